"""College play-by-play and schedules as they come, checked and brought into one shape.

Every opponent of the lower division is one team here, :data:`LOWER`: a school meets it once or twice a year, too
seldom for charts of its own.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Final

import polars as pl

from fieldhouse.builders import BadSource
from fieldhouse.builders.files import read_table, told_of, with_types
from fieldhouse.builders.ncaa.cfbfastr import as_house
from fieldhouse.builders.ncaa.measures import LOWER

TOP_DIVISION: Final = "fbs"
REGULAR: Final = "regular"
UNALIGNED: Final = "FBS Independents"
"""What the files call the conference of those who have none."""
_GAME_FLAGS: Final = ("neutral_site",)
_GAME_NUMBERS: Final = ("game_id", "season", "week", "home_points", "away_points")
_GAME_TEXTS: Final = (
    "season_type", "start_date", "home_team", "home_division", "home_conference", "away_team", "away_division",
    "away_conference", "notes",
)  # fmt: skip
NEEDED_OF_GAMES: Final = (*_GAME_FLAGS, *_GAME_NUMBERS, *_GAME_TEXTS)
"""What a table of games must have."""
_PLAY_FLAGS: Final = (
    "rush", "pass", "completion", "sack", "interception", "fumble", "fumble_lost", "penalty", "penalty_no_play",
    "penalty_declined", "punt", "punt_tb", "punt_fc", "punt_blocked", "kickoff", "kickoff_tb", "kickoff_onside",
    "fg_attempt", "fg_made",
)  # fmt: skip
_PLAY_NUMBERS: Final = (
    "game_id", "play_no", "drive_id", "offense_id", "period", "down", "distance", "yards_to_goal", "yards_gained",
    "penalized_team_id", "yds_punted", "yds_punt_return", "yds_kickoff", "yds_kickoff_return", "yds_fg",
    "clock_min", "clock_sec", "off_score", "def_score", "touchdown", "safety",
)  # fmt: skip
_TOLD_BY_SOME: Final = ("clock_min", "clock_sec", "off_score", "def_score", "touchdown", "safety")
"""Score, clock and points, of which charts are made without: habits and what a fan counts need them."""
_PLAY_TEXTS: Final = ("offense", "defense", "play_type", "play_text", "passer", "rusher")
_WHOLE_GAME: Final = ("game_id", "season", "week", "home_points", "away_points")
_WHOLE_PLAY: Final = ("game_id", "play_no", "drive_id", "period", "down", "distance", "yards_to_goal", "yards_gained")
FEWEST_SNAPS: Final = 100
"""A school with fewer snaps on record has no season to make charts of."""
MOST_WITHOUT: Final = 0.1
"""If more of the schools are such, the files are not a season's."""
_SPOT: Final = re.compile(r"\bto the ([A-Z][A-Z&-]*) \d")


def read_games(path: Path, season: int | None = None, known: set[int] | None = None) -> pl.DataFrame:
    """The season's games of the top division that were played, in order.

    Without a season, the one whose games are *known* from the plays, if there is only one.
    """
    rows = with_types(read_table(path), path, _GAME_FLAGS, _GAME_NUMBERS, _GAME_TEXTS)
    with told_of(path.name):
        rows = rows.with_columns(pl.col(*_WHOLE_GAME).cast(pl.Int64))
    season = _season_of(rows, path, known) if season is None else season
    top = (pl.col("home_division") == TOP_DIVISION) | (pl.col("away_division") == TOP_DIVISION)
    played = pl.col("home_points").is_not_null() & pl.col("away_points").is_not_null()
    games = rows.filter((pl.col("season") == season) & top.fill_null(False) & played)
    if games.is_empty():
        held = ", ".join(map(str, sorted(set(rows["season"].drop_nulls().to_list())))) or "none"
        raise BadSource(f"{path} has no games of {season} in the top division; it has those of {held}.")
    if games.select(pl.any_horizontal(pl.col("home_team", "away_team").is_null()).any()).item():
        raise BadSource(f"{path} has games of {season} that do not name both teams.")
    games = games.with_columns(pl.col("home_conference", "away_conference").fill_null(UNALIGNED))
    return games.sort("season_type", "week", "start_date", "game_id", descending=[True, False, False, False])


