"""The fan's table for a terminal, a hundred columns wide at most."""

from __future__ import annotations

from typing import Final

from rich.table import Table as Grid

from fieldhouse.builders.builder import Figures
from fieldhouse.builders.fan.verdict import BETWEEN_PRO_SEASONS, BETWEEN_REPLAYS, NOT_TOLD, UNLIKE
from fieldhouse.table.plain_json import PlainReport

WIDTH: Final = 100
DASH: Final = "-"


def report(figures: Figures) -> list[Grid | str]:
    """A heading, a table a group of rows, then how many are unlike, and what cannot be told."""
    tables: dict[str, Grid] = {}
    for row in figures["rows"]:
        title = row["group"]
        if title not in tables:
            tables[title] = _table(title, "range" if "low" in row else "sd")
        tables[title].add_row(*cells(row), style="bold" if row["verdict"] == UNLIKE else "")
    return [f"{figures['season']}, {figures['replays']} replays", *tables.values(), *closing(figures)]


def _table(title: str, yardstick: str) -> Grid:
    """A table of the report, before its rows."""
    table = Grid(title=title, title_justify="left", width=WIDTH)
    table.add_column("", ratio=1, overflow="fold")
    for name in ("real", yardstick, "simulated", "off by", ""):
        table.add_column(name, justify="right", no_wrap=True)
    return table


def cells(row: PlainReport) -> tuple[str, ...]:
    """A row in words: real, the yardstick, simulated, the distance in it, and what to think of it."""
    if "low" in row:
        high = row["high"]
        within = f"{row['low']:g}+" if high is None else f"{row['low']:g} to {high:g}"
        return row["words"], number(row["real"], row), within, *_simulated(row), row["verdict"]
    spread = number(row["sd"], row, 1)
    mark = f"{spread}*" if row["sd_between"] == BETWEEN_REPLAYS else spread
    return row["words"], number(row["real"], row), mark, *_simulated(row), row["verdict"]


def _simulated(row: PlainReport) -> tuple[str, str]:
    """The simulated figure, and how far off it is."""
    distance = row.get("distance")
    return number(row["simulated"], row), DASH if distance is None else f"{distance:+.1f}"


def number(value: float | None, row: PlainReport, more: int = 0) -> str:
    """A figure with the digits of its row, or a dash."""
    return DASH if value is None else f"{value:.{row['digits'] + more}f}"


def closing(figures: Figures) -> list[str]:
    """What stands under the tables."""
    told, unlike = figures["told"], figures["unlike"]
    lines = [
        f"{unlike} of {told} rows are unlike: two standard deviations (sd) off, or outside the range they state.",
        f"{figures['within_one']} of {figures['figures']} figures are within one.",
    ]
    if any(row.get("sd_between") == BETWEEN_REPLAYS for row in figures["rows"]):
        lines.append("* The spread between replays, where the files have no three seasons to take it from.")
    if any(row.get("sd_between") == BETWEEN_PRO_SEASONS for row in figures["rows"]):
        lines.append("One real season is at hand: sd is what pro seasons differ by, as a part of their mean.")
    if figures["not_told"]:
        lines.append(f"{NOT_TOLD.capitalize()}: " + "; ".join(figures["not_told"]) + ".")
    return lines
