"""What can be written down of a possession: the lines of the scoresheet and of the play-by-play.

An event is ``(code, seat, player, detail)``; ``player`` is the index in the team's list, or -1 for the team.
The detail of an injury is the number of games that its man will miss, or else how much of this one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

TEAM: Final = -1

(
    PASSED, TWO_MADE, TWO_MISSED, THREE_MADE, THREE_MISSED, THROW_MADE, THROW_MISSED, OFFENSIVE_REBOUND,
    DEFENSIVE_REBOUND, ASSIST, STEAL, BLOCK, TURNOVER, PERSONAL_FOUL, TECHNICAL, FOULED, TIME_OUT, SUBSTITUTION, TIRED,
    RESTED, INJURED, OUT, TIP, FAST_BREAK, INDEX_POINT, HAPPENED, MINUTES, PERIOD_OVER, MOVED, PRESSED, DELIBERATE,
) = range(31)  # fmt: skip
CODES: Final = range(31)

Event = tuple[int, int, int, object]


class Possession(NamedTuple):
    """One note: a possession, with the period, the cards left when it began, and who had the ball."""

    period: int
    left: int
    offense: int
    events: list[Event]
    score: tuple[int, int]
