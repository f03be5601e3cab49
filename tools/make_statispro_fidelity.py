"""Measure seasons that ship and print how true they play, a row of a table a season.

    python tools/make_statispro_fidelity.py FOLDER FIRST LAST [--replays N] [--seed N]

Every season's figures are kept in FOLDER as JSON; those that are there are not measured again.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from fieldhouse.builders.nba import tolerances
from fieldhouse.builders.nba.command import fidelity
from fieldhouse.builders.nba.fidelity import REPLAYS, UNSEEN
from fieldhouse.library import charts_at_hand, statispro

HEADS = {
    "points": "pts", "field_goals": "FG", "field_goal_rate": "FG%", "threes": "3P", "free_throws": "FT",
    "free_throw_rate": "FT%", "pace": "pace", "rebounds": "reb", "offensive": "off", "assists": "ast",
    "steals": "stl", "blocks": "blk", "turnovers": "tov", "fouls": "pf",
}  # fmt: skip


def heading() -> str:
    names = ["season", "replays", *HEADS.values(), "margins", *(f"r {name}" for name in tolerances.LEAST_CORRELATIONS)]
    return f"| {' | '.join(names)} |\n|{'---|' * len(names)}"


def row(figures: dict[str, Any]) -> str:
    """Errors in percent, margins as a multiple of the real spread, correlations; what misses its gate is bold."""
    league, amiss = figures["league"], tolerances.out_of_tolerance(figures)
    cells = [_cell(f"{100 * league[name]['error']:+.1f}", name in amiss) if name in league else "" for name in HEADS]
    spread = league.get("margin_spread")
    cells.append(_cell(f"{1 + spread['error']:.2f}", "margin_spread" in amiss) if spread else "")
    cells += [_cell(f"{value:.3f}", f"r {name}" in amiss) for name, value in figures["correlation"].items()]
    return f"| {figures['season']} | {figures['replays']} | {' | '.join(cells)} |"


def _cell(text: str, is_amiss: bool) -> str:
    return f"**{text}**" if is_amiss else text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int)
    parser.add_argument("--replays", type=int, default=REPLAYS)
    parser.add_argument("--seed", type=int, default=UNSEEN)
    told = parser.parse_args()
    told.folder.mkdir(parents=True, exist_ok=True)
    shipped = sorted(int(year) for year in charts_at_hand(statispro.GAME, "records"))
    print(heading())
    for year in (year for year in shipped if told.first <= year <= told.last):
        file = told.folder / f"{year}.json"
        if not file.is_file():
            file.write_text(json.dumps(fidelity(year, told.replays, seed=told.seed)), encoding="utf-8")
        print(row(json.loads(file.read_text(encoding="utf-8"))), flush=True)


if __name__ == "__main__":
    main()
