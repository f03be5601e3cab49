"""College play-by-play and schedules as they come, checked and brought into one shape.

Every opponent of the lower division is one team here, :data:`LOWER`: a school meets it once or twice a year, too
seldom for charts of its own.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from pathlib import Path
from typing import Final

import polars as pl

from fieldhouse.builders import BadSource
from fieldhouse.builders.ncaa.measures import LOWER

TOP_DIVISION: Final = "fbs"
REGULAR: Final = "regular"
_GAME_COLUMNS: Final = (
    "game_id", "season", "week", "season_type", "start_date", "neutral_site", "conference_game", "home_team",
    "home_division", "home_conference", "home_points", "away_team", "away_division", "away_conference", "away_points",
    "notes",
)  # fmt: skip
_PLAY_COLUMNS: Final = (
    "game_id", "play_no", "drive_id", "offense", "defense", "offense_id", "period", "down", "distance",
    "yards_to_goal", "play_type", "play_text", "yards_gained", "scoring", "touchdown", "rush", "pass", "completion",
    "sack", "interception", "fumble", "fumble_lost", "penalty", "penalty_no_play", "penalty_declined",
    "penalty_detail", "yds_penalty", "penalized_team_id", "punt", "yds_punted", "yds_punt_return", "punt_tb",
    "punt_fc", "punt_blocked", "kickoff", "yds_kickoff", "yds_kickoff_return", "kickoff_tb", "kickoff_onside",
    "fg_attempt", "fg_made", "yds_fg", "passer", "rusher",
)  # fmt: skip
_SPOT: Final = re.compile(r"\bto the ([A-Z][A-Z&-]*) \d")


def read_table(path: Path, columns: tuple[str, ...]) -> pl.DataFrame:
    """A parquet or CSV file that has these columns."""
    try:
        rows = pl.read_parquet(path) if path.suffix == ".parquet" else pl.read_csv(path, infer_schema_length=None)
    except (OSError, pl.exceptions.PolarsError) as fault:
        raise BadSource(f"{path} cannot be read: {fault}") from None
    missing = [name for name in columns if name not in rows.columns]
    if missing:
        raise BadSource(f"{path} has no column {', '.join(missing[:5])}; expected {', '.join(columns)}.")
    return rows


def read_games(path: Path, season: int | None = None) -> pl.DataFrame:
    """The season's games of the top division that were played, in order."""
    rows = read_table(path, _GAME_COLUMNS).select(_GAME_COLUMNS)
    seasons = sorted(set(rows["season"].to_list()))
    season = seasons[-1] if season is None and seasons else season
    top = (pl.col("home_division") == TOP_DIVISION) | (pl.col("away_division") == TOP_DIVISION)
    played = pl.col("home_points").is_not_null() & pl.col("away_points").is_not_null()
    games = rows.filter((pl.col("season") == season) & top.fill_null(False) & played)
    if games.is_empty():
        raise BadSource(f"{path} has no games of {season}; it has those of {', '.join(map(str, seasons)) or 'none'}.")
    return games.sort("season_type", "week", "start_date", "game_id", descending=[True, False, False, False])


def read_plays(paths: list[Path], games: pl.DataFrame) -> pl.DataFrame:
    """The plays of these games, without time-outs."""
    rows = pl.concat([read_table(path, _PLAY_COLUMNS).select(_PLAY_COLUMNS) for path in paths])
    plays = rows.join(games.select("game_id"), on="game_id", how="semi").filter(pl.col("play_type") != "Timeout")
    if plays.is_empty():
        raise BadSource(f"{paths[0]} has no plays of the season's games.")
    return plays.sort("game_id", "play_no")


def codes(games: pl.DataFrame, plays: pl.DataFrame) -> dict[str, str]:
    """A code for every school of the top division: what its plays call it most; all others are :data:`LOWER`."""
    called: dict[str, Counter[str]] = defaultdict(Counter)
    spoken = plays.filter(pl.col("rush") | pl.col("completion")).select("offense", "defense", "play_text").drop_nulls()
    for offense, defense, text in spoken.rows():
        if found := _SPOT.search(text):
            word = re.sub(r"[^A-Z]", "", found[1])
            called[offense][word] += 1
            called[defense][word] += 1
    top, lower = _divisions(games)
    given: dict[str, str] = {}
    for school in sorted(top):
        words = [word for word, _ in called[school].most_common(3)] + [_initials(school)]
        taken = set(given.values())
        given[school] = next((word for word in words if word not in taken), f"{words[0]}{len(given)}")
    return given | dict.fromkeys(sorted(lower), LOWER)


def _divisions(games: pl.DataFrame) -> tuple[set[str], set[str]]:
    schools: tuple[set[str], set[str]] = (set(), set())
    for side in ("home", "away"):
        for school, division in games.select(f"{side}_team", f"{side}_division").rows():
            schools[division != TOP_DIVISION].add(school)
    return schools


def _initials(school: str) -> str:
    return re.sub(r"[^A-Z]", "", school.upper())[:4] or "TEAM"


def with_codes(games: pl.DataFrame, given: dict[str, str]) -> pl.DataFrame:
    """The games with the teams' codes as ``away`` and ``home``."""
    return games.with_columns(
        pl.col("away_team").replace_strict(given).alias("away"), pl.col("home_team").replace_strict(given).alias("home")
    )
