"""The tables of 12.8, compiled: what a commissioner's league rolls on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from fieldhouse.games.fool.charts.effects import Cell
from fieldhouse.games.fool.model import Player
from fieldhouse.games.fool.positions import field_parts, is_despecialization, is_specialization, parts
from fieldhouse.table.dice import Column

# Ages, as the tables band them.
YOUNG, PRIME, LATE_YEARS, OLD, OLDEST = "young", "prime", "late", "old", "oldest"
BANDS: Final = (YOUNG, PRIME, LATE_YEARS, OLD)

# Whose row of a position-to-position table, and whose chance to reverse it.
ROOKIE, SEASONED, EXPERIENCED = "rookie", "veteran", "experienced"
CLASSES: Final = (ROOKIE, SEASONED, EXPERIENCED)
EXPERIENCED_FROM: Final = 30
SPECIALIZATION, CHANGE = "specialization", "change"
TRANSITIONS: Final = tuple(str(number) for number in range(1, 19))
GAMES_FROM: Final = {"first": (0, 4, 8), YOUNG: (0, 4, 8), PRIME: (0, 4, 8), LATE_YEARS: (0, 6), OLD: (0, 6)}
"""The games from which on each column of an age stands."""
STANDARD_COLUMNS: Final = (
    *(f"{band} {games}" for band, starts in GAMES_FROM.items() for games in starts),
    OLDEST, "new free agent", "rookie", "trade", "free agent",
)  # fmt: skip


class CoachingLine(NamedTuple):
    """12.3.5: at or below this C-S the abilities named may be coached."""

    c: int
    s: int
    abilities: tuple[str, ...]


@dataclass(frozen=True)
class Tables:
    """All tables. A column's cells are numbers into ``cells``."""

    edition: str
    cells: tuple[Cell, ...]
    age: Column
    games: Column
    thirds: Column
    bands: dict[str, int]
    standard: dict[str, Column]
    letters: dict[str, Column]
    characteristics: dict[str, Column]
    percent: dict[str, int]
    kickers: dict[str, tuple[str, int]]
    punters: dict[str, tuple[str, int]]
    specialization: dict[str, Column]
    change: dict[str, Column]
    transitions: dict[tuple[str, str], Column]
    temporary: dict[str, Cell]
    reversal: dict[str, int]
    recovery: dict[str, int]
    minimum_speed: dict[str, int]
    other_minimum: int
    coaching: dict[str, tuple[CoachingLine, ...]]
    coaching_pass: dict[str, int]
    coaching_dice: dict[str, Column]
    coaching_age: dict[str, int]
    pairs: tuple[tuple[int, int], ...]
    easier: tuple[tuple[tuple[int, int], tuple[int, int]], ...]
    maximum_pass: dict[str, int]
    moves: dict[tuple[str, str], str]
    pass_values: dict[tuple[str, str], int]
    known_moves: dict[tuple[str, str], str | None] = field(default_factory=dict, compare=False)
    """What ``move_table`` has found before: line-ups ask it for every man and place."""

    def band(self, age: int) -> str:
        """12.3.1: the name of the age band that a man of *age* is changed by."""
        return next((band for band in BANDS if age <= self.bands[band]), OLDEST)

    def move_table(self, old: str, new: str) -> str | None:
        """12.5.2: the table for a change of position, or None if nobody may make it; remembered."""
        if (old, new) not in self.known_moves:
            self.known_moves[old, new] = self._move_table(old, new)
        return self.known_moves[old, new]

    def _move_table(self, old: str, new: str) -> str | None:
        """The table for a change of position, worked out; None if nobody may make it."""
        if is_specialization(old, new):
            return SPECIALIZATION
        if is_despecialization(old, new):
            return self.moves.get((old, new), CHANGE)
        named = (self.moves.get((part, new)) for part in field_parts(old))
        return next((table for table in named if table), None)

    def pass_value(self, old: str, new: str) -> int | None:
        """12.5.2: the pass value that a change of position brings, if it brings one."""
        return next((self.pass_values[part, new] for part in parts(old) if (part, new) in self.pass_values), None)


def class_of(player: Player) -> str:
    """12.8: rookie, veteran or experienced veteran, for changes of position and their reversal."""
    if player.is_rookie:
        return ROOKIE
    return EXPERIENCED if player.age >= EXPERIENCED_FROM else SEASONED
