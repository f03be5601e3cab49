"""Plots of a season, as plain values that a template draws as SVG: readable in print, without any script."""

from __future__ import annotations

from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.question import Json


def wins_plot(report: Json) -> list[PlainReport]:
    """Every team by wins and point difference: what a bar chart of a season shows."""
    rows = [row for division in report["divisions"] for row in division["teams"]]
    most = max((row["wins"] for row in rows), default=0) or 1
    ranked = sorted(rows, key=lambda row: (-row["pct"], row["allowed"] - row["points"], row["team"]))
    return [
        {"team": row["team"], "wins": row["wins"], "share": row["wins"] / most, "net": row["points"] - row["allowed"]}
        for row in ranked
    ]
