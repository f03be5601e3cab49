"""'Penalties', procedure and yardages (VI-4-A and B), and the penalty table of the no-huddle offense (I-4-A)."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.calls import PUNT
from fieldhouse.games.bowlbound.cells import (
    BEFORE_SNAP,
    DEF_5Y,
    KICK_OUT,
    OFF_5A,
    VARIABLE,
    R,
    S,
    defense_foul,
    is_foul,
    is_on_offense,
    offense_foul,
)
from fieldhouse.games.bowlbound.options import ADVANCED_PENALTIES, QUICK
from fieldhouse.games.bowlbound.rules.yardage import roll_yardage
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.cells import DEFENSE_FOUL, FUMBLE, INTERFERENCE, KIND, KINDS, OFFENSE_FOUL, cell
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.gridiron.dice_ranges import read_totals
from fieldhouse.gridiron.phases import KICKOFF
from fieldhouse.table.dice import Column

BAD_SNAP: Final = cell(FUMBLE, 0, BEFORE_SNAP)
"""I-4-A: no penalty, but the snap of a hurried play is fumbled."""
OUT_OF_BOUNDS: Final = cell(KICK_OUT)


def _table(name: str, rows: dict[str, int]) -> Column:
    """A printed table of fouls as a column."""
    cells: dict[int, int] = {}
    for totals, foul in rows.items():
        cells |= dict.fromkeys(read_totals(totals, OFFENSE), foul)
    return Column(name, OFFENSE, cells)


_FIVE: Final = offense_foul(5)
_TEN: Final = offense_foul(10)
_FIFTEEN: Final = offense_foul(15)
_DEF_FIVE: Final = defense_foul(5)
_DEF_TEN: Final = defense_foul(10)
_DEF_FIFTEEN: Final = defense_foul(15)
PENALTY_TABLE: Final = {
    (OFFENSE_FOUL, S): _table("OFF S", {"10-19": _FIVE, "20-32": OFF_5A, "33-36": _TEN, "37-39": _FIFTEEN}),
    (DEFENSE_FOUL, S): _table(
        "DEF S", {"10-24, 30-32": _DEF_FIVE, "25-29": DEF_5Y, "33": _DEF_TEN, "34-39": _DEF_FIFTEEN}
    ),
    (OFFENSE_FOUL, R): _table("OFF R", {"10-19": _FIVE, "20-29": _FIFTEEN, "30-39": _TEN}),
    (DEFENSE_FOUL, R): _table("DEF R", {"10-19": _DEF_TEN, "20-29": DEF_5Y, "30-39": _DEF_FIFTEEN}),
}
"""VI-4-B-ii."""
KICKOFF_TABLE: Final = _table(
    "OFF S, kickoff", {"10-19": OUT_OF_BOUNDS, "20-32": OFF_5A, "33-36": _TEN, "37-39": _FIFTEEN}
)  # fmt: skip
NO_HUDDLE_TABLE: Final = {
    (OFFENSE_FOUL, S): _table(
        "OFF S, no huddle", {"10-11": BAD_SNAP, "12-29": _FIVE, "30-36": _TEN, "37-39": _FIFTEEN}
    ),
    (DEFENSE_FOUL, S): _table(
        "DEF S, no huddle", {"10-14": OFF_5A, "15-24": _DEF_FIVE, "25-35": DEF_5Y, "36-39": _DEF_FIFTEEN}
    ),
    (OFFENSE_FOUL, R): _table("OFF R, no huddle", {"10": _FIVE, "11-34": _TEN, "35-39": _FIFTEEN}),
    (DEFENSE_FOUL, R): _table("DEF R, no huddle", {"10-19": DEF_5Y, "20-39": _DEF_FIFTEEN}),
}
"""I-4-A. A false start is a foul before the snap."""
QUICK_TABLE: Final = {
    (OFFENSE_FOUL, S): _FIVE,
    (DEFENSE_FOUL, S): _DEF_FIVE,
    (OFFENSE_FOUL, R): _TEN,
    (DEFENSE_FOUL, R): _DEF_FIFTEEN,
}
"""VI-4-B-i."""


def assessed(game: Game, foul: int, is_return: bool) -> int:
    """VI-4-B: the foul with its yards: as printed, or rolled by the quick method or the table; hurried plays and
    kickoffs have their own, which may show a bad snap or a kick out of bounds in its place.
    """
    kind = KINDS[foul >> KIND]
    if kind == INTERFERENCE:
        return roll_yardage(game, foul) if foul & VARIABLE else foul
    is_open = bool(foul & VARIABLE) or game.options.penalties == ADVANCED_PENALTIES or game.hurried
    if not is_open:
        return foul
    which = R if is_return else S  # R is printed on returns only, S on everything else
    if game.hurried:
        return game.table.look(NO_HUDDLE_TABLE[kind, which], OFFENSE, "no-huddle penalty")
    if game.options.penalties == QUICK:
        return QUICK_TABLE[kind, which]
    if game.phase == KICKOFF and kind == OFFENSE_FOUL and which == S and game.play.call != PUNT:
        return game.table.look(KICKOFF_TABLE, OFFENSE, "penalty")
    return game.table.look(PENALTY_TABLE[kind, which], OFFENSE, "penalty")


def past_fouls(
    game: Game, column: Column, first: int, label: str, is_return: bool = False
) -> tuple[tuple[int, ...], int]:
    """VI-4-A: *first* is a foul: roll on past fouls of the same team.

    Gives those fouls and the cell that ended the rolling: a result, or a foul after which nothing more is rolled
    (one on the other team, one before the snap, interference).
    """
    fouls: tuple[int, ...] = ()
    found = first
    while True:
        foul = assessed(game, found, is_return)
        if not is_foul(foul) or foul & BEFORE_SNAP or KINDS[foul >> KIND] == INTERFERENCE:
            return fouls, foul
        if fouls and is_on_offense(foul) != is_on_offense(fouls[0]):
            return fouls, foul
        fouls = (*fouls, foul)
        found = game.table.look(column, OFFENSE, label)
        if not is_foul(found):
            return fouls, roll_yardage(game, found) if found & VARIABLE else found
