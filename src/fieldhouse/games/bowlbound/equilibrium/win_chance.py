"""The chance to win a game of Bowl Bound; at its end stage B's net as it is."""

from __future__ import annotations

from fieldhouse.games.bowlbound.state import SECOND_HALF, Game
from fieldhouse.gridiron.equilibrium.endgame import Endgame
from fieldhouse.gridiron.equilibrium.win_chance import NOBODY, WinChance
from fieldhouse.table.seat import AWAY, HOME


class CollegeChance(WinChance[Game]):
    """Leads are points: who has beaten the spread has won nothing by it."""

    def lead(self, game: Game) -> float:
        return float(game.score[AWAY] - game.score[HOME])

    def receives_later(self, game: Game) -> int:
        """Whoever lost the toss, and will hardly choose to kick again."""
        return game.second_choice if game.quarter < SECOND_HALF else NOBODY

    def late_down(self, endgame: Endgame, game: Game) -> float:
        return endgame.net_value(game)
