"""The defense chart: the league's six formations, moved by the team's own strength, put on five cells each."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Final

import numpy as np

from fieldhouse.builders.nfl.design import CELL_KINDS, FORCED, FUMBLE, INC, INT, NUMBER, QT, SCORE, Average, Typical
from fieldhouse.builders.nfl.measures import Floats
from fieldhouse.builders.whole_numbers import whole_numbers
from fieldhouse.games.ddf.model import BLITZ, FIRST_PASS, PLAY_COUNT, RUSH_MIDDLE
from fieldhouse.gridiron import cells
from fieldhouse.gridiron.cells import cell, forced, gain
from fieldhouse.gridiron.dice import DEFENSE
from fieldhouse.table.dice import Column

READINGS: Final = tuple(reading for reading, _ in DEFENSE.weights)
WEIGHTS: Final = np.array([weight for _, weight in DEFENSE.weights], float) / DEFENSE.size


CARE: Final = np.array([0.0, 1.0, 1.0, 3.0, 5.0, 5.0, 0.0])
"""How much an error in the share of each kind matters: picks and fumbles are rare and dear."""


class Layouts:
    """Every way to put kinds on the five cells, at least one of them a number, and the share each kind then has."""

    def __init__(self, kinds: tuple[int, ...], last: tuple[int, ...] = ()) -> None:
        self.ways = np.array([(*way, *last) for way in product(kinds, repeat=5 - len(last)) if NUMBER in way], float)
        self.shares = np.stack([(self.ways == kind) @ WEIGHTS for kind in range(CELL_KINDS)], axis=1)
        self.squares = self.shares**2 @ CARE

    def nearest(self, wanted: Floats) -> int:
        """The number of the way whose shares are nearest, kind by kind as much as we care for it."""
        return int(np.argmin(self.squares - self.shares @ (2 * CARE * wanted)))


ON_RUNS: Final = (NUMBER, FORCED, FUMBLE)
ON_PASSES: Final = (NUMBER, FORCED, INC, QT, INT, FUMBLE)
LAYOUTS: Final = {
    (is_pass, is_burned): Layouts(ON_PASSES if is_pass else ON_RUNS, (SCORE,) if is_burned else ())
    for is_pass in (False, True)
    for is_burned in (False, True)
}
SPREAD: Final = np.array([0.0, -1.0, 1.0, 1.0, -2.0])
"""How the numbers of a column lie about their mean, cell by cell."""
NEAR_GOAL: Final = np.isin(np.arange(6), (RUSH_MIDDLE, BLITZ))
"""The formations of the goal line."""
STOP_YARDS: Final = 8.0
"""Yards by which gains at the goal line shorten, for every cell of one that becomes a stop."""
MOST_GIVEN: Final = 0.12
"""The most (n) cells that the other formations pay with."""


@dataclass
class DefenseOffsets:
    """How a defense's charts lie from the average one. All zero is the average defense."""

    run: float = 0.0
    """Yards a run."""
    completion: float = 0.0
    """Completions a drop-back."""
    per_completion: float = 0.0
    pick: float = 0.0
    """Of interceptions, traps and fumbles: the part by which the rate is raised."""
    trap: float = 0.0
    fumble: float = 0.0
    goal_line: float = 0.0
    """Stops moved to the formations of the goal line (B and F) from the others, as a share of their cells."""
    goal_yards: float = 0.0
    """Yards that gains against B and F are shorter, and against the others longer: no cell changes its kind for it."""

    @property
    def yards_moved(self) -> float:
        """By how many yards gains at the goal line are shorter in all."""
        return self.goal_yards + STOP_YARDS * self.goal_line


@dataclass(frozen=True)
class Base:
    """The league's formations and how often each meets each play."""

    typical: Typical
    average: Average
    share: Floats
    number: Floats
    forced: Floats
    mix: Floats
    picks: Floats
    traps: Floats
    fumbles: Floats
    pick_depth: Floats


def build_defense(base: Base, offsets: DefenseOffsets) -> tuple[tuple[Column, ...], ...]:
    """``columns[formation][play]`` for a team."""
    columns: list[list[Column]] = [[] for _ in range(6)]
    for play in range(PLAY_COUNT):
        for formation, column in enumerate(_play(base, offsets, play)):
            columns[formation].append(column)
    return tuple(tuple(row) for row in columns)


