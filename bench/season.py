"""How much of a processor a replay of a whole season takes, without journals: 256 games and the playoffs.

python bench/season.py [SCHEDULE]
"""

from __future__ import annotations

import sys
from time import process_time
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

from fieldhouse import catalog
from fieldhouse.library.schedule_text import load_schedule
from fieldhouse.seasons.replays import Field
from fieldhouse.seasons.season import Season
from fieldhouse.table.play import without_collector

GAME: Final = "ddf"
REPLAYS: Final = 5
"""The first one also reads the charts and lets the coach think; the best of the others counts."""


def main(name: str = "2017") -> None:
    schedule = load_schedule(name, GAME)
    field = Field(Season("bench", GAME, schedule, 1, catalog.game(GAME).levels[0]))
    times = []
    with without_collector():
        for number in range(REPLAYS):
            start = process_time()
            field.replay(number, {})
            times.append(process_time() - start)
    grid = Grid(f"{schedule.title}, {len(schedule.fixtures)} games and the playoffs", "seconds of the processor")
    for title, seconds in (("first replay", times[0]), ("best of the others", min(times[1:]))):
        grid.add_row(title, f"{seconds:.2f}")
    Console().print(grid)


if __name__ == "__main__":
    main(*sys.argv[1:])
