"""Formations levelled for basic and for advanced play at once: a late stage of a build, by written charts alone.

In advanced play a great line cancels traps, a smart passer interceptions, and some short passes go a long way. So a
formation that stops passes by traps is worth less there than by the basic rules, and one that has no need of them
more: with formations even by the basic rules alone, the three that trap the least won up to two games of three in
advanced play. Here the numbers of a defense are moved a yard at a time, a yard more in one formation for a yard less
in another, until neither game has a formation that is clearly better. What a play gains over the formations that it
meets stays what it was, and no call becomes pointless.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

from fieldhouse.builders.nfl.assemble import as_written
from fieldhouse.builders.nfl.cell_points import LEAGUE_CALLS
from fieldhouse.builders.nfl.judge import Judges
from fieldhouse.builders.nfl.measures import Floats
from fieldhouse.games.ddf.coaching.league_plan import CALLS, LEAGUE
from fieldhouse.games.ddf.coaching.plan import own_habits
from fieldhouse.games.ddf.model import FIRST_PASS, PLAY_COUNT, SeasonCharts, Team
from fieldhouse.games.ddf.options import ADVANCED
from fieldhouse.games.ddf.side import Side
from fieldhouse.gridiron import cells, guessing
from fieldhouse.gridiron.call_buckets import bucket_of
from fieldhouse.gridiron.cells import gain, kind_of, yards_of
from fieldhouse.gridiron.dice import DEFENSE
from fieldhouse.gridiron.situations import OPEN, call_weights
from fieldhouse.gridiron.usual_downs import USUAL, gain_worth
from fieldhouse.table.dice import Column

TOLERATED: Final = 0.01
"""Expected points a play by which a formation may be better or worse without any haste."""
GATE, BEYOND_GATE = 0.04, 30.0
"""The edge by the basic rules under the league's calls from which on it costs so many times as much."""
A_YARD_OFF: Final = 0.02
"""What a yard costs by which a play gains more or less over the formations, squared, beside squares of points."""
A_MOVE: Final = 2e-6
"""What a cell moved by a yard costs: of two ways the shorter one."""
MOST_MOVES: Final = 90
LEAST_SLACK: Final = 0.02
"""A call stays better than another by so much somewhere, if it was."""
PASSES: Final = 2
NEAR: Final = 3e-4
"""What a chart may cost that is left as it is."""
NO_CELL: Final = -1
FORBIDDEN: Final = 1e3
LEAST, MOST = -80, 140
"""The yards that are told apart."""
NUMBERS: Final = range(-20, 23)
"""What number cells may hold: as many as a defense is made with, and a few more."""
YARDAGES: Final = (cells.GAIN, cells.LOSS, cells.BLANK)
OFTEN: Final = np.array([here.often for here in USUAL], float) / sum(here.often for here in USUAL)


class Measures(NamedTuple):
    """What a team's pairs come to."""

    usual: Floats
    """``[play, formation]``: by the basic rules, over the usual downs."""
    edges: Floats
    """``[game, calls, formation]``: what a formation gives up, by the basic rules and in advanced play, under the
    league's calls and under the team's own."""

    @property
    def centered(self) -> Floats:
        """The edges, as differences from the formations on average."""
        return np.asarray(self.edges - self.edges.mean(axis=-1, keepdims=True))


