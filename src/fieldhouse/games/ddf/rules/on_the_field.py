"""What charts cannot know, which know no place: options of the house for replays of a season (R33 to R35)."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.model import FIRST_PASS
from fieldhouse.games.ddf.results import SACKED, SCRAMBLED, Result
from fieldhouse.games.ddf.rules.scrimmage import INCOMPLETE_RESULT
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.dice import COIN, TEN_SIDED
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.results import GAINED

SAFETY_BELOW: Final = 2
"""Of the ten-sided die: a passer who is trapped behind his own goal line is caught on less."""
SHORT_FIELD: Final = GOAL - 20
"""From here on there is less to guard."""
DEEP: Final = 7
"""Yards of a gain that the men behind the line have a say in."""
BROKEN_UP_BELOW: Final = 2
"""Of the ten-sided die: on less a deep catch on a short field is none."""
CUT_OFF_BELOW: Final = 4
"""Of the ten-sided die: on less a deep run on a short field goes half as far."""


def as_on_the_field(game: Game, result: Result) -> Result:
    """The charts' result where the ball lies: by the sticks it is measured, behind the own goal line thrown away, in
    front of the other one it has less room. Rolls.
    """
    kind, yards, _, fouls = result
    options = game.options
    if kind == SACKED:
        is_safety = game.spot + yards <= 0 and not fouls
        return INCOMPLETE_RESULT if is_safety and options.thrown_away and roll_escape(game) else result
    if kind not in (GAINED, SCRAMBLED):
        return result
    if yards >= DEEP and game.spot >= SHORT_FIELD and options.short_field and not fouls:
        result = crowded(game, result)
    return measured(game, result) if options.measurement and result[1] == game.to_go > 1 else result


def roll_escape(game: Game) -> bool:
    """Does he get rid of the ball?"""
    return game.table.roll(TEN_SIDED, "thrown away") >= SAFETY_BELOW


def crowded(game: Game, result: Result) -> Result:
    """Less field is easier to guard: by the ten-sided die a deep catch is broken up, a deep run goes half as far.
    Rolls.
    """
    kind, yards, is_out, fouls = result
    roll = game.table.roll(TEN_SIDED, "short field")
    if kind == GAINED and game.play.call >= FIRST_PASS:
        return INCOMPLETE_RESULT if roll < BROKEN_UP_BELOW else result
    return (kind, yards // 2, is_out, fouls) if roll < CUT_OFF_BELOW else result


def measured(game: Game, result: Result) -> Result:
    """The chains come out, and by the coin the ball lies there or is inches short, which counts as a yard. Rolls."""
    kind, yards, is_out, fouls = result
    return kind, yards - game.table.roll(COIN, "measurement"), is_out, fouls
