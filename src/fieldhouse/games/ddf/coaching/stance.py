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
from fieldhouse.games.ddf.questions import plays_at
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.equilibrium.leaning import turned
from fieldhouse.gridiron.equilibrium.one_game import Mix, scaled, solved_one
from fieldhouse.gridiron.equilibrium.playbook import Playbook, SmallGame
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

    def lean(self, mix: Mix, gains: SmallGame, own: Mix, other: Mix) -> Mix:
        """The *mix* of the equilibrium as this level plays it, all choices being worth *gains* to it: *own* are the
        habits of whoever plays by the book in its place, *other* those of the other side.
        """
        return mix

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
        pays = playbook.game(offense, number, calls, prices)
        if len(calls) == len(plays_at(game.spot)) and list(prices) == playbook.prices[offense]:
            rows, columns = playbook.shares(offense, number)
            mix, answers = scaled([rows[call] for call in calls]), scaled(columns)
        else:
            _, mix, answers = solved_one(pays)
        habits = call_habits(game, self.plan(game, offense))
        called, lined_up = scaled([habits[call] for call in calls]), scaled(formation_habits(game))
        return spread_out(calls, self.lean(mix, pays, called, lined_up)), self.lean(
            answers, turned(pays), lined_up, called
        )


def spread_out(calls: tuple[int, ...], mix: Mix) -> list[float]:
    """A mix of some calls as one of all."""
    found = [0.0] * PLAY_COUNT
    for call, share in zip(calls, mix, strict=True):
        found[call] = share
    return found
