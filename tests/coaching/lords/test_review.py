"""A finished game of Lords graded: what a card was played for, against the best that could have been done with it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fieldhouse import catalog
from fieldhouse.games.lords import review
from fieldhouse.games.lords.actions import A_SUPERSTARS
from fieldhouse.games.lords.coaching.plans import best_play
from fieldhouse.games.lords.game import LordsOfBaseball
from fieldhouse.games.lords.model import EARLY
from fieldhouse.games.lords.state import Note
from fieldhouse.library.lords import characters
from fieldhouse.store.saved import reviewed
from fieldhouse.table.fair import promised
from fieldhouse.table.journal import Journal
from fieldhouse.table.live import LiveTable
from fieldhouse.table.play import play_out
from rules.lords.stage import card_of, hold, league
from table.seats import FIRST, SECOND

RIVAL = characters()["rival"].temper
EVEN = [[30, -30]] * 4


def graded(note: Note, *keys: str, leads: Any = EVEN) -> list[review.Cost]:
    """What the first owner gave away in an early season with these cards."""
    game = league()
    game.phase = EARLY
    hold(game, FIRST, *keys)
    return review.cost_of(RIVAL, game, 7, [note], leads)


def test_the_best_use_of_a_hand_costs_nothing() -> None:
    game = league()
    key = card_of(4)[0]
    hold(game, FIRST, key)
    _, use, card, _ = best_play(RIVAL, game, FIRST, game.owners[0].hand)
    assert use == A_SUPERSTARS, "eight wins"
    assert not graded(Note("wins", FIRST, card=card, amount=8), key)


def test_a_great_card_sold_for_a_little_money_is_told_with_what_it_could_have_won() -> None:
    game = league()
    key = card_of(4)[0]
    hold(game, FIRST, key)
    card = game.owners[0].hand[0]
    (cost,) = graded(Note("money", FIRST, card=card, amount=2_000), key, leads=[[-2, 2]] * 4)
    best = best_play(RIVAL, game, FIRST, game.owners[0].hand)[0]
    assert cost.points == pytest.approx(best - 2 * RIVAL.own.thousand)
    assert cost.chance > 0
    assert cost.what == f"{game.box.cards[card].title} for $2,000"
    assert "games won with the superstars" in cost.instead


def test_nobody_is_blamed_for_what_he_must_play_or_for_what_others_do() -> None:
    game = league()
    must = next(card.key for card in game.box.cards if card.is_compulsory)
    hold(game, FIRST, must)
    card = game.owners[0].hand[0]
    assert not graded(Note("event", FIRST, SECOND, card), must)
    assert not graded(Note("pass", FIRST), must)
    assert not graded(Note("money", SECOND, card=card, amount=500), must)


def test_points_are_worth_most_where_it_is_close() -> None:
    assert review.chance_of([0]) == 0.5
    assert review.chance_of([50, -50]) == 0.5
    assert review.chance_of([-3], 6) - review.chance_of([-3]) == pytest.approx(6 / (2 * review.NEAR))
    assert review.chance_of([-60], 6) == review.chance_of([60], 6) - 1 == 0


def test_leads_are_over_the_best_of_the_others() -> None:
    assert review.leads_of([[10, 7, 12, 1]]) == [[-2], [-5], [2], [-11]]


def test_a_whole_game_is_graded_for_every_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fieldhouse.games.lords.game.GRADING_ROLLOUTS", 1)
    definition = catalog.game("lords")
    assert isinstance(definition, LordsOfBaseball)
    levels = ("rival", "owner")
    header = promised(replace(definition.header((), 3, {"owners": 2}), seats=levels))
    table = LiveTable(3, [catalog.coach("lords", level) for level in levels])
    play_out(definition.start(header, table), definition.step)
    report = reviewed(Journal(header, tuple(table.entries)))
    assert report is not None
    assert definition.is_graded
    assert [page["seat"] for page in report["coaches"]] == ["first", "second"] == list(report["luck"])
    for page in report["coaches"]:
        costs = [line["points"] for line in page["worst"]]
        assert costs == sorted(costs, reverse=True)
        assert page["given_away"]["points"] >= sum(costs) - 0.01
    lines = [line for page in report["coaches"] for line in page["worst"]]
    assert lines
    assert all(line["when"].startswith("Year ") and line["where"].startswith("Better: ") for line in lines)
