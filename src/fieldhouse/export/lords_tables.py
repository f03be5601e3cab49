"""Lords of Baseball as tidy tables: a row an owner and game, and a row a thing that happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, cast

import polars as pl

from fieldhouse.export.frames import TEXT, TRUTH, WHOLE, Row, Shape, frame
from fieldhouse.export.recorded_game import RecordedGame
from fieldhouse.games.lords.model import NAMES as PLAYERS
from fieldhouse.games.lords.scoresheet import NAMES, Scoresheet
from fieldhouse.games.lords.state import NOBODY, Note
from fieldhouse.table.seat import seated

if TYPE_CHECKING:
    from fieldhouse.export.recorded_game import Tables

OWNERS: Final = Shape({
    "game_id": WHOLE, "seed": TEXT, "seat": WHOLE, "club": TEXT, "coach": TEXT, "is_winner": TRUTH,
    **dict.fromkeys(NAMES, WHOLE),
})  # fmt: skip
"""``seed`` is text: it may be larger than any whole number of a table."""
EVENTS: Final = Shape({
    "game_id": WHOLE, "line": WHOLE, "year": WHOLE, "what": TEXT, "club": TEXT, "other": TEXT, "card": WHOLE,
    "amount": WHOLE, "player": TEXT, "text": TEXT,
})  # fmt: skip


def owners(games: Sequence[RecordedGame]) -> pl.DataFrame:
    """What every owner came to: the scoresheet, a row a game and club."""
    return frame((row for told in games for row in _owners(told)), OWNERS)


def happened(games: Sequence[RecordedGame]) -> pl.DataFrame:
    """All that was written down, in its order."""
    return frame((row for told in games for row in _events(told)), EVENTS)


def _owners(told: RecordedGame) -> Iterator[Row]:
    """A row for each owner: his totals over the game, and whether he won it."""
    sheet, header = Scoresheet(), told.header
    for note in told.notes:
        sheet.add(cast(Note, note))
    best = max(told.score)
    for seat, totals in seated(sheet.totals()):
        yield {
            "game_id": told.place.number, "seed": str(header.seed), "seat": seat, "club": header.teams[seat],
            "coach": header.seats[seat] if header.seats else None, "is_winner": told.score[seat] == best,
            **totals,
        }  # fmt: skip


def _events(told: RecordedGame) -> Iterator[Row]:
    """A row for each note, with the year it was made in."""
    clubs, year = told.header.teams, 1
    for line, note in enumerate(told.notes, 1):
        each = cast(Note, note)
        year = each.amount if each.what == "year" else year
        yield {
            "game_id": told.place.number, "line": line, "year": year, "what": each.what,
            "club": clubs[each.seat] if each.seat != NOBODY else None,
            "other": clubs[each.other] if each.other != NOBODY else None,
            "card": each.card if each.card != NOBODY else None, "amount": each.amount,
            "player": PLAYERS[each.kind] if each.kind != NOBODY else None, "text": each.text or None,
        }  # fmt: skip


TABLES: Final[Tables] = {"owners": owners, "events": happened}
"""What a game of Lords of Baseball becomes."""
