"""The book coach: calls by the plan, guesses by the odds, kicks by the chances. It answers every question."""

from __future__ import annotations

from math import floor
from typing import Final

from mypy_extensions import mypyc_attr

from fieldhouse.games.bowlbound.calls import FIELD_GOAL_TRY, FIRST_WILD, HAIL_MARY, KNEEL, NO_RUSH, RAZZLE_DAZZLE, SNEAK
from fieldhouse.games.bowlbound.choices import (
    ACCEPT,
    AIM_OUT,
    AT_THE_35,
    DECLINE,
    DECLINE_IT,
    DOWN_IT,
    KEEP_DEFENSE,
    KEEP_MARKS,
    RECEIVE,
    RUN_WITH_IT,
    TAKE_BLANK,
)
from fieldhouse.games.bowlbound.coaching import kicks, late
from fieldhouse.games.bowlbound.coaching.plan import Plan, worth_of_cell
from fieldhouse.games.bowlbound.dazzle import Dazzle, razzle_cell, razzle_choices
from fieldhouse.games.bowlbound.legal import HAIL_MARY_TIME
from fieldhouse.games.bowlbound.model import DROP_BACK, FIRST_PASS, PLAY_COUNT
from fieldhouse.games.bowlbound.options import OFF
from fieldhouse.games.bowlbound.questions import CALL, DEFENSE_CALL, TEMPO, Fielded, Flag
from fieldhouse.games.bowlbound.rules.entitlement import CONDITIONAL_CARD, FREE_CARD, wild_card_right
from fieldhouse.games.bowlbound.season import TOUCHBACK
from fieldhouse.games.bowlbound.side import NICKEL, PASS_DEFENSE, RUN_DEFENSE, Side
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron import habit_kicks, late_game
from fieldhouse.gridiron.call_buckets import MIX_ENTRIES, second_whim
from fieldhouse.gridiron.expected_points import FIRST_DOWN, situation_points
from fieldhouse.gridiron.field import GOAL, across
from fieldhouse.gridiron.flags import OPEN, decided, points_to
from fieldhouse.gridiron.late_game import LET_RUN, TWO_MINUTES, lead_of
from fieldhouse.gridiron.outcome import LAST_DOWN, Outcome
from fieldhouse.gridiron.phases import REGULATION, SCRIMMAGE, TRY
from fieldhouse.gridiron.situations import BUCKET_AT, state_of
from fieldhouse.table.question import Ask, Coach, S
from fieldhouse.table.seat import OTHER, Seat

