"""The kicking coach of either football: fourth downs by habit, how short to kick, when to run a kick out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.game import FootballGame
from fieldhouse.gridiron.late_game import (
    LAST_SECONDS,
    PLAY_ON,
    PUNT_AWAY,
    TRY_FIELD_GOAL,
    is_foolish_fourth_down,
    lead_of,
)
from fieldhouse.gridiron.phases import REGULATION

FOURTH_DISTANCES: Final = (1, 2, 4, 7, 99)
"""The yards to go on fourth down that coaches tell apart, each class up to its number."""
FOURTH_CLASS: Final = tuple(
    next(number for number, limit in enumerate(FOURTH_DISTANCES) if to_go <= limit) for to_go in range(GOAL)
)
PROTECTS_FROM: Final = 300
"""With no more on the clock a side that leads kicks."""
IN_THEIR_HALF: Final = 60
MOST_TAKEN_OFF: Final = 60
"""The most that a kicker takes off a punt."""


def go_for_it(percents: Sequence[Sequence[int]], game: FootballGame) -> int:
    """Of a hundred fourth downs like this one, how many are played: ``percents[ten-yard zone][distance class]``."""
    return percents[game.spot // 10][FOURTH_CLASS[game.to_go]]


def by_habit(game: FootballGame, seat: int, played: float, whim: float, chance: float, tried_from: float) -> int:
    """A fourth down of which score and clock demand nothing: *played* of a hundred are, unless that is foolish.

    A field goal is tried from the chance *tried_from* on.
    """
    if whim * 100 < played and not is_foolish_fourth_down(game) and not is_protecting(game, seat):
        return PLAY_ON
    return TRY_FIELD_GOAL if chance >= tried_from else PUNT_AWAY


def is_protecting(game: FootballGame, seat: int) -> bool:
    """Ahead late in the game: the ball is kicked, unless a yard is all that lacks in their half."""
    is_late = game.quarter == REGULATION and game.clock <= PROTECTS_FROM
    return is_late and lead_of(game, seat) > 0 and (game.spot < IN_THEIR_HALF or game.to_go > 1)


def taken_off(mean_punt: float, spot: int, target: int) -> int:
    """What would carry an average punt from *spot* past their *target*; nothing or less if it would not."""
    return min(MOST_TAKEN_OFF, round(mean_punt - (GOAL - spot - target)))


def must_run_out(game: FootballGame, seat: int) -> bool:
    """Behind with the game all but over: only a long return helps."""
    return game.quarter >= REGULATION and lead_of(game, seat) < 0 and game.clock <= LAST_SECONDS
