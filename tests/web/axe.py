"""What axe, a checker of accessibility, says of a page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any, Final

import pytest
from playwright.sync_api import BrowserContext, Page

from web.conftest import KEY, Visitor

AXE: Final = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
EVERYTHING: Final = {"resultTypes": ["violations"]}
COLOURS: Final = {**EVERYTHING, "runOnly": ["color-contrast", "link-in-text-block"]}


def faults(page: Page) -> list[str]:
    """What axe has against a page, with the elements it means."""
    found = []
    page.evaluate(AXE)
    for scheme, options in (("light", EVERYTHING), ("dark", COLOURS)):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        for each in page.evaluate("(options) => axe.run(options)", options)["violations"]:
            nodes = [f"{node['target'][0]}: {node['failureSummary'][:200]}" for node in each["nodes"][:3]]
            found.append(f"{page.url} ({scheme}) {each['id']}: {nodes}")
    page.emulate_media(color_scheme="light")
    return found


@pytest.fixture
def commissioner(visitor: Visitor, address: str) -> Iterator[BrowserContext]:
    context = visitor(width=1280, height=800)
    context.request.post(f"{address}/api/sign-in", data={"key": KEY})
    yield context


@pytest.fixture
def look(commissioner: BrowserContext, address: str) -> Callable[..., list[str]]:
    """Go to a page, do something there, and hear what axe says."""
    page = commissioner.new_page()

    def come(path: str, do: Callable[[Page], object] = lambda page: None) -> list[str]:
        page.goto(f"{address}{path}")
        do(page)
        return faults(page)

    return come


def table(commissioner: BrowserContext, address: str, **wish: Any) -> dict[str, Any]:
    return dict(commissioner.request.post(f"{address}/api/tables", data=wish).json())
