"""The offense chart: nine columns, B, QT, the big plays of short passes, fumble recovery.

Observed completions first: the yardage cells of a pass column are as many of the 216 as were completed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from fieldhouse.builders.football.carry import Carry
from fieldhouse.builders.football.columns import TD, out_of_bounds, with_out
from fieldhouse.builders.football.quantise import THROWS, WEIGHT, Sample, spread, take
from fieldhouse.builders.nfl.columns import listed, scoring, trapped
from fieldhouse.builders.nfl.design import FORCED, FUMBLE, INT, NUMBER, QT, SCORE, Average, Typical
from fieldhouse.builders.nfl.flags import DEF_5, DEF_5X, DEF_15, GROUNDED, OFF_5, OFF_10, OFF_15, PI
from fieldhouse.builders.nfl.measures import Floats
from fieldhouse.builders.nfl.rates import BIG_SHORT_FROM, BREAK_FROM
from fieldhouse.games.ddf.model import FIRST_PASS, PLAY_COUNT, SCREEN, SHORT, Mark
from fieldhouse.gridiron import cells
from fieldhouse.gridiron.cells import cell, gain
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.table.dice import Column

FOUL_CELLS: Final = {
    OFF_5: cell(cells.OFFENSE_FOUL, 5), OFF_10: cell(cells.OFFENSE_FOUL, 10), OFF_15: cell(cells.OFFENSE_FOUL, 15),
    GROUNDED: cell(cells.GROUNDING, 11, cells.OUT), DEF_5: cell(cells.DEFENSE_FOUL, 5),
    DEF_5X: cell(cells.DEFENSE_FOUL, 5, cells.AUTOMATIC), DEF_15: cell(cells.DEFENSE_FOUL, 15),
}  # fmt: skip
INTERFERENCE_SHARE: Final = {SHORT: 0.35, 6: 1.0, 7: 2.6, 8: 1.7}
"""How likely a pass of each play is to be interfered with, against the average pass."""
INTERFERENCE_YARDS: Final = {SHORT: 6, 6: 11, 7: 29, 8: 18}
COMPLETION_TOLERANCE: Final = 3.5
"""Printed completions stay within so many of 216 of what the team completed (and rounding within half a one more)."""
MOST_CANCELED: Final = 0.97
"""Of a defense's traps, or of its interceptions."""
BROKEN_OUT, BIG_OUT = 0.12, 0.2
"""The share of breakaways and of big plays that end out of bounds."""


@dataclass
class OffenseOffsets:
    """How far an offense's charts must lie from its observed rates for the games to give those rates back."""

    run: float = 0.0
    completion: float = 0.0
    per_completion: float = 0.0
    pick: float = 0.0
    """Of interceptions, traps and fumbles: the part by which the rate is raised."""
    trap: float = 0.0
    fumble: float = 0.0
    protection: float = 0.0
    """The share of the defense's traps that are canceled: what a line that gives up few sacks does for completions."""


@dataclass(frozen=True)
class ObservedRates:
    """An offense's own rates, per play, small samples shrunk."""

    completion: Floats
    """Per throw."""
    per_completion: Floats
    """Of runs: yards a run."""
    picks: Floats
    traps: Floats
    fumbles: Floats
    fouls: Floats
    """``fouls[run or pass, kind]``"""
    samples: tuple[Sample, ...]
    """Yards short of a breakaway, of a big play, of a long touchdown."""
    breaks: Floats
    """The share of gains that are breakaways (runs) or big plays (short passes)."""
    scores: Floats
    """The share of gains that are long touchdowns."""
    out: Floats
    broken: Sample
    big: Sample
    broken_scores: float
    pick_depth: Floats
    calls: Floats
    sack: Sample
    scramble: Sample
    trap_kinds: tuple[float, float, float]
    """Sacks, scrambles and fumbles, as shares of all traps."""
    recovered: float
    crowded: float = 0.0
    """Completions a throw for which the team's traps, beyond the league's, leave no room."""

    @property
    def least(self) -> float:
        """How far printed completions may lie below the team's own, a throw.

        A defense's (n) completes what would have been a trap, so a team trapped far more often than others
        would complete too much if its completions were printed as observed.
        """
        return max(COMPLETION_TOLERANCE / THROWS, self.crowded)


