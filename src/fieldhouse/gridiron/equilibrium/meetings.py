"""The pairings that were met last, at hand for every coach of the house; what is known of one is for a game to say.

A pairing is solved when it is first met, in the background if somebody has begun it (``library.shelf``).
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from fieldhouse.gridiron.equilibrium.opening import Opening
from fieldhouse.gridiron.game import FootballGame
from fieldhouse.table.bounded import make_room
from fieldhouse.table.shelf import Shelf, made_anew

GameT = TypeVar("GameT", bound=FootballGame)
MetT = TypeVar("MetT")
MOST_PAIRINGS: Final = 4
"""So many are kept at hand."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PairingsMet(Generic[GameT, MetT]):
    """By both sides and what else a pairing depends on. Games of one dealer hold the same of both: the last is looked
    at first. What was met is remembered here.
    """

    def __init__(self, shelf: Shelf = made_anew) -> None:
        self.shelf = shelf
        self.pairings: dict[Hashable, MetT] = {}
        self.openings: dict[Hashable, Opening] = {}
        self.last: tuple[object, object, MetT] | None = None

    def terms(self, game: GameT) -> Hashable:
        """What a pairing depends on beside the sides."""
        raise NotImplementedError

    def meet(self, game: GameT) -> MetT:
        """Each game's own: all that is known of two teams, from the shelf (a file), or solved now and put there.
        ``met`` remembers it.
        """
        raise NotImplementedError

    def opened(self, game: GameT) -> Opening:
        """Each game's own: the mixes of the first downs, from the shelf (a file), or worked out now and put there."""
        raise NotImplementedError

    def opening(self, game: GameT) -> Opening:
        """How two teams begin a game: known before their tables are, from the shelf or worked out now in haste."""
        pairing = *game.sides, self.terms(game)
        found = self.openings.get(pairing)
        if found is None:
            make_room(self.openings, MOST_PAIRINGS)
            found = self.openings[pairing] = self.opened(game)
        return found

    def met(self, game: GameT) -> MetT:
        """What is known of the two teams; at their first meeting taken from the shelf, or solved now and put there."""
        last, terms = self.last, self.terms(game)
        if last is not None and last[0] is game.sides and last[1] is terms:
            return last[2]
        pairing = *game.sides, terms
        found = self.pairings.get(pairing)
        if found is None:
            make_room(self.pairings, MOST_PAIRINGS)
            found = self.pairings[pairing] = self.meet(game)
        self.last = (game.sides, terms, found)
        return found
