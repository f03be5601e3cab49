"""'Play Call Quotas' as a rival sees them: what a call costs beyond the down, because one less is left of it."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.model import PLAY_COUNT
from fieldhouse.games.ddf.questions import legal_plays
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.equilibrium.playbook import Playbook
from fieldhouse.gridiron.phases import QUARTER, REGULATION

AUDIBLE_PRICE: Final = 0.8
"""Points that choosing again must promise with the whole game to go; less as it runs out."""
LEAST_TIME: Final = 0.02
DEAREST: Final = 2.5
"""However short a play runs, its price rises to no more than so many times the square of this."""

MOST_HASTE: Final = 2.0
"""A play that lags behind its quota is called at most so many times as often."""


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
        round(price * min(quota * share / (quota - used), DEAREST) ** 2) if price and used < quota else 0
        for price, quota, used in zip(playbook.prices[game.offense], quotas, usage, strict=True)
    ])  # fmt: skip


def paced(game: Game, mix: list[float], prices: list[int]) -> list[float]:
    """A mix by the calls that are left: a play that has been called faster than the clock has run is called less, one
    that costs something and lags behind more.
    """
    share = max(time_left(game), LEAST_TIME)
    quotas, usage = game.sides[game.offense].quotas, game.usage[game.offense]
    found: list[float] = []
    for play in range(PLAY_COUNT):
        quota, weight = quotas[play], mix[play]
        if weight > 0.0 and quota > 0:
            pace = max(quota - usage[play], 0) / (quota * share)
            weight *= min(pace, MOST_HASTE if prices[play] else 1.0)
        found.append(weight)
    return found
