"""The coach's kicks: fourth downs, kickoffs, returns, tries."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.coaching.late import is_any_score_enough, is_last_play, lead_of
from fieldhouse.games.ddf.coaching.league_plan import FOURTH_DISTANCES, GO_FOR_IT
from fieldhouse.games.ddf.coaching.plan import Plan
from fieldhouse.games.ddf.questions import (
    DEEP,
    FAIR_CATCH,
    FIELD_GOAL_TRY,
    KICK_TRY,
    LET_IT_ROLL,
    ONSIDE,
    POOCH,
    PUNT,
    RETURN_PUNT,
    RUN_OUT,
    SQUIB,
    TAKE_SAFETY,
    TAKE_TOUCHBACK,
    TWO_POINT_TRY,
    PuntCaught,
)
from fieldhouse.games.ddf.rules.overtime import is_overtime
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.field import GOAL

FOURTH_CLASS: Final = tuple(
    next(at for at, limit in enumerate(FOURTH_DISTANCES) if to_go <= limit) for to_go in range(11)
)
"""The distance class of a fourth down, by yards to go."""
PLAY_ON: Final = -1
FIELD_GOAL_FROM: Final = 0.42
"""Late and behind, a field goal is tried from this chance on."""
POOCH_TARGET: Final = 12
LET_IT_ROLL_FROM: Final = 6
TWO_WHEN_BEHIND: Final = frozenset({-2, -5, -8, -10, -13, -16, 1, 5})
"""Leads after the touchdown at which two points are the better try late in a game."""


def fourth_down(game: Game, seat: int, plan: Plan, whim: float) -> int:
    """Kick, punt, or PLAY_ON."""
    distance = GOAL - game.spot
    can_kick = distance <= game.sides[seat].longest_field_goal
    chance = plan.field_goal_chance[distance] if can_kick else 0.0
    late = decided_by_score(game, seat, chance)
    if late is not None:
        return late
    habits = game.charts.habits
    is_in_range = chance >= habits.field_goal_chance
    more = habits.go_for_it_in_range if is_in_range else habits.go_for_it
    played = more * GO_FOR_IT[game.spot // 10][FOURTH_CLASS[min(game.to_go, 10)]]
    if whim * 100 < played and not is_protecting(game, seat):
        return PLAY_ON
    if is_in_range:
        return FIELD_GOAL_TRY
    return POOCH if plan.punt > distance - POOCH_TARGET else PUNT


def is_protecting(game: Game, seat: int) -> bool:
    """Ahead late in the game: the ball is kicked, unless a yard is all that lacks in their half."""
    is_late = game.quarter == 4 and game.clock <= 300
    return is_late and lead_of(game, seat) > 0 and (game.spot < 60 or game.to_go > 1)


def decided_by_score(game: Game, seat: int, chance: float) -> int | None:
    """Fourth downs that score and clock decide."""
    lead, clock = lead_of(game, seat), game.clock
    if game.quarter == 2 and clock <= 40 and chance >= 0.25:
        return FIELD_GOAL_TRY
    if game.quarter < 4:
        return None
    if is_overtime(game):
        return decided_in_overtime(game, lead, chance)
    if lead > 3 and game.spot <= 4 and clock <= 15:
        return TAKE_SAFETY
    if -3 <= lead <= 0 and clock <= 120 and chance >= 0.25:
        return FIELD_GOAL_TRY
    if lead < 0 and clock <= (360 if lead < -8 else 180):
        if lead < -3 and (clock <= 120 or chance < FIELD_GOAL_FROM):
            return PLAY_ON
        return FIELD_GOAL_TRY if chance >= 0.35 else PLAY_ON
    return None


def decided_in_overtime(game: Game, lead: int, chance: float) -> int | None:
    """Behind, the other side's score must be answered now; level, a field goal wins unless it can be answered."""
    if lead < 0:
        return FIELD_GOAL_TRY if lead >= -3 and chance >= FIELD_GOAL_FROM else PLAY_ON
    return FIELD_GOAL_TRY if is_any_score_enough(game) and chance >= FIELD_GOAL_FROM else None


def is_last_second_kick(game: Game, seat: int) -> bool:
    """The clock leaves time for one more play of a half, and three points are what is wanted."""
    if GOAL - game.spot > game.sides[seat].longest_field_goal or not is_last_play(game, seat):
        return False
    return game.quarter == 2 or -3 <= lead_of(game, seat) <= 0


def pooch_yards(game: Game, plan: Plan) -> int:
    """Take off what would carry an average punt past the ten."""
    return max(1, min(60, round(plan.punt - (GOAL - game.spot - POOCH_TARGET))))


def kickoff(game: Game, seat: int) -> int:
    """Deep, unless time runs out: onside when behind, along the ground when the half is over."""
    lead, clock = lead_of(game, seat), game.clock
    if game.quarter == 4 and lead < 0:
        if clock <= 120 or (lead < -8 and clock <= 300):
            return ONSIDE
    if game.quarter in (2, 4) and lead > 0 and clock <= 20:
        return SQUIB
    return DEEP


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
    """Kick, but late in the game by the lead the touchdown has made."""
    if not game.rules.has_two_point_try or game.quarter < 4:
        return KICK_TRY
    return TWO_POINT_TRY if lead_of(game, seat) in TWO_WHEN_BEHIND else KICK_TRY
