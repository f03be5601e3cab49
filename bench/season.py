"""How much of a processor a replay of a whole season takes, without journals: 256 games and the playoffs.

python -m bench.season [SCHEDULE]
"""

from __future__ import annotations

import sys
from time import process_time
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

from fieldhouse import catalog
from fieldhouse.library.schedule_text import load_schedule
from fieldhouse.seasons.replays import SeasonReplayer
from fieldhouse.seasons.season import Season
from fieldhouse.table.play import without_collector

GAME: Final = "ddf"
SCHEDULE: Final = "2017"
REPLAYS: Final = 5
"""The first one also reads the charts and lets the coach think; the best of the others counts."""


def replay_seconds(name: str = SCHEDULE) -> list[float]:
    """Of each replay."""
    field = SeasonReplayer(Season("bench", GAME, load_schedule(name, GAME), 1, catalog.game(GAME).levels[0]))
    times = []
    with without_collector():
        for number in range(REPLAYS):
            start = process_time()
            field.replay(number, {})
            times.append(process_time() - start)
    return times


def main(name: str = SCHEDULE) -> None:
    times, schedule = replay_seconds(name), load_schedule(name, GAME)
    grid = Grid(f"{schedule.title}, {len(schedule.fixtures)} games and the playoffs", "seconds of the processor")
    for title, seconds in (("first replay", times[0]), ("best of the others", min(times[1:]))):
        grid.add_row(title, f"{seconds:.2f}")
    Console().print(grid)


if __name__ == "__main__":
    main(*sys.argv[1:])
