"""When the book coach spends an audible: on the downs that decide a series, against a pair that loses it.

A side has three audibles at the most, and the guide says to keep them for critical plays. What a pair is worth there
is the chance that it makes the yards to go.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import AUDIBLE_CALLED, Game
from fieldhouse.gridiron.cells import (
    BLANK,
    BREAKAWAY,
    FORCED_GAIN,
    FORCED_TOUCHDOWN,
    GAIN,
    KIND,
    LOSS,
    OFFENSE_FOUL,
    TOUCHDOWN,
    yards_of,
)
from fieldhouse.gridiron.field import GOAL
from fieldhouse.table.dice import Column

USUAL_MIX: Final = (0.29, 0.14, 0.11, 0.20, 0.11, 0.15)
"""How often the six formations are played."""
GAP: Final = 0.1
"""An audible is worth its while if the pair is so much better for the other side than the play is on average."""
DECIDING_DOWN: Final = 3
NEAR_GOAL: Final = 10
LONGEST: Final = 12
"""With more to go hardly any pair makes it."""
LOWEST, HIGHEST = 130, 260
"""The bounds of a tail: more than two cells can add up to."""


class Odds(NamedTuple):
    """A play's chances against the six formations, their average, and how far each lies from it."""

    chances: tuple[float, ...]
    average: float
    edges: tuple[float, ...]


class Chances:
    """The chances of plays against formations to make the yards to go, each worked out once."""

    def __init__(self) -> None:
        self.tails: dict[Column, tuple[float, ...]] = {}
        self.known: dict[tuple[Column, Side, int], Odds] = {}

    def edge(self, game: Game) -> float:
        """By how much the two calls lie above the play's average against this defense; 0 if nothing hangs on it."""
        if not is_critical(game):
            return 0.0
        return self.against(game, game.play.call).edges[game.play.formation]

    def against(self, game: Game, play: int) -> Odds:
        """The play against each of the six formations."""
        column, defend = game.sides[game.offense].plays[play], game.sides[1 - game.offense]
        odds = self.known.get((column, defend, game.to_go))
        if odds is None:
            odds = self.known[column, defend, game.to_go] = self._odds(column, defend, play, game.to_go)
        return odds

    def _odds(self, column: Column, defend: Side, play: int, to_go: int) -> Odds:
        tail = self.tails.get(column) or self.tails.setdefault(column, tail_of(column))
        chances = tuple(makes(tail, block[play], to_go) for block in defend.formations)
        mean = average(chances)
        return Odds(chances, mean, tuple(chance - mean for chance in chances))

    def best_play(self, game: Game, plays: Sequence[int]) -> int:
        """Of some plays the one that makes the yards to go most often."""
        return max(plays, key=lambda play: self.against(game, play).average)

    def best_formation(self, game: Game, formations: Sequence[int], plays: Sequence[int]) -> int:
        """Of some formations the one that stops these plays most often."""
        odds = [self.against(game, play) for play in plays]
        return min(formations, key=lambda formation: sum(row.chances[formation] for row in odds))


def average(chances: Sequence[float]) -> float:
    return sum(share * chance for share, chance in zip(USUAL_MIX, chances, strict=True))


def has_second_thoughts(game: Game, seat: int) -> bool:
    """*seat* has called an audible on this down, and it is one to think about."""
    return (AUDIBLE_CALLED, seat) in game.play.asides and is_critical(game)


def draws(mix: Sequence[int], whim: float) -> list[int]:
    """Three calls of a mix instead of one."""
    return [mix[int((whim * factor) % 1.0 * len(mix))] for factor in (1, 31, 977)]


def is_critical(game: Game) -> bool:
    """A down that decides a series, with a distance that can be made."""
    is_deciding = game.down >= DECIDING_DOWN or GOAL - game.spot <= NEAR_GOAL
    return is_deciding and game.to_go <= LONGEST


def tail_of(column: Column) -> tuple[float, ...]:
    """``tail[LOWEST + yards]``: the chance that a column gains so many yards, fouls aside; a B or TD always does."""
    cells = [(cell, weight) for cell, weight in column.merged if cell >> KIND < OFFENSE_FOUL]
    thrown = sum(weight for _, weight in cells)
    gained: Counter[int] = Counter()
    for cell, weight in cells:
        kind = cell >> KIND
        if kind in (BREAKAWAY, TOUCHDOWN):
            gained[HIGHEST] += weight
        elif kind in (GAIN, LOSS, BLANK):
            gained[yards_of(cell)] += weight
    downward = accumulate(gained[yards] for yards in range(HIGHEST, -LOWEST - 1, -1))
    return tuple(weight / thrown for weight in list(downward)[:0:-1])


def makes(tail: tuple[float, ...], defense: Column, to_go: int) -> float:
    """The chance that a column with that *tail* makes *to_go* against a defense's column."""
    chance = 0.0
    for cell, weight in defense.merged:
        kind, yards = cell >> KIND, yards_of(cell)
        if kind in (GAIN, LOSS, BLANK):
            chance += weight * tail[LOWEST + to_go - yards]
        elif kind == FORCED_TOUCHDOWN or (kind == FORCED_GAIN and yards >= to_go):
            chance += weight
    return chance / defense.dice.size
