"""When the book coach spends an audible: on the downs that decide a series, against a pair that loses it.

A side has three audibles at the most, and the guide says to keep them for critical plays. What a pair is worth there
is the chance that it makes the yards to go; an audible is worth what choosing again adds to that, against what the
other side mostly does.
"""

from __future__ import annotations

from array import array
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
from fieldhouse.gridiron.habits import BUCKETS, STATES
from fieldhouse.table.bounded import make_room
from fieldhouse.table.dice import Column
from fieldhouse.table.seat import OTHER, Seat
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


NEAR_BUCKETS: Final = BUCKETS.index("1st inside the 10")
"""From here on a bucket is a place near the goal, before it only down and distance."""
IN_OPEN_FIELD: Final = 0
IN_RED_ZONE: Final = 1
NEAREST: Final = 2
PLACES: Final = NEAREST + len(BUCKETS) - NEAR_BUCKETS
UNKNOWN: Final = -1.0
"""A chance that has not been worked out yet."""
MOST_MATCHUPS: Final = 1024
"""So many are kept: every team of a league of 32 against every other."""
MOST_TAILS: Final = 1024
"""So many columns: a league of 32 has a quarter of them and more."""

Chance = tuple[float, int]
"""Of making the yards to go, and with which play, or against which formation."""


def down_kind(to_go: int, state: int, bucket: int, is_red_zone: bool) -> int:
    """A number for each kind of down on which audibles are thought about: of others than third only those near the
    goal are, so that far from it the yards to go tell the bucket.
    """
    place = bucket - NEAR_BUCKETS + NEAREST if bucket >= NEAR_BUCKETS else IN_RED_ZONE if is_red_zone else IN_OPEN_FIELD
    return (to_go * len(STATES) + state) * PLACES + place


class Bests:
    """The best choice on each kind of down, and its chance, each worked out once.

    A season has a thousand matchups and a thousand replays see every kind of down in each: hence numbers side by side,
    which take what they take from the beginning.
    """

    __slots__ = ("chances", "choices")

    def __init__(self) -> None:
        self.chances = array("d", [UNKNOWN]) * down_kind(LONGEST + 1, 0, 0, False)
        self.choices = bytearray(len(self.chances))

    def keep(self, kind: int, best: Chance) -> Chance:
        """Remembers the best of a kind, in numbers side by side, and gives it back."""
        chance, self.choices[kind] = best
        self.chances[kind] = chance  # last: whoever finds it, in another thread perhaps, finds the choice too
        return best


