"""The defense chart: the league's six formations, moved by the team's own strength, put on five cells each."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Final

import numpy as np

from fieldhouse.builders.ncaa.design import FORCED, FUMBLE, INC, INT, KINDS, NUMBER, PICK_DEPTH, QR, QT, CellMeans
from fieldhouse.builders.ncaa.measures import Floats
from fieldhouse.builders.whole_numbers import whole_numbers
from fieldhouse.games.bowlbound.cells import QUARTERBACK_RUNS
from fieldhouse.games.bowlbound.model import FIRST_PASS, FORMATION_COUNT, FORMATIONS, PLAY_COUNT, PLAYS
from fieldhouse.gridiron import cells
from fieldhouse.gridiron.cells import cell, forced, gain
from fieldhouse.gridiron.dice import DEFENSE
from fieldhouse.table.dice import Column

READINGS: Final = tuple(reading for reading, _ in DEFENSE.weights)
WEIGHTS: Final = np.array([weight for _, weight in DEFENSE.weights], float) / DEFENSE.size
CARE: Final = np.array([0.0, 1.0, 1.0, 2.0, 0.5, 5.0, 5.0])
"""How much an error in the share of each kind matters: picks and fumbles are rare and dear."""
AROUND: Final = np.array([0.0, -1.0, 1.0, 1.0, -2.0])
"""How the numbers of a column lie about their mean, cell by cell."""
LEAST_INC: Final = 0.01
MOST_INC: Final = 0.45


def _layouts(kinds: tuple[int, ...]) -> tuple[Floats, Floats]:
    """Every way to put kinds on the five cells, the commonest always a number, and the share each kind then has."""
    ways = np.array([(NUMBER, *way) for way in product(kinds, repeat=4)], float)
    return ways, np.stack([(ways == kind) @ WEIGHTS for kind in range(KINDS)], axis=1)


LAYOUTS: Final = (_layouts((NUMBER, FORCED, FUMBLE)), _layouts((NUMBER, FORCED, INC, QT, QR, INT, FUMBLE)))
"""Against runs, against passes."""


@dataclass
class DefenseOffsets:
    """How a defense's charts lie from the average one. All zero is the average defense."""

    run: float = 0.0
    """Yards a run."""
    completion: float = 0.0
    """Completions a throw."""
    depth: float = 0.0
    """Yards a completion."""
    pick: float = 0.0
    """Of interceptions and traps: the part by which the rate is raised."""
    trap: float = 0.0


def build_defense(
    six: CellMeans, mix: Floats, offsets: DefenseOffsets, completed: Floats
) -> tuple[tuple[Column, ...], ...]:
    """``columns[formation][play]`` for a team; *completed* is the average offense's share of yardage cells a play."""
    plays = [_against(six, mix, offsets, play, float(completed[play])) for play in range(PLAY_COUNT)]
    return tuple(tuple(plays[play][formation] for play in range(PLAY_COUNT)) for formation in range(FORMATION_COUNT))


def _targets(
    six: CellMeans, met: Floats, offsets: DefenseOffsets, play: int, completed: float
) -> tuple[Floats, Floats]:
    """The shares of the six formations' cells against a play and their mean numbers, for this team."""
    share, number = six.share[:, play].copy(), six.number[:, play].copy()
    if play >= FIRST_PASS:
        share[:, INT] *= max(1 + offsets.pick, 0.0)
        share[:, QT] *= max(1 + offsets.trap, 0.0)
        mean = float(met @ share[:, INC])
        wanted = mean - offsets.completion / max(completed, 0.3)
        kept = float(np.clip(wanted, LEAST_INC, MOST_INC))
        share[:, INC] *= kept / mean
        # What INC cells cannot give any more, forced completions do.
        share[:, FORCED] += max(kept - wanted, 0.0) * completed / (1 - completed)
    share[:, NUMBER] = 1 - share[:, 1:].sum(axis=1)
    numbered = float(met @ share[:, NUMBER])
    return share, number + (offsets.run if play < FIRST_PASS else offsets.depth) / numbered


def _against(six: CellMeans, mix: Floats, offsets: DefenseOffsets, play: int, completed: float) -> dict[int, Column]:
    """The six columns of one play, the formations most used first, what rounding leaves handed on to the next."""
    share, number = _targets(six, mix[:, play], offsets, play, completed)
    given = six.forced[:, play]
    ways, shares = LAYOUTS[play >= FIRST_PASS]
    left, yards_left = np.zeros(KINDS), 0.0
    columns: dict[int, Column] = {}
    for formation in sorted(range(FORMATION_COUNT), key=lambda each: -mix[each, play]):
        met = max(mix[formation, play], 0.01)
        wanted = np.clip(share[formation] + np.clip(left / met, -0.15, 0.15), 0.0, 1.0)
        best = int(np.argmin(((shares - wanted) ** 2) @ CARE))
        left += met * (share[formation] - shares[best])
        numbered = shares[best, NUMBER]
        mean = number[formation] + float(np.clip(yards_left / (met * numbered), -2.0, 2.0))
        numbers = _numbers(ways[best], mean)
        real = sum(WEIGHTS[index] * numbers[index] for index in numbers)
        off = shares[best, FORCED] * (given[formation] - round(given[formation]))
        yards_left += met * (numbered * number[formation] - real + off)
        columns[formation] = _column(ways[best], numbers, formation, play, round(given[formation]))
    return columns


def _numbers(way: Floats, mean: float) -> dict[int, int]:
    """Whole numbers for the number cells, spread a little, their mean as near as can be."""
    at = [index for index in range(len(WEIGHTS)) if way[index] == NUMBER]
    numbers = whole_numbers(mean, AROUND[at].tolist(), WEIGHTS[at].tolist())
    return dict(zip(at, numbers, strict=True))


_WORDS: Final = {
    INC: cell(cells.INCOMPLETE), QT: cell(cells.TRAPPED), QR: cell(QUARTERBACK_RUNS),
}  # fmt: skip


def _column(way: Floats, numbers: dict[int, int], formation: int, play: int, given: int) -> Column:
    """A column of the defense from what stands at each reading."""
    found: dict[int, int] = {}
    for index, reading in enumerate(READINGS):
        kind = int(way[index])
        if kind == NUMBER:
            found[reading] = gain(numbers[index])
        elif kind == FORCED:
            found[reading] = forced(given)
        elif kind == INT:
            found[reading] = cell(cells.INTERCEPTION, PICK_DEPTH[play] + formation - 2)
        elif kind == FUMBLE:
            found[reading] = cell(cells.FUMBLE, 2 if play < FIRST_PASS else 6)
        else:
            found[reading] = _WORDS[kind]
    return Column(PLAYS[play], DEFENSE, found, f"defense {FORMATIONS[formation]}")
