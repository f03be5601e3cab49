"""Which of the nine plays a snap was: nobody wrote it down, so every snap is shared out among those it may have been.

A snap's share of a play is proportional to how often that play is called on such a down (the coaches' plan) and to how
often that play ends like this (the average shape of printed charts, by classes of yards). Shares of a snap add up to
one, so a team's plays together are exactly what it did; only the parting of them is inferred.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import polars as pl

from fieldhouse.builders.ncaa.measures import LOWER, Floats
from fieldhouse.builders.ncaa.real import KNEELS, live
from fieldhouse.games.bowlbound.model import BOOTLEG, FIRST_PASS, OPTION, PLAY_COUNT, SPRINT_OUT
from fieldhouse.gridiron.call_buckets import bucket_of
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.phases import QUARTER
from fieldhouse.gridiron.situations import bucket_at, state_at

CALLED: Final = np.array([
    (15, 10, 8, 4, 21, 8, 9, 8, 18),
    (16, 11, 8, 3, 23, 5, 9, 8, 17),
    (9, 7, 7, 8, 19, 11, 11, 9, 19),
    (22, 12, 8, 3, 23, 5, 6, 5, 16),
    (16, 10, 8, 4, 24, 7, 9, 8, 14),
    (11, 7, 6, 5, 20, 11, 13, 10, 18),
    (6, 4, 4, 8, 14, 15, 14, 12, 24),
    (35, 13, 6, 2, 29, 1, 5, 3, 4),
    (13, 8, 6, 3, 26, 6, 15, 11, 12),
    (4, 3, 2, 4, 14, 10, 21, 17, 25),
    (2, 1, 1, 4, 9, 10, 19, 16, 36),
    (2, 1, 1, 8, 8, 13, 13, 12, 41),
    (20, 12, 9, 4, 29, 5, 8, 6, 7),
    (16, 10, 8, 4, 26, 6, 12, 10, 10),
    (7, 5, 4, 4, 24, 7, 18, 14, 18),
    (30, 13, 7, 2, 30, 2, 8, 4, 3),
    (26, 11, 7, 2, 29, 2, 11, 6, 5),
    (19, 7, 5, 2, 30, 4, 17, 10, 8),
], float)  # fmt: skip
"""``[bucket, play]``: how often each play is called on a down, any scale, by printed charts and the first sharing out
of 2024; the prior of every season, so that no season's sharing out leads to another."""
RAN: Final = PLAY_COUNT
"""A tenth column of shares: the quarterback ran from a pass, which the QR column shows."""
COLUMNS: Final = PLAY_COUNT + 1

RUN_BOUNDS: Final = (-0.5, 0.5, 3.5, 7.5, 11.5)
"""A loss, nothing, up to 3, 7, 11 yards, and a breakaway."""
RUN_SHAPES: Final = np.array([
    [8.7, 5.4, 34.0, 26.0, 8.7, 9.0],
    [9.6, 6.6, 30.0, 25.5, 9.6, 10.4],
    [10.7, 7.8, 24.5, 25.0, 11.7, 12.4],
    [10.7, 8.1, 28.0, 25.0, 10.1, 10.3],
    [11.0, 7.6, 28.5, 24.5, 9.6, 9.8],
])  # fmt: skip
"""Of a hundred runs that are no fumbles or fouls: losses, blanks and breakaways as printed, gains by their mean."""
PASS_BOUNDS: Final = (0.5, 5.5, 11.5, 19.5, 34.5)
"""A completion for nothing or less, up to 5, 11, 19, 34 yards, and beyond; before them a miss and a pick."""
PASS_SHAPES: Final = np.array([
    [20.0, 0.7, 7.7, 22.0, 17.5, 8.0, 3.6, 0.8],
    [24.0, 1.1, 1.1, 10.0, 12.5, 8.9, 5.0, 0.9],
    [24.0, 1.5, 0.7, 8.0, 12.0, 9.5, 5.9, 1.4],
    [39.8, 2.8, 0.5, 3.0, 6.0, 9.5, 11.5, 6.5],
])  # fmt: skip
SACK_SHAPES: Final = np.array([4.2, 1.5, 1.8, 9.6])
RUN_FROM_PASS: Final = np.array([5.3, 27.8, 27.1, 2.3])
"""How often plays 6 to 9 end in QT and in QR on printed charts."""
SCRAMBLED: Final = 0.45
"""Of a quarterback's carries that are no sacks and no kneels: those that began as passes."""
MOST_SCRAMBLED: Final = 0.13
"""But no more than this part of a team's throws and sacks: an option team's quarterback runs by design."""
KEPT: Final = np.array([1.0, 0.5, 0.5, 1.5, 4.0])
"""How likely each run is to be the quarterback's own, against the average run."""
PASSERS: Final = 15
"""Whoever throws so often is a quarterback."""

OPTION_PASSES: Final = 0.30
"""The share of option calls that become passes, half of them sprint-outs and half bootlegs, on an average chart."""

RUSH, PASS, SACK = range(3)


