"""Many games: game *i* of a batch has the seed ``seed + i``, and which process plays it changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from fieldhouse import catalog
from fieldhouse.batch.spread import spread
from fieldhouse.batch.summary import Tally
from fieldhouse.store import saved
from fieldhouse.table.fair import promised
from fieldhouse.table.journal import Header, Journal
from fieldhouse.table.live import LiveTable
from fieldhouse.table.pages import Sheet
from fieldhouse.table.play import play_out, without_collector
from fieldhouse.table.table import BatchTable

GAMES_A_CHUNK: Final = 100
"""Enough to forget what a chunk costs, few enough for a smooth progress bar."""


@dataclass(frozen=True)
class Batch:
    """Games of one header, whose seats are levels of the computer; with *folder* each game's journal is kept there."""

    header: Header
    games: int
    folder: Path | None = None

    def chunks(self) -> list[Batch]:
        """The batch in parts of so many games, each with the seed that its first game has in the whole."""
        first = self.header.seed
        return [
            replace(self, header=replace(self.header, seed=first + index), games=min(GAMES_A_CHUNK, self.games - index))
            for index in range(0, self.games, GAMES_A_CHUNK)
        ]


def run(
    batch: Batch, workers: int = 1, progress: Callable[[int], None] = lambda games: None, cluster: str | None = None
) -> Tally:
    """Play all games, on so many *workers* or the dask *cluster* at an address. *progress* is told how many have just
    been played. Journals are written if the batch has a folder for them.
    """
    chunks = batch.chunks()
    tally = Tally.empty(len(batch.header.seats))
    for part in spread(play_chunk, chunks, workers, cluster):
        tally = tally + part
        progress(part.games)
    return tally


def play_chunk(batch: Batch) -> Tally:
    """Play the games of one part, in this process; their journals are written if the batch has a folder for them."""
    definition = catalog.rules_of(batch.header)
    coaches = [catalog.coach_of(batch.header, level) for level in batch.header.seats]
    deal, step, sheet = definition.dealer(batch.header), definition.step, definition.scoresheet()
    winners = []
    with without_collector():
        for seed in range(batch.header.seed, batch.header.seed + batch.games):
            table = LiveTable(seed, coaches) if batch.folder else BatchTable(seed, coaches, sheet.add)
            game = deal(table)
            play_out(game, step)
            winners.append(game.winner)
            if isinstance(table, LiveTable):
                _keep(batch, seed, table, sheet)
    return Tally.of(winners, sheet.totals())


def _keep(batch: Batch, seed: int, table: LiveTable, sheet: Sheet[object]) -> None:
    """Put a game's notes on the sheet, and write its journal to the folder, if there is one."""
    for note in table.notes:
        sheet.add(note)
    if batch.folder:
        journal = Journal(promised(replace(batch.header, seed=seed)), tuple(table.entries))
        saved.write(batch.folder / f"{seed}{saved.SUFFIX}", journal)
