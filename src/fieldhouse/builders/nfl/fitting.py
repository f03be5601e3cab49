"""Defenses fitted to what they are to promise.

Five cells a column are coarse: a wall moved by what its promise lacks lands beside the mark again, elsewhere. So many
walls nearby are tried, and the one whose promise comes nearest is kept. No dice are thrown for it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np

from fieldhouse.builders.nfl.defense import Base, Wall, build_defense
from fieldhouse.builders.nfl.measures import Floats
from fieldhouse.builders.nfl.model import COMPLETION, DEPTH, PICK, RUN, TRAP, Meetings

CHANCE: Final = np.array([0.07, 0.0045, 0.12, 0.0015, 0.0025, np.inf])
"""What chance alone moves each rate by in a score of replays: misses are weighed by it."""
NEAR: Final = 0.06
"""The square of a miss, in such units, that is not worth another try."""
TRIES: Final = 16
OF_PASSES: Final = (COMPLETION, DEPTH, PICK, TRAP)
OF_RUNS: Final = (RUN,)
STEP: Final = 0.8


def fit(base: Base, wall: Wall, meetings: Meetings, team: int, wanted: Floats) -> Wall:
    """The wall near *wall* with which *team* allows what is *wanted*, passes first: their traps bring scrambles."""
    for rates in (OF_PASSES, OF_RUNS):
        wall = _nearest(base, wall, meetings, team, wanted, rates)
    return wall


def _nearest(
    base: Base, wall: Wall, meetings: Meetings, team: int, wanted: Floats, rates: tuple[int, ...]
) -> Wall:  # fmt: skip
    best, least = wall, np.inf
    for _ in range(TRIES):
        has = meetings.allowed(team, build_defense(base, wall))
        miss = float(np.sum(((wanted - has) / CHANCE)[list(rates)] ** 2))
        if miss < least:
            best, least = wall, miss
        if least < NEAR:
            break
        wall = _stepped(wall, wanted, has, rates)
    return best


def _stepped(wall: Wall, wanted: Floats, has: Floats, rates: tuple[int, ...]) -> Wall:
    stepped = moved(wall, wanted, has)
    return replace(wall, run=stepped.run) if rates == OF_RUNS else replace(stepped, run=wall.run)


def moved(wall: Wall, wanted: Floats, has: Floats) -> Wall:
    """The wall moved by what a defense that *has* these rates lacks of those that are *wanted*."""
    return replace(
        wall,
        run=wall.run + STEP * float(wanted[RUN] - has[RUN]),
        completion=wall.completion + STEP * float(wanted[COMPLETION] - has[COMPLETION]),
        per_completion=wall.per_completion + STEP * float(wanted[DEPTH] - has[DEPTH]),
        pick=wall.pick + 0.5 * float(wanted[PICK] / has[PICK] - 1),
        trap=wall.trap + 0.6 * float(wanted[TRAP] / has[TRAP] - 1),
    )
