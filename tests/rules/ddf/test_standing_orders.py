"""What a coach is not asked: the clock early in a half, and Go at the line unless he is outguessed."""

from __future__ import annotations

import pytest

from examples.ddf.table import Stage
from fieldhouse.games.ddf.choices import GO
from fieldhouse.games.ddf.model import PLAYS
from fieldhouse.games.ddf.questions import REVEAL, TEMPO
from fieldhouse.games.ddf.standing_orders import STANDING_ORDERS, shortfall
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.late_game import LET_RUN
from fieldhouse.table.seat import AWAY, BOTH, HOME, Seat
from fieldhouse.table.standing import Given, Standing

ALL, CLOCK_ONLY = (0, 1, 2), (0, 2)
PLUNGE = 0


def snap(play: int, formation: int) -> Game:
    """Second and eight for NE; nothing but the first two plays makes it, and B stops the plunge."""
    cells = dict.fromkeys(PLAYS[:2], "9") | dict.fromkeys(PLAYS[2:], "0")
    stage = Stage("NE 2 and 8 at NE 30", NE=cells, PHI={"B 1-Line Plunge": "-9"})
    stage.game.play.call, stage.game.play.formation = play, formation
    game: Game = stage.game
    return game


def order(code: str, value: str) -> Standing:
    return Standing(STANDING_ORDERS, [Given(0, seat, code, value) for seat in BOTH])


def test_a_pair_falls_short_by_what_all_pairs_usually_make() -> None:
    """Eleven of 54 pairs make it. Against B the plunge makes nothing; against A it makes it for sure."""
    usual = 11 / 54
    assert shortfall(snap(PLUNGE, 1), AWAY) == pytest.approx(usual)
    assert shortfall(snap(PLUNGE, 1), HOME) == pytest.approx(-usual)
    assert shortfall(snap(PLUNGE, 0), AWAY) == pytest.approx(usual - 1)
    assert shortfall(snap(PLUNGE, 0), HOME) == pytest.approx(1 - usual)


@pytest.mark.parametrize(
    ("value", "play", "formation", "seat", "choice"),
    [
        ("worse-25", PLUNGE, 0, 1, None),  # the defense is outguessed
        ("worse-25", PLUNGE, 0, 0, GO),
        ("worse-25", PLUNGE, 1, 0, GO),  # twenty in a hundred worse is not 25
        ("worse-10", PLUNGE, 1, 0, None),
        ("worse-10", PLUNGE, 0, 1, None),
        ("never", PLUNGE, 0, 1, GO),
        ("ask", PLUNGE, 1, 0, None),
    ],
)
def test_audibles_are_asked_for_if_the_odds_are_so_much_worse(
    value: str, play: int, formation: int, seat: Seat, choice: int | None
) -> None:
    assert order("line", value).choice(REVEAL, snap(play, formation), seat, ALL, 0) == choice


@pytest.mark.parametrize("quarter", [1, 2])
@pytest.mark.parametrize(("value", "early", "late"), [("ask", None, None), ("late", 0, None), ("never", 0, 0)])
def test_the_clock(quarter: int, value: str, early: int | None, late: int | None) -> None:
    game = snap(PLUNGE, 0)
    game.quarter, game.clock = quarter, 120
    expected = late if quarter == 2 else early
    assert LET_RUN == GO == 0
    assert order("clock", value).choice(TEMPO, game, AWAY, 40, 0) == expected
    assert order("clock", value).choice(REVEAL, game, AWAY, CLOCK_ONLY, 0) == expected
    assert order("clock", value).choice(REVEAL, game, AWAY, ALL, 0) is None, "an audible is no matter of the clock"
