"""The text of a chart, laid out as it is printed: columns beside the dice totals.

A text is a header of ``name: value`` lines and ``[section]`` blocks. A block may hold one table, whose heading
line begins with ``dice`` and whose rows begin with a dice total, and ``name: value`` lines. Columns stand two
spaces or more apart, because a cell may hold one (``OFF 10``); an empty cell is ``-``; ``#`` begins a comment.

Nothing here knows a game: a game's reader asks for the columns and values it expects, and what it never asked
for is a fault too. Faults are collected, so that a person can mend a file in one go.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from hashlib import sha256
from typing import TYPE_CHECKING, Final, TypeVar

from fieldhouse.table.chart_fault import Fault
from fieldhouse.table.dice import Column, Dice
from fieldhouse.table.numbers import bad_number
from fieldhouse.table.refusal import Refusal

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

HEADER: Final = ""
"""The name of the part before the first section."""
HEADING: Final = "dice"
EMPTY: Final = "-"
_COMMENT: Final = re.compile(r"(^|\s)#.*")
_SECTION: Final = re.compile(r"\[([^\[\]]+)\]$")
_VALUE: Final = re.compile(r"([A-Za-z][^:]*?)\s*:\s*(.*)$")
_GAP: Final = re.compile(r"\s{2,}|\t+")

T = TypeVar("T")
D = TypeVar("D", bound="DataclassInstance")


class ChartError(Refusal):
    """What is wrong with a chart's text: one sentence for each fault."""

    @property
    def faults(self) -> tuple[str, ...]:
        """Every slip of the file, a sentence each."""
        return self.args

    def __str__(self) -> str:
        return "\n".join(self.args)


@dataclass
class Section:
    """One block as it stands in the text."""

    name: str
    cells: dict[str, dict[int, str]] = field(default_factory=dict)
    """``cells[column][dice total]``"""
    rows: list[int] = field(default_factory=list)
    values: dict[str, str] = field(default_factory=dict)
    asked: set[str] = field(default_factory=set)
    """The columns and values that the game's reader knows."""
    is_checked: bool = False
    """The rows were compared with the dice."""


class ChartText:
    """A parsed text, from which a game's reader asks what it needs."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.sections = {HEADER: Section(HEADER)}
        self.faults: list[str] = []

    def fault(self, problem: str, section: str = HEADER, row: int | None = None, column: str = "") -> None:
        """Note a fault: a sentence that says where it is."""
        where = [self.source, f"[{section}]" if section else "header"]
        where += [f"row {row}"] if row is not None else []
        where += [f"column {column}"] if column else []
        self.faults.append(Fault(f"{', '.join(where)}: {problem}.", section, row, column))

    def has_column(self, section: str, column: str) -> bool:
        """Sections that are not there have no columns."""
        return section in self.sections and column in self.sections[section].cells

    def column(self, section: str, column: str, dice: Dice, read: Callable[[str], int]) -> Column:
        """The compiled column. What is missing, or *read* refuses by a ValueError, is noted as a fault and counts 0."""
        cells = dict.fromkeys((reading for reading, _ in dice.weights), 0)
        for row, text in self._cells(section, column, dice).items():
            try:
                cells[row] = read(text)
            except ValueError as fault:
                self.fault(str(fault), section, row, column)
        return Column(column, dice, cells, section)

    def value(self, section: str, name: str, read: Callable[[str], T], missing: T, is_required: bool = False) -> T:
        """The value of a ``name: value`` line, or *missing*; noted as a fault if it cannot be read or is required."""
        block = self.sections.get(section, Section(section))
        block.asked.add(name)
        if name not in block.values:
            if is_required:
                self.fault(f"there is no line '{name}: …'; expected one", section)
            return missing
        try:
            return read(block.values[name])
        except ValueError as fault:
            where = f"{self.source}, {f'[{section}]' if section else 'header'}, {name}"
            self.faults.append(Fault(f"{where}: {fault}.", section, None, name))
            return missing

    def values(self, section: str) -> list[str]:
        """The names of all values of a section, for one whose names are free."""
        return list(self.sections[section].values) if section in self.sections else []

    def note_unasked(self) -> None:
        """What the reader never asked for is a fault: most likely it is misspelled."""
        known = [name for name, section in self.sections.items() if name and section.asked]
        for name, section in self.sections.items():
            if name and not section.asked:
                self.fault(f"this section is not known here{_nearest(name, known)}", name)
                continue
            for word in [*section.cells, *section.values]:
                if word not in section.asked:
                    self.fault(f"{word!r} is not known here{_nearest(word, section.asked)}", name)

    def finish(self) -> None:
        """Raise all faults, if there are any; what was never asked for is one (``note_unasked``)."""
        self.note_unasked()
        if self.faults:
            raise ChartError(*self.faults)

    def _cells(self, section: str, column: str, dice: Dice) -> dict[int, str]:
        """A column's cells by their readings; whatever lacks becomes a fault."""
        if section not in self.sections:
            self.sections[section] = Section(section, asked={column}, is_checked=True)
            self.fault("the section is missing; expected it with its heading and rows", section)
        block = self.sections[section]
        block.asked.add(column)
        self._check_rows(block, dice)
        if column not in block.cells and block.cells:
            self.fault("the column is missing; expected it in the heading", section, column=column)
        return {row: text for row, text in block.cells.get(column, {}).items() if dice.is_reading(row)}

    def _check_rows(self, block: Section, dice: Dice) -> None:
        """Every reading of the dice has its row, and there is no other: checked once a section, as is noted in it."""
        if block.is_checked:
            return
        block.is_checked = True
        if not block.cells:
            self.fault(f"there is no table; expected a heading line that begins with '{HEADING}'", block.name)
            return
        for reading, _ in dice.weights:
            if reading not in block.rows:
                self.fault(f"the row is missing; expected a row for each of {dice.describe()}", block.name, reading)
        for row in block.rows:
            if not dice.is_reading(row):
                self.fault(f"no dice show {row}; expected {dice.describe()}", block.name, row)


