"""The guessing game in a college season's charts: no call pointless, formations equal, and what the build says of it.

The numbers of a defense are moved a yard at a time, where it helps most, until no play is at least as good as another
against every formation, no formation at least as good as another against every play, and all formations are worth the
same under the league's calls and under the team's own. What a play gains over the formations that it meets stays what
it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

import numpy as np

from fieldhouse.builders.football.guessing import faults_of
from fieldhouse.builders.ncaa.assemble import USUAL_MIX
from fieldhouse.builders.ncaa.cell_worths import LEAGUE_CALLS, NUMBERS, CellWorths, own_calls
from fieldhouse.builders.ncaa.measures import Floats
from fieldhouse.games.bowlbound.guessing import soundness
from fieldhouse.games.bowlbound.model import FIRST_PASS, FORMATION_COUNT, FORMATIONS, PLAY_COUNT, PLAYS, Team
from fieldhouse.gridiron import cells
from fieldhouse.gridiron.cells import forced, gain, kind_of, yards_of
from fieldhouse.gridiron.dice import DEFENSE
from fieldhouse.gridiron.guessing import OFTEN
from fieldhouse.table.dice import Column

MARGIN: Final = 0.05
"""Expected points by which a call is to be better than another somewhere: flags, left out here, take some of it."""
EVEN_TO: Final = np.array([0.025, 0.01])
"""Edges of formations that are left alone, under the league's calls and under the team's own."""
A_YARD_OFF: Final = 6.0
"""What a yard costs by which a play gains more or less over the formations than it should, beside expected points."""
FARTHER: Final = 0.0015
"""What a cell costs that is moved by a yard: of two ways the shorter one."""
WIDER_MARGINS: Final = (0.09, 0.16, 0.3)
LEAGUE_ALONE: Final = np.array([0.01, 1.0])
"""The same for a chart that was not sound by the rules' own code: a team that hardly throws, or hardly runs, cannot be
even under both."""
MOST_ROUNDS: Final = 120
AT_ONCE: Final = 5
SEEN: Final = 60
"""So many moves are made at once, out of the best so many."""
FORBIDDEN: Final = 1e3
FORCED_RUNS: Final = range(-3, 7)
"""The yards that a run may be forced to."""
YARDAGES: Final = (cells.GAIN, cells.LOSS, cells.BLANK)
MEASURES: Final = 4
CALLED, YARDS = slice(1, 3), 3
"""What is known of a pair: its worth, that under the league's calls and under the team's own, and its yards."""


class Judged(NamedTuple):
    """A team, and what is not sound in its charts by the rules' own code, in words."""

    team: Team
    faults: list[str]


