"""The coach's kicks: fourth downs, kickoffs, returns, tries."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.coaching.late import is_any_score_enough
from fieldhouse.games.ddf.coaching.league_plan import FOURTH_DISTANCES, GO_FOR_IT
from fieldhouse.games.ddf.coaching.plan import Plan
from fieldhouse.games.ddf.questions import (
    FAIR_CATCH,
    FIELD_GOAL_TRY,
    LET_IT_ROLL,
    POOCH,
    PUNT,
    RETURN_PUNT,
    RUN_OUT,
    TAKE_SAFETY,
    TAKE_TOUCHBACK,
    PuntCaught,
)
from fieldhouse.games.ddf.rules.overtime import is_overtime
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron import late_game
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.late_game import KICK_TRY, LIKELY, is_foolish, lead_of
from fieldhouse.gridiron.late_game import fourth_down as late

FOURTH_CLASS: Final = tuple(
    next(at for at, limit in enumerate(FOURTH_DISTANCES) if to_go <= limit) for to_go in range(11)
)
"""The distance class of a fourth down, by yards to go."""
PLAY_ON: Final = -1
DEMANDED: Final = {
    late_game.PLAY_ON: PLAY_ON,
    late_game.TRY_FIELD_GOAL: FIELD_GOAL_TRY,
    late_game.GIVE_SAFETY: TAKE_SAFETY,
    late_game.BY_HABIT: None,
}
"""What score and clock demand, as a call of this game."""
POOCH_TARGET: Final = 12
LET_IT_ROLL_FROM: Final = 6


def fourth_down(game: Game, seat: int, plan: Plan, whim: float) -> int:
    """Kick, punt, or PLAY_ON."""
    chance = field_goal_chance(game, seat, plan)
    demanded = decided_in_overtime(game, seat, chance) if is_overtime(game) else DEMANDED[late(game, seat, chance)]
    if demanded is not None:
        return demanded
    habits = game.charts.habits
    is_in_range = chance >= habits.field_goal_chance
    more = habits.go_for_it_in_range if is_in_range else habits.go_for_it
    played = more * GO_FOR_IT[game.spot // 10][FOURTH_CLASS[min(game.to_go, 10)]]
    if whim * 100 < played and not is_foolish(game) and not is_protecting(game, seat):
        return PLAY_ON
    if is_in_range:
        return FIELD_GOAL_TRY
    return POOCH if plan.punt > GOAL - game.spot - POOCH_TARGET else PUNT


def field_goal_chance(game: Game, seat: int, plan: Plan) -> float:
    """None beyond the kicker's longest."""
    distance = GOAL - game.spot
    return plan.field_goal_chance[distance] if distance <= game.sides[seat].longest_field_goal else 0.0


def is_protecting(game: Game, seat: int) -> bool:
    """Ahead late in the game: the ball is kicked, unless a yard is all that lacks in their half."""
    is_late = game.quarter == 4 and game.clock <= 300
    return is_late and lead_of(game, seat) > 0 and (game.spot < 60 or game.to_go > 1)


def decided_in_overtime(game: Game, seat: int, chance: float) -> int | None:
    """Behind, the other side's score must be answered now; level, a field goal wins unless it can be answered."""
    lead = lead_of(game, seat)
    if lead < 0:
        return FIELD_GOAL_TRY if lead >= -3 and chance >= LIKELY else PLAY_ON
    return FIELD_GOAL_TRY if is_any_score_enough(game) and chance >= LIKELY else None


def pooch_yards(game: Game, plan: Plan) -> int:
    """Take off what would carry an average punt past the ten."""
    return max(1, min(60, round(plan.punt - (GOAL - game.spot - POOCH_TARGET))))


def kick_return(game: Game, seat: int, spot: int, plan: Plan) -> int:
    """Run it out if the average return passes the touchback line, or if only a long one helps."""
    if game.quarter >= 4 and lead_of(game, seat) < 0 and game.clock <= 20:
        return RUN_OUT
    return RUN_OUT if spot + plan.kick_return > game.rules.kickoff_touchback else TAKE_TOUCHBACK


def punt_return(punt: PuntCaught) -> int:
    if punt.spot <= LET_IT_ROLL_FROM:
        return LET_IT_ROLL
    return FAIR_CATCH if punt.pooch and punt.spot <= 10 else RETURN_PUNT


def extra_point(game: Game, seat: int) -> int:
    """Kick before there was anything else; then as every coach does."""
    return late_game.extra_point(game, seat) if game.rules.has_two_point_try else KICK_TRY
