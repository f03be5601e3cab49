"""What cells of a defense are worth against one team's offense, in expected points on the usual downs.

The priority chart is worked through cell by cell, without dice and without the rules' own code, which takes seconds a
team: ``games.bowlbound.guessing`` has the last word on a finished chart, this finds the way there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np

from fieldhouse.builders.football.quantise import THROWS
from fieldhouse.builders.ncaa.measures import Floats
from fieldhouse.games.bowlbound import cells as college
from fieldhouse.games.bowlbound.coaching.league_plan import CALLS, LEAGUE
from fieldhouse.games.bowlbound.model import BOOTLEG, PLAY_COUNT, SPRINT_OUT, Team
from fieldhouse.gridiron import cells
from fieldhouse.gridiron.cells import Kind, kind_of, yards_of
from fieldhouse.gridiron.guessing import OFTEN, call_shares
from fieldhouse.gridiron.usual_downs import USUAL, gain_worth, loss_worth
from fieldhouse.table.dice import Column

LEAST, MOST = -30, 99
"""The yards that are told apart."""
NUMBERS: Final = range(-16, 17)
"""The numbers that a cell of a defense may hold."""
RETURNED: Final = 11
"""Yards an interception is brought back."""
LOST: Final = 0.5
"""Of fumbles, those that the other side has."""
SCORED: Final = 80
"""A touchdown from afar, in yards."""
YARDAGES: Final = (cells.GAIN, cells.LOSS, cells.BLANK)
FORCED: Final = (cells.FORCED_GAIN, cells.FORCED_LOSS)
CHASED: Final = (cells.TRAPPED, college.QUARTERBACK_RUNS)


def _curves() -> tuple[Floats, Floats]:
    """``[down or yards, yards - LEAST]``: what a gain adds, and a ball that is lost so far on; the last row is the
    yards themselves, none for a lost ball."""
    gains = [[gain_worth(here, yards) for yards in range(LEAST, MOST + 1)] for here in USUAL]
    losses = [[loss_worth(here, yards) for yards in range(LEAST, MOST + 1)] for here in USUAL]
    yards = [float(each) for each in range(LEAST, MOST + 1)]
    return np.array([*gains, yards]), np.array([*losses, [0.0] * len(yards)])


GAINS, LOSSES = _curves()
ROWS: Final = len(GAINS)


LEAGUE_CALLS: Final = call_shares(CALLS) * OFTEN[:, None]
"""``[down, play]``: how often of all usual downs each is met with each play."""


def own_calls(team: Team) -> Floats:
    """``[down, play]``: how often of all usual downs a team meets each with each play, leaning to what it called more
    often than others, as its coach does; the league's for a chart without calls."""
    if not team.calls:
        return LEAGUE_CALLS
    usual = np.array(LEAGUE.shares[0], float)
    rows = LEAGUE_CALLS * np.array(team.calls) / np.maximum(usual, 1.0)
    return np.asarray(rows / rows.sum(axis=1, keepdims=True) * OFTEN[:, None])


def gained(yards: float) -> Floats:
    """By usual down what a gain adds, and last its yards."""
    return np.asarray(GAINS[:, int(np.clip(round(yards), LEAST, MOST)) - LEAST])


def lost(yards: float) -> Floats:
    """By usual down what a ball adds, less than nothing as a rule, that the others have so far on; no yards last."""
    return np.asarray(LOSSES[:, int(np.clip(round(yards), LEAST, MOST)) - LEAST])


def fumbled(yards: float) -> Floats:
    """By usual down what a ball adds that is loose so far on and may be lost, and last its yards."""
    return np.asarray(LOST * lost(yards) + (1 - LOST) * gained(yards))


