"""Makes the shipped schedules from a games file: who played whom, when, where, and how it ended.

python tools/make_ddf_schedules.py GAMES.parquet [FOLDER]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import polars as pl

from fieldhouse.library.schedule import NO_DATE, Fixture, Schedule
from fieldhouse.library.schedule_text import schedule_text

FOLDER: Final = Path(__file__).parents[1] / "src" / "fieldhouse" / "library" / "ddf" / "schedules"
HEADING: Final = "# Made by tools/make_ddf_schedules.py from the league's results: change it there.\n"
ROUNDS: Final = ("wild card", "divisional", "conference", "final")
DIVISIONS: Final = {
    ("AFC", "East"): "BUF MIA NE NYJ", ("AFC", "North"): "BAL CIN CLE PIT",
    ("AFC", "South"): "HOU IND JAX TEN", ("AFC", "West"): "DEN KC OAK SD",
    ("NFC", "East"): "DAL NYG PHI WAS", ("NFC", "North"): "CHI DET GB MIN",
    ("NFC", "South"): "ATL CAR NO TB", ("NFC", "West"): "ARI SEA SF STL",
}  # fmt: skip
"""The alignment since 2002, by the codes of that time."""
MOVED: Final = {"OAK": "LV", "SD": "LAC", "STL": "LA"}
NO_DAY: Final = "12/31/69"
SEVEN_QUALIFY: Final = 2020
"""From then on seven teams of each conference go to the playoffs, six before."""


def schedule_of(games: pl.DataFrame, season: int) -> Schedule:
    mine = games.filter(pl.col("season") == season).with_columns(*_when())
    rows = mine.sort("week", "day", "time", "game_id").rows(named=True)
    codes = {row["home_team"] for row in rows}
    grounds = _grounds(rows)
    return Schedule(
        season=season,
        title=f"{season} season",
        rules="nfl",
        qualifiers=7 if season >= SEVEN_QUALIFY else 6,
        rounds=ROUNDS,
        playoff_options=("playoff",),
        final_at="AFC" if season % 2 else "NFC",
        divisions={name: _codes_of(teams, codes) for name, teams in DIVISIONS.items()},
        fixtures=tuple(_fixtures(rows, grounds)),
        real_playoffs=tuple(_playoffs(rows)),
    )


def _when() -> tuple[pl.Expr, pl.Expr]:
    """The day and the time of a game, if the source knows them."""
    parts = pl.col("start_utc").str.split(", ")
    day = parts.list.first()
    known = pl.when(day != NO_DAY).then(day).str.to_date("%m/%d/%y")
    return known.alias("day"), parts.list.last().alias("time")


def _codes_of(teams: str, codes: set[str]) -> tuple[str, ...]:
    return tuple(sorted(code if code in codes else MOVED[code] for code in teams.split()))


def _grounds(rows: list[dict[str, Any]]) -> dict[str, str]:
    """Where each team usually plays at home."""
    played: dict[str, list[str]] = {}
    for row in rows:
        if row["season_type"] == "REG":
            played.setdefault(row["home_team"], []).append(row["stadium"])
    return {team: max(sorted(set(stadiums)), key=stadiums.count) for team, stadiums in played.items()}


def _fixtures(rows: list[dict[str, Any]], grounds: dict[str, str]) -> Iterator[Fixture]:
    regular = [row for row in rows if row["season_type"] == "REG"]
    for number, row in enumerate(regular, 1):
        is_neutral = row["stadium"] != grounds[row["home_team"]]
        yield _fixture(row, number, str(row["week"]), is_neutral)


def _playoffs(rows: list[dict[str, Any]]) -> Iterator[Fixture]:
    rows = [row for row in rows if row["season_type"] == "POST"]
    weeks = sorted({row["week"] for row in rows})
    for number, row in enumerate(rows, 1):
        stage = ROUNDS[weeks.index(row["week"])]
        yield _fixture(row, number, stage, stage == ROUNDS[-1])


def _fixture(row: dict[str, Any], number: int, stage: str, is_neutral: bool) -> Fixture:
    score = row["away_score"], row["home_score"]
    date = row["day"].isoformat() if row["day"] else NO_DATE
    return Fixture(number, stage, date, row["away_team"], row["home_team"], is_neutral, score)


def main(source: str, folder: str = str(FOLDER)) -> None:
    games = pl.read_parquet(source)
    Path(folder).mkdir(parents=True, exist_ok=True)
    for season in sorted(games["season"].unique()):
        text = HEADING + schedule_text(schedule_of(games, season))
        (Path(folder) / f"{season}.txt").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
