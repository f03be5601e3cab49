"""The defense chart: the league's six formations, moved by the team's own strength, put on five cells each."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

import numpy as np

from fieldhouse.builders.nfl.cell_points import MOVES, Curves
from fieldhouse.builders.nfl.design import (
    AWAY,
    BUST,
    CELL_KINDS,
    FORCED,
    FUMBLE,
    HELD,
    INC,
    INT,
    NUMBER,
    QT,
    SCORE,
    STUFFED,
    Average,
    Typical,
)
from fieldhouse.builders.nfl.expected import Formations
from fieldhouse.builders.nfl.layouts import CELL_WEIGHTS, LAYOUTS, LEAST_NUMBERED, READINGS, WEIGHTS
from fieldhouse.builders.nfl.measures import Floats
from fieldhouse.builders.whole_numbers import whole_numbers
from fieldhouse.games.ddf.model import (
    BLITZ,
    FIRST_PASS,
    PASS_DIME,
    PASS_NICKEL,
    PLAY_COUNT,
    RUSH_MIDDLE,
    RUSH_WIDE,
    STANDARD,
)
from fieldhouse.gridiron import cells
from fieldhouse.gridiron.cells import cell, forced, gain
from fieldhouse.gridiron.dice import DEFENSE
from fieldhouse.table.dice import Column

MOST_CARRIED: Final = 0.15
"""What rounding left elsewhere that a formation may take over."""
IN_ORDER: Final = (PASS_DIME, PASS_NICKEL, BLITZ, RUSH_WIDE, STANDARD, RUSH_MIDDLE)
"""In which formations are given their cells on passes: what rounding leaves falls to those that stop no pass."""
LEAST_NUMBER, MOST_NUMBER = -14.0, 16.0
LEVELS: Final = np.linspace(-2.0, 2.0, 129)
"""What a play may be worth on the average, in expected points: it is found between two of these."""


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
    tilt: float = 0.0
    """Expected points by which B and F, lined up near the goal, are better against what is called there."""
    held: float = 0.0
    """How much better than elsewhere the team is near the goal, in all formations alike."""
    even: Floats = field(default_factory=lambda: np.zeros((6, PLAY_COUNT)))
    """``[formation, play]``: expected points added to what a formation should give up, so that none is better than the
    others, and no play pointless, with the team's own offense: who breaks up passes does it to a good passer more."""


@dataclass(frozen=True)
class Base:
    """The league's formations and how often each meets each play."""

    typical: Typical
    average: Average
    share: Floats
    forced: Floats
    """``[formation, play, cell]``: the yards of (n)."""
    aim: Floats
    """``[formation, play]``: what each formation adds to a play in expected points."""
    tilt: Floats
    """The same, for a team that is better near the goal than elsewhere."""
    curves: Curves
    mix: Floats
    picks: Floats
    traps: Floats
    fumbles: Floats
    pick_depth: Floats

    @cached_property
    def forced_worth(self) -> Floats:
        """``[formation, play, cell]``: what (n) is worth, in expected points."""
        plays = [self.curves.gains(play, self.forced[:, play]) for play in range(PLAY_COUNT)]
        return np.stack(plays, axis=1)

    @cached_property
    def most_used_first(self) -> list[list[int]]:
        """``[play]``: the formations by how often they are used against it."""
        return [sorted(range(6), key=lambda formation: -self.mix[formation, play]) for play in range(PLAY_COUNT)]


def build_defense(base: Base, offsets: DefenseOffsets) -> Formations:
    """``columns[formation][play]`` for a team."""
    by_play = [_play(base, offsets, play) for play in range(PLAY_COUNT)]
    return tuple(zip(*by_play, strict=True))


def rebuilt(base: Base, offsets: DefenseOffsets, formations: Formations, plays: range) -> Formations:
    """The *formations* with the columns of these *plays* made anew."""
    by_play = list(zip(*formations, strict=True))
    for play in plays:
        by_play[play] = tuple(_play(base, offsets, play))
    return tuple(zip(*by_play, strict=True))


