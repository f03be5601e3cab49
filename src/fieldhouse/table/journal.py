"""The journal: every roll, draw and choice of a game, and the header that says which game it is.

On disk a journal is JSON lines: the header, then one short array an entry.

    ["r", "offense", 24]            a roll, by its label
    ["d", "deal", 17, 1]            a card drawn, by its label; the seat it was drawn for, or -1 for all to see
    ["o", "deck", [3, 1, 2]]        the order after a shuffle
    ["c", 0, "penalty", "accept"]   a choice: seat, question, key
    ["k", 0, "call", "short"]       a choice made secretly, together with those beside it
    ["s", 0, "call", "short"]       a sealed choice that waits for another seat's; only at the end of a journal
    ["w", 0, "clock", "late"]       a standing order: what a seat wants from here on; no request of the rules
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar, final

from fieldhouse.table.plain_json import Fields, Json
from fieldhouse.table.record import Frozen, Record
from fieldhouse.table.refusal import Conflict, Refusal
from fieldhouse.table.seat import NO_SEAT, Seat

T = TypeVar("T")

BYTES: Final = re.compile("([0-9a-f]{2})*")
FORMAT: Final = "fieldhouse-journal"
FORMAT_VERSION: Final = 1

ROLL: Final = "r"
DRAW: Final = "d"
ORDER: Final = "o"
CHOICE: Final = "c"
SECRET: Final = "k"
SEALED: Final = "s"
STANDING: Final = "w"
ALL_SEATS: Final = NO_SEAT
ROLLED: Final = "rolled"
BY_HAND: Final = "hand"
"""Where a game's dice come from: the seed, or real dice that people type in."""
LARGEST_SECRET: Final = 1 << 256
SEEDED: Final = ""
KEYED: Final = "hmac-sha256"
"""How numbers follow from the seed: by Python's generator, or by a hash keyed with it and with what people gave."""


class JournalMismatch(Conflict):
    """The rules asked for something other than what the journal recorded."""


class JournalDamaged(Refusal):
    """A journal that cannot be read: says which line and what is wrong with it."""


@final
class Entry(Record):
    """One line of a journal. ``seat`` is who chose, or who may see a drawn card."""

    __slots__ = ("_line", "kind", "label", "seat", "value")

    def __init__(self, kind: str, seat: Seat, label: str, value: Any) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.label: Final = label
        self.value: Final = value
        self._line = ""

    @property
    def values(self) -> tuple[object, ...]:
        """All of it: entries with the same values are equal."""
        return self.kind, self.seat, self.label, self.value

    @property
    def line(self) -> str:
        """As it stands in the file; worked out once."""
        if not self._line:
            self._line = _encode(self.to_json())
        return self._line

    def to_json(self) -> list[Json]:
        """A line of the journal: only a decision names its seat before the label."""
        if self.kind in (CHOICE, SECRET, SEALED, STANDING):
            return [self.kind, self.seat, self.label, self.value]
        if self.kind == DRAW:
            return [self.kind, self.label, self.value, self.seat]
        return [self.kind, self.label, self.value]

    def text(self) -> str:
        """The line in words, for a sentence about it."""
        if self.kind in (CHOICE, SECRET, SEALED):
            return f"the answer {self.value!r} of seat {self.seat} to {self.label!r}"
        if self.kind == STANDING:
            return f"the standing order {self.label!r} of seat {self.seat}"
        if self.kind == ORDER:
            return f"an order of {len(self.value)} cards for {self.label!r}"
        return f"{self.value} as the {'roll' if self.kind == ROLL else 'card'} for {self.label!r}"

    @staticmethod
    def from_json(line: Json) -> Entry:
        """An entry from its line; ValueError says what is wrong."""
        if isinstance(line, list) and bool not in map(type, line):  # or else true would pass for 1
            match line:
                case ["c" | "k" | "s" | "w" as kind, int(seat), str(label), str(value)]:
                    return Entry(kind, Seat(seat), label, value)
                case ["r", str(label), int(value)]:
                    return Entry(ROLL, ALL_SEATS, label, value)
                case ["d", str(label), int(value), int(seat)]:
                    return Entry(DRAW, Seat(seat), label, value)
                case ["o", str(label), list(value)] if all(type(card) is int for card in value):
                    return Entry(ORDER, ALL_SEATS, label, tuple(value))
        raise ValueError("it is not a roll, a draw, a shuffle, a choice or a standing order")


