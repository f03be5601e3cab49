"""What can be written down of a possession: the lines of the scoresheet and of the play-by-play.

An event is ``(code, seat, player, detail)``; ``player`` is the index in the team's list, or -1 for the team.
The detail of an injury is the number of games that its man will miss, or else how much of this one.
"""

from __future__ import annotations

from typing import Final, NewType, final

from fieldhouse.table.record import Record
from fieldhouse.table.seat import Seat

Code = NewType("Code", int)
"""What happened."""
TEAM: Final = -1

PASSED: Final = Code(0)
TWO_MADE: Final = Code(1)
TWO_MISSED: Final = Code(2)
THREE_MADE: Final = Code(3)
THREE_MISSED: Final = Code(4)
THROW_MADE: Final = Code(5)
THROW_MISSED: Final = Code(6)
OFFENSIVE_REBOUND: Final = Code(7)
DEFENSIVE_REBOUND: Final = Code(8)
ASSIST: Final = Code(9)
STEAL: Final = Code(10)
BLOCK: Final = Code(11)
TURNOVER: Final = Code(12)
PERSONAL_FOUL: Final = Code(13)
TECHNICAL: Final = Code(14)
FOULED: Final = Code(15)
TIME_OUT: Final = Code(16)
SUBSTITUTION: Final = Code(17)
TIRED: Final = Code(18)
RESTED: Final = Code(19)
LET_OFF: Final = "let off"
"""14A, 16D: his rest is over though he has not had it: another must rest in his place, or an Index Point spares him."""
INJURED: Final = Code(20)
OUT: Final = Code(21)
TIP: Final = Code(22)
FAST_BREAK: Final = Code(23)
INDEX_POINT: Final = Code(24)
HAPPENED: Final = Code(25)
MINUTES: Final = Code(26)
PERIOD_OVER: Final = Code(27)
MOVED: Final = Code(28)
PRESSED: Final = Code(29)
DELIBERATE: Final = Code(30)
CODES: Final = tuple(map(Code, range(31)))

Event = tuple[Code, Seat, int, object]


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
