"""'Fumbles and Blocked Kicks' (VI-10, VI-13-D) and 'Interceptions' (VI-9, VI-13-E)."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.choices import DECLINE_IT, DOWN_IT, RUN_WITH_IT
from fieldhouse.games.bowlbound.questions import RUN_BACK, Fielded
from fieldhouse.games.bowlbound.results import RESULTS, Return
from fieldhouse.games.bowlbound.rules.returns import carry_back, run_back
from fieldhouse.games.bowlbound.season import TOUCHBACK
from fieldhouse.games.bowlbound.state import NOBODY, RUNNING, Game, Loose
from fieldhouse.gridiron.dice import OFFENSE, WHITE, YELLOW
from fieldhouse.gridiron.field import END_ZONE_DEEPEST, GOAL, Situation, across
from fieldhouse.gridiron.outcome import SHORT_TIME, Outcome, downed, possession, safety, touchdown
from fieldhouse.gridiron.results import INCOMPLETE
from fieldhouse.table.dice import Dice
from fieldhouse.table.seat import OTHER, Seat

END_LINE: Final = 10
WHITE_DICE: Final = Dice("white", (WHITE, YELLOW), lambda white, yellow: white + yellow)
"""VI-13-D-ii: the two white dice alone."""
KEPT_AND_RUN: Final[tuple[int, ...]] = (17, 18, 19)
LOST_AND_RUN: Final[tuple[int, ...]] = (37, 38, 39)
BLOCKED_FOR_TOUCHDOWN: Final = 39


def loose_ball(
    game: Game, seat: Seat, spot: int, before: Situation | None, is_block: bool = False, is_ours: bool = False
) -> Outcome:
    """VI-10: *seat* has fumbled, or had a kick blocked, at *spot*; its fumble line says who has the ball.

    *before* is the down it was played on, or None once the ball has changed hands; *is_ours*: the ball came into the
    end zone by a kick or pass of the other side, so that falling on it there is a touchback. Rolls and asks.
    """
    if spot <= -END_LINE:
        let_go(game, seat, NOBODY, is_block)
        return possession(seat, TOUCHBACK) if is_ours else safety(OTHER[seat])
    if spot >= GOAL + END_LINE:
        spot = GOAL + game.table.roll(WHITE_DICE, "end zone")
    total = game.table.roll(OFFENSE, "fumble")
    if game.sides[seat].recovered[total]:
        let_go(game, seat, seat, is_block)
        return recovered_by_own(game, seat, spot, before, total, is_block, is_ours)
    let_go(game, seat, OTHER[seat], is_block)
    return recovered_by_other(game, OTHER[seat], across(spot), total, is_block)


def let_go(game: Game, seat: Seat, recovered_by: int, is_block: bool = False) -> None:
    """Write up a ball that came loose."""
    play = game.play
    play.loose = (*play.loose, Loose(seat, recovered_by, len(play.returns), is_block))


def loose_on_return(game: Game, seat: Seat, spot: int, is_ours: bool, before: Situation | None) -> Outcome:
    """A fumble on a return; *before* is the down of an offense that has not lost the ball yet. Rolls and asks."""
    return loose_ball(game, seat, spot, before, is_ours=is_ours)


def recovered_by_own(
    game: Game, seat: Seat, spot: int, before: Situation | None, total: int, is_block: bool, is_ours: bool
) -> Outcome:
    """VI-10: the erring side has it; on 17 to 19 it may run, with a blocked kick only from behind the line.

    Rolls and asks.
    """
    if spot >= GOAL:
        return touchdown(seat)
    if spot <= 0:
        return possession(seat, TOUCHBACK) if is_ours else safety(OTHER[seat])
    can_run = total in KEPT_AND_RUN and not (is_block and before is not None and spot > before.spot)
    if can_run and game.table.ask(RUN_BACK, game, seat, Fielded(spot, (RUN_WITH_IT, DOWN_IT))) == RUN_WITH_IT:
        result = returned(game, seat, "fumble return")
        return carry_back(game, seat, spot, result, loose_on_return, before)
    if before is None:
        return possession(seat, spot)
    return downed(before, spot, RUNNING)


def recovered_by_other(game: Game, seat: Seat, spot: int, total: int, is_block: bool) -> Outcome:
    """VI-10: the other side, *seat*, has it at *spot*, counted by itself; it may run on 37 to 39, or with a block.

    Rolls and asks.
    """
    if spot >= GOAL or (is_block and total == BLOCKED_FOR_TOUCHDOWN):
        return touchdown(seat)
    if is_block or total in LOST_AND_RUN:
        if game.table.ask(RUN_BACK, game, seat, Fielded(spot, (RUN_WITH_IT, DOWN_IT))) == RUN_WITH_IT:
            result = returned(game, seat, "fumble return")
            return carry_back(game, seat, spot, result, loose_on_return)
    return possession(seat, spot if spot > 0 else TOUCHBACK)


def returned(game: Game, seat: Seat, label: str) -> Return:
    """Any ball taken from the other side is run back by the interception return column. Rolls."""
    result: Return = game.table.stage(run_back, game, game.sides[seat].interception_return, label)
    return result


def interception(game: Game, yards: int) -> Outcome:
    """VI-9: picked off *yards* from the line; the defense runs it back, keeps it there, or bats it away.

    Rolls and asks.
    """
    seat = OTHER[game.offense]
    start = across(game.spot + yards)
    if start >= GOAL + END_LINE:
        return safety(seat)
    if start >= GOAL:
        return touchdown(seat)
    start = max(start, -END_ZONE_DEEPEST)
    game.play.yards = across(start) - game.spot
    choice = game.table.ask(RUN_BACK, game, seat, Fielded(start, (RUN_WITH_IT, DOWN_IT, DECLINE_IT)))
    if choice == DECLINE_IT:
        game.play.result = RESULTS[INCOMPLETE]
        game.play.yards = 0
        return game.downed(game.spot, SHORT_TIME)
    if choice == DOWN_IT:
        return possession(seat, start if start > 0 else TOUCHBACK)
    result = returned(game, seat, "interception return")
    return carry_back(game, seat, start, result, loose_on_return)
