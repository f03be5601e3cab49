"""Every chance of a season comes from its seed: each game's own seed, each coin, each replay."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from fieldhouse.seasons.ties import Coin

BYTES: Final = 6
"""A seed fits into a number that every client of ours can hold."""


def derived(seed: int, purpose: str) -> int:
    """A seed for one purpose: it depends on nothing else, so that no order of playing can change it."""
    return int.from_bytes(blake2b(f"{seed}/{purpose}".encode(), digest_size=BYTES).digest(), "big")


def game_seed(season_seed: int, number: int) -> int:
    """A game's own seed, of 256 bits. Whoever learns it, once the game is over, learns nothing about any other's."""
    return int.from_bytes(hmac.digest(str(season_seed).encode(), f"game {number}".encode(), "sha256"), "big")


def replay_seed(season_seed: int, replay: int) -> int:
    """The seed of a season's replay, from the season's."""
    return derived(season_seed, f"replay {replay}")


def coin_of(season_seed: int) -> Coin:
    """A fair coin, or as many-sided a die as there are teams tied."""

    def toss(tied: Sequence[str]) -> str:
        return tied[derived(season_seed, f"coin {' '.join(tied)}") % len(tied)]

    return toss