def _targets(base: Base, offsets: DefenseOffsets, play: int) -> Floats:
    """The shares of the six formations' cells against a play, for this team."""
    share = base.share[:, play].copy()
    own, mean = base.average.share[play].copy(), base.average.share[play]
    rest, completed = base.typical.rest[play], base.typical.completed[play]
    own[FUMBLE] += base.fumbles[play] * offsets.fumble
    if play >= FIRST_PASS:
        own[INT] += base.picks[play] * offsets.pick
        own[QT] += base.traps[play] * offsets.trap / rest
        # What is left to complete: fewer traps and picks leave more, INC and (n) set it right.
        change = offsets.completion + offsets.held * HELD[play]
        change += completed * (own[QT] - mean[QT] + own[INT] - mean[INT])
        own[INC] -= change / completed
        if own[INC] < 0.01:
            own[FORCED] += (0.01 - own[INC]) * completed / (rest - completed)
            own[INC] = 0.01
    else:
        own[FORCED] *= 1 + STUFFED * offsets.held
    own = np.maximum(own, 0.0)
    spent = INC if play >= FIRST_PASS else FORCED
    for kind in {FORCED, QT, INT, FUMBLE} - {spent}:
        share[:, kind] *= own[kind] / mean[kind] if mean[kind] > 0 else 0.0
    share[:, spent] = 0.0
    share[:, NUMBER] = 1 - share[:, 1:].sum(axis=1)
    stops = _spent(base, offsets, share, play, own[spent])
    share[:, spent] = stops
    share[:, NUMBER] -= stops
    return share


def _spent(base: Base, offsets: DefenseOffsets, share: Floats, play: int, total: float) -> Floats:
    """How many INC (of runs: (n)) each formation has, *total* over all: so many that with no number at all it would be
    worth what it should be, as far as such cells go. The fewer yards its numbers must add or take, the more a gain
    keeps the shape that it has in the offense's column."""
    typical, curves, met = base.typical, base.curves, base.mix[:, play]
    completed, gained = typical.completed[play], float(np.interp(0.0, MOVES, base.curves.moved[play]))
    forced_worth = base.forced_worth[:, play] @ WEIGHTS
    worth = _worth_without_numbers(base, play, share, forced_worth) + completed * share[:, NUMBER] * gained
    if play >= FIRST_PASS:
        missed = curves.gain(play, 0)
        cost = completed * (gained - missed) + typical.trapped[play] * (curves.trap[play] - missed)
    else:
        cost = completed * gained - typical.rest[play] * forced_worth
    room = np.maximum(share[:, NUMBER] - LEAST_NUMBERED, 0.0)

    full = worth - _aim(base, offsets, play) + BUST[:, play]

    def cells(levels: Floats) -> Floats:
        return np.asarray(np.minimum(np.maximum((full - levels[:, None]) / cost, 0.0), room))

    bends = -np.sort(-np.concatenate([full, full - cost * room]))
    level = np.interp(total, cells(bends) @ met, bends)
    return np.asarray(cells(np.array([level]))[0])


def _aim(base: Base, offsets: DefenseOffsets, play: int) -> Floats:
    """What each formation should add to the play, in expected points."""
    return np.asarray(base.aim[:, play] + offsets.tilt * base.tilt[:, play] + offsets.even[:, play])


def _play(base: Base, offsets: DefenseOffsets, play: int) -> list[Column]:
    """The six columns of one play."""
    ways, shares = _laid_out(base, _targets(base, offsets, play), play)
    means = _means(base, offsets, play, ways, shares)
    columns: dict[int, Column] = {}
    left = 0.0
    for formation in base.most_used_first[play]:
        way, mean = [int(kind) for kind in ways[formation]], float(means[formation])
        numbered = float(shares[formation, NUMBER])
        weight = max(float(base.mix[formation, play]), 0.01) * numbered
        numbers = _numbers(way, mean + max(-1.0, min(left / weight, 1.0)))
        real = sum(CELL_WEIGHTS[index] * number for index, number in numbers.items()) / numbered
        left += weight * (mean - real)
        columns[formation] = _column(base, way, numbers, formation, play)
    return [columns[formation] for formation in range(6)]


def _laid_out(base: Base, share: Floats, play: int) -> tuple[Floats, Floats]:
    """The kinds of the five cells of each formation, and the shares they come to: what rounding leaves is handed on to
    the next."""
    ways, shares = np.zeros((6, 5)), np.zeros((6, CELL_KINDS))
    left = np.zeros(CELL_KINDS)
    for formation in IN_ORDER if play >= FIRST_PASS else base.most_used_first[play]:
        met = max(float(base.mix[formation, play]), 0.01)
        layouts = LAYOUTS[play >= FIRST_PASS, share[formation, SCORE] > 0]
        carried = np.minimum(np.maximum(left / met, -MOST_CARRIED), MOST_CARRIED)
        best = layouts.nearest(np.minimum(np.maximum(share[formation] + carried, 0.0), 1.0))
        ways[formation], shares[formation] = layouts.ways[best], layouts.shares[best]
        left += met * (share[formation] - shares[formation])
    return ways, shares


