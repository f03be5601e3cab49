"""The table that a journal is played back at from its first line, with nobody in any seat."""

from __future__ import annotations

from fieldhouse.table.fair import seed_of
from fieldhouse.table.journal import BY_HAND, SEALED, Journal
from fieldhouse.table.live import LiveTable
from fieldhouse.table.standing import Standing, parted


def playback(journal: Journal, verify: bool = False) -> LiveTable:
    """A table that holds all of the journal but its sealed choices, and suspends the game where it ends; to *verify*,
    every roll must be what the seed gives."""
    header = journal.header
    entries, given = parted(journal.entries)
    recorded = [entry for entry in entries if entry.kind != SEALED]
    people = [None] * len(header.teams)
    by_hand, standing = header.dice == BY_HAND, Standing((), given)
    return LiveTable(seed_of(header), people, recorded, hand=by_hand, verify=verify, standing=standing)
