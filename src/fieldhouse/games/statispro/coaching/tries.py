"""What a try is worth, exactly: every SHOT # lies open in the deck."""

from __future__ import annotations

from typing import Final, final

from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.model import NO_FOUL, Deck

LOWEST: Final = -40
HIGHEST: Final = 120
RATINGS: Final = range(LOWEST, HIGHEST + 1)
"""Ratings a shot can have; beyond these nothing changes."""
SECOND_CHANCE: Final = 0.29
"""What a missed shot is still worth: the share of offensive rebounds, at a point a possession."""


@final
class Try:
    """One try: the points it brings, free throws and all, and how often it is missed and played on."""

    __slots__ = ("missed", "points")

    def __init__(self, points: float, missed: float) -> None:
        self.points: Final = points
        self.missed: Final = missed

    @property
    def total(self) -> float:
        """With what comes of the rebound."""
        return self.points + self.missed * SECOND_CHANCE


@final
class Tries:
    """The tries of a deck by rating, FOUL DRAWING and FREE THROWS; each is counted once and kept."""

    __slots__ = ("deck", "fouled", "known")

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.fouled: dict[tuple[float, bool], list[tuple[float, float, float]]] = {}
        self.known: dict[tuple[int, float, int, bool], Try] = {}

    def worth(self, man: Man, rating: int, is_three: bool) -> Try:
        """Of the man with that rating; blocks are left out."""
        held = min(HIGHEST, max(LOWEST, rating))
        key = held, man.foul_drawing, man.free_throws, is_three
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._counted(held, man.foul_drawing, man.free_throws, is_three)
        return found

    def _counted(self, rating: int, drawing: float, throws: int, is_three: bool) -> Try:
        """Good without a foul, good with one, fouled and missed: from the shares of the 200 cards."""
        key = drawing, is_three
        if key not in self.fouled:
            self.fouled[key] = shares(self.deck, drawing, is_three)
        good, and_one, fouled = self.fouled[key][rating - LOWEST]
        points = (3 if is_three else 2) * (good + and_one) + throws / 100 * (and_one + 2 * fouled)
        return Try(points, 1 - good - and_one - fouled)


def shares(deck: Deck, drawing: float, is_three: bool) -> list[tuple[float, float, float]]:
    """By rating: how often the shot is good, good and fouled, fouled and missed."""
    clean = [0] * len(RATINGS)
    fouled = [0] * len(RATINGS)
    for shot in deck.shot[1:]:
        tags = shot.fouler != NO_FOUL and drawing > shot.foul_over and not (is_three and shot.only_twos)
        at = min(HIGHEST, shot.number) - LOWEST
        if tags:
            fouled[at] += 1
        else:
            clean[at] += 1
    cards, fouls = len(deck.shot) - 1, sum(fouled)
    found: list[tuple[float, float, float]] = []
    good = and_one = 0
    for rating in range(len(RATINGS)):
        good += clean[rating]
        and_one += fouled[rating]
        found.append((good / cards, and_one / cards, (fouls - and_one) / cards))
    return found
