"""The end of a half, for the coach of either football: when to kneel, to hurry, to stop the clock, to kick or not.

What the two games' clocks differ in is a ``Pace``; everything else is football.
"""

from __future__ import annotations

from typing import Final, final

from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.game import FootballGame
from fieldhouse.gridiron.outcome import LAST_DOWN
from fieldhouse.table.seat import OTHER, Seat

LET_RUN: Final = 0
TIME_OUT: Final = 1
NO_HUDDLE: Final = 2
SPIKE: Final = 3
"""What a side may do about a running clock."""
DEEP: Final = 0
SQUIB: Final = 1
ONSIDE: Final = 2
"""How a side kicks off."""
KICK_TRY: Final = 0
TWO_POINT_TRY: Final = 1
PLAY_ON: Final = 0
TRY_FIELD_GOAL: Final = 1
GIVE_SAFETY: Final = 2
PUNT_AWAY: Final = 3
BY_HABIT: Final = 4
"""A fourth down: what score and clock demand, or nothing in particular."""

TWO_MINUTES: Final = 120
ONE_SCORE: Final = 8
OUT_OF_REACH: Final = -2 * ONE_SCORE - 1
"""So far behind in the last two minutes nobody stops the clock any more."""
HURRY_ONE_SCORE: Final = 240
HURRY_TWO_SCORES: Final = 480
"""From when on a side that trails hurries."""
FOURTHS_ONE_SCORE: Final = 180
FOURTHS_TWO_SCORES: Final = 360
FOURTHS_OUT_OF_REACH: Final = 600
"""From when on a side that trails does not punt any more."""
HALF_IS_OVER: Final = 30
"""With no more on the clock nobody begins a drive in his own half."""
SPARE_TIME_OUTS: Final = 60
"""With more on the clock a side keeps some of its time-outs."""
WORTH_STOPPING: Final = 15
"""Seconds that a time-out must save, unless it saves the half."""
DEFENSE_STOPS: Final = 150
LAST_SECONDS: Final = 20
"""With no more on the clock there is one kickoff left, or one return."""
FIELD_GOAL_RANGE: Final = 62
"""Short of this a side that need not score punts on fourth down."""
OWN_THIRTY: Final = 30
"""Short of this nobody stops the clock before half-time."""
KICK_FROM: Final = GOAL - 33
"""From here on real coaches who wanted three points tried a field goal on fourth down, nine times of ten."""
RUN_IN_FROM: Final = GOAL - 3
"""From here on a run can score on the last play."""
LIKELY: Final = 0.42
WORTH_A_TRY: Final = 0.25
LAST_HOPE: Final = 0.1
"""Chances of a field goal: one to play for, one when three points are wanted, one on the last play."""
NEAR_ENOUGH: Final = 0.35
SURE_LOSS: Final = 10
"""Yards to go on fourth down from which nobody plays on in the own half without need."""


@final
class Pace:
    """What a game's clock does: the seconds that a kneel takes, and on fourth down, when the ball is lost by it; the
    yards it loses; the seconds of a play after which the clock stands, and of one after which they do not huddle.
    And what its coaches do about it: how many time-outs the side with the ball keeps for the last minute of each half,
    and from when on the other side stops the clock in the second.
    """

    __slots__ = (
        "defense_stops", "hurried", "kept", "kept_in_first_half", "kneel", "kneel_loss", "last_kneel", "stopped",
        "stops_at_two_minutes",
    )  # fmt: skip

    def __init__(
        self, kneel: int, last_kneel: int, kneel_loss: int, stopped: int, hurried: int, stops_at_two_minutes: bool,
        kept_in_first_half: int = 0, kept: int = 1, defense_stops: int = DEFENSE_STOPS,
    ) -> None:  # fmt: skip
        self.kneel: Final = kneel
        self.last_kneel: Final = last_kneel
        self.kneel_loss: Final = kneel_loss
        self.stopped: Final = stopped
        self.hurried: Final = hurried
        self.stops_at_two_minutes: Final = stops_at_two_minutes
        self.kept_in_first_half: Final = kept_in_first_half
        self.kept: Final = kept
        self.defense_stops: Final = defense_stops


CANNOT: Final = 1000
"""Seconds that no play takes: what the side with the ball may not do."""


@final
class Means:
    """What the side with the ball may do beside calling a time-out: the seconds that the play has taken if they go
    without a huddle, and if they spike the ball, the spike included.
    """

    __slots__ = ("hurried", "spiked")

    def __init__(self, hurried: int, spiked: int) -> None:
        self.hurried: Final = hurried
        self.spiked: Final = spiked


