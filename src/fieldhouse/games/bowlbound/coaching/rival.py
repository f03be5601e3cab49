"""The rival: plays the equilibrium, so that nobody gains by guessing what it calls; a habit that shows is answered."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from fieldhouse.games.bowlbound.coaching.meetings import Met
from fieldhouse.games.bowlbound.coaching.solving import SolvingCoach
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.equilibrium.tables import PAYOFF
from fieldhouse.gridiron.equilibrium.watching import HEAT, answer_pays, call_pays, tilted


@mypyc_attr(allow_interpreted_subclasses=True)
class RivalCoach(SolvingCoach):
    """The equilibrium, read from the tables: nothing is solved while it plays. What it has seen tilts its mixes."""

    def call_mix(self, game: Game, met: Met) -> list[float]:
        """The solution's mix, tilted to what pays against what it believes of the other."""
        mix, belief = super().call_mix(game, met), self.answers_believed(game, met)
        if belief is None:
            return mix
        pairs = met.playbook(game).pairs(game.offense, self.number(game))
        return tilted(mix, call_pays(pairs, belief.mix), HEAT * PAYOFF / belief.trust)

    def answer_mix(self, game: Game, met: Met) -> list[float]:
        """The solution's mix, tilted to what pays against what it believes of the other."""
        mix, belief = super().answer_mix(game, met), self.calls_believed(game, met)
        if belief is None:
            return mix
        pairs = met.playbook(game).pairs(game.offense, self.number(game))
        return tilted(mix, [-pay for pay in answer_pays(pairs, belief.mix)], HEAT * PAYOFF / belief.trust)
