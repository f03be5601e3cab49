"""Everybody's chance to win on the scoreboard, after every play, for all four games; nothing where nobody can say."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from time import monotonic
from typing import Any

import pytest
from fastapi.testclient import TestClient
from playwright.sync_api import Locator, Page, expect

from fieldhouse import catalog
from fieldhouse.batch import ahead
from fieldhouse.store import saved
from fieldhouse.table.journal import Header
from fieldhouse.table.rollouts import chances_from
from fieldhouse.table.session import Session
from fieldhouse.web.live_chances import ASKED_AGAIN
from fieldhouse.web.settings import LOOPBACK, Settings
from fieldhouse.web.workshop import Workshop
from patience import wait_until
from web.browsing import COMPUTERS, answer
from web.conftest import KEY, SetUp, Visitor
from web.playing import give, lobby_of, look

FOOTBALLS = ["ddf", "bowlbound"]


@pytest.fixture
def settings() -> Settings:
    return Settings(KEY, (*LOOPBACK, "testserver"))


@pytest.fixture
def solved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every pairing of football has its tables at hand; here a formula stands for them."""
    for game in FOOTBALLS:
        definition: Any = catalog.game(game)
        told = definition.win_chance(None)
        monkeypatch.setattr(
            definition, "tellers", type("AtHand", (dict,), {"get": lambda self, key, told=told: told})()
        )


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a process would play out is played out here, in two games instead of forty."""

    def do(shop: Workshop, work: Callable[..., Any], *given: object, on_progress: object = None) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(work(*given))
        return done

    monkeypatch.setattr(Workshop, "do", do)
    monkeypatch.setattr("fieldhouse.table.rollouts.ROLLOUTS", 2)


def percents(shown: Locator) -> list[int]:
    return [int(text.split()[-1].rstrip("%")) for text in shown.all_inner_texts()]


def sit_down(visitor: Visitor, address: str, game: str, **options: Any) -> Page:
    context = visitor(width=1280, height=800)
    wish = {"game": game, "options": options}
    (seat,) = context.request.post(f"{address}/api/tables", data=wish).json()["seats"]
    page = context.new_page()
    page.goto(f"{address}{seat['link']}")
    expect(page.locator(".answers button").first).to_be_enabled()
    return page


@pytest.mark.parametrize("game", [*FOOTBALLS, "statispro"])
def test_both_chances_stand_on_the_scoreboard_of_a_seat_and_move(
    visitor: Visitor, address: str, seed: int, solved: None, game: str
) -> None:
    page = sit_down(visitor, address, game)
    chances = page.locator(".scoreboard .sb-chance")
    seen = set()
    for _ in range(12):
        answer(page)
        if chances.count():
            assert sum(percents(chances)) in (99, 100, 101)
            seen.add(tuple(percents(chances)))
    assert len(seen) > 1, "plays move it"


def test_nothing_stands_there_while_the_tables_of_a_pairing_are_not_solved(
    client: TestClient, set_up: SetUp, seed: int
) -> None:
    (seat,) = set_up("ddf")["seats"]
    view = look(client, seat["token"])
    for _ in range(4):
        assert view["chances"] is None
        view = give(client, seat["token"], view)


@pytest.mark.parametrize("game", FOOTBALLS)
def test_until_then_the_scoreboard_says_roughly_what_a_formula_does(
    visitor: Visitor, address: str, seed: int, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """As if both teams were equally good, and it says so; the pairing's own chance takes its place."""
    page = sit_down(visitor, address, game)
    rough, known = page.locator(".scoreboard .rough"), page.locator("[data-chance]")
    seen = set()
    for _ in range(12):
        answer(page)
        expect(rough).to_have_count(2)
        shown = [int(text.partition("≈")[2].rstrip("%")) for text in rough.all_inner_texts()]
        assert sum(shown) in (99, 100, 101) and known.count() == 0
        seen.add(tuple(shown))
    assert len(seen) > 1, "plays move it"
    rough.first.locator(".term").hover()
    expect(page.locator("#tip")).to_contain_text("as if both teams were equally good")
    definition: Any = catalog.game(game)
    told = definition.win_chance(None)
    at_hand = type("AtHand", (dict,), {"get": lambda self, key: told})()
    monkeypatch.setattr(definition, "tellers", at_hand)
    answer(page)
    expect(known).to_have_count(2)
    expect(rough).to_have_count(0)