def _means(base: Base, offsets: DefenseOffsets, play: int, ways: Floats, shares: Floats) -> Floats:
    """The mean number of each formation, its cells' kinds being what they are, so that every formation is worth against
    the play what it should be, and the play gains over all of them what it should."""
    typical, curves, met = base.typical, base.curves, base.mix[:, play]
    completed, rest, yards = typical.completed[play], typical.rest[play], typical.yards[play]
    forced = (ways == FORCED) * WEIGHTS
    forced_yards = (forced * base.forced[:, play]).sum(axis=1)
    forced_worth = (forced * base.forced_worth[:, play]).sum(axis=1) / np.maximum(shares[:, FORCED], 1e-9)
    aim, other = _aim(base, offsets, play), _worth_without_numbers(base, play, shares, forced_worth)
    given = rest * (forced_yards + shares[:, SCORE] * AWAY)
    caught = completed * shares[:, NUMBER] + rest * (shares[:, FORCED] + shares[:, SCORE])
    if play < FIRST_PASS:
        wanted = yards * float(met @ caught) + offsets.run
    else:
        wanted = (yards + offsets.per_completion) * float(met @ caught)

    def numbers(levels: Floats) -> Floats:
        worth = (aim + levels[:, None] - other) / (completed * shares[:, NUMBER])
        moved = np.interp(worth, curves.moved[play], MOVES)
        return np.asarray(np.minimum(np.maximum(moved, LEAST_NUMBER), MOST_NUMBER))

    gained = (completed * shares[:, NUMBER] * (yards + numbers(LEVELS)) + given) @ met
    return np.asarray(numbers(np.interp([wanted], gained, LEVELS))[0])


def _worth_without_numbers(base: Base, play: int, shares: Floats, forced_worth: Floats) -> Floats:
    """What the six formations' other cells leave a play, in expected points; *forced_worth* is that of their (n)."""
    typical, curves = base.typical, base.curves
    rest = typical.rest[play]
    given = shares[:, FORCED] + shares[:, SCORE]
    caught = typical.completed[play] * shares[:, NUMBER] + rest * given
    trapped = typical.trapped[play] * shares[:, NUMBER] + rest * shares[:, QT]
    picked = typical.picked[play] * (1 - given) + (1 - typical.picked[play]) * shares[:, INT]
    fumbled = typical.fumbled[play] + rest * shares[:, FUMBLE]
    return np.asarray(
        rest * (shares[:, FORCED] * forced_worth + shares[:, SCORE] * curves.gain(play, AWAY))
        + trapped * curves.trap[play]
        + picked * curves.pick[play]
        + fumbled * curves.fumble[play]
        + (1 - caught - trapped - picked - fumbled) * curves.gain(play, 0)
    )


def _numbers(way: list[int], mean: float) -> dict[int, int]:
    """Whole numbers for the number cells, as equal as can be with that mean: what spreads them makes losses of small
    gains."""
    at = [index for index in range(5) if way[index] == NUMBER]
    numbers = whole_numbers(mean, [0.0] * len(at), [CELL_WEIGHTS[index] for index in at])
    return dict(zip(at, numbers, strict=True))


def _column(base: Base, way: list[int], numbers: dict[int, int], formation: int, play: int) -> Column:
    """A column of the defense from what stands at each reading."""
    depth = round(base.pick_depth[play])
    found: dict[int, int] = {}
    for index, reading in enumerate(READINGS):
        kind = way[index]
        if kind == NUMBER:
            found[reading] = gain(numbers[index])
        elif kind == FORCED:
            found[reading] = forced(round(base.forced[formation, play, index]))
        elif kind == SCORE:
            found[reading] = cell(cells.FORCED_TOUCHDOWN)
        elif kind == INT:
            found[reading] = cell(cells.INTERCEPTION, depth + (3 if formation == 4 else 0))
        elif kind == FUMBLE:
            found[reading] = cell(cells.FUMBLE, 2 if play < FIRST_PASS else 5)
        else:
            found[reading] = cell(cells.INCOMPLETE if kind == INC else cells.TRAPPED)
    return Column(f"formation {formation} play {play + 1}", DEFENSE, found)
