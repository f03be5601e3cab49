"""Returns of kicks, interceptions and loose balls: the column, its fouls (VI-4-C-vi), the end zone (VI-13-F)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fieldhouse.games.bowlbound.cells import VARIABLE, is_foul, is_on_offense, offense_foul
from fieldhouse.games.bowlbound.results import Return
from fieldhouse.games.bowlbound.rules.fouls import past_fouls
from fieldhouse.games.bowlbound.rules.penalties import add_claims, moves_kickoff, on_the_kickoff
from fieldhouse.games.bowlbound.rules.yardage import roll_yardage
from fieldhouse.games.bowlbound.season import TOUCHBACK
from fieldhouse.games.bowlbound.state import RUNNING, Claim, Game, Play
from fieldhouse.gridiron.cells import BREAKAWAY, FUMBLE, KIND, KINDS, TOUCHDOWN, yards_of
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.gridiron.field import GOAL, Situation, toward_own_goal, toward_their_goal
from fieldhouse.gridiron.marking import marked_off_defense, spot_of_return_foul
from fieldhouse.gridiron.outcome import Outcome, downed, possession, safety, snap, touchdown
from fieldhouse.gridiron.phases import TRY
from fieldhouse.gridiron.results import RETURN_FUMBLED, RETURN_SCORED, RETURNED
from fieldhouse.table.dice import Column
from fieldhouse.table.seat import OTHER, Seat

BEFORE_POSSESSION: Final = offense_foul(5)
"""I-4-A: after a hurried snap five yards on a return are for a foul before the ball changed hands."""
LooseBall = Callable[[Game, Seat, int, bool, Situation | None], Outcome]


def run_back(game: Game, column: Column, label: str, breakaway: Column | None = None) -> Return:
    """Roll a return: fouls are noted and rolled again; a B goes on in the *breakaway* column."""
    cell = game.table.look(column, OFFENSE, label)
    fouls: tuple[int, ...] = ()
    if is_foul(cell):
        fouls, cell = game.table.stage(past_fouls, game, column, cell, label, True)
        if is_foul(cell):
            return Return(RETURNED, 0, (*fouls, cell))
    if KINDS[cell >> KIND] == BREAKAWAY and breakaway is not None:
        cell = game.table.look(breakaway, OFFENSE, "B")
    if cell & VARIABLE:
        cell = roll_yardage(game, cell)
    kind = KINDS[cell >> KIND]
    if kind == TOUCHDOWN:
        return Return(RETURN_SCORED, 0, fouls)
    return Return(RETURN_FUMBLED if kind == FUMBLE else RETURNED, yards_of(cell), fouls)


def carry_back(
    game: Game, seat: Seat, start: int, result: Return, loose_ball: LooseBall, before: Situation | None = None
) -> Outcome:
    """Where *seat*'s return from *start* ends; *before* is the down of an offense that runs with its own fumble.

    The return and the claims of its fouls are written into the play. *loose_ball* rolls and asks.
    """
    reached = start + result.yards
    end = GOAL if result.kind == RETURN_SCORED else min(reached, GOAL)
    game.play.returns = (*game.play.returns, (seat, start, end))
    if result.kind == RETURN_FUMBLED:
        outcome = loose_ball(game, seat, reached, start <= 0, before)
    else:
        outcome = stopped_at(seat, start, end, before)
    for foul in result.fouls:
        offender = seat if is_on_offense(foul) else OTHER[seat]
        if outcome == touchdown(seat) and game.phase != TRY and moves_kickoff(game, foul):
            add_claims(game, Claim(foul, offender, on_the_kickoff(seat, foul)))
        if game.hurried and foul == BEFORE_POSSESSION and seat != game.offense:
            again = snap(marked_off_defense(game.situation, yards_of(foul)), is_replay=True)
        else:
            again = fouled_return(seat, start, end, foul, before)
        add_claims(game, Claim(foul, offender, again))
    return outcome


def has_changed_hands(play: Play, owner: Seat) -> bool:
    """Has the other side run with the ball? Then it is lost to *owner*, though it be won back (VI-7-B, overtime)."""
    return any(seat != owner for seat, _, _ in play.returns)


def stopped_at(seat: Seat, start: int, end: int, before: Situation | None) -> Outcome:
    """VI-13-F: short of the own goal line it is a touchback, or a safety for whoever ran back into the end zone."""
    if end >= GOAL:
        return touchdown(seat)
    if end <= 0:
        return possession(seat, TOUCHBACK) if start <= 0 else safety(OTHER[seat])
    return possession(seat, end) if before is None else downed(before, end, RUNNING)


def fouled_return(seat: Seat, start: int, end: int, foul: int, before: Situation | None) -> Outcome:
    """VI-4-C-vi: from the end of the return; an offensive foul from half-way to the goal, if it went farther."""
    end = end if end > 0 else TOUCHBACK
    if not is_on_offense(foul):
        spot = toward_their_goal(min(end, GOAL - 1), yards_of(foul))
    else:
        spot = toward_own_goal(spot_of_return_foul(start, end), yards_of(foul))
    return possession(seat, spot) if before is None else downed(before, spot, RUNNING)