def test_tables_of_a_pairing_that_is_played_on_are_worked_out_once_for_the_scoreboard(
    client: TestClient, set_up: SetUp, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Header] = []
    monkeypatch.setattr(ahead, "begin_tables", begun.append)
    monkeypatch.setattr("fieldhouse.web.live_chances.REST", 0.0)
    (seat,) = set_up("ddf")["seats"]
    room = lobby_of(client).rooms.seat(seat["token"])[0]
    view = give(client, seat["token"], look(client, seat["token"]))
    assert not begun, "whoever has only looked in costs nobody a minute of the processor"
    monkeypatch.setattr("fieldhouse.web.live_chances.monotonic", lambda: monotonic() + ASKED_AGAIN)
    for _ in range(60):
        if not begun:
            view = give(client, seat["token"], view)
    assert [(header.pairing, header.seed) for header in begun] == [(room.header.pairing, 0)]


def test_a_replay_gives_nothing_away(visitor: Visitor, address: str, seed: int) -> None:
    context = visitor(width=1280, height=800)
    wish = {"game": "statispro", "seats": COMPUTERS}
    table = context.request.post(f"{address}/api/tables", data=wish).json()["table"]
    page = context.new_page()
    page.goto(f"{address}/watch/{table}")
    points = page.locator("#curve .point:not(.to-come)")
    expect(points).to_have_count(1)
    label = page.locator("#curve [data-of-seat='1']")
    expect(label).to_have_text(percent_at(page, 0))
    page.locator("#jump").fill("60")
    expect(page.locator("#table-view")).to_have_attribute("data-play", "60")
    last_seen = int(points.last.locator("circle").get_attribute("data-play") or 0)
    assert 0 < last_seen <= 60
    expect(label).to_have_text(percent_at(page, last_seen))
    line = page.locator("#curve polyline").get_attribute("points") or ""
    assert len(line.split()) == points.count(), "the line ends where one is"
    told = context.request.get(f"{address}/api/tables/{table}/plays/60").json()["chances"]
    assert percents(page.locator(".scoreboard .sb-chance")) == [round(100 * chance) for chance in told]
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("#curve .to-come")).to_have_count(0)
    expect(page.locator(".sb-chance")).to_have_count(0)


def percent_at(page: Page, play: int) -> str:
    """The home team's chance at a point of the curve, as it is told there."""
    chances: str = page.evaluate(f"document.querySelector('#curve circle[data-play=\"{play}\"]').dataset.chances")
    return f"{round(100 * float(chances.strip('[]').split(',')[1]))}%"


def test_owners_are_told_their_chances_when_a_phase_is_over(
    visitor: Visitor, address: str, seed: int, at_once: None
) -> None:
    page = sit_down(visitor, address, "lords")
    chances = page.locator(".scoreboard .sb-chance")
    expect(chances).to_have_count(0)
    for _ in range(60):
        if chances.count():
            break
        answer_usual(page)
    assert sum(percents(chances)) in range(98, 103)
    assert chances.count() == page.locator(".sb-owners .sb-team").count()


def answer_usual(page: Page) -> None:
    """Give the marked answer."""
    version = page.get_attribute("#table-view", "data-version")
    page.locator(".answers .default, .answers button, .number button").first.click()
    expect(page.locator("#table-view")).not_to_have_attribute("data-version", str(version))


def test_chances_told_to_all_do_not_know_who_holds_which_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fieldhouse.table.rollouts.ROLLOUTS", 3)
    definition = catalog.game("lords")
    header = replace(definition.header((), 7, {}), seats=("owner",) * 2 + ("random",) * 2)
    header = replace(header, seats=header.seats[: len(header.teams)])
    session = Session(definition, header, saved.coaches_of(definition, header))
    state = session.state_at(4)
    one, other = (owner["hand"] for owner in state["owners"][:2])
    count = min(len(one), len(other))
    assert count and one != other
    swapped = {**state, "owners": [dict(owner) for owner in state["owners"]]}
    swapped["owners"][0]["hand"] = [*other[:count], *one[count:]]
    swapped["owners"][1]["hand"] = [*one[:count], *other[count:]]
    coaches = [catalog.coach("lords", "owner")] * len(header.teams)
    told = [chances_from(definition, header, coaches, 4, each, is_blind=True) for each in (state, swapped)]
    assert told[0] == told[1]


def test_the_teams_are_looked_at_beside_the_answers(client: TestClient, set_up: SetUp, seed: int) -> None:
    definition: Any = catalog.game("statispro")
    definition.tellers.clear()
    (seat,) = set_up("statispro")["seats"]
    view = look(client, seat["token"])
    assert view["chances"] is None, "an answer does not wait for it"
    room = lobby_of(client).rooms.seat(seat["token"])[0]
    wait_until(lambda: definition.teller_at_hand(room.header) is not None, "nobody looks at the teams")
    assert look(client, seat["token"])["chances"] is not None
