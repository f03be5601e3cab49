"""The guided first game of each kind: notes over a real game with chosen dice, true whatever a player does."""

from __future__ import annotations

import re

import pytest
from fastapi.testclient import TestClient
from playwright.sync_api import expect

from fieldhouse import catalog
from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.franchise import COMMISSIONER
from fieldhouse.games.fool.settings import Settings, plain
from fieldhouse.games.fool.state import PHASES
from fieldhouse.leagues.open_league import OpenLeague
from fieldhouse.leagues.store import LeagueStore
from fieldhouse.web.course import course, league_marks, marks_for
from web.browsing import answer
from web.conftest import KEY, SetUp, Visitor
from web.playing import give, lobby_of, look, play_until

LONGEST = 60
"""Answers within which whoever takes every default has been told everything."""


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_course_tells_all_that_it_has_within_some_answers(client: TestClient, set_up: SetUp, game: str) -> None:
    token = set_up(game, guided=True)["seats"][0]["token"]
    view = look(client, token)
    told: set[int] = set()
    for _ in range(LONGEST):
        told |= {mark["number"] for mark in marks_for(game, view)["shown"]}
        view = give(client, token, view)
    assert [mark.title for mark in course(game).marks if mark.number not in told] == []


@pytest.mark.parametrize("game", ["ddf", "bowlbound"])
def test_a_note_counts_the_dice_as_the_rules_do(client: TestClient, set_up: SetUp, game: str) -> None:
    token = set_up(game, guided=True)["seats"][0]["token"]
    view, counted = look(client, token), 0
    for _ in range(LONGEST):
        for mark in marks_for(game, view)["shown"]:
            dice = re.search(r"black (\d), white (\d) and (\d) make (\d+)", mark["text"])
            if dice:
                black, white, other, reads = map(int, dice.groups())
                assert 10 * black + white + other == reads
                counted += 1
        view = give(client, token, view)
    assert counted > 3


def test_the_dice_of_a_course_are_chosen_and_those_of_other_games_are_not(client: TestClient, set_up: SetUp) -> None:
    one, two = (set_up("ddf", guided=True)["table"] for _ in range(2))
    rooms = lobby_of(client).rooms
    assert rooms.room(one).header.seed == rooms.room(two).header.seed == course("ddf").seed
    assert rooms.room(one).header.is_ready, "nobody throws bytes in"
    assert not rooms.room(set_up("ddf")["table"]).header.is_ready


def test_an_owner_is_told_what_every_phase_of_his_first_year_is_about() -> None:
    known = {"mine": "Cedar Falls Sawyers", "clubs": 4, "limit": 64}
    told = {mark["number"] for phase in PHASES for mark in league_marks("fool", phase, known)["shown"]}
    assert told == {mark.number for mark in course("fool").marks}


def test_a_shot_says_how_likely_it_is(client: TestClient, set_up: SetUp) -> None:
    token = set_up("statispro", guided=True)["seats"][0]["token"]
    options = play_until(client, token, "ball")["question"]["options"]
    shot = next(option["help"] for option in options if option["key"] == "shoot")
    assert re.fullmatch(r"(\d+)% go in \(SHOT # 1 to \1\)\.|It cannot go in\.", shot)


def test_others_are_told_nothing(client: TestClient, set_up: SetUp) -> None:
    seat = set_up("ddf")["seats"][0]["link"]
    page = client.get(seat).text
    assert 'id="marks"' not in page and "coach.js" not in page


def test_a_stranger_is_shown_how_and_may_skip_it(visitor: Visitor, address: str) -> None:
    page = visitor(width=1280, height=800).new_page()
    page.goto(address)
    page.get_by_role("button", name="Show me how").click()
    box = page.locator("#coach")
    expect(box).to_contain_text("You coach Philadelphia Eagles")
    expect(page.locator(".scoreboard")).to_have_class(re.compile("coached"))
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".answers").first).to_have_class(re.compile("coached"))
    answer(page)  # it stands in nobody's way
    while "The black die counts ten" not in box.inner_text():
        if box.is_visible():
            page.get_by_role("button", name="Next").click()
        else:
            answer(page)
    thrown = [
        int(label.split()[-1])
        for label in page.locator(".throw .die").evaluate_all("all => all.map((die) => die.ariaLabel)")
    ]
    black, white, other = thrown[:3]
    expect(box).to_contain_text(f"black {black}, white {white} and {other} make {10 * black + white + other}.")
    page.get_by_role("button", name="Skip the course").click()
    expect(box).to_be_hidden()
    answer(page)
    page.reload()
    expect(page.locator(".answers button").first).to_be_enabled()
    expect(box).to_be_hidden()


def test_an_owner_clicks_through_the_course_of_his_first_year(visitor: Visitor, address: str) -> None:
    """Phase by phase, on the page where each is due; all notes of the course come up, each once."""
    small = {**plain(Settings()), "season_games": 2, "rounds": 2, "class_size": 8, "playoff_teams": 2}
    opened = OpenLeague.found(LeagueStore(), "ours", 7, 4, small, {})
    opened.give(Command(COMMISSIONER, "own", {"team": "BAY", "owner": "Ann"}))
    context = visitor(width=1280, height=900)
    context.request.post(f"{address}/api/sign-in", data={"key": KEY})
    (link,) = context.request.get(f"{address}/api/leagues/ours/owners").json()
    page, home = context.new_page(), f"{address}{link['link']}"
    box, read = page.locator("#coach"), list[str]()
    while OpenLeague(LeagueStore(), "ours").league.year == 1:
        for at in (home, f"{home}?what=draft"):
            page.goto(at)
            expect(page.get_by_role("button").first).to_be_enabled()
            while box.is_visible():
                read.append(box.locator("#coach-title").inner_text())
                expect(page.locator(".coached")).to_have_count(1)
                page.get_by_role("button", name="Next").click()
        page.goto(home)
        staff = page.locator(".duty.now").get_by_role("button", name="Leave it to the staff")
        with page.expect_navigation():
            (staff if staff.count() else page.get_by_role("button", name="Close the phase")).first.click()
    assert sorted(read) == sorted(mark.title for mark in course("fool").marks)
