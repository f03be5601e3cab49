"""The season chart of Bowl Bound as text: what its coaches did."""

from __future__ import annotations

from fieldhouse.games.bowlbound.model import SeasonCharts
from fieldhouse.gridiron.chart_values import whole
from fieldhouse.gridiron.habits_text import read_habits, show_habits
from fieldhouse.table.chart_text import HEADER, ChartText, read_signed


def read_season(text: str, source: str) -> SeasonCharts:
    """The season of a chart's text; faults are raised together as a ``ChartError``."""
    return read_signed(text, source, _read_season, season_chart_text)


def _read_season(chart: ChartText) -> SeasonCharts:
    """The season; whatever is wrong is noted on the chart."""
    return SeasonCharts(chart.value(HEADER, "season", whole(1869, 2100), 0, is_required=True), read_habits(chart))


def season_chart_text(season: SeasonCharts) -> str:
    """The canonical text of a season chart."""
    blocks = [[f"season: {season.season}"], *show_habits(season.habits)]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"
