"""The rival at the end of a half: calls, kicks, the clock, flags and tries by what they are worth there (stage B).

Worths are whole numbers: points in the first half, the win in the second.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from fieldhouse.gridiron.equilibrium.late_book import Column, LateBook
from fieldhouse.gridiron.equilibrium.late_field import AT_ENDINGS, LATE_LEDGER
from fieldhouse.gridiron.equilibrium.late_half import A_POINT, CERTAIN, LAST_SECONDS, NEVER
from fieldhouse.gridiron.equilibrium.late_reader import (
    SECOND_HALF,
    STEP,
    WARNING,
    LateReader,
    counts_time_outs,
    is_late,
)
from fieldhouse.gridiron.equilibrium.playbook import SmallGame, number_at
from fieldhouse.gridiron.equilibrium.series import ending_of
from fieldhouse.gridiron.game import FootballGame
from fieldhouse.gridiron.late_game import LET_RUN, NO_HUDDLE, SPIKE, TIME_OUT, lead_of
from fieldhouse.gridiron.outcome import KICK_AGAIN, LAST_DOWN, NEXT_SNAP, SHORT_TIME, Outcome
from fieldhouse.table.seat import OTHER, Seat

MARGIN: Final = CERTAIN // 1000
"""A time-out, or hurrying, must be worth so much."""
AS_GOOD: Final = CERTAIN // 2000
"""So near to what the down is worth a kneel or a kick is what makes it worth that."""
DECIDED: Final = CERTAIN - CERTAIN // 200
PLAY_IT: Final = -1
"""No kick and no kneel: a play."""


class LateTerms(NamedTuple):
    """A game's calls by its own numbers: those of fourth down by the order of its late kicks (``LateKicks``), and a
    kneel with the yards that it loses, 0 if there is none; the seconds after which an offense that hurries, and one
    that spikes the ball, snaps it again. *is_blind*: it is played for more than the win, as against a point spread.
    """

    fourth: tuple[int, ...]
    field_goal: int
    kneel: int
    kneel_loss: int
    hurried: int
    spiked: int
    is_blind: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Endgame:
    """Both teams at the end of a half, by a late book that is in memory; its ledgers are unpacked when a moment is
    first asked for, and kept."""

    def __init__(self, book: LateBook, terms: LateTerms) -> None:
        self.book = book
        self.terms = terms
        self.points: LateReader = book.readers[0]
        self.win: LateReader = book.readers[1]
        self.views: dict[tuple[int, int, int], memoryview] = {}
        """The ledgers of moments, by quarter, side and clock."""
        self.field_goals = [book.field_goals(0), book.field_goals(1)]

    def reigns(self, game: FootballGame) -> bool:
        """Does the clock count here? Not in overtime, nor where no table knows who wins."""
        return not self.terms.is_blind and is_late(game.quarter, game.clock) and not game.clock % STEP

    def payoffs(self, game: FootballGame, column: Column) -> SmallGame:
        """What the pairs of calls are worth to the offense."""
        reader = self.reader(game)
        lead = reader.place(lead_of(game, game.offense))
        worths: list[float] = self.book.payoffs(game.offense, number_of(game), game.spot, column, lead).tolist()
        calls, answers = reader.calls, reader.replies
        return [worths[call * answers : (call + 1) * answers] for call in range(calls)]

    def column(self, game: FootballGame, seat: Seat) -> Column:
        """What each thing that can come next is worth to *seat*, which has the ball."""
        return self.book.column(game.quarter, seat, game.clock, lead_of(game, seat), time_outs(game, seat))

    def a_point(self, game: FootballGame) -> float:
        """What a point is worth to the offense."""
        if game.quarter == 2:
            return float(A_POINT)
        lead = lead_of(game, game.offense)
        more, less = (self._down(game, game.offense, game.clock, lead + by, number_of(game)) for by in (1, -1))
        return max((more - less) / 2.0, 0.0)

    def otherwise(self, game: FootballGame, column: Column) -> tuple[float, int]:
        """The worth of the best that a side can do with a down but play it, a kneel or a kick, and which call it is."""
        if game.down < LAST_DOWN:
            best = self.field_goal(game), self.terms.field_goal
            return max(best, (self.kneel(game), self.terms.kneel)) if self.can_kneel(game) else best
        kick, worth = self.book.kicked(game.offense, game.spot, column)
        return worth, self.terms.fourth[kick]

    def can_kneel(self, game: FootballGame) -> bool:
        """Is there a kneel, and would it be no safety here?"""
        return 0 < self.terms.kneel_loss < game.spot

    def instead(self, game: FootballGame, value: float) -> int:
        """Before the last down, what makes the down worth *value* if not a play: a kneel, unless they are behind in
        the second half, or in the last minute a field goal; else ``PLAY_IT``."""
        if self.can_kneel(game) and not (game.quarter == SECOND_HALF and lead_of(game, game.offense) < 0):
            if self.kneel(game) >= value - AS_GOOD:
                return self.terms.kneel
        if game.clock <= LAST_SECONDS and value > -DECIDED and self.field_goal(game) >= value - AS_GOOD:
            return self.terms.field_goal
        return PLAY_IT

    def kneel(self, game: FootballGame) -> float:
        """What a kneel is worth, before the last down."""
        loss = self.terms.kneel_loss
        return self._running(game, game.offense, number_at(game.down + 1, game.to_go + loss, game.spot - loss))

    def net_value(self, game: FootballGame) -> float:
        """What the net says of the down, whatever is done with it."""
        return self._down(game, game.offense, game.clock, lead_of(game, game.offense), number_of(game))

    def field_goal(self, game: FootballGame) -> float:
        """What a field goal try is worth; less than anything where none may be tried."""
        offense = game.offense
        led = self.field_goals[offense][game.spot]
        if not led:
            return -NEVER
        own, theirs = time_outs(game, offense)
        reader, view = self.reader(game), self._view(game, offense)
        return reader.kick(view, LATE_LEDGER, led, reader.place(lead_of(game, offense)), own, theirs)

    def reader(self, game: FootballGame) -> LateReader:
        return self.win if game.quarter == SECOND_HALF else self.points

    def call_mix(self, game: FootballGame) -> list[float]:
        """How often the offense makes each call, as weights."""
        reader, lead = self.reader(game), lead_of(game, game.offense)
        return reader.call_mix(game.offense, moment_of(game, reader), reader.place(lead), number_of(game))

    def answer_mix(self, game: FootballGame) -> list[float]:
        """How often the defense lines up in each formation, as weights."""
        reader, lead = self.reader(game), lead_of(game, game.offense)
        return reader.answer_mix(game.offense, moment_of(game, reader), reader.place(lead), number_of(game))

    def _down(self, game: FootballGame, seat: Seat, clock: int, lead: int, number: int) -> float:
        """What a down of *seat* is worth at that clock and lead."""
        own, theirs = time_outs(game, seat)
        reader = self.reader(game)
        return reader.down(seat, clock // STEP, reader.place(lead), own, theirs, number)

    def _running(self, game: FootballGame, seat: Seat, number: int) -> float:
        """What a down of *seat* is worth that comes after a play, the clock running before it."""
        own, theirs = time_outs(game, seat)
        reader, view = self.reader(game), self._view(game, seat)
        return reader.between(view, LATE_LEDGER, reader.place(lead_of(game, seat)), own, theirs, number)

    def _view(self, game: FootballGame, seat: Seat) -> memoryview:
        """The ledger of a moment, looked up once."""
        key = game.quarter, seat, game.clock
        view = self.views.get(key)
        if view is None:
            view = self.views[key] = self.book.view(game.quarter, seat, game.clock)
        return view

    def tempo(self, game: FootballGame, seat: Seat, takes: int, legal: Sequence[int]) -> int:
        """What to do about a clock that will run so many seconds, the ball being where the play has left it."""
        if seat != game.offense:
            if TIME_OUT not in legal or not counts_time_outs(game.clock):
                return LET_RUN
            return TIME_OUT if self._left(game, takes) - self._stopped_by_them(game) > MARGIN else LET_RUN
        ways = [(self._answered(game, takes) + MARGIN, LET_RUN)]
        if NO_HUDDLE in legal:
            ways.append((self._answered(game, self.terms.hurried), NO_HUDDLE))
        if TIME_OUT in legal and counts_time_outs(game.clock):
            own, theirs = time_outs(game, seat)
            ways.append((self._at(game, STEP, (own - 1, theirs), game.down), TIME_OUT))
        if SPIKE in legal and game.down < LAST_DOWN:
            ways.append((self._at(game, self.terms.spiked, time_outs(game, seat), game.down + 1), SPIKE))
        return max(ways, key=lambda way: way[0])[1]

    def _answered(self, game: FootballGame, seconds: int) -> float:
        """What it is worth to the offense to let so many seconds go: the defense may stop the clock instead."""
        left = self._left(game, seconds)
        if not game.time_outs[OTHER[game.offense]] or not counts_time_outs(game.clock):
            return left
        return min(left, self._stopped_by_them(game))

    def _left(self, game: FootballGame, seconds: int) -> float:
        """What the next snap is worth to the offense if so many seconds go."""
        return self._at(game, seconds, time_outs(game, game.offense), game.down)

    def _stopped_by_them(self, game: FootballGame) -> float:
        """What the next snap is worth to the offense if the defense takes a time-out."""
        own, theirs = time_outs(game, game.offense)
        return self._at(game, STEP, (own, theirs - 1), game.down)

    def _at(self, game: FootballGame, seconds: int, left_over: tuple[int, int], down: int) -> float:
        """What the next snap is worth to the offense after so many seconds, with so many time-outs left to both."""
        clock, offense = game.clock, game.offense
        left = max(clock - seconds, WARNING if clock > WARNING else 0)
        number = number_at(down, game.to_go, game.spot)
        own, theirs = left_over
        reader = self.reader(game)
        return reader.down(offense, left // STEP, reader.place(lead_of(game, offense)), own, theirs, number)

    def worth(self, game: FootballGame, outcome: Outcome, seat: Seat) -> float:
        """What *outcome* of the play would be worth to *seat*: points, or in the second half the win."""
        owner = outcome.seat
        sign = 1.0 if owner == seat else -1.0
        if outcome.ending == NEXT_SNAP:
            return sign * self._snap(game, outcome)
        if outcome.ending == KICK_AGAIN:
            return sign * self.kickoffs(game, owner)[0]
        ending = ending_of(outcome, owner)
        assert ending is not None
        own, theirs = time_outs(game, owner)
        reader, view = self.reader(game), self._view(game, owner)
        lead = reader.place(lead_of(game, owner))
        return sign * reader.entry(view, LATE_LEDGER, AT_ENDINGS + ending, lead, own, theirs)

    def _snap(self, game: FootballGame, outcome: Outcome) -> float:
        """What the next snap is worth to whoever has it; a down that is owed is played though no seconds are left."""
        owner, clock = outcome.seat, game.clock
        number = number_at(outcome.down, outcome.to_go, outcome.spot)
        if outcome.seconds > SHORT_TIME:
            return self._running(game, owner, number)
        left = clock - outcome.seconds
        if outcome.is_replay:
            left = max(left, STEP)
        return self._down(game, owner, left, lead_of(game, owner), number)

    def is_two_better(self, game: FootballGame, seat: Seat) -> bool:
        """A touchdown has been scored: is the two-point try worth more?"""
        lead = lead_of(game, seat) - TOUCHDOWN_POINTS
        kicked, two = self.book.tries(game.quarter, seat, game.clock, lead, time_outs(game, seat))
        return two > kicked

    def kickoffs(self, game: FootballGame, seat: Seat) -> list[float]:
        """What each way to kick off is worth."""
        place, left = self.book.lead(game.quarter, lead_of(game, seat)), time_outs(game, seat)
        return [self.book.value_at(kick, place, left) for kick in self.book.kickoffs(game.quarter, seat, game.clock)]


TOUCHDOWN_POINTS: Final = 6


def moment_of(game: FootballGame, reader: LateReader) -> int:
    """The number of the moment whose mixes are read."""
    own, theirs = time_outs(game, game.offense)
    return reader.moment(game.clock // STEP, own, theirs)


def number_of(game: FootballGame) -> int:
    """The number of the game's down in the solved tables."""
    return number_at(game.down, game.to_go, game.spot)


def time_outs(game: FootballGame, seat: Seat) -> tuple[int, int]:
    """The time-outs of *seat*, and of the other."""
    return game.time_outs[seat], game.time_outs[OTHER[seat]]
