"""A season's habits as text: the sections of a season chart, of either football."""

from __future__ import annotations

from collections.abc import Callable

from fieldhouse.gridiron.habits import OF_SOME, TABLES, WHOLE, LeagueHabits, Rows
from fieldhouse.table.chart_text import ChartText, show_values


def thousandths(width: int) -> Callable[[str], tuple[int, ...]]:
    """What reads so many parts of a thousand out of a chart's line, or says what was expected."""

    def read(text: str) -> tuple[int, ...]:
        parts = text.split()
        if len(parts) != width or not all(part.isdecimal() and int(part) <= WHOLE for part in parts):
            raise ValueError(f"{text!r} are not parts of a thousand; expected {width} whole numbers up to {WHOLE}")
        return tuple(map(int, parts))

    return read


def read_habits(chart: ChartText) -> LeagueHabits:
    """The habits of a season chart; whatever is wrong is noted on the chart."""
    return LeagueHabits(**{
        field: tuple(
            chart.value(table.section, name, thousandths(table.width), (0,) * table.width, is_required=True)
            for name in table.rows
        )
        for field, table in TABLES.items()
        if field not in OF_SOME or table.rows[0] in chart.values(table.section)
    })  # fmt: skip


def show_habits(habits: LeagueHabits) -> list[list[str]]:
    """The sections of what coaches did, a line a row."""
    sections: dict[str, dict[str, str]] = {}
    for field, table in TABLES.items():
        rows: Rows = getattr(habits, field)
        shown = {name: " ".join(map(str, row)) for name, row in zip(table.rows, rows, strict=bool(rows))}
        sections.setdefault(table.section, {}).update(shown)
    return [[f"[{section}]", *show_values(values)] for section, values in sections.items()]
