"""The coach and the clock: when to kneel, to hurry, to stop the clock, and when only a score helps."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.questions import LET_RUN, NO_HUDDLE, SPIKE, TIME_OUT
from fieldhouse.games.ddf.rules.clock import NO_HUDDLE_TIME, TWO_MINUTES
from fieldhouse.games.ddf.season import NO_OVERTIME, SUDDEN_DEATH
from fieldhouse.games.ddf.state import EVERY, REDUCED, RUNNING, Game
from fieldhouse.gridiron.field import GOAL, other
from fieldhouse.gridiron.outcome import LAST_DOWN, SHORT_TIME

NORMAL_NO_HUDDLE: Final = 70.0
"""A team spreads its no-huddle quota over about so many plays that leave the clock running."""
SPECIAL: Final = TWO_MINUTES
"""With more on the clock nobody kneels, nor kicks on the last second."""
RUN_IN_FROM: Final = GOAL - 3
"""From here on a run can score on the last play."""


def lead_of(game: Game, seat: int) -> int:
    return game.score[seat] - game.score[1 - seat]


def can_run_out_clock(game: Game, seat: int) -> bool:
    """Ahead, and kneeling on the downs that are left ends the game, whatever time-outs they have, short of a safety."""
    if game.quarter < 4 or lead_of(game, seat) <= 0:
        return False
    clock, time_outs, forties = game.clock, game.time_outs[other(seat)], game.forty_second_plays[seat]
    for down in range(game.down, LAST_DOWN + 1):
        if down == LAST_DOWN or time_outs:
            time_outs -= 1
            clock -= SHORT_TIME
        else:
            forties += 1
            clock -= REDUCED if game.options.advanced_timing and forties % EVERY == 0 else RUNNING
        if clock <= 0:
            return game.spot > down - game.down + 1
    return False


def is_half_not_worth_it(game: Game, seat: int) -> bool:
    """Deep in the own half with the first half all but over, or the game, and level: fall on the ball, unless that
    gives it away or is a safety.
    """
    if game.clock > 30 or not 1 < game.spot <= 35 or (game.down == LAST_DOWN and game.clock > SHORT_TIME):
        return False
    return game.quarter == 2 or (game.quarter == 4 and lead_of(game, seat) == 0)


def is_last_play(game: Game, seat: int) -> bool:
    """A play that stays in bounds would be the last: what comes now must score."""
    return game.clock <= SHORT_TIME or (game.clock <= NO_HUDDLE_TIME and not game.time_outs[seat])


def must_run(game: Game, seat: int) -> bool:
    """Ahead in the last two minutes: on first and second down nothing that could stop the clock."""
    return game.quarter == 4 and game.down < 3 and lead_of(game, seat) > 0


def must_throw(game: Game, seat: int) -> bool:
    """The last play of a half, too far out to run it in, for a side that wants points."""
    if game.spot >= RUN_IN_FROM or not is_last_play(game, seat):
        return False
    return game.quarter == 2 or (game.quarter >= 4 and lead_of(game, seat) <= 0)


def is_any_score_enough(game: Game) -> bool:
    """In overtime: the next score wins, a field goal too."""
    return game.rules.overtime in (SUDDEN_DEATH, NO_OVERTIME) or game.overtime_possessions > 0


def tempo(game: Game, seat: int, seconds: int, whim: float) -> int:
    """What to do about a running clock."""
    quarter = game.quarter
    if quarter >= 4 or (quarter == 2 and game.clock <= TWO_MINUTES):
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
    if not wants_time or (game.quarter >= 4 and clock > late_enough(lead)) or is_nothing_saved(game):
        return LET_RUN
    if game.time_outs[seat] and clock <= 60:
        return TIME_OUT
    if seconds > NO_HUDDLE_TIME < clock and game.no_huddles[seat]:
        return NO_HUDDLE
    if game.time_outs[seat] and clock <= TWO_MINUTES:
        return TIME_OUT
    return SPIKE if clock <= seconds == RUNNING and game.down < 4 and clock > 20 else LET_RUN


def is_nothing_saved(game: Game) -> bool:
    """The clock will stop at 2:00 by itself, or nothing is left of it."""
    clock = game.clock
    if clock <= SHORT_TIME:
        return True
    return TWO_MINUTES < clock <= TWO_MINUTES + NO_HUDDLE_TIME and game.quarter in (2, 4)


def late_enough(lead: int) -> int:
    """From when on a side that trails by so much is in a hurry."""
    return 480 if lead < -8 else 240


def stopped_on_defense(game: Game, seat: int) -> int:
    """Late in a half without the ball: the clock is only stopped for a side that needs it back."""
    clock = game.clock
    if game.quarter >= 4:
        wants_ball = clock <= 150 and lead_of(game, seat) < 0
    else:
        wants_ball = game.down >= 3 and game.spot <= 25 and 40 <= clock <= 110
    return TIME_OUT if wants_ball and game.time_outs[seat] and not is_nothing_saved(game) else LET_RUN
