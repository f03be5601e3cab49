"""Swiss pairings: in every round neighbours of the standings meet who have not met before."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

BYE: Final = ""
"""Whom the odd one out is paired with: nobody."""
Pairing = tuple[str, str]


def most_rounds(players: int) -> int:
    """So many rounds can always be paired: whoever is left has at least half of the others still before him (Dirac)."""
    return (players + players % 2) // 2


def paired(players: Sequence[str], points: Mapping[str, float], met: Collection[Pairing]) -> list[Pairing]:
    """The next round, the best first; among an odd number the last who has not had it has a bye.

    *players* in the order in which ties stand, *points* what each has taken, *met* who has met whom, a bye included.
    """
    standing = sorted(players, key=lambda player: -points[player])
    if len(standing) % 2:
        standing.append(BYE)
    return _matched(standing, {frozenset(two) for two in met})


def _matched(standing: Sequence[str], met: Collection[frozenset[str]]) -> list[Pairing]:
    """Each with the nearest below him who is new to him and leaves partners for the others; nothing if nobody does."""
    if not standing:
        return []
    first, *others = standing
    for other in others:
        if frozenset((first, other)) in met:
            continue
        left = [player for player in others if player != other]
        rest = _matched(left, met)
        if rest or not left:
            return [(first, other), *rest]
    return []
