"""'Play Call Quotas' as a rival sees them: what a call costs beyond the down, because one less is left of it."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.questions import legal_plays
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.equilibrium.playbook import Playbook
from fieldhouse.gridiron.phases import QUARTER, REGULATION

AUDIBLE_PRICE: Final = 0.8
"""Points that choosing again must promise with the whole game to go; less as it runs out."""
LEAST_TIME: Final = 0.02
STEPS: Final[tuple[tuple[float, float], ...]] = ((0.6, 0.3), (1.4, 1.0), (2.8, 2.0))
"""Prices rise by steps, the first whose limit is not passed, so that the same downs come up again: what was solved for
one is there for the next.
"""
HIGHEST_STEP: Final = 4.0


def time_left(game: Game) -> float:
    """The share of the game that is left."""
    return max((REGULATION - game.quarter) * QUARTER + game.clock, 0) / (REGULATION * QUARTER)


def calls_left(game: Game) -> tuple[int, ...]:
    """The plays that the offense may still call."""
    return tuple(legal_plays(game, game.offense))


def prices_now(game: Game, playbook: Playbook) -> tuple[int, ...]:
    """The solved prices, higher for a play that has been called faster than the clock has run, lower for one that
    lags: what is left at the end is worth nothing.
    """
    share = max(time_left(game), LEAST_TIME)
    quotas, usage = game.sides[game.offense].quotas, game.usage[game.offense]
    return tuple([
        round(price * step_of(quota * share / (quota - used))) if price and used < quota else 0
        for price, quota, used in zip(playbook.prices[game.offense], quotas, usage, strict=True)
    ])  # fmt: skip


def step_of(haste: float) -> float:
    """By what a price is multiplied if a play has been called so many times as fast as its quota allows."""
    square = haste * haste
    for limit, step in STEPS:
        if square <= limit:
            return step
    return HIGHEST_STEP
