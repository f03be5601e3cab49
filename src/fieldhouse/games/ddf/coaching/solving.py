"""A coach that knows what every down is worth to both sides: what the rival and the pro have in common.

So that nobody waits for a pairing to be solved (``meetings``), the first downs of every game are called by mixes that
are found in a second or two (``equilibrium.opening``), and kicked by the book, whether the tables lie ready or not.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from fieldhouse.games.ddf.choices import FIELD_GOAL_TRY, POOCH, PUNT
from fieldhouse.games.ddf.coaching import kicks, late
from fieldhouse.games.ddf.coaching.book import BookCoach
from fieldhouse.games.ddf.coaching.endgame import pooch_yards
from fieldhouse.games.ddf.coaching.flags import decides
from fieldhouse.games.ddf.coaching.meetings import Meetings, Met, Snap, SnapKey
from fieldhouse.games.ddf.coaching.quotas import calls_left, prices_now
from fieldhouse.games.ddf.equilibrium.kicks import KICK_GOAL, PUNT_IT, pooched
from fieldhouse.games.ddf.model import PLAY_COUNT
from fieldhouse.games.ddf.questions import TEMPO, Flagged, legal_tempo
from fieldhouse.games.ddf.state import Game
from fieldhouse.games.ddf.timing import time_to_come
from fieldhouse.gridiron.call_buckets import second_whim
from fieldhouse.gridiron.equilibrium.playbook import number_at, picked
from fieldhouse.gridiron.equilibrium.tables import PAYOFF
from fieldhouse.gridiron.kicking import is_protecting
from fieldhouse.gridiron.late_game import BY_HABIT, DEEP, KICK_TRY, LET_RUN, NO_HUDDLE, ONSIDE, TWO_POINT_TRY
from fieldhouse.gridiron.outcome import LAST_DOWN
from fieldhouse.gridiron.phases import REGULATION, TRY
from fieldhouse.table.question import Ask, S
from fieldhouse.table.seat import Seat

OPENING: Final = 8
"""So many downs of a game are called before the tables are opened."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SolvingCoach(BookCoach):
    """Kicks, kneels, flags, tries and the clock by their worth. What it calls is for its levels to say.

    Whatever it answers may be the first that is asked of two teams: then their tables (``met``), or the mixes of the
    first downs (``opening_mixes``), are read from the shelf on disk, or solved for seconds and written there.
    """

    def __init__(self, meetings: Meetings | None = None) -> None:
        super().__init__()
        self.meetings = meetings or Meetings()

    def met(self, game: Game) -> Met:
        """What is known of the two teams; at their first meeting taken from the shelf, or solved now and put there."""
        return self.meetings.met(game)

    def is_opening(self, game: Game) -> bool:
        """The first downs: those wait for no tables."""
        return game.quarter == 1 and sum(game.usage[0]) + sum(game.usage[1]) < OPENING

    def number(self, game: Game) -> int:
        """The number of the down in the solved tables; a try counts as a last down."""
        return number_at(LAST_DOWN if game.phase == TRY else game.down, game.to_go, game.spot)

    def opening_mixes(self, game: Game) -> tuple[list[float], list[float]]:
        """What both sides call on one of the first downs, as weights; from the shelf, or worked out now in haste and
        kept there."""
        calls, answers = self.meetings.opening(game).shares(game.offense, self.number(game))
        left = calls_left(game)
        return [share if call in left else 0.0 for call, share in enumerate(calls)], answers

    def answer_call(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """On one of the first downs: a play of the mix, from the shelf, where the book would not kick; it also calls
        the tries."""
        book = super().answer_call(game, seat, subject, whim)
        if book >= PLAY_COUNT or game.phase == TRY:
            return book
        call = picked(self.opening_mixes(game)[0], second_whim(whim))
        return book if call < 0 else call

    def answer_formation(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """On one of the first downs: of the mix, from the shelf; against a try by the book."""
        if game.phase == TRY:
            return super().answer_formation(game, seat, subject, whim)
        return max(picked(self.opening_mixes(game)[1], whim), 0)

    def snap(self, game: Game) -> Snap:
        """The down as both sides know it, weighed once for both and kept with the pairing."""
        met, key = self.met(game), snap_key(game)
        weighed = met.weighed
        if weighed is not None and weighed[0] == key:
            return weighed[1]
        snap = self._snap(game, met)
        met.weighed = key, snap
        return snap

    def _snap(self, game: Game, met: Met) -> Snap:
        """The same, weighed now; a try is a last down: the end zone or nothing."""
        calls = calls_left(game)
        prices = prices_now(game, met.playbook)
        if game.phase == TRY or not met.endgame.reigns(game):
            return Snap(calls, met.playbook.game(game.offense, self.number(game), calls, prices), PAYOFF, False, None)
        endgame = met.endgame
        column = endgame.column(game, game.offense)
        payoffs, a_point = endgame.payoffs(game, column), endgame.a_point(game)
        costs = [price * a_point / PAYOFF for price in prices]
        priced = [[pay - costs[call] for pay in payoffs[call]] for call in calls]
        return Snap(calls, priced, a_point, True, endgame.otherwise(game, column))

    def answer(self, ask: Ask[Game, S], game: Game, seat: Seat, subject: S, whim: float) -> int:
        """The clock's question by the tables, once they are open; all else as its level does."""
        if ask is TEMPO and not self.is_opening(game):
            assert isinstance(subject, int)
            return self.tempo(game, seat, subject, whim)
        return super().answer(ask, game, seat, subject, whim)

    def tempo(self, game: Game, seat: Seat, seconds: int, whim: float) -> int:
        """By its worth. Going without a huddle, which is rationed, is kept for the end of the game; in the last quarter
        before that, and time-outs before the warning, by the book.
        """
        endgame, wish = self.met(game).endgame, LET_RUN
        if endgame.reigns(game):
            legal = legal_tempo(game, seat, seconds)
            if NO_HUDDLE in legal and game.quarter < REGULATION and game.no_huddles[seat] <= late.KEPT_FOR_LATE:
                legal.remove(NO_HUDDLE)
            wish = endgame.tempo(game, seat, time_to_come(game, seconds), legal)
            if game.clock <= late.SPECIAL:
                return wish
        if wish != LET_RUN or game.quarter < REGULATION:
            return wish
        return late.tempo(game, seat, seconds, whim)

    def fourth_down(self, game: Game, seat: Seat) -> int:
        """The kick that score and clock demand, or that is worth most, while the end of the half is far away; or
        ``kicks.PLAY_ON``.
        """
        chance = kicks.field_goal_chance(game, seat, self.plan(game, seat))
        demanded = kicks.demanded(game, seat, chance)
        if demanded != BY_HABIT:
            return kicks.FOURTH_CALLS[demanded]
        playbook = self.met(game).playbook
        value = playbook.values[seat][number_at(game.down, game.to_go, game.spot)]
        if value > playbook.kick_values[seat][game.spot] and not is_protecting(game, seat):
            return kicks.PLAY_ON
        kick = playbook.kicks[seat][game.spot]
        return PUNT if kick == PUNT_IT else FIELD_GOAL_TRY if kick == KICK_GOAL else POOCH

    def answer_pooch_yards(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """As far as the tables say; the book's answer where they say nothing."""
        if self.is_opening(game):
            return super().answer_pooch_yards(game, seat, subject, whim)
        met = self.met(game)
        yards = pooched(met.playbook.kicks[seat][game.spot])
        if met.endgame.reigns(game):
            yards = pooch_yards(game, met.endgame, met.endgame.column(game, seat))
        return yards or super().answer_pooch_yards(game, seat, subject, whim)

    def answer_kickoff(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """By the book; late in a half onside if that is worth more, and only then."""
        book = super().answer_kickoff(game, seat, subject, whim)
        if game.quarter == 1:
            return book
        endgame = self.met(game).endgame
        if not endgame.reigns(game):
            return book
        deep, onside = endgame.kickoffs(game, seat)
        return ONSIDE if onside > deep else DEEP if book == ONSIDE else book

    def answer_penalty(self, game: Game, seat: Seat, subject: Flagged, whim: float) -> int:
        """The outcome worth most."""
        if self.is_opening(game):
            return super().answer_penalty(game, seat, subject, whim)
        met, rulings = self.met(game), subject[1]
        if met.endgame.reigns(game) and game.phase != TRY:
            return max(rulings, key=lambda ruling: met.endgame.worth(game, ruling.outcome, seat)).choice
        if game.quarter < REGULATION:
            return max(rulings, key=lambda ruling: met.playbook.worth(ruling.outcome, seat)).choice
        return max(
            rulings, key=lambda ruling: (decides(game, seat, ruling), met.playbook.worth(ruling.outcome, seat))
        ).choice

    def answer_try(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """By its worth; in the last quarter, before the clock counts, by the score."""
        if not game.rules.has_two_point_try:
            return KICK_TRY
        if self.is_opening(game):
            return super().answer_try(game, seat, subject, whim)
        met = self.met(game)
        if met.endgame.reigns(game):
            return TWO_POINT_TRY if met.endgame.is_two_better(game, seat) else KICK_TRY
        if game.quarter >= REGULATION:
            return super().answer_try(game, seat, subject, whim)
        kicked, two = met.playbook.tries[seat]
        return TWO_POINT_TRY if two > kicked else KICK_TRY


def snap_key(game: Game) -> SnapKey:
    """All that the worth of a down's calls depends on."""
    return (
        game.quarter, game.clock, int(game.phase == TRY), game.offense, game.spot, game.down, game.to_go,
        int(game.spread != 0.0), *game.score, *game.time_outs, *game.usage[game.offense],
    )  # fmt: skip
