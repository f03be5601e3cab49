"""What the six formations do to the nine plays, league-wide: plays carry no formation, so this is design.

The average defense takes from passes (INC, QT, INT) what makes an offense column show the completions of its throws,
although sacks, fouls and interceptions come on top; what (n) cells give back is counted in. B and F are boom or bust:
in the open field that is neutral, near the goal the plus yards are cut off, which keeps the goal line honest.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from fieldhouse.builders.nfl.measures import Floats
from fieldhouse.games.ddf.model import (
    BLITZ,
    DRAW,
    END_RUN,
    FIRST_PASS,
    LINE_PLUNGE,
    LONG,
    MEDIUM,
    OFF_TACKLE,
    PLAY_COUNT,
    RUSH_MIDDLE,
    SCREEN,
    SHORT,
)

NUMBER, FORCED, INC, QT, INT, FUMBLE, SCORE = range(7)
"""The kinds of cells on a defense chart; the last is (TD)."""
CELL_KINDS: Final = 7
FORMATION_COUNT: Final = 6

PASS_FORCED: Final = 0.04
"""Few, because (n) makes all offenses complete alike, and completions are printed as observed,
which leaves little room to make up for that."""
RUN_FORCED: Final = 0.2
TRAP_SHARE: Final = 0.85
PICK_SHARE: Final = 0.45
FUMBLE_SHARE: Final = 0.25
"""The defense's share of traps, interceptions and fumbles; the offense's own cells bring the rest."""

PASS_MULTIPLIERS: Final = {
    QT: (0.6, 0.45, 0.55, 1.35, 1.5, 2.0),
    INT: (0.7, 0.4, 0.5, 1.3, 2.0, 1.0),
    FUMBLE: (1.0, 1.0, 1.0, 0.8, 0.8, 1.6),
    FORCED: (1.0, 1.5, 1.2, 0.8, 0.8, 1.0),
}
"""How much more of each kind a formation A to F has on passes."""
RUN_FORCED_YARDS: Final = (0, 1, 2, -1, -2)
"""The (n) of a run, cell by cell: most are a stop at the line or near it, some a loss, as in life."""
PASS_FORCED_PART: Final = (1.0, 0.5, 1.1, 0.7, 0.5, 0.5)
"""The (n) of a pass, as a part of what it gains when it is caught: the more backs, the shorter; and no touchdown
against the formations of the goal line."""
AIM: Final = np.array([
    [0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00],
    [-0.38, -0.18, 0.02, -0.55, 0.00, -0.26, 0.32, 0.38, 0.30],
    [0.12, -0.14, -0.46, -0.30, -0.35, 0.06, 0.20, 0.28, 0.16],
    [0.20, 0.16, 0.12, 0.28, -0.18, -0.22, -0.10, -0.12, -0.32],
    [0.30, 0.28, 0.24, 0.40, -0.12, 0.06, -0.14, -1.00, -0.58],
    [-0.30, -0.20, -0.08, 0.50, 0.50, -0.54, -0.40, 0.70, -0.20],
])  # fmt: skip
"""``AIM[formation, play]``: the expected points that a formation adds to a play, before they are centered.

Who guesses right gains what who guesses wrong loses: B and C stop the runs and are thrown over, D and E bring deep
passes below the runs that they invite, F is burned by what waits for it.
"""
AT_THE_GOAL: Final = np.isin(np.arange(PLAY_COUNT), (LINE_PLUNGE, OFF_TACKLE, END_RUN, SHORT))
"""The plays that are called near the goal."""
GOAL_LINE: Final = np.isin(np.arange(FORMATION_COUNT), (RUSH_MIDDLE, BLITZ))
"""The formations that are lined up there."""
BUST: Final = 0.15 * np.outer(GOAL_LINE, AT_THE_GOAL | (np.arange(PLAY_COUNT) == MEDIUM))
"""``BUST[formation, play]``: expected points that more stops than would do take from a play, and that its numbers give
back: boom or bust, and near the goal the plus yards are cut off."""
TILT: Final = np.where(AT_THE_GOAL, -1.0, 1.6) * GOAL_LINE[:, None]
"""``TILT[formation, play]``: B and F, which are lined up near the goal, against what is called there, and how they pay
for it against what is not; before it is centered."""
HELD: Final = np.array([0.0] * FIRST_PASS + [0.02, -0.05, 0.05, 0.05, 0.05])
"""Completions a drop-back that a team allows more of each play if it is better near the goal, where short passes are
thrown, than elsewhere; what that changes in all is fitted away."""
STUFFED: Final = 0.2
"""The part by which such a team has more (n) on runs: boom or bust, and near the goal the plus yards are cut off."""
LEAST_CELL: Final = 1 / 36
AWAY: Final = 50.0
"""How far the goal is when a (TD) comes up, on average."""
BURNED: Final = {BLITZ: (LINE_PLUNGE, OFF_TACKLE, END_RUN, DRAW, SCREEN, SHORT, MEDIUM, LONG)}
"""The formations that show (TD) on a five, and against which plays: what they stop the rest of the time they pay for
here, and near the goal it costs them little."""


def burned() -> Floats:
    """``[formation, play]``: the share of (TD) cells."""
    share = np.zeros((FORMATION_COUNT, PLAY_COUNT))
    for formation, plays in BURNED.items():
        share[formation, list(plays)] = LEAST_CELL
    return share


@dataclass(frozen=True)
class Typical:
    """The league's average offense, per play: what its cells hold, fouls aside, and what comes out in the end."""

    completed: Floats
    """The share of yardage cells (of runs: all but fumbles)."""
    yards: Floats
    """Their mean."""
    picked: Floats
    trapped: Floats
    fumbled: Floats

    @property
    def rest(self) -> Floats:
        """The share of throws that a forced yardage turns into a completion."""
        return np.asarray(1 - self.picked - self.fumbled)


