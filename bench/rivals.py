"""Games a second of the processor between two rivals of Data-Driven Football, and the seconds that solving took.

    PYTHONPATH=build/fast python bench/rivals.py [TEAM] [GAMES] [LEVEL]     (python -m tools.compiled build/fast)

The tables of the pairing are put on the shelf first, and a few games are played before the clock starts: what is worked
out of them once a process is not counted.
"""

from __future__ import annotations

import sys
from time import process_time
from typing import Final

from fieldhouse import catalog
from fieldhouse.table.engine import is_compiled
from fieldhouse.table.journal import Header
from fieldhouse.table.play import play_out
from fieldhouse.table.table import BatchTable

PRESETS: Final = ("basic", "advanced")
WARM: Final = 40


def seconds(header: Header, level: str, seeds: range) -> float:
    """Of the processor, for the games of *seeds*."""
    definition = catalog.game(header.game)
    coach, deal = definition.coach(level), definition.dealer(header)
    begun = process_time()
    for seed in seeds:
        play_out(deal(BatchTable(seed, (coach, coach))), definition.step)
    return process_time() - begun


def main(team: str = "2017-HAR", games: str = "400", level: str = "rival") -> None:
    definition = catalog.game("ddf")
    for preset in PRESETS:
        header = definition.header((team, team), 0, {"preset": preset})
        begun = process_time()
        definition.solve_ahead(header)
        solved = process_time() - begun
        seconds(header, level, range(WARM))
        rate = int(games) / seconds(header, level, range(WARM, WARM + int(games)))
        engine = "compiled" if is_compiled() else "plain"
        print(f"{preset:9} {rate:6.0f} games a second, {engine}; tables at hand after {solved:.1f} s", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
