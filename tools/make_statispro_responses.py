"""Measure what each of the league factors does to every mean, for the table in builders/nba/newton.py.

    python tools/make_statispro_responses.py DATA SEASON

The season is fitted, then each screw is turned down and up by itself and the schedule is played. Prints the table:
responses that are no more than chance are left out, and those of R are counted back to R = 0.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from math import log
from pathlib import Path
from typing import Any

from fieldhouse.builders.nba.build import build_season
from fieldhouse.builders.nba.fit import fit_season
from fieldhouse.builders.nba.league import TeamAverages, played_league
from fieldhouse.builders.nba.newton import ADDITIVE, TARGET_MEAN, response_decay
from fieldhouse.builders.nba.ratings import Factors
from fieldhouse.builders.nba.replay import replay_season
from fieldhouse.builders.nba.source import read_season
from fieldhouse.builders.nba.totals import Fixture, Season
from fieldhouse.library import statispro

STEPS = {
    "attempts": 0.12, "threes": 0.15, "assists": 0.15, "steals": 0.2, "blocks": 0.25, "foul_drawing": 0.15,
    "defense": 2.5, "three_points": 3.0, "free_throws": 4.0, "turnovers": 12.0, "fouls": 12.0, "rebounds": 3.0,
}  # fmt: skip
CHANCE = 0.008
"""Means of two replays differ by such a share without a cause."""
FIRST_SEED = 8000


def played(season: Season, schedule: list[Fixture], factors: Factors, seed: int) -> TeamAverages:
    teams, numbers = build_season(season, factors)
    return played_league(
        replay_season(season, teams, numbers, schedule, statispro.deck(), statispro.fast_breaks(), seed)
    )


def responses(season: Season, schedule: list[Fixture], factors: Factors) -> dict[str, dict[str, float]]:
    """For each screw what it moves: shares by the share of a screw that multiplies, amounts by one that adds."""
    found = {}
    for index, (factor, step) in enumerate(STEPS.items()):
        value: float = getattr(factors, factor)
        ends = (value - step, value + step) if factor in ADDITIVE else (value * (1 - step), value * (1 + step))
        turned: list[dict[str, Any]] = [{factor: end} for end in ends]
        low, high = (
            played(season, schedule, replace(factors, **turn), FIRST_SEED + 2 * index + side)
            for side, turn in enumerate(turned)
        )
        found[factor] = {
            mean: response(getattr(low, mean), getattr(high, mean), *ends, factor in ADDITIVE)
            for mean in TARGET_MEAN.values()
            if abs(log(getattr(high, mean) / getattr(low, mean))) > CHANCE
        }
    found["rebounds"] = {mean: amount / response_decay(factors.rebounds) for mean, amount in found["rebounds"].items()}
    return found


def response(low: float, high: float, start: float, end: float, adds: bool) -> float:
    return (high - low) / (end - start) if adds else log(high / low) / log(end / start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", type=Path)
    parser.add_argument("season", type=int)
    told = parser.parse_args()
    players, teams, games = (told.data / f"{table}.parquet" for table in ("players", "teams", "games"))
    season = read_season(players, teams, told.season, games)
    schedule = list(season.schedule)
    factors = fit_season(season, schedule, statispro.deck(), statispro.fast_breaks())
    for factor, moves in responses(season, schedule, factors).items():
        print(f'    "{factor}": {{{", ".join(f"{mean!r}: {amount:.3g}" for mean, amount in moves.items())}}},')


if __name__ == "__main__":
    main()
