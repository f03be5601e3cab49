"""The coach's kicks: fourth downs, kickoffs, returns, rushes, fakes, tries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.games.bowlbound.calls import (
    ALL_OUT,
    DEEP,
    FIELD_GOAL_TRY,
    FREE_BLOCK,
    KICK_TRY,
    NO_RUSH,
    ONSIDE,
    PUNT,
    SQUIB,
    TAKE_SAFETY,
    TWO_POINT_TRY,
)
from fieldhouse.games.bowlbound.coaching.league_plan import FOURTH_DISTANCES, GO_FOR_IT
from fieldhouse.games.bowlbound.coaching.plan import Plan
from fieldhouse.games.bowlbound.coaching.situations import lead_of
from fieldhouse.games.bowlbound.legal import is_short_drop, legal_rushes
from fieldhouse.games.bowlbound.options import PLAIN
from fieldhouse.games.bowlbound.questions import (
    DECLINE_ROLL,
    FAIR_CATCH,
    LET_IT_ROLL,
    RETURN_KICK,
    TAKE_ROLL,
    TAKE_TOUCHBACK,
    Fielded,
)
from fieldhouse.games.bowlbound.season import TOUCHBACK
from fieldhouse.games.bowlbound.state import KICKOFF, Game
from fieldhouse.gridiron.field import GOAL

PLAY_ON: Final = -1
FOURTH_KINDS: Final = tuple(
    next(kind for kind, limit in enumerate(FOURTH_DISTANCES) if to_go <= limit) for to_go in range(GOAL)
)
"""Which of the distances that coaches tell apart so many yards to go are."""
FIELD_GOAL_FROM: Final = 0.53
"""A field goal is tried from this chance on."""
CORNER: Final = 8
LET_IT_ROLL_FROM: Final = 7
SAFE_ROLL: Final = 26
"""A ball that lies here or farther out rarely rolls into the end zone."""
TWO_WHEN: Final = frozenset({-2, -5, -8, -10, -13, -16, 1, 5})
"""Leads after the touchdown at which two points are the better try late in a game."""


def fourth_down(game: Game, seat: int, plan: Plan, whim: float) -> int:
    """Kick, punt, or PLAY_ON."""
    distance = GOAL - game.spot
    chance = plan.field_goal_chance[distance]
    late = decided_by_score(game, seat, chance)
    if late is not None:
        return late
    if whim * 100 < GO_FOR_IT[min(game.spot // 10, 9)][FOURTH_KINDS[game.to_go]]:
        return PLAY_ON
    if game.quarter > 4:
        return FIELD_GOAL_TRY
    return FIELD_GOAL_TRY if chance >= FIELD_GOAL_FROM else PUNT


def decided_by_score(game: Game, seat: int, chance: float) -> int | None:
    """Fourth downs that score and clock decide."""
    lead, clock = lead_of(game, seat), game.clock
    if game.quarter > 4:
        return PLAY_ON if lead < -3 else None
    if game.quarter == 2 and clock <= 40 and chance >= 0.2:
        return FIELD_GOAL_TRY
    if game.quarter < 4:
        return None
    if game.options.elected_safety and lead > 3 and game.spot <= 4 and clock <= 15:
        return TAKE_SAFETY
    if -3 <= lead <= 0 and clock <= 120 and chance >= 0.2:
        return FIELD_GOAL_TRY
    if lead < 0 and clock <= (360 if lead < -8 else 180):
        if lead < -3 and (clock <= 120 or chance < FIELD_GOAL_FROM):
            return PLAY_ON
        return FIELD_GOAL_TRY if chance >= 0.35 else PLAY_ON
    return None


def is_last_second_kick(game: Game, seat: int, plan: Plan) -> bool:
    """The clock leaves time for one more play, and three points are what is wanted."""
    if game.quarter not in (2, 4) or game.clock > 10 or plan.field_goal_chance[GOAL - game.spot] < 0.1:
        return False
    return game.quarter == 2 or -3 <= lead_of(game, seat) <= 0


def taken_off(game: Game, plan: Plan) -> int:
    """Coffin corner: what would carry an average punt past the eight."""
    return max(0, min(60, round(plan.punt - (GOAL - game.spot - CORNER))))


def kickoff(game: Game, seat: int) -> int:
    """Deep, unless time runs out: onside when behind, along the ground when the half is over."""
    lead, clock = lead_of(game, seat), game.clock
    if game.quarter == 4 and lead < 0 and (clock <= 120 or (lead < -8 and clock <= 300)):
        return ONSIDE
    if game.options.kickoffs != PLAIN and game.quarter in (2, 4) and lead > 0 and clock <= 20:
        return SQUIB
    return DEEP


def guess_kickoff(game: Game, seat: int, whim: float) -> int:
    """What the receivers expect: what they would do themselves, and now and then a surprise."""
    return ONSIDE if whim < 0.02 else kickoff(game, 1 - seat)


def fielded(game: Game, seat: int, plan: Plan, kick: Fielded) -> int:
    """A kick has come down: return it if that pays."""
    spot, choices = kick
    if TAKE_TOUCHBACK in choices and spot + plan.kick_return <= TOUCHBACK:
        return TAKE_TOUCHBACK
    if LET_IT_ROLL in choices and 0 < spot <= LET_IT_ROLL_FROM and game.phase != KICKOFF:
        return LET_IT_ROLL
    if RETURN_KICK in choices:
        return RETURN_KICK
    return FAIR_CATCH if FAIR_CATCH in choices else choices[0]


def rolls_on(spot: int) -> int:
    return TAKE_ROLL if spot >= SAFE_ROLL else DECLINE_ROLL


def rush(game: Game, seat: int, whim: float) -> int:
    """Block freely whenever it is free; at a price only when nothing else helps."""
    legal = legal_rushes(game, seat)
    if ALL_OUT in legal and is_short_drop(game):
        return ALL_OUT
    if FREE_BLOCK in legal:
        return FREE_BLOCK
    is_desperate = game.quarter == 4 and lead_of(game, seat) < 0 and game.clock <= 150
    return ALL_OUT if ALL_OUT in legal and (is_desperate or whim < 0.02) else NO_RUSH


def fake(game: Game, totals: Sequence[int], whim: float) -> int:
    """A fake now and then on short yardage; against an all-out rush always."""
    is_rushed = len(totals) > 1 and whim < 0.12 and game.to_go <= 6 and game.spot >= 30
    return totals[1 + int(whim / 0.12 * (len(totals) - 1))] if is_rushed else totals[0]


def extra_point(game: Game, seat: int) -> int:
    """Kick, but late in the game by the lead the touchdown has made."""
    if game.quarter < 4:
        return KICK_TRY
    return TWO_POINT_TRY if lead_of(game, seat) in TWO_WHEN else KICK_TRY
