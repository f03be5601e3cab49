"""What a score changes: yardage factors (IX) and the right to guess (II-1-A). Margins that change little are one.

A pairing is solved at a few margins, each for those around it, counted from where the spread would have them: there
the factors are even and both sides may guess freely.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Final, NamedTuple

from fieldhouse.games.bowlbound.options import FULL, SIMPLE, VARIABLE, Options
from fieldhouse.games.bowlbound.rules.factors import factor_of
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.table.seat import AWAY, HOME

FAR: Final = 10
"""Points from the spread: from here on a margin is a great one."""
STANDING_FOR: Final = (17, 5)
"""Points from the spread of the margin that stands for the great ones, and for the others."""


class Condition(NamedTuple):
    """A margin of the home team that stands for all up to ``most``, and the factors of both sides there."""

    most: int
    margin: int
    factors: tuple[int, int]

    def lay(self, game: Game) -> None:
        """Changes the score of *game* to such a margin."""
        game.score = [max(-self.margin, 0), max(self.margin, 0)]


def depends_on_score(options: Options) -> bool:
    """Do yardage factors or wild cards change with the lead, so that each needs tables of its own?"""
    return options.yardage_factors in (FULL, SIMPLE) or options.wild_card == VARIABLE


def conditions(game: Game) -> tuple[Condition, ...]:
    """From the home team far behind the spread to far ahead of it; one where the score changes nothing."""
    if not depends_on_score(game.options):
        return (_condition(game, 1000, 0),)
    spread = game.spread
    below, above = ceil(spread) - 1, floor(spread) + 1
    far, near = STANDING_FOR
    even = [(below + 1, round(spread))] if above - below > 1 else []
    margins = [
        (below - FAR + 1, round(spread) - far),
        (below, round(spread) - near),
        *even,
        (above + FAR - 2, round(spread) + near),
        (1000, round(spread) + far),
    ]
    return tuple(_condition(game, most, margin) for most, margin in margins)


def _condition(game: Game, most: int, margin: int) -> Condition:
    """What a lead makes of the game's factors; *game* is asked at that score and put back."""
    before = game.score
    found = Condition(most, margin, (0, 0))
    found.lay(game)
    found = found._replace(factors=(factor_of(game, AWAY), factor_of(game, HOME)))
    game.score = before
    return found


def place_of(known: Sequence[Condition], margin: int) -> int:
    """Which of the conditions holds when the home team leads by *margin*."""
    for index in range(len(known) - 1):
        if margin <= known[index].most:
            return index
    return len(known) - 1


def level_of(known: Sequence[Condition]) -> int:
    """The condition that all values are worked out in: the middle one, or of two the one with the home team ahead."""
    return len(known) // 2
