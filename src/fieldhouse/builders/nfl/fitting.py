"""Defenses fitted to the rates that are wanted of them.

Five cells a column are coarse: offsets moved by a residual land beside the mark again, elsewhere. So many
offsets nearby are tried, and those whose expected rates come nearest are kept. No dice are thrown for it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from fieldhouse.builders.nfl.defense import Base, DefenseOffsets, build_defense, rebuilt
from fieldhouse.builders.nfl.expected import Formations
from fieldhouse.builders.nfl.measures import Floats
from fieldhouse.builders.nfl.model import COMPLETION, DEPTH, PICK, RUN, TRAP, Meetings
from fieldhouse.games.ddf.model import FIRST_PASS, PLAY_COUNT

CHANCE: Final = np.array([0.07, 0.0045, 0.12, 0.0015, 0.0025, np.inf])
"""What chance alone moves each rate by in a score of replays: misses are weighed by it."""
CHANCE_A_PASS: Final = 0.06
"""The same for yards a pass, which completions and their yards make together: both may be right within chance, and
their product not."""
NEAR: Final = 0.1
"""The square of a miss, in such units, that is not worth another try: a third of what chance does by itself."""
TRIES: Final = 18
STRIDES: Final = (1.0, 0.5, 1.5, 0.3)
"""Steps of one length would go to and fro between the same cells."""
OF_PASSES: Final = (COMPLETION, DEPTH, PICK, TRAP)
OF_RUNS: Final = (RUN,)
RUNS, PASSES = range(FIRST_PASS), range(FIRST_PASS, PLAY_COUNT)
STEP: Final = 0.8


@dataclass(frozen=True)
class Fitting:
    """The season that defenses are fitted to: the league's formations, who meets whom, and the rates of each team."""

    base: Base
    meetings: Meetings
    wanted: Floats

    def miss(self, formations: Formations, team: int) -> float:
        """How far a defense is from what is wanted of it, in squares of what chance would do."""
        has = self.meetings.allowed(team, formations)
        return sum(_miss(self.wanted[team], has, rates) for rates in (OF_PASSES, OF_RUNS))

    def fit(self, offsets: DefenseOffsets, team: int) -> DefenseOffsets:
        """The offsets near these with which *team* allows what is wanted, passes first: their traps bring scrambles."""
        for rates in (OF_PASSES, OF_RUNS):
            offsets = _nearest(self.base, offsets, self.meetings, team, self.wanted[team], rates)
        return offsets


def _nearest(
    base: Base, offsets: DefenseOffsets, meetings: Meetings, team: int, wanted: Floats, rates: tuple[int, ...]
) -> DefenseOffsets:  # fmt: skip
    """Of some offsets from these on, those whose formations allow most nearly what is wanted."""
    best, least = offsets, np.inf
    formations = build_defense(base, offsets)
    for index in range(TRIES):
        has = meetings.allowed(team, formations)
        miss = _miss(wanted, has, rates)
        if miss < least:
            best, least = offsets, miss
        if least < NEAR:
            break
        offsets = _stepped(offsets, has + STRIDES[index % len(STRIDES)] * (wanted - has), has, rates)
        formations = rebuilt(base, offsets, formations, RUNS if rates == OF_RUNS else PASSES)
    return best


def _miss(wanted: Floats, has: Floats, rates: tuple[int, ...]) -> float:
    """How far these *rates* are from those wanted, in squares of what chance would do."""
    miss = float(np.sum(((wanted - has) / CHANCE)[list(rates)] ** 2))
    if rates == OF_PASSES:
        a_pass = wanted[COMPLETION] * wanted[DEPTH] - has[COMPLETION] * has[DEPTH]
        miss += (float(a_pass) / CHANCE_A_PASS) ** 2
    return miss


def _stepped(offsets: DefenseOffsets, wanted: Floats, has: Floats, rates: tuple[int, ...]) -> DefenseOffsets:
    """The offsets after a step, of the runs or of the passes."""
    stepped = moved(offsets, wanted, has)
    return replace(offsets, run=stepped.run) if rates == OF_RUNS else replace(stepped, run=offsets.run)


def moved(offsets: DefenseOffsets, wanted: Floats, has: Floats) -> DefenseOffsets:
    """The offsets moved by what a defense that *has* these rates lacks of those that are *wanted*."""
    return replace(
        offsets,
        run=offsets.run + STEP * float(wanted[RUN] - has[RUN]),
        completion=offsets.completion + STEP * float(wanted[COMPLETION] - has[COMPLETION]),
        per_completion=offsets.per_completion + STEP * float(wanted[DEPTH] - has[DEPTH]),
        pick=offsets.pick + 0.5 * float(wanted[PICK] / has[PICK] - 1),
        trap=offsets.trap + 0.6 * float(wanted[TRAP] / has[TRAP] - 1),
    )
