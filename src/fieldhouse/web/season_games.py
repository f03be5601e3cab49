"""Finished games of seasons as tables that anybody may look at: replay, box score, play-by-play, journal, win chance.

Such a table is not kept a second time: its id says which game of which season it is, and the season's own journal is
read. Nobody sits there, so nothing is ever written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

from fieldhouse.seasons.store import SeasonStore
from fieldhouse.store.lobby import Kept, LobbyStore, NoSuchTable
from fieldhouse.table.journal import Header, Journal
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.pot import Pot
from fieldhouse.table.seat import seated

NAME_BYTES: Final = 12
NOT_OVER: Final = "That game is not over yet."
ID: Final = re.compile(r"season-([0-9a-f]{24})-(\d{1,6})")


def table_of(season: str, number: int) -> str:
    """The id under which a finished game can be looked at."""
    return f"season-{digest(season)}-{number}"


def digest(name: str) -> str:
    """A short name for a season or a league, always the same."""
    return blake2b(name.encode(), digest_size=NAME_BYTES).hexdigest()


def named_in(found: re.Match[str], names: Iterable[str], kind: str) -> str:
    """Which of the *names* has the digest that an id begins with. Refused if that season or league is gone."""
    for name in names:
        if digest(name) == found[1]:
            return name
    raise NoSuchTable(f"There is no such {kind} any more.")


def archived(table_id: str, journal: Journal | None, facts: PlainReport, changes: int, missing: str = NOT_OVER) -> Kept:
    """A finished game as a table that is only read; *missing* is the refusal if there is no journal of it."""
    if journal is None:
        raise NoSuchTable(missing)
    return Kept(table_id, journal, {**facts, "pot": pot_of(journal.header)}, changes, True)


class TablesAndSeasons(LobbyStore):
    """The tables of the lobby, kept as ever, and beside them the finished games of its seasons, which are only read."""

    def __init__(self) -> None:
        """On the user's own database, as every lobby's store; tables that it lacks are made."""
        super().__init__()
        self.seasons = SeasonStore(self.engine)

    def read(self, table_id: str) -> Kept:
        """A table that was kept as one, or a season's finished game from its journal; both from the database. Refused
        if there is none, or if that game is not over."""
        place = self._place(table_id)
        if place is None:
            return super().read(table_id)
        season, number = place
        checksum = self.seasons.finished(season, number)
        journal = self.seasons.journal(self.seasons.look(season), number) if checksum else None
        return archived(table_id, journal, {"archived": {"name": season, "game": number}}, checksum or 0)

    def changes(self, table_id: str) -> int:
        """What changes with a table, from the database: for a season's game a checksum, another if begun anew."""
        place = self._place(table_id)
        return super().changes(table_id) if place is None else self.seasons.finished(*place) or 0

    def _place(self, table_id: str) -> tuple[str, int] | None:
        """The season and the number that an id names; None for every other table. Refused if the season is gone."""
        found = ID.fullmatch(table_id)
        return (named_in(found, self.seasons.names(), "season"), int(found[2])) if found else None


def pot_of(header: Header) -> PlainReport:
    """What people threw in, as the journal has it."""
    given, seals = (
        {seat: text for seat, text in seated(kept) if text} for kept in (header.given, header.seals)
    )  # fmt: skip
    return dict(Pot((), seals, given).to_json())
