"""Completions that are wanted of a column, and those that it may print: the rest a line gives that cancels traps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from fieldhouse.builders.football.quantise import THROWS
from fieldhouse.builders.nfl.assemble import Tuning
from fieldhouse.builders.nfl.measures import Floats
from fieldhouse.builders.nfl.offense import COMPLETION_TOLERANCE, MOST_CANCELED, ObservedRates

COMPLETION_BAND: Final = COMPLETION_TOLERANCE / THROWS
TAIL: Final = 0.05
"""The part of the teams that may want fewer completions than the tolerance allows, or more than protection gives."""
PROTECTS: Final = 7.0
"""The share of traps to cancel for one completion more a throw."""
MOST_WANTED: Final = COMPLETION_BAND + MOST_CANCELED / PROTECTS
PASSED_ON: Final = 0.85
"""What of a printed completion comes through the average defense."""


def centered(wanted: Floats) -> float:
    """By how much easier the average defense must be so that few teams want less than the tolerance allows; what they
    want is moved by it."""
    off = float(np.quantile(wanted, TAIL) + COMPLETION_BAND + np.quantile(wanted, 1 - TAIL) - MOST_WANTED) / 2
    wanted -= off
    return PASSED_ON * off


def bound(tuning: Tuning, observed: Sequence[ObservedRates]) -> None:
    """Moves the tuning: printed completions stay within the margin; what a team wants above it, traps that its line
    cancels give."""
    wanted, least = tuning.completions, np.array([each.least for each in observed])
    np.clip(wanted, -least, MOST_WANTED, out=wanted)
    for offsets, each in zip(tuning.offense_offsets, wanted, strict=True):
        offsets.completion = float(min(each, COMPLETION_BAND))
        offsets.protection = float(np.clip((each - COMPLETION_BAND) * PROTECTS, 0.0, MOST_CANCELED))