def lead_of(game: FootballGame, seat: Seat) -> int:
    """Points ahead; below nought if the seat is behind."""
    return game.score[seat] - game.score[OTHER[seat]]


# Kneeling and last plays


def can_run_out_clock(game: FootballGame, seat: Seat, pace: Pace) -> bool:
    """Ahead, and kneeling on the downs that are left ends the game, whatever time-outs they have, short of a safety."""
    if game.quarter < 4 or lead_of(game, seat) <= 0:
        return False
    clock, time_outs, spot = game.clock, game.time_outs[OTHER[seat]], game.spot
    for down in range(game.down, LAST_DOWN + 1):
        if time_outs:
            time_outs -= 1
            clock -= pace.stopped
        else:
            clock -= pace.last_kneel if down == LAST_DOWN else pace.kneel
        spot -= pace.kneel_loss
        if clock <= 0:
            return spot > 0
    return False


def is_half_not_worth_it(game: FootballGame, seat: Seat, pace: Pace) -> bool:
    """Deep in the own half with the first half all but over, or the game, and level: fall on the ball, unless that
    gives it away or is a safety.
    """
    takes = pace.kneel
    if game.down == LAST_DOWN:
        takes = pace.stopped if game.time_outs[OTHER[seat]] else pace.last_kneel
    if game.clock > min(takes, HALF_IS_OVER) or not pace.kneel_loss < game.spot <= 35:
        return False
    return game.quarter == 2 or (game.quarter == 4 and lead_of(game, seat) == 0)


def is_last_play(game: FootballGame, seat: Seat, pace: Pace) -> bool:
    """A play that stays in bounds would be the last: what comes now must score."""
    return game.clock <= pace.stopped or (game.clock <= pace.hurried and not game.time_outs[seat])


def must_run(game: FootballGame, seat: Seat) -> bool:
    """Ahead in the fourth quarter, on first and second down: nothing that could stop the clock. Only to be asked when
    little is left of it."""
    return game.quarter == 4 and game.down < 3 and lead_of(game, seat) > 0


def must_throw(game: FootballGame, seat: Seat, pace: Pace) -> bool:
    """The last play of a half, too far out to run it in, for a side that wants points."""
    if game.spot >= RUN_IN_FROM or not is_last_play(game, seat, pace):
        return False
    return game.quarter == 2 or (game.quarter >= 4 and lead_of(game, seat) <= 0)


def is_last_second_kick(game: FootballGame, seat: Seat, pace: Pace, chance: float) -> bool:
    """The clock leaves time for one more play, and three points are what is wanted. To be asked where a half ends."""
    if chance < LAST_HOPE:
        return False
    if game.clock <= pace.hurried and plays_for_kick(game, seat):
        return True
    return is_last_play(game, seat, pace) and (game.quarter == 2 or -3 <= lead_of(game, seat) <= 0)


def plays_for_kick(game: FootballGame, seat: Seat) -> bool:
    """A field goal wins, they are near enough, and the half is ending: nothing is thrown any more, the clock is run
    down, and the kick comes last. (So did real coaches: of 464 such downs 65 in a hundred were runs, 14 passes.)
    """
    if game.quarter != 4 or game.clock > TWO_MINUTES or game.spot < KICK_FROM:
        return False
    return -2 <= lead_of(game, seat) <= 0


# The running clock


def tempo(game: FootballGame, seat: Seat, seconds: int, pace: Pace, means: Means) -> int:
    """What to do about a clock that runs late in a half."""
    if seat == game.offense:
        return hurried(game, seat, seconds, pace, means)
    is_wanted = stops_on_defense(game, seat, pace) and is_time_out_worth_it(game, seat, seconds, pace)
    return TIME_OUT if is_wanted else LET_RUN


def hurried(game: FootballGame, seat: Seat, seconds: int, pace: Pace, means: Means) -> int:
    """With the ball: no huddle before the last two minutes, then time-outs (some are kept for the last minute), then no
    huddle, then a spike."""
    clock = game.clock
    if not wants_time(game, seat) or is_nothing_saved(game, pace):
        return LET_RUN
    if plays_for_kick(game, seat) and clock > seconds + pace.stopped:
        return LET_RUN
    is_too_deep = game.quarter == 2 and game.spot < OWN_THIRTY
    can_stop = not is_too_deep and is_time_out_worth_it(game, seat, seconds, pace)
    kept = pace.kept_in_first_half if game.quarter == 2 else pace.kept
    is_spare = clock <= TWO_MINUTES and game.time_outs[seat] > kept
    if can_stop and (clock <= SPARE_TIME_OUTS or is_spare):
        return TIME_OUT
    if means.hurried < clock and (seconds > pace.hurried or clock <= seconds):
        return NO_HUDDLE
    is_all_that_helps = means.spiked < clock <= seconds and game.down < LAST_DOWN
    return SPIKE if is_all_that_helps else LET_RUN


