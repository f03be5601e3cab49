"""Two teams that have met: their tables, from the shelf or solved now, as coaches read them."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.coaching.endgame import endgame_of
from fieldhouse.games.ddf.equilibrium.late_attack import late_book
from fieldhouse.games.ddf.equilibrium.pairing import name_of, opening_name, solved_opening, solved_pairing
from fieldhouse.games.ddf.model import SeasonCharts
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.equilibrium.endgame import Endgame
from fieldhouse.gridiron.equilibrium.meetings import PairingsMet
from fieldhouse.gridiron.equilibrium.opening import Opening, unpacked_opening
from fieldhouse.gridiron.equilibrium.playbook import Playbook, SmallGame
from fieldhouse.gridiron.equilibrium.tables import Tables, unpacked


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
Stance = tuple[list[float], list[float]]
"""How often each call is made, and each formation stood in, as weights."""
MOST_STANCES: Final = 30_000
"""So many are kept of a pairing."""


class Met:
    """Two teams that have met: their tables, and the last down that was weighed: both sides ask for the same. The
    stances that coaches have taken on its downs (``stance``).
    """

    __slots__ = ("endgame", "playbook", "stances", "weighed")

    def __init__(self, playbook: Playbook, endgame: Endgame) -> None:
        self.playbook = playbook
        self.endgame = endgame
        self.weighed: tuple[SnapKey, Snap] | None = None
        self.stances: dict[tuple[object, ...], Stance] = {}

    def keep_stance(self, key: tuple[object, ...], stance: Stance) -> Stance:
        """Keep a stance for all games that come to the same down; the same, for whoever has worked it out."""
        if len(self.stances) >= MOST_STANCES:
            self.stances.clear()
        self.stances[key] = stance
        return stance


class Meetings(PairingsMet[Game, Met]):
    """The pairings of one house."""

    def terms(self, game: Game) -> SeasonCharts:
        """The season's charts: pairings under others are others."""
        return game.charts

    def meet(self, game: Game) -> Met:
        """The pairing's tables from the shelf, solved first if they do not lie there."""
        tables = self.tables(game)
        assert tables.late is not None
        return Met(Playbook(tables), endgame_of(late_book(tables.late, game.options), game))

    def opened(self, game: Game) -> Opening:
        """From the shelf (a file), or worked out now and put there."""
        facts = (game.sides[0], game.sides[1]), game.options, game.charts, game.rules
        return unpacked_opening(self.shelf(opening_name(*facts), lambda: solved_opening(*facts).packed()))

    def tables(self, game: Game) -> Tables:
        """From the shelf (a file), or solved now and put there."""
        facts = (game.sides[0], game.sides[1]), game.options, game.charts, game.rules
        return unpacked(self.shelf(name_of(*facts), lambda: solved_pairing(*facts).packed()))
