"""What people do in a browser, and what they can read there."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from patience import PATIENCE

COMPUTERS = [{"who": "computer"}, {"who": "computer"}]


BEGUN = """#table-view[data-dice*='"waits_for": []']"""
"""On a seat's page: everybody has thrown his bytes in."""


def answer(page: Page, at: int = 0) -> None:
    """Click an answer, once the game has begun, and wait for the table to go on."""
    page.wait_for_selector(BEGUN, state="attached")
    version = page.get_attribute("#table-view", "data-version")
    page.locator(".answers button, .number button").nth(at).click()
    if page.locator("#doubt").is_visible():
        page.get_by_role("button", name="Call it all the same").click()
    expect(page.locator("#table-view")).not_to_have_attribute("data-version", str(version))


def wait_for(page: Page, what: Callable[[], object]) -> None:
    """Wait for something that the browser tells this test; it is heard only while the page is waited for."""
    until = time.monotonic() + PATIENCE
    while not what():
        if time.monotonic() > until:
            pytest.fail("the browser does not tell it")
        page.wait_for_timeout(20)


SMALLEST = """
(what) => Math.min(...[...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect().height))
"""


LEGIBLE = 11
"""The least height of a line of text, in pixels, that is read without glasses."""
