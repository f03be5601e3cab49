"""Odds at the call in basketball and among owners: by what the seat may know, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient
from playwright.sync_api import expect

from fieldhouse import catalog
from fieldhouse.games.lords.state import Game as LordsGame
from fieldhouse.table.advice import at_the_question
from fieldhouse.table.pages import Prospects
from fieldhouse.table.seat import Seat
from web.browsing import answer
from web.conftest import SetUp, Visitor
from web.playing import View, give, lobby_of, look

PEOPLE = [{"who": "me"}, {"who": "friend"}]


def until_foretold(client: TestClient, token: str, *names: str) -> View:
    """Go on with defaults until answers are foretold to one of these questions."""
    view = look(client, token)
    while not (view["has_odds"] and view["question"]["name"] in names):
        view = give(client, token, view)
    return view


def test_a_shot_is_weighed_against_a_pass(client: TestClient, set_up: SetUp, seed: int) -> None:
    (seat,) = set_up("statispro", orders="none")["seats"]
    view = until_foretold(client, seat["token"], "ball")
    told = {row["key"]: row for row in client.get(f"/api/seats/{seat['token']}/odds").json()}
    keys = {option["key"]: option for option in view["question"]["options"]}
    assert {"shoot", "advance"} & set(told) and set(told) <= set(keys)
    if "shoot" in told:
        assert f"{told['shoot']['goes_in'] * 100:.0f}% go in" in keys["shoot"]["help"]
    assert all(0 <= row["points"] < 3 for row in told.values())


def test_a_hand_is_weighed_for_every_action_and_card(client: TestClient, set_up: SetUp, seed: int) -> None:
    (seat,) = set_up("lords", orders="none")["seats"]
    token = seat["token"]
    view = until_foretold(client, token, "action")
    told = client.get(f"/api/seats/{token}/odds").json()
    legal = [option["key"] for option in view["question"]["options"]]
    assert [row["key"] for row in told] == [key for key in legal if key in [row["key"] for row in told]]
    assert len(told) >= 3
    room, _ = lobby_of(client).rooms.seat(token)
    game = room.session.game
    assert isinstance(game, LordsGame)
    hand = [f"{game.box.cards[card].title} ({game.box.cards[card].ops})" for card in game.owners[0].hand]
    assert {row["card"] for row in told} <= set(hand)
    wins = next(row for row in told if row["key"] in ("superstars", "allstars", "manager-card"))
    assert wins["points"] > 0
    view = give(client, token, view, wins["key"])
    cards = client.get(f"/api/seats/{token}/odds").json()
    assert max(row["points"] for row in cards) == wins["points"], "the best of the cards is what the action promised"


def test_nobodys_hand_else_counts(client: TestClient, set_up: SetUp, seed: int) -> None:
    """The rivals' cards are dealt anew: what is foretold stays the same."""
    (seat,) = set_up("lords", orders="none")["seats"]
    until_foretold(client, seat["token"], "action")
    room, _ = lobby_of(client).rooms.seat(seat["token"])
    weighed = catalog.game("lords").pages.weighed

    def told(is_dealt_anew: bool) -> Prospects | None:
        def looked(ask: Any, game: Any, at: Seat, subject: Any, whim: float) -> Prospects | None:
            hands = [owner.hand[:] for owner in game.owners]
            if is_dealt_anew:
                hands = [hands[0], *hands[2:], hands[1]]
                for owner, hand in zip(game.owners, hands, strict=True):
                    owner.hand[:] = hand
            return weighed(ask, game, at, subject)

        return at_the_question(room.session, Seat(0), looked)

    before = told(is_dealt_anew=False)
    assert before is not None and before.values and before == told(is_dealt_anew=True)


@pytest.mark.parametrize("game", ["statispro", "lords"])
def test_between_people_nothing_is_weighed_unless_it_was_agreed(client: TestClient, set_up: SetUp, game: str) -> None:
    seats = set_up(game, seats=PEOPLE, **({"teams": ["CED", "COP"]} if game == "lords" else {}))["seats"]
    assert client.get(f"/api/seats/{seats[0]['token']}/odds").status_code == 409
    assert not look(client, seats[0]["token"])["has_odds"]


def test_an_owner_opens_what_his_cards_are_worth(visitor: Visitor, address: str) -> None:
    page = visitor().new_page()
    page.goto(f"{address}/new/lords")
    page.get_by_role("button", name="Sit down").click()
    opener = page.get_by_role("button", name="Odds at the call")
    expect(page.locator("#ask .answers button").first).to_be_enabled()
    while not opener.count():
        answer(page)
    opener.click()
    sheet = page.locator("#sheet")
    expect(sheet.locator("tbody tr").first).to_be_visible()
    expect(sheet).to_contain_text("Best card")
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    expect(sheet).to_contain_text("What everybody did")
    expect(sheet).to_contain_text("Year 1, won and lost")
    expect(sheet).not_to_contain_text("$")
