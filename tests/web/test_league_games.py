"""An owner's games of FOOL in the browser: played at a table, watched, read; the box score and careers are kept."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.franchise import COMMISSIONER
from fieldhouse.games.fool.settings import Settings, plain
from fieldhouse.games.fool.state import EXHIBITION, League
from fieldhouse.leagues.open_league import OpenLeague
from fieldhouse.leagues.store import LeagueStore
from web.axe import faults
from web.browsing import answer
from web.conftest import KEY, Visitor

SMALL = {**plain(Settings()), "season_games": 3, "rounds": 2, "class_size": 8, "playoff_teams": 2}


class Owner(NamedTuple):
    """Ann, who owns Bayport and is the commissioner too, on her first page."""

    context: BrowserContext
    page: Page
    home: str
    address: str


@pytest.fixture
def ann(visitor: Visitor, address: str) -> Owner:
    opened = OpenLeague.found(LeagueStore(), "ours", 7, 4, SMALL, {})
    while opened.league.phase != EXHIBITION:
        opened.step()
    opened.give(Command(COMMISSIONER, "own", {"team": "BAY", "owner": "Ann"}))
    context = visitor(width=1280, height=900)
    context.request.post(f"{address}/api/sign-in", data={"key": KEY})
    (link,) = context.request.get(f"{address}/api/leagues/ours/owners").json()
    page = context.new_page()
    page.goto(f"{address}{link['link']}")
    return Owner(context, page, page.url, address)


def league_now() -> League:
    return LeagueStore().league("ours")[0]


def to_the_end(ann: Owner, token: str) -> None:
    """The computer calls the rest of the game for her."""
    path = f"{ann.address}/api/seats/{token}"
    view = ann.context.request.get(path).json()
    while not view["over"]:
        called = ann.context.request.post(f"{path}/let-call", data={"turn": view["turn"], "until": "rest"})
        assert called.ok, called.text()
        view = called.json()


def test_an_owner_plays_a_game_of_his_club_and_it_counts(ann: Owner) -> None:
    page = ann.page
    page.get_by_role("button", name="Play it yourself").click()
    expect(page.locator("#board, .scoreboard").first).to_contain_text("BAY")
    answer(page)
    seat = page.url
    page.goto(ann.home)
    page.get_by_role("button", name="Close the phase").click()
    expect(page.get_by_text("is under way: it is played to its end, or given up")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Go on with it").click()
    expect(page).to_have_url(seat)
    to_the_end(ann, seat.rpartition("/")[2])
    page.goto(ann.home)
    told = page.locator(".duty", has_text="Bayport Breakers").filter(has_text=re.compile(r"exhibition 1: \d+-\d+"))
    told.get_by_role("link", name=re.compile(r"\d+-\d+: open it")).click()
    expect(page.get_by_role("button", name="Box score")).to_be_visible()
    page.go_back()
    told.get_by_role("link", name="Read its story").click()
    expect(page.locator("main")).to_contain_text("Bayport")
    fixture = next(each for each in league_now().fixtures if "BAY" in (each.away, each.home))
    assert fixture.score is not None


def test_an_owner_watches_and_reads_his_game_and_his_mens_careers(ann: Owner) -> None:
    page = ann.page
    page.get_by_role("button", name="Have it played, and watch").click()
    page.get_by_role("button", name="Box score").click()
    sheet = page.locator("#sheet .printed").first
    expect(sheet).to_be_visible()
    men = {man.name: man.id for man in league_now().roster("BAY") if man.position == "Q"}
    seen = [name for name in men if name in sheet.inner_text()]
    assert seen, "a passer of the roster stands in the box score"
    page.goto(f"{ann.address}/leagues/ours?what=schedule")
    scores = page.locator("td a", has_text=re.compile(r"^\d+-\d+$"))
    assert scores.count() == 1
    page.goto(f"{ann.address}/leagues/ours/players/{men[seen[0]]}")
    expect(page.get_by_role("region", name="Passing")).to_contain_text("Career")
    assert not faults(page)
    page.goto(ann.home)
    assert not faults(page)
    OpenLeague(LeagueStore(), "ours").step()
    page.goto(f"{ann.address}/leagues/ours?what=schedule")
    scores.nth(1).click()
    expect(page.get_by_role("button", name="Box score")).to_be_visible()


def test_a_game_is_given_up_and_begun_anew(ann: Owner) -> None:
    page = ann.page
    page.get_by_role("button", name="Play it yourself").click()
    answer(page)
    page.goto(ann.home)
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Give it up").click()
    expect(page.get_by_role("button", name="Play it yourself")).to_be_visible()
    assert LeagueStore().games.under_way("ours", 1) == frozenset()


def test_nobody_plays_for_another_club(ann: Owner) -> None:
    token = ann.home.rpartition("/")[2]
    other = next(each for each in league_now().stage_games() if "BAY" not in (each.away, each.home))
    path = f"{ann.address}/api/leagues/ours/owners/{token}/games/{other.number}/watch"
    refused = ann.context.request.post(path, data={})
    assert refused.status == 404 and "not a game of yours" in refused.json()["detail"]
