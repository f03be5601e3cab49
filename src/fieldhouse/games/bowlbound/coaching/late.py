"""The coach and the clock: when to kneel, to hurry, to stop the clock, to declare a play in or out of bounds."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.calls import LET_RUN, NO_HUDDLE, SPIKE, TIME_OUT
from fieldhouse.games.bowlbound.coaching.situations import lead_of
from fieldhouse.games.bowlbound.questions import NO_DELAY, TAKE_DELAY
from fieldhouse.games.bowlbound.state import DECLARED_IN, DECLARED_OUT, NOT_DECLARED, Game
from fieldhouse.gridiron.field import other

KNEEL_TIME: Final = 30
STOPPED_TIME: Final = 10
ONE_SCORE: Final = -8
HALF_DRIVE: Final = 30
"""From here to half-time a side that has crossed midfield wants to score again."""
LAST_DRIVE: Final = 25
"""A time-out is kept for the last seconds, where it is worth most."""
STOP_FROM: Final = 50
LONG_BEFORE: Final = 480
"""With more left in a quarter nobody minds the clock."""
OUT_OF_REACH: Final = 2 * ONE_SCORE
"""Farther behind than this nobody stops the clock any more."""
LAST_CALLS: Final = 3 * KNEEL_TIME + STOPPED_TIME
"""From here to the end of a half there is more to call than plays."""


def can_run_out_clock(game: Game, seat: int) -> bool:
    """Ahead, and kneeling on the downs that are left ends the game, whatever time-outs they have."""
    if game.quarter != 4 or lead_of(game, seat) <= 0 or game.clock > LAST_CALLS:
        return False
    kneels = 4 - game.down
    stopped = min(game.time_outs[other(seat)], kneels)
    return KNEEL_TIME * (kneels - stopped) + STOPPED_TIME * stopped >= game.clock


def is_half_not_worth_it(game: Game) -> bool:
    """Deep in the own half with the first half all but over: fall on the ball."""
    return game.quarter == 2 and game.clock <= 70 and 5 < game.spot <= 35


def wants_time(game: Game, seat: int) -> bool:
    """Does the side with the ball want the clock to stop?"""
    lead, clock = lead_of(game, seat), game.clock
    if game.quarter == 2:
        return clock <= HALF_DRIVE and game.spot >= 50
    if game.quarter != 4 or lead < OUT_OF_REACH or clock > (LONG_BEFORE if lead < -8 else 240):
        return False
    return lead < 0 or (lead == 0 and clock <= 120 and game.spot >= 40)


def tempo(game: Game, seat: int, seconds: int) -> int:
    """What to do about a running clock."""
    if seat != game.offense:
        return stopped_on_defense(game, seat)
    if not wants_time(game, seat):
        return LET_RUN
    clock = game.clock
    if game.time_outs[seat] and clock <= LAST_DRIVE:
        return TIME_OUT
    if game.options.no_huddle and seconds > STOPPED_TIME:
        return NO_HUDDLE
    can_spike = game.options.spike and game.down < 3 and seconds >= KNEEL_TIME
    return SPIKE if can_spike and 20 < clock <= 40 else LET_RUN


def stopped_on_defense(game: Game, seat: int) -> int:
    """Late in a half without the ball: the clock is only stopped for a side that needs it back."""
    if not game.time_outs[seat]:
        return LET_RUN
    lead, clock = lead_of(game, seat), game.clock
    if game.quarter == 4:
        return TIME_OUT if ONE_SCORE <= lead < 0 and clock <= STOP_FROM else LET_RUN
    wants_ball = game.quarter == 2 and game.down >= 3 and game.spot <= 25 and 40 <= clock <= 110
    return TIME_OUT if wants_ball else LET_RUN


def declaration(game: Game, seat: int) -> int:
    """Out of bounds when time is short and no time-out is left; in bounds to keep a late lead."""
    options = game.options
    if options.out_of_bounds and wants_time(game, seat) and not game.time_outs[seat] and game.clock <= 60:
        return DECLARED_OUT
    if options.in_bounds and game.quarter == 4 and game.clock <= 120 and lead_of(game, seat) > 0:
        return DECLARED_IN
    return NOT_DECLARED


def delay(game: Game, seat: int) -> int:
    """Five yards for ten seconds, if those win the game."""
    is_worth_it = game.quarter == 4 and lead_of(game, seat) > 8 and game.clock <= 90 and game.spot > 20
    return TAKE_DELAY if is_worth_it else NO_DELAY