@dataclass(frozen=True)
class Snaps:
    """The season's runs and passes, one entry each."""

    offense: Floats
    defense: Floats
    bucket: Floats
    place: Floats
    """The bucket of habits, which know the own goal line too."""
    state: Floats
    kind: Floats
    yards: Floats
    complete: Floats
    intercepted: Floats
    fumbled: Floats
    scored: Floats
    spot: Floats
    by_quarterback: Floats

    def shares(self, calls: Floats) -> Floats:
        """``[snap, play or RAN]``, given ``calls[bucket, play]``."""
        prior = calls[self.bucket.astype(int)]
        found = np.zeros((len(self.kind), COLUMNS))
        rush, thrown, sack = (self.kind == kind for kind in (RUSH, PASS, SACK))
        shape = RUN_SHAPES[:, np.digitize(self.yards, RUN_BOUNDS)].T
        own = np.where(self.by_quarterback[:, None] > 0, KEPT, 1.0)
        found[rush, :FIRST_PASS] = _parts((prior[:, :FIRST_PASS] * shape * own)[rush])
        is_own = rush & (self.by_quarterback > 0)
        began_as_pass = self._scrambled()[self.offense.astype(int)]
        found[is_own, :FIRST_PASS] *= (1 - began_as_pass)[is_own, None]
        found[is_own, RAN] = began_as_pass[is_own]
        ended = np.where(self.complete > 0, np.digitize(self.yards, PASS_BOUNDS) + 2, self.intercepted).astype(int)
        found[thrown, FIRST_PASS:PLAY_COUNT] = _parts((prior[:, FIRST_PASS:] * PASS_SHAPES[:, ended].T)[thrown])
        found[sack, FIRST_PASS:PLAY_COUNT] = _parts((prior[:, FIRST_PASS:] * SACK_SHAPES)[sack])
        return found

    def _scrambled(self) -> Floats:
        """By team, the share of the quarterback's carries that began as passes."""
        count = int(self.offense.max()) + 1
        own = np.bincount(self.offense.astype(int), (self.kind == RUSH) & (self.by_quarterback > 0), count)
        drops = np.bincount(self.offense.astype(int), self.kind != RUSH, count)
        return np.asarray(np.minimum(SCRAMBLED, MOST_SCRAMBLED * drops / np.maximum(own, 1)))


def _parts(weights: Floats) -> Floats:
    """Each row's weights as shares of 1."""
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))


def plan() -> Floats:
    """``[bucket, play]``: under which play the calls of a down end up, option passes moved."""
    calls = CALLED.copy()
    thrown = OPTION_PASSES * calls[:, OPTION]
    calls[:, OPTION] -= thrown
    calls[:, SPRINT_OUT : BOOTLEG + 1] += thrown[:, None] / 2
    return calls


def snaps(plays: pl.DataFrame, given: dict[str, str], teams: tuple[str, ...]) -> Snaps:
    """Every run and pass that stood, kneels left out: a coach kneels without a chart."""
    kneels = pl.col("rush") & pl.col("play_text").fill_null("").str.contains(KNEELS)
    rows = live(plays).filter((pl.col("rush") | pl.col("pass")) & ~kneels)
    at = {team: index for index, team in enumerate(teams)}
    passers = set(
        rows.filter(pl.col("pass")).group_by("passer").len().filter(pl.col("len") >= PASSERS)["passer"].drop_nulls()
    )

    def column(value: pl.Expr) -> Floats:
        return np.asarray(rows.select(value.cast(pl.Float64)).to_series().fill_null(0.0).to_numpy())

    def team(side: str) -> Floats:
        return np.array([at[given.get(school, LOWER)] for school in rows[side]], float)

    downs = [
        (min(max(down, 1), 4), min(max(distance, 1), 40), GOAL - max(min(to_goal, GOAL - 1), 1))
        for down, distance, to_goal in rows.select("down", "distance", "yards_to_goal").rows()
    ]
    clock = (60 * pl.col("clock_min") + pl.col("clock_sec")).fill_null(QUARTER).cast(pl.Int64)
    lead = (pl.col("off_score") - pl.col("def_score")).fill_null(0).cast(pl.Int64)
    states = [state_at(*each) for each in rows.select("period", clock.alias("clock"), lead.alias("lead")).rows()]
    return Snaps(
        offense=team("offense"),
        defense=team("defense"),
        bucket=np.array([bucket_of(*each) for each in downs], float),
        place=np.array([bucket_at(*each) for each in downs], float),
        state=np.array(states, float),
        kind=column(pl.when(pl.col("sack")).then(SACK).when(pl.col("pass")).then(PASS).otherwise(RUSH)),
        yards=column(pl.col("yards_gained")),
        complete=column(pl.col("completion")),
        intercepted=column(pl.col("interception")),
        fumbled=column(pl.col("fumble")),
        scored=column(pl.col("play_type").is_in(["Passing Touchdown", "Rushing Touchdown"])),
        spot=column(GOAL - pl.col("yards_to_goal")),
        by_quarterback=column(pl.col("rush") & pl.col("rusher").is_in(list(passers))),
    )


def option_share(runs: float, passes: float) -> float:
    """``OPTION_PASSES`` for a team, or less: a school that hardly throws cannot throw so often from the option."""
    return float(min(OPTION_PASSES, 0.5 * passes / max(runs, 1.0)))


def called(found: Floats) -> Floats:
    """The calls behind ``found[play or RAN]`` snaps: quarterback runs and option passes put where they began."""
    calls = found[:PLAY_COUNT].astype(float).copy()
    drops = calls[FIRST_PASS:] * RUN_FROM_PASS
    calls[FIRST_PASS:] += found[RAN] * drops / max(drops.sum(), 1e-9)
    share = option_share(calls[OPTION], calls[SPRINT_OUT] + calls[BOOTLEG])
    thrown = calls[OPTION] * share / (1 - share)
    calls[OPTION] += thrown
    calls[SPRINT_OUT : BOOTLEG + 1] -= thrown / 2
    return np.asarray(np.maximum(calls, 0.0))
