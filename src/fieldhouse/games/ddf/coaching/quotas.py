"""'Play Call Quotas' as a rival sees them: what a call costs beyond the down, because one less is left of it."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.questions import legal_plays
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.equilibrium.playbook import Playbook
from fieldhouse.gridiron.phases import QUARTER, REGULATION

LEAST_TIME: Final = 0.02
DEAREST: Final = 2.5
"""However short a play runs, its price rises to no more than so many times the square of this."""


def time_left(game: Game) -> float:
    """The share of the game that is left."""
    return max((REGULATION - game.quarter) * QUARTER + game.clock, 0) / (REGULATION * QUARTER)


def calls_left(game: Game) -> tuple[int, ...]:
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
