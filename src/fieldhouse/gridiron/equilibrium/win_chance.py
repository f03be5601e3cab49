"""The chance to win from a game at rest, by equal play: both sides as good as each other from here on.

At the end of the game it is stage B's. Before that the lead, the points to come of the down and of the second-half
kickoff, and what the stronger team gains in the time left, against the spread of the margin that is still to come. That
spread is stage B's own, five minutes from the end, and grows as the root of the time. Where the rules help whoever is
behind, the lead is drawn back towards where they help nobody, a part of it for every part of the time left.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import exp
from statistics import NormalDist
from typing import Final, Generic, TypeVar

from fieldhouse.gridiron.equilibrium.endgame import Endgame, time_outs
from fieldhouse.gridiron.equilibrium.late_half import CERTAIN
from fieldhouse.gridiron.equilibrium.late_reader import LONGEST_LATE, STEP
from fieldhouse.gridiron.equilibrium.playbook import Playbook, number_at
from fieldhouse.gridiron.equilibrium.series import FIELD_GOAL_FOR, NEW_SERIES, POINT, TOUCHDOWN_FOR
from fieldhouse.gridiron.expected_points import KICKOFF_WORTH, situation_points
from fieldhouse.gridiron.game import FootballGame
from fieldhouse.gridiron.late_game import lead_of
from fieldhouse.gridiron.phases import KICKOFF, QUARTER, REGULATION, SCRIMMAGE, TRY

GameT = TypeVar("GameT", bound=FootballGame)
NORMAL: Final = NormalDist()
USUAL_SPREAD: Final = 13.5
"""Points by which margins of whole games differ, when nothing is known of the teams."""
LAST_SPREAD: Final = 3.0
"""The same at the very end: one score is always near."""
WHOLE_GAME: Final = REGULATION * QUARTER
HALF: Final = WHOLE_GAME // 2
LEADS_READ: Final = (-10, -7, -4, -3, 3, 4, 7, 10)
OWN_25: Final = 25
TRY_WORTH: Final = 0.95
TOUCHDOWN_POINTS: Final = 6
"""On the board before the try."""
OVERTIME_LEFT: Final = 120
"""Overtime ends with a score: it is as if so many seconds were left."""
NOBODY: Final = -1
HARDLY: Final = 1e-6
"""A lead that is drawn back no more than this is not drawn back."""


class WinChance(ABC, Generic[GameT]):
    """Tells the chances of two teams; nothing may be known of them yet."""

    pull, evens = 0.0, 0.0
    """How fast a lead is drawn back, to the game, and the visitors' lead at which it is not."""

    def __init__(self, playbook: Playbook | None = None, endgame: Endgame | None = None) -> None:
        self.playbook, self.endgame = playbook, endgame
        self.at_the_end = LAST_SPREAD if endgame is None else 0.0
        self.spread = USUAL_SPREAD if endgame is None else self._spread_at_five_minutes(endgame)
        self.drift = 0.0 if playbook is None else self._drift(playbook)

    @abstractmethod
    def lead(self, game: GameT) -> float:
        """Of the visitors."""

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

    def _spread_at_five_minutes(self, endgame: Endgame) -> float:
        """Of a whole game, from how much a lead is worth to the first team then."""
        assert self.playbook is not None
        number, over, under = number_at(1, NEW_SERIES, OWN_25), 0.0, 0.0
        for lead in LEADS_READ:
            worth = endgame.book.down(REGULATION, 0, LONGEST_LATE, lead, (3, 3), number)
            sigmas = NORMAL.inv_cdf(0.5 + worth / CERTAIN / 2)
            over += sigmas * (lead + self.playbook.values[0][number] / POINT)
            under += sigmas * sigmas
        return float(over / under * (WHOLE_GAME / LONGEST_LATE) ** 0.5)

    def _drift(self, playbook: Playbook) -> float:
        """By how many points the away team is the better one in half a game."""
        number = number_at(1, NEW_SERIES, OWN_25)
        return float(playbook.values[0][number] - playbook.values[1][number]) / (2 * POINT)

    def told(self, game: GameT) -> list[float]:
        """Of the visitors and of the home team."""
        chance = self.away(game)
        return [round(chance, 4), round(1.0 - chance, 4)]

    def away(self, game: GameT) -> float:
        """The visitors' chance: at the end of a game by the tables, else by the margin to come and its spread."""
        if game.over:
            return 0.5 if game.winner is None else 1.0 - game.winner
        if self.endgame is not None and game.quarter == REGULATION and self.endgame.reigns(game):
            worth = self.late_worth(self.endgame, game)
            return 0.5 + (worth if game.offense == 0 else -worth) / CERTAIN / 2
        margin, spread = self.in_the_end(game)
        return NORMAL.cdf(margin / spread)

    def in_the_end(self, game: GameT) -> tuple[float, float]:
        """The visitors' lead that is to be expected, and its spread."""
        left = time_left(game)
        margin, part = self.lead(game) + self.to_come(game), left / WHOLE_GAME
        if self.pull > HARDLY:
            kept = exp(-self.pull * part)
            margin = self.evens + (margin - self.evens) * kept
            part = (1.0 - kept * kept) / (2.0 * self.pull)
        spread = (self.spread**2 * part + self.at_the_end**2) ** 0.5
        return margin + self.drift * (left / HALF), spread

    def chance_of_a_point(self, game: GameT) -> float:
        """How much of a win a point is worth now, to whoever makes it."""
        margin, spread = self.in_the_end(game)
        kept = exp(-self.pull * time_left(game) / WHOLE_GAME)
        return NORMAL.pdf(margin / spread) / spread * kept

    def to_come(self, game: GameT) -> float:
        """The points to come to the visitors beyond what an even game brings."""
        sign = 1.0 if game.offense == 0 else -1.0
        points = sign * self._of_possession(game)
        receiver = self.receives_later(game)
        if receiver != NOBODY:
            points += self._kickoff(receiver) * (1.0 if receiver == 0 else -1.0)
        return points

    def _of_possession(self, game: GameT) -> float:
        """To the side that has the ball, or kicks off."""
        seat = game.offense
        if game.phase == SCRIMMAGE:
            if self.playbook is None:
                return situation_points(game.down, game.to_go, game.spot)
            own = self.playbook.values[seat][number_at(game.down, game.to_go, game.spot)] / POINT
            return float(own - (self.drift if seat == 0 else -self.drift))
        return (
            (TRY_WORTH if game.phase == TRY else 0.0) - self._kickoff(1 - seat) if game.phase in (KICKOFF, TRY) else 0.0
        )

    def _kickoff(self, receiver: int) -> float:
        """What it is worth to receive one."""
        if self.playbook is None:
            return KICKOFF_WORTH
        kicker = 1 - receiver
        kept = self.playbook.endings[kicker][FIELD_GOAL_FOR - TOUCHDOWN_FOR] / POINT - 3
        return -float(kept - (self.drift if kicker == 0 else -self.drift))


def time_left(game: FootballGame) -> float:
    """Seconds."""
    if game.quarter > REGULATION:
        return float(OVERTIME_LEFT)
    return float(max((REGULATION - game.quarter) * QUARTER + game.clock, 1))
