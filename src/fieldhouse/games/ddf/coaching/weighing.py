"""A coach that weighs every down at the table: what all pairs of calls are worth, then a mix."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from fieldhouse.games.ddf.choices import AUDIBLE, GO
from fieldhouse.games.ddf.coaching import kicks, late
from fieldhouse.games.ddf.coaching.meetings import Meetings, Snap
from fieldhouse.games.ddf.coaching.quotas import AUDIBLE_PRICE, time_left
from fieldhouse.games.ddf.coaching.solving import SolvingCoach
from fieldhouse.games.ddf.model import PLAY_COUNT
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.equilibrium.one_game import Mix, solved_one
from fieldhouse.gridiron.equilibrium.playbook import SmallGame, whole_shares
from fieldhouse.gridiron.equilibrium.tables import pick
from fieldhouse.gridiron.equilibrium.watching import Belief, against_answers, against_calls, believed
from fieldhouse.gridiron.outcome import LAST_DOWN
from fieldhouse.gridiron.phases import REGULATION, TRY
from fieldhouse.table.seat import OTHER, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class WeighingCoach(SolvingCoach):
    """The equilibrium of the down as it stands, with a restricted Nash response to what it has seen in this game.

    The pairing's tables are asked for wherever a call is weighed: from the shelf, or solved then.
    """

    def __init__(self, meetings: Meetings | None = None) -> None:
        super().__init__(meetings)
        self.found: tuple[Snap, tuple[float, Mix, Mix]] | None = None

    def answer_call(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """A kneel or a kick if that is worth more than the down, else a play of the mix."""
        if self.is_opening(game):
            return super().answer_call(game, seat, subject, whim)
        is_try = game.phase == TRY
        if self.met(game).endgame.reigns(game) and not is_try:
            return self.late_choice(game, seat, whim)
        if not is_try and game.clock <= late.SPECIAL and game.quarter >= REGULATION:
            special = self.late_call(game, seat, self.plan(game, seat), whim)
            if special is not None:
                return special
        if game.down == LAST_DOWN and not is_try:
            kick = self.fourth_down(game, seat)
            if kick != kicks.PLAY_ON:
                return kick
        return self.call_of(game, self.snap(game), self.formations_believed(game, seat), whim)[1]

    def mixes(self, game: Game, snap: Snap, payoffs: SmallGame) -> tuple[float, Mix, Mix]:
        """The value of a down, and both sides' mixes."""
        return solved_one(payoffs)

    def late_choice(self, game: Game, seat: Seat, whim: float) -> int:
        """The best call near the end of a half, or a kick or kneel that is worth more."""
        snap = self.snap(game)
        value, call = self.call_of(game, snap, self.formations_believed(game, seat), whim)
        assert snap.otherwise is not None
        worth, instead = snap.otherwise
        return instead if worth > value else call

    def call_of(self, game: Game, snap: Snap, belief: Belief | None, whim: float) -> tuple[float, int]:
        """The value of the down, and a call."""
        value, rows, _ = (
            self.mixes(game, snap, against_answers(snap.game, belief)) if belief else self.both_mixes(game, snap)
        )
        return value, snap.calls[pick(whole_shares(rows), whim)]

    def both_mixes(self, game: Game, snap: Snap) -> tuple[float, Mix, Mix]:
        """The mixes of two sides that know nothing of each other, found once for both."""
        known = self.found
        if known is None or known[0] is not snap:
            known = self.found = snap, self.mixes(game, snap, snap.game)
        return known[1]

    def answer_formation(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """Drawn by *whim* from the mix that its level weighs for this down."""
        if self.is_opening(game):
            return super().answer_formation(game, seat, subject, whim)
        snap, belief = self.snap(game), self.calls_believed(game)
        if belief is not None:
            left = Belief([belief.mix[call] for call in snap.calls], belief.trust)
            return pick(whole_shares(self.mixes(game, snap, against_calls(snap.game, left))[2]), whim)
        return pick(whole_shares(self.both_mixes(game, snap)[2]), whim)

    def formations_believed(self, game: Game, seat: Seat) -> Belief | None:
        """What the defense has shown that it lines up in here, and how far to trust it; None if no habit shows.

        Needs the pairing's tables: from the shelf, or solved now and kept there.
        """
        playbook = self.met(game).playbook
        here = playbook.shares(seat, self.number(game))[1]
        return believed(game.formations[OTHER[seat]], playbook.usual(seat)[1], playbook.costs(seat)[1], here)

    def calls_believed(self, game: Game) -> Belief | None:
        """The same of what the offense calls."""
        playbook, offense = self.met(game).playbook, game.offense
        here = playbook.shares(offense, self.number(game))[0]
        return believed(game.usage[offense], playbook.usual(offense)[0], playbook.costs(offense)[0], here)

    def answer_reveal(self, game: Game, seat: Seat, legal: tuple[int, ...], whim: float) -> int:
        """An audible if choosing again promises enough; time-outs are kept for the clock."""
        if AUDIBLE not in legal or game.play.call >= PLAY_COUNT or self.is_opening(game):
            return GO
        return AUDIBLE if self.gain(game, seat) > AUDIBLE_PRICE * time_left(game) ** 0.5 else GO

    def gain(self, game: Game, seat: Seat) -> float:
        """What *seat* gains if both choose again, in points."""
        snap = self.snap(game)
        if game.play.call not in snap.calls:
            return 0.0
        played = snap.game[snap.calls.index(game.play.call)][game.play.formation]
        gain = (solved_one(snap.game)[0] - played) / max(snap.a_point, 1.0)
        return gain if seat == game.offense else -gain
