"""The coach and the clock: when to kneel, to hurry, to stop the clock, to declare a play in or out of bounds."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.calls import LET_RUN, NO_HUDDLE, SPIKE, TIME_OUT
from fieldhouse.games.bowlbound.coaching.situations import lead_of
from fieldhouse.games.bowlbound.questions import NO_DELAY, TAKE_DELAY
from fieldhouse.games.bowlbound.state import DECLARED_IN, DECLARED_OUT, NOT_DECLARED, Game
from fieldhouse.gridiron.field import other
from fieldhouse.gridiron.outcome import LAST_DOWN

KNEEL_TIME: Final = 30
STOPPED_TIME: Final = 10
ONE_SCORE: Final = -8
LAST_TWO_MINUTES: Final = 120
OWN_FORTY: Final = 40
"""From here on a side that does not lead wants to score before half-time."""
LAST_STOP, EARLIER_STOP = 40, 30
"""The last time-out is kept for the last 40 seconds, each one more may go 30 seconds earlier."""
HALF_DRIVE: Final = 60
"""From here to half-time a side that leads and has crossed midfield wants to score again."""
WORTH_STOPPING: Final = 25
"""A time-out leaves a play ten seconds: one that stops for the chains hardly gets any shorter."""
LONG_BEFORE: Final = 480
"""With more left in a quarter nobody minds the clock."""
FIELD_GOAL_FROM: Final = 62
"""Short of this a side that need not score punts on fourth down, and wants no time left for the others."""
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
        latest, nearest = (HALF_DRIVE, 50) if lead > 0 else (LAST_TWO_MINUTES, OWN_FORTY)
        return clock <= latest and game.spot >= nearest and not is_about_to_punt(game)
    if game.quarter != 4 or lead < OUT_OF_REACH or clock > (LONG_BEFORE if lead < -8 else 240):
        return False
    if lead < 0:
        return True
    return lead == 0 and clock <= LAST_TWO_MINUTES and game.spot >= OWN_FORTY and not is_about_to_punt(game)


def is_about_to_punt(game: Game) -> bool:
    return game.down == LAST_DOWN and game.spot < FIELD_GOAL_FROM


def tempo(game: Game, seat: int, seconds: int) -> int:
    """What to do about a running clock."""
    if seat != game.offense:
        return TIME_OUT if stops_on_defense(game, seat) and is_worth_a_time_out(game, seat, seconds) else LET_RUN
    if not wants_time(game, seat):
        return LET_RUN
    clock = game.clock
    if clock <= LAST_STOP + EARLIER_STOP * (game.time_outs[seat] - 1) and is_worth_a_time_out(game, seat, seconds):
        return TIME_OUT
    if game.options.no_huddle and seconds > STOPPED_TIME:
        return NO_HUDDLE
    can_spike = game.options.spike and game.down < 3 and seconds >= KNEEL_TIME
    return SPIKE if can_spike and 20 < clock <= 40 else LET_RUN


def is_worth_a_time_out(game: Game, seat: int, seconds: int) -> bool:
    """One is left, it saves much of the play's time or the half, and there is a snap to save it for."""
    if not game.time_outs[seat] or (game.clock <= STOPPED_TIME and not game.is_alternate):
        return False
    return seconds >= WORTH_STOPPING or seconds >= game.clock


def stops_on_defense(game: Game, seat: int) -> bool:
    """Without the ball in the last two minutes: behind, and they run the clock out; or about to have it back."""
    lead, clock = lead_of(game, seat), game.clock
    if clock > LAST_TWO_MINUTES:
        return False
    if game.quarter == 4:
        return ONE_SCORE <= lead < 0
    return game.quarter == 2 and lead < 0 and game.down >= 3 and game.spot <= OWN_FORTY and clock >= LAST_STOP


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
