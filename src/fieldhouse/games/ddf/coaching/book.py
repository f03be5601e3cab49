"""The book coach: calls by the plan, kicks by the chances, a clock by the score. It answers every question."""

from __future__ import annotations

from math import floor
from typing import Final

from mypy_extensions import mypyc_attr

from fieldhouse.games.ddf.choices import AUDIBLE, FIELD_GOAL_TRY, GO, KNEEL, RECEIVE
from fieldhouse.games.ddf.coaching import kicks, late
from fieldhouse.games.ddf.coaching.audibles import (
    Chance,
    Chances,
    down_kind,
    has_second_thoughts,
    is_critical,
    is_worth_it,
)
from fieldhouse.games.ddf.coaching.flags import answer_flag
from fieldhouse.games.ddf.coaching.late import pace_of
from fieldhouse.games.ddf.coaching.league_plan import FORMATIONS, RED_ZONE
from fieldhouse.games.ddf.coaching.plan import FORMATION_MIXES, RED_ZONE_MIX, Plan
from fieldhouse.games.ddf.model import (
    DRAW,
    END_RUN,
    FIRST_PASS,
    LINE_PLUNGE,
    LONG,
    MEDIUM,
    OFF_TACKLE,
    PLAY_COUNT,
    SCREEN,
    SHORT,
    SIDELINE,
)
from fieldhouse.games.ddf.questions import CALL, FORMATION, NOT_INSIDE, REVEAL, TEMPO, Flagged, PuntCaught, legal_plays
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron import habit_kicks, late_game
from fieldhouse.gridiron.call_buckets import MIX_ENTRIES, OPEN_FIELD_TO, second_whim
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.late_game import TWO_MINUTES
from fieldhouse.gridiron.outcome import LAST_DOWN
from fieldhouse.gridiron.phases import TRY
from fieldhouse.gridiron.situations import BEFORE_HALF, BUCKET_AT, OPEN, OWN_TEN, state_of
from fieldhouse.table.bounded import make_room
from fieldhouse.table.question import Ask, Coach, S
from fieldhouse.table.seat import OTHER, Seat

