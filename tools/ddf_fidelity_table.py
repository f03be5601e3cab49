"""Measure shipped seasons and print docs/fidelity-ddf.md's table of them.

.venv/bin/python tools/ddf_fidelity_table.py [--replays 20] [--seed 5000000] [SEASON ...]
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any, Final

from fieldhouse.batch.spread import helpers
from fieldhouse.builders.nfl.builder import shipped
from fieldhouse.builders.nfl.corrections import TOLERANCES
from fieldhouse.builders.nfl.fidelity import measure

RECORDS: Final = Path(__file__).parent.parent / "src" / "fieldhouse" / "library" / "ddf" / "records"
SHORT: Final = {
    "points": "points", "plays": "plays", "yards_per_rush": "yards a rush", "yards_per_pass": "yards a pass",
    "completion": "completion", "sack_rate": "sacks", "interception_rate": "interceptions",
    "fumbles_lost": "fumbles lost", "penalties": "penalties", "punts": "punts", "field_goals": "field goals",
}  # fmt: skip
ASKED: Final = {
    "yards_per_rush": 0.97, "yards_per_rush_against": 0.97, "yards_per_pass": 0.97, "yards_per_pass_against": 0.97,
    "completion": 0.97, "completion_against": 0.97, "points": 0.92, "points_against": 0.92, "pythagorean_wins": 0.85,
}  # fmt: skip


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("seasons", nargs="*", type=int)
    words.add_argument("--replays", type=int, default=20)
    words.add_argument("--seed", type=int, default=5_000_000)
    told = words.parse_args()
    seasons = told.seasons or sorted(int(path.stem) for path in RECORDS.glob("*.txt"))
    figures = {}
    with helpers(os.cpu_count() or 1) as pool:
        for season in seasons:
            figures[season] = measure(shipped(season), told.replays, pool, told.seed)
    print_league(figures)
    print_correlations(figures)


def print_league(figures: dict[int, dict[str, Any]]) -> None:
    print(f"| season | {' | '.join(SHORT.values())} | home edge, real and simulated |")
    print("|---" * (len(SHORT) + 2) + "|")
    for season, found in figures.items():
        league = found["league"]
        errors = [100 * league[name]["error"] for name in SHORT]
        marks = [
            f"**{error:+.1f}**" if abs(error) > 100 * TOLERANCES[name] else f"{error:+.1f}"
            for name, error in zip(SHORT, errors, strict=True)
        ]
        edge = league["home_edge"]
        print(f"| {season} | {' | '.join(marks)} | {edge['real']:.2f}, {edge['simulated']:.2f} |")


def print_correlations(figures: dict[int, dict[str, Any]]) -> None:
    print(f"\n| season | {' | '.join(name.replace('_', ' ') for name in ASKED)} |")
    print("|---" * (len(ASKED) + 1) + "|")
    for season, found in figures.items():
        near = found["correlation"]
        marks = [
            f"{near[name]:.3f}" if near[name] >= least else f"**{near[name]:.3f}**" for name, least in ASKED.items()
        ]
        print(f"| {season} | {' | '.join(marks)} |")


if __name__ == "__main__":
    main()
