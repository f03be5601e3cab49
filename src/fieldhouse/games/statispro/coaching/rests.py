"""When to rest whom so that it costs least: everybody needs one rest period of a half (5.4), and late minutes count for
more than early ones.

A rest period counts only if it is sat out whole. A man who is to sit one out leaves in the last dead ball before it; in
the first half he may also play until he is tired, and sit out the three minutes that are left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final

from fieldhouse.games.statispro.coaching.rotation import filled
from fieldhouse.games.statispro.man import ABSENT, Man
from fieldhouse.games.statispro.model import FIVE
from fieldhouse.table.sums import total

NEVER: Final = 9
"""The rest period in which a man who needs no rest has it."""
LAST: Final = 5
"""The rest period after the mark at which the tired are found out."""
EARLY: Final = 0.5
"""Minutes that a man sits before his rest period begins, for the dead ball comes when it will."""
COSTS: Final[tuple[dict[int, float], ...]] = (
    {1: 0.45 * (4 + EARLY), 2: 0.47 * (3 + EARLY), 3: 0.52 * 5, 4: 0.57 * (4 + EARLY), LAST: 0.60 * 3},
    {1: 0.68 * (4 + EARLY), 2: 0.74 * (3 + EARLY), 3: 0.80 * 5, 4: 0.88 * (4 + EARLY)},
)
"""For each half its rest periods, numbered from 0, and what it costs to sit one out: its minutes, each counting for
what is left of its points at the end. Leads melt (the house rule ``season_leads``): of an early one two fifths stay."""
IMPOSSIBLE: Final = 1e6
"""What it costs if there are not five who can stand."""
CROWD: Final = 0.02
"""Of two plans that cost the same the one that keeps most of the five together is left."""

Rests = tuple[dict[int, int], dict[int, int]]
"""For each half the rest period of each man who needs one, by his index."""


def best_five(men: Sequence[Man], values: Mapping[int, float], sitting: Sequence[int] = ()) -> list[int]:
    """The five of the most value who can stand, without those who sit: taking the best who still fits is best. If five
    cannot stand, others fill up; fewer if there are no more."""
    order = sorted([index for index in values if index not in sitting], key=lambda index: -values[index])
    return filled(men, [], order)


def planned_rests(men: Sequence[Man], values: Mapping[int, float]) -> Rests:
    """The rest period of each of the best five who needs one, so that it costs least; for both halves."""
    return _rests(men, values, 0), _rests(men, values, 1)


def _rests(men: Sequence[Man], values: Mapping[int, float], half: int) -> dict[int, int]:
    """Every way for the five to take their rest, and of these the one that costs least."""
    able = {index: value for index, value in values.items() if men[index].out != ABSENT}
    tiring = [index for index in best_five(men, able) if not men[index].is_excused(half == 1)]
    lost = _losses(men, able, tiring)
    slots = COSTS[half]
    best: tuple[int, ...] = ()
    least = IMPOSSIBLE * IMPOSSIBLE
    for chosen in product(slots, repeat=len(tiring)):
        sitting = [0] * (LAST + 1)
        for bit, slot in enumerate(chosen):
            sitting[slot] += 1 << bit
        cost = 0.0
        for slot, minutes in slots.items():
            cost += minutes * lost[sitting[slot]]
        if cost < least:
            least, best = cost, chosen
    return dict(zip(tiring, best, strict=True))


def _losses(men: Sequence[Man], values: Mapping[int, float], tiring: Sequence[int]) -> list[float]:
    """By which of these men sit, as bits: what the best of the others are worse by."""
    whole = total(values[index] for index in best_five(men, values))
    found: list[float] = []
    for bits in range(1 << len(tiring)):
        sitting = [index for bit, index in enumerate(tiring) if bits >> bit & 1]
        five, away = best_five(men, values, sitting), len(sitting)
        lost = whole - total(values[index] for index in five) + CROWD * away * away
        found.append(lost if len(five) == len(FIVE) else IMPOSSIBLE)
    return found
