"""The rival: plays the equilibrium, so that nobody gains by guessing what it calls; a habit that shows is answered."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from fieldhouse.games.bowlbound.coaching.meetings import Met
from fieldhouse.games.bowlbound.coaching.solving import SolvingCoach
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.equilibrium.leaning import answered, turned
from fieldhouse.gridiron.equilibrium.playbook import SmallGame
from fieldhouse.gridiron.equilibrium.tables import PAYOFF


@mypyc_attr(allow_interpreted_subclasses=True)
class RivalCoach(SolvingCoach):
    """The equilibrium, read from the tables, which come from the shelf on disk or are solved at a first meeting:
    nothing else is solved while it plays. What it has seen tilts its mixes, at the risk of no more than the habit gives
    away."""

    def own_calls(self, game: Game, met: Met) -> list[float]:
        """What it calls against whoever has shown nothing."""
        return self.mixes(game, met)[0]

    def own_answers(self, game: Game, met: Met) -> list[float]:
        """What it answers to whoever has shown nothing."""
        return self.mixes(game, met)[1]

    def call_mix(self, game: Game, met: Met) -> list[float]:
        """Its own mix, tilted to what pays against what it believes of the other."""
        mix, belief = self.own_calls(game, met), self.answers_believed(game, met)
        return mix if belief is None else answered(mix, self.pairs(game, met), belief, PAYOFF)

    def answer_mix(self, game: Game, met: Met) -> list[float]:
        """Its own mix, tilted to what pays against what it believes of the other."""
        mix, belief = self.own_answers(game, met), self.calls_believed(game, met)
        return mix if belief is None else answered(mix, turned(self.pairs(game, met)), belief, PAYOFF)

    def pairs(self, game: Game, met: Met) -> SmallGame:
        """What every call is worth against every answer at this down, from the solved pairing."""
        return met.playbook(game).pairs(game.offense, self.number(game))
