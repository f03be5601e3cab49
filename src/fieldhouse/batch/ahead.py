"""Work begun before somebody waits for it: the tables of a level that solves a pairing, in a process of its own.

Whoever needs them sooner waits at the shelf, and if nothing was begun he works them out himself.
"""

from __future__ import annotations

import os
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from typing import Final

from fieldhouse import catalog
from fieldhouse.table.journal import Header

MOST_AT_ONCE: Final = 2
NICENESS: Final = 10
_begun: list[SpawnProcess] = []


def begin(header: Header) -> bool:
    """Begin, in a process of its own, what the seats of *header* will need. Is anything under way for it?"""
    definition = catalog.game(header.game)
    if not definition.solving_levels.intersection(header.seats):
        return False
    _begun[:] = [process for process in _begun if process.is_alive()]
    if len(_begun) >= MOST_AT_ONCE:
        return False
    process = get_context("spawn").Process(target=solve, args=(header,), daemon=True)
    process.start()
    _begun.append(process)
    return True


def solve(header: Header) -> None:
    """The process: have the game's definition work out and shelve what its coaches will need, as a nice neighbour."""
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    catalog.game(header.game).solve_ahead(header)
