"""Simulated against real: league figures, correlations, a row a team."""

from __future__ import annotations

from typing import Final

from fieldhouse.builders.counting import compared
from fieldhouse.builders.ncaa.measures import LOWER, STATS, Count
from fieldhouse.table.plain_json import PlainReport

BOTH_SIDES: Final = (
    "points", "plays", "yards_per_play", "yards_per_rush", "yards_per_pass", "completion", "sack_rate",
    "interception_rate", "fumbles_lost", "third_down",
)  # fmt: skip


def compare(real: Count, simulated: Count) -> PlainReport:
    """The whole comparison as plain data, as ``fidelity --json`` prints it, without the lower division's stand-in."""
    return compared(STATS, BOTH_SIDES, real.without(LOWER), simulated.without(LOWER))
