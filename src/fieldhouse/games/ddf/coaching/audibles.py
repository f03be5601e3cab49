"""When the book coach spends an audible: on the downs that decide a series, against a pair that loses it.

A side has three audibles at the most, and the guide says to keep them for critical plays. What a pair is worth there
is the chance that it makes the yards to go; an audible is worth what choosing again adds to that, against what the
other side mostly does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from fieldhouse.games.ddf.model import FORMATION_COUNT, PLAY_COUNT
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import AUDIBLE_CALLED, Game
from fieldhouse.gridiron.cells import (
    BLANK,
    BREAKAWAY,
    FORCED_GAIN,
    FORCED_TOUCHDOWN,
    GAIN,
    LOSS,
    OFFENSE_FOUL,
    TOUCHDOWN,
    kind_of,
    yards_of,
)
from fieldhouse.gridiron.field import GOAL
from fieldhouse.table.dice import Column
from fieldhouse.table.sums import total

PRICE: Final[tuple[float, ...]] = (1.0, 0.25, 0.22, 0.2, 0.15, 0.1)
"""By how much choosing again must better a side's chance, by quarter: an audible that is kept to the end is lost."""
EARLY: Final = 0.5
"""Before third down another down follows, so that half as much hangs on this one."""
SAMPLED: Final = 16
"""One in so many slots of a mix tells what the offense mostly does."""
DECIDING_DOWN: Final = 3
NEAR_GOAL: Final = 10
LONGEST: Final = 12
"""With more to go hardly any pair makes it."""
LOWEST: Final = 130
HIGHEST: Final = 260
"""The bounds of a tail: more than two cells can add up to."""


Chance = tuple[float, int]
"""Of making the yards to go, and with which play, or against which formation."""


class Chances:
    """The chances of plays against formations to make the yards to go, each worked out once."""

    def __init__(self) -> None:
        self.tails: dict[Column, tuple[float, ...]] = {}
        self.known: dict[tuple[Column, Side, int], tuple[float, ...]] = {}
        self.plays: dict[tuple[Side, Side, int, bytes, Sequence[float]], tuple[Chance, ...]] = {}
        self.formations: dict[tuple[Side, Side, int, bytes], Chance] = {}

    def against(self, game: Game, play: int) -> tuple[float, ...]:
        """The play against each of the six formations."""
        column, defend = game.sides[game.offense].plays[play], game.sides[1 - game.offense]
        key = column, defend, game.to_go
        return self.known.get(key) or self.known.setdefault(key, self._against(column, defend, play, game.to_go))

    def _against(self, column: Column, defend: Side, play: int, to_go: int) -> tuple[float, ...]:
        tail = self.tails.get(column) or self.tails.setdefault(column, tail_of(column))
        return tuple(makes(tail, block[play], to_go) for block in defend.formations)

    def best_plays(self, game: Game, calls: bytes, mix: Sequence[float]) -> tuple[Chance, ...]:
        """The plays by their chance against a mix of formations, those that are called here before the others."""
        sides = game.sides
        key = (sides[game.offense], sides[1 - game.offense], game.to_go, calls, mix)
        return self.plays.get(key) or self.plays.setdefault(key, self._best_plays(game, calls, mix))

    def _best_plays(self, game: Game, calls: bytes, mix: Sequence[float]) -> tuple[Chance, ...]:
        return tuple(
            sorted(
                ((self._expected(game, play, mix), play) for play in range(PLAY_COUNT)),
                key=lambda chance: (chance[1] not in calls, -chance[0]),
            )
        )

    def _expected(self, game: Game, play: int, mix: Sequence[float]) -> float:
        chances = self.against(game, play)
        return total(weight * chance for weight, chance in zip(mix, chances, strict=True)) / total(mix)

    def best_formation(self, game: Game, calls: bytes) -> Chance:
        """The formation that stops what is called here most often, and the chance it leaves."""
        sides = game.sides
        key = (sides[game.offense], sides[1 - game.offense], game.to_go, calls)
        return self.formations.get(key) or self.formations.setdefault(key, self._best_formation(game, calls))

    def _best_formation(self, game: Game, calls: bytes) -> Chance:
        rows = [self.against(game, play) for play in list(calls)[SAMPLED // 2 :: SAMPLED]]
        return min(
            (total(row[formation] for row in rows) / len(rows), formation) for formation in range(FORMATION_COUNT)
        )


def is_worth_it(game: Game, gain: float) -> bool:
    """Choosing again betters the chance by *gain*: is that worth an audible now?"""
    return gain * (1.0 if game.down >= DECIDING_DOWN else EARLY) >= PRICE[min(game.quarter, len(PRICE) - 1)]


def has_second_thoughts(game: Game, seat: int) -> bool:
    """*seat* has called an audible on this down, and it is one to think about."""
    return (AUDIBLE_CALLED, seat) in game.play.asides and is_critical(game)


def is_critical(game: Game) -> bool:
    """A down that decides a series, with a distance that can be made."""
    is_deciding = game.down >= DECIDING_DOWN or GOAL - game.spot <= NEAR_GOAL
    return is_deciding and game.to_go <= LONGEST


def tail_of(column: Column) -> tuple[float, ...]:
    """``tail[LOWEST + yards]``: the chance that a column gains so many yards, fouls aside; a B or TD always does."""
    cells = [(cell, weight) for cell, weight in column.merged if kind_of(cell) < OFFENSE_FOUL]
    thrown = sum(weight for _, weight in cells)
    gained: Counter[int] = Counter()
    for cell, weight in cells:
        kind = kind_of(cell)
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
        kind, yards = kind_of(cell), yards_of(cell)
        if kind in (GAIN, LOSS, BLANK):
            chance += weight * tail[LOWEST + to_go - yards]
        elif kind == FORCED_TOUCHDOWN or (kind == FORCED_GAIN and yards >= to_go):
            chance += weight
    return chance / defense.dice.size