@dataclass(frozen=True)
class OffenseChart:
    plays: tuple[Column, ...]
    breakaway: Column
    trapped: Column
    big: Column
    recovered: Column[Mark]
    protection: float
    """The share of defensive traps, and of interceptions, that the team must cancel to have so few of them."""
    decision: float


def build_offense(observed: ObservedRates, offsets: OffenseOffsets, typical: Typical, average: Average) -> OffenseChart:
    """The offense's columns from what was observed, the offsets, and the average defense."""
    carry = Carry()
    columns = []
    spare_traps, spare_picks = 0.0, 0.0
    for play in range(PLAY_COUNT):
        wanted = _wanted(observed, offsets, average, play)
        spare_traps = max(spare_traps, wanted.spare_traps)
        spare_picks = max(spare_picks, wanted.spare_picks)
        columns.append(_column(observed, offsets, typical, average, play, wanted, carry))
    return OffenseChart(
        tuple(columns),
        scoring("B", observed.broken, observed.broken_scores, BREAK_FROM - 2, BROKEN_OUT),
        trapped(observed.sack, observed.scramble, *observed.trap_kinds[1:]),
        scoring("Short Big Play", observed.big, float(observed.scores[SHORT]), BIG_SHORT_FROM - 2, BIG_OUT),
        listed("fumble recovered", round(observed.recovered * THROWS)),
        min(spare_traps, MOST_CANCELED),
        min(spare_picks, MOST_CANCELED),
    )


@dataclass(frozen=True)
class Wanted:
    """The shares of an offense column, fouls aside, and what could not be had from it alone."""

    picked: float
    fumbled: float
    trapped: float
    spare_traps: float
    spare_picks: float


def _wanted(observed: ObservedRates, offsets: OffenseOffsets, average: Average, play: int) -> Wanted:
    """The rates of 2a in the method: what the column must hold so that rates come out after the defense's cells."""
    share = average.share[play]
    picks = observed.picks[play] * (1 + offsets.pick)
    traps = observed.traps[play] * (1 + offsets.trap)
    fumbles = observed.fumbles[play] * (1 + offsets.fumble)
    picked = (picks - share[INT]) / (1 - share[INT] - share[FORCED] - share[SCORE])
    fumbled = (fumbles - share[FUMBLE]) / (1 - share[FUMBLE])
    rest = 1 - max(picked, 0.0) - max(fumbled, 0.0)
    trapped = (traps - share[QT] * (1 - offsets.protection) * rest) / share[NUMBER]
    return Wanted(
        max(picked, 0.0),
        max(fumbled, 0.0),
        max(trapped, 0.0),
        offsets.protection + max(-trapped, 0.0) / share[QT] if share[QT] > 0 else 0.0,
        max(-picked, 0.0) / share[INT] if share[INT] > 0 else 0.0,
    )


def _column(
    observed: ObservedRates, offsets: OffenseOffsets, typical: Typical, average: Average, play: int, wanted: Wanted,
    carry: Carry,
) -> Column:  # fmt: skip
    """A play's column: fouls, picks, fumbles, traps, misses, then its gains; what rounding leaves is in *carry*."""
    is_pass = play >= FIRST_PASS
    free = list(WEIGHT)
    found: dict[int, int] = {}
    calls = observed.calls[play]
    _put_fouls(observed, play, free, found, carry, calls)
    open_share = sum(WEIGHT[total] for total in free) / THROWS
    for kind, share in (("picked", wanted.picked), ("fumbled", wanted.fumbled), ("trapped", wanted.trapped)):
        totals = carry.take(free, (kind, is_pass), share * open_share, calls)
        found |= dict(zip(totals, _words(kind, observed, play, totals), strict=True))
    if is_pass:
        completed = observed.completion[play] * THROWS
        moved = np.clip(
            completed + offsets.completion * THROWS,
            completed - observed.least * THROWS,
            completed + COMPLETION_TOLERANCE,
        )
        missed = sum(WEIGHT[total] for total in free) - moved
        found |= dict.fromkeys(take(free, round(missed)), cell(cells.INCOMPLETE))
    found |= _gains(observed, play, free, _mean(observed, offsets, typical, average, play), carry)
    return Column(f"play {play + 1}", OFFENSE, found)


