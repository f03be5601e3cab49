"""The journal: every roll, draw and choice of a game, and the header that says which game it is.

On disk a journal is JSON lines: the header, then one short array an entry.

    ["r", "offense", 24]            a roll, by its label
    ["d", "deal", 17, 1]            a card drawn, by its label; the seat it was drawn for, or -1 for all to see
    ["o", "deck", [3, 1, 2]]        the order after a shuffle
    ["c", 0, "penalty", "accept"]   a choice: seat, question, key
    ["k", 0, "call", "short"]       a choice made secretly, together with those beside it
    ["s", 0, "call", "short"]       a sealed choice that waits for another seat's; only at the end of a journal
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

FORMAT = "fieldhouse-journal"
FORMAT_VERSION = 1

ROLL, DRAW, ORDER, CHOICE, SECRET, SEALED = "r", "d", "o", "c", "k", "s"
CHOICES = (CHOICE, SECRET)
ALL_SEATS = -1


class JournalMismatch(Exception):
    """The rules asked for something other than what the journal recorded."""


class JournalDamaged(Exception):
    """A journal that cannot be read: says which line and what is wrong with it."""


class Entry(NamedTuple):
    """One line of a journal. ``seat`` is who chose, or who may see a drawn card."""

    kind: str
    seat: int
    label: str
    value: Any

    def to_json(self) -> list[Any]:
        if self.kind in (CHOICE, SECRET, SEALED):
            return [self.kind, self.seat, self.label, self.value]
        if self.kind == DRAW:
            return [self.kind, self.label, self.value, self.seat]
        return [self.kind, self.label, self.value]

    @classmethod
    def from_json(cls, line: Any) -> Entry:
        match line:
            case ["c" | "k" | "s" as kind, int(seat), str(label), str(value)]:
                return cls(kind, seat, label, value)
            case ["r", str(label), int(value)]:
                return cls(ROLL, ALL_SEATS, label, value)
            case ["d", str(label), int(value), int(seat)]:
                return cls(DRAW, seat, label, value)
            case ["o", str(label), list(value)]:
                return cls(ORDER, ALL_SEATS, label, tuple(value))
        raise ValueError("not a roll, a draw, a shuffle or a choice")


@dataclass(frozen=True)
class Header:
    """Which game this is: all that is needed, with the entries, to play it again."""

    game: str
    rules_version: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    teams: tuple[str, ...] = ()
    digests: tuple[str, ...] = ()
    dice: str = "rolled"
    seats: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {"format": FORMAT, "version": FORMAT_VERSION, **asdict(self)}

    @classmethod
    def from_json(cls, line: Any) -> Header:
        if not isinstance(line, dict) or line.get("format") != FORMAT:
            raise ValueError(f"a header with format {FORMAT!r} was expected")
        if line.get("version") != FORMAT_VERSION:
            raise ValueError(f"journal version {line.get('version')!r} is not {FORMAT_VERSION}")
        facts = {name: value for name, value in line.items() if name not in ("format", "version")}
        for name in ("teams", "digests", "seats"):
            facts[name] = tuple(facts.get(name, ()))
        try:
            return cls(**facts)
        except TypeError as error:
            raise ValueError(f"the header is incomplete ({error})") from None


@dataclass(frozen=True)
class Journal:
    header: Header
    entries: tuple[Entry, ...] = ()

    def dumps(self) -> str:
        return dumps(self.header, self.entries)


def dumps(header: Header, entries: Iterable[Entry]) -> str:
    lines = [_line(header.to_json())]
    lines.extend(_line(entry.to_json()) for entry in entries)
    return "\n".join(lines) + "\n"


def _line(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def loads(text: str) -> Journal:
    """Read a journal; a fault is reported by its line."""
    lines = text.splitlines()
    if not lines:
        raise JournalDamaged("The journal is empty.")
    header = _read(lines, 0, Header.from_json)
    entries = tuple(_read(lines, at, Entry.from_json) for at in range(1, len(lines)))
    sealed = [entry.kind == SEALED for entry in entries]
    if True in sealed and not all(sealed[sealed.index(True) :]):
        raise JournalDamaged(f"Line {sealed.index(True) + 2} of the journal is damaged: a sealed choice inside it.")
    return Journal(header, entries)


def _read(lines: Sequence[str], at: int, read: Any) -> Any:
    try:
        return read(json.loads(lines[at]))
    except ValueError as error:
        reason = "it is not JSON" if isinstance(error, json.JSONDecodeError) else str(error)
        raise JournalDamaged(f"Line {at + 1} of the journal is damaged: {reason}.") from None