WILD_SHARE: Final = 0.14
UNIVERSAL_SHARE: Final = 0.2
CONDITIONAL_SHARE: Final = 0.03
"""Of a defense's calls, how many are free wild cards, Run and Pass with them, and wild cards at a price."""
DAZZLE_SHARE: Final = 0.015
MEAN_RETURN: Final = 12
SHORT_PLAY: Final = 3
LONG_THIRDS: Final[tuple[int, int]] = (10, 11)
"""The buckets of third and long."""
QUIET: Final[tuple[int, int]] = (1, 3)
"""Quarters that end no half: the clock matters little."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BookCoach(Coach[Game]):
    """Knows situation, score and clock. One coach may serve any seat of any game: it keeps a plan of every side it
    meets.
    """

    def __init__(self) -> None:
        self.plans: dict[Side, Plan] = {}

    def answer(self, ask: Ask[Game, S], game: Game, seat: Seat, subject: S, whim: float) -> int:
        """Hands the question to the method that answers it; what is asked on every down is looked for first."""
        if ask is CALL:
            return self.answer_call(game, seat, subject, whim)
        if ask is DEFENSE_CALL:
            return self.answer_defense(game, seat, subject, whim)
        if ask is TEMPO:
            assert isinstance(subject, int)
            return self.answer_tempo(game, seat, subject, whim)
        choice: int = getattr(self, ask.method)(game, seat, subject, whim)
        return choice

    def plan(self, side: Side) -> Plan:
        """What is known of a side, worked out once."""
        plan = self.plans.get(side)
        if plan is None:
            plan = self.plans[side] = Plan(side)
        return plan

    def answer_call(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """The offense's secret call."""
        plan = self.plans.get(game.sides[seat]) or self.plan(game.sides[seat])
        down, quarter = game.down, game.quarter
        if game.clock <= late.LAST_CALLS and quarter in (2, 4) and game.phase != TRY:
            special = self.late_call(game, seat, plan, second_whim(whim))
            if special:
                return special
        if down == 4 and game.phase != TRY:
            if game.play.call >= 0:
                return game.play.call  # asked again because they rush the kick (V-2-A): it stands
            kick = kicks.fourth_down(game, seat, plan, whim)
            if kick != kicks.PLAY_ON:
                return kick
            whim = second_whim(whim)
        if whim < DAZZLE_SHARE and game.options.razzle_dazzle:
            return RAZZLE_DAZZLE
        if game.to_go == 1 and down >= 3 and whim > 0.7 and game.options.quarterback_sneak:
            return SNEAK
        return plan.calls[state_of(game, seat)][BUCKET_AT[game.spot][down][game.to_go]][floor(whim * MIX_ENTRIES)]

    def late_call(self, game: Game, seat: Seat, plan: Plan, whim: float = 1.0) -> int:
        """Kneel, kick on the last second, or throw far; 0 to call a play. By the least of whims the first half is let
        end, as often as real coaches did."""
        pace = late.pace_of(game)
        if game.options.kneel and game.down < LAST_DOWN:
            if late_game.can_run_out_clock(game, seat, pace):
                return KNEEL
            if habit_kicks.lets_half_end(game, seat, plan.habits, whim, pace):
                return KNEEL
        if late_game.is_last_second_kick(game, seat, pace, plan.field_goal_chance[GOAL - game.spot]):
            return FIELD_GOAL_TRY
        is_far = GOAL - game.spot > 30 and game.clock <= HAIL_MARY_TIME
        if game.options.hail_mary and is_far and (game.quarter == 2 or lead_of(game, seat) < 0):
            return HAIL_MARY
        return DROP_BACK if late_game.must_throw(game, seat, pace) else 0

    def answer_defense(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """The defense's secret call: a guess now and then, else a formation."""
        plan = self.plans.get(game.sides[seat]) or self.plan(game.sides[seat])
        state = state_of(game, OTHER[seat])
        bucket = BUCKET_AT[game.spot][game.down][game.to_go]
        if whim < UNIVERSAL_SHARE:
            if game.options.wild_card != OFF or game.options.run_pass:
                guess = self.guess(game, seat, plan.calls[state][bucket], whim)
                if guess >= 0:
                    return guess
                whim = second_whim(whim)
        if whim > 0.85 and bucket in LONG_THIRDS and game.options.nickel:
            return NICKEL
        return plan.formations[state][bucket][floor(whim * MIX_ENTRIES)]

    def guess(self, game: Game, seat: Seat, likely: bytes, whim: float) -> int:
        """A wild card on a play that fits the down, or Run or Pass; -1 for none."""
        right = wild_card_right(game, seat)
        play = likely[floor(second_whim(whim) * MIX_ENTRIES)]
        if right == FREE_CARD:
            if whim < WILD_SHARE and game.options.wild_card != OFF:
                return FIRST_WILD + play
            if game.options.run_pass:
                return PASS_DEFENSE if play >= FIRST_PASS else RUN_DEFENSE
        if right == CONDITIONAL_CARD and whim < CONDITIONAL_SHARE and game.options.wild_card != OFF:
            return FIRST_WILD + play
        return -1

    def answer_red_zone(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """Blank is better than a defense that gives the play yards."""
        defense = game.play.defense
        if defense >= FIRST_WILD or game.play.call >= PLAY_COUNT:
            return KEEP_DEFENSE
        gives = self.plan(game.sides[seat]).effects[defense][game.play.call]
        return TAKE_BLANK if gives > 0 else KEEP_DEFENSE

    def answer_declare(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        return late.declaration(game, seat)

    def answer_razzle_dazzle(self, game: Game, seat: Seat, subject: Dazzle, whim: float) -> int:
        """The best result for the offense, or the worst."""
        plays = game.sides[game.offense].plays
        sign = 1 if seat == game.offense else -1
        return max(
            razzle_choices(game, seat, subject),
            key=lambda choice: sign * worth_of_cell(razzle_cell(plays, subject, choice)),
        )

    def answer_tempo(self, game: Game, seat: Seat, seconds: int, whim: float) -> int:
        """Long before the end of a half it does not matter."""
        clock, quarter = game.clock, game.quarter
        if clock > late.LONG_BEFORE or quarter in QUIET or (quarter == 2 and clock > TWO_MINUTES):
            return LET_RUN
        return late.tempo(game, seat, seconds)

    def answer_delay(self, game: Game, seat: Seat, seconds: int, whim: float) -> int:
        return late.delay(game, seat)

    def answer_penalty(self, game: Game, seat: Seat, subject: Flag, whim: float) -> int:
        """The outcome worth most; with the clock all but gone, the one that wins."""
        claims, outcome = subject
        choices = [(DECLINE, outcome), *((ACCEPT + number, claim.outcome) for number, claim in enumerate(claims))]

        def value(choice: tuple[int, Outcome]) -> tuple[int, float]:
            number, ending = choice
            is_last = game.quarter == REGULATION
            return decided(game, seat, ending, number == DECLINE) if is_last else OPEN, points_to(ending, seat)

        return max(choices, key=value)[0]

    def answer_run_back(self, game: Game, seat: Seat, subject: Fielded, whim: float) -> int:
        """Run with it, unless an incompletion leaves a better place."""
        spot = subject.spot
        if spot <= 0:
            keep, choice = FIRST_DOWN[TOUCHBACK], DOWN_IT
        else:
            keep, choice = FIRST_DOWN[min(spot + MEAN_RETURN, GOAL)], RUN_WITH_IT
        if DECLINE_IT in subject.choices:
            is_lost = game.down == 4 or game.phase == TRY
            theirs = (
                -situation_points(game.down + 1, game.to_go, game.spot)
                if not is_lost
                else FIRST_DOWN[across(game.spot)]
            )
            if theirs > keep:
                return DECLINE_IT
        return choice

    def answer_toss(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """Takes the ball."""
        return RECEIVE

    def answer_second_half(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """Takes the ball."""
        return RECEIVE

    def answer_overtime(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """Defends first: it will know what it needs."""
        return 0

    def answer_kickoff(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        return kicks.kickoff(game, seat, self.plan(game.sides[seat]), whim)

    def answer_kickoff_guess(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        return kicks.guess_kickoff(game, seat, whim)

    def answer_kick_return(self, game: Game, seat: Seat, subject: Fielded, whim: float) -> int:
        return kicks.fielded(game, seat, self.plan(game.sides[seat]), subject)

    def answer_roll_option(self, game: Game, seat: Seat, spot: int, whim: float) -> int:
        return kicks.rolls_on(spot)

    def answer_out_of_bounds(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """Takes the ball rather than another kick."""
        return AT_THE_35

    def answer_coffin_corner(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        return kicks.coffin_corner(game, self.plan(game.sides[seat])) if game.phase == SCRIMMAGE else 0

    def answer_punt_aim(self, game: Game, seat: Seat, yards: int, whim: float) -> int:
        return AIM_OUT

    def answer_punt_marks(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        return KEEP_MARKS

    def answer_kick_rush(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """V-2-A: whoever rushes has nobody to stop a play: not where a short one would do."""
        return kicks.rush(game, seat, whim) if game.to_go > SHORT_PLAY else NO_RUSH

    def answer_fake_number(self, game: Game, seat: Seat, subject: list[int], whim: float) -> int:
        return kicks.fake(game, subject, whim)

    def answer_fake(self, game: Game, seat: Seat, is_dazzling: bool, whim: float) -> int:
        """Enough for the first down, against nobody."""
        return RAZZLE_DAZZLE if is_dazzling else DROP_BACK if game.to_go > 8 else FIRST_PASS

    def answer_try(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        return habit_kicks.extra_point(game, seat, self.plan(game.sides[seat]).habits, whim)
