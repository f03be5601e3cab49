"""What a seat may answer: the numbers of the choices."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.model import PLAY_COUNT

# Calls beyond the nine plays.
PUNT: Final = PLAY_COUNT
POOCH: Final = PLAY_COUNT + 1
FIELD_GOAL_TRY: Final = PLAY_COUNT + 2
KNEEL: Final = PLAY_COUNT + 3
TAKE_SAFETY: Final = PLAY_COUNT + 4

RECEIVE: Final = 0
KICK_OFF: Final = 1
TAKE_TOUCHBACK: Final = 0
RUN_OUT: Final = 1
GO: Final = 0
AUDIBLE: Final = 1
TIME_OUT_AFTER: Final = 2
RETURN_PUNT: Final = 0
LET_IT_ROLL: Final = 1
FAIR_CATCH: Final = 2
DECLINE: Final = 0
AT_THE_END: Final = 1
ACCEPT: Final = 2
"""A penalty: decline it, take it where the play ended, or accept the first (second, third ...) of several."""

LET_IT_ROLL_LINE: Final = 10
LONGEST_POOCH: Final = 60
