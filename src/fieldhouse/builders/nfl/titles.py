"""The clubs: their codes, and their names season by season."""

from __future__ import annotations

from typing import Final

import polars as pl

SPELLINGS: Final = {
    "JAC": "JAX", "LAR": "LA", "ARZ": "ARI", "BLT": "BAL", "CLV": "CLE", "HST": "HOU", "SL": "LA", "STL": "LA",
    "RAM": "LA", "OAK": "LV", "RAI": "LV", "SD": "LAC", "SDG": "LAC", "WSH": "WAS",
}  # fmt: skip
"""A file may bear a club's later or older code: every code of a club is read as one."""
MOVED: Final = {"LA": (2016, "STL"), "LAC": (2017, "SD"), "LV": (2020, "OAK")}
"""Since when a club is where its code says, and its code before. nflverse has the later code in all seasons."""
NAMES: Final = {
    "ARI": "Arizona Cardinals", "ATL": "Atlanta Falcons", "BAL": "Baltimore Ravens", "BUF": "Buffalo Bills",
    "CAR": "Carolina Panthers", "CHI": "Chicago Bears", "CIN": "Cincinnati Bengals", "CLE": "Cleveland Browns",
    "DAL": "Dallas Cowboys", "DEN": "Denver Broncos", "DET": "Detroit Lions", "GB": "Green Bay Packers",
    "HOU": "Houston Texans", "IND": "Indianapolis Colts", "JAX": "Jacksonville Jaguars", "JAC": "Jacksonville Jaguars",
    "KC": "Kansas City Chiefs", "LA": "Los Angeles Rams", "LAR": "Los Angeles Rams", "LAC": "Los Angeles Chargers",
    "LV": "Las Vegas Raiders", "MIA": "Miami Dolphins", "MIN": "Minnesota Vikings", "NE": "New England Patriots",
    "NO": "New Orleans Saints", "NYG": "New York Giants", "NYJ": "New York Jets", "OAK": "Oakland Raiders",
    "PHI": "Philadelphia Eagles", "PIT": "Pittsburgh Steelers", "SD": "San Diego Chargers", "SEA": "Seattle Seahawks",
    "SF": "San Francisco 49ers", "STL": "St. Louis Rams", "TB": "Tampa Bay Buccaneers", "TEN": "Tennessee Titans",
    "WAS": "Washington Commanders",
}  # fmt: skip


def club(code: str) -> str:
    """One code for all that a club has had."""
    return SPELLINGS.get(code, code)


def teams_of(plays: pl.DataFrame) -> tuple[str, ...]:
    """The codes of a season's plays, or of its games."""
    return tuple(sorted(set(plays["home_team"]) | set(plays["away_team"])))


def title(code: str, season: int) -> str:
    """The club's name in that season; a code that is not known is its own name."""
    if code == "WAS" and season < 2022:
        return "Washington Redskins" if season < 2020 else "Washington Football Team"
    since, before = MOVED.get(code, (0, ""))
    return NAMES.get(before if season < since else code, code)
