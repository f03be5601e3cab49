"""Rows that cannot be read: what that looks like to whoever reads them, and what a player is told."""

from __future__ import annotations

import zlib
from typing import Final

from fieldhouse.table.journal import JournalDamaged
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.refusal import OutOfOrder

UNREADABLE: Final = (ValueError, TypeError, AttributeError, KeyError, IndexError, zlib.error, JournalDamaged)
"""What a damaged row raises when it is read: no text, no JSON, not packed, not of the form that was written."""
WHAT_TO_DO: Final = (
    "{} is damaged: what the database holds of it cannot be read. All others are as they were. Put a copy of the"
    " database that was good in its place, or {}."
)


FACTS: Final[dict[str, tuple[type, ...]]] = {
    "held": (list,), "opened": (list,), "waiting": (list,), "score": (list,), "names": (dict,),
    "host": (int, type(None)), "proposal": (dict, type(None)), "season": (dict,), "epoch": (int,),
}  # fmt: skip
"""What the lobby writes of a table, and of what kind it is."""


def checked_facts(facts: PlainReport) -> PlainReport:
    """A copy of a table's facts; a ``ValueError`` if they are not what the lobby writes."""
    for name, kinds in FACTS.items():
        if name in facts and not isinstance(facts[name], kinds):
            raise ValueError(f"{name!r} of the facts is no {kinds[0].__name__}")
    return dict(facts)


class Damaged(OutOfOrder):
    """One thing that cannot be read, by its name, and what to do about it."""

    def __init__(self, what: str, otherwise: str) -> None:
        super().__init__(WHAT_TO_DO.format(what, otherwise))

    def __reduce__(self) -> tuple[type[OutOfOrder], tuple[str]]:
        """Sent to another process it is a sentence alone."""
        return OutOfOrder, (str(self),)


def damaged_table() -> Damaged:
    """To be raised when a table's rows do not make sense: what to do about it."""
    return Damaged("This table", "let the commissioner throw this table away")


def damaged_season(name: str) -> Damaged:
    """To be raised when a season's rows do not make sense: what to do about it."""
    return Damaged(f"The season {name!r}", f"throw it away: 'fieldhouse season delete {name}'")


def damaged_game(name: str, number: int) -> Damaged:
    """To be raised when a game's journal does not make sense: what to do about it."""
    return Damaged(f"Game {number} of the season {name!r}", "give the game up")


def damaged_league(name: str) -> Damaged:
    """To be raised when a league's rows do not make sense: what to do about it."""
    return Damaged(f"The league {name!r}", f"throw it away: 'fieldhouse league delete {name}'")
