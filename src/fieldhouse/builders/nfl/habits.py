"""The habits of pro football's coaches: counted from their plays, near the own goal called as charts want it.

``fieldhouse build ddf`` puts the tables into the season chart, and
``fieldhouse build ddf --plan`` writes those of many seasons as the module that charts without any fall back to.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

import numpy as np
import polars as pl

from fieldhouse.builders.counting import Floats
from fieldhouse.builders.football.decisions import Counts
from fieldhouse.builders.football.habits import (
    CALM,
    counted_habits,
    habits_module,
    parts_of_one,
    smoothed_mixes,
    whole_thousandths,
)
from fieldhouse.builders.nfl.snaps import DROPS, snaps
from fieldhouse.games.ddf.coaching.league_plan import LEAGUE
from fieldhouse.games.ddf.model import (
    DRAW,
    END_RUN,
    FIRST_PASS,
    LINE_PLUNGE,
    LONG,
    MEDIUM,
    PLAY_COUNT,
    SCREEN,
    SHORT,
    SIDELINE,
)
from fieldhouse.gridiron.call_buckets import BUCKETS as OPEN_BUCKETS
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.habits import BUCKETS, STATES, TABLES, LeagueHabits, Rows
from fieldhouse.gridiron.situations import bucket_at, state_at

SEASON_PRIOR: Final = 25.0
LEAGUE_PRIOR: Final = 4.0
"""So many cases of the smoothed prior are added to what a cell of one season counted, or of all."""
QUICK: Final = 0.7
NEVER_DEEP: Final = 0.9
"""So much of the medium passes in front of the own goal is called as a short one, so much of the deep ones, and every
screen: there real passers are sacked half as often as elsewhere and lose hardly a yard, and charts know no place but by
what is called. Inside the five nothing deep is called at all, and half as many passes as there were."""
BACKED_UP: Final = 0.5
"""What of the passes inside the own five is called on paper, while there is time: the rest is run."""


def season_habits(plays: pl.DataFrame) -> LeagueHabits:
    """The habits of one season, the league's where it is silent."""
    prior = {name: parts_of_one(getattr(LEAGUE, name)) for name in TABLES}
    prior["passes"] = parts_of_one(_run_out(LEAGUE.passes, 1 / BACKED_UP))  # as they were counted
    return _habits([plays], SEASON_PRIOR, prior)


def league_habits(seasons: Iterable[pl.DataFrame]) -> LeagueHabits:
    """The habits of many seasons together, by themselves."""
    return _habits(seasons, LEAGUE_PRIOR)


def _habits(
    seasons: Iterable[pl.DataFrame], weight: float, prior: dict[str, Floats] | None = None
) -> LeagueHabits:  # fmt: skip
    """Counted and smoothed, and fewer passes inside the own five."""
    found = counted_habits(Counts(seasons, calls_by_state, FIRST_PASS), weight, _mixes, prior)
    return replace(found, passes=_run_out(found.passes))


def _run_out(passes: Rows, share: float = BACKED_UP) -> Rows:
    """``[bucket][state]``: inside the own five this *share* of the passes, unless time is short."""
    return tuple(
        tuple(
            round(part * share) if name.endswith("own 5") and state in CALM else part for state, part in enumerate(row)
        )
        for name, row in zip(BUCKETS, passes, strict=True)
    )


def _mixes(counted: Floats, prior: Floats) -> Rows:
    """``[bucket][play]``: near the own goal quick, elsewhere as counted."""
    mixes = smoothed_mixes(counted, prior)
    own = mixes[len(OPEN_BUCKETS) :]
    deep = np.array([1.0 if name.endswith("own 5") else NEVER_DEEP for name in BUCKETS[len(OPEN_BUCKETS) :]])
    for play, part in ((SCREEN, 1.0), (MEDIUM, QUICK), (LONG, deep), (SIDELINE, deep)):
        own[:, SHORT] += part * own[:, play]
        own[:, play] *= 1 - part
    own[:, LINE_PLUNGE] += own[:, END_RUN]
    own[:, END_RUN] = 0.0
    return whole_thousandths(mixes)


def calls_by_state(rows: pl.DataFrame) -> Floats:
    """``calls[state, bucket, play]``, traps spread over the plays that they come of."""
    counted = np.zeros((len(STATES), len(BUCKETS), PLAY_COUNT))
    trapped = np.zeros((len(STATES), len(BUCKETS)))
    downs = snaps(rows).filter(pl.col("down").is_not_null() & pl.col("yardline_100").is_not_null())
    for quarter, clock, lead, down, to_go, line, play in downs.select(
        "qtr", "clock", "lead", "down", "ydstogo", "yardline_100", "play"
    ).iter_rows():
        state, bucket = state_at(quarter, clock, lead), bucket_at(down, max(to_go, 0), GOAL - line)
        if play is None:
            trapped[state, bucket] += 1
        else:
            counted[state, bucket, _allowed(play, line)] += 1
    weights = counted * np.array([DROPS.get(play, 0.0) for play in range(PLAY_COUNT)])
    return np.asarray(counted + weights / np.maximum(weights.sum(axis=2, keepdims=True), 1) * trapped[:, :, None])


def _allowed(play: int, line: int) -> int:
    """The play itself, or near the goal the shorter one that it becomes."""
    if play == LONG and line <= 20:
        play = MEDIUM
    if play == MEDIUM and line <= 10:
        return SHORT
    return LINE_PLUNGE if play == DRAW and line <= 3 else play


def plan_module(seasons: list[pl.DataFrame]) -> str:
    """The text of the module that charts without habits fall back to."""
    return habits_module("ddf", league_habits(seasons), "Of all seasons that ship.")
