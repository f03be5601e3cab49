"""Fair dice: the seed is promised by its hash before the first roll and told after the last."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

SEED_BITS: Final = 256
"""So many that nobody finds the seed by trying all of them against its hash."""


def fair_seed(bits: int = SEED_BITS) -> int:
    return secrets.randbits(bits)


def promise(seed: int) -> str:
    """The hash that is shown before the first roll."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


def is_promised(seed: int, hash_shown: str) -> bool:
    return secrets.compare_digest(promise(seed), hash_shown.strip().lower())
