"""What a coach makes of what it has seen of the other in this game.

Whoever plays by one rule shows it in a dozen downs. How far what was seen lies from what the equilibrium does says how
much to trust it; the rest is still played as if the other knew everything (a restricted Nash response).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.gridiron.equilibrium.playbook import SmallGame
from fieldhouse.table.sums import total

TRUST: Final = 0.6
"""So much of the other side's mix is believed at the most."""
NOISE: Final = 1.2
"""What was seen in n downs lies so much over the square root of n from the truth, or less."""
PLAIN: Final = 0.5
"""So far from the equilibrium a habit is plain."""
SELDOM: Final = 0.02


class Belief:
    """What the other side does on a down, and how far to trust it."""

    __slots__ = ("mix", "trust")

    def __init__(self, mix: list[float], trust: float) -> None:
        self.mix = mix
        self.trust = trust


def believed(seen: Sequence[int], usual: Sequence[float], here: Sequence[float]) -> Belief | None:
    """*seen* of this game's calls, *usual* in equilibrium over all downs and *here* on this one; None if nothing."""
    counts = [max(count, 0) for count in seen]
    downs = sum(counts)
    if not downs:
        return None
    distance = total(abs(count / downs - share) for count, share in zip(counts, usual, strict=True)) / 2
    trust = TRUST * min(max((distance - NOISE / downs**0.5) / PLAIN, 0.0), 1.0)
    if not trust:
        return None
    tilted = [
        max(now, SELDOM) * (count / downs) / max(share, SELDOM)
        for count, share, now in zip(counts, usual, here, strict=True)
    ]
    whole = total(tilted)
    return Belief([share / whole for share in tilted], trust) if whole else None


def against_answers(game: SmallGame, belief: Belief) -> SmallGame:
    """The game for the side that calls, when part of the answers is known."""
    part, mix = belief.trust, belief.mix
    known = [part * total(pay * share for pay, share in zip(row, mix, strict=True)) for row in game]
    return [[(1.0 - part) * pay + more for pay in row] for row, more in zip(game, known, strict=True)]


def against_calls(game: SmallGame, belief: Belief) -> SmallGame:
    """The game for the side that answers, when part of the calls is known."""
    part, mix = belief.trust, belief.mix
    answers = range(len(game[0]))
    known = [part * total(row[answer] * share for row, share in zip(game, mix, strict=True)) for answer in answers]
    return [[(1.0 - part) * pay + more for pay, more in zip(row, known, strict=True)] for row in game]
