"""Fair dice: the server's secret, and what a journal proves of it. ``docs/fair-dice.md`` is the page about it."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from fieldhouse.store.saved import PERSON
from fieldhouse.table.fair import SECRET_BYTES, promised
from fieldhouse.table.journal import BY_HAND, KEYED, Header

SEED_BITS: Final = 8 * SECRET_BYTES
"""So many that nobody finds the seed by trying all of them against its hash."""


def fair_seed(bits: int = SEED_BITS) -> int:
    """A secret from the machine's own chance."""
    return secrets.randbits(bits)


def fair(header: Header) -> Header:
    """The header of a game whose dice nobody can choose, with a new secret from the machine's chance: it waits for the
    bytes of all people that sit down."""
    begun = () if PERSON in header.seats else ("",) * len(header.seats)
    return promised(replace(header, seed=fair_seed(), scheme=KEYED, given=begun))


def with_our_bytes(header: Header) -> Header:
    """The header with random bytes of this machine for every person, who all sit at it; one that waits for no bytes as
    it is."""
    if header.is_ready:
        return header
    given = tuple(secrets.token_hex(SECRET_BYTES) if seat == PERSON else "" for seat in header.seats)
    return replace(header, given=given)


def hash_of(header: Header) -> str:
    """The hash that was shown before the first roll; before there were promises it was the seed's alone."""
    return header.promise or hashlib.sha256(str(header.seed).encode()).hexdigest()


def is_promised(header: Header, hash_shown: str) -> bool:
    """Was this hash, of the whole game or of somebody's bytes, shown before the first roll?"""
    wanted = hash_shown.strip().lower()
    return bool(wanted) and wanted in (hash_of(header), *header.seals)


def proved(header: Header, names: Sequence[str], is_shown: bool) -> Iterator[str]:
    """What a journal in order proves of its dice, and what it does not, in sentences."""
    if not header.promise:
        yield (
            "It holds no promise: whoever wrote the file may have chosen its header, the kind of dice with it, "
            "after the game."
        )
    elif is_shown:
        yield "Its promise is the one that you saw: game, rules, charts, options, seats and kind of dice are unchanged."
    else:
        yield (
            "It keeps its own promise: game, rules, charts, options, seats and kind of dice are those that its numbers "
            "follow from. Whether you saw this promise before the first roll only --hash tells."
        )
    yield from _of_the_dice(header, names)


def _of_the_dice(header: Header, names: Sequence[str]) -> Iterator[str]:
    """What a journal proves of its dice, in sentences."""
    gave = [name for name, given in zip(names, header.given, strict=False) if given]
    kept_back = [
        name for name, given, seal in zip(names, header.given, header.seals, strict=False) if seal and not given
    ]
    if header.dice == BY_HAND:
        yield "Its dice were typed in: only those who saw them know that they fell so."
    elif header.scheme != KEYED:
        yield "Its dice follow from the seed alone: whoever chose the seed could know and choose them."
    elif gave:
        yield (
            f"Random bytes of {' and '.join(gave)} are in the dice: nobody could choose them, not even the server's "
            "owner, if any of these bytes came from a machine that is not his."
        )
    else:
        yield (
            "Nobody threw random bytes in: the dice were fixed before the first roll, but whoever owns the server "
            "could have tried secrets until he liked them."
        )
    if kept_back:
        yield f"Bytes of {' and '.join(kept_back)} were sealed and never shown: that seat chose between two games."
