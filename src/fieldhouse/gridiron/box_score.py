"""The tables of a football box score that both games print alike."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from fieldhouse.gridiron.names import NUMBERED, period_text
from fieldhouse.table.grids import add_headings


def statistics_table(*headings: str) -> Table:
    """Left for names, right for numbers: a heading that begins with < is a name."""
    return add_headings(Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1)), *headings)


def line_score(titles: Sequence[str], quarters: Sequence[Sequence[int]]) -> Table:
    """Points by quarter, and in all."""
    names = [period_text(quarter, NUMBERED) for quarter in range(1, len(quarters[0]) + 1)]
    table = statistics_table("<", *names, "Total")
    for title, points in zip(titles, quarters, strict=True):
        table.add_row(title, *map(str, points), Text(str(sum(points)), "bold"))
    return table
