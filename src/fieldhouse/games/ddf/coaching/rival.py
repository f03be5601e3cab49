"""The rival: plays the equilibrium, so that nobody gains by guessing what it calls; a habit that shows is answered.

What it calls is read from tables that were solved before the game. Where calls have run out, or cost more by now than
they were meant to, the down is solved anew, once for all games that come to it; and a habit of the other side tilts
the mix.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from fieldhouse.games.ddf.coaching import kicks, late
from fieldhouse.games.ddf.coaching.meetings import Met
from fieldhouse.games.ddf.coaching.quotas import AUDIBLE_PRICE, calls_left, prices_now, time_left
from fieldhouse.games.ddf.coaching.solving import snap_key
from fieldhouse.games.ddf.coaching.stance import StandingCoach, spread_out
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.equilibrium.endgame import AS_GOOD, DECIDED, PLAY_IT
from fieldhouse.gridiron.equilibrium.late_half import CERTAIN
from fieldhouse.gridiron.equilibrium.leaning import answered, best_leaning, turned
from fieldhouse.gridiron.equilibrium.one_game import Mix, scaled
from fieldhouse.gridiron.equilibrium.playbook import SmallGame, picked
from fieldhouse.gridiron.equilibrium.tables import PAYOFF
from fieldhouse.gridiron.equilibrium.watching import Belief, call_pays, habitual, trust_in
from fieldhouse.gridiron.outcome import LAST_DOWN
from fieldhouse.gridiron.phases import REGULATION, TRY
from fieldhouse.table.seat import OTHER, Seat
from fieldhouse.table.sums import total

SELDOM: Final = 0.02
"""At the end of a half calls that have run out are left out of the mix if they were called no more often; else the
down is weighed without them.
"""
WORSE: Final = CERTAIN // 40
"""By so much a kick is worse than the down, whatever the net does not see; between the two the down is weighed."""
RISK: Final = 0.004
"""Points that somebody who knows all its mixes may gain on a down, because it expects the book's habits of whoever has
shown nothing yet.
"""
PLAIN_HABIT: Final = 0.2
"""At the end of a half, where every pair must be weighed for it, only a habit trusted so far is answered."""


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
            snap = self.snap(game)
            return instead if worth > self.worth_of_a_play(game, met, snap.calls, snap.game) else PLAY_IT
        return endgame.instead(game, value)

    def worth_of_a_play(self, game: Game, met: Met, calls: Sequence[int], payoffs: SmallGame) -> float:
        """What the mixes get of each other on the down as it really is."""
        own, answers = met.endgame.call_mix(game), met.endgame.answer_mix(game)
        shares = [own[call] for call in calls]
        whole, pays = total(shares), call_pays(payoffs, answers)
        if not whole:
            return max(pays) / total(answers)
        return total(share * pay for share, pay in zip(shares, pays, strict=True)) / whole / total(answers)

    def lean(self, mix: Mix, gains: SmallGame, own: Mix, other: Mix) -> Mix:
        """The mix, leaned towards what pays against *other*, the book's, as far as that risks next to nothing: who has
        shown nothing yet may play by the book.
        """
        return best_leaning(mix, gains, other, RISK * PAYOFF)

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
        calls, answers = self.read_mixes(game, met, True)
        left, whole = calls_left(game), total(calls)
        if whole - total([calls[call] for call in left]) <= SELDOM * whole:
            return spread_out(left, [calls[call] for call in left]), answers
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
        belief = habitual(seen, usual, self.read_mixes(game, met, is_late)[1])
        pays, a_point = self.pays(game, met, is_late)
        if not belief or not a_point:
            return mix
        left = calls_left(game)
        costs = [price * a_point / PAYOFF for price in prices_now(game, playbook)]
        gains = [[pay - costs[call] for pay in pays[call]] for call in left]
        return spread_out(left, answered([mix[call] for call in left], gains, Belief(belief, trust), a_point))

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
        belief = habitual(seen, usual, self.read_mixes(game, met, is_late)[0])
        pays, a_point = self.pays(game, met, is_late)
        if not belief or not a_point:
            return mix
        left = calls_left(game)
        gains = turned([pays[call] for call in left])
        believed = Belief(scaled([belief[call] for call in left]), trust)
        return answered(mix, gains, believed, a_point)

    def pays(self, game: Game, met: Met, is_late: bool) -> tuple[SmallGame, float]:
        """What all pairs are worth, and a point in the same measure; 0 if the game is decided. Late ones are kept in
        *met*.
        """
        if not is_late:
            return met.playbook.pairs(game.offense, self.number(game)), float(PAYOFF)
        endgame = met.endgame
        a_point = endgame.a_point(game)
        if a_point < 1.0:
            return [], 0.0
        key, known = snap_key(game), met.paid
        if known is None or known[0] != key:
            known = met.paid = key, endgame.payoffs(game, endgame.column(game, game.offense))
        return known[1], a_point

    def gain(self, game: Game, seat: Seat) -> float:
        """By points first: most downs are not worth a second thought."""
        met, call = self.met(game), game.play.call
        played = met.playbook.pairs(game.offense, self.number(game))[call][game.play.formation] / PAYOFF
        gain = -played if seat == game.offense else played
        if gain <= AUDIBLE_PRICE * time_left(game) ** 0.5 / 2 or not met.endgame.reigns(game):
            return gain
        return super().gain(game, seat)