def _season_of(rows: pl.DataFrame, path: Path, known: set[int] | None) -> int:
    """The one season of these rows; a refusal if there are several or none."""
    of_these_games = rows if known is None else rows.filter(pl.col("game_id").is_in(list(known)))
    seasons = sorted(set(of_these_games["season"].drop_nulls().to_list()))
    if not seasons:
        raise BadSource(f"{path} has none of the games of the play-by-play: their game_ids differ.")
    if len(seasons) > 1:
        raise BadSource(f"The files hold the seasons {', '.join(map(str, seasons))}; say which one with --season.")
    return int(seasons[0])


def read_snaps(paths: list[Path]) -> pl.DataFrame:
    """The plays of the files, ours or cfbfastR's, without time-outs."""
    read = [
        with_types(_whole(as_house(read_table(path))), path, _PLAY_FLAGS, _PLAY_NUMBERS, _PLAY_TEXTS) for path in paths
    ]
    with told_of(" and ".join(path.name for path in paths)):
        rows = pl.concat(read).with_columns(pl.col(*_WHOLE_PLAY).cast(pl.Int64))
    return rows.filter(pl.col("play_type").is_not_null() & (pl.col("play_type") != "Timeout"))


def _whole(rows: pl.DataFrame) -> pl.DataFrame:
    """The rows with a column for all that only some files tell, empty if this one does not."""
    return rows.with_columns(pl.lit(None).alias(name) for name in _TOLD_BY_SOME if name not in rows.columns)


def tells_score_and_clock(plays: pl.DataFrame) -> bool:
    """Do the files say how the games stood, and when?"""
    return not any(plays[name].is_null().all() for name in ("clock_min", "clock_sec", "off_score", "def_score"))


def read_season(
    paths: list[Path], games: Path, season: int | None = None, log: Callable[[str], None] = lambda line: None
) -> tuple[pl.DataFrame, pl.DataFrame]:
    """The plays and the games of one season; the log is told of schools with hardly any plays, which count among the
    lower division. Refused if the files do not hold it."""
    every = read_snaps(paths)
    fixtures = read_games(games, season, set(every["game_id"].drop_nulls().unique().to_list()))
    plays = every.join(fixtures.select("game_id"), on="game_id", how="semi")
    if plays.is_empty():
        raise BadSource(f"{paths[0]} has no plays of the games of {fixtures['season'][0]}.")
    return plays.sort("game_id", "play_no"), _with_charts(plays, fixtures, log)


def _with_charts(plays: pl.DataFrame, games: pl.DataFrame, log: Callable[[str], None]) -> pl.DataFrame:
    """The games, schools of which there are hardly any plays counted among the lower division, as the log is told.
    Refused if they are too many for that."""
    snaps = Counter(plays.filter(pl.col("rush") | pl.col("pass"))["offense"].to_list())
    schools = _divisions(games)[0]
    few = sorted(school for school in schools if snaps[school] < FEWEST_SNAPS)
    if len(few) > MOST_WITHOUT * len(schools):
        named = ", ".join(few[:5]) + (f" and {len(few) - 5} more" if len(few) > 5 else "")
        raise BadSource(f"Too few plays of {named}: a chart takes {FEWEST_SNAPS} snaps of a season at the least.")
    for school in few:
        log(f"{school} has {snaps[school]} snaps on record and is counted among the lower division.")
    is_few = {side: pl.col(f"{side}_team").is_in(few) for side in ("home", "away")}
    games = games.with_columns(
        pl.when(is_few[side]).then(None).otherwise(pl.col(f"{side}_division")).alias(f"{side}_division")
        for side in ("home", "away")
    )
    is_top = pl.any_horizontal(pl.col("home_division", "away_division").eq_missing(TOP_DIVISION))
    return games.filter(is_top)


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
    """The schools of the top division, and the others."""
    schools: tuple[set[str], set[str]] = (set(), set())
    for side in ("home", "away"):
        for school, division in games.select(f"{side}_team", f"{side}_division").rows():
            schools[division != TOP_DIVISION].add(school)
    return schools


def _initials(school: str) -> str:
    """A code for a school that has none."""
    return re.sub(r"[^A-Z]", "", school.upper())[:4] or "TEAM"


def with_codes(games: pl.DataFrame, given: dict[str, str]) -> pl.DataFrame:
    """The games with the teams' codes as ``away`` and ``home``."""
    return games.with_columns(
        pl.col("away_team").replace_strict(given).alias("away"), pl.col("home_team").replace_strict(given).alias("home")
    )