@dataclass(frozen=True)
class Header(Frozen):
    """Which game this is: all that is needed, with the entries, to play it again.

    ``promise`` binds it before the first roll. ``given`` are the random bytes of each seat, in hexadecimal, that a
    keyed game waits for, and ``seals`` the hashes by which some were fixed earlier. ``cast`` is the number by which a
    game names its men, if not by its seed.
    """

    game: str
    rules_version: int
    seed: int
    options: Fields = field(default_factory=dict)
    teams: tuple[str, ...] = ()
    digests: tuple[str, ...] = ()
    dice: str = ROLLED
    seats: tuple[str, ...] = ()
    scheme: str = SEEDED
    promise: str = ""
    given: tuple[str, ...] = ()
    seals: tuple[str, ...] = ()
    cast: int = 0

    @property
    def is_ready(self) -> bool:
        """The first roll may be made: nobody's bytes are awaited."""
        return self.scheme == SEEDED or bool(self.given)

    @property
    def pairing(self) -> tuple[object, ...]:
        """What games of the same teams by the same rules have in common, to keep things by."""
        return self.teams, self.digests, repr(self.options)

    def to_json(self) -> Fields:
        """The journal's first line; younger facts only where they say something: old journals stay as they are."""
        facts: Fields = {"format": FORMAT, "version": FORMAT_VERSION}
        for name in _FACTS:
            facts[name] = getattr(self, name)
        for name in _LATER_FACTS:
            if getattr(self, name):
                facts[name] = getattr(self, name)
        return facts

    @classmethod
    def from_json(cls, line: Json) -> Header:
        """A header from its line; ValueError says what is wrong."""
        if not isinstance(line, dict) or line.get("format") != FORMAT:
            raise ValueError(f"a header with format {FORMAT!r} was expected")
        if line.get("version") != FORMAT_VERSION:
            raise ValueError(f"journal version {line.get('version')!r} is not {FORMAT_VERSION}")
        facts = {name: value for name, value in line.items() if name not in ("format", "version")}
        strange = sorted((facts.keys() - _LATER_FACTS.keys()) ^ _FACTS.keys())
        if strange:
            raise ValueError(f"the header {'lacks' if strange[0] in _FACTS else 'knows no'} {strange[0]!r}")
        for name, (is_right, what) in (_FACTS | _LATER_FACTS).items():
            if name in facts and not is_right(facts[name]):
                raise ValueError(f"{name!r} of the header is {what}, not {facts[name]!r}")
        if facts.get("scheme") == KEYED and not 0 <= facts["seed"] < LARGEST_SECRET:
            raise ValueError("'seed' of the header is not a secret of 32 bytes")
        facts |= {name: tuple(value) for name, value in facts.items() if isinstance(value, list)}
        return cls(**facts)


def _is_text(value: object) -> bool:
    """For the check of a header's fields."""
    return isinstance(value, str)


def _is_whole(value: object) -> bool:
    """For the check of a header's fields; a bool is no number."""
    return type(value) is int


def _is_names(value: object) -> bool:
    """For the check of a header's fields."""
    return isinstance(value, list) and all(map(_is_text, value))


def _is_bytes(value: object) -> bool:
    """For the check of a header's fields: texts of hexadecimal digits."""
    return isinstance(value, list) and _is_names(value) and all(map(BYTES.fullmatch, value))