@dataclass(frozen=True)
class Average:
    """The average defense, per play: the share of each kind of cell, the mean number and the mean (n)."""

    share: Floats
    """``share[play, kind]``"""
    number: Floats
    forced: Floats


def solve(
    completion: Floats,
    per_completion: Floats,
    picks: Floats,
    traps: Floats,
    fumbles: Floats,
    fouls: Floats,
    mix: Floats,
    completion_offset: float = 0.0,
) -> tuple[Typical, Average]:
    """The average offense and defense whose meeting gives the league's rates back, completions printed as observed.

    All are per play; *completion* is per throw, *picks*, *traps* and *fumbles* per drop-back (or run), *fouls* the
    share of foul cells. *completion_offset* is added to the completions wanted, not to those printed.
    """
    is_pass = np.arange(PLAY_COUNT) >= FIRST_PASS
    share = np.zeros((PLAY_COUNT, CELL_KINDS))
    share[:, FORCED] = np.where(is_pass, PASS_FORCED, RUN_FORCED)
    share[:, SCORE] = (mix * burned()).sum(axis=0)
    share[:, QT] = TRAP_SHARE * traps
    share[:, INT] = PICK_SHARE * picks
    share[:, FUMBLE] = FUMBLE_SHARE * fumbles
    given = share[:, FORCED] + share[:, SCORE]
    picked = (picks - share[:, INT]) / (1 - share[:, INT] - given)
    fumbled = (fumbles - share[:, FUMBLE]) / (1 - share[:, FUMBLE])
    rest = 1 - picked - fumbled
    wanted = np.where(is_pass, (completion + completion_offset) * (1 - traps), 1.0) - fumbles
    printed = np.where(is_pass, completion / (1 - fouls), 1 - fumbled)
    numbered = np.where(is_pass, (wanted - given * rest) / printed, 0.0)
    share[:, INC] = np.where(is_pass, np.maximum(1 - share.sum(axis=1) - numbered, 0.0), 0.0)
    share[:, NUMBER] = 1 - share.sum(axis=1)
    trapped = (traps - share[:, QT] * rest) / share[:, NUMBER]
    typical = Typical(printed, per_completion, picked, trapped, fumbled)
    return typical, Average(share, np.zeros(PLAY_COUNT), per_completion.copy())


def formations(average: Average, mix: Floats) -> tuple[Floats, Floats]:
    """The league's six formations: ``share[formation, play, kind]``, and the (n) of each.

    *mix* is ``mix[formation, play]``, how often each formation meets a play; under it the shares of the six
    average to *average*. The (n) are design, whatever the mix.
    """
    share = np.zeros((FORMATION_COUNT, PLAY_COUNT, CELL_KINDS))
    forced = np.zeros((FORMATION_COUNT, PLAY_COUNT, len(RUN_FORCED_YARDS)))
    for play in range(PLAY_COUNT):
        met = mix[:, play]
        for kind, multipliers in PASS_MULTIPLIERS.items():
            share[:, play, kind] = average.share[play, kind] * np.array(multipliers) / (met @ multipliers)
        share[:, play, SCORE] = burned()[:, play]
        share[:, play, NUMBER] = 1 - share[:, play].sum(axis=1)
        forced[:, play] = RUN_FORCED_YARDS
        if play >= FIRST_PASS:
            forced[:, play] = np.rint(average.forced[play] * np.array(PASS_FORCED_PART))[:, None]
    return share, forced
