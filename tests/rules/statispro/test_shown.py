"""3.2, 3.4 and 5.1: what a coach is shown before he decides, and what men and cards are worth where they come up."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.statispro.model import POSITIONS
from fieldhouse.games.statispro.questions import BALL, ShotChoice
from fieldhouse.games.statispro.rules.lineups import bring_in
from fieldhouse.games.statispro.rules.periods import first_possession
from fieldhouse.table.question import Ask
from fieldhouse.table.script import ScriptTable
from fieldhouse.table.seat import HOME, Seat
from rules.statispro.stage import Stage


class Shown(ScriptTable):
    """Keeps what the man with the ball is shown."""

    shown: ShotChoice | None = None

    def ask(self, ask: Ask[Any, Any], game: Any, seat: Seat, subject: Any = None) -> int:
        if ask.name == BALL.name and self.shown is None:
            self.shown = subject
        return super().ask(ask, game, seat, subject)


@pytest.mark.parametrize(("number", "rating", "is_forced"), [(10, 50, False), (11, 49, True), (13, 47, True)])
def test_5_1_the_rating_shown_is_a_point_less_for_each_above_the_attempts(
    number: int, rating: int, is_forced: bool
) -> None:
    """Ten attempts and 50 from the field: a Pass # of ten is his shot, one of eleven is forced and costs a point."""
    game = Stage(
        f"action SF {number}", "shot 40", choices=("home ball: shoot",), period=4, left=20, score=[50, 50]
    )  # fmt: skip
    table = game.table
    game.table = game.game.table = Shown(quiet=table.quiet, draws=table.draws, choices=table.choices)
    game.play()
    assert game.table.shown is not None
    assert (game.table.shown.rating, game.table.shown.is_forced) == (rating, is_forced)


@pytest.mark.parametrize(("card", "variant"), [(100, [4, 4]), (8, [0, 1]), (71, [7, 0])])
def test_3_4_the_first_card_also_settles_how_both_coaches_rotate(card: int, variant: list[int]) -> None:
    game = Stage(period=1)
    game.table.draws.append(("jump", card))
    first_possession(game.game)
    assert game.game.variant == variant


@pytest.mark.parametrize(("spot", "rebounds"), [("PG", 10), ("C", 5)])
def test_3_2_who_comes_in_out_of_position_is_the_worse_for_it_at_once(spot: str, rebounds: int) -> None:
    """The first man of the bench is a guard: half of the rebounds on defense."""
    game = Stage()
    guard = game.man("home b1")
    bring_in(game.game, HOME, POSITIONS.index(spot), guard)
    assert (guard.position, guard.defensive_rebounds) == (POSITIONS.index(spot), rebounds)
