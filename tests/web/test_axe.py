"""Every kind of page held against axe's rules of accessibility: all of them in light, colours in dark too.

A page is loaded once: it changes its colours without being read again, and nothing else changes with them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from web.axe import commissioner, look, table
from web.browsing import COMPUTERS

__all__ = ["commissioner", "look"]

HOUSE: Final = (
    "/", "/sign-in", "/seasons", "/leagues", "/rules", "/nowhere", "/offline", "/new/ddf", "/new/lords", "/teams/lords",
    "/rules/statispro", "/teams/ddf/2017-NE", "/teams/bowlbound/2024-OSU", "/teams/statispro/1986-BOS",
    "/from-totals/statispro", "/box/lords/owners",
)  # fmt: skip
BOARDS: Final = ("ddf", "statispro", "lords")
"""A game for each kind of board."""


def test_pages_of_the_house(look: Callable[..., list[str]]) -> None:
    found = [fault for path in HOUSE for fault in look(path)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", BOARDS)
def test_tables(commissioner: BrowserContext, address: str, look: Callable[..., list[str]], game: str) -> None:
    def asked(page: Page) -> None:
        expect(page.locator("#ask .answers, #ask .number").first).to_be_visible()

    link = table(commissioner, address, game=game, orders="usual")["seats"][0]["link"]
    found = look(link, asked)

    def orders(page: Page) -> None:
        page.get_by_role("button", name="Orders").click()
        expect(page.locator("#sheet .orders")).to_be_visible()

    found += look(link, orders) if game == "statispro" else []
    assert not found, "\n".join(found)


def test_a_game_that_is_watched_and_its_sheets(
    commissioner: BrowserContext, address: str, look: Callable[..., list[str]]
) -> None:
    watch = table(commissioner, address, game="ddf", seats=COMPUTERS, options={"preset": "basic"})["watch"]
    found = look(watch) + look(f"{watch}/story")

    def box_score(page: Page) -> None:
        page.get_by_role("button", name="Box score").click()
        expect(page.locator("#sheet .printed").first).to_be_visible()

    found += look(watch, box_score)
    assert not found, "\n".join(found)


def test_the_chart_editor(look: Callable[..., list[str]]) -> None:
    def spoken(page: Page) -> None:
        cell = page.get_by_label("offense, 25, 1-Line Plunge", exact=True)
        cell.fill("nonsense")
        cell.blur()
        expect(cell).to_have_attribute("aria-invalid", "true")

    found = look("/teams/ddf/2017-PHI/edit", spoken)
    assert not found, "\n".join(found)


def test_a_season_and_a_league(commissioner: BrowserContext, address: str, look: Callable[..., list[str]]) -> None:
    wish = {"name": "office", "teams": 4, "owners": {"ASH": "Ann"}}
    (own,) = commissioner.request.post(f"{address}/api/leagues", data=wish).json()["owners"]
    commissioner.request.post(f"{address}/api/seasons", data={"game": "ddf", "schedule": "2017", "name": "ours"})
    pages = [f"/seasons/ours{path}" for path in ("", "/schedule", "/leaders", "/history", "/playoffs", "/teams/NE")]
    owners = [f"{own['link']}{path}" for path in ("", "?what=draft", "/desk?only=plan")]
    found = [fault for path in (*pages, "/leagues/office", "/leagues/office/desk", *owners) for fault in look(path)]
    assert not found, "\n".join(found)
