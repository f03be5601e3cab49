"""Count the real seasons once, for whoever has no files: ``src/fieldhouse/library/GAME/fan/SEASON.txt``.

    python tools/fan_seasons.py ddf pbp_2006.parquet pbp_2007.parquet ...
    python tools/fan_seasons.py statispro players.parquet games.parquet
    python tools/fan_seasons.py bowlbound plays_2024.parquet games_2024.parquet

The texts hold figures and sums only, no plays.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import polars as pl

from fieldhouse.builders.fan.kept import KIND, counted_text
from fieldhouse.builders.fan.season import Counted
from fieldhouse.builders.files import read_table
from fieldhouse.builders.nba.builder import GAME
from fieldhouse.builders.nba.fan.replays import real_season
from fieldhouse.builders.nba.fan.rows import REGULARS
from fieldhouse.builders.nba.source import read_season
from fieldhouse.builders.ncaa.builder import GAME as COLLEGE
from fieldhouse.builders.ncaa.fan.replays import real_season as college_season
from fieldhouse.builders.nfl.fan.count import count as count_pro
from fieldhouse.builders.nfl.fan.people import REGULARS as PRO_REGULARS
from fieldhouse.library import charts_at_hand

LIBRARY: Final = Path(__file__).parents[1] / "src" / "fieldhouse" / "library"


def pro_seasons(files: list[Path]) -> Iterator[tuple[int, Counted]]:
    for path in files:
        plays = read_table(path)
        for season in plays["season"].unique().sort().to_list():
            yield season, count_pro(plays.filter(pl.col("season") == season)).of_regulars(PRO_REGULARS)


def basketball_seasons(files: list[Path]) -> Iterator[tuple[int, Counted]]:
    """The seasons whose cards ship."""
    players, games = files
    for season in map(int, charts_at_hand(GAME, "records")):
        yield season, real_season(read_season(players, None, season, games)).of_regulars(REGULARS)


def college_seasons(files: list[Path]) -> Iterator[tuple[int, Counted]]:
    """The seasons whose charts ship."""
    plays, games = files
    for season in map(int, charts_at_hand(COLLEGE, "records")):
        yield season, college_season([plays], games, season)


SPORTS: Final = {"ddf": pro_seasons, GAME: basketball_seasons, COLLEGE: college_seasons}


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game", choices=SPORTS)
    words.add_argument("files", nargs="+", type=Path)
    told = words.parse_args()
    folder = LIBRARY / told.game / KIND
    folder.mkdir(exist_ok=True)
    for season, counted in SPORTS[told.game](told.files):
        path = folder / f"{season}.txt"
        path.write_text(counted_text(counted), encoding="utf-8")
        print(path.relative_to(LIBRARY))


if __name__ == "__main__":
    main()
