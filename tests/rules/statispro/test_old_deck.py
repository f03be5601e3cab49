"""A game saved with cards that have changed since: it is refused with a sentence that says what has changed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fieldhouse import catalog
from fieldhouse.store import saved
from fieldhouse.table.fair import promised
from fieldhouse.table.journal import Journal, JournalMismatch

DEFINITION = catalog.game("statispro")


@pytest.mark.parametrize(
    ("place", "what"),
    [
        (0, "The chart of 1986-BOS"), (1, "The chart of 1986-LAL"), (2, "The card of the season"),
        (3, "The Fast Action deck"), (4, "The Fast Break chart"),
    ],
)  # fmt: skip
def test_a_game_of_another_deck_is_refused_and_says_so(place: int, what: str) -> None:
    header = DEFINITION.header(("1986-BOS", "1986-LAL"), 1, {})
    digests = list(header.digests)
    assert len(digests) == 5
    digests[place] = "0" * 16
    journal = Journal(promised(replace(header, digests=tuple(digests), seats=("house", "house"))), ())
    with pytest.raises(JournalMismatch, match=f"^{what} is no longer the one this game was played with"):
        saved.resumed(DEFINITION, journal)
