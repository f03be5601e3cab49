"""The coach and the clock: when to kneel, to hurry, to stop the clock, and when only a score helps."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.questions import LET_RUN, NO_HUDDLE, SPIKE, TIME_OUT
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.field import other

NORMAL_NO_HUDDLE: Final = 70
"""A team spreads its no-huddle quota over about so many plays that leave the clock running."""
KNEEL_TIME: Final = 40
STOPPED_TIME: Final = 10
SPECIAL: Final = 3 * KNEEL_TIME + STOPPED_TIME
"""With more on the clock nobody kneels, nor kicks on the last second."""


def lead_of(game: Game, seat: int) -> int:
    return game.score[seat] - game.score[1 - seat]


def can_run_out_clock(game: Game, seat: int) -> bool:
    """Ahead, and kneeling on the downs that are left ends the game, whatever time-outs they have."""
    if game.quarter < 4 or lead_of(game, seat) <= 0:
        return False
    kneels = 4 - game.down
    stopped = min(game.time_outs[other(seat)], kneels)
    return KNEEL_TIME * (kneels - stopped) + STOPPED_TIME * stopped >= game.clock


def is_half_not_worth_it(game: Game) -> bool:
    """Deep in the own half with the first half all but over: fall on the ball."""
    return game.quarter == 2 and game.clock <= 30 and game.spot <= 35


def tempo(game: Game, seat: int, seconds: int, whim: float) -> int:
    """What to do about a running clock."""
    quarter = game.quarter
    if quarter >= 4 or (quarter == 2 and game.clock <= 120):
        return hurried(game, seat, seconds) if seat == game.offense else stopped_on_defense(game, seat)
    if seat == game.offense and seconds > 20 and whim * NORMAL_NO_HUDDLE < game.sides[seat].spread_no_huddle:
        return NO_HUDDLE if game.no_huddles[seat] else LET_RUN
    return LET_RUN


def hurried(game: Game, seat: int, seconds: int) -> int:
    """Late in a half with the ball."""
    lead, clock = lead_of(game, seat), game.clock
    if game.quarter == 2:
        wants_time = game.spot >= 30 or clock > 60
    else:
        wants_time = lead < 0 or (lead == 0 and (game.spot >= 40 or clock > 60))
    if not wants_time or (game.quarter >= 4 and clock > late_enough(lead)):
        return LET_RUN
    if game.time_outs[seat] and (clock <= 60 or (lead < -8 and game.quarter == 4)):
        return TIME_OUT
    if seconds > 20 and game.no_huddles[seat]:
        return NO_HUDDLE
    if game.time_outs[seat] and clock <= 120:
        return TIME_OUT
    return SPIKE if clock <= seconds and game.down < 4 and clock > 20 else LET_RUN


def late_enough(lead: int) -> int:
    """From when on a side that trails by so much is in a hurry."""
    return 480 if lead < -8 else 240


def stopped_on_defense(game: Game, seat: int) -> int:
    """Late in a half without the ball: the clock is only stopped for a side that needs it back."""
    if not game.time_outs[seat]:
        return LET_RUN
    lead, clock = lead_of(game, seat), game.clock
    if game.quarter >= 4:
        return TIME_OUT if lead < 0 and clock <= 150 else LET_RUN
    wants_ball = game.down >= 3 and game.spot <= 25 and 40 <= clock <= 110
    return TIME_OUT if wants_ball else LET_RUN
