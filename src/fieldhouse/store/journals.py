"""What can be made of a saved game: another form, one that names nobody, one that ends earlier."""

from __future__ import annotations

import json
from dataclasses import replace
from importlib.resources import files
from typing import Final

from fieldhouse import catalog
from fieldhouse.store import saved
from fieldhouse.table.journal import BY_HAND, SEEDED, STANDING, Entry, Header, Journal, JournalDamaged
from fieldhouse.table.plain_json import Json, PlainReport
from fieldhouse.table.refusal import Refusal

NOBODYS_SEED: Final = 0
KINDS: Final = {
    "r": "roll", "d": "draw", "o": "shuffle", "c": "choice", "k": "secret choice", "s": "sealed choice",
    "w": "standing order",
}  # fmt: skip
MARKS: Final = {name: mark for mark, name in KINDS.items()}


class CannotCut(Refusal):
    """A place that the game does not have: a sentence."""


def schema() -> PlainReport:
    """The JSON Schema of a journal's lines, read from the file that ships."""
    text = (files("fieldhouse.table") / "journal.schema.json").read_text("utf-8")
    found: PlainReport = json.loads(text)
    return found


def anonymous(journal: Journal) -> Journal:
    """The same game without seed, people, levels, orders and promises.

    Its dice are told as real ones, for no seed stands behind them any more: it replays to the same end, and nobody can
    say from which table it comes, nor prove that it was played fairly.
    """
    header = replace(
        journal.header, seed=NOBODYS_SEED, dice=BY_HAND, seats=(saved.PERSON,) * len(journal.header.teams),
        scheme=SEEDED, promise="", given=(), seals=(),
    )  # fmt: skip
    return Journal(header, tuple(entry for entry in journal.entries if entry.kind != STANDING))


def cut(journal: Journal, plays: int) -> Journal:
    """The game as it stood after its first *plays* plays, for which it is played again with the library's charts: it
    can be gone on with from there. Refused if there are not so many."""
    session = saved.replayed(catalog.rules_of(journal.header), journal)
    if not 0 <= plays < len(session.rests):
        raise CannotCut(f"The game has {len(session.rests) - 1} plays: it cannot be cut after {plays}.")
    session.go_back(session.rests[plays].entries)
    return replace(session.journal, entries=session.journal.entries[: session.rests[plays].entries])


def as_document(journal: Journal) -> PlainReport:
    """The journal as one JSON document, its entries by name, for tools that read no JSON lines."""
    return {"header": journal.header.to_json(), "entries": [_as_fields(entry) for entry in journal.entries]}


def from_document(document: PlainReport) -> Journal:
    """A journal from such a document. Refused if it is none."""
    try:
        header = Header.from_json(document["header"])
        entries = tuple(Entry.from_json(_as_line(fields)) for fields in document["entries"])
    except (KeyError, TypeError, AttributeError):
        raise JournalDamaged("This is no journal: it wants a header, and entries with kind, label and value.") from None
    except ValueError as fault:
        raise JournalDamaged(f"This is no journal: {fault}.") from None
    return Journal(header, entries)


def _as_fields(entry: Entry) -> PlainReport:
    return {"kind": KINDS[entry.kind], "seat": entry.seat, "label": entry.label, "value": entry.value}


def _as_line(fields: PlainReport) -> list[Json]:
    mark = MARKS[fields["kind"]]
    return Entry(mark, fields["seat"], fields["label"], fields["value"]).to_json()
