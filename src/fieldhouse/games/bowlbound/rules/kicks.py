"""What kickoffs, punts and field goals share: a column rolled with its fouls, its fakes and its blocks (V-1 to V-4)."""

from __future__ import annotations

from typing import Final, NamedTuple

from fieldhouse.games.bowlbound.calls import ALL_OUT, NO_RUSH, PUNT
from fieldhouse.games.bowlbound.cells import (
    BEFORE_SNAP,
    DS,
    FIELD_GOAL_COLUMN,
    KICK_OUT,
    KICKOFF_COLUMN,
    OFF_5A,
    VARIABLE,
    X,
    defense_foul,
    is_foul,
    is_on_offense,
    offense_foul,
)
from fieldhouse.games.bowlbound.results import KICK_FAKED, KICK_NEVER_MADE, KICK_OFFSET, Kick
from fieldhouse.games.bowlbound.rules.fouls import BAD_SNAP, assessed
from fieldhouse.games.bowlbound.rules.yardage import roll_yardage, variable_yards
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.cells import BLOCKED, FUMBLE, KIND, KINDS, NO_GOOD, OUT, yards_of
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.gridiron.results import KICK_BLOCKED, KICK_FUMBLED, KICK_MISSED, KICKED
from fieldhouse.gridiron.results import KICK_OUT as KICKED_OUT
from fieldhouse.table.dice import Column

KICK_KINDS: Final = {BLOCKED: KICK_BLOCKED, FUMBLE: KICK_FUMBLED, NO_GOOD: KICK_MISSED, KICK_OUT: KICKED_OUT}
BAD_PUNT_SNAP: Final = -13
BAD_FIELD_GOAL_SNAP: Final = -7
DEF_5: Final = defense_foul(5)
OFF_5: Final = offense_foul(5)


class Numbers(NamedTuple):
    """V-4-A: the fake and block numbers in force until the kick is made, and the rush they are the price of."""

    rush: int = NO_RUSH
    fakes: tuple[int, ...] = ()
    blocks: tuple[int, ...] = ()
    is_costly: bool = False
    """An all-out rush with its disadvantages (V-2-C)."""


NO_NUMBERS: Final = Numbers()


def kick(game: Game, column: Column, label: str, numbers: Numbers = NO_NUMBERS) -> Kick:
    """Roll a kick: fouls are noted and rolled again until it is made, faked, blocked or fumbled."""
    fouls: tuple[int, ...] = ()
    while True:
        found = roll_kick(game, column, label, numbers)
        if isinstance(found, Kick):
            return found.fouled(fouls)
        cell = in_other_column(game, found)
        if not is_foul(cell):
            kind = KICK_KINDS.get(KINDS[cell >> KIND], KICKED)
            if kind == KICKED_OUT:
                return kicked_out(fouls)
            if cell & VARIABLE:
                cell = roll_yardage(game, cell)
            return Kick(kind, yards_of(cell), cell & OUT != 0, fouls)
        foul = assessed_on_kick(game, cell, numbers)
        if foul == BAD_SNAP:
            return Kick(KICK_FUMBLED, BAD_PUNT_SNAP if game.play.call == PUNT else BAD_FIELD_GOAL_SNAP, fouls=fouls)
        if KINDS[foul >> KIND] == KICK_OUT:
            return kicked_out(fouls)
        if foul & BEFORE_SNAP:
            return Kick(KICK_NEVER_MADE, fouls=(foul,))
        fouls = (*fouls, foul)
        if is_on_offense(foul) != is_on_offense(fouls[0]):
            return Kick(KICK_OFFSET, fouls=fouls)


def kicked_out(fouls: tuple[int, ...]) -> Kick:
    """VI-4-B, note: a kickoff out of bounds is a foul of the kickers too: it offsets those of the receivers."""
    if fouls and not is_on_offense(fouls[0]):
        return Kick(KICK_OFFSET, fouls=(*fouls, OFF_5))
    return Kick(KICKED_OUT, fouls=fouls)


def roll_kick(game: Game, column: Column, label: str, numbers: Numbers) -> int | Kick:
    """V-1-A and V-2-B: the cell; or a fake or a block, of which the fake is first (V-4-B). Rolls."""
    if numbers is NO_NUMBERS:
        return game.table.look(column, OFFENSE, label)
    total = game.table.roll(OFFENSE, label)
    if total in numbers.fakes:
        return Kick(KICK_FAKED)
    if total in numbers.blocks:
        which = X if game.play.call == PUNT else DS
        return Kick(KICK_BLOCKED, -int(game.table.stage(variable_yards, game, which)))
    return column.by_reading[total]


def in_other_column(game: Game, cell: int) -> int:
    """The legend's KO and FG in the punt column: a long punt by the kickoff column, a shank by the field goal's.

    Rolls.
    """
    while KINDS[cell >> KIND] in (KICKOFF_COLUMN, FIELD_GOAL_COLUMN, KICK_OUT) and game.play.call == PUNT:
        side, mark = game.sides[game.offense], cell & OUT
        if KINDS[cell >> KIND] == FIELD_GOAL_COLUMN:
            found = game.table.look(side.field_goal, OFFENSE, "FG")
        else:
            found = game.table.look(side.kickoff, OFFENSE, "KO")
        cell = found if is_foul(found) else found | mark
    return cell


def assessed_on_kick(game: Game, cell: int, numbers: Numbers) -> int:
    """V-2-C-iii: an all-out rush makes offensive fouls defensive ones; V-4-E: a hurried kick makes all false starts.

    Rolls.
    """
    if numbers.rush == ALL_OUT and game.hurried:
        return OFF_5A
    if numbers.is_costly and is_on_offense(cell):
        return DEF_5
    return assessed(game, cell, is_return=False)
