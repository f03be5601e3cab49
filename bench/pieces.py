"""What takes seconds of the processor, each measured once or the best of a few: a season, odds, help, a build.

Whoever is asked for ``FIELDHOUSE_PBP`` (a season of play-by-play as nflverse has it) gets the build measured too.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from time import process_time
from typing import Final

from bench.league import league_seconds
from bench.season import replay_seconds

from fieldhouse.games.ddf.odds import odds_table
from fieldhouse.games.ddf.options import ADVANCED
from fieldhouse.library import ddf as ddf_library
from fieldhouse.table.engine import is_compiled

PBP: Final = "FIELDHOUSE_PBP"
TEAMS: Final = ("2017-HAR", "2017-IRO")
ROUNDS: Final = 3


def season() -> float:
    return min(replay_seconds()[1:])


def odds() -> float:
    """All 54 pairs of advanced play, nothing known beforehand."""
    offense, defense = map(ddf_library.load_team, TEAMS)
    charts = ddf_library.season_charts(defense.season)
    seconds = []
    for _ in range(ROUNDS):
        start = process_time()
        odds_table(offense, defense, ADVANCED, charts)
        seconds.append(process_time() - start)
    return min(seconds)


def command_help() -> float:
    """``fieldhouse --help``, from the start of Python to its end."""
    seconds = []
    for _ in range(ROUNDS):
        before = _of_children()
        subprocess.run([sys.executable, "-m", "fieldhouse.cli.main", "--help"], check=True, capture_output=True)
        seconds.append(_of_children() - before)
    return min(seconds)


def build() -> float:
    """32 NFL teams from their season's plays, in one process."""
    from fieldhouse.builders.nfl.build import build_season

    pbp = Path(os.environ[PBP])
    start = process_time()
    build_season([pbp], games=pbp.parent / "games.parquet")
    return process_time() - start


def _of_children() -> float:
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


SEASON: Final = "A 256-game season and its playoffs, Data-Driven Football"
PIECES: Final[dict[str, Callable[[], float]]] = {
    SEASON: season,
    "Exact odds of all 54 pairs, Data-Driven Football, advanced": odds,
    "A season of FOOL, twelve teams, camp and draft": league_seconds,
    "fieldhouse --help": command_help,
}
BUILD: Final = "A build of 32 NFL teams (pbp of a season)"


def pieces() -> dict[str, float]:
    """Seconds of each, on the engine of this process; the build takes minutes, and plain many."""
    found = {name: piece() for name, piece in PIECES.items()}
    if is_compiled() and os.environ.get(PBP):
        found[BUILD] = build()
    return found