class Leveling:
    """One team's defense on its way to be level, held against the team's own offense: its number cells, and every way
    to move one of them by a yard, or two of one play against each other."""

    def __init__(self, team: Team, charts: SeasonCharts, mix: Floats) -> None:
        """*mix* says how often formations meet each play."""
        self.team, self.calls = team, np.stack([LEAGUE_CALLS, own_calls(team, charts)])
        curve = number_worths(team)
        self.usual, self.called = np.tensordot(OFTEN, curve, axes=1), np.einsum("csp,spn->cpn", self.calls, curve)
        found = [
            (formation, play, reading, yards_of(code))
            for formation, columns in enumerate(team.formations)
            for play, column in enumerate(columns)
            for reading, code in column.rows.items()
            if kind_of(code) in YARDAGES
        ]
        self.formation, self.play, self.reading, self.number = np.array(found).T
        self.weight = np.array([dict(DEFENSE.weights)[reading] / DEFENSE.size for reading in self.reading.tolist()])
        self.yards = self.weight * (mix / mix.sum(axis=0))[self.formation, self.play]
        self.yards *= np.array([sum(gains(team, play).values()) for play in range(PLAY_COUNT)])[self.play]
        every = np.arange(len(found))
        pairs = (self.play[:, None] == self.play) & (self.formation[:, None] != self.formation)
        up, down = np.nonzero(pairs)
        nothing = np.full(len(found), NO_CELL)
        self.up, self.down = np.concatenate([up, every, nothing]), np.concatenate([down, nothing, every])
        """Of each move: the cell that has a yard more, and the one that has a yard less."""
        self.off = np.zeros(PLAY_COUNT)
        """The yards by which each play gains more than it did."""

    def measured(self, worths: Sequence[Floats]) -> Measures:
        """What exact *worths* by the basic rules and in advanced play come to."""
        edges = np.stack([np.einsum("csp,spf->cf", self.calls, each) for each in worths])
        return Measures(np.tensordot(OFTEN, worths[0], axes=1), edges)

    def run(self, now: Measures) -> Team:
        """Move cells while it helps; the team with what came of it."""
        for _ in range(MOST_MOVES):
            after = self._moved(now)
            if after is None:
                break
            now = after
        return self._team()

    def _moved(self, now: Measures) -> Measures | None:
        """Make the cheapest move that leaves no call pointless; None if no move is worth it."""
        edges, off, worths = self._tried(now)
        costs = cost(edges, off) + A_MOVE
        least = cost(now.edges[None], self.off[None])[0]
        for index in np.argsort(costs, kind="stable").tolist():
            if costs[index] >= least:
                return None
            cells_moved = [
                (cell[index], step, worth[index])
                for cell, step, worth in zip((self.up, self.down), (1, -1), worths, strict=True)
                if cell[index] != NO_CELL
            ]
            usual = now.usual.copy()
            for cell, _, worth in cells_moved:
                usual[self.play[cell], self.formation[cell]] += worth
            if keeps_sense(now.usual, usual):
                for cell, step, _ in cells_moved:
                    self.number[cell] += step
                self.off = off[index]
                return Measures(usual, edges[index])
        return None

    def _tried(self, now: Measures) -> tuple[Floats, Floats, list[Floats]]:
        """Of every move: the edges and the yards off after it, and what its two cells are then worth more, over the
        usual downs. What may not be is as many yards off as nobody wants."""
        edges, off = np.repeat(now.edges[None], len(self.up), axis=0), np.repeat(self.off[None], len(self.up), axis=0)
        worths = []
        for cell, step in ((self.up, 1), (self.down, -1)):
            at = np.arange(len(cell))[cell != NO_CELL]
            which = cell[at]
            play, formation, weight = self.play[which], self.formation[which], self.weight[which]
            here = self.number[which] - NUMBERS.start
            there = np.clip(here + step, 0, len(NUMBERS) - 1)
            added = weight * (self.called[:, play, there] - self.called[:, play, here])
            edges[at, :, :, formation] += added.T[:, None, :]
            off[at, play] += np.where(there == here, FORBIDDEN, step * self.yards[which])
            worth = np.zeros(len(cell))
            worth[at] = weight * (self.usual[play, there] - self.usual[play, here])
            worths.append(worth)
        return edges, off, worths

    def _team(self) -> Team:
        """The team with its numbers as they are now."""
        found = [[dict(column.rows) for column in columns] for columns in self.team.formations]
        for formation, play, reading, number in zip(
            self.formation.tolist(), self.play.tolist(), self.reading.tolist(), self.number.tolist(), strict=True
        ):
            found[formation][play][reading] = gain(number)
        columns = tuple(
            tuple(
                Column(column.heading, DEFENSE, found[formation][play], column.section)
                for play, column in enumerate(columns)
            )
            for formation, columns in enumerate(self.team.formations)
        )
        return as_written(replace(self.team, formations=columns))


