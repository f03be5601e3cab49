"""What charts cannot know, which know no place: options of the house for replays of a season (R33, R34)."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.results import SACKED, SCRAMBLED, Result
from fieldhouse.games.ddf.rules.scrimmage import INCOMPLETE_RESULT
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.dice import COIN, TEN_SIDED
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.results import GAINED

SAFETY_BELOW: Final = 3
"""Of the ten-sided die: a passer who is trapped behind his own goal line is caught on less."""


def as_on_the_field(game: Game, result: Result) -> Result:
    """The charts' result where the ball lies: by the sticks it is measured, behind the own goal line thrown away.
    Rolls.
    """
    kind, yards, _, fouls = result
    if kind == SACKED:
        is_safety = game.spot + yards <= 0 and not fouls
        return INCOMPLETE_RESULT if is_safety and game.options.thrown_away and roll_escape(game) else result
    is_at_the_sticks = kind in (GAINED, SCRAMBLED) and yards == game.to_go > 1 and game.spot + yards < GOAL
    return measured(game, result) if is_at_the_sticks and game.options.measurement else result


def roll_escape(game: Game) -> bool:
    """Does he get rid of the ball?"""
    return game.table.roll(TEN_SIDED, "thrown away") >= SAFETY_BELOW


def measured(game: Game, result: Result) -> Result:
    """The chains come out, and by the coin the ball lies there or is inches short, which counts as a yard. Rolls."""
    kind, yards, is_out, fouls = result
    return kind, yards - game.table.roll(COIN, "measurement"), is_out, fouls
