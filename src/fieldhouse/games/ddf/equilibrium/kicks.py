"""A side's kicks by its own columns and the rules' own code: shares of endings, from every spot.

Fouls on punts are left out. The receivers do as the book coach does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fieldhouse.games.ddf.model import YES
from fieldhouse.games.ddf.odds import OddsTable
from fieldhouse.games.ddf.results import KICK_OFFSET, Kick
from fieldhouse.games.ddf.rules.field_goals import field_goal
from fieldhouse.games.ddf.rules.fumbles import recovered_by_defense
from fieldhouse.games.ddf.rules.interceptions import interception
from fieldhouse.games.ddf.rules.kicking import kick
from fieldhouse.games.ddf.rules.kickoffs import deep_kick
from fieldhouse.games.ddf.rules.punts import NOT_RETURNABLE, blocked, came_down
from fieldhouse.games.ddf.rules.spotting import touchback
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.equilibrium.fourth_down import fourth_and_ten
from fieldhouse.gridiron.equilibrium.places import LANDINGS
from fieldhouse.gridiron.equilibrium.series import (
    ENDINGS,
    Values,
    ending_of,
    ending_shares,
    expected_value,
    whole_endings,
    whole_shares,
)
from fieldhouse.gridiron.field import GOAL, across
from fieldhouse.gridiron.odds import place
from fieldhouse.gridiron.outcome import Outcome, possession, touchdown
from fieldhouse.gridiron.phases import KICKOFF, SCRIMMAGE
from fieldhouse.gridiron.results import KICK_BLOCKED, KICK_FUMBLED, KICK_OUT, KICKED, KickResult
from fieldhouse.table.seat import OTHER, Seat

PUNT_IT: Final = 0
"""Kicks by number: a punt; a pooch punt by its yards; a field goal."""
KICK_GOAL: Final = GOAL
POOCHES: Final = range(NOT_RETURNABLE, 36)
POOCH_FROM: Final = 45
NEVER: Final = -1e12
MIDFIELD: Final = 50


def pooched(kick: int) -> int:
    """The yards of the kick of that number if it is a pooch punt; 0 for any other."""
    return kick % KICK_GOAL


@dataclass(frozen=True)
class KickChoices:
    """Shares of endings by spot: of a punt, of every pooch punt, of a field goal, and from where one may be tried."""

    punt: Values
    pooch: Values
    field_goal: Values
    field_goal_from: int

    def best(self, endings: Values) -> tuple[Values, NDArray[np.int64]]:
        """By spot the worth of the best kick, and its number."""
        pooch = expected_value(self.pooch, endings)
        pooch[:, :POOCH_FROM] = NEVER
        goal = expected_value(self.field_goal, endings)
        goal[: self.field_goal_from] = NEVER
        worths = np.vstack([expected_value(self.punt, endings), pooch, goal])
        numbers = np.array([PUNT_IT, *POOCHES, KICK_GOAL])
        chosen = worths.argmax(axis=0)
        return worths[chosen, np.arange(GOAL)], numbers[chosen]


class Kicker:
    """Enumerates the kicks of *seat*, by the rules at the exact table; what has odds moves the ball in its game."""

    def __init__(self, game: Game, seat: Seat, table: OddsTable) -> None:
        self.game, self.seat, self.table = game, seat, table

    def kickoff(self, line: int) -> Values:
        """A deep kick from *line*; one that is made again is left out."""

        def rule() -> Outcome:
            self._lay(MIDFIELD)
            self.game.kicker, self.game.kick_from = self.seat, line
            self.game.play = self.game.new_play(KICKOFF)
            return deep_kick(self.game)

        return ending_shares(self.table.odds(rule).items(), self.seat)

    def landings(self) -> Values:
        """Shares of endings by where the ball is intercepted, then by where a fumble is lost."""
        return np.array([self._picked(spot) for spot in LANDINGS] + [self._lost(spot) for spot in LANDINGS])

    def _picked(self, spot: int) -> Values:
        """How it goes on after an interception at *spot*."""

        def rule() -> Outcome:
            self._lay(MIDFIELD)
            return interception(self.game, spot - MIDFIELD)

        return ending_shares(self.table.odds(rule).items(), self.seat)

    def _lost(self, spot: int) -> Values:
        """How it goes on after a fumble is lost at *spot*."""

        def rule() -> Outcome:
            self._lay(MIDFIELD)
            if spot >= GOAL:
                return touchback(OTHER[self.seat])
            if spot <= 0:
                return touchdown(OTHER[self.seat])
            return recovered_by_defense(self.game, OTHER[self.seat], across(spot))

        return ending_shares(self.table.odds(rule).items(), self.seat)

    def choices(self) -> KickChoices:
        """All kicks from all spots, by the rules at an exact table."""
        side = self.game.sides[self.seat]
        self._lay(MIDFIELD)
        kicks = _without_fouls(self.table.odds(kick, self.game, side.punt, "punt"))
        down_at = {is_out: [self._came_down(spot, is_out) for spot in range(2 * GOAL)] for is_out in (False, True)}
        no_spot = np.zeros((1, ENDINGS))
        punt = [self._punt(spot, kicks, down_at) for spot in range(1, GOAL)]
        downed = [self._downed(spot) for spot in range(2 * GOAL)]
        pooch = [[_pooch(spot, kicks, yards, downed) for spot in range(1, GOAL)] for yards in POOCHES]
        goal_from = max(GOAL - side.longest_field_goal, 1)
        goal = [self._field_goal(spot) for spot in range(goal_from, GOAL)]
        return KickChoices(
            np.vstack([no_spot, *punt]),
            np.array([np.vstack([no_spot, *rows]) for rows in pooch]),
            np.vstack([np.zeros((goal_from, ENDINGS)), *goal]),
            goal_from,
        )

    def _came_down(self, spot: int, is_out: bool) -> Values:
        """A punt came down at *spot*, as the kickers count it."""

        def rule() -> Outcome:
            self._lay(1)
            return came_down(self.game, KICK_OUT if is_out else KICKED, spot - 1, 0)

        return ending_shares(self.table.odds(rule).items(), self.seat)

    def _punt(self, spot: int, kicks: dict[Kick, float], down_at: dict[bool, list[Values]]) -> Values:
        """How a punt from *spot* ends."""
        total = np.zeros(ENDINGS)
        for (kind, yards, _), chance in kicks.items():
            if kind in (KICK_BLOCKED, KICK_FUMBLED):
                total += chance * self._blocked(spot, kind, yards)
            else:
                total += chance * down_at[kind == KICK_OUT][spot + max(yards, 0)]
        return whole_endings(total)

    def _downed(self, spot: int) -> int:
        """The number of the ending if nobody returns a kick that comes down at *spot*."""
        landing = across(spot)
        outcome = possession(OTHER[self.seat], landing) if landing > 0 else touchback(OTHER[self.seat])
        ending = ending_of(outcome, self.seat)
        assert ending is not None
        return ending

    def _blocked(self, spot: int, kind: KickResult, yards: int) -> Values:
        """How a blocked or fumbled punt from *spot* ends."""

        def rule() -> Outcome:
            self._lay(spot)
            return blocked(self.game, kind, yards)

        return ending_shares(self.table.odds(rule).items(), self.seat)

    def _field_goal(self, spot: int) -> Values:
        """With its fouls, as the book coach rules on them; where the down is played again it is left out."""

        def rule() -> Outcome:
            self._lay(spot)
            return field_goal(self.game)

        return ending_shares(self.table.odds(rule).items(), self.seat)

    def _lay(self, spot: int) -> None:
        """Puts its game at fourth and ten at *spot*."""
        place(self.game, fourth_and_ten(self.seat, spot))
        self.game.play = self.game.new_play(SCRIMMAGE)

    def extra_point(self) -> float:
        """The chance that a kicked point is good, read off its column: the game stays as it is."""
        return self.game.sides[self.seat].extra_point.chance(lambda mark: mark == YES)


def _pooch(spot: int, kicks: dict[Kick, float], pooch: int, downed: Sequence[int]) -> Values:
    """So many yards shorter than the column says, *downed* where it comes down."""
    chances: dict[int, float] = {}
    for (kind, yards, _), chance in kicks.items():
        if kind not in (KICK_BLOCKED, KICK_FUMBLED):
            ending = downed[spot + max(yards - pooch, 0)]
            chances[ending] = chances.get(ending, 0.0) + chance
    return whole_shares(chances, ENDINGS)


def _without_fouls(odds: dict[Kick, float]) -> dict[Kick, float]:
    """The same odds if no flag falls."""
    clean = {found: chance for found, chance in odds.items() if not found[2] and found[0] != KICK_OFFSET}
    total = sum(clean.values())
    return {found: chance / total for found, chance in clean.items()}
