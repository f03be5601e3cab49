"""Games a second on one core: ``make bench``."""

from __future__ import annotations

import gc
from dataclasses import replace
from time import perf_counter
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

from fieldhouse import catalog, library
from fieldhouse.batch.run import Batch, run
from fieldhouse.table.journal import Header, Journal
from fieldhouse.table.live import LiveTable

GAME: Final = "ddf"
GAMES: Final = 500
SEED: Final = 1
ROUNDS: Final = 3
"""The best of so many counts: whatever else the machine does only makes a round slower."""


def header_of(preset: str) -> Header:
    definition = catalog.game(GAME)
    away, home = library.teams(GAME)[:2]
    header = definition.header((away, home), SEED, {"preset": preset})
    return replace(header, seats=(definition.levels[0],) * 2)


def without_journal(header: Header) -> None:
    """What ``fieldhouse sim --workers 1`` does."""
    run(Batch(header, GAMES))


def with_journal(header: Header) -> None:
    """The same games with every roll and choice written down, as text."""
    definition = catalog.game(GAME)
    coaches = [definition.coach(level) for level in header.seats]
    deal = definition.dealer(header)
    for seed in range(SEED, SEED + GAMES):
        table = LiveTable(seed, coaches)
        game = deal(table)
        while not game.over:
            definition.step(game)
        Journal(replace(header, seed=seed), tuple(table.entries)).dumps()


def main() -> None:
    grid = Grid("Data-Driven Football, one core", "games a second", title=None)
    grid.columns[1].justify = "right"
    for name, measured, preset in (
        ("advanced, no journal", without_journal, "advanced"),
        ("advanced, with journal", with_journal, "advanced"),
        ("basic, no journal", without_journal, "basic"),
    ):
        header = header_of(preset)
        seconds = []
        for _ in range(ROUNDS):
            gc.collect()
            start = perf_counter()
            measured(header)
            seconds.append(perf_counter() - start)
        grid.add_row(name, f"{GAMES / min(seconds):.0f}")
    Console().print(grid)


if __name__ == "__main__":
    main()
