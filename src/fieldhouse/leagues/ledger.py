"""The ledger: commands with the rolls behind them. The league is what the ledger says.

Every command has dice of its own, from the league's seed and its number, so that nothing before it can change them. A
fold plays back the recorded rolls; a command that asks for others is a ``JournalMismatch``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fieldhouse.games.fool.commands import RULES_VERSION, Command, apply
from fieldhouse.games.fool.founding import Texts, blank
from fieldhouse.games.fool.franchise import COMMISSIONER
from fieldhouse.games.fool.state import League
from fieldhouse.seasons.seeds import derived
from fieldhouse.table.journal import Entry
from fieldhouse.table.live import LiveTable
from fieldhouse.table.plain_json import Fields


class Charter(NamedTuple):
    """What a league is founded on: never changed afterwards."""

    name: str
    seed: int
    settings: Fields
    texts: Texts
    """The tables as they were when the league was founded, whatever becomes of the library's."""


class Row(NamedTuple):
    """A line of the ledger."""

    number: int
    command: Command
    rolls: tuple[Entry, ...]
    notes: tuple[str, ...]
    year: int
    """When it was given."""
    phase: str
    day: int
    rules_version: int = RULES_VERSION
    """By which rules it is carried out, whenever the ledger is read."""


def blank_league(charter: Charter) -> League:
    """The league of a charter before its first command."""
    return blank(charter.settings, charter.texts, LiveTable(charter.seed, ()))


def founded(charter: Charter, teams: Iterable[Sequence[str]]) -> tuple[League, Row]:
    """A new league of *teams* (code, title, owner and division of each), and its first row: its players are rolled and
    the draft's order drawn by the charter's seed. Refused as the rule of founding refuses."""
    league = blank_league(charter)
    arguments: Fields = {"name": charter.name, "teams": list(map(list, teams))}
    return league, write(league, charter, 1, Command(COMMISSIONER, "found", arguments))


def write(league: League, charter: Charter, number: int, command: Command) -> Row:
    """Carry out a new command on *league*, which changes, with dice of its own; its row is what goes into the ledger.
    Refused as the rule refuses. Nothing is written to the database here."""
    year, phase, day = league.year, league.phase, league.day
    table = LiveTable(derived(charter.seed, f"command {number}"), ())
    league.table = table
    apply(league, command, RULES_VERSION)
    notes = tuple(map(str, table.notes))
    return Row(number, command, tuple(table.entries), notes, year, phase, day, RULES_VERSION)


def read(league: League, charter: Charter, row: Row, verify: bool = False) -> None:
    """Carry out on *league*, which changes, a command that is written, with the rolls and by the rules it had; *verify*
    is that of ``fold``. Refused, or a mismatch, if the rules of its version are not kept here or are others by now."""
    table = LiveTable(derived(charter.seed, f"command {row.number}"), (), row.rolls, verify=verify)
    league.table = table
    apply(league, row.command, row.rules_version)
    table.finish()


def fold(league: League, charter: Charter, rows: Iterable[Row], verify: bool = False) -> League:
    """Carries out all *rows* on the league, which it returns. With *verify*, every roll must be what the seed gives."""
    for row in rows:
        read(league, charter, row, verify)
    return league
