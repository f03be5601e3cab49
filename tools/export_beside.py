"""The same counting code on a real season's play-by-play and on the season as `fieldhouse export` writes it.

    python -m tools.export_beside PBP.parquet SEASON [SEED]

Both files are read from disk as any nflverse notebook reads them; what it prints is counted by one function.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import polars as pl

import fieldhouse

THROWN: Final = pl.col("complete_pass") + pl.col("incomplete_pass") + pl.col("interception") > 0
RUN: Final = (pl.col("play_type") == "run") & (pl.col("qb_kneel") == 0)
THIRD: Final = (pl.col("down") == 3) & pl.col("play_type").is_in(["run", "pass"])
CAUGHT: Final = pl.col("complete_pass") == 1
COUNTED: Final[dict[str, Callable[[pl.DataFrame], Any]]] = {
    "plays a game": lambda plays: plays.filter(pl.col("play_type").is_in(["run", "pass"])).height / _games(plays),
    "yards a completion": lambda plays: plays.filter(CAUGHT)["yards_gained"].mean(),
    "completed": lambda plays: plays.filter(CAUGHT).height / plays.filter(THROWN).height,
    "sacks a game": lambda plays: plays.filter(pl.col("sack") == 1).height / _games(plays),
    "yards a run": lambda plays: plays.filter(RUN)["yards_gained"].mean(),
    "third downs that are first downs": lambda plays: plays.filter(THIRD)["first_down"].cast(pl.Float64).mean(),
    "touchdowns a game": lambda plays: plays.filter(pl.col("touchdown") == 1).height / _games(plays),
    "yards of the best passer": lambda plays: _best(plays.filter(CAUGHT), "passer"),
    "yards of the best runner": lambda plays: _best(plays.filter(RUN), "rusher"),
}
"""Regular season; each from the columns that a notebook would use."""


def _best(plays: pl.DataFrame, who: str) -> Any:
    return plays.group_by("posteam", who).agg(pl.col("yards_gained").sum())["yards_gained"].max()


def _games(plays: pl.DataFrame) -> int:
    return plays["game_id"].n_unique()


def main(real: str, season: str, seed: str = "1") -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "play_by_play.parquet")
        fieldhouse.season_tables("ddf", season, seed=int(seed))["play_by_play"].write_parquet(path)
        files = [pl.read_parquet(name).filter(pl.col("season_type") == "REG") for name in (real, path)]
    print(f"| {season} | real | simulated |\n|---|---|---|")
    for name, counted in COUNTED.items():
        print(f"| {name} |", " | ".join(f"{counted(plays):.3f}" for plays in files), "|")


if __name__ == "__main__":
    main(*sys.argv[1:])
