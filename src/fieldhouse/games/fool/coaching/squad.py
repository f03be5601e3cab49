"""A roster as a general manager sees it: what its men win this season and in three years, place by place."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from typing import Final, NamedTuple

from fieldhouse.games.fool.coaching.points import RATING_POINTS, Place, place_of
from fieldhouse.games.fool.model import FIRST_YEARS, Player
from fieldhouse.games.fool.player_value import SLOTS, SUBSTITUTES
from fieldhouse.games.fool.positions import KICKERS, is_on_offense
from fieldhouse.games.fool.rules.depth import SUBSTITUTE_SHARE
from fieldhouse.games.fool.state import IN_SEASON, League
from fieldhouse.table.sums import total

HURT: Final = 0.08
"""How much of the time a starter is hurt, and the next man plays."""
BEHIND: Final[tuple[float, ...]] = (0.06, 0.02)
"""What the two men behind the last who has a part play."""
SEASON: Final = 12
FADES: Final = {
    26: 0.1, 27: 0.1, 28: 0.1, 29: 0.2, 30: 0.35, 31: 0.5, 32: 0.8, 33: 1.2, 34: 1.7, 35: 2.3, 36: 3.0,
}  # fmt: skip
"""Points of each rating that a man of that age loses in three years, by the change tables of 12.8."""
GONE: Final = 37
"""From this age on nobody is there in three years."""
RIPENS: Final = 0.1
"""What a man's first season adds (12.3.1)."""


def _usage(slot: str) -> tuple[float, ...]:
    """How much of what a place wins each of its men plays, the best first."""
    starters = SLOTS[slot]
    if slot in KICKERS:
        return 0.98, 0.02
    part = SUBSTITUTE_SHARE if slot in SUBSTITUTES else 0.0
    whole = starters + part
    next_man = (part + starters * HURT) / whole
    return (*((1 - HURT) / whole,) * starters, next_man, *(each / whole for each in BEHIND))


USAGE: Final = {slot: _usage(slot) for slot in SLOTS}


def later_points(player: Player) -> float:
    """What he will win in three years, where he plays best now."""
    slot, points = place_of(player, is_healed=True)
    if player.age >= GONE and slot not in KICKERS:
        return 0.0
    if slot in KICKERS:
        return points
    fade = FADES.get(player.age, 0.0) - (RIPENS if player.is_rookie or player.standing in FIRST_YEARS else 0.0)
    return max(0.0, points - fade * total(RATING_POINTS[slot]))


def present_points(league: League, player: Player) -> Place:
    """What he wins this season, where; once it has begun, with the games that he misses left out."""
    place = place_of(player)
    if player.injury is None or league.phase not in IN_SEASON:
        return place
    missed = SEASON if player.injury.is_season else player.injury.games
    return Place(place.slot, place.points * max(0.0, 1 - missed / SEASON))


class Seen(NamedTuple):
    """A man as a manager sees him: his place, what he wins there this season, and what in three years."""

    slot: str
    present: float
    later: float


class Squad:
    """The men of a roster by place; *later* is what three years from now count, the likings are the manager's."""

    def __init__(
        self, league: League, players: Iterable[Player], later: float, offense: float = 1.0, defense: float = 1.0
    ) -> None:
        self.league = league
        self.later = later
        self.likings = {slot: 1.0 if slot in KICKERS else offense if is_on_offense(slot) else defense for slot in SLOTS}
        self.known: dict[int, Seen] = {}
        """Whoever was looked at, by his number: nobody changes while a manager thinks."""
        self.present: dict[str, list[float]] = {slot: [] for slot in SLOTS}
        self.future: dict[str, list[float]] = {slot: [] for slot in SLOTS}
        """Each list from the worst to the best."""
        for player in players:
            self.add(player)

    def seen(self, player: Player) -> Seen:
        """How he looks, worked out once."""
        found = self.known.get(player.id)
        if found is None:
            slot, points = present_points(self.league, player)
            found = self.known[player.id] = Seen(slot, points, later_points(player))
        return found

    def add(self, player: Player) -> None:
        """He joins."""
        slot, now, later = self.seen(player)
        insort(self.present[slot], now)
        insort(self.future[slot], later)

    def remove(self, player: Player) -> None:
        """He, who is one of the men, leaves."""
        slot, now, later = self.seen(player)
        self.present[slot].remove(now)
        self.future[slot].remove(later)

    def count(self, slot: str) -> int:
        """How many men there are at a place."""
        return len(self.present[slot])

    def worth_at(self, slot: str) -> float:
        """What the men of a place win, now and later."""
        now, then = self.present[slot], self.future[slot]
        return self.likings[slot] * (_played(now, slot) + self.later * _played(then, slot))

    @property
    def worth(self) -> float:
        """What all of them win, now and later."""
        return total([self.worth_at(slot) for slot in SLOTS])

    def gain(self, player: Player) -> float:
        """What he would add; the squad stays as it is."""
        slot, now, later = self.seen(player)
        if _is_behind(self.present[slot], now, slot) and _is_behind(self.future[slot], later, slot):
            return 0.0
        before = self.worth_at(slot)
        self.add(player)
        after = self.worth_at(slot)
        self.remove(player)
        return after - before

    def loss(self, player: Player) -> float:
        """What one of its men adds; the squad stays as it is."""
        slot = self.seen(player).slot
        before = self.worth_at(slot)
        self.remove(player)
        after = self.worth_at(slot)
        self.add(player)
        return before - after

    def anywhere(self, player: Player) -> float:
        """What he would add to a team that has nobody better."""
        slot, now, later = self.seen(player)
        return self.likings[slot] * USAGE[slot][0] * (max(0.0, now) + self.later * later)


def _is_behind(points: list[float], own: float, slot: str) -> bool:
    """Are there as many who win more as ever play?"""
    playing = len(USAGE[slot])
    return own <= 0 or (len(points) >= playing and own <= points[-playing])


def _played(points: list[float], slot: str) -> float:
    """What the men of a place win, by how much each plays; one who can always be had stands in for who is worse."""
    return total([share * max(0.0, each) for share, each in zip(USAGE[slot], reversed(points), strict=False)])


def strength_of(players: Iterable[Player]) -> float:
    """What men win this season, if nobody is hurt."""
    there: dict[str, list[float]] = {slot: [] for slot in SLOTS}
    for player in players:
        slot, points = place_of(player)
        there[slot].append(points)
    return sum([_played(sorted(points), slot) for slot, points in there.items()])
