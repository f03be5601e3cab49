"""Fair dice: what is promised before the first roll, and the numbers that follow from it.

``docs/fair-dice.md`` says what this proves and what it does not.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Final

from fieldhouse.table.journal import KEYED, Header

if TYPE_CHECKING:
    from hashlib import _Hash

SECRET_BYTES: Final = 32
BLOCK_BYTES: Final = 64
"""So much SHA-256 takes at once."""
INNER, OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))
"""What HMAC makes of a key's bytes for its two hashes."""
BOUND: Final = ("game", "rules_version", "seed", "options", "teams", "digests", "dice", "seats", "scheme")
"""What a promise binds: the secret, and all that decides what becomes of the numbers."""

Seed = int | bytes
"""A whole number for Python's generator; bytes are the key of a keyed hash."""


def promise(header: Header) -> str:
    """The hash that is shown before the first roll. It tells nothing of a seed that cannot be guessed."""
    facts = header.to_json()
    return sha256(_canonical({name: facts.get(name, "") for name in BOUND})).hexdigest()


def promised(header: Header) -> Header:
    """The header with its promise: the last that is done to it before it is shown to anybody."""
    return replace(header, promise=promise(header))


def seal(given: str) -> str:
    """The SHA-256 by which somebody fixes his bytes, hexadecimal as checked before, until others have shown theirs."""
    return sha256(bytes.fromhex(given)).hexdigest()


def seed_of(header: Header) -> Seed:
    """Where the numbers of a game come from: its seed, or if its scheme is keyed the seed with all that was given."""
    if header.scheme != KEYED:
        return header.seed
    return hmac.digest(header.seed.to_bytes(SECRET_BYTES, "big"), _canonical([header.promise, *header.given]), "sha256")


def numbers(seed: Seed, place: int = 0) -> Callable[[], float]:
    """The numbers of a game from *place* on, each at least 0 and below 1."""
    if isinstance(seed, bytes):
        places = count(place)
        inner, outer = _keyed(seed)
        return lambda: _number(inner, outer, next(places))
    generator = Random(seed)
    for _ in range(place):
        generator.random()
    return generator.random


def _keyed(seed: bytes) -> tuple[_Hash, _Hash]:
    """The inner and the outer hash of HMAC-SHA-256 with the key in both: to go on from copies of these takes half as
    long as from a copy of ``hmac``'s own.
    """
    assert len(seed) <= BLOCK_BYTES, "a longer key would have to be hashed first"
    key = seed.ljust(BLOCK_BYTES, b"\0")
    return sha256(key.translate(INNER)), sha256(key.translate(OUTER))


def _number(inner: _Hash, outer: _Hash, place: int) -> float:
    """The number of the request at *place*, by a hash that has the key already: nobody can have chosen it."""
    hashed, keyed = inner.copy(), outer.copy()
    hashed.update(str(place).encode())
    keyed.update(hashed.digest())
    return (int.from_bytes(keyed.digest()[:7], "big") >> 3) / 2**53


def _canonical(value: object) -> bytes:
    """The bytes of a plain value, always the same ones."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()