def cost(edges: Floats, off: Floats) -> Floats:
    """``[case]`` of ``edges[case, game, calls, formation]`` and ``off[case, play]``: how far each is from level."""
    centered = np.abs(edges - edges.mean(axis=-1, keepdims=True))
    uneven = (np.maximum(centered - TOLERATED, 0.0) ** 2).sum(axis=(1, 2, 3))
    beyond = (np.maximum(centered[:, 0, 0] - GATE, 0.0) ** 2).sum(axis=1)
    return np.asarray(uneven + BEYOND_GATE * beyond + A_YARD_OFF * (off**2).sum(axis=1))


def keeps_sense(before: Floats, after: Floats) -> bool:
    """Is every call still better than every other somewhere, by some slack, or by as much as it was?"""
    for was, now, sign in ((before, after, 1), (before.T, after.T, -1)):
        slack = [(sign * (each[:, None, :] - each[None, :, :])).max(axis=2) for each in (was, now)]
        np.fill_diagonal(slack[1], LEAST_SLACK)
        if (slack[1] < np.minimum(slack[0], LEAST_SLACK)).any():
            return False
    return True


def own_calls(team: Team, charts: SeasonCharts) -> Floats:
    """``[down, play]``: how often of all usual downs the team meets each with each play, by its season's habits."""
    habits = charts.habits or LEAGUE
    own = np.array(own_habits(Side(team, ADVANCED), habits))
    rows = np.array(
        [call_weights(habits, OPEN, bucket_of(here.down, here.to_go, here.spot), FIRST_PASS) for here in USUAL]
    )
    return np.asarray(rows * own / (rows * own).sum(axis=1, keepdims=True) * OFTEN[:, None])


def gains(team: Team, play: int) -> dict[int, float]:
    """The yards that a play's cells add a number to, and how often, breakaways by their own column."""
    found: dict[int, float] = {}
    column = team.plays[play]
    for code, weight in column.merged:
        kind = kind_of(code)
        if kind in YARDAGES:
            found[yards_of(code)] = found.get(yards_of(code), 0.0) + weight / column.dice.size
        elif kind == cells.BREAKAWAY:
            for far, often in team.breakaway.merged:
                if kind_of(far) in YARDAGES:
                    share = weight * often / column.dice.size / team.breakaway.dice.size
                    found[yards_of(far)] = found.get(yards_of(far), 0.0) + share
    return found


def number_worths(team: Team) -> Floats:
    """``[down, play, number]``: what the gains of a play are worth with each number of a defense added to them."""
    worths = np.array([[gain_worth(here, yards) for yards in range(LEAST, MOST + 1)] for here in USUAL])
    found = np.zeros((len(USUAL), PLAY_COUNT, len(NUMBERS)))
    for play in range(PLAY_COUNT):
        for yards, share in gains(team, play).items():
            start = yards + NUMBERS.start - LEAST
            found[:, play] += share * worths[:, start : start + len(NUMBERS)]
    return found


class Level(NamedTuple):
    """A team, and the largest edges of its formations before and after, in expected points."""

    team: Team
    before: float
    after: float


def leveled(team: Team, judges: Judges, mix: Floats) -> Level:
    """The team with level formations, by the exact worths of its pairs, which *judges* of both games tell and remember;
    the team as it is where nothing better is found that is sound."""

    def exact(chart: Team) -> tuple[Floats, Floats]:
        return judges.basic.worths(chart), judges.advanced.worths(chart)

    leveling = Leveling(team, judges.basic.charts, mix)
    now = leveling.measured(exact(team))
    best, least = Level(team, worst(now), worst(now)), cost(now.edges[None], leveling.off[None])[0]
    for _ in range(PASSES):
        if least <= NEAR:
            break
        moved = leveling.run(now)
        worths = exact(moved)
        now = leveling.measured(worths)
        spent = cost(now.edges[None], leveling.off[None])[0]
        if spent < least and guessing.soundness(worths[0], CALLS).is_sound:
            best, least = Level(moved, best.before, worst(now)), spent
    return best


def worst(now: Measures) -> float:
    """The largest edge of any formation."""
    return float(np.abs(now.centered).max())
