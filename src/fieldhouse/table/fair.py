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
from typing import Final

from fieldhouse.table.journal import KEYED, Header

SECRET_BYTES: Final = 32
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
    """The hash by which somebody fixes his bytes before others have shown theirs."""
    return sha256(bytes.fromhex(given)).hexdigest()


def seed_of(header: Header) -> Seed:
    """Where the numbers of a game come from: its seed, or if its scheme is keyed the seed with all that was given."""
    if header.scheme != KEYED:
        return header.seed
    return hmac.digest(header.seed.to_bytes(SECRET_BYTES, "big"), _canonical([header.promise, *header.given]), "sha256")


def numbers(seed: Seed, place: int = 0) -> Callable[[], float]:
    """The numbers of a game from *place* on, each at least 0 and below 1."""
    if isinstance(seed, bytes):
        places, keyed = count(place), hmac.new(seed, digestmod="sha256")
        return lambda: _number(keyed, next(places))
    generator = Random(seed)
    for _ in range(place):
        generator.random()
    return generator.random


def _number(keyed: hmac.HMAC, place: int) -> float:
    """The number of the request at *place*, by a hash that has the key already: nobody can have chosen it."""
    hashed = keyed.copy()
    hashed.update(str(place).encode())
    return (int.from_bytes(hashed.digest()[:7], "big") >> 3) / 2**53


def _canonical(value: object) -> bytes:
    """The bytes of a plain value, always the same ones."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()
