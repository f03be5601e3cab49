"""What the next step of a football game is, and what a quarter and a half hold."""

from __future__ import annotations

from typing import Final, Literal

Phase = Literal["toss", "kickoff", "scrimmage", "try", "over"]
TOSS: Final = "toss"
KICKOFF: Final = "kickoff"
SCRIMMAGE: Final = "scrimmage"
TRY: Final = "try"
OVER: Final = "over"
QUARTER: Final = 900
"""Seconds."""
REGULATION: Final = 4
"""Quarters."""
FIRST_OVERTIME: Final = REGULATION + 1
TIME_OUTS: Final = 3
"""In a half."""
