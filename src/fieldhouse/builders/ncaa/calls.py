"""How often a team calls each of the nine plays, as a chart says it."""

from __future__ import annotations

import numpy as np

from fieldhouse.builders.ncaa.measures import Floats
from fieldhouse.games.bowlbound.model import FIRST_PASS, PLAY_COUNT


def percentages(calls: Floats, lean: float) -> tuple[int, ...]:
    """Whole percentages that add up to a hundred, runs weighed by *lean*."""
    weighed = calls * np.where(np.arange(PLAY_COUNT) < FIRST_PASS, lean, 1.0)
    exact = 100 * weighed / weighed.sum()
    whole = np.floor(exact).astype(int)
    for index in np.argsort(whole - exact)[: 100 - whole.sum()]:
        whole[index] += 1
    return tuple(int(share) for share in whole)


def lean_to(share: float, calls: Floats) -> float:
    """What runs are to be weighed by so that they are this *share* of all calls."""
    now = float(calls[:FIRST_PASS].sum() / calls.sum())
    return share * (1 - now) / (now * (1 - share))
