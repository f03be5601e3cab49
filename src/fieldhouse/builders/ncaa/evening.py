"""The guessing game in a college season's charts: no call pointless, formations equal, and what the build says of it.

The numbers of a defense are moved a yard at a time, where it helps most, until no play is at least as good as another
against every formation, no formation at least as good as another against every play, and all formations are worth the
same under the league's calls. What a play gains over the formations that it meets stays what it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import numpy as np

from fieldhouse.builders.ncaa.cell_worths import LEAGUE_CALLS, NUMBERS, OFTEN, CellWorths
from fieldhouse.builders.ncaa.measures import Floats
from fieldhouse.games.bowlbound.guessing import soundness
from fieldhouse.games.bowlbound.model import FIRST_PASS, FORMATION_COUNT, FORMATIONS, PLAY_COUNT, PLAYS, Team
from fieldhouse.gridiron import cells
from fieldhouse.gridiron.cells import forced, gain, kind_of, yards_of
from fieldhouse.gridiron.dice import DEFENSE
from fieldhouse.gridiron.guessing import MOST_UNEVEN
from fieldhouse.table.dice import Column

MARGIN: Final = 0.05
"""Expected points by which a call is to be better than another somewhere: flags, left out here, take some of it."""
EVEN_TO: Final = 0.02
"""Edges of formations that are left alone."""
A_YARD_OFF: Final = 6.0
"""What a yard costs by which a play gains more or less over the formations than it should, beside expected points."""
FARTHER: Final = 0.0015
"""What a cell costs that is moved by a yard: of two ways the shorter one."""
MOST_MOVES: Final = 160
FORCED_RUNS: Final = range(-3, 7)
"""The yards that a run may be forced to."""
YARDAGES: Final = (cells.GAIN, cells.LOSS, cells.BLANK)


@dataclass
class Moves:
    """Everything that may be done to a chart next: which cell becomes what, and what that adds to the pair."""

    cell: list[tuple[int, int, int]]
    """Formation, play, reading."""
    becomes: list[int]
    added: Floats
    """``[move, worth or call-weighted worth or yards]``"""


class Evening:
    """One team's defense on its way to be even, held against the team's own offense."""

    def __init__(self, team: Team, mix: Floats) -> None:
        self.team = team
        self.mix = mix / mix.sum(axis=0, keepdims=True)
        self.worths = CellWorths(team)
        self.found = [[dict(column.cells) for column in columns] for columns in team.formations]
        self.weight = {reading: weight / DEFENSE.size for reading, weight in DEFENSE.weights}
        self.tables: dict[tuple[int, int], Floats] = {}
        self.pairs = np.zeros((PLAY_COUNT, FORMATION_COUNT, 3))
        for formation, play in np.ndindex(FORMATION_COUNT, PLAY_COUNT):
            for reading, code in self.found[formation][play].items():
                self.pairs[play, formation] += self.weight[reading] * self._met(play, code)
        self.wanted = self._mean_yards(self.pairs[:, :, 2])

    def _met(self, play: int, code: int) -> Floats:
        """The worth of a play that meets a cell, the same weighed by the league's calls, and its yards."""
        key = (play, code)
        if key not in self.tables:
            met = self.worths.met(play, code)
            calls = LEAGUE_CALLS[:, play]
            self.tables[key] = np.array([OFTEN @ met[:-1], calls @ met[:-1], met[-1]])
        return self.tables[key]

    def _mean_yards(self, yards: Floats) -> Floats:
        """What each play gains over the formations that it meets."""
        return np.asarray((self.mix.T * yards).sum(axis=-1))

    def cost(self, pairs: Floats) -> Floats:
        """``[case]`` of ``pairs[case, play, formation, 3]``: how far each is from a game worth playing."""
        worth = pairs[..., 0]
        plays = (worth[:, :, None, :] - worth[:, None, :, :]).max(axis=3)
        ways = worth.transpose(0, 2, 1)
        formations = (ways[:, None, :, :] - ways[:, :, None, :]).max(axis=3)
        short = np.maximum(MARGIN - plays, 0.0).sum(axis=(1, 2)) + np.maximum(MARGIN - formations, 0.0).sum(axis=(1, 2))
        short -= MARGIN * (PLAY_COUNT + FORMATION_COUNT)
        edges = pairs[..., 1].sum(axis=1)
        edges = edges - edges.mean(axis=1, keepdims=True)
        uneven = np.maximum(np.abs(edges) - EVEN_TO, 0.0).sum(axis=1)
        off = self._mean_yards(pairs[..., 2]) - self.wanted
        return np.asarray(short + 2 * uneven + A_YARD_OFF * (off**2).sum(axis=1))

    def moves(self) -> Moves:
        """Every number one more or one less, and every yardage that a run is forced to."""
        where: list[tuple[int, int, int]] = []
        becomes: list[int] = []
        added: list[Floats] = []
        for formation, play in np.ndindex(FORMATION_COUNT, PLAY_COUNT):
            for reading, code in self.found[formation][play].items():
                for moved in moved_cells(code, play):
                    where.append((formation, play, reading))
                    becomes.append(moved)
                    added.append(self.weight[reading] * (self._met(play, moved) - self._met(play, code)))
        return Moves(where, becomes, np.array(added))

    def run(self) -> Team:
        """Move cell after cell while it helps; the team with what came of it."""
        for _ in range(MOST_MOVES):
            now = float(self.cost(self.pairs[None])[0])
            moves = self.moves()
            tried = np.repeat(self.pairs[None], len(moves.cell), axis=0)
            at = np.array(moves.cell)
            tried[np.arange(len(at)), at[:, 1], at[:, 0]] += moves.added
            costs = self.cost(tried) + FARTHER
            best = int(np.argmin(costs))
            if costs[best] >= now:
                break
            formation, play, reading = moves.cell[best]
            self.found[formation][play][reading] = moves.becomes[best]
            self.pairs[play, formation] += moves.added[best]
        return replace(self.team, formations=self._columns())

    def _columns(self) -> tuple[tuple[Column, ...], ...]:
        """The defense as it is now."""
        return tuple(
            tuple(
                Column(PLAYS[play], DEFENSE, self.found[formation][play], f"defense {FORMATIONS[formation]}")
                for play in range(PLAY_COUNT)
            )
            for formation in range(FORMATION_COUNT)
        )


