"""Work begun before somebody waits for it: the tables of a level that solves a pairing, in a process of its own.

Whoever needs them sooner waits at the shelf, and if nothing was begun he works them out himself.
"""

from __future__ import annotations

import os
from collections.abc import Hashable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from typing import Final

from fieldhouse import catalog
from fieldhouse.table.journal import Header

MOST_AT_ONCE: Final = 2
NICENESS: Final = 10
_begun: dict[Hashable, SpawnProcess] = {}
"""By pairing: those under way, and those that failed, which are not tried again."""


def begin(header: Header) -> bool:
    """Begin, in a process of its own, what the seats of *header* will need (``begin_tables``). Is a process at it?"""
    return bool(catalog.rules_of(header).solving_levels.intersection(header.seats)) and begin_tables(header)


def begin_tables(header: Header) -> bool:
    """Begin to solve a pairing in a process of its own, whoever sits there: its tables tell the chances to win too. Is
    a process at them? None is begun beside two others, or for what has failed before."""
    if not catalog.rules_of(header).solving_levels:
        return False
    for pairing, process in tuple(_begun.items()):
        if process.exitcode == 0:
            _begun.pop(pairing, None)
    known = _begun.get(header.pairing)
    if known is not None:
        return known.is_alive()
    if sum(process.is_alive() for process in _begun.values()) >= MOST_AT_ONCE:
        return False
    process = get_context("spawn").Process(target=solve, args=(header,), daemon=True)
    process.start()
    _begun[header.pairing] = process
    return True


def solve(header: Header) -> None:
    """The process: have the game's definition work out and shelve what its coaches will need, as a nice neighbour."""
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    catalog.rules_of(header).solve_ahead(header)
