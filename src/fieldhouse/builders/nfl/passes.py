"""A pass of the loop: charts, what they were made with, and what their replays came to."""

from __future__ import annotations

from dataclasses import dataclass

from fieldhouse.builders.nfl import corrections
from fieldhouse.builders.nfl.assemble import Tuning
from fieldhouse.builders.nfl.measures import Count
from fieldhouse.games.ddf.model import Team
from fieldhouse.table.plain_json import PlainReport


@dataclass
class Best:
    """A good pass: its charts, and how its replays compare."""

    teams: list[Team]
    tuning: Tuning
    count: Count
    figures: PlainReport

    @property
    def score(self) -> float:
        """How near the replays came, more being better."""
        return corrections.score(self.figures)


def passed(figures: PlainReport) -> str:
    """How a pass came out, in a line."""
    shown = ("points", "plays", "yards_per_rush", "yards_per_pass", "completion", "punts", "field_goals")
    errors = " ".join(f"{name} {100 * figures['league'][name]['error']:+.1f}%" for name in shown)
    edge, near = figures["league"]["home_edge"], figures["correlation"]
    return (
        f"{errors}; home edge {edge['simulated']:.1f} of {edge['real']:.1f}; "
        f"r points {near['points']:.3f} / {near['points_against']:.3f}, score {corrections.score(figures):.3f}"
    )
