"""The chance to win a game of Data-Driven Football; at its end stage B's, one step ahead of the down."""

from __future__ import annotations

from fieldhouse.games.ddf.questions import legal_plays
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.equilibrium.endgame import Endgame
from fieldhouse.gridiron.equilibrium.one_game import solved_one
from fieldhouse.gridiron.equilibrium.win_chance import NOBODY, WinChance
from fieldhouse.table.seat import OTHER


class DataDrivenChance(WinChance[Game]):
    """Leads are told against the spread, if there is one."""

    def lead(self, game: Game) -> float:
        """The visitors', in points, as the spread counts it."""
        return -game.margin

    def receives_later(self, game: Game) -> int:
        """Who has the second half's first kickoff; nobody once it has been."""
        return OTHER[game.received_first] if game.quarter < 3 and game.received_first >= 0 else NOBODY

    def late_down(self, endgame: Endgame, game: Game) -> float:
        """What the down is worth by the late tables: its legal plays, solved, or a kick or a kneel if that is more."""
        column = endgame.column(game, game.offense)
        payoffs = endgame.payoffs(game, column)
        legal = [payoffs[play] for play in legal_plays(game, game.offense)]
        return max(solved_one(legal)[0], endgame.otherwise(game, column)[0])
