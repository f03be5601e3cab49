"""Simulated against real: league figures, correlations, a row a team."""

from __future__ import annotations

from typing import Final

from fieldhouse.builders.counting import compared, correlation, pair
from fieldhouse.builders.nfl.measures import STATS, Count, pythagorean_wins
from fieldhouse.table.plain_json import PlainReport

BOTH_SIDES: Final = ("points", "plays", "yards_per_rush", "yards_per_pass", "completion", "sack_rate",
                     "interception_rate", "fumbles_lost", "third_down")  # fmt: skip


def compare(real: Count, simulated: Count) -> PlainReport:
    """The whole comparison as plain data, the shape of ``fidelity --json``."""
    figures = compared(STATS, BOTH_SIDES, real, simulated)
    expected = pythagorean_wins(real)
    figures["correlation"]["pythagorean_wins"] = correlation(expected, simulated.wins)
    for index, row in enumerate(figures["teams"].values()):
        row["pythagorean_wins"] = pair(expected[index], simulated.wins[index])
    return figures
