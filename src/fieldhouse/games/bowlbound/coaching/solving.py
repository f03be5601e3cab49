"""Coaches that know what every down is worth to both sides: the rival, and the pro.

So that nobody waits for a pairing to be solved (``meetings``), the first minutes of every game are called by mixes that
are found in a few seconds (``equilibrium.opening``), all else then is done by the book, whether the tables lie ready or
not. After that whoever is asked waits for them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from fieldhouse.games.bowlbound.calls import FIELD_GOAL_TRY, HAIL_MARY, PUNT
from fieldhouse.games.bowlbound.choices import ACCEPT, DECLINE
from fieldhouse.games.bowlbound.coaching import late
from fieldhouse.games.bowlbound.coaching.book import BookCoach
from fieldhouse.games.bowlbound.coaching.kicks import PLAY_ON
from fieldhouse.games.bowlbound.coaching.meetings import Meetings, Met
from fieldhouse.games.bowlbound.equilibrium.kicks import PUNT_IT
from fieldhouse.games.bowlbound.equilibrium.pairs import answers_of, calls_of, is_open
from fieldhouse.games.bowlbound.legal import HAIL_MARY_TIME, legal_kickoffs, legal_tempo
from fieldhouse.games.bowlbound.options import GUESSING
from fieldhouse.games.bowlbound.questions import Flag
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.call_buckets import second_whim
from fieldhouse.gridiron.equilibrium.endgame import AS_GOOD, DECIDED, PLAY_IT
from fieldhouse.gridiron.equilibrium.late_half import CERTAIN
from fieldhouse.gridiron.equilibrium.playbook import number_at, picked
from fieldhouse.gridiron.equilibrium.tables import pick
from fieldhouse.gridiron.equilibrium.watching import Belief, believed
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.kicking import is_protecting
from fieldhouse.gridiron.late_game import KICK_TRY, ONSIDE, TWO_POINT_TRY, lead_of
from fieldhouse.gridiron.outcome import LAST_DOWN, Outcome
from fieldhouse.gridiron.phases import QUARTER, REGULATION, TRY
from fieldhouse.table.seat import OTHER, Seat

OPENING: Final = QUARTER - 150
"""With more on the clock of the first quarter the tables are not opened yet."""
FAR_OUT: Final = 30
"""From farther out a last throw is a Hail Mary."""
MARGIN: Final = 0.02
"""Of a win: another kickoff than the usual one must be worth so much more."""
NOISE: Final = 1.6
"""What was seen in n downs lies so much over the square root of n from the truth: there are many answers to see."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SolvingCoach(BookCoach):
    """Calls, kicks, kneels, flags, tries and the clock by their worth.

    Whatever it answers may be the first that is asked of two teams: then their tables (``met``), or the mixes of the
    first minutes (``opening_mixes``), are read from the shelf on disk, or solved for seconds and written there.
    """

    def __init__(self, meetings: Meetings | None = None) -> None:
        super().__init__()
        self.meetings = meetings or Meetings()

    def met(self, game: Game) -> Met:
        """What is known of the two teams; at their first meeting taken from the shelf, or solved now and put there."""
        return self.meetings.met(game)

    def is_opening(self, game: Game) -> bool:
        """The first minutes, which wait for no tables; and overtime, which they do not know."""
        return (game.quarter == 1 and game.clock > OPENING) or game.quarter > REGULATION

    def opening_mixes(self, game: Game) -> tuple[list[float], list[float]]:
        """What both sides call in the first minutes, as weights; from the shelf, or worked out now in haste and kept
        there."""
        return self.meetings.opening(game).shares(game.offense, self.number(game))

    def opening_call(self, game: Game, book: int, whim: float) -> int:
        """A play of the mix, from the shelf, where the book calls one; what else it does is done."""
        calls = calls_of(game)
        if game.play.call >= 0 or game.phase == TRY or book not in calls:
            return book
        return calls[max(picked(self.opening_mixes(game)[0], second_whim(whim)), 0)]

    def pick_answer(self, game: Game, seat: Seat, answers: tuple[int, ...], mix: list[float], whim: float) -> int:
        """One of the answers that the score allows, drawn by *whim* from their *mix*."""
        shares = zip(answers, mix, strict=True)
        allowed = [share if share and is_open(game, seat, answer) else 0.0 for answer, share in shares]
        return answers[max(picked(allowed, whim), 0)]

    def is_late(self, game: Game, met: Met) -> bool:
        """Do the tables of the end of a half decide? Tries are never late."""
        return met.endgame.reigns(game) and game.phase != TRY

    def number(self, game: Game) -> int:
        """The number of the down in the solved tables; a try is a last down: the end zone or nothing."""
        return number_at(LAST_DOWN if game.phase == TRY else game.down, game.to_go, game.spot)

    def mixes(self, game: Game, met: Met) -> tuple[list[float], list[float]]:
        """Both sides' mixes on this down, as weights."""
        if self.is_late(game, met):
            return met.endgame.call_mix(game), met.endgame.answer_mix(game)
        return met.playbook(game).shares(game.offense, self.number(game))

    def call_mix(self, game: Game, met: Met) -> list[float]:
        """How often each call is made on this down."""
        return self.mixes(game, met)[0]

    def answer_mix(self, game: Game, met: Met) -> list[float]:
        """How often each answer is given."""
        return self.mixes(game, met)[1]

    def answers_believed(self, game: Game, met: Met) -> Belief | None:
        """What the defense may do here, by what it has done so far; None while that says nothing, and where the win
        counts, not points."""
        if self.is_for_the_win(game, met):
            return None
        playbook, offense = met.playbook(game), game.offense
        here = playbook.shares(offense, self.number(game))[1]
        seen, usual, costs = met.answers_seen(game, OTHER[offense]), playbook.usual(offense), playbook.costs(offense)
        return believed(seen, usual[1], costs[1], here, NOISE)

    def calls_believed(self, game: Game, met: Met) -> Belief | None:
        """What the offense may do here, likewise; None where that is."""
        if self.is_for_the_win(game, met):
            return None
        playbook, offense = met.playbook(game), game.offense
        here = playbook.shares(offense, self.number(game))[0]
        seen, usual, costs = met.calls_seen(game, offense), playbook.usual(offense), playbook.costs(offense)
        return believed(seen, usual[0], costs[0], here, NOISE)

    def is_for_the_win(self, game: Game, met: Met) -> bool:
        """Does only winning count, and no longer points? So it is late in the second half."""
        return game.quarter == REGULATION and self.is_late(game, met)

    def answer_call(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """A kneel or a kick if that is worth more than the down, else a play of the mix."""
        if self.is_opening(game) or game.play.call >= 0:
            return self.opening_call(game, super().answer_call(game, seat, subject, whim), whim)
        met = self.met(game)
        instead = PLAY_ON
        if self.is_late(game, met):
            instead = self.late_instead(game, met)
        elif game.phase != TRY:
            instead = self.instead(game, seat, met)
        return met.calls[max(picked(self.call_mix(game, met), whim), 0)] if instead == PLAY_ON else instead

    def late_instead(self, game: Game, met: Met) -> int:
        """What is worth more than a play late in a half; ``PLAY_ON`` if nothing is."""
        endgame = met.endgame
        if self.throws_far(game):
            return HAIL_MARY
        value = endgame.net_value(game)
        if game.down < LAST_DOWN:
            found = endgame.instead(game, value)
        elif value <= -DECIDED and game.quarter == REGULATION:
            found = PLAY_IT
        else:
            worth, kick = endgame.otherwise(game, endgame.column(game, game.offense))
            found = kick if worth >= value - AS_GOOD else PLAY_IT
        return PLAY_ON if found == PLAY_IT else found

    def throws_far(self, game: Game) -> bool:
        """I-3: the tables know no Hail Mary; far out with the clock all but gone nothing else scores."""
        is_last = game.options.hail_mary and game.clock <= HAIL_MARY_TIME and GOAL - game.spot > FAR_OUT
        return is_last and (game.quarter < REGULATION or lead_of(game, game.offense) < 0)

    def instead(self, game: Game, seat: Seat, met: Met) -> int:
        """What score and clock demand, or on fourth down what is worth most, where the tables of a half's end do not
        reign; ``PLAY_ON`` if nothing is.
        """
        if game.clock <= late.LAST_CALLS and game.quarter in (2, REGULATION):
            special = self.late_call(game, seat, self.plan(game.sides[seat]))
            if special:
                return special
        if game.down < LAST_DOWN:
            return PLAY_ON
        playbook = met.playbook(game)
        value = playbook.values[seat][number_at(game.down, game.to_go, game.spot)]
        if value > playbook.kick_values[seat][game.spot] and not is_protecting(game, seat):
            return PLAY_ON
        return PUNT if playbook.kicks[seat][game.spot] == PUNT_IT else FIELD_GOAL_TRY

    def answer_defense(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """Of the mix that its level has for this down, by the shelf's tables; against a try in the first minutes by the
        book."""
        if not self.is_opening(game):
            met = self.met(game)
            return self.pick_answer(game, seat, met.answers, self.answer_mix(game, met), whim)
        if game.phase == TRY:
            return super().answer_defense(game, seat, subject, whim)
        return self.pick_answer(game, seat, answers_of(game), self.opening_mixes(game)[1], whim)

    def answer_tempo(self, game: Game, seat: Seat, seconds: int, whim: float) -> int:
        """By its worth late in a half; else by the book."""
        if self.is_opening(game) or not self.met(game).endgame.reigns(game):
            return super().answer_tempo(game, seat, seconds, whim)
        return self.met(game).endgame.tempo(game, seat, seconds, legal_tempo(game, seat, seconds))

    def answer_kickoff(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """By the solved mix; at the end of a half what is clearly worth more there; a free kick, the opening and
        overtime by the book."""
        if self.is_opening(game) or game.is_free_kick:
            return super().answer_kickoff(game, seat, subject, whim)
        met, ways = self.met(game), legal_kickoffs(game, seat)
        usual = ways[pick(met.kicks[seat][0], whim)]
        if not met.endgame.reigns(game):
            return usual
        worths = met.endgame.kickoffs(game, seat)
        best = max(range(len(ways)), key=worths.__getitem__)
        is_better = worths[best] - worths[ways.index(usual)] > MARGIN * CERTAIN
        return ways[best] if is_better else usual

    def answer_kickoff_guess(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """Onside when the kicker must; otherwise the solution's mix."""
        if self.is_opening(game):
            return super().answer_kickoff_guess(game, seat, subject, whim)
        met, kicker = self.met(game), OTHER[seat]
        if met.endgame.reigns(game):
            worths = met.endgame.kickoffs(game, kicker)
            if worths[-1] - max(worths[:-1]) > MARGIN * CERTAIN:
                return ONSIDE
        assert game.options.kickoffs == GUESSING
        return pick(met.kicks[kicker][1], whim)

    def answer_penalty(self, game: Game, seat: Seat, subject: Flag, whim: float) -> int:
        """The outcome worth most; in the last quarter, before the clock counts, by the book."""
        met = None if self.is_opening(game) else self.met(game)
        is_late = met is not None and self.is_late(game, met)
        if met is None or (game.quarter == REGULATION and not is_late):
            return super().answer_penalty(game, seat, subject, whim)
        claims, outcome = subject
        choices = [(DECLINE, outcome), *((ACCEPT + number, claim.outcome) for number, claim in enumerate(claims))]
        return max(choices, key=lambda choice: self.worth_of(game, met, choice[1], seat, is_late))[0]

    def worth_of(self, game: Game, met: Met, outcome: Outcome, seat: Seat, is_late: bool) -> float:
        """What an outcome is worth to *seat*, in points, or in chances to win when it is late."""
        return met.endgame.worth(game, outcome, seat) if is_late else met.playbook(game).worth(outcome, seat)

    def answer_try(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """By its worth; in the last quarter, before the clock counts, by the score."""
        if self.is_opening(game):
            return super().answer_try(game, seat, subject, whim)
        met = self.met(game)
        if met.endgame.reigns(game):
            return TWO_POINT_TRY if met.endgame.is_two_better(game, seat) else KICK_TRY
        if game.quarter >= REGULATION:
            return super().answer_try(game, seat, subject, whim)
        kicked, two = met.playbook(game).tries[seat]
        return TWO_POINT_TRY if two > kicked else KICK_TRY
