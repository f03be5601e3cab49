"""The rival: plays the equilibrium, so that nobody gains by guessing what it calls; a habit that shows is answered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from fieldhouse.games.ddf.choices import AUDIBLE, GO
from fieldhouse.games.ddf.coaching import kicks, late
from fieldhouse.games.ddf.coaching.quotas import calls_left, time_left
from fieldhouse.games.ddf.coaching.solving import Snap, SolvingCoach
from fieldhouse.games.ddf.coaching.watching import Belief, against_answers, against_calls, believed
from fieldhouse.games.ddf.model import PLAY_COUNT
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.equilibrium.one_game import Mix, solved_one
from fieldhouse.gridiron.equilibrium.playbook import SmallGame, number_at, whole_shares
from fieldhouse.gridiron.equilibrium.tables import WHOLE, pick
from fieldhouse.gridiron.outcome import LAST_DOWN
from fieldhouse.gridiron.phases import REGULATION, TRY

AUDIBLE_PRICE: Final = 0.8
"""Points that choosing again must promise with the whole game to go; less as it runs out."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RivalCoach(SolvingCoach):
    """The equilibrium, with a restricted Nash response to what it has seen in this game."""

    def answer_call(self, game: Game, seat: int, subject: object, whim: float) -> int:
        """A kneel or a kick if that is worth more than the down, else a play of the mix."""
        if self.is_opening(game):
            return super().answer_call(game, seat, subject, whim)
        is_try = game.phase == TRY
        if self.met(game).endgame.reigns(game) and not is_try:
            return self.late_choice(game, seat, whim)
        if not is_try and game.clock <= late.SPECIAL and game.quarter >= REGULATION:
            special = self.late_call(game, seat, self.plan(game.sides[seat]), whim)
            if special is not None:
                return special
        if game.down == LAST_DOWN and not is_try:
            kick = self.fourth_down(game, seat)
            if kick != kicks.PLAY_ON:
                return kick
        belief = self.formations_believed(game, seat)
        if belief is None and self.is_read(game):
            return pick(self.met(game).playbook.mixes(seat, self.number(game))[0], whim)
        return self.call_of(game, self.snap(game), belief, whim)[1]

    def is_read(self, game: Game) -> bool:
        """Can the mix be read from the tables? Quotas ask for a new one."""
        return not game.sides[game.offense].has_quotas

    def mixes(self, game: Game, snap: Snap, payoffs: SmallGame) -> tuple[float, Mix, Mix]:
        """The value of a down, and both sides' mixes."""
        return solved_one(payoffs)

    def late_choice(self, game: Game, seat: int, whim: float) -> int:
        snap = self.snap(game)
        value, call = self.call_of(game, snap, self.formations_believed(game, seat), whim)
        assert snap.otherwise is not None
        worth, instead = snap.otherwise
        return instead if worth > value else call

    def call_of(self, game: Game, snap: Snap, belief: Belief | None, whim: float) -> tuple[float, int]:
        """The value of the down, and a call."""
        value, rows, _ = self.mixes(game, snap, against_answers(snap.game, belief) if belief else snap.game)
        return value, snap.calls[pick(whole_shares(rows), whim)]

    def answer_formation(self, game: Game, seat: int, subject: object, whim: float) -> int:
        if self.is_opening(game):
            return super().answer_formation(game, seat, subject, whim)
        met, belief = self.met(game), self.calls_believed(game)
        is_plain = game.phase == TRY or not met.endgame.reigns(game)
        if belief is None and is_plain and self.is_read(game):
            return pick(met.playbook.mixes(game.offense, self.number(game))[1], whim)
        snap = self.snap(game)
        if belief is not None:
            left = Belief([belief.mix[call] for call in snap.calls], belief.trust)
            return pick(whole_shares(self.mixes(game, snap, against_calls(snap.game, left))[2]), whim)
        return pick(whole_shares(self.mixes(game, snap, snap.game)[2]), whim)

    def number(self, game: Game) -> int:
        return number_at(LAST_DOWN if game.phase == TRY else game.down, game.to_go, game.spot)

    def formations_believed(self, game: Game, seat: int) -> Belief | None:
        """What the defense lines up in."""
        playbook = self.met(game).playbook
        here = [share / WHOLE for share in playbook.mixes(seat, self.number(game))[1]]
        return believed(game.formations[1 - seat], playbook.usual(seat)[1], here)

    def calls_believed(self, game: Game) -> Belief | None:
        """What the offense calls."""
        playbook, offense = self.met(game).playbook, game.offense
        here = [share / WHOLE for share in playbook.mixes(offense, self.number(game))[0]]
        return believed(game.usage[offense], playbook.usual(offense)[0], here)

    def answer_reveal(self, game: Game, seat: int, legal: tuple[int, ...], whim: float) -> int:
        """An audible if choosing again promises enough; time-outs are kept for the clock."""
        if AUDIBLE not in legal or game.play.call >= PLAY_COUNT or self.is_opening(game):
            return GO
        return AUDIBLE if self.gain(game, seat) > AUDIBLE_PRICE * time_left(game) ** 0.5 else GO

    def gain(self, game: Game, seat: int) -> float:
        """What *seat* gains if both choose again, in points."""
        calls = calls_left(game)
        if game.play.call not in calls:
            return 0.0
        snap = self.snap(game)
        played = snap.game[snap.calls.index(game.play.call)][game.play.formation]
        gain = (solved_one(snap.game)[0] - played) / max(snap.a_point, 1.0)
        return gain if seat == game.offense else -gain
