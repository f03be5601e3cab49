"""A season's own games by clicks in Chromium: sat down to, left, gone on with, given up, watched, and read about."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from fieldhouse.seasons.simulate import simulate
from fieldhouse.seasons.store import SeasonStore
from web.browsing import BEGUN, answer
from web.conftest import KEY, Visitor

SEASON = {
    "game": "ddf",
    "schedule": "2017",
    "name": "ours",
    "team": "PHI",
    "level": "random",
    "options": {"preset": "basic"},
}


@pytest.fixture
def page(visitor: Visitor, address: str, monkeypatch: pytest.MonkeyPatch) -> Page:
    """The commissioner's page of a season that has just begun, his team Philadelphia."""
    monkeypatch.setattr("fieldhouse.seasons.begin.fair_seed", lambda: 20171)  # the same dice in every run
    context = visitor(width=1280, height=800)
    context.request.post(f"{address}/api/sign-in", data={"key": KEY})
    assert context.request.post(f"{address}/api/seasons", data=SEASON).ok
    page = context.new_page()
    page.goto(f"{address}/seasons/ours")
    return page


def test_a_game_is_sat_down_to_gone_on_with_taken_up_and_given_up(page: Page) -> None:
    home = page.url
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/seat/**")
    answer(page)
    seat = page.url
    page.goto(home)
    page.get_by_role("button", name="Go on with it").click()
    page.wait_for_url(seat)
    page.wait_for_selector(BEGUN, state="attached")
    page.goto(f"{home}/schedule")
    page.get_by_role("button", name=re.compile("Take up game")).click()
    page.wait_for_url(seat)
    page.goto(f"{home}/schedule")
    page.on("dialog", lambda dialog: dialog.accept())
    given_up = page.get_by_role("button", name=re.compile("Give up game"))
    number = (given_up.get_attribute("aria-label") or "").rpartition(" ")[2]
    with page.expect_navigation():
        given_up.click()
    expect(page.get_by_role("button", name=f"Play game {number}", exact=True)).to_be_visible()
    page.goto(home)
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_game_is_watched_and_a_week_is_read_and_opened_by_a_score(page: Page) -> None:
    home = page.url
    page.get_by_role("button", name="Watch it").click()
    page.wait_for_url("**/watch/**")
    expect(page.locator("#table-view")).to_contain_text("Philadelphia Eagles")
    seasons = SeasonStore()
    simulate(seasons, seasons.look("ours"), ("1",))
    page.goto(f"{home}/schedule")
    week = page.locator(".week", has=page.get_by_role("heading", name="Week 1", exact=True))
    week.locator("summary").click()
    round_up, opens = week.locator(".round-up"), re.compile("Philadelphia Eagles .*: open it")
    expect(round_up).to_contain_text(re.compile(r"Your Philadelphia Eagles (beat|lost to) .* \d+-\d+"))
    told = round_up.get_by_role("link", name=opens).first
    expect(told).to_have_text(re.compile(r"^\d+-\d+$"))
    told.click()
    page.wait_for_url("**/watch/season-*")
    opened = page.url
    page.go_back()
    week.locator("summary").click()
    week.locator("td").get_by_role("link", name=opens).click()
    page.wait_for_url(opened)
    expect(page.locator("#table-view")).to_contain_text("Philadelphia Eagles")
    expect(page.locator(".play-by-play, aside").first).to_contain_text(
        "Nothing has happened yet."
    )  # from its beginning
