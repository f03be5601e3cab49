"""Where a coach stands on a down before the other has shown anything: in equilibrium.

Far from the end of a half that depends on the down, and on the calls that are left and what they cost by now: where
that is not as it was when the tables were solved, the down is solved anew, once for each, and kept with the pairing.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from fieldhouse.games.ddf.coaching.meetings import Met, Stance
from fieldhouse.games.ddf.coaching.quotas import calls_left, prices_now
from fieldhouse.games.ddf.coaching.weighing import WeighingCoach
from fieldhouse.games.ddf.model import PLAY_COUNT
from fieldhouse.games.ddf.questions import plays_at
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.equilibrium.one_game import Mix, solved_one


@mypyc_attr(allow_interpreted_subclasses=True)
class StandingCoach(WeighingCoach):
    """Tables come from the shelf on disk, or are solved at a first meeting."""

    def stance(self, game: Game, met: Met) -> Stance:
        """Its calls if it has the ball, and its formations if it has not; kept with the pairing."""
        offense, number, playbook = game.offense, self.number(game), met.playbook
        calls, prices = calls_left(game), prices_now(game, playbook)
        if len(calls) == len(plays_at(game.spot)) and list(prices) == playbook.prices[offense]:
            return playbook.shares(offense, number)
        key = offense, number, calls, prices
        found = met.stances.get(key)
        if found is None:
            _, mix, answers = solved_one(playbook.game(offense, number, calls, prices))
            found = met.keep_stance(key, (spread_out(calls, mix), answers))
        return found


def spread_out(calls: tuple[int, ...], mix: Mix) -> list[float]:
    """A mix of some calls as one of all."""
    found = [0.0] * PLAY_COUNT
    for call, share in zip(calls, mix, strict=True):
        found[call] = share
    return found
