"""Columns as others spell them: basketball-reference's pages and the tables made of them, and the league's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import polars as pl

Spellings = Mapping[str, tuple[str, ...]]
"""Our name of a column, and how others write it, in small letters."""

COUNTED: Final[Spellings] = {
    "player": ("player_name", "name"), "team": ("tm", "team_abbreviation", "team_id"), "pos": ("position",),
    "g": ("gp", "games"), "gs": ("games_started",), "mp": ("min", "minutes"), "fg": ("fgm",),
    "fg3": ("x3p", "3p", "fg3m", "3pm"), "fg3a": ("x3pa", "3pa"), "ft": ("ftm",), "orb": ("oreb", "off_reb"),
    "trb": ("reb", "rebounds"), "ast": ("assists",), "stl": ("steals",), "blk": ("blocks",), "tov": ("to", "turnovers"),
    "pf": ("fouls",), "pts": ("points",), "experience": ("exp",), "height_in": ("height",), "weight_lb": ("weight",),
}  # fmt: skip
PLAYER_COLUMNS: Final[Spellings] = COUNTED
TEAM_COLUMNS: Final[Spellings] = {
    **{name: COUNTED[name] for name in COUNTED if name not in ("player", "team", "pos")},
    **{f"opp_{name}": tuple(f"opp_{other}" for other in COUNTED[name]) for name in ("fg", "fg3", "fg3a", "trb", "tov")},
    "team": ("team_name", "franchise"), "abbreviation": ("abbr", "tm", "team_abbreviation"), "w": ("wins",),
    "d_rtg": ("drtg", "def_rating"),
}  # fmt: skip
GAME_COLUMNS: Final[Spellings] = {
    "away": ("visitor/neutral", "visitor", "away_team", "away_abbreviation", "away_team_abbreviation"),
    "home": ("home/neutral", "home_team", "home_abbreviation", "home_team_abbreviation"),
    "away_pts": ("pts", "visitor_pts", "away_score", "pts_away", "away_points"),
    "home_pts": ("pts_duplicated_0", "pts.1", "home_score", "pts_home", "home_points"),
    "playoff": ("playoffs", "is_playoff"),
}
"""basketball-reference heads two columns of a schedule PTS, the visitors' first; who reads such a file numbers them."""


def spelled(frame: pl.DataFrame, spellings: Spellings) -> pl.DataFrame:
    """The table with our names for its columns, those we have none for in small letters; a name of ours that stands
    there already is kept."""
    small: dict[str, str] = {}
    for name in frame.columns:
        small.setdefault(name.strip().lower(), name)
    renamed: dict[str, str] = {}
    for ours, theirs in spellings.items():
        if ours not in small:
            renamed |= {small[other]: ours for other in theirs[::-1] if other in small}
    found = {name: renamed.get(name, low) for low, name in small.items()}
    once = {ours: name for name, ours in reversed(found.items())}
    return frame.select(pl.col(name).alias(ours) for ours, name in reversed(once.items()))
