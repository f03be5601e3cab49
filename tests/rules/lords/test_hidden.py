"""2.3 Hidden information: no view shows another owner's hand or money."""

from __future__ import annotations

import json

from fieldhouse import catalog
from fieldhouse.games.lords.model import PHENOM
from fieldhouse.games.lords.rules.cards import exchange_compulsory, leftover_cards
from fieldhouse.games.lords.rules.farm import cut_phenom
from fieldhouse.games.lords.state import Game
from fieldhouse.table.seat import all_seats
from fieldhouse.table.session import Session
from rules.lords.stage import NUMBER, finish, hold, league
from table.seats import FIRST, THIRD


def seen_by(game: Game) -> list[str]:
    return [json.dumps(game.view(seat)) for seat in game.seats]


def test_2_3_money_is_seen_by_its_owner_alone() -> None:
    game = league()
    before = seen_by(game)
    game.owners[2].cash += 1_000
    assert [then == now for then, now in zip(before, seen_by(game), strict=True)] == [True, True, False, True]


def test_2_3_a_hand_is_seen_by_its_owner_alone() -> None:
    game = league()
    hold(game, THIRD, "trainer")
    before = seen_by(game)
    game.owners[2].hand = [NUMBER["slump"]]
    assert [then == now for then, now in zip(before, seen_by(game), strict=True)] == [True, True, False, True]


def test_2_3_the_open_journal_names_no_card_drawn_by_another() -> None:
    definition = catalog.game("lords")
    session = Session(definition, definition.header((), 7, {}), [definition.coach("owner") for _ in range(4)])
    dealt = [entry for entry in session.entries if entry.label in ("deal", "cycle", "draw", "exchange")]
    assert dealt
    for seat in all_seats(4):
        shown = session.view(seat)["journal"]
        assert not [
            line for line in shown if line[0] == "d" and line[1] in ("deal", "cycle", "draw") and line[3] != seat
        ]


def test_5_6_cards_held_over_are_named_by_their_places() -> None:
    definition = catalog.game("lords")
    for seed in range(20):
        session = Session(definition, definition.header((), seed, {}), [definition.coach("owner") for _ in range(4)])
        held = [entry for entry in session.entries if entry.label == "hold" and entry.value != "done"]
        if held:
            assert all(int(entry.value) <= 10 for entry in held)
            return
    raise AssertionError("nobody has held a card in twenty games")


def test_the_money_is_open_when_the_game_is_over() -> None:
    definition = catalog.game("lords")
    session = Session(definition, definition.header((), 3, {}), [definition.coach("random") for _ in range(4)])
    assert session.over
    assert all("cash" in owner for owner in session.view(FIRST)["game"]["owners"])
    assert not any("hand" in owner for owner in session.view(FIRST)["game"]["owners"][1:])


def test_2_3_asking_betrays_neither_hand_nor_money() -> None:
    """Who has no compulsory cards, no money for a claim or none to hold a card is asked like everybody else."""
    game = league(choices="1 claim no, 2 claim no, 3 claim no, 0 hold done, 0 exchange keep", quiet=())
    for owner in game.owners[1:]:
        owner.cash, owner.squad[PHENOM:] = 0, [1, 4, 10]
    cut_phenom(game, FIRST)
    hold(game, FIRST, "trainer")
    game.owners[0].cash = 0
    leftover_cards(game)
    exchange_compulsory(game, FIRST)
    finish(game)