def _put_fouls(
    observed: ObservedRates, play: int, free: list[int], found: dict[int, int], carry: Carry, calls: float
) -> None:  # fmt: skip
    """The penalties of a column; *free*, *found* and *carry* are changed."""
    is_pass = play >= FIRST_PASS
    for kind, code in FOUL_CELLS.items():
        if kind == GROUNDED and play <= SCREEN:
            continue
        for total in carry.take(free, (kind, is_pass), observed.fouls[int(is_pass), kind], calls):
            found[total] = code
    if play in INTERFERENCE_SHARE:
        weighed = sum(INTERFERENCE_SHARE[each] * observed.calls[each] for each in INTERFERENCE_SHARE)
        factor = INTERFERENCE_SHARE[play] * observed.calls[FIRST_PASS:].sum() / max(weighed, 1.0)
        for total in carry.take(free, PI, observed.fouls[1, PI] * factor, calls):
            found[total] = cell(cells.INTERFERENCE, INTERFERENCE_YARDS[play])


def _words(kind: str, observed: ObservedRates, play: int, totals: list[int]) -> list[int]:
    """The cells of picks, fumbles and traps."""
    if kind == "trapped":
        return [cell(cells.TRAPPED)] * len(totals)
    if kind == "fumbled":
        yards = (2, 0, 4, -1) if play < FIRST_PASS else (6, 4, 9, 11)
        return [cell(cells.FUMBLE, yards[index % 4]) for index in range(len(totals))]
    depth = observed.pick_depth[play]
    around = (0, 4, -4, 8, -6, 12)
    return [cell(cells.INTERCEPTION, round(float(depth) + around[index % 6])) for index in range(len(totals))]


def _mean(observed: ObservedRates, offsets: OffenseOffsets, typical: Typical, average: Average, play: int) -> float:
    """The mean of a column's yardage cells: the team's own, stretched from the league's by what (n) evens out."""
    own = observed.per_completion[play] + (offsets.run if play < FIRST_PASS else offsets.per_completion)
    share = average.share[play]
    even = typical.rest[play] * (share[FORCED] + share[SCORE]) / (typical.completed[play] * share[NUMBER])
    return float(typical.yards[play] + (own - typical.yards[play]) * (1 + even))


def _gains(
    observed: ObservedRates, play: int, free: list[int], mean: float, carry: Carry
) -> dict[int, int]:  # fmt: skip
    """The yardage cells: breakaways or big plays, long touchdowns, and the rest by slices of the sample; *free* and
    *carry* are changed."""
    found: dict[int, int] = {}
    weight = sum(WEIGHT[total] for total in free)
    calls = observed.calls[play]
    total_yards = mean * weight
    is_run, is_short = play < FIRST_PASS, play == SHORT
    if is_run:
        for total in carry.take(free, "B", observed.breaks[play] * weight / THROWS, calls):
            found[total] = cell(cells.BREAKAWAY)
            total_yards -= WEIGHT[total] * (
                observed.broken.mean * (1 - observed.broken_scores) + 50 * observed.broken_scores
            )
    elif is_short:
        for total in carry.take(free, "big", observed.breaks[play] * weight / THROWS, calls):
            found[total] = gain(round(observed.big.mean), cells.BOLD)
            total_yards -= WEIGHT[total] * observed.big.mean
    else:
        for total in carry.take(free, "TD", observed.scores[play] * weight / THROWS, calls):
            found[total] = TD
            total_yards -= WEIGHT[total] * 50
    left = sum(WEIGHT[total] for total in free)
    yards = spread(free, observed.samples[play], total_yards / max(left, 1))
    return found | with_out(yards, out_of_bounds(yards, observed.out[play] * left))
