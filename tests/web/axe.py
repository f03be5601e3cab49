"""What axe, a checker of accessibility, says of a page."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from playwright.sync_api import Page

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