_FACTS: Final[dict[str, tuple[Callable[[object], bool], str]]] = {
    "game": (_is_text, "a name"),
    "rules_version": (_is_whole, "a whole number"),
    "seed": (_is_whole, "a whole number"),
    "options": (lambda value: isinstance(value, dict), "an object"),
    "teams": (_is_names, "a list of names"),
    "digests": (_is_names, "a list of digests"),
    "dice": (lambda value: value in (ROLLED, BY_HAND), f"{ROLLED!r} or {BY_HAND!r}"),
    "seats": (_is_names, "a list of names"),
}


_LATER_FACTS: Final[dict[str, tuple[Callable[[object], bool], str]]] = {
    "scheme": (lambda value: value in (SEEDED, KEYED), f"{KEYED!r} or left out"),
    "promise": (_is_text, "a hash"),
    "given": (_is_bytes, "a list of random bytes"),
    "seals": (_is_bytes, "a list of hashes"),
    "cast": (_is_whole, "a whole number"),
}
"""Journals that are older than fair dice or casts lack them, and those that need them not."""


@dataclass(frozen=True)
class Journal(Frozen):
    header: Header
    entries: tuple[Entry, ...] = ()

    def dumps(self) -> str:
        """The text of its file: a line for the header and one for each entry."""
        return dumps(self.header, self.entries)


def dumps(header: Header, entries: Iterable[Entry]) -> str:
    """A journal as text: the header, then a line an entry."""
    lines = [_encode(header.to_json())]
    lines.extend([entry.line for entry in entries])
    return "\n".join(lines) + "\n"


_encode: Final[Callable[[Json], str]] = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode
_KNOWN: Final[dict[str, dict[int | str, list[Entry]]]] = {}
"""The entries that games have had, by label and value: hardly ever more than two, of the two seats."""
MOST_VALUES: Final = 1 << 12
"""Of a label, before they are forgotten."""


def entry_of(kind: str, seat: Seat, label: str, value: int | str) -> Entry:
    """The entry, one for all games: the same few hundred come in every one, and each knows its line."""
    values = _KNOWN.get(label)
    if values is None:
        values = _KNOWN[label] = {}
    known = values.get(value)
    if known is not None:
        for entry in known:
            if entry.seat == seat and entry.kind == kind:
                return entry
    elif len(values) >= MOST_VALUES:
        values.clear()
    entry = Entry(kind, seat, label, value)
    values.setdefault(value, []).append(entry)
    return entry


def loads(text: str) -> Journal:
    """Read a journal; a fault is reported by its line."""
    lines = text.removesuffix("\n").split("\n")  # not splitlines: JSON may hold other characters that end a line
    if lines == [""]:
        raise JournalDamaged("The journal is empty.")
    header = _read(lines, 0, Header.from_json)
    entries = tuple(_read(lines, index, Entry.from_json) for index in range(1, len(lines)))
    waiting: list[int] = []
    for line, entry in enumerate(entries, start=2):
        if waiting and entry.kind != SEALED:
            raise _damaged(line - 1, "a sealed choice stands only at the end")
        if entry.kind == SEALED:
            if entry.seat in waiting:
                raise _damaged(line, f"seat {entry.seat} has sealed a choice already")
            waiting.append(entry.seat)
    return Journal(header, entries)


def _read(lines: Sequence[str], at: int, read: Callable[[Json], T]) -> T:
    """A line of a journal; what is wrong with it becomes a refusal that names the line."""
    try:
        return read(json.loads(lines[at]))
    except (json.JSONDecodeError, RecursionError):
        raise _damaged(at + 1, "it is not JSON") from None
    except ValueError as error:
        raise _damaged(at + 1, str(error)) from None


def _damaged(line: int, reason: str) -> JournalDamaged:
    """To be raised for a line that cannot be read."""
    return JournalDamaged(f"Line {line} of the journal is damaged: {reason}.")
