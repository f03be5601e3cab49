"""The tables of 12.8 as text: reading and checking. What a second text holds takes the place of the first's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.games.fool.charts.compiled import (
    BANDS,
    CHANGE,
    CLASSES,
    LATE_YEARS,
    PRIME,
    SPECIALIZATION,
    STANDARD_COLUMNS,
    TRANSITIONS,
    YOUNG,
    CoachingLine,
    Tables,
)
from fieldhouse.games.fool.charts.effects import Cell, read_cell
from fieldhouse.games.fool.dice import D6
from fieldhouse.games.fool.model import ABILITIES
from fieldhouse.games.fool.positions import PARENTS, STARS, BadPosition, parts
from fieldhouse.table.chart_text import HEADER, ChartText, parse
from fieldhouse.table.dice import Column, die

MIDDLE: Final = die("rows 2 to 5", (2, 3, 4, 5))
ENDS: Final = die("rows 1 and 6", (1, 6))
COACHING_GROUPS: Final = ("line", "heavy", "middle", "light")
KICKS: Final = {"kickers": ("distance", "blocked", "missed"), "punters": ("distance", "control", "block")}
SIGNED: Final = {
    f"{sign} {ability}": f"{mark}{ability}" for sign, mark in (("plus", "+"), ("minus", "-")) for ability in ABILITIES
}
OTHERS: Final = "others"
Pair = tuple[int, int]


def read_tables(texts: Sequence[tuple[str, str]]) -> Tables:
    """The tables of some texts, each with its source; all faults are raised together as a ``ChartError``."""
    sources = [parse(text, source) for text, source in texts]
    chart = sources[0]
    for over in sources[1:]:
        chart.faults += over.faults
        header = over.sections.pop(HEADER)
        chart.sections[HEADER].values.update(header.values)
        chart.sections.update(over.sections)
    tables = _Reader(chart).read()
    chart.finish()
    return tables


class _Reader:
    """Reads the tables of a chart; what is wrong in a cell the chart collects, and refuses when it is done."""

    def __init__(self, chart: ChartText) -> None:
        self.chart = chart
        self.cells: list[Cell] = [read_cell("-")]

    def read(self) -> Tables:
        """All tables of the book; whatever is wrong is noted on the chart."""
        chart = self.chart
        chart.sections[HEADER].asked.add("edition")
        return Tables(
            edition=chart.value(HEADER, "edition", str, "", is_required=True),
            age=self._numbers("age"),
            games=self._numbers("games"),
            thirds=self._numbers("thirds"),
            bands={band: self._whole("ages", band) for band in BANDS},
            standard=self._columns("standard", STANDARD_COLUMNS),
            letters=self._columns("letters", ("A", "B", "C", "D")),
            characteristics=self._columns("characteristics", ("+", "-", "Q+", "Q-")),
            percent=self._by_position("percent"),
            kickers=self._kicks("kickers"),
            punters=self._kicks("punters"),
            specialization=self._columns(SPECIALIZATION, ("rookie", YOUNG, PRIME, LATE_YEARS)),
            change=self._columns(CHANGE, ("rookie", YOUNG, PRIME, LATE_YEARS)),
            transitions=self._transitions(),
            temporary=self._temporary(),
            reversal={name: self._whole("reversal", name) for name in CLASSES},
            recovery={band: self._whole("recovery", band) for band in BANDS},
            minimum_speed=self._by_position("minimum speed", OTHERS),
            other_minimum=self._whole("minimum speed", OTHERS),
            coaching=self._coaching(),
            coaching_pass=self._by_position("coaching pass"),
            coaching_dice=self._columns("coaching dice", (*"CSP", "characteristic")),
            coaching_age={name: self._whole("coaching age", name) for name in ("first", YOUNG, PRIME)},
            pairs=chart.value("maxima", "pairs", _read_pairs, (), is_required=True),
            easier=chart.value("maxima", "easier", _read_steps, (), is_required=True),
            maximum_pass=self._by_position("maximum pass"),
            moves=self._moves(),
            pass_values=self._pass_values(),
            cells=tuple(self.cells),
        )

    def _cell(self, text: str) -> int:
        """The number of a cell; each effect is kept once in ``cells``. A ``ValueError`` for the chart if it is none."""
        cell = read_cell(text)
        if cell not in self.cells:
            self.cells.append(cell)
        return self.cells.index(cell)

    def _columns(self, section: str, names: Sequence[str]) -> dict[str, Column]:
        """Columns of a section by name; their faults are kept for the reader's end."""
        return {name: self.chart.column(section, name, D6, self._cell) for name in names}

    def _numbers(self, name: str) -> Column:
        """A column of the perturbation section, a dash being nought."""
        return self.chart.column("perturbation", name, D6, lambda text: 0 if text == "-" else int(text))

    def _whole(self, section: str, name: str) -> int:
        """A number that the section must have; 0, and a fault, if it has none."""
        return self.chart.value(section, name, _read_whole, 0, is_required=True)

    def _by_position(self, section: str, *others: str) -> dict[str, int]:
        """A number for each position that the section's lines name, one or several a line; the lines *others* are left
        out."""
        found: dict[str, int] = {}
        for names in self.chart.values(section):
            if names not in others:
                number = self.chart.value(section, names, _read_whole, 0)
                found |= dict.fromkeys(self._positions(section, names), number)
        return found

    def _positions(self, section: str, names: str) -> list[str]:
        """The positions named; a strange one is a fault."""
        for name in names.split():
            if name not in PARENTS:
                self.chart.fault(f"{name!r} is no position; expected some of {', '.join(PARENTS)}", section)
        return names.split()

    def _kicks(self, section: str) -> dict[str, tuple[str, int]]:
        """What each characteristic does to a kicker's or punter's numbers."""

        def read(text: str) -> tuple[str, int]:
            what, _, by = text.partition(" ")
            if what not in KICKS[section]:
                raise ValueError(f"{text!r} changes nothing; expected {', '.join(KICKS[section])} and a number")
            return what, int(by)

        nothing = ("distance", 0)
        return {mark: self.chart.value(section, name, read, nothing, is_required=True) for name, mark in SIGNED.items()}

    def _transitions(self) -> dict[tuple[str, str], Column]:
        """The transition tables: the middle of the die alike for all, its ends by class."""
        found = {}
        for table in TRANSITIONS:
            middle = self.chart.column("transitions", table, MIDDLE, self._cell).cells
            for name in CLASSES:
                ends = self.chart.column(f"transitions {name}", table, ENDS, self._cell).cells
                found[table, name] = Column(name, D6, middle | ends, f"transition {table}")
        return found

    def _temporary(self) -> dict[str, Cell]:
        """What a change of position does for the time being; what cannot be read is a fault of the chart."""
        names = [*(f"T{table}" for table in TRANSITIONS), CHANGE]
        there = [name for name in names if name in self.chart.values("temporary")]
        return {name.removeprefix("T"): self.chart.value("temporary", name, read_cell, ()) for name in there}

    def _coaching(self) -> dict[str, tuple[CoachingLine, ...]]:
        """The lines that coaching is tried by, for each position."""
        found: dict[str, tuple[CoachingLine, ...]] = {}
        none: tuple[CoachingLine, ...] = ()
        for group in COACHING_GROUPS:
            section = f"coaching {group}"
            names = self.chart.value(section, "positions", str, "", is_required=True)
            lines = self.chart.value(section, "lines", _read_lines, none, is_required=True)
            found |= dict.fromkeys(self._positions(section, names), lines)
        return found

    def _moves(self) -> dict[tuple[str, str], str]:
        """The table for each change between different positions."""
        found: dict[tuple[str, str], str] = {}
        none: tuple[tuple[str, str], ...] = ()
        for old in self.chart.values("different"):
            self._positions("different", old)
            moves = self.chart.value("different", old, _read_moves, none)
            found |= {(old, new): table for new, table in moves}
        return found

    def _pass_values(self) -> dict[tuple[str, str], int]:
        """The pass value that a change of position brings."""
        found = {}
        for names in self.chart.values("pass value"):
            old, _, new = names.partition(" ")
            found[old, new] = self.chart.value("pass value", names, _read_whole, 0)
            self._positions("pass value", names)
        return found


