"""The rival: plays the equilibrium, so that nobody gains by guessing what it calls; a habit that shows is answered.

What it calls is read from tables that were solved before the game: nothing is solved while it is played. A play that
runs short of its quota is called less, and a habit of the other side tilts the mix.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from fieldhouse.games.ddf.coaching import kicks, late
from fieldhouse.games.ddf.coaching.meetings import Met
from fieldhouse.games.ddf.coaching.quotas import AUDIBLE_PRICE, calls_left, paced, time_left
from fieldhouse.games.ddf.coaching.solving import snap_key
from fieldhouse.games.ddf.coaching.weighing import WeighingCoach
from fieldhouse.games.ddf.model import PLAY_COUNT
from fieldhouse.games.ddf.questions import NOT_INSIDE
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.equilibrium.endgame import AS_GOOD, DECIDED, PLAY_IT
from fieldhouse.gridiron.equilibrium.late_half import CERTAIN
from fieldhouse.gridiron.equilibrium.playbook import SmallGame, picked
from fieldhouse.gridiron.equilibrium.tables import PAYOFF
from fieldhouse.gridiron.equilibrium.watching import HEAT, answer_pays, call_pays, habitual, tilted, trust_in
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.outcome import LAST_DOWN
from fieldhouse.gridiron.phases import REGULATION, TRY
from fieldhouse.table.seat import OTHER, Seat
from fieldhouse.table.sums import total

RESTRICTED_FROM: Final = GOAL - max(NOT_INSIDE.values())
WORSE: Final = CERTAIN // 40
"""By so much a kick is worse than the down, whatever the net does not see; between the two the down is weighed."""
PLAIN_HABIT: Final = 0.2
"""At the end of a half, where every pair must be weighed for it, only a habit trusted so far is answered."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RivalCoach(WeighingCoach):
    """The equilibrium, read from the tables, tilted against what it has seen in this game."""

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

    def read_mixes(self, game: Game, met: Met, is_late: bool) -> tuple[list[float], list[float]]:
        """Both sides' mixes on this down, as weights."""
        if is_late:
            return met.endgame.call_mix(game), met.endgame.answer_mix(game)
        return met.playbook.shares(game.offense, self.number(game))

    def read_call(self, game: Game, met: Met, is_late: bool, whim: float) -> int:
        """The call by the equilibrium's mix, tilted toward what the other's habits give away."""
        offense = game.offense
        mix, answers = self.read_mixes(game, met, is_late)
        is_restricted = game.sides[offense].has_quotas or (is_late and game.spot >= RESTRICTED_FROM)
        if is_restricted:
            mix = paced(game, mix, met.playbook.prices[offense])
        seen, usual = game.formations[OTHER[offense]], met.playbook.usual(offense)[1]
        trust = trust_in(seen, usual)
        if trust > (PLAIN_HABIT if is_late else 0.0):
            belief = habitual(seen, usual, answers)
            pays, a_point = self.pays(game, met, is_late)
            if belief and a_point:
                mix = tilted(mix, call_pays(pays, belief), HEAT * a_point / trust)
                is_restricted = True
        if is_restricted:
            mix = allowed(game, mix)
        call = picked(mix, whim)
        return self.call_of(game, self.snap(game), None, whim)[1] if call < 0 else call

    def answer_formation(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """The solution's mix, tilted to what pays against what the other has shown in this game."""
        if self.is_opening(game) or game.phase == TRY:
            return super().answer_formation(game, seat, subject, whim)
        met, offense = self.met(game), game.offense
        is_late = met.endgame.reigns(game)
        calls, mix = self.read_mixes(game, met, is_late)
        seen, usual = game.usage[offense], met.playbook.usual(offense)[0]
        trust = trust_in(seen, usual)
        if trust > (PLAIN_HABIT if is_late else 0.0):
            belief = habitual(seen, usual, calls)
            pays, a_point = self.pays(game, met, is_late)
            if belief and a_point:
                allows = [-pay for pay in answer_pays(pays, belief)]
                mix = tilted(mix, allows, HEAT * a_point / trust)
        return max(picked(mix, whim), 0)

    def pays(self, game: Game, met: Met, is_late: bool) -> tuple[SmallGame, float]:
        """What all pairs are worth, and a point in the same measure; 0 if the game is decided."""
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


def allowed(game: Game, mix: list[float]) -> list[float]:
    """The mix without what the goal line or the quotas forbid."""
    found = [0.0] * PLAY_COUNT
    for play in calls_left(game):
        found[play] = mix[play]
    return found
