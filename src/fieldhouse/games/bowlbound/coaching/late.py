"""The coach and the clock, as this game keeps it; what every football coach knows is ``gridiron.late_game``."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.choices import NO_DELAY, TAKE_DELAY
from fieldhouse.games.bowlbound.rules.clock import SAVED
from fieldhouse.games.bowlbound.rules.downs import KNEEL_LOSS
from fieldhouse.games.bowlbound.state import DECLARED_IN, DECLARED_OUT, NOT_DECLARED, RUNNING, Game
from fieldhouse.gridiron import late_game
from fieldhouse.gridiron.late_game import TWO_MINUTES, Means, Pace, lead_of
from fieldhouse.gridiron.outcome import LAST_DOWN, SHORT_TIME


def pace_with(stopped: int) -> Pace:
    return Pace(
        kneel=RUNNING,
        last_kneel=SHORT_TIME,
        kneel_loss=KNEEL_LOSS,
        stopped=stopped,
        hurried=RUNNING - SAVED,
        stops_at_two_minutes=True,
    )


PACE: Final = pace_with(SHORT_TIME)
ALTERNATE_PACE: Final = pace_with(0)
"""Alternate timing (VII) counts a play that stops the clock by seconds: there is a snap in the last ten."""
LONG_BEFORE: Final = 480
"""With more left in a quarter nobody minds the clock."""
LAST_CALLS: Final = LAST_DOWN * RUNNING
"""From here to the end of a half there is more to call than plays."""


def pace_of(game: Game) -> Pace:
    return ALTERNATE_PACE if game.is_alternate else PACE


def tempo(game: Game, seat: int, seconds: int) -> int:
    """What to do about a running clock."""
    means = Means(game.options.no_huddle, game.options.spike)
    return late_game.tempo(game, seat, seconds, pace_of(game), means)


def declaration(game: Game, seat: int) -> int:
    """Out of bounds when time is short and no time-out is left; in bounds to keep a late lead."""
    options = game.options
    if options.out_of_bounds and game.clock <= 60 and not game.time_outs[seat] and late_game.wants_time(game, seat):
        return DECLARED_OUT
    if options.in_bounds and game.quarter == 4 and game.clock <= TWO_MINUTES and lead_of(game, seat) > 0:
        return DECLARED_IN
    return NOT_DECLARED


def delay(game: Game, seat: int) -> int:
    """Five yards for ten seconds, if those win the game."""
    is_worth_it = game.quarter == 4 and lead_of(game, seat) > 8 and game.clock <= 90 and game.spot > 20
    return TAKE_DELAY if is_worth_it else NO_DELAY
