"""The chance to win from a game at rest, by equal play: both sides as good as each other from here on.

At the end of the game it is stage B's; before that read from what was worked out backwards from there (``outlook``).
Of teams of which nothing is known yet, and in overtime, a formula stands in: the lead and the points to come against
the spread of the margin that is still to come.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from statistics import NormalDist
from typing import Final, Generic, TypeVar

from fieldhouse.gridiron.equilibrium.endgame import Endgame, time_outs
from fieldhouse.gridiron.equilibrium.late_half import CERTAIN
from fieldhouse.gridiron.equilibrium.late_reader import STEP
from fieldhouse.gridiron.equilibrium.outlook import FIRST, SECOND, Outlook, better_by
from fieldhouse.gridiron.equilibrium.playbook import Playbook, number_at
from fieldhouse.gridiron.equilibrium.series import FIELD_GOAL_FOR, POINT, TOUCHDOWN_FOR
from fieldhouse.gridiron.expected_points import KICKOFF_WORTH, situation_points
from fieldhouse.gridiron.game import FootballGame
from fieldhouse.gridiron.late_game import lead_of
from fieldhouse.gridiron.phases import KICKOFF, QUARTER, REGULATION, SCRIMMAGE, TRY
from fieldhouse.table.seat import OTHER

GameT = TypeVar("GameT", bound=FootballGame)
NORMAL: Final = NormalDist()
USUAL_SPREAD: Final = 13.5
"""Points by which margins of whole games differ, when nothing is known of the teams."""
LAST_SPREAD: Final = 3.0
"""The same at the very end: one score is always near."""
WHOLE_GAME: Final = REGULATION * QUARTER
TRY_WORTH: Final = 0.95
TOUCHDOWN_POINTS: Final = 6
"""On the board before the try."""
OVERTIME_LEFT: Final = 120
"""Overtime ends with a score: it is as if so many seconds were left."""
NOBODY: Final = -1


class WinChance(ABC, Generic[GameT]):
    """Tells the chances of two teams; nothing may be known of them yet."""

    def __init__(self, playbook: Playbook | None = None, endgame: Endgame | None = None) -> None:
        self.playbook, self.endgame = playbook, endgame
        self.drift = 0.0 if playbook is None else better_by(playbook.values)

    @abstractmethod
    def lead(self, game: GameT) -> float:
        """By how much the visitors lead."""

    @abstractmethod
    def receives_later(self, game: GameT) -> int:
        """Who receives the second half's kickoff, while that is still to come; else nobody."""

    @abstractmethod
    def late_down(self, endgame: Endgame, game: GameT) -> float:
        """What a down in the last minutes is worth to the offense."""

    def late_worth(self, endgame: Endgame, game: GameT) -> float:
        """What a game at rest in its last minutes is worth to the side that has the ball, or kicks off."""
        if game.phase == SCRIMMAGE:
            return self.late_down(endgame, game)
        seat, book = game.offense, endgame.book
        half, lead = book.half(game.quarter), lead_of(game, seat)
        moment = half.moments[game.clock // STEP].opened()
        values = moment.kickoff[seat]
        if game.phase == TRY:
            values, lead = half.after_touchdown(seat, moment), lead - TOUCHDOWN_POINTS
        return book.value_at(values, book.lead(game.quarter, lead), time_outs(game, seat))

    def told(self, game: GameT) -> list[float]:
        """The chances of the visitors and of the home team, rounded."""
        chance = self.away(game)
        return [round(chance, 4), round(1.0 - chance, 4)]

    def away(self, game: GameT) -> float:
        """The visitors' chance: what became of a game that is over; by the tables if there are any, in overtime and
        without them by the margin to come and its spread."""
        if game.over:
            return 0.5 if game.winner is None else 1.0 - game.winner
        if self.endgame is not None and game.quarter == REGULATION and self.endgame.reigns(game):
            worth = self.late_worth(self.endgame, game)
            return 0.5 + (worth if game.offense == 0 else -worth) / CERTAIN / 2
        if self.endgame is not None and game.quarter <= REGULATION:
            return 0.5 + self._far(self.endgame.book.outlook, game, 0.0) / CERTAIN / 2
        margin, spread = self.in_the_end(game)
        return NORMAL.cdf(margin / spread)

    def _far(self, outlook: Outlook, game: GameT, more: float) -> float:
        """What the win is worth to the visitors if they led by so many points *more*."""
        worth = self._of_possession(game) * (1.0 if game.offense == 0 else -1.0)
        seconds, lead = game.clock + (QUARTER if game.quarter % 2 else 0), self.lead(game) + more
        if game.quarter > REGULATION // 2:
            return outlook.told(SECOND, seconds, lead, worth)
        receiver = self.receives_later(game)
        parts = FIRST if receiver == NOBODY else FIRST[receiver : receiver + 1]
        return sum(outlook.told(part, seconds, lead, worth) for part in parts) / len(parts)

    def in_the_end(self, game: GameT) -> tuple[float, float]:
        """The visitors' lead that is to be expected, and its spread."""
        spread = (USUAL_SPREAD**2 * time_left(game) / WHOLE_GAME + LAST_SPREAD**2) ** 0.5
        return self.lead(game) + self.to_come(game), spread

    def chance_of_a_point(self, game: GameT) -> float:
        """How much of a win a point is worth now, to whoever makes it."""
        if self.endgame is not None and game.quarter <= REGULATION:
            outlook = self.endgame.book.outlook
            return max(self._far(outlook, game, 1.0) - self._far(outlook, game, -1.0), 0.0) / CERTAIN / 4
        margin, spread = self.in_the_end(game)
        return NORMAL.pdf(margin / spread) / spread

    def to_come(self, game: GameT) -> float:
        """The points to come to the visitors beyond what an even game brings."""
        sign = 1.0 if game.offense == 0 else -1.0
        points = sign * self._of_possession(game)
        receiver = self.receives_later(game)
        if receiver != NOBODY:
            points += self._kickoff(receiver) * (1.0 if receiver == 0 else -1.0)
        return points

    def _of_possession(self, game: GameT) -> float:
        """The points to come to the side that has the ball, or kicks off."""
        seat = game.offense
        if game.phase == SCRIMMAGE:
            if self.playbook is None:
                return situation_points(game.down, game.to_go, game.spot)
            own = self.playbook.values[seat][number_at(game.down, game.to_go, game.spot)] / POINT
            return float(own - (self.drift if seat == 0 else -self.drift))
        return (
            (TRY_WORTH if game.phase == TRY else 0.0) - self._kickoff(OTHER[seat])
            if game.phase in (KICKOFF, TRY)
            else 0.0
        )

    def _kickoff(self, receiver: int) -> float:
        """What it is worth to receive one."""
        if self.playbook is None:
            return KICKOFF_WORTH
        kicker = OTHER[receiver]
        kept = self.playbook.endings[kicker][FIELD_GOAL_FOR - TOUCHDOWN_FOR] / POINT - 3
        return -float(kept - (self.drift if kicker == 0 else -self.drift))


def time_left(game: FootballGame) -> float:
    """Seconds of the game, at least one; in overtime ``OVERTIME_LEFT``."""
    if game.quarter > REGULATION:
        return float(OVERTIME_LEFT)
    return float(max((REGULATION - game.quarter) * QUARTER + game.clock, 1))
