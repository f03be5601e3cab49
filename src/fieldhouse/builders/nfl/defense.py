"""The defense chart: the league's six formations, moved by the team's own strength, put on five cells each."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from typing import Final

import numpy as np

from fieldhouse.builders.nfl.cell_points import MOVES, Curves
from fieldhouse.builders.nfl.design import (
    AWAY,
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

READINGS: Final = tuple(reading for reading, _ in DEFENSE.weights)
WEIGHTS: Final = np.array([weight for _, weight in DEFENSE.weights], float) / DEFENSE.size


CARE: Final = np.array([0.5, 1.0, 1.0, 3.0, 5.0, 5.0, 0.0])
"""How much an error in the share of each kind matters: picks and fumbles are rare and dear."""


LEAST_NUMBERED: Final = 0.3
"""A formation keeps so many numbers, else no number could make up for the rest."""
MOST_CARRIED: Final = 0.15
"""What rounding left elsewhere that a formation may take over."""


class Layouts:
    """Every way to put kinds on the five cells, enough of them numbers, and the share each kind then has."""

    def __init__(self, kinds: tuple[int, ...], last: tuple[int, ...] = ()) -> None:
        ways = np.array([(*way, *last) for way in product(kinds, repeat=5 - len(last))], float)
        self.ways = ways[(ways == NUMBER) @ WEIGHTS >= LEAST_NUMBERED]
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
"""How the numbers of a column lie about their mean, cell by cell; those of runs all lie at it, because whatever spreads
them makes losses of small gains."""
IN_ORDER: Final = (PASS_DIME, PASS_NICKEL, BLITZ, RUSH_WIDE, STANDARD, RUSH_MIDDLE)
"""In which formations are given their cells on passes: what rounding leaves falls to those that stop no pass."""
LEAST_NUMBER, MOST_NUMBER = -14.0, 16.0
LEVELS: Final = np.linspace(-2.0, 2.0, 129)
"""What a play may be worth on the average, in expected points: it is found among these, then between two of them."""


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
    for kind in (FORCED, INC, QT, INT, FUMBLE):
        share[:, kind] *= own[kind] / mean[kind] if mean[kind] > 0 else 0.0
    _spare(share, base.mix[:, play])
    share[:, NUMBER] = 1 - share[:, 1:].sum(axis=1)
    return share


def _spare(share: Floats, met: Floats) -> None:
    """A formation that has hardly a number left gives some of its INC to the others, the total unchanged."""
    for _ in range(3):
        short = np.maximum(LEAST_NUMBERED - (1 - share[:, 1:].sum(axis=1)), 0.0)
        taken = np.minimum(short, share[:, INC])
        if not taken.any():
            return
        share[:, INC] -= taken
        free = (taken == 0) * met * share[:, INC]
        share[:, INC] *= 1 + (taken == 0) * float(met @ taken) / max(float(free.sum()), 1e-9)


def _play(base: Base, offsets: DefenseOffsets, play: int) -> list[Column]:
    """The six columns of one play."""
    ways, shares = _laid_out(base, _targets(base, offsets, play), play)
    means = _means(base, offsets, play, shares)
    spread = SPREAD if play >= FIRST_PASS else np.zeros(len(SPREAD))
    columns: dict[int, Column] = {}
    left = 0.0
    for formation in _most_used_first(base, play):
        weight = max(base.mix[formation, play], 0.01) * shares[formation, NUMBER]
        numbers = _numbers(ways[formation], means[formation] + max(-1.0, min(left / weight, 1.0)), spread)
        real = sum(WEIGHTS[index] * numbers[index] for index in numbers) / shares[formation, NUMBER]
        left += weight * (means[formation] - real)
        columns[formation] = _column(base, ways[formation], numbers, formation, play)
    return [columns[formation] for formation in range(6)]


def _most_used_first(base: Base, play: int) -> list[int]:
    """The formations by how often they are used against the play."""
    return sorted(range(6), key=lambda formation: -base.mix[formation, play])


def _laid_out(base: Base, share: Floats, play: int) -> tuple[Floats, Floats]:
    """The kinds of the five cells of each formation, and the shares they come to: what rounding leaves is handed on to
    the next."""
    ways, shares = np.zeros((6, 5)), np.zeros((6, CELL_KINDS))
    left = np.zeros(CELL_KINDS)
    for formation in IN_ORDER if play >= FIRST_PASS else _most_used_first(base, play):
        met = max(base.mix[formation, play], 0.01)
        layouts = LAYOUTS[play >= FIRST_PASS, share[formation, SCORE] > 0]
        best = layouts.nearest(np.clip(share[formation] + np.clip(left / met, -MOST_CARRIED, MOST_CARRIED), 0.0, 1.0))
        ways[formation], shares[formation] = layouts.ways[best], layouts.shares[best]
        left += met * (share[formation] - shares[formation])
    return ways, shares


def _means(base: Base, offsets: DefenseOffsets, play: int, shares: Floats) -> Floats:
    """The mean number of each formation, its cells' kinds being what they are, so that every formation is worth against
    the play what it should be, and the play gains over all of them what it should."""
    typical, curves, met = base.typical, base.curves, base.mix[:, play]
    completed, rest, yards = typical.completed[play], typical.rest[play], typical.yards[play]
    aim = base.aim[:, play] + offsets.tilt * base.tilt[:, play] + offsets.even[:, play]
    other = _worth_without_numbers(base, play, shares)
    given = rest * (shares[:, FORCED] * base.forced[:, play] + shares[:, SCORE] * AWAY)
    caught = completed * shares[:, NUMBER] + rest * (shares[:, FORCED] + shares[:, SCORE])
    if play < FIRST_PASS:
        wanted = yards * float(met @ caught) + offsets.run
    else:
        wanted = (yards + offsets.per_completion) * float(met @ caught)

    def numbers(levels: Floats) -> Floats:
        worth = (aim + levels[:, None] - other) / (completed * shares[:, NUMBER])
        return np.asarray(np.clip(np.interp(worth, curves.moved[play], MOVES), LEAST_NUMBER, MOST_NUMBER))

    levels = LEVELS
    for _ in range(2):
        gained = (completed * shares[:, NUMBER] * (yards + numbers(levels)) + given) @ met
        next_above = int(np.clip(np.searchsorted(gained, wanted), 1, len(levels) - 1))
        levels = np.linspace(levels[next_above - 1], levels[next_above], len(LEVELS))
    return np.asarray(numbers(levels[:1])[0])


def _worth_without_numbers(base: Base, play: int, shares: Floats) -> Floats:
    """What the six formations' other cells leave a play, in expected points."""
    typical, curves = base.typical, base.curves
    rest = typical.rest[play]
    given = shares[:, FORCED] + shares[:, SCORE]
    caught = typical.completed[play] * shares[:, NUMBER] + rest * given
    trapped = typical.trapped[play] * shares[:, NUMBER] + rest * shares[:, QT]
    picked = typical.picked[play] * (1 - given) + (1 - typical.picked[play]) * shares[:, INT]
    fumbled = typical.fumbled[play] + rest * shares[:, FUMBLE]
    forced_worth = curves.gains(play, base.forced[:, play])
    return np.asarray(
        rest * (shares[:, FORCED] * forced_worth + shares[:, SCORE] * curves.gain(play, AWAY))
        + trapped * curves.trap[play]
        + picked * curves.pick[play]
        + fumbled * curves.fumble[play]
        + (1 - caught - trapped - picked - fumbled) * curves.gain(play, 0)
    )


