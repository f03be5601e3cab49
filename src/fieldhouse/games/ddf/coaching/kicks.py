"""The coach's kicks: fourth downs, returns, tries."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.choices import (
    FAIR_CATCH,
    FIELD_GOAL_TRY,
    LET_IT_ROLL,
    POOCH,
    PUNT,
    RETURN_PUNT,
    RUN_OUT,
    TAKE_SAFETY,
    TAKE_TOUCHBACK,
)
from fieldhouse.games.ddf.coaching.late import is_any_score_enough
from fieldhouse.games.ddf.coaching.plan import Plan
from fieldhouse.games.ddf.questions import PuntCaught
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron import habit_kicks, kicking, late_game
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.late_game import (
    BY_HABIT,
    KICK_TRY,
    LIKELY,
    PUNT_AWAY,
    TRY_FIELD_GOAL,
    lead_of,
)
from fieldhouse.table.seat import Seat

PLAY_ON: Final = -1
FOURTH_CALLS: Final[tuple[int, ...]] = (PLAY_ON, FIELD_GOAL_TRY, TAKE_SAFETY, PUNT)
"""What ``late_game`` does on fourth down, as a call of this game."""
LET_IT_ROLL_FROM: Final = 9
"""A returner stands on his ten, and leaves alone what comes down behind him."""


def fourth_down(game: Game, seat: Seat, plan: Plan, whim: float) -> int:
    """The call: a field goal, a punt, a pooch punt or a safety; or ``PLAY_ON``."""
    chance = field_goal_chance(game, seat, plan)
    what = demanded(game, seat, chance) if habit_kicks.is_decided_now(game, seat) else BY_HABIT
    if what == BY_HABIT:
        what = habit_kicks.by_habit(game, seat, plan.habits, whim, chance)
    if what == PUNT_AWAY and pooch_yards(game, plan):
        return POOCH
    return FOURTH_CALLS[what]


def demanded(game: Game, seat: Seat, chance: float) -> int:
    """What score and clock demand of a fourth down, as ``late_game`` counts it; *chance* is that of a field goal."""
    return decided_in_overtime(game, seat, chance) if game.is_overtime else late_game.fourth_down(game, seat, chance)


def field_goal_chance(game: Game, seat: Seat, plan: Plan) -> float:
    """That of a field goal from here; none beyond the kicker's longest."""
    distance = GOAL - game.spot
    return plan.field_goal_chance[distance] if distance <= game.sides[seat].longest_field_goal else 0.0


def decided_in_overtime(game: Game, seat: Seat, chance: float) -> int:
    """Behind, the other side's score must be answered now; level, a field goal wins unless it can be answered;
    ``BY_HABIT`` if neither is to be.
    """
    lead = lead_of(game, seat)
    if lead < 0:
        return TRY_FIELD_GOAL if lead >= -3 and chance >= LIKELY else late_game.PLAY_ON
    return TRY_FIELD_GOAL if is_any_score_enough(game) and chance >= LIKELY else BY_HABIT


def pooch_yards(game: Game, plan: Plan) -> int:
    """What is to be taken off so that punts from here go as far as the season's did; 0 for a full punt."""
    return plan.taken_off[game.spot]


def kick_return(game: Game, seat: Seat, spot: int, plan: Plan) -> int:
    """Run it out if the average return passes the touchback line, or if only a long one helps."""
    is_better = spot + plan.kick_return > game.rules.kickoff_touchback
    return RUN_OUT if is_better or kicking.must_run_out(game, seat) else TAKE_TOUCHBACK


def punt_return(punt: PuntCaught) -> int:
    """Let a deep one roll, catch a pooch on the ten fair, run the others back."""
    if punt.spot <= LET_IT_ROLL_FROM:
        return LET_IT_ROLL
    return FAIR_CATCH if punt.pooch and punt.spot <= 10 else RETURN_PUNT


def extra_point(game: Game, seat: Seat, plan: Plan, whim: float) -> int:
    """Kick before there was anything else; then as often as the season's coaches did with such a lead."""
    if not game.rules.has_two_point_try:
        return KICK_TRY
    return habit_kicks.extra_point(game, seat, plan.habits, whim)
