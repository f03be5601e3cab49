"""The coach's kicks: fourth downs, kickoffs, returns, rushes, fakes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.games.bowlbound.calls import ALL_OUT, FIELD_GOAL_TRY, FREE_BLOCK, NO_RUSH, PUNT, TAKE_SAFETY
from fieldhouse.games.bowlbound.choices import (
    DECLINE_ROLL,
    FAIR_CATCH,
    LET_IT_ROLL,
    RETURN_KICK,
    TAKE_ROLL,
    TAKE_TOUCHBACK,
)
from fieldhouse.games.bowlbound.coaching.plan import Plan
from fieldhouse.games.bowlbound.legal import is_short_drop, legal_rushes
from fieldhouse.games.bowlbound.options import PLAIN_KICKOFFS
from fieldhouse.games.bowlbound.questions import Fielded
from fieldhouse.games.bowlbound.season import TOUCHBACK
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron import habit_kicks, kicking, late_game
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.habits import WHOLE
from fieldhouse.gridiron.late_game import BY_HABIT, DEEP, GIVE_SAFETY, ONSIDE, SQUIB, lead_of
from fieldhouse.gridiron.phases import KICKOFF
from fieldhouse.table.seat import OTHER, Seat

PLAY_ON: Final = -1
FOURTH_CALLS: Final[tuple[int, ...]] = (PLAY_ON, FIELD_GOAL_TRY, TAKE_SAFETY, PUNT)
"""What ``late_game`` does on fourth down, as a call of this game."""
CORNER: Final = 8
LET_IT_ROLL_FROM: Final = 7
SAFE_ROLL: Final = 26
"""A ball that lies here or farther out rarely rolls into the end zone."""


def fourth_down(game: Game, seat: Seat, plan: Plan, whim: float) -> int:
    """The call: a field goal, a punt or a safety; or ``PLAY_ON``."""
    if game.is_overtime:
        return overtime_fourth_down(game, seat, plan, whim)
    chance = plan.field_goal_chance[GOAL - game.spot]
    what = late_game.fourth_down(game, seat, chance) if habit_kicks.is_decided_now(game, seat) else BY_HABIT
    if what == BY_HABIT or (what == GIVE_SAFETY and not game.options.elected_safety):
        what = habit_kicks.by_habit(game, seat, plan.habits, whim, chance)
    return FOURTH_CALLS[what]


def overtime_fourth_down(game: Game, seat: Seat, plan: Plan, whim: float) -> int:
    """Play on, by the league's habit, or kick: nobody punts there, and a field goal helps only a side that is not
    farther behind than that.
    """
    is_played = whim * WHOLE < habit_kicks.played_fourths(game, seat, plan.habits)
    return PLAY_ON if lead_of(game, seat) < -3 or is_played else FIELD_GOAL_TRY


def coffin_corner(game: Game, plan: Plan) -> int:
    """Take off what would carry an average punt past the eight."""
    return max(0, kicking.taken_off(plan.punt, game.spot, CORNER))


def kickoff(game: Game, seat: Seat, plan: Plan, whim: float) -> int:
    """As the season's coaches did; along the ground only where the options have it."""
    kick = habit_kicks.kickoff(game, seat, plan.habits, whim)
    return DEEP if kick == SQUIB and game.options.kickoffs == PLAIN_KICKOFFS else kick


def guess_kickoff(game: Game, seat: Seat, whim: float) -> int:
    """What the receivers expect: what they would do themselves, and now and then a surprise."""
    return ONSIDE if whim < 0.02 else late_game.kickoff(game, OTHER[seat])


def fielded(game: Game, seat: Seat, plan: Plan, kick: Fielded) -> int:
    """A kick has come down: return it if that pays."""
    spot, choices = kick
    is_short_return = spot + plan.kick_return <= TOUCHBACK
    if TAKE_TOUCHBACK in choices and is_short_return and not kicking.must_run_out(game, seat):
        return TAKE_TOUCHBACK
    if LET_IT_ROLL in choices and 0 < spot <= LET_IT_ROLL_FROM and game.phase != KICKOFF:
        return LET_IT_ROLL
    if RETURN_KICK in choices:
        return RETURN_KICK
    return FAIR_CATCH if FAIR_CATCH in choices else choices[0]


def rolls_on(spot: int) -> int:
    """Let a punt roll where the goal line is far."""
    return TAKE_ROLL if spot >= SAFE_ROLL else DECLINE_ROLL


def rush(game: Game, seat: Seat, whim: float) -> int:
    """Block freely whenever it is free; at a price only when nothing else helps, and once in a while."""
    legal = legal_rushes(game, seat)
    if ALL_OUT in legal and is_short_drop(game):
        return ALL_OUT
    if FREE_BLOCK in legal:
        return FREE_BLOCK
    is_desperate = game.quarter == 4 and lead_of(game, seat) < 0 and game.clock <= 150
    return ALL_OUT if ALL_OUT in legal and (is_desperate or whim < 0.02) else NO_RUSH


def fake(game: Game, totals: Sequence[int], whim: float) -> int:
    """One of the *totals*: a fake now and then with few yards to go, not deep in the own half; else the first, none."""
    is_faked = len(totals) > 1 and whim < 0.12 and game.to_go <= 6 and game.spot >= 30
    return totals[1 + int(whim / 0.12 * (len(totals) - 1))] if is_faked else totals[0]
