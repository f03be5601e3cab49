"""What can be written down of a possession: the lines of the scoresheet and of the play-by-play.

An event is ``(code, seat, player, detail)``; ``player`` is the index in the team's list, or -1 for the team.
The detail of an injury is the number of games that its man will miss, or else how much of this one.
"""

from __future__ import annotations

from typing import Final, final

from fieldhouse.table.record import Record
from fieldhouse.table.seat import Seat

TEAM: Final = -1

PASSED: Final = 0
TWO_MADE: Final = 1
TWO_MISSED: Final = 2
THREE_MADE: Final = 3
THREE_MISSED: Final = 4
THROW_MADE: Final = 5
THROW_MISSED: Final = 6
OFFENSIVE_REBOUND: Final = 7
DEFENSIVE_REBOUND: Final = 8
ASSIST: Final = 9
STEAL: Final = 10
BLOCK: Final = 11
TURNOVER: Final = 12
PERSONAL_FOUL: Final = 13
TECHNICAL: Final = 14
FOULED: Final = 15
TIME_OUT: Final = 16
SUBSTITUTION: Final = 17
TIRED: Final = 18
RESTED: Final = 19
LET_OFF: Final = "let off"
"""14A, 16D: his rest is over though he has not had it: another must rest in his place, or an Index Point spares him."""
INJURED: Final = 20
OUT: Final = 21
TIP: Final = 22
FAST_BREAK: Final = 23
INDEX_POINT: Final = 24
HAPPENED: Final = 25
MINUTES: Final = 26
PERIOD_OVER: Final = 27
MOVED: Final = 28
PRESSED: Final = 29
DELIBERATE: Final = 30
CODES: Final = range(31)

Event = tuple[int, Seat, int, object]


@final
class Possession(Record):
    """One note: a possession, with the period, the cards left when it began, who had the ball, and the score."""

    __slots__ = ("events", "left", "offense", "period", "score")

    def __init__(self, period: int, left: int, offense: Seat, events: list[Event], score: tuple[int, int]) -> None:
        self.period: Final = period
        self.left: Final = left
        self.offense: Final = offense
        self.events: Final = events
        self.score: Final = score

    @property
    def values(self) -> tuple[object, ...]:
        """All of it: possessions with the same values are equal."""
        return self.period, self.left, self.offense, self.events, self.score