def _read_whole(text: str) -> int:
    """A whole number; a ValueError in words for anything else."""
    if text.isdecimal():
        return int(text)
    raise ValueError(f"{text!r} is no number; expected a whole number")


def _read_pair(text: str) -> Pair:
    """ "3-2": C and S."""
    c, _, s = text.partition("-")
    return _read_whole(c), _read_whole(s)


def _read_pairs(text: str) -> tuple[Pair, ...]:
    """ "3-2 4-1 ..."."""
    return tuple(map(_read_pair, text.split()))


def _read_steps(text: str) -> tuple[tuple[Pair, Pair], ...]:
    """ "3-2>4-2 ...": what a pair becomes."""
    steps = (step.partition(">") for step in text.split())
    return tuple((_read_pair(old), _read_pair(new)) for old, _, new in steps)


def _read_lines(text: str) -> tuple[CoachingLine, ...]:
    """Lines of coaching: contact and speed, and what may be coached there."""
    lines = []
    for part in text.split(","):
        pair, *abilities = part.split()
        if not abilities or any(ability not in ABILITIES for ability in abilities):
            raise ValueError(f"{part.strip()!r} is no line; expected something like '3-1 S C'")
        lines.append(CoachingLine(*_read_pair(pair), tuple(abilities)))
    return tuple(lines)


def _read_moves(text: str) -> tuple[tuple[str, str], ...]:
    """Positions, each with the table for the change to it."""
    moves = []
    for part in text.split(","):
        new, _, table = part.strip().partition(" ")
        if table not in (SPECIALIZATION, CHANGE, *TRANSITIONS):
            raise ValueError(
                f"{part.strip()!r} names no table; expected {CHANGE}, {SPECIALIZATION} or 1 to {len(TRANSITIONS)}"
            )
        if new not in STARS:
            _known(new)
        moves.append((new, table))
    return tuple(moves)


def _known(position: str) -> None:
    """A position that there is; ValueError if not."""
    try:
        parts(position)
    except BadPosition as fault:
        raise ValueError(str(fault).removesuffix(".")) from None