def moved_cells(code: int, play: int) -> Iterator[int]:
    """What a cell may become: a yard more or less."""
    kind, yards = kind_of(code), yards_of(code)
    for more in (-1, 1):
        if kind in YARDAGES and yards + more in NUMBERS:
            yield gain(yards + more)
        elif kind in (cells.FORCED_GAIN, cells.FORCED_LOSS) and play < FIRST_PASS and yards + more in FORCED_RUNS:
            yield forced(yards + more)


def evened(teams: Sequence[Team], mix: Floats, pool: Executor | None = None) -> list[Team]:
    """All teams with an even guessing game; *mix* says how often formations meet each play. Workers help."""
    one = partial(_evened, mix)
    return list(pool.map(one, teams, chunksize=8) if pool else map(one, teams))


def _evened(mix: Floats, team: Team) -> Team:
    return Evening(team, mix).run()


def guessing_report(teams: Sequence[Team]) -> Iterator[str]:
    """Of which teams the charts are not sound, by the rules' own code, and how many are."""
    sound = 0
    for team in teams:
        found = soundness(team)
        sound += found.is_sound
        faults = [f"{PLAYS[call]} under {PLAYS[by]}" for call, by in found.plays]
        faults += [f"{FORMATIONS[call]} under {FORMATIONS[by]}" for call, by in found.formations]
        faults += [
            f"{name} {edge:+.2f}" for name, edge in zip(FORMATIONS, found.edges, strict=True) if abs(edge) > MOST_UNEVEN
        ]
        if faults:
            yield f"guessing game of {team.code}: {', '.join(faults)}"
    yield f"guessing game: sound in {sound} charts of {len(teams)}"
