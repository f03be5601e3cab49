"""Fit seasons and write their cards: the command behind the cards that ship.

    python tools/make_statispro_cards.py DATA FIRST LAST [--rounds N] [--every N] [--out FOLDER]

DATA is a folder with players, teams, games and team_fastbreak as parquet. No season depends on another.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from fieldhouse.builders import BadSource
from fieldhouse.builders.nba.build import build_season, write_season
from fieldhouse.builders.nba.fit import ROUNDS, fit_season
from fieldhouse.builders.nba.league import TeamAverages
from fieldhouse.builders.nba.ratings import Factors
from fieldhouse.builders.nba.record import record_text
from fieldhouse.builders.nba.source import read_season
from fieldhouse.library import statispro

LIBRARY = Path(__file__).parents[1] / "src/fieldhouse/library/statispro"
SHOWN = (
    "points", "twos", "threes", "throws", "pace", "rebounds", "offensive", "assists", "steals", "blocks", "turnovers",
    "fouls",
)  # fmt: skip


def report(number: int, real: TeamAverages, played: TeamAverages, factors: Factors) -> None:
    errors = (100 * (getattr(played, name) / getattr(real, name) - 1) for name in SHOWN if getattr(real, name))
    print(number, " ".join(f"{error:+5.1f}" for error in errors), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", type=Path)
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--out", type=Path, default=LIBRARY)
    told = parser.parse_args()
    deck, chart = statispro.deck(), statispro.fast_breaks()
    for year in range(told.first, told.last + 1):
        try:
            players, teams, games = (told.data / f"{table}.parquet" for table in ("players", "teams", "games"))
            season = read_season(players, teams, year, games)
        except BadSource as refusal:
            print(refusal)
            continue
        print(year, *SHOWN, flush=True)
        factors = fit_season(season, list(season.schedule), deck, chart, told.rounds, told.every, report=report)
        write_season(told.out, *build_season(season, factors), record_text(season))


if __name__ == "__main__":
    main()
