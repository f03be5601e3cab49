"""What a seat may answer: the numbers of the choices."""

from __future__ import annotations

from typing import Final

RECEIVE: Final = 0
KICK_OFF: Final = 1
KEEP_DEFENSE: Final = 0
TAKE_BLANK: Final = 1
RUN_WITH_IT: Final = 0
DOWN_IT: Final = 1
DECLINE_IT: Final = 2
RETURN_KICK: Final = 0
TAKE_TOUCHBACK: Final = 1
FAIR_CATCH: Final = 2
LET_IT_ROLL: Final = 3
LEAVE_IT: Final = 4
DECLINE_ROLL: Final = 0
TAKE_ROLL: Final = 1
AT_THE_35: Final = 0
KICK_OVER: Final = 1
KEEP_MARKS: Final = 0
CANCEL_MARKS: Final = 1
AIM_OUT: Final = 0
AIM_IN: Final = 1
NO_DELAY: Final = 0
TAKE_DELAY: Final = 1
DECLINE: Final = 0
ACCEPT: Final = 1
"""A penalty: decline it, or accept the first (second, third ...) of the ways it can be enforced."""
MOST_TAKEN_OFF: Final = 60
