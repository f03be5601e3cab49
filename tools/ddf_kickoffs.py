"""Write the kickoffs and their returns of shipped charts anew, from the season's plays: nothing else changes.

    python -m tools.ddf_kickoffs ../shared/data/nfl/pbp_*.parquet

A return column keeps the place where drives start on average, to which its build has moved it; how starts are spread
about it is counted anew (``builders.nfl.special``). A season that is built anew has both from the builder.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Final

from fieldhouse.builders.nfl.rates import LeagueCounts, read_league
from fieldhouse.builders.nfl.source import read_plays
from fieldhouse.builders.nfl.special import BEYOND, kickoff_column, kickoff_return, sort_kicks
from fieldhouse.games.ddf.charts.reader import read_team, write_team
from fieldhouse.games.ddf.model import Team
from fieldhouse.gridiron.cells import yards_of
from fieldhouse.gridiron.columns import mean_yards
from fieldhouse.table.dice import Column

TEAMS: Final = Path(__file__).parents[1] / "src" / "fieldhouse" / "library" / "ddf" / "teams"


def _run_back(kickoff: Column) -> float:
    """The mean length of the kicks that can be run back."""
    return mean_yards(kickoff, lambda code: yards if (yards := yards_of(code)) < BEYOND else None)


def with_kickoffs(league: LeagueCounts, teams: list[Team]) -> list[Team]:
    """The teams of a season, in the league's order, with their kickoffs and returns counted anew."""
    kicks = sort_kicks(league)
    kicked = [kickoff_column(league, kicks, index) for index in range(len(teams))]
    deeper = sum(_run_back(new) - _run_back(old.kickoff) for new, old in zip(kicked, teams, strict=True)) / len(teams)
    done = []
    for index, (team, kickoff) in enumerate(zip(teams, kicked, strict=True)):
        back = kickoff_return(league, kicks, index)
        wanted = mean_yards(team.kickoff_return) + deeper
        done.append(replace(team, kickoff=kickoff, kickoff_return=back.column(wanted - back.sample.mean)))
    return done


def main() -> None:
    """Writes the charts of the seasons whose plays are named."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("files", nargs="+", type=Path)
    for file in words.parse_args().files:
        league = read_league(read_plays([file]))
        paths = [TEAMS / f"{league.season}-{code}.txt" for code in league.teams]
        texts = [path.read_text(encoding="utf-8") for path in paths]
        teams = [read_team(text, path.name) for text, path in zip(texts, paths, strict=True)]
        for path, text, team in zip(paths, texts, with_kickoffs(league, teams), strict=True):
            remarks = "".join(line for line in text.splitlines(keepends=True) if line.startswith("#"))
            path.write_text(remarks + write_team(team), encoding="utf-8")
        print(league.season, flush=True)


if __name__ == "__main__":
    main()
