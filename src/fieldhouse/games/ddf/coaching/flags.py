"""The coach and the flags: the outcome worth most; on the last play of a game, the one that wins it."""

from __future__ import annotations

from functools import cache
from typing import Final

from fieldhouse.games.ddf.coaching.late import is_any_score_enough
from fieldhouse.games.ddf.questions import DECLINE, Ruling
from fieldhouse.games.ddf.rules.overtime import is_overtime
from fieldhouse.games.ddf.rules.periods import POINTS
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.expected_points import FIRST_DOWN, outcome_worth
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.late_game import lead_of
from fieldhouse.gridiron.outcome import FIELD_GOAL, NEXT_SNAP, SHORT_TIME, TOUCHDOWN, Outcome

THIRD_AND_LONG: Final = 11
"""From here on most third downs end in a punt, from a few yards farther on."""
GAINED: Final = 6
MADE_ALL_THE_SAME: Final = 0.35
"""What the third downs are worth that are made in spite of it."""
NET_PUNT: Final = 38
PINNED: Final = 12
"""No punt leaves the receivers nearer to their goal on average."""
FIELD_GOAL_RANGE: Final = 55
LOST, OPEN, WON = range(3)
LAST_QUARTER: Final = 4


def answer_flag(game: Game, seat: int, rulings: tuple[Ruling, ...]) -> int:
    """Which way of settling the fouls suits *seat* best."""
    if game.quarter < LAST_QUARTER:  # nothing decides the game yet
        return max(rulings, key=lambda ruling: worth_to(ruling.outcome, seat)).choice
    return max(rulings, key=lambda ruling: (decides(game, seat, ruling), worth_to(ruling.outcome, seat))).choice


@cache
def worth_to(outcome: Outcome, seat: int) -> float:
    """What an outcome is worth to *seat*: fourth down far out is a punt, third and long a punt put off, not worse."""
    worth = outcome_worth(outcome, seat)
    if outcome.ending != NEXT_SNAP or outcome.down < 3:
        return worth
    if outcome.down == 3:
        if outcome.to_go < THIRD_AND_LONG:
            return worth
        punt = MADE_ALL_THE_SAME + punt_worth(outcome.spot + GAINED)
        return max(worth, punt) if outcome.seat == seat else min(worth, -punt)
    if outcome.spot >= FIELD_GOAL_RANGE:
        return worth
    return punt_worth(outcome.spot) if outcome.seat == seat else -punt_worth(outcome.spot)


def punt_worth(spot: int) -> float:
    """What a punt from *spot* leaves the punters."""
    return -FIRST_DOWN[max(PINNED, GOAL - spot - NET_PUNT)]


def decides(game: Game, seat: int, ruling: Ruling) -> int:
    """Is the game won or lost with it? In the fourth quarter it may be over now, unless a foul of the defense gives one
    more down.
    """
    outcome = ruling.outcome
    points = POINTS.get(outcome.ending, 0)
    margin = lead_of(game, seat) + (points if outcome.seat == seat else -points)
    if margin == 0:
        return OPEN
    if is_overtime(game):
        is_decided = outcome.ending == TOUCHDOWN or (outcome.ending == FIELD_GOAL and is_any_score_enough(game))
        return OPEN if not is_decided else WON if margin > 0 else LOST
    if game.clock > SHORT_TIME or (ruling.choice != DECLINE and seat == game.offense):
        return OPEN
    can_try_tie = outcome.ending == TOUCHDOWN and abs(margin) <= 2
    return OPEN if can_try_tie and (margin < 0) == (outcome.seat == seat) else WON if margin > 0 else LOST
