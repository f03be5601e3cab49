"""How much of a processor a league's season takes: twelve teams, with camp and draft.

python bench/league.py [TEAMS]
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from sqlalchemy import create_engine

from fieldhouse.leagues.open_league import OpenLeague
from fieldhouse.leagues.store import LeagueStore


def main(teams: int = 12) -> None:
    with TemporaryDirectory() as folder:
        engine = create_engine(f"sqlite:///{Path(folder) / 'leagues.sqlite'}")
        opened = OpenLeague.found(LeagueStore(engine), "bench", 7, teams, {}, {})
        start = process_time()
        opened.simulate(1)
        print(f"A season of {teams} teams: {process_time() - start:.2f} seconds of the processor")
        engine.dispose()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
