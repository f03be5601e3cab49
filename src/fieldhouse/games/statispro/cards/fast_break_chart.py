"""The Fast Break chart and its determination tables as text."""

from __future__ import annotations

import re
from typing import Final

from fieldhouse.games.statispro.model import GRADES, FastBreaks
from fieldhouse.table.chart_text import ChartError, digest_of
from fieldhouse.table.seat import AWAY, HOME

COLUMNS: Final = "ABCDEFG"
(
    RPG_SCORES, ORIGINATOR_SCORES, RPG_SCORES_FOULED, RPG_SHOOTS, FOULED_WHILE_SHOOTING, BREAK_TURNOVER, PULL_UP,
) = range(7)  # fmt: skip
OUTCOMES: Final = (
    "RPG scores", "originator scores", "RPG scores, fouled", "RPG shoots", "fouled while shooting", "turnover RPG",
    "pull up",
)  # fmt: skip
TABLES: Final = {"[home team]": HOME, "[visitors]": AWAY}
_GAP: Final = re.compile(r"\s{2,}")
_RANGE: Final = re.compile(r"(\d+)(?:-(\d+))?$")


def read_fast_breaks(text: str, source: str) -> FastBreaks:
    """The chart, or a :class:`ChartError` with a sentence for each fault."""
    faults: list[str] = []
    blocks: dict[str, list[list[str]]] = {}
    block: list[list[str]] = []
    for raw in text.splitlines():
        line = raw.split(";", 1)[0].strip()
        if line.startswith("["):
            block = blocks.setdefault(line, [])
        elif line:
            block.append(_GAP.split(line))
    tables = tuple(_table(source, name, blocks, faults) for name in sorted(TABLES, key=lambda name: TABLES[name]))
    outcomes = _outcomes(source, blocks.get("[fast break]", []), faults)
    if faults:
        raise ChartError(*faults)
    return FastBreaks(tables, outcomes, digest_of(text))


def _table(
    source: str, name: str, blocks: dict[str, list[list[str]]], faults: list[str]
) -> tuple[tuple[int, ...], ...]:
    """The column for each pair of grades; what is wrong goes into *faults*."""
    rows = {row[0]: row[1:] for row in blocks.get(name, [])[1:]}
    table: list[tuple[int, ...]] = []
    for grade in GRADES:
        cells = rows.get(grade, [])
        if len(cells) != len(GRADES) or any(cell not in COLUMNS for cell in cells):
            faults.append(f"{source}, {name}, row {grade}: expected {len(GRADES)} columns A to {COLUMNS[-1]}.")
            cells = [COLUMNS[0]] * len(GRADES)
        table.append(tuple(COLUMNS.index(cell) for cell in cells))
    return tuple(table)


def _outcomes(source: str, rows: list[list[str]], faults: list[str]) -> tuple[tuple[int, ...], ...]:
    """The outcome of each FOUL #, column by column; what is wrong goes into *faults*."""
    columns = [[-1] * 101 for _ in COLUMNS]
    for name, *cells in rows[1:]:
        where = f"{source}, [fast break], row {name!r}"
        if name not in OUTCOMES or len(cells) != len(COLUMNS):
            faults.append(f"{where}: expected one of {', '.join(OUTCOMES)}, and {len(COLUMNS)} ranges.")
            continue
        for column, cell in zip(columns, cells, strict=True):
            match = _RANGE.match(cell)
            if cell != "-" and not match:
                faults.append(f"{where}: {cell!r} is no range of FOUL #; expected one such as 1-40.")
            elif match:
                for number in range(int(match[1]), int(match[2] or match[1]) + 1):
                    if not 1 <= number <= 100 or column[number] >= 0:
                        faults.append(f"{where}: FOUL # {number} stands twice or is not 1 to 100.")
                        break
                    column[number] = OUTCOMES.index(name)
    for letter, column in zip(COLUMNS, columns, strict=True):
        if -1 in column[1:]:
            faults.append(f"{source}, [fast break], column {letter}: FOUL # {column.index(-1, 1)} is missing.")
    return tuple(tuple(column) for column in columns)


def fast_breaks_text(chart: FastBreaks, preface: str = "") -> str:
    """The chart as the text of its file."""
    lines = [f"; {line}" for line in preface.splitlines()]
    for name, seat in TABLES.items():
        lines += ["", name, "offense  " + "  ".join(GRADES)]
        for index, grade in enumerate(GRADES):
            lines.append(f"{grade}        " + "  ".join(COLUMNS[column] for column in chart.determination[seat][index]))
    strips = [["FOUL #", *OUTCOMES]]
    strips += [
        [letter, *(_span(column, index) for index in range(7))]
        for letter, column in zip(COLUMNS, chart.outcomes, strict=True)
    ]
    widths = [max(map(len, strip)) for strip in strips]
    lines += ["", "[fast break]"]
    for row in zip(*strips, strict=True):
        lines.append("  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip())
    return "\n".join(lines) + "\n"


def _span(column: tuple[int, ...], outcome: int) -> str:
    """The FOUL # of an outcome, from first to last."""
    numbers = [number for number in range(1, 101) if column[number] == outcome]
    return f"{numbers[0]}-{numbers[-1]}" if numbers else "-"