class Evening:
    """One team's defense on its way to be even, held against the team's own offense."""

    def __init__(self, team: Team, mix: Floats, margin: float = MARGIN, even_to: Floats = EVEN_TO) -> None:
        self.team, self.margin, self.even_to = team, margin, even_to
        self.mix = mix / mix.sum(axis=0, keepdims=True)
        self.worths, self.own = CellWorths(team), own_calls(team)
        self.found = [[dict(column.cells) for column in columns] for columns in team.formations]
        self.weight = {reading: weight / DEFENSE.size for reading, weight in DEFENSE.weights}
        self.tables: dict[tuple[int, int], Floats] = {}
        self.pairs = np.zeros((PLAY_COUNT, FORMATION_COUNT, MEASURES))
        for formation, play in np.ndindex(FORMATION_COUNT, PLAY_COUNT):
            for reading, code in self.found[formation][play].items():
                self.pairs[play, formation] += self.weight[reading] * self._met(play, code)
        self.wanted = self._mean_yards(self.pairs[:, :, YARDS])
        self.cells = [
            (formation, play, reading)
            for formation, play in np.ndindex(FORMATION_COUNT, PLAY_COUNT)
            for reading in self.found[formation][play]
        ]
        self.at = np.repeat(np.array([each[:2] for each in self.cells]), 2, axis=0)
        """Of each move, two a cell: formation and play."""
        self.becomes = np.zeros(len(self.at), int)
        self.added = np.zeros((len(self.at), MEASURES))
        for index in range(len(self.cells)):
            self._set_moves(index)

    def _met(self, play: int, code: int) -> Floats:
        """The worth of a play that meets a cell, the same weighed by the league's calls and the team's, its yards."""
        key = (play, code)
        if key not in self.tables:
            met = self.worths.met(play, code)
            calls = (OFTEN, LEAGUE_CALLS[:, play], self.own[:, play])
            self.tables[key] = np.array([*(often @ met[:-1] for often in calls), met[-1]])
        return self.tables[key]

    def _mean_yards(self, yards: Floats) -> Floats:
        """What each play gains over the formations that it meets."""
        return np.asarray((self.mix.T * yards).sum(axis=-1))

    def cost(self, pairs: Floats) -> Floats:
        """``[case]`` of ``pairs[case, play, formation, measure]``: how far each is from a game worth playing."""
        worth = pairs[..., 0]
        plays = (worth[:, :, None, :] - worth[:, None, :, :]).max(axis=3)
        ways = worth.transpose(0, 2, 1)
        formations = (ways[:, None, :, :] - ways[:, :, None, :]).max(axis=3)
        short = sum(np.maximum(self.margin - each, 0.0).sum(axis=(1, 2)) for each in (plays, formations))
        short -= self.margin * (PLAY_COUNT + FORMATION_COUNT)
        edges = pairs[..., CALLED].sum(axis=1)
        edges = edges - edges.mean(axis=1, keepdims=True)
        uneven = np.maximum(np.abs(edges) - self.even_to, 0.0).sum(axis=(1, 2))
        off = self._mean_yards(pairs[..., YARDS]) - self.wanted
        return np.asarray(short + 2 * uneven + A_YARD_OFF * (off**2).sum(axis=1))

    def _set_moves(self, index: int) -> None:
        """What a cell may become, and what that adds to its pair; what it may not adds more than anybody wants."""
        formation, play, reading = self.cells[index]
        code = self.found[formation][play][reading]
        for side, moved in enumerate(moved_cells(code, play)):
            if moved is None:
                self.becomes[2 * index + side], self.added[2 * index + side] = code, FORBIDDEN
            else:
                change = self._met(play, moved) - self._met(play, code)
                self.becomes[2 * index + side], self.added[2 * index + side] = moved, self.weight[reading] * change

    def run(self) -> Team:
        """Move cell after cell while it helps, several at a time where that is better still; the team with what came
        of it."""
        plays, ways = self.at[:, 1], self.at[:, 0]
        for _ in range(MOST_ROUNDS):
            now = float(self.cost(self.pairs[None])[0])
            tried = np.repeat(self.pairs[None], len(self.at), axis=0)
            tried[np.arange(len(self.at)), plays, ways] += self.added
            costs = self.cost(tried) + FARTHER
            best = int(np.argmin(costs))
            if costs[best] >= now:
                break
            several = self._several(costs, now)
            together = self.pairs.copy()
            for each in several:
                together[plays[each], ways[each]] += self.added[each]
            is_better = self.cost(together[None])[0] + FARTHER * len(several) < costs[best]
            for each in several if is_better else [best]:
                self._move(each)
        return replace(self.team, formations=self._columns())

    def _several(self, costs: Floats, now: float) -> list[int]:
        """The best moves that help, no two of them of one play or one formation."""
        chosen: list[int] = []
        for each in np.argsort(costs, kind="stable")[:SEEN].tolist():
            if len(chosen) == AT_ONCE or costs[each] >= now:
                break
            if not any((self.at[each] == self.at[other]).any() for other in chosen):
                chosen.append(each)
        return chosen

    def _move(self, number: int) -> None:
        """Make a move: the cell becomes what it may, and its own moves are others."""
        formation, play = self.at[number]
        reading = self.cells[number // 2][2]
        self.found[formation][play][reading] = int(self.becomes[number])
        self.pairs[play, formation] += self.added[number]
        self._set_moves(number // 2)

    def _columns(self) -> tuple[tuple[Column, ...], ...]:
        """The defense as it is now."""
        return tuple(
            tuple(
                Column(PLAYS[play], DEFENSE, self.found[formation][play], f"defense {FORMATIONS[formation]}")
                for play in range(PLAY_COUNT)
            )
            for formation in range(FORMATION_COUNT)
        )


def moved_cells(code: int, play: int) -> Iterator[int | None]:
    """What a cell may become: a yard less, a yard more; None for what it may not."""
    kind, yards = kind_of(code), yards_of(code)
    for more in (-1, 1):
        if kind in YARDAGES and yards + more in NUMBERS:
            yield gain(yards + more)
        elif kind in (cells.FORCED_GAIN, cells.FORCED_LOSS) and play < FIRST_PASS and yards + more in FORCED_RUNS:
            yield forced(yards + more)
        else:
            yield None


def evened(teams: Sequence[Team], mix: Floats, pool: Executor | None = None) -> list[Team]:
    """All teams with an even guessing game; *mix* says how often formations meet each play. Workers help."""
    one = partial(_evened, mix)
    return list(pool.map(one, teams, chunksize=8) if pool else map(one, teams))


def _evened(mix: Floats, team: Team) -> Team:
    return Evening(team, mix).run()


def mended(teams: Sequence[Team], pool: Executor | None = None) -> list[Judged]:
    """The teams, those evened once more whose charts are not sound by exact odds of the rules' own code. Workers
    help."""
    return list((pool.map if pool else map)(_mended, teams))


def judged(team: Team) -> Judged:
    """By exact odds."""
    return Judged(team, faults_of(soundness(team), PLAYS, FORMATIONS))


def _mended(team: Team) -> Judged:
    """The team as it is if it is sound; else evened by the league's calls alone, with the least margin that leaves no
    fault, or the fewest; by exact odds."""
    best = judged(team)
    for margin in WIDER_MARGINS:
        if not best.faults:
            break
        tried = Evening(team, USUAL_MIX, margin, LEAGUE_ALONE).run()
        best = min(best, judged(tried), key=lambda each: len(each.faults))
    return best
