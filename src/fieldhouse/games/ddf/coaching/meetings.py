"""Two teams that have met: their tables, from the shelf or solved now, at hand for every coach of the house.

A pairing is solved when it is first met, in the background if somebody has begun it (``library.shelf``).
"""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.coaching.endgame import Endgame
from fieldhouse.games.ddf.equilibrium.late_attack import late_book
from fieldhouse.games.ddf.equilibrium.pairing import name_of, solved_pairing
from fieldhouse.games.ddf.model import SeasonCharts
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.equilibrium.playbook import Playbook, SmallGame
from fieldhouse.gridiron.equilibrium.tables import Tables, unpacked
from fieldhouse.table.bounded import make_room
from fieldhouse.table.shelf import Shelf, made_anew

Pairing = tuple[Side, Side, SeasonCharts]
MOST_PAIRINGS: Final = 4
"""So many are kept at hand."""


class Snap:
    """A down as it is solved: which calls are left, and what each is worth against each formation; what a point is
    worth in the same measure; what else could be done with the down and its worth; does the clock count?
    """

    __slots__ = ("a_point", "calls", "game", "is_late", "otherwise")

    def __init__(
        self,
        calls: tuple[int, ...],
        game: SmallGame,
        a_point: float,
        is_late: bool,
        otherwise: tuple[float, int] | None,
    ) -> None:
        self.calls = calls
        self.game = game
        self.a_point = a_point
        self.is_late = is_late
        self.otherwise = otherwise


SnapKey = tuple[int, ...]


class Met:
    """Two teams that have met: their tables, and the last down that was weighed, whole or only what its pairs pay: both
    sides ask for the same.
    """

    __slots__ = ("endgame", "paid", "playbook", "weighed")

    def __init__(self, playbook: Playbook, endgame: Endgame) -> None:
        self.playbook = playbook
        self.endgame = endgame
        self.weighed: tuple[SnapKey, Snap] | None = None
        self.paid: tuple[SnapKey, SmallGame] | None = None


class Meetings:
    """The pairings that were met last."""

    def __init__(self, shelf: Shelf = made_anew) -> None:
        self.shelf = shelf
        self.pairings: dict[Pairing, Met] = {}
        self.last: tuple[tuple[Side, ...], SeasonCharts, Met] | None = None

    def met(self, game: Game) -> Met:
        """What is known of the two teams."""
        last = self.last
        if last is not None and last[0] is game.sides and last[1] is game.charts:
            return last[2]
        pairing = game.sides[0], game.sides[1], game.charts
        found = self.pairings.get(pairing)
        if found is None:
            make_room(self.pairings, MOST_PAIRINGS)
            found = self.pairings[pairing] = self._meet(game)
        self.last = (game.sides, game.charts, found)
        return found

    def _meet(self, game: Game) -> Met:
        """Two teams with their pairing solved: the playbook, and the end of a half."""
        tables = self.tables(game)
        assert tables.late is not None
        return Met(Playbook(tables), Endgame(late_book(tables.late, game.options)))

    def tables(self, game: Game) -> Tables:
        """From the shelf, or solved now."""
        facts = (game.sides[0], game.sides[1]), game.options, game.charts, game.rules
        found = unpacked(self.shelf(name_of(*facts), lambda: solved_pairing(*facts).packed()))
        return found or solved_pairing(*facts)
