"""A season lived in by clicks in Chromium: begun with a team, simulated, and looked up when it is over."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from patience import PATIENCE
from web.axe import faults
from web.conftest import KEY, Visitor

OVERFLOW = "document.documentElement.scrollWidth - innerWidth"
TALLEST = """
(what) => Math.max(...[...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect().height))
"""
DOT = 20
"""The most height of a team's dot beside its name, in pixels."""
SEASON_TIME = 10_000 * PATIENCE
"""The computer plays 267 games."""


@pytest.fixture
def commissioner(visitor: Visitor, address: str, monkeypatch: pytest.MonkeyPatch) -> Page:
    monkeypatch.setattr("fieldhouse.seasons.begin.fair_seed", lambda: 20171)  # the same dice in every run
    context = visitor(width=1280, height=800)
    context.request.post(f"{address}/api/sign-in", data={"key": KEY})
    return context.new_page()


def begin(page: Page, address: str) -> None:
    """A season of computers who call at random: they are quick."""
    wish = {"game": "ddf", "schedule": "2017", "name": "ours", "team": "PHI", "level": "random"}
    assert page.request.post(f"{address}/api/seasons", data=wish).ok


def open_tab(page: Page, name: str) -> None:
    page.get_by_role("navigation", name="Season").get_by_role("link", name=name).click()
    expect(page.get_by_role("navigation", name="Season").get_by_role("link", name=name)).to_have_attribute(
        "aria-current", "page"
    )


def test_a_week_is_simulated_and_its_past_leaders_and_teams_are_looked_up(commissioner: Page, address: str) -> None:
    page = commissioner
    begin(page, address)
    page.goto(f"{address}/seasons/ours")
    page.get_by_role("button", name="Simulate week 1").click()
    expect(page.get_by_text("15 of 16 games played")).to_have_count(0)
    expect(page.locator(".own-season")).to_contain_text("Last:")
    open_tab(page, "History")
    race = page.get_by_role("region", name="NFC East").locator("polyline")
    expect(race).to_have_count(8)
    assert page.evaluate(TALLEST, ".races .kit-dot") <= DOT, "a team's dot is no larger than its name"
    page.get_by_text("Places after each week").first.click()
    expect(page.get_by_role("region", name="Records of the season")).to_contain_text("Passing yards")
    beside = page.get_by_role("region", name="Beside the real season").locator("tbody tr")
    assert beside.count() >= 28
    page.get_by_role("region", name="Records of the season").get_by_role("link", name="1", exact=True).first.click()
    page.wait_for_url("**/watch/season-*")
    page.go_back()
    open_tab(page, "Leaders")
    real = page.get_by_role("region", name="Scoring offense").locator(".actual")
    expect(real).to_contain_text("LA")
    page.locator(".own-season").get_by_role("link", name="Philadelphia Eagles").first.click()
    reality = page.get_by_role("region", name="Real against simulated")
    expect(reality).to_contain_text("Actual")
    expect(reality.locator("tbody tr").nth(1)).to_contain_text("1-0")
    page.get_by_role("link", name="Play with this team").click()
    page.wait_for_url("**/new/ddf?team=2017-PHI")
    for width in (1600, 1280, 360):
        page.set_viewport_size({"width": width, "height": 800})
        for path in ("history", "leaders", "teams/PHI"):
            page.goto(f"{address}/seasons/ours/{path}")
            assert page.evaluate(OVERFLOW) <= 0, (width, path)
            assert width != 1280 or not faults(page), path


@pytest.mark.slow
def test_a_finished_season_stands_in_the_archive(commissioner: Page, address: str) -> None:
    page = commissioner
    begin(page, address)
    page.goto(f"{address}/seasons")
    expect(page.get_by_role("heading", name="Archive")).to_have_count(0)
    page.get_by_role("link", name="ours").click()
    page.get_by_role("button", name="Simulate", exact=True).click()
    expect(page.get_by_text("Champion:")).to_be_visible(timeout=SEASON_TIME)
    page.goto(f"{address}/seasons")
    archive = page.get_by_role("region", name="Archive")
    expect(archive.get_by_role("link")).to_contain_text("Champion:")
    expect(page.get_by_text("No season is under way.")).to_be_visible()
    assert not faults(page)
    archive.get_by_role("link").click()
    page.wait_for_url("**/seasons/ours")
