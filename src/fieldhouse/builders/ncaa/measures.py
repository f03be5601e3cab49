"""What is counted of a college season, real or simulated, and the statistics made of it.

College conventions, as in the box score: a sack is a rush, and so are kneels; a spike is a pass.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from fieldhouse.builders import counting
from fieldhouse.builders.counting import Floats

__all__ = ["AT", "FIELDS", "LOWER", "STATS", "Count", "Floats", "by_team", "league"]

LOWER: Final = "FCS"
"""The code of the one team that stands for all opponents outside the top division."""

FIELDS: Final = (
    "games", "points", "counted", "rushes", "rush_yards", "attempts", "completions", "pass_yards", "sacks",
    "interceptions", "fumbles_lost", "penalties", "third_downs", "third_converted", "field_goals", "field_goals_good",
    "punts", "touchdowns", "drives", "start",
)  # fmt: skip
"""``counted`` are the games whose plays are known; of the others only the score is."""
AT: Final = {name: index for index, name in enumerate(FIELDS)}


class Count(counting.Count):
    """The totals of some seasons; the home margin is without neutral fields."""

    def without(self, team: str) -> Count:
        """The same but for one team's rows: the stand-in for every opponent of the lower division."""
        kept = [index for index, each in enumerate(self.teams) if each != team]
        teams = tuple(self.teams[index] for index in kept)
        return Count(teams, self.own[kept], self.against[kept], self.wins[kept], self.home_margin, self.seasons)


_ratio: Final = counting.ratio_of(FIELDS)
STATS: Final[dict[str, counting.Stat]] = {
    "points": _ratio("points", "games"),
    "plays": _ratio("rushes attempts", "counted"),
    "yards_per_play": _ratio("rush_yards pass_yards", "rushes attempts"),
    "yards_per_rush": _ratio("rush_yards", "rushes"),
    "yards_per_pass": _ratio("pass_yards", "attempts"),
    "completion": _ratio("completions", "attempts"),
    "yards_per_completion": _ratio("pass_yards", "completions"),
    "sack_rate": _ratio("sacks", "attempts sacks"),
    "interception_rate": _ratio("interceptions", "attempts"),
    "fumbles_lost": _ratio("fumbles_lost", "counted"),
    "penalties": _ratio("penalties", "counted"),
    "third_down": _ratio("third_converted", "third_downs"),
    "field_goals": _ratio("field_goals", "counted"),
    "field_goals_good": _ratio("field_goals_good", "counted"),
    "punts": _ratio("punts", "counted"),
    "rushes": _ratio("rushes", "counted"),
    "touchdowns": _ratio("touchdowns", "counted"),
    "drives": _ratio("drives", "counted"),
    "drive_start": _ratio("start", "drives"),
}
"""Every statistic that is compared, from a row of fields."""


league: Final = partial(counting.league, STATS)
by_team: Final = partial(counting.by_team, STATS)