def wants_time(game: FootballGame, seat: Seat) -> bool:
    """Does the side with the ball want the clock to stop? Not before it punts: why leave them time?"""
    lead, clock = lead_of(game, seat), game.clock
    is_about_to_punt = game.down == LAST_DOWN and game.spot < FIELD_GOAL_RANGE
    if game.quarter == 2:
        return clock <= TWO_MINUTES and (game.spot >= OWN_THIRTY or clock > 40) and not is_about_to_punt
    if game.quarter < 4 or clock > (HURRY_TWO_SCORES if lead < -ONE_SCORE else HURRY_ONE_SCORE):
        return False
    return lead < 0 or (lead == 0 and (game.spot >= 40 or clock > 60) and not is_about_to_punt)


def stops_on_defense(game: FootballGame, seat: Seat, pace: Pace) -> bool:
    """Without the ball the clock is only stopped for a side that needs it back, and could do something with it."""
    clock = game.clock
    if game.quarter >= 4:
        return clock <= pace.defense_stops and lead_of(game, seat) < 0
    return game.quarter == 2 and game.down >= 3 and game.spot <= 25 and 40 <= clock <= 110


def is_time_out_worth_it(game: FootballGame, seat: Seat, seconds: int, pace: Pace) -> bool:
    """One is left, it saves much of the play's time or the half, and the game can still be turned."""
    if not game.time_outs[seat] or is_nothing_saved(game, pace) or is_lost(game, seat):
        return False
    return seconds - pace.stopped >= WORTH_STOPPING or seconds >= game.clock


def is_nothing_saved(game: FootballGame, pace: Pace) -> bool:
    """The clock will stop at 2:00 by itself, or nothing is left of it."""
    clock = game.clock
    if clock <= pace.stopped:
        return True
    is_about_to_stop = pace.stops_at_two_minutes and game.quarter in (2, 4)
    return is_about_to_stop and TWO_MINUTES < clock <= TWO_MINUTES + pace.hurried


def is_lost(game: FootballGame, seat: Seat) -> bool:
    """Three scores behind inside two minutes: time-outs would only keep everybody from going home."""
    return game.quarter == 4 and game.clock <= TWO_MINUTES and lead_of(game, seat) <= OUT_OF_REACH


# Kicks


def fourth_down(game: FootballGame, seat: Seat, chance: float) -> int:
    """What score and clock say of a fourth down in regulation; *chance* is that of a field goal."""
    lead, clock = lead_of(game, seat), game.clock
    if game.quarter == 2 and clock <= 40 and chance >= WORTH_A_TRY:
        return TRY_FIELD_GOAL
    if game.quarter != 4:
        return BY_HABIT
    if lead > 3 and game.spot <= 4 and clock <= 15:
        return GIVE_SAFETY
    if -3 <= lead <= 0 and clock <= TWO_MINUTES and chance >= WORTH_A_TRY:
        return TRY_FIELD_GOAL
    if lead < 0 and clock <= needs_every_down_from(lead):
        if lead < -3 and (clock <= TWO_MINUTES or chance < LIKELY):
            return PLAY_ON
        return TRY_FIELD_GOAL if chance >= NEAR_ENOUGH else PLAY_ON
    return BY_HABIT


def needs_every_down_from(lead: int) -> int:
    """A side so far behind does not give the ball away any more from this time on."""
    if lead <= OUT_OF_REACH:
        return FOURTHS_OUT_OF_REACH
    return FOURTHS_TWO_SCORES if lead < -ONE_SCORE else FOURTHS_ONE_SCORE


def is_foolish_fourth_down(game: FootballGame) -> bool:
    """Fourth and long in the own half: played only by a side that must."""
    return game.to_go >= SURE_LOSS and game.spot < GOAL // 2


def kickoff(game: FootballGame, seat: Seat) -> int:
    """Deep, unless time runs out: onside when behind, along the ground when ahead and the half is all but over."""
    lead, clock = lead_of(game, seat), game.clock
    if game.quarter == 4 and lead < 0 and (clock <= TWO_MINUTES or (lead < -ONE_SCORE and clock <= 300)):
        return ONSIDE
    return SQUIB if game.quarter in (2, 4) and lead > 0 and clock <= LAST_SECONDS else DEEP