SHORTER: Final = {LONG: MEDIUM, MEDIUM: SHORT, DRAW: LINE_PLUNGE}
"""Near the goal a play that is not allowed becomes the next shorter one."""
LAST_THROWS: Final[tuple[int, ...]] = (LONG, SIDELINE, MEDIUM, SHORT, SCREEN)
"""What is thrown on the last play of a half, the best three of them that are allowed."""
SAFE_RUNS: Final[tuple[int, ...]] = (LINE_PLUNGE, LINE_PLUNGE, OFF_TACKLE, END_RUN)
"""What is run to keep the clock running."""
MOST_PLANS: Final = 256
"""So many are kept, as many as the library keeps teams."""
RESTRICTED_FROM: Final = GOAL - max(NOT_INSIDE.values())
"""Beyond this spot some play is not allowed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BookCoach(Coach[Game]):
    """Knows situation, score, clock and quotas. One coach may serve any seat of any game: it keeps a plan of every side
    it meets.
    """

    def __init__(self) -> None:
        self.plans: dict[Side, Plan] = {}
        self.chances = Chances()

    def answer(self, ask: Ask[Game, S], game: Game, seat: Seat, subject: S, whim: float) -> int:
        """Hands the question to the method that answers it; what is asked on every down is looked for first."""
        if ask is CALL:
            return self.answer_call(game, seat, subject, whim)
        if ask is FORMATION:
            return self.answer_formation(game, seat, subject, whim)
        if ask is REVEAL:
            assert isinstance(subject, tuple)
            return self.answer_reveal(game, seat, subject, whim)
        if ask is TEMPO:
            assert isinstance(subject, int)
            return late.usual_tempo(game, seat, self.plan(game, seat), subject, whim)
        choice: int = getattr(self, ask.method)(game, seat, subject, whim)
        return choice

    def plan(self, game: Game, seat: Seat) -> Plan:
        """A side's plan for the season whose charts they play with, made when it is first asked for."""
        side, charts = game.sides[seat], game.charts
        found = self.plans.get(side)
        if found is None or found.charts is not charts:
            make_room(self.plans, MOST_PLANS)
            found = self.plans[side] = Plan(side, charts)
        return found

    def answer_call(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """The offense's secret call."""
        side, plan = game.sides[seat], self.plan(game, seat)
        down, quarter = game.down, game.quarter
        state = OPEN
        if quarter > 2 or game.clock <= TWO_MINUTES:
            state = state_of(game, seat)
            if game.clock <= late.SPECIAL and (quarter > 3 or state == BEFORE_HALF):
                special = self.late_call(game, seat, plan, whim)
                if special is not None:
                    return special
        if game.play.asides and has_second_thoughts(game, seat):
            return self.second_call(game, seat, plan, state)[1]
        if down == 4 and game.phase != TRY:
            kick = kicks.fourth_down(game, seat, plan, whim)
            if kick != kicks.PLAY_ON:
                return kick
            whim = second_whim(whim)
        spot = game.spot
        play = plan.calls[state][BUCKET_AT[spot][down][game.to_go]][floor(whim * MIX_ENTRIES)]
        if spot < RESTRICTED_FROM and game.usage[seat][play] < side.quotas[play]:
            return play
        return self.allowed(game, seat, play)

    def late_call(self, game: Game, seat: Seat, plan: Plan, whim: float) -> int | None:
        """Kneel, keep the clock running, or kick or throw on the last second; None to call a play by the plan."""
        if game.phase == TRY:
            return None
        if late.runs_out_clock(game, seat, plan, whim) or late.lets_half_end(game, seat, plan, whim):
            return KNEEL
        chance, pace = kicks.field_goal_chance(game, seat, plan), pace_of(game)
        if late_game.is_last_second_kick(game, seat, pace, chance):
            return FIELD_GOAL_TRY
        if late_game.must_run(game, seat) or (game.down < LAST_DOWN and late_game.plays_for_kick(game, seat)):
            return self.allowed(game, seat, SAFE_RUNS[floor(whim * len(SAFE_RUNS))])
        return last_throw(game, seat, whim) if late_game.must_throw(game, seat, pace) else None

    def allowed(self, game: Game, seat: Seat, play: int) -> int:
        """The play itself, a shorter one near the goal, or of its kind the one with most calls left."""
        distance = GOAL - game.spot
        while distance <= NOT_INSIDE.get(play, 0):
            play = SHORTER[play]
        quotas, usage = game.sides[seat].quotas, game.usage[seat]
        if usage[play] < quotas[play]:
            return play
        return most_left(game, seat, play >= FIRST_PASS)

    def answer_formation(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """The defense's secret call."""
        spot, quarter = game.spot, game.quarter
        state = OPEN
        if quarter > 2 or game.clock <= TWO_MINUTES:
            state = state_of(game, OTHER[seat])
        if game.play.asides and has_second_thoughts(game, seat):
            return self.second_formation(game, state)[1]
        if spot < RESTRICTED_FROM or spot >= OPEN_FIELD_TO:
            return FORMATION_MIXES[state][BUCKET_AT[spot][game.down][game.to_go]][floor(whim * MIX_ENTRIES)]
        return RED_ZONE_MIX[floor(whim * MIX_ENTRIES)]

    def second_call(self, game: Game, seat: Seat, plan: Plan, state: int) -> Chance:
        """The best play that is called here and allowed, against the formations that meet it."""
        bucket = BUCKET_AT[game.spot][game.down][game.to_go]
        is_red_zone = RESTRICTED_FROM <= game.spot < OPEN_FIELD_TO
        to_go, calls = game.to_go, plan.calls[state][bucket]
        mix = RED_ZONE if is_red_zone else FORMATIONS[state][bucket]
        matchup = self.chances.of(game)
        best = matchup.best_play(down_kind(to_go, state, bucket, is_red_zone), to_go, calls, mix)
        if self.allowed(game, seat, best[1]) == best[1]:
            return best
        legal = legal_plays(game, seat)
        return next(other for other in matchup.plays_by_chance(to_go, calls, mix) if other[1] in legal)

    def second_formation(self, game: Game, state: int) -> Chance:
        """The best formation against what the offense mostly does here."""
        bucket = BUCKET_AT[game.spot][game.down][game.to_go]
        calls = self.plan(game, game.offense).calls[state][bucket]
        return self.chances.of(game).best_formation(down_kind(game.to_go, state, bucket, False), game.to_go, calls)

    def answer_reveal(self, game: Game, seat: Seat, legal: tuple[int, ...], whim: float) -> int:
        """An audible against a bad match on a down that matters; time-outs are kept for the clock."""
        if AUDIBLE not in legal or not is_critical(game):
            return GO
        offense, play = game.offense, game.play
        state = state_of(game, offense)
        chance = self.chances.of(game).chance(play.call, play.formation, game.to_go)
        if not is_worth_it(game, 1.0 - chance if seat == offense else chance):
            return GO  # not even the best choice betters it by enough
        if seat == offense:
            gain = self.second_call(game, seat, self.plan(game, seat), state)[0] - chance
        else:
            gain = chance - self.second_formation(game, state)[0]
        return AUDIBLE if is_worth_it(game, gain) else GO

    def answer_penalty(self, game: Game, seat: Seat, subject: Flagged, whim: float) -> int:
        """The outcome worth most; with the clock all but gone, the one that wins."""
        return answer_flag(game, seat, subject[1])

    def answer_toss(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        return RECEIVE

    def answer_kickoff(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        return habit_kicks.kickoff(game, seat, self.plan(game, seat).habits, whim)

    def answer_kick_return(self, game: Game, seat: Seat, spot: int, whim: float) -> int:
        return kicks.kick_return(game, seat, spot, self.plan(game, seat))

    def answer_punt_return(self, game: Game, seat: Seat, punt: PuntCaught, whim: float) -> int:
        return kicks.punt_return(punt)

    def answer_pooch_yards(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        return max(1, kicks.pooch_yards(game, self.plan(game, seat)))

    def answer_try(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        return kicks.extra_point(game, seat, self.plan(game, seat), whim)

    def answer_try_again(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """After a penalty on the two-point try: from far out the kick is surer."""
        return 1 if GOAL - game.spot > 5 else 0


def most_left(game: Game, seat: Seat, is_pass: bool) -> int:
    """Of the passes, or of the runs, the one with most calls left, in front of the own goal nothing deep if something
    else is left; of all plays, if none of its kind is allowed."""
    quotas, usage = game.sides[seat].quotas, game.usage[seat]
    is_backed_up = game.spot < OWN_TEN
    return max(
        legal_plays(game, seat),
        key=lambda each: (
            (each >= FIRST_PASS) == is_pass, not (is_backed_up and each >= LONG), quotas[each] - usage[each],
        ),
    )  # fmt: skip


def last_throw(game: Game, seat: Seat, whim: float) -> int | None:
    """A pass for the last play of a half, unless the quotas leave none."""
    legal = legal_plays(game, seat)
    throws = [play for play in LAST_THROWS if play in legal][:3]
    return throws[floor(whim * len(throws))] if throws else None


@mypyc_attr(allow_interpreted_subclasses=True)
class SolitaireCoach(BookCoach):
    """'Solitaire' play calling: pass or run by the team's own ratio, then the play by its own ranges."""

    def answer_call(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """By the team's own solitaire numbers, where it prints any; kicks are the book's."""
        book = super().answer_call(game, seat, subject, whim)
        sheet = game.sides[seat].team.supplements
        if book >= PLAY_COUNT or sheet.pass_percent is None or sheet.solitaire is None:
            return book
        hundred = whim * 100
        is_pass = hundred < sheet.pass_percent
        within = hundred % 1.0 * 100  # the second throw of the percentage dice
        plays = range(4, PLAY_COUNT) if is_pass else range(4)
        play = next((play for play in plays if within < sheet.solitaire[play]), plays[-1])
        return self.allowed(game, seat, play)