def _nearest(word: str, known: Iterable[str]) -> str:
    """What was meant perhaps, for the end of a fault's sentence."""
    names = sorted(known)
    near = get_close_matches(word, names, n=1, cutoff=0.5)
    if near:
        return f"; expected perhaps {near[0]!r}"
    return f"; expected one of {', '.join(map(repr, names))}" if names else ""


def parse(text: str, source: str) -> ChartText:
    """Take a chart's text apart. Faults of the layout are noted in the result, not raised."""
    chart = ChartText(source)
    section = chart.sections[HEADER]
    for number, raw in enumerate(text.splitlines(), 1):
        line = _COMMENT.sub("", raw).strip()
        first = line.split(maxsplit=1)[0] if line else ""
        if not line:
            continue
        if fault := bad_number(line):
            chart.fault(f"line {number}: {fault}", section.name)
        elif match := _SECTION.match(line):
            section = _open(chart, match[1].strip())
        elif first == HEADING:
            _read_heading(chart, section, line[len(HEADING) :].strip())
        elif first.isdecimal():
            _read_row(chart, section, int(first), line[len(first) :].strip())
        elif match := _VALUE.match(line):
            _read_value(chart, section, match[1], match[2].strip())
        else:
            chart.fault(
                f"line {number} reads {line!r}; expected a row, a heading, a [section] or 'name: value'", section.name
            )
    return chart


def read_whole(text: str, source: str, read: Callable[[ChartText], T]) -> T:
    """What *read* makes of a text; all its faults are raised together as a ``ChartError``."""
    chart = parse(text, source)
    value = read(chart)
    chart.finish()
    return value


def read_signed(text: str, source: str, read: Callable[[ChartText], D], write: Callable[[D], str]) -> D:
    """As ``read_whole``, with the digest of what *write* makes of it: by it a journal tells what it was played with."""
    value = read_whole(text, source, read)
    return replace(value, digest=digest_of(write(value)))


def digest_of(text: str) -> str:
    """By which a journal tells the text that it was played with."""
    return sha256(text.encode()).hexdigest()[:16]


def _open(chart: ChartText, name: str) -> Section:
    """A new section, put into the chart."""
    if name in chart.sections:
        chart.fault("the section stands twice; expected it once", name)
    chart.sections[name] = Section(name)
    return chart.sections[name]


def _read_heading(chart: ChartText, section: Section, line: str) -> None:
    """Put the columns of a section's table into it."""
    if section.cells:
        chart.fault("there is a second heading; expected one table in a section", section.name)
        return
    for column in _GAP.split(line):
        if column in section.cells:
            chart.fault("the column stands twice; expected it once", section.name, column=column)
        section.cells[column] = {}


def _read_row(chart: ChartText, section: Section, row: int, line: str) -> None:
    """One row of a section's table, put into its columns; too few or too many cells are faults."""
    columns, texts = list(section.cells), _GAP.split(line)
    if not columns:
        chart.fault(f"the row has no heading above it; expected a line that begins with '{HEADING}'", section.name, row)
        return
    if row in section.rows:
        chart.fault("the row stands twice; expected it once", section.name, row)
        return
    section.rows.append(row)
    apart = "two spaces or more between cells, and - for an empty one"
    if len(texts) < len(columns):
        chart.fault(
            f"the row ends before this column; expected {len(columns)} cells, {apart}",
            section.name, row, columns[len(texts)],
        )  # fmt: skip
    elif len(texts) > len(columns):
        chart.fault(
            f"{texts[len(columns)]!r} stands after the last column; expected {len(columns)} cells, {apart}",
            section.name, row, columns[-1],
        )  # fmt: skip
    for column, text in zip(columns, texts, strict=False):
        section.cells[column][row] = text


def _read_value(chart: ChartText, section: Section, name: str, value: str) -> None:
    """Put a line ``name: value`` into its section."""
    if name in section.values:
        chart.fault(f"the line '{name}: …' stands twice; expected it once", section.name)
    section.values[name] = value


def show_values(values: Mapping[str, str]) -> list[str]:
    """The lines ``name: value``."""
    return [f"{name}: {value}".rstrip() for name, value in values.items()]


def show_table(columns: Mapping[str, Mapping[int, str]]) -> list[str]:
    """The heading and rows of a table, its columns aligned."""
    rows = list(next(iter(columns.values())))
    strips = [[HEADING, *map(str, rows)]]
    strips += [[name, *(texts[row] for row in rows)] for name, texts in columns.items()]
    widths = [max(map(len, strip)) for strip in strips]
    lines = zip(*strips, strict=True)
    return ["  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip() for line in lines]
