"""How much of a processor a league's season takes: twelve teams, with camp and draft.

python -m bench.league [TEAMS]
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final

from sqlalchemy import create_engine

from fieldhouse.games.fool.state import League
from fieldhouse.leagues.open_league import OpenLeague
from fieldhouse.leagues.store import LeagueStore

TEAMS: Final = 12


def played_league(teams: int = TEAMS) -> tuple[League, float]:
    """A league after its first season, and the seconds that this took."""
    with TemporaryDirectory() as folder:
        engine = create_engine(f"sqlite:///{Path(folder) / 'leagues.sqlite'}")
        opened = OpenLeague.found(LeagueStore(engine), "bench", 7, teams, {}, {})
        start = process_time()
        opened.simulate(1)
        seconds = process_time() - start
        engine.dispose()
    return opened.league, seconds


def league_seconds(teams: int = TEAMS) -> float:
    return played_league(teams)[1]


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else TEAMS
    print(f"A season of {count} teams: {league_seconds(count):.2f} seconds of the processor")
