"""Games a second of the processor, on one core: ``make bench``. What else the machine does changes little of it."""

from __future__ import annotations

import gc
from dataclasses import replace
from time import process_time
from typing import Any, Final

from rich.console import Console
from rich.table import Table as Grid

from fieldhouse import catalog, library
from fieldhouse.batch.run import Batch, run
from fieldhouse.table.journal import Header, Journal
from fieldhouse.table.live import LiveTable
from fieldhouse.table.play import play_out

GAMES: Final = {"ddf": 500, "bowlbound": 400, "lords": 100, "statispro": 200}
"""How many games of each are played to measure it."""
TEAMS: Final = {"ddf": ("2017-HAR", "2017-IRO"), "statispro": ("1986-BOS", "1986-LAL")}
"""Whom a game is measured with, whatever else the library holds."""
SEED: Final = 1
ROUNDS: Final = 5
"""The best of so many counts: a processor shared with others has colder caches, which only makes a round slower."""


def header_of(game: str, options: dict[str, Any]) -> Header:
    definition = catalog.game(game)
    teams = () if "owners" in options else TEAMS.get(game, tuple(library.teams(game)[:2]))
    header = definition.header(teams, SEED, options)
    return replace(header, seats=(definition.levels[0],) * len(header.teams))


def without_journal(header: Header) -> None:
    """What ``fieldhouse sim --workers 1`` does."""
    run(Batch(header, GAMES[header.game]))


def with_journal(header: Header) -> None:
    """The same games with every roll and choice written down, as text."""
    definition = catalog.game(header.game)
    coaches = [definition.coach(level) for level in header.seats]
    deal = definition.dealer(header)
    for seed in range(SEED, SEED + GAMES[header.game]):
        table = LiveTable(seed, coaches)
        game = deal(table)
        play_out(game, definition.step)
        Journal(replace(header, seed=seed), tuple(table.entries)).dumps()


def main() -> None:
    grid = Grid("one core", "games a second", title=None)
    grid.columns[1].justify = "right"
    for name, measured, game, options in (
        ("Data-Driven Football, advanced, no journal", without_journal, "ddf", {"preset": "advanced"}),
        ("Data-Driven Football, advanced, with journal", with_journal, "ddf", {"preset": "advanced"}),
        ("Data-Driven Football, basic, no journal", without_journal, "ddf", {"preset": "basic"}),
        ("Bowl Bound, recommended, no journal", without_journal, "bowlbound", {"preset": "recommended"}),
        ("Bowl Bound, advanced, no journal", without_journal, "bowlbound", {"preset": "advanced"}),
        ("Statis Pro Basketball, fitted, no journal", without_journal, "statispro", {"preset": "fitted"}),
        ("Lords of Baseball, four owners, three years", without_journal, "lords", {"owners": 4, "years": 3}),
    ):
        header = header_of(game, options)
        seconds = []
        for _ in range(ROUNDS):
            gc.collect()
            start = process_time()
            measured(header)
            seconds.append(process_time() - start)
        grid.add_row(name, f"{GAMES[game] / min(seconds):.0f}")
    Console().print(grid)


if __name__ == "__main__":
    main()
