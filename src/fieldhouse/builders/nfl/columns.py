"""Columns beside the nine plays: B, QT, big plays of short passes, and the small charts that mark totals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fieldhouse.builders.football.columns import TD, marked, out_of_bounds, take_wide, with_out
from fieldhouse.builders.football.quantise import THROWS, WEIGHT, Sample, spread, take
from fieldhouse.games.ddf.model import NO_CHANGE, YES, Mark
from fieldhouse.gridiron import cells
from fieldhouse.gridiron.cells import cell, gain
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.table.dice import Column

SCRAMBLES_OUT: Final = 0.3
"""The share of scrambles that end out of bounds."""


def scoring(name: str, sample: Sample, scores: float, least: int, out: float) -> Column:
    """A column of long gains, with its touchdowns."""
    free = list(WEIGHT)
    found = dict.fromkeys(take(free, round(scores * THROWS)), TD)
    yards = spread(free, sample, sample.mean, least)
    marked = out_of_bounds(yards, out * sum(WEIGHT[total] for total in free))
    return Column(name, OFFENSE, found | with_out(yards, marked))


def trapped(sack: Sample, scramble: Sample, scrambles: float, strips: float) -> Column:
    """The QT column: sacks, scrambles and fumbles as three exact parts; the sign of a yardage tells its kind."""
    free = list(WEIGHT)
    found = dict.fromkeys(take(free, round(strips * THROWS)), cell(cells.FUMBLE, -7))
    runs = take_wide(free, round(scrambles * THROWS))
    yards = spread(runs, scramble, scramble.mean, 1)
    found |= with_out(yards, out_of_bounds(yards, SCRAMBLES_OUT * sum(WEIGHT[total] for total in runs)))
    found |= {total: gain(min(each, -1)) for total, each in spread(free, sack, sack.mean).items()}
    return Column("QT", OFFENSE, found)


def listed(name: str, weight: int, pick: Callable[[list[int], int], list[int]] = take) -> Column[Mark]:
    """A column that marks totals of so much weight with YES."""
    return marked(name, weight, YES, NO_CHANGE, pick)
