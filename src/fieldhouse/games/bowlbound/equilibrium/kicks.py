"""A side's kicks by its own columns and the rules' own code: shares of endings, from every spot.

Fouls on punts and field goals, fakes and rushes are left out. The receivers do as the book coach does, but whoever has
intercepted a pass runs with it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fieldhouse.games.bowlbound.calls import FIELD_GOAL_TRY, PUNT
from fieldhouse.games.bowlbound.choices import DOWN_IT, RUN_WITH_IT
from fieldhouse.games.bowlbound.coaching.book import BookCoach
from fieldhouse.games.bowlbound.odds import OddsTable
from fieldhouse.games.bowlbound.options import PLAIN_KICKOFFS
from fieldhouse.games.bowlbound.questions import Fielded
from fieldhouse.games.bowlbound.results import KICK_NEVER_MADE, KICK_OFFSET, Kick
from fieldhouse.games.bowlbound.rules.field_goals import tried
from fieldhouse.games.bowlbound.rules.fielding import punt_came_down
from fieldhouse.games.bowlbound.rules.kickoffs import NOBODY_GUESSES, deep_kick, onside_kick, squib_kick
from fieldhouse.games.bowlbound.rules.kicks import kick
from fieldhouse.games.bowlbound.rules.loose_balls import interception, loose_ball
from fieldhouse.games.bowlbound.rules.tries import point_column, roll_good
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.equilibrium.fourth_down import fourth_and_ten
from fieldhouse.gridiron.equilibrium.places import LANDINGS
from fieldhouse.gridiron.equilibrium.series import ENDINGS, Values, ending_shares, expected_value, whole_endings
from fieldhouse.gridiron.field import GOAL, across
from fieldhouse.gridiron.late_game import DEEP, ONSIDE, SQUIB
from fieldhouse.gridiron.odds import place
from fieldhouse.gridiron.outcome import KICK_AGAIN, Outcome
from fieldhouse.gridiron.phases import KICKOFF, SCRIMMAGE
from fieldhouse.gridiron.results import KICK_BLOCKED, KICK_FUMBLED
from fieldhouse.table.dice import Column
from fieldhouse.table.seat import Seat

PUNT_IT, KICK_GOAL = 0, 1
"""The kicks of a fourth down."""
NEVER: Final = -1e12
MIDFIELD: Final = 50
DEEPEST: Final = 10
SELDOM: Final = 0.01
KICKS: Final = {DEEP: deep_kick, SQUIB: squib_kick, ONSIDE: onside_kick}


class Runner(BookCoach):
    """Runs with every ball that it has taken in the field of play."""

    def answer_run_back(self, game: Game, seat: Seat, subject: Fielded, whim: float) -> int:
        """Runs whatever it can field outside of its end zone."""
        return RUN_WITH_IT if subject.spot > 0 else DOWN_IT


@dataclass(frozen=True)
class KickChoices:
    """Shares of endings by spot: of a punt, of a field goal, and from where one may be tried."""

    punt: Values
    field_goal: Values
    field_goal_from: int

    def best(self, endings: Values) -> tuple[Values, NDArray[np.int64]]:
        """By spot the worth of the better kick, and its number."""
        goal = expected_value(self.field_goal, endings)
        goal[: self.field_goal_from] = NEVER
        worths = np.vstack([expected_value(self.punt, endings), goal])
        chosen = worths.argmax(axis=0)
        return worths[chosen, np.arange(GOAL)], chosen


class Kicker:
    """Enumerates the kicks of *seat*, by the rules at the exact table; what has odds moves the ball in its game."""

    def __init__(self, game: Game, seat: Seat, table: OddsTable) -> None:
        self.game, self.seat, self.table = game, seat, table

    def kickoffs(self) -> tuple[int, ...]:
        """The ways to kick off that the options know."""
        return (DEEP, ONSIDE) if self.game.options.kickoffs == PLAIN_KICKOFFS else (DEEP, SQUIB, ONSIDE)

    def kickoff(self, line: int, how: int = DEEP, guess: int = NOBODY_GUESSES) -> Values:
        """A kick from *line*, the receivers expecting another or not (III-1); one that is made again is left out."""

        def rule() -> Outcome:
            self._lay(MIDFIELD)
            self.game.phase, self.game.kicker, self.game.kick_from = KICKOFF, self.seat, line
            self.game.play = self.game.new_play(KICKOFF)
            return KICKS[how](self.game, guess)

        try:
            return ending_shares(self.table.odds(rule).items(), self.seat)
        finally:
            self.game.phase = SCRIMMAGE

    def landings(self) -> Values:
        """Shares of endings by spot, counted by the offense: a pass picked off there, then a ball lost there."""
        picked = [self._picked(spot) for spot in LANDINGS]
        return np.array([*picked, *(self._lost(spot) for spot in LANDINGS)])

    def _picked(self, spot: int) -> Values:
        """How it goes on after an interception at *spot*."""

        def rule() -> Outcome:
            self._lay(MIDFIELD)
            return interception(self.game, spot - MIDFIELD)

        return self._seldom(rule)

    def _lost(self, spot: int) -> Values:
        """How it goes on after a ball is lost at *spot*; those that the offense keeps are left out."""

        def rule() -> Outcome:
            self._lay(MIDFIELD)
            outcome = loose_ball(self.game, self.seat, spot, self.game.situation)
            is_kept = self.game.play.loose[0].recovered_by == self.seat
            return Outcome(KICK_AGAIN, self.seat) if is_kept else outcome

        return self._seldom(rule)

    def choices(self) -> KickChoices:
        """All kicks from all spots, by the rules at an exact table."""
        side = self.game.sides[self.seat]
        punts, goals = self._kicks(side.punt, PUNT), self._kicks(side.field_goal, FIELD_GOAL_TRY)
        down_at = {is_marked: self._came_down(is_marked) for is_marked in (False, True)}
        goal_from = max(GOAL - side.longest_field_goal, 1)
        no_spot = np.zeros((1, ENDINGS))
        punt = [self._punt(spot, punts, down_at) for spot in range(1, GOAL)]
        goal = [self._field_goal(spot, goals) for spot in range(goal_from, GOAL)]
        return KickChoices(
            np.vstack([no_spot, *punt]), np.vstack([np.zeros((goal_from, ENDINGS)), *goal]), goal_from
        )  # fmt: skip

    def _kicks(self, column: Column, call: int) -> dict[Kick, float]:
        """What the column gives, without its fouls."""
        self._lay(MIDFIELD)
        self.game.play.call = call
        odds = self.table.odds(kick, self.game, column, "kick")
        clean = {
            found: chance
            for found, chance in odds.items()
            if not found.fouls and found.kind not in (KICK_OFFSET, KICK_NEVER_MADE)
        }
        total = sum(clean.values())
        return {found: chance / total for found, chance in clean.items()}

    def _came_down(self, is_marked: bool) -> list[Values]:
        """Punts that come down at each spot, as the kickers count it."""

        def shares(spot: int) -> Values:
            def rule() -> Outcome:
                self._lay(MIDFIELD)
                return punt_came_down(self.game, across(spot), is_marked, False)

            return self._seldom(rule)

        last = GOAL + DEEPEST
        found = [shares(spot) for spot in range(1, last + 1)]
        return [found[0], *found, *(found[-1] for _ in range(GOAL))]

    def _punt(self, spot: int, kicks: dict[Kick, float], down_at: dict[bool, list[Values]]) -> Values:
        """How a punt from *spot* ends; *down_at*: by the mark of the kick, then by where it comes down."""
        total = np.zeros(ENDINGS)
        for found, chance in kicks.items():
            if found.kind in (KICK_BLOCKED, KICK_FUMBLED):
                total += chance * self._blocked(spot, found)
            else:
                total += chance * down_at[found.is_marked][min(spot + max(found.yards, 0), 2 * GOAL)]
        return whole_endings(total)

    def _blocked(self, spot: int, found: Kick) -> Values:
        """How a blocked or fumbled kick from *spot* ends."""

        def rule() -> Outcome:
            self._lay(spot)
            is_block = found.kind == KICK_BLOCKED
            return loose_ball(self.game, self.seat, spot + found.yards, self.game.situation, is_block)

        return self._seldom(rule)

    def _field_goal(self, spot: int, kicks: dict[Kick, float]) -> Values:
        """How a field goal try from *spot* ends."""
        total = np.zeros(ENDINGS)
        for found, chance in kicks.items():
            if found.kind in (KICK_BLOCKED, KICK_FUMBLED):
                total += chance * self._blocked(spot, found)
            else:
                self._lay(spot)
                total += chance * ending_shares([(tried(self.game, found), 1.0)], self.seat)
        return whole_endings(total)

    def _seldom(self, rule: Callable[[], Outcome]) -> Values:
        """Of what few plays come to, what is unlikely is cut sooner."""
        return ending_shares(self.table.odds_when(SELDOM, rule).items(), self.seat)

    def extra_point(self) -> float:
        """VI-7-A: how likely the kick is, by exact odds."""
        self._lay(MIDFIELD)
        column = point_column(self.game)
        good = [weight * self.table.odds(roll_good, self.game, cell).get(True, 0.0) for cell, weight in column.merged]
        return sum(good) / column.dice.size

    def _lay(self, spot: int) -> None:
        """Puts its game at fourth and ten at *spot*."""
        place(self.game, fourth_and_ten(self.seat, spot))
        self.game.play = self.game.new_play(SCRIMMAGE)
