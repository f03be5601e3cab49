"""The rival: plays the equilibrium, so that nobody gains by guessing what it calls; a habit that shows is answered.

What it calls is read from tables that were solved before the game. Where calls have run out, or cost more by now than
they were meant to, the down is solved anew, once for all games that come to it, and at the end of a half every down is;
a habit of the other side that costs it something tilts the mix.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from fieldhouse.games.ddf.coaching import kicks, late
from fieldhouse.games.ddf.coaching.meetings import Met
from fieldhouse.games.ddf.coaching.quotas import AUDIBLE_PRICE, time_left
from fieldhouse.games.ddf.coaching.stance import StandingCoach, spread_out
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.equilibrium.endgame import AS_GOOD, DECIDED, PLAY_IT
from fieldhouse.gridiron.equilibrium.late_half import CERTAIN
from fieldhouse.gridiron.equilibrium.leaning import answered, turned
from fieldhouse.gridiron.equilibrium.one_game import scaled
from fieldhouse.gridiron.equilibrium.playbook import picked
from fieldhouse.gridiron.equilibrium.tables import PAYOFF
from fieldhouse.gridiron.equilibrium.watching import Belief, habitual, paid_for, trust_in
from fieldhouse.gridiron.outcome import LAST_DOWN
from fieldhouse.gridiron.phases import REGULATION, TRY
from fieldhouse.table.seat import OTHER, Seat

WORSE: Final = CERTAIN // 40
"""By so much a kick is worse than the down, whatever the net does not see; between the two the down is weighed."""
PLAIN_HABIT: Final = 0.2
"""At the end of a half only a habit trusted so far is answered."""
LEAST_POINT: Final = 1.0
"""What a point is worth, in the measure of the down, where the game is not decided."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RivalCoach(StandingCoach):
    """The equilibrium, read from the tables, tilted against what it has seen in this game. Those come from the shelf on
    disk, or are solved at a first meeting."""

    def answer_call(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """A kneel or a kick if that is worth more than the down, else a play of the mix."""
        if self.is_opening(game) or game.phase == TRY:
            return super().answer_call(game, seat, subject, whim)
        met = self.met(game)
        if met.endgame.reigns(game):
            instead = self.late_instead(game, met)
            return self.read_call(game, met, True, whim) if instead == PLAY_IT else instead
        if game.clock <= late.SPECIAL and game.quarter >= REGULATION:
            special = self.late_call(game, seat, self.plan(game, seat), whim)
            if special is not None:
                return special
        if game.down == LAST_DOWN:
            kick = self.fourth_down(game, seat)
            if kick != kicks.PLAY_ON:
                return kick
        return self.read_call(game, met, False, whim)

    def late_instead(self, game: Game, met: Met) -> int:
        """What is worth more than a play late in a half; ``PLAY_IT`` if nothing is."""
        endgame = met.endgame
        value = endgame.net_value(game)
        if game.down == LAST_DOWN:
            if value <= -DECIDED and game.quarter == REGULATION:
                return PLAY_IT
            worth, instead = endgame.otherwise(game, endgame.column(game, game.offense))
            if worth >= value - AS_GOOD:
                return instead
            if worth < value - WORSE:
                return PLAY_IT
            return instead if worth > self.both_mixes(game, self.snap(game))[0] else PLAY_IT
        return endgame.instead(game, value)

    def read_mixes(self, game: Game, met: Met, is_late: bool) -> tuple[list[float], list[float]]:
        """Both sides' mixes in equilibrium, as weights."""
        if is_late:
            return met.endgame.call_mix(game), met.endgame.answer_mix(game)
        return met.playbook.shares(game.offense, self.number(game))

    def read_call(self, game: Game, met: Met, is_late: bool, whim: float) -> int:
        """A call of its mix; weighed at the table if nothing of that is left."""
        call = picked(self.call_mix(game, met, is_late), whim)
        return self.call_of(game, self.snap(game), None, whim)[1] if call < 0 else call

    def own_mixes(self, game: Game, met: Met, is_late: bool) -> tuple[list[float], list[float]]:
        """What it calls with the ball, and how it stands without it, before it looks at what the other has shown."""
        if not is_late:
            return self.stance(game, met)
        snap = self.snap(game)
        _, mix, stood = self.both_mixes(game, snap)
        return spread_out(snap.calls, mix), stood

    def call_mix(self, game: Game, met: Met, is_late: bool) -> list[float]:
        """How often it makes each call now, as weights: all that somebody could know who wants to outguess it."""
        offense, playbook = game.offense, met.playbook
        mix = self.own_mixes(game, met, is_late)[0]
        seen, usual = game.formations[OTHER[offense]], playbook.usual(offense)[1]
        trust = trust_in(seen, usual)
        if trust <= (PLAIN_HABIT if is_late else 0.0):
            return mix
        belief, snap = habitual(seen, usual, self.read_mixes(game, met, is_late)[1]), self.snap(game)
        if not belief or snap.a_point < LEAST_POINT:
            return mix
        believed = Belief(belief, trust, paid_for(seen, usual, playbook.costs(offense)[1]))
        own = [mix[call] for call in snap.calls]
        return spread_out(snap.calls, answered(own, snap.game, believed, snap.a_point))

    def answer_formation(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """Drawn by *whim* from its mix."""
        if self.is_opening(game) or game.phase == TRY:
            return super().answer_formation(game, seat, subject, whim)
        met = self.met(game)
        return max(picked(self.formation_mix(game, met, met.endgame.reigns(game)), whim), 0)

    def formation_mix(self, game: Game, met: Met, is_late: bool) -> list[float]:
        """How often it stands in each formation now, as weights."""
        offense, playbook = game.offense, met.playbook
        mix = self.own_mixes(game, met, is_late)[1]
        seen, usual = game.usage[offense], playbook.usual(offense)[0]
        trust = trust_in(seen, usual)
        if trust <= (PLAIN_HABIT if is_late else 0.0):
            return mix
        belief, snap = habitual(seen, usual, self.read_mixes(game, met, is_late)[0]), self.snap(game)
        if not belief or snap.a_point < LEAST_POINT:
            return mix
        paid = paid_for(seen, usual, playbook.costs(offense)[0])
        believed = Belief(scaled([belief[call] for call in snap.calls]), trust, paid)
        return answered(mix, turned(snap.game), believed, snap.a_point)

    def gain(self, game: Game, seat: Seat) -> float:
        """What *seat* gains by choosing again, in points: read off the pairing's tables, and weighed anew only late in
        a half, where so much might be worth an audible."""
        met, call = self.met(game), game.play.call
        played = met.playbook.pairs(game.offense, self.number(game))[call][game.play.formation] / PAYOFF
        gain = -played if seat == game.offense else played
        if gain <= AUDIBLE_PRICE * time_left(game) ** 0.5 / 2 or not met.endgame.reigns(game):
            return gain
        return super().gain(game, seat)
