"""The habits of a college season's coaches: counted from its plays, the rare corners smoothed.

Fourth downs, field goals, tries, onside kicks and kneels are counted as pro football's are; which of the nine plays was
called is inferred (``split``).
"""

from __future__ import annotations

from typing import Final

import numpy as np
import polars as pl

from fieldhouse.builders.football.decisions import Counts
from fieldhouse.builders.football.habits import counted_habits, smoothed_mixes, whole_thousandths
from fieldhouse.builders.ncaa.as_pro import as_pro
from fieldhouse.builders.ncaa.measures import Floats
from fieldhouse.builders.ncaa.split import COLUMNS, Snaps, called
from fieldhouse.games.bowlbound.model import (
    COUNTER,
    DRAW,
    DROP_BACK,
    END_REVERSE,
    FIRST_PASS,
    LINE_PLUNGE,
    OPTION,
    SCREEN,
    SPRINT_OUT,
)
from fieldhouse.gridiron.call_buckets import BUCKETS as OPEN_BUCKETS
from fieldhouse.gridiron.habits import BUCKETS, STATES, LeagueHabits, Rows

PRIOR: Final = 8.0
"""So many cases of all states together are added to what a cell counted."""
QUICK: Final = 0.8
"""So much of what is thrown from a deep drop, or run wide, in front of the own goal is called short and straight:
charts know no place but by what is called there, and real sides lose half as much there as elsewhere."""
STRAIGHT: Final = {
    END_REVERSE: LINE_PLUNGE,
    DRAW: LINE_PLUNGE,
    OPTION: COUNTER,
    SCREEN: SPRINT_OUT,
    DROP_BACK: SPRINT_OUT,
}
"""What is called there in place of another play."""


def season_habits(
    plays: pl.DataFrame, games: pl.DataFrame, given: dict[str, str], snaps: Snaps, shares: Floats
) -> LeagueHabits:
    """The habits of a season whose files tell score and clock."""
    calls = calls_by_state(snaps, shares)
    return counted_habits(Counts([as_pro(plays, games, given)], lambda rows: calls, FIRST_PASS), PRIOR, mixes)


def calls_by_state(snaps: Snaps, shares: Floats) -> Floats:
    """``[state, bucket, play]``: what was called, snaps shared out over the nine plays."""
    found = np.zeros((len(STATES) * len(BUCKETS), COLUMNS))
    np.add.at(found, (snaps.state * len(BUCKETS) + snaps.place).astype(int), shares)
    return np.array([called(row) for row in found]).reshape(len(STATES), len(BUCKETS), -1)


def mixes(counted: Floats, prior: Floats) -> Rows:
    """``[bucket][play]``: near the own goal short and straight, elsewhere as counted."""
    found = smoothed_mixes(counted, prior)
    own = found[len(OPEN_BUCKETS) :]
    for play, instead in STRAIGHT.items():
        own[:, instead] += QUICK * own[:, play]
        own[:, play] *= 1 - QUICK
    return whole_thousandths(found)
