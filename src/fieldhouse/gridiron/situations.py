"""How score, clock and place look to a coach of either football: the rows and columns of the season's habits.

The builder counts real plays by the same functions.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.gridiron import call_buckets
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.game import FootballGame
from fieldhouse.gridiron.habits import (
    BUCKETS,
    FOURTH_DISTANCES,
    FOURTH_STATES,
    GOAL_YARDS,
    KNEEL_CLOCKS,
    KNEEL_SPOTS,
    MOST_LEAD,
    ONSIDE_BEHIND,
    ONSIDE_CLOCKS,
    PUNT_YARDS,
    STATES,
    WHOLE,
    ZONES,
    LeagueHabits,
)
from fieldhouse.gridiron.late_game import ONE_SCORE, TWO_MINUTES
from fieldhouse.gridiron.phases import REGULATION
from fieldhouse.table.seat import OTHER, Seat

EIGHT_MINUTES: Final = 480
FOUR_MINUTES: Final = 240
THREE_SCORES: Final = 17
OWN_TEN: Final = 10
OWN_FIVE: Final = 5

OPEN: Final = STATES.index("open")
BEFORE_HALF: Final = STATES.index("before the half")
LATE_LEVEL: Final = STATES.index("late level")
LAST_BEHIND: Final = STATES.index("last one score behind")
LAST_LEVEL: Final = STATES.index("last level")
LAST_AHEAD: Final = STATES.index("last ahead")
FOUR_MINUTES_AHEAD: Final = STATES.index("four minutes left, ahead")
FOUR_MINUTES_BEHIND: Final = STATES.index("four minutes left, one score behind")
BEHIND_3: Final = STATES.index("Q3 two scores behind")
AHEAD_3: Final = STATES.index("Q3 two scores ahead")
FAR_BEHIND: Final = STATES.index("late two scores behind")
HURRIED: Final = (BEFORE_HALF, FAR_BEHIND, LAST_BEHIND, LAST_LEVEL)
"""States of a side that is short of time."""
LAST_QUARTER: Final[tuple[tuple[int, ...], ...]] = (
    (STATES.index("Q4 two scores behind"), FAR_BEHIND, FAR_BEHIND, FAR_BEHIND),
    (STATES.index("Q4 one score behind"), STATES.index("late one score behind"), FOUR_MINUTES_BEHIND, LAST_BEHIND),
    (OPEN, LATE_LEVEL, LATE_LEVEL, LAST_LEVEL),
    (STATES.index("Q4 one score ahead"), STATES.index("late one score ahead"), FOUR_MINUTES_AHEAD, LAST_AHEAD),
    (STATES.index("Q4 two scores ahead"), STATES.index("late two scores ahead"), FOUR_MINUTES_AHEAD, LAST_AHEAD),
)
"""``LAST_QUARTER[score][time]``"""

ORDINARY, AHEAD, ONE_BEHIND, TWO_BEHIND, LATE_TWO_BEHIND, THREE_BEHIND, CLOSE_BEHIND, FOUR_TO_EIGHT, LAST_CHANCE = (
    range(len(FOURTH_STATES))
)


def score_class(lead: int) -> int:
    """Two scores behind, one, level, one ahead, two."""
    if lead < 0:
        return 0 if lead < -ONE_SCORE else 1
    return 2 if lead == 0 else 3 if lead <= ONE_SCORE else 4


def state_at(quarter: int, clock: int, lead: int) -> int:
    """Which of ``STATES`` score and clock are to the side with the ball; in overtime as late in a game."""
    if quarter < 3:
        return BEFORE_HALF if quarter == 2 and clock <= TWO_MINUTES else OPEN
    if quarter == 3:
        return OPEN if -ONE_SCORE <= lead <= ONE_SCORE else AHEAD_3 if lead > 0 else BEHIND_3
    if quarter > REGULATION:
        return LATE_LEVEL if lead == 0 else LAST_BEHIND if lead < 0 else OPEN
    time = 0 if clock > EIGHT_MINUTES else 1 if clock > FOUR_MINUTES else 2 if clock > TWO_MINUTES else 3
    return LAST_QUARTER[score_class(lead)][time]


def state_of(game: FootballGame, seat: Seat) -> int:
    """The state that *seat* is in with the ball."""
    score = game.score
    return state_at(game.quarter, game.clock, score[seat] - score[OTHER[seat]])


def bucket_at(down: int, to_go: int, spot: int) -> int:
    """``call_buckets.bucket_of`` a down, but with buckets of their own before the own goal line."""
    if spot >= OWN_TEN:
        return call_buckets.bucket_of(down, to_go, spot)
    first = len(BUCKETS) - (3 if spot < OWN_FIVE else 6)
    return first + (down - 1 if 0 < down < 3 else 2)


BUCKET_AT: Final = tuple(
    tuple(tuple(bucket_at(down, to_go, spot) for to_go in range(GOAL + 1)) for down in range(5))
    for spot in range(GOAL + 1)
)
"""``BUCKET_AT[spot][down][to go]``: the bucket of a down, read in one step."""


def fourth_state_at(quarter: int, clock: int, lead: int) -> int:
    """Which of ``FOURTH_STATES`` score and clock are: ordinary if level, and outside of the fourth quarter."""
    if quarter != REGULATION or lead == 0:
        return ORDINARY
    if lead > 0:
        return AHEAD
    is_one_score = lead >= -ONE_SCORE
    if clock > EIGHT_MINUTES or (is_one_score and clock > FOUR_MINUTES):
        return ONE_BEHIND if is_one_score else TWO_BEHIND
    if lead <= -THREE_SCORES:
        return THREE_BEHIND
    if clock > FOUR_MINUTES:
        return LATE_TWO_BEHIND
    if lead >= -3:
        return CLOSE_BEHIND
    return FOUR_TO_EIGHT if is_one_score and clock > TWO_MINUTES else LAST_CHANCE


def zone_at(spot: int) -> int:
    """Which of ``ZONES`` a spot is in: ten yards each, and the last ten in two."""
    return len(ZONES) - 1 if spot >= GOAL - 5 else spot // 10


def class_of(limits: tuple[int, ...], value: int) -> int:
    """The first class whose limit *value* does not pass, or the last."""
    return next((number for number, limit in enumerate(limits) if value <= limit), len(limits) - 1)


DISTANCE_CLASS: Final = tuple(class_of(FOURTH_DISTANCES, to_go) for to_go in range(GOAL + 1))
GOAL_CLASS: Final = tuple(class_of(GOAL_YARDS, GOAL - spot) for spot in range(GOAL + 1))
PUNT_CLASS: Final = tuple(class_of(PUNT_YARDS, GOAL - spot) for spot in range(GOAL + 1))
"""The class of a fourth down by its yards to go, of a kick at goal and of a punt by where it is kicked from."""


def lead_column(lead: int) -> int:
    """The column of a lead after a touchdown."""
    return min(max(lead, -MOST_LEAD), MOST_LEAD) + MOST_LEAD


def try_time(quarter: int) -> int:
    """The row of a try."""
    return 0 if quarter < 3 else min(quarter - 2, 2)


def onside_cell(clock: int, behind: int) -> tuple[int, int]:
    """The row and column of a kickoff in the fourth quarter, of a side so far behind."""
    return class_of(ONSIDE_CLOCKS, clock), class_of(ONSIDE_BEHIND, behind)


def kneel_cell(clock: int, spot: int) -> tuple[int, int] | None:
    """The row and column of a down at the end of a half; None if nobody lets it end yet."""
    if clock > KNEEL_CLOCKS[-1] or spot > KNEEL_SPOTS[-1]:
        return None
    return class_of(KNEEL_CLOCKS, clock), class_of(KNEEL_SPOTS, spot)


def call_weights(habits: LeagueHabits, state: int, bucket: int, first_pass: int) -> list[float]:
    """What the league calls in a state and a bucket: the bucket's mix, with the state's share of passes."""
    mix = (habits.hurried_calls if state in HURRIED else habits.calls)[bucket]
    passes = habits.passes[bucket][state]
    runs, throws = sum(mix[:first_pass]) or 1, sum(mix[first_pass:]) or 1
    return [
        weight * passes / throws if play >= first_pass else weight * (WHOLE - passes) / runs
        for play, weight in enumerate(mix)
    ]


def pass_biases(habits: LeagueHabits, expected: float) -> list[float]:
    """By state how much more a defense plays against the pass, by the odds that one comes, to the power of
    *expected*: one when the game is open."""
    odds = [passes / (WHOLE - passes) for passes in habits.passes[0]]
    return [float((here / odds[OPEN]) ** expected) for here in odds]
