"""The one function that counts a season of pro football, real or simulated."""

from __future__ import annotations

from typing import Final

import polars as pl

from fieldhouse.builders.fan.season import Counted
from fieldhouse.builders.football.fan import downs, kicks, scores
from fieldhouse.builders.nfl.fan import people
from fieldhouse.builders.nfl.fan.plays import ready

GROUPS: Final = (
    scores.MARGINS, scores.SCORES, people.PEOPLE, downs.GAINS, downs.DOWNS, downs.LOST, kicks.KICKS, kicks.DRIVES,
)  # fmt: skip
LINKS: Final = (*downs.LINKS, *people.LINKS)


def count(play_by_play: pl.DataFrame) -> Counted:
    """A regular season, from play-by-play with nflverse's columns. Refused if a column is missing."""
    plays = ready(play_by_play)
    games, drives = scores.by_game(plays), kicks.drives_of(plays)
    lines = {
        people.PASSING: people.passing(plays),
        people.RUSHING: people.rushing(plays),
        people.RECEIVING: people.receiving(plays),
    }
    figures = scores.figures(games) | downs.figures(plays, games.height) | people.figures(lines, games.height)
    return Counted(
        figures | kicks.figures(plays, drives, games.height),
        downs.by_team(plays),
        people.season_lines(lines),
        scores.shapes(games) | kicks.shapes(drives) | downs.shapes(plays) | people.shapes(lines),
    )
