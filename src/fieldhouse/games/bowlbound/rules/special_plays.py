"""'Quarterback Sneak' (I-2) and 'Hail Mary' (I-3)."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.calls import FIRST_WILD, WILD_SNEAK
from fieldhouse.games.bowlbound.cells import FORCED_BREAKAWAY, T1
from fieldhouse.games.bowlbound.model import DROP_BACK, LINE_PLUNGE
from fieldhouse.games.bowlbound.results import STOPPED, TRAPPED, Result
from fieldhouse.games.bowlbound.rules.guessing import doubled, price_of_guess
from fieldhouse.games.bowlbound.rules.scrimmage import found_in
from fieldhouse.games.bowlbound.rules.yardage import variable_yards
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.cells import (
    BREAKAWAY,
    FORCED_GAIN,
    FORCED_LOSS,
    FORCED_TOUCHDOWN,
    FUMBLE,
    GAIN,
    INTERFERENCE,
    KIND,
    KINDS,
    LOSS,
    TOUCHDOWN,
    Kind,
    cell,
)
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.gridiron.results import FUMBLED, GAINED, INCOMPLETE, INTERCEPTED, SCORED
from fieldhouse.table.seat import Seat

GREEN: Final[tuple[Kind, ...]] = (GAIN, FORCED_GAIN, BREAKAWAY, FORCED_BREAKAWAY, TOUCHDOWN, FORCED_TOUCHDOWN)
RED: Final[tuple[Kind, ...]] = (LOSS, FORCED_LOSS, FUMBLE)
"""All other boxes are white or yellow."""

HAIL_MARY_AT_LEAST: Final = 25
CAUGHT: Final = range(10, 19)
CAUGHT_FOR_TOUCHDOWN: Final = 19
CHASED: Final[tuple[int, int]] = (24, 25)
PICKED: Final = range(20, 30)
INTERFERED: Final = 39


def quarterback_sneak(game: Game, offense: Seat, defense: int) -> Result:
    """I-2: only the colour of the plunge's box counts: green a yard, red a fumble, else nothing. Rolls."""
    if defense == WILD_SNEAK:
        return Result(STOPPED)
    kind = KINDS[game.table.look(game.sides[offense].plays[LINE_PLUNGE], OFFENSE, "sneak") >> KIND]
    if kind in RED:
        return Result(FUMBLED)
    return Result(GAINED, 1 if kind in GREEN else 0, is_forced=True)


def hail_mary(game: Game, offense: Seat, defense: int) -> Result:
    """I-3: against no defense; II-1-C, II-2-C: but whoever guessed at another play pays for it (R21). Rolls."""
    result = thrown_far(game, offense)
    if defense >= FIRST_WILD:
        return result.counting(price_of_guess(game, offense)[1])
    return doubled(game, offense, defense, result)


def thrown_far(game: Game, offense: Seat) -> Result:
    """I-3: its own table; the ball goes 25 yards and a T1 more. Rolls."""
    total = game.table.roll(OFFENSE, "hail mary")
    if total == CAUGHT_FOR_TOUCHDOWN:
        return Result(SCORED, play=DROP_BACK)
    if total in CHASED:
        side = game.sides[offense]
        return found_in(game, side, DROP_BACK, side.trapped, "QT", TRAPPED, 0, False)
    if total in CAUGHT:
        return Result(GAINED, long_throw(game), play=DROP_BACK)
    if total in PICKED:
        return Result(INTERCEPTED, long_throw(game), play=DROP_BACK)
    if total == INTERFERED:
        return Result(INCOMPLETE, fouls=(cell(INTERFERENCE, long_throw(game)),), play=DROP_BACK)
    return Result(INCOMPLETE, play=DROP_BACK)


def long_throw(game: Game) -> int:
    """I-3: the yards of the ball in the air, the T1 rolled."""
    return HAIL_MARY_AT_LEAST + int(game.table.stage(variable_yards, game, T1))