def _targets(base: Base, offsets: DefenseOffsets, play: int) -> tuple[Floats, Floats, Floats]:
    """The shares of the six formations' cells against a play, their mean numbers and (n)s, for this team."""
    share, number = base.share[:, play].copy(), base.number[:, play].copy()
    given = base.forced[:, play]
    own, mean = base.average.share[play].copy(), base.average.share[play]
    rest, completed = base.typical.rest[play], base.typical.completed[play]
    own[FUMBLE] += base.fumbles[play] * offsets.fumble
    if play >= FIRST_PASS:
        own[INT] += base.picks[play] * offsets.pick
        own[QT] += base.traps[play] * offsets.trap / rest
        # What is left to complete: fewer traps and picks leave more, INC and (n) set it right.
        change = offsets.completion + completed * (own[QT] - mean[QT] + own[INT] - mean[INT])
        own[INC] -= change / completed
        if own[INC] < 0.01:
            own[FORCED] += (0.01 - own[INC]) * completed / (rest - completed)
            own[INC] = 0.01
    own = np.maximum(own, 0.0)
    for kind in (FORCED, INC, QT, INT, FUMBLE):
        share[:, kind] *= own[kind] / mean[kind] if mean[kind] > 0 else 0.0
    moved = _at_the_goal_line(base, offsets, play, share)
    share[:, NUMBER] = 1 - share[:, 1:].sum(axis=1)
    crowded = share[:, NUMBER] < 0.15
    if crowded.any():
        share[crowded, INC] -= 0.15 - share[crowded, NUMBER]
        share[crowded, NUMBER] = 0.15
    number = _shortened(base.mix[:, play], share[:, NUMBER], number, offsets.goal_yards + STOP_YARDS * moved)
    numbered = float(base.mix[:, play] @ share[:, NUMBER])
    wanted = offsets.run if play < FIRST_PASS else offsets.per_completion * (numbered + own[FORCED] * rest / completed)
    return share, number + wanted / numbered, given


def _at_the_goal_line(base: Base, offsets: DefenseOffsets, play: int, share: Floats) -> float:
    """Move stops (INC, or (n) against runs) between B and F and the others, the total unchanged; how many were."""
    kind = INC if play >= FIRST_PASS else FORCED
    met, near = base.mix[:, play], NEAR_GOAL
    here, there = float(met[near].sum()), float(met[~near].sum())
    if here < 1e-6 or there < 1e-6:
        return 0.0
    moved = max(offsets.goal_line, -0.9 * float(share[near, kind].min()))
    others = float(met[~near] @ share[~near, kind])
    taken = min(moved * here, 0.9 * others)
    if kind == INC:
        # What the others have no INC left to give, their (n) cells do: passes complete that would not have been.
        completed = base.typical.completed[play]
        more = (moved * here - taken) / there * completed / (base.typical.rest[play] - completed)
        share[~near, FORCED] += min(more, MOST_GIVEN)
    else:
        moved = taken / here
    share[near, kind] += moved
    share[~near, kind] *= 1 - taken / max(others, 1e-9)
    return moved


def _shortened(met: Floats, numbered: Floats, number: Floats, yards: float) -> Floats:
    """The numbers of B and F so many *yards* lower, those of the others as much higher as keeps the total."""
    weight = met * numbered
    here, there = float(weight[NEAR_GOAL].sum()), float(weight[~NEAR_GOAL].sum())
    return number + np.where(NEAR_GOAL, -yards, yards * here / max(there, 1e-6))


def _play(base: Base, offsets: DefenseOffsets, play: int) -> list[Column]:
    """The six columns of one play, the formations most used first, what rounding leaves handed on to the next."""
    share, number, given = _targets(base, offsets, play)
    left = np.zeros(CELL_KINDS)
    yards_left = 0.0
    columns: dict[int, Column] = {}
    for formation in sorted(range(6), key=lambda each: -base.mix[each, play]):
        met = max(base.mix[formation, play], 0.01)
        layouts = LAYOUTS[play >= FIRST_PASS, share[formation, SCORE] > 0]
        wanted = np.clip(share[formation] + np.clip(left / met, -0.15, 0.15), 0.0, 1.0)
        best = layouts.nearest(wanted)
        way, shares = layouts.ways[best], layouts.shares[best]
        left += met * (share[formation] - shares)
        numbered = shares[NUMBER]
        mean = number[formation] + max(-2.0, min(yards_left / (met * numbered), 2.0))
        numbers = _numbers(way, mean)
        real = sum(WEIGHTS[index] * numbers[index] for index in numbers)
        forced_error = shares[FORCED] * (given[formation] - round(given[formation]))
        yards_left += met * (numbered * number[formation] - real + forced_error)
        columns[formation] = _column(base, way, numbers, formation, play, given[formation])
    return [columns[formation] for formation in range(6)]


def _numbers(way: Floats, mean: float) -> dict[int, int]:
    """Whole numbers for the number cells, spread a little, their mean as near as can be."""
    at = [index for index in range(5) if way[index] == NUMBER]
    numbers = whole_numbers(mean, SPREAD[at], WEIGHTS[at])
    return {index: int(number) for index, number in zip(at, numbers, strict=True)}


def _column(
    base: Base, way: Floats, numbers: dict[int, int], formation: int, play: int, given: float
) -> Column:  # fmt: skip
    depth = round(base.pick_depth[play])
    found: dict[int, int] = {}
    for index, reading in enumerate(READINGS):
        kind = int(way[index])
        if kind == NUMBER:
            found[reading] = gain(numbers[index])
        elif kind == FORCED:
            found[reading] = forced(round(given))
        elif kind == SCORE:
            found[reading] = cell(cells.FORCED_TOUCHDOWN)
        elif kind == INT:
            found[reading] = cell(cells.INTERCEPTION, depth + (3 if formation == 4 else 0))
        elif kind == FUMBLE:
            found[reading] = cell(cells.FUMBLE, 2 if play < FIRST_PASS else 5)
        else:
            found[reading] = cell(cells.INCOMPLETE if kind == INC else cells.TRAPPED)
    return Column(f"formation {formation} play {play + 1}", DEFENSE, found)