class Matchup:
    """An offense against a defense: the chances of its plays to make the yards to go, each worked out once and kept."""

    __slots__ = ("attack", "defend", "formations", "known", "plays", "tails")

    def __init__(self, attack: Side, defend: Side, tails: dict[Column, tuple[float, ...]]) -> None:
        self.attack = attack
        self.defend = defend
        self.tails = tails
        self.known = array("d", [UNKNOWN]) * ((LONGEST + 1) * PLAY_COUNT * FORMATION_COUNT)
        self.plays = Bests()
        self.formations = Bests()

    def against(self, play: int, to_go: int) -> list[float]:
        """The chances of the play against each of the six formations; with many yards to go they are not kept."""
        if to_go > LONGEST:
            return self._made(play, to_go)
        first = self.row(play, to_go)
        return self.known[first : first + FORMATION_COUNT].tolist()

    def chance(self, play: int, formation: int, to_go: int) -> float:
        """The play against one of them, with no more than ``LONGEST`` to go."""
        found: float = self.known[self.row(play, to_go) + formation]
        return found

    def row(self, play: int, to_go: int) -> int:
        """Where the play's six chances begin in ``known``, side by side; worked out first if need be."""
        first = (to_go * PLAY_COUNT + play) * FORMATION_COUNT
        if self.known[first] == UNKNOWN:
            self.known[first : first + FORMATION_COUNT] = array("d", self._made(play, to_go))
        return first

    def _made(self, play: int, to_go: int) -> list[float]:
        """The play's six chances, worked out from the charts."""
        tail = self.tail(self.attack.plays[play])
        return [makes(tail, block[play], to_go) for block in self.defend.formations]

    def tail(self, column: Column) -> tuple[float, ...]:
        """What ``tail_of`` tells of a column, for all matchups of a coach."""
        found = self.tails.get(column)
        if found is None:
            make_room(self.tails, MOST_TAILS)
            found = self.tails[column] = tail_of(column)
        return found

    def best_play(self, kind: int, to_go: int, calls: bytes, mix: tuple[float, ...]) -> Chance:
        """The best play against a mix of formations, of those that are called on this kind of down."""
        chance: float = self.plays.chances[kind]
        if chance != UNKNOWN:
            return chance, self.plays.choices[kind]
        return self.plays.keep(kind, self.plays_by_chance(to_go, calls, mix)[0])

    def plays_by_chance(self, to_go: int, calls: bytes, mix: tuple[float, ...]) -> list[Chance]:
        """All plays, those that are called here before the others."""
        whole = total(mix)
        order = []
        for play in range(PLAY_COUNT):
            first, expected = self.row(play, to_go), 0.0
            for formation in range(FORMATION_COUNT):
                expected += mix[formation] * self.known[first + formation]
            order.append((play not in calls, -expected / whole, play))
        order.sort()
        return [(-worse, play) for _, worse, play in order]

    def best_formation(self, kind: int, to_go: int, calls: bytes) -> Chance:
        """The formation that stops what is called here most often, and the chance it leaves."""
        chance: float = self.formations.chances[kind]
        if chance != UNKNOWN:
            return chance, self.formations.choices[kind]
        return self.formations.keep(kind, self._best_formation(to_go, calls))

    def _best_formation(self, to_go: int, calls: bytes) -> Chance:
        """The formation against which the expected calls make the fewest first downs."""
        made = [0.0] * FORMATION_COUNT
        plays = list(calls[SAMPLED // 2 :: SAMPLED])
        for play in plays:
            first = self.row(play, to_go)
            for formation in range(FORMATION_COUNT):
                made[formation] += self.known[first + formation]
        return min([(made[formation] / len(plays), formation) for formation in range(FORMATION_COUNT)])


class Chances:
    """What a coach knows of the offenses and defenses it has seen meet last, kept by both sides."""

    def __init__(self) -> None:
        self.tails: dict[Column, tuple[float, ...]] = {}
        self.matchups: dict[tuple[Side, Side], Matchup] = {}

    def of(self, game: Game) -> Matchup:
        """The side with the ball against the other."""
        pair = game.sides[game.offense], game.sides[OTHER[game.offense]]
        found = self.matchups.get(pair)
        if found is None:
            make_room(self.matchups, MOST_MATCHUPS)
            found = self.matchups[pair] = Matchup(*pair, self.tails)
        return found


def is_worth_it(game: Game, gain: float) -> bool:
    """Choosing again betters the chance by *gain*: is that worth an audible now?"""
    return gain * (1.0 if game.down >= DECIDING_DOWN else EARLY) >= PRICE[min(game.quarter, len(PRICE) - 1)]


def has_second_thoughts(game: Game, seat: Seat) -> bool:
    """*seat* has called an audible on this down, and it is one to think about."""
    return (AUDIBLE_CALLED, seat) in game.play.asides and is_critical(game)


def is_critical(game: Game) -> bool:
    """A down that decides a series, with a distance that can be made."""
    is_deciding = game.down >= DECIDING_DOWN or GOAL - game.spot <= NEAR_GOAL
    return is_deciding and game.to_go <= LONGEST


def tail_of(column: Column) -> tuple[float, ...]:
    """``tail[LOWEST + yards]``: the chance that a column gains so many yards or more, fouls aside; a B or TD
    always does.
    """
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