def _numbers(way: Floats, mean: float, spread: Floats) -> dict[int, int]:
    """Whole numbers for the number cells, spread a little, their mean as near as can be."""
    at = [index for index in range(5) if way[index] == NUMBER]
    numbers = whole_numbers(mean, spread[at], WEIGHTS[at])
    return {index: int(number) for index, number in zip(at, numbers, strict=True)}


def _column(base: Base, way: Floats, numbers: dict[int, int], formation: int, play: int) -> Column:
    """A column of the defense from what stands at each reading."""
    depth = round(base.pick_depth[play])
    found: dict[int, int] = {}
    for index, reading in enumerate(READINGS):
        kind = int(way[index])
        if kind == NUMBER:
            found[reading] = gain(numbers[index])
        elif kind == FORCED:
            found[reading] = forced(round(base.forced[formation, play]))
        elif kind == SCORE:
            found[reading] = cell(cells.FORCED_TOUCHDOWN)
        elif kind == INT:
            found[reading] = cell(cells.INTERCEPTION, depth + (3 if formation == 4 else 0))
        elif kind == FUMBLE:
            found[reading] = cell(cells.FUMBLE, 2 if play < FIRST_PASS else 5)
        else:
            found[reading] = cell(cells.INCOMPLETE if kind == INC else cells.TRAPPED)
    return Column(f"formation {formation} play {play + 1}", DEFENSE, found)
