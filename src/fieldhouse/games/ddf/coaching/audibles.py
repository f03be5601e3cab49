"""When the book coach spends an audible: on the downs that decide a series, against a pair that loses it.

A side has three audibles at the most, and the guide says to keep them for critical plays. What a pair is worth there
is the chance that it makes the yards to go; an audible is worth what choosing again adds to that, against what the
other side mostly does.
"""

from __future__ import annotations

from collections import Counter
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
Place = tuple[int, int, int, bool]
"""The yards to go, the state of the game, the bucket of the down, and whether it is in the red zone."""


class Matchup:
    """An offense against a defense: the chances of its plays to make the yards to go, each worked out once."""

    __slots__ = ("attack", "defend", "formations", "known", "plays", "tails")

    def __init__(self, attack: Side, defend: Side, tails: dict[Column, tuple[float, ...]]) -> None:
        self.attack = attack
        self.defend = defend
        self.tails = tails
        self.known: dict[int, tuple[float, ...]] = {}
        self.plays: dict[Place, tuple[Chance, ...]] = {}
        self.formations: dict[Place, Chance] = {}

    def against(self, play: int, to_go: int) -> tuple[float, ...]:
        """The play against each of the six formations."""
        key = to_go * PLAY_COUNT + play
        found = self.known.get(key)
        if found is None:
            column = self.attack.plays[play]
            tail = self.tails.get(column)
            if tail is None:
                tail = self.tails[column] = tail_of(column)
            found = self.known[key] = tuple([makes(tail, block[play], to_go) for block in self.defend.formations])
        return found

    def best_plays(self, place: Place, calls: bytes, mix: tuple[float, ...]) -> tuple[Chance, ...]:
        """The plays by their chance against a mix of formations, those that are called here before the others."""
        found = self.plays.get(place)
        if found is None:
            found = self.plays[place] = self._best_plays(place[0], calls, mix)
        return found

    def _best_plays(self, to_go: int, calls: bytes, mix: tuple[float, ...]) -> tuple[Chance, ...]:
        """The plays by their chance of a first down against a mix of formations, the best first."""
        whole = total(mix)
        order = []
        for play in range(PLAY_COUNT):
            chances, expected = self.against(play, to_go), 0.0
            for formation in range(FORMATION_COUNT):
                expected += mix[formation] * chances[formation]
            order.append((play not in calls, -expected / whole, play))
        order.sort()
        return tuple([(-worse, play) for _, worse, play in order])

    def best_formation(self, place: Place, calls: bytes) -> Chance:
        """The formation that stops what is called here most often, and the chance it leaves."""
        found = self.formations.get(place)
        if found is None:
            found = self.formations[place] = self._best_formation(place[0], calls)
        return found

    def _best_formation(self, to_go: int, calls: bytes) -> Chance:
        """The formation against which the expected calls make the fewest first downs."""
        made = [0.0] * FORMATION_COUNT
        plays = list(calls[SAMPLED // 2 :: SAMPLED])
        for play in plays:
            chances = self.against(play, to_go)
            for formation in range(FORMATION_COUNT):
                made[formation] += chances[formation]
        return min([(made[formation] / len(plays), formation) for formation in range(FORMATION_COUNT)])


class Chances:
    """All that a coach knows of the offenses and defenses it has seen meet."""

    def __init__(self) -> None:
        self.tails: dict[Column, tuple[float, ...]] = {}
        self.matchups: dict[tuple[Side, Side], Matchup] = {}

    def of(self, game: Game) -> Matchup:
        """The side with the ball against the other."""
        pair = game.sides[game.offense], game.sides[1 - game.offense]
        found = self.matchups.get(pair)
        if found is None:
            found = self.matchups[pair] = Matchup(*pair, self.tails)
        return found


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
