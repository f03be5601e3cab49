"""The dice of a play in a line: what was thrown, which cell it hit, and what the priority chart made of two of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fieldhouse.games.bowlbound.cells import is_foul, is_variable, show_cell
from fieldhouse.games.bowlbound.names import foul_text
from fieldhouse.games.bowlbound.rules.priority import BREAK_ALONE, PRIORITY, RUN_ALONE, RUN_AND_ADD
from fieldhouse.gridiron.cells import KIND, yards_of
from fieldhouse.gridiron.priority import (
    ADD,
    BREAK,
    DEFENSIVE,
    FUMBLE_END_ZONE,
    MISS,
    OFFENSIVE,
    PICK,
    PICK_SHORTER,
    SCORE,
    TRAP,
)
from fieldhouse.gridiron.recorder import Throw, witnessed
from fieldhouse.table.game import Definition
from fieldhouse.table.journal import Entry, Header
from fieldhouse.table.question import Json

SEPARATOR: Final = " · "
DEFENSE: Final = "defense"
ATTACKS: Final = ("offense", "option pass")
"""What the dice of the defense are set against."""
MEANINGS: Final = {
    SCORE: "touchdown", TRAP: "quarterback trapped", PICK: "interception", PICK_SHORTER: "interception",
    MISS: "incomplete", BREAK: "breakaway and the defense's yards", BREAK_ALONE: "breakaway",
    RUN_ALONE: "quarterback runs", RUN_AND_ADD: "quarterback runs and the defense's yards",
    FUMBLE_END_ZONE: "fumble in the end zone",
}  # fmt: skip


def explain(definition: Definition[Any], header: Header, state: Json, entries: Sequence[Entry]) -> str:
    """``offense 24: 7 · defense 3: (1) -> the defense's: +1``"""
    throws = witnessed(definition, header, state, entries)
    return SEPARATOR.join(_throw_text(throws, at) for at in range(len(throws)))


def _throw_text(throws: Sequence[Throw], at: int) -> str:
    throw = throws[at]
    if throw.cell is None:
        return f"{throw.label} {throw.reading}"
    text = f"{throw.label} {throw.reading}: {foul_text(throw.cell)}"
    attacks = [before.cell for before in throws[:at] if before.label in ATTACKS]
    if throw.label != DEFENSE or not attacks or attacks[-1] is None or is_foul(attacks[-1]):
        return text
    return f"{text} -> {combination(attacks[-1], throw.cell)}"


def combination(cell: int, against: int) -> str:
    """IV-2-D in words; yards that further dice decide are only named."""
    key = PRIORITY[cell >> KIND][against >> KIND]
    if key == ADD:
        return f"added: {_yards(cell, against)}"
    if key == DEFENSIVE:
        return f"the defense's: {_yards(against)}"
    if key == OFFENSIVE:
        return f"the offense's: {_yards(cell)}"
    return MEANINGS.get(key, "fumble")


def _yards(*cells: int) -> str:
    if any(map(is_variable, cells)):
        return " and ".join(map(show_cell, cells))
    return f"{sum(map(yards_of, cells)):+}"
