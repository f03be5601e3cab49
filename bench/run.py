"""Games a second of the processor, on one core, plain and compiled: ``make bench``.

What else the machine does changes little of it. The yardstick is a fixed loop of pure Python, timed in the same
minutes: divide by it to compare machines.

    python -m bench.run [FOLDER]          FOLDER: the compiled package (``python -m tools.compiled FOLDER``)

Then what takes seconds (``bench.pieces``).
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from time import process_time
from typing import Any, Final

from bench.pieces import SEASON, pieces
from rich.console import Console
from rich.table import Table as Grid

from fieldhouse import catalog, library
from fieldhouse.batch.run import Batch, run
from fieldhouse.table.engine import is_compiled
from fieldhouse.table.journal import Header, Journal
from fieldhouse.table.live import LiveTable
from fieldhouse.table.play import play_out, without_collector

ROOT: Final = Path(__file__).resolve().parent.parent
Figures = list[dict[str, float]]
"""Games a second by what is played, then seconds by what is done."""
GAMES: Final = {"ddf": 500, "bowlbound": 400, "lords": 100, "statispro": 200}
"""How many games of each are played to measure it."""
TEAMS: Final = {"ddf": ("2017-HAR", "2017-IRO"), "statispro": ("1986-BOS", "1986-LAL")}
"""Whom a game is measured with, whatever else the library holds."""
SEED: Final = 1
ROUNDS: Final = 5
"""The best of so many counts: a processor shared with others has colder caches, which only makes a round slower."""
YARD: Final = 1_000_000
YARDSTICK: Final = "The yardstick: a million turns of a loop"
PRINT: Final = "--print"
MEASURED: Final = (
    ("Data-Driven Football, advanced, no journal", "ddf", {"preset": "advanced"}, False),
    ("Data-Driven Football, advanced, with journal", "ddf", {"preset": "advanced"}, True),
    ("Data-Driven Football, basic, no journal", "ddf", {"preset": "basic"}, False),
    ("Bowl Bound, recommended, no journal", "bowlbound", {"preset": "recommended"}, False),
    ("Bowl Bound, advanced, no journal", "bowlbound", {"preset": "advanced"}, False),
    ("Statis Pro Basketball, fitted, no journal", "statispro", {"preset": "fitted"}, False),
    ("Lords of Baseball, four owners, three years", "lords", {"owners": 4, "years": 3}, False),
)


def header_of(game: str, options: dict[str, Any]) -> Header:
    definition = catalog.game(game)
    teams = () if "owners" in options else TEAMS.get(game, tuple(library.teams(game)[:2]))
    header = definition.header(teams, SEED, options)
    return replace(header, seats=(definition.levels[0],) * len(header.teams))


def without_journal(header: Header) -> None:
    """What ``fieldhouse sim --workers 1`` does."""
    run(Batch(header, GAMES[header.game]))


def with_journal(header: Header) -> None:
    """The same games with every roll and choice written down, as text that goes nowhere."""
    definition = catalog.game(header.game)
    coaches = [definition.coach(level) for level in header.seats]
    deal = definition.dealer(header)
    with without_collector():
        for seed in range(SEED, SEED + GAMES[header.game]):
            table = LiveTable(seed, coaches)
            play_out(deal(table), definition.step)
            Journal(replace(header, seed=seed), tuple(table.entries)).dumps()


def yardstick() -> None:
    """Whole numbers, a list and a dictionary, as the plain engine uses them."""
    counts, faces = dict.fromkeys(range(7), 0), list(range(7))
    number = 1
    for turn in range(YARD):
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
        counts[faces[number % 7]] += turn & 1


def best_of(measured: Any, *given: Any) -> float:
    seconds = []
    for _ in range(ROUNDS):
        gc.collect()
        start = process_time()
        measured(*given)
        seconds.append(process_time() - start)
    return min(seconds)


def games_a_second() -> dict[str, float]:
    """Of this process's engine."""
    found = {YARDSTICK: 1 / best_of(yardstick)}
    for name, game, options, has_journal in MEASURED:
        header = header_of(game, dict(options))
        found[name] = GAMES[game] / best_of(with_journal if has_journal else without_journal, header)
    return found


def measured_here() -> Figures:
    return [games_a_second(), pieces()]


def measured_in(package: Path) -> Figures:
    done = subprocess.run(
        [sys.executable, "-m", "bench.run", PRINT],
        env={**os.environ, "PYTHONPATH": str(package.resolve())}, cwd=ROOT, stdout=subprocess.PIPE, text=True,
        check=True,
    )  # fmt: skip
    found: Figures = json.loads(done.stdout)
    return found


def grid_of(title: str, columns: dict[str, dict[str, float]], is_speed: bool) -> Grid:
    """A row for each thing measured; the last column says how many times faster the compiled engine is."""
    grid = Grid("one core", *columns, *(["times"] if len(columns) == 2 else []), title=title)
    for column in grid.columns[1:]:
        column.justify = "right"
    for name in dict.fromkeys(name for found in columns.values() for name in found):
        figures = [found.get(name) for found in columns.values()]
        digits = 0 if is_speed and name != YARDSTICK else 2
        shown = ["-" if figure is None else f"{figure:,.{digits}f}" for figure in figures]
        known = [figure for figure in figures if figure]
        if len(columns) == 2:
            gain = (known[1] / known[0] if is_speed else known[0] / known[1]) if len(known) == 2 else None
            shown.append(f"{gain:.1f}" if gain else "")
        grid.add_row(name, *shown)
    return grid


def main(folder: str = "") -> None:
    if folder == PRINT:
        print(json.dumps(measured_here()))
        return
    columns = {"compiled" if is_compiled() else "plain": measured_here()}
    if folder:
        columns["compiled"] = measured_in(Path(folder))
    console = Console()
    for at, title in enumerate(("a second of the processor", "seconds of the processor")):
        console.print(grid_of(title, {name: found[at] for name, found in columns.items()}, is_speed=at == 0))
    season = columns[list(columns)[-1]][1][SEASON]
    console.print(f"1,000 replays of that season on two cores, by it: {1000 * season / 2 / 60:.1f} minutes.")


if __name__ == "__main__":
    main(*sys.argv[1:])
