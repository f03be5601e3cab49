"""Where a coach stands on a down before the other has shown anything: the equilibrium, leaned as far as it risks.

Far from the end of a half that depends on the down, on the calls that are left and what they cost by now, and on how
score and clock look: so it is worked out once for each, and kept with the pairing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from fieldhouse.games.ddf.coaching.habitual import call_habits, formation_habits
from fieldhouse.games.ddf.coaching.meetings import Met
from fieldhouse.games.ddf.coaching.quotas import calls_left, prices_now
from fieldhouse.games.ddf.coaching.weighing import WeighingCoach
from fieldhouse.games.ddf.model import PLAY_COUNT
from fieldhouse.games.ddf.questions import PLAYS_AT
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.equilibrium.one_game import Mix, SmallGame, scaled
from fieldhouse.gridiron.equilibrium.playbook import Playbook
from fieldhouse.gridiron.equilibrium.tableau import BARRED, Tableau, settled
from fieldhouse.gridiron.situations import state_of

MOST_STANCES: Final = 30_000
"""So many are kept of a pairing."""

Stance = tuple[list[float], list[float]]
"""How often each call is made, and each formation stood in, as weights."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StandingCoach(WeighingCoach):
    """How it leans is for its levels to say. Tables come from the shelf on disk, or are solved at a first meeting."""

    def rank(self) -> int:
        """A number of its own for each level that leans in its own way."""
        return 0

    def lean(self, down: Tableau, pairs: SmallGame, called: Mix, lined_up: Mix) -> Stance:
        """The mixes of the equilibrium of *down* as this level plays them, *pairs* being worth so much before calls
        cost anything: *called* and *lined_up* are the habits of whoever plays by the book.
        """
        return down.call_mix(), down.answer_mix()

    def stance(self, game: Game, met: Met) -> Stance:
        """Its calls if it has the ball, and its formations if it has not; kept with the pairing."""
        offense, number = game.offense, self.number(game)
        calls, prices = calls_left(game), prices_now(game, met.playbook)
        key = self.rank(), state_of(game, offense), offense, number, calls, prices
        found = met.stances.get(key)
        if found is None:
            if len(met.stances) >= MOST_STANCES:
                met.stances.clear()
            found = met.stances[key] = self._stance(game, met.playbook, calls, prices)
        return found

    def _stance(self, game: Game, playbook: Playbook, calls: tuple[int, ...], prices: tuple[int, ...]) -> Stance:
        """The same, worked out now."""
        offense, number = game.offense, self.number(game)
        down = self._settled(game, playbook).repriced(costs_of(calls, prices))
        habits = call_habits(game, self.plan(game, offense))
        called = spread_out(calls, scaled([habits[call] for call in calls]))
        mix, answers = self.lean(down, playbook.pairs(offense, number), called, scaled(formation_habits(game)))
        return spread_out(calls, [mix[call] for call in calls]), answers

    def _settled(self, game: Game, playbook: Playbook) -> Tableau:
        """The down solved at the prices of the kickoff, once, and kept in *playbook*: never what was solved last, or
        the same seed would not be the same game."""
        offense, number = game.offense, self.number(game)
        found = playbook.settled[offense][number]
        if found is None:
            prices = costs_of(PLAYS_AT[game.spot], tuple(playbook.prices[offense]))
            found = playbook.settled[offense][number] = settled(playbook.pairs(offense, number), prices)
        return found


def costs_of(calls: tuple[int, ...], prices: tuple[int, ...]) -> list[float]:
    """What every play costs, if only *calls* can be made."""
    found = [BARRED] * PLAY_COUNT
    for call in calls:
        found[call] = float(prices[call])
    return found


def spread_out(calls: tuple[int, ...], mix: Mix) -> list[float]:
    """A mix of some calls as one of all."""
    found = [0.0] * PLAY_COUNT
    for call, share in zip(calls, mix, strict=True):
        found[call] = share
    return found