class CellWorths:
    """One offense, and what every cell that a defense may show does to each of its plays; each is kept."""

    def __init__(self, team: Team) -> None:
        self.plays = [_parts(column) for column in team.plays]
        self.columns = {
            cells.BREAKAWAY: _parts(team.breakaway), cells.TRAPPED: _parts(team.trapped),
            college.QUARTERBACK_RUNS: _parts(team.quarterback_runs),
        }  # fmt: skip
        self.known: dict[tuple[int, int], Floats] = {}
        self.rolled: dict[tuple[Kind, int], Floats] = {}

    def met(self, play: int, cell: int) -> Floats:
        """``[usual down, and last the yards]`` of a play that meets this cell."""
        key = (play, cell & ~cells.OUT)
        if key not in self.known:
            self.known[key] = np.asarray(
                sum(share * self._pair(code, cell) for code, share in self.plays[play].items())
            )
        return self.known[key]

    def _pair(self, code: int, cell: int) -> Floats:
        """What one cell of the offense and one of the defense come to, by the priority chart."""
        ours, theirs = kind_of(code), kind_of(cell)
        if ours in (college.SPRINT_OUT, college.BOOTLEG):
            return self.met(SPRINT_OUT if ours == college.SPRINT_OUT else BOOTLEG, cells.NOTHING)
        if theirs in FORCED:
            return self._forced(code, cell)
        if ours == cells.INTERCEPTION:
            return lost(yards_of(code) - RETURNED)
        if ours == cells.FUMBLE:
            return fumbled(yards_of(code))
        if theirs == cells.INTERCEPTION:
            return lost(yards_of(cell) - RETURNED)
        if theirs == cells.FUMBLE:
            return fumbled(yards_of(cell))
        if theirs in CHASED:
            return self._column(theirs, 0)
        if theirs == cells.INCOMPLETE or ours == cells.INCOMPLETE:
            return gained(0)
        number = yards_of(cell)
        if ours in YARDAGES:
            return gained(yards_of(code) + number)
        if ours == cells.TOUCHDOWN:
            return gained(SCORED)
        if ours == cells.BREAKAWAY:
            return self._column(ours, number)
        return self._column(ours, max(number, 0) if ours == college.QUARTERBACK_RUNS else 0)

    @staticmethod
    def _forced(code: int, cell: int) -> Floats:
        """What a cell in brackets comes to: it overrules all but a ball that is lost."""
        kind = kind_of(code)
        if kind == cells.INTERCEPTION:
            return gained(0) if yards_of(cell) >= 0 else lost(yards_of(cell))
        return fumbled(yards_of(cell)) if kind == cells.FUMBLE else gained(yards_of(cell))

    def _column(self, kind: Kind, added: int) -> Floats:
        """What a roll in B, QR or QT comes to on average, *added* yards on; kept."""
        key = (kind, added)
        if key not in self.rolled:
            worth = np.zeros(ROWS)
            for code, share in self.columns[kind].items():
                found = kind_of(code)
                if found == cells.TOUCHDOWN:
                    worth += share * gained(SCORED)
                elif found == cells.FUMBLE:
                    worth += share * fumbled(yards_of(code) + added)
                else:
                    worth += share * gained(yards_of(code) + added)
            self.rolled[key] = worth
        return self.rolled[key]


def _parts(column: Column) -> Mapping[int, float]:
    """The cells of an offense's column and how often each comes up, flags left out."""
    found: dict[int, float] = {}
    for code, weight in column.merged:
        if not college.is_foul(code) and kind_of(code) != cells.INTERFERENCE:
            found[code & ~cells.OUT] = found.get(code & ~cells.OUT, 0.0) + weight / THROWS
    whole = sum(found.values())
    return {code: share / whole for code, share in found.items()}


def pair_worths(worths: CellWorths, team: Team) -> Floats:
    """``[usual down and yards, play, formation]``: this offense against that team's defense."""
    found = np.zeros((ROWS, PLAY_COUNT, len(team.formations)))
    for formation, columns in enumerate(team.formations):
        for play, column in enumerate(columns):
            for code, weight in column.merged:
                found[:, play, formation] += weight / column.dice.size * worths.met(play, code)
    return found
