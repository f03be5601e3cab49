"""The pro: a coach of habits who knows what they cost. It keeps to them as far as nobody gains much by knowing them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from fieldhouse.games.ddf.coaching.habitual import call_habits, formation_habits
from fieldhouse.games.ddf.coaching.meetings import Met, Stance
from fieldhouse.games.ddf.coaching.quotas import calls_left, prices_now
from fieldhouse.games.ddf.coaching.rival import RivalCoach
from fieldhouse.games.ddf.coaching.stance import spread_out
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.equilibrium.leaning import HABIT_RISK, leaned, turned
from fieldhouse.gridiron.equilibrium.one_game import scaled
from fieldhouse.gridiron.equilibrium.playbook import SmallGame
from fieldhouse.gridiron.equilibrium.tables import PAYOFF
from fieldhouse.gridiron.situations import state_of


@mypyc_attr(allow_interpreted_subclasses=True)
class ProCoach(RivalCoach):
    """The equilibrium with as much of the team's and the league's habits as it risks. It watches the other side, and
    calls the end of a half, as the rival does. The tables come from the shelf on disk, or are solved at a first
    meeting."""

    def stance(self, game: Game, met: Met) -> Stance:
        """The equilibrium's, leaned towards its habits, which score and clock change too; kept with the pairing."""
        offense, number = game.offense, self.number(game)
        calls, prices = calls_left(game), prices_now(game, met.playbook)
        key = state_of(game, offense), offense, number, calls, prices
        found = met.stances.get(key)
        if found is None:
            pays = met.playbook.game(offense, number, calls, prices)
            found = met.keep_stance(key, self._leaned(game, calls, pays, super().stance(game, met)))
        return found

    def _leaned(self, game: Game, calls: tuple[int, ...], pays: SmallGame, stance: Stance) -> Stance:
        """A *stance* with as much of the habits as it risks, each call that is left being worth *pays*."""
        habits, (mix, answers) = call_habits(game, self.plan(game, game.offense)), stance
        called, own = scaled([habits[call] for call in calls]), scaled([mix[call] for call in calls])
        lined_up, risk = scaled(formation_habits(game)), HABIT_RISK * PAYOFF
        return spread_out(calls, leaned(own, called, pays, risk)), leaned(scaled(answers), lined_up, turned(pays), risk)
