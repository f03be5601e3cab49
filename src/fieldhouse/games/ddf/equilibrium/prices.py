"""'Play Call Quotas' as prices: what a call must cost so that, over the downs of a game, no quota is overdrawn.

Each round solves a game's usual downs with the prices taken off the payoffs, counts the calls, and raises the price of
a play that is called too often. The downs and their numbers are those of an average game.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from fieldhouse.games.ddf.model import PLAY_COUNT
from fieldhouse.games.ddf.side import NO_QUOTAS
from fieldhouse.gridiron.equilibrium.playbook import SERIES_SHAPE, SPOTS
from fieldhouse.gridiron.equilibrium.series import POINT, Values, number_of
from fieldhouse.gridiron.equilibrium.small_game import solved
from fieldhouse.gridiron.equilibrium.stage import Policy
from fieldhouse.gridiron.equilibrium.tables import PAYOFF

CALLS_A_GAME: Final = 62.0
ROUNDS: Final = 60
STEP: Final = 0.12
"""Points that a price moves in the first round if a play is called twice as often as it may be."""
FULL: Final = 0.92
"""Of a quota so much is planned for: a game may have more downs than the average one."""


def quota_prices(quotas: tuple[int, ...], policy: Policy) -> NDArray[np.int32]:
    """A price of each play, in payoffs' units."""
    if quotas == NO_QUOTAS:
        return np.zeros(PLAY_COUNT, dtype=np.int32)
    payoffs, weights = _usual_downs(policy)
    target = np.maximum(np.array(quotas) * FULL, 0.5)
    prices = np.zeros(PLAY_COUNT)
    total = np.zeros(PLAY_COUNT)
    for step in range(ROUNDS):
        calls = weights @ solved(payoffs - prices[None, :, None]).rows
        prices = np.maximum(prices + STEP / (1.0 + step / 8.0) * np.clip(calls / target - 1.0, -1.0, 2.0), 0.0).round(6)
        if step >= ROUNDS // 2:
            total += prices
    return np.rint(total / (ROUNDS - ROUNDS // 2) * PAYOFF).astype(np.int32)


def _usual_downs(policy: Policy) -> tuple[Values, Values]:
    """Payoffs of the usual downs in points, and how often a game comes to each."""
    downs = [(int(number_of(down, to_go, spot)), share) for down, to_go, share in SERIES_SHAPE for spot in SPOTS]
    numbers = [number for number, _ in downs]
    payoffs = (policy.payoffs[numbers] - policy.value[numbers][:, None, None]) / POINT
    return payoffs.round(6), np.array([share * CALLS_A_GAME / len(SPOTS) for _, share in downs])
