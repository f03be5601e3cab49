"""What people do in a browser, and what they can read there."""

from __future__ import annotations

from playwright.sync_api import Page, expect

COMPUTERS = [{"who": "computer"}, {"who": "computer"}]


def answer(page: Page, at: int = 0) -> None:
    """Click an answer and wait for the table to go on."""
    version = page.get_attribute("#table-view", "data-version")
    page.locator(".answers button").nth(at).click()
    expect(page.locator("#table-view")).not_to_have_attribute("data-version", str(version))


SMALLEST = """
(what) => Math.min(...[...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect().height))
"""


LEGIBLE = 11
"""The least height of a line of text, in pixels, that is read without glasses."""
