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
from fieldhouse.games.ddf.model import BLITZ, FIRST_PASS, PLAY_COUNT, RUSH_MIDDLE, SHORT

NUMBER, FORCED, INC, QT, INT, FUMBLE, SCORE = range(7)
"""The kinds of cells on a defense chart; the last is (TD)."""
CELL_KINDS: Final = 7
FORMATION_COUNT: Final = 6

PASS_FORCED: Final = 0.04
"""Few, because (n) makes all offenses complete alike, and completions are printed as observed,
which leaves little room to make up for that."""
RUN_FORCED: Final = 0.17
TRAP_SHARE: Final = 0.85
PICK_SHARE: Final = 0.45
FUMBLE_SHARE: Final = 0.25
"""The defense's share of traps, interceptions and fumbles; the offense's own cells bring the rest."""

MULTIPLIERS: Final = {
    INC: (0.35, 1.9, 0.35, 0.5, 0.45, 3.0),
    QT: (0.8, 0.6, 0.7, 0.8, 0.5, 2.3),
    INT: (0.7, 0.3, 0.5, 1.2, 2.0, 1.2),
    FUMBLE: (1.0, 1.0, 1.0, 0.8, 0.8, 1.6),
    FORCED: (1.0, 1.5, 1.2, 0.8, 0.8, 1.0),
}
"""How much more of each kind a formation A to F has on passes."""
DEEP_INC: Final = {6: 0.8, 7: 0.5, 8: 0.5}
"""Deep passes are broken up by every formation: there the six differ less."""
RUN_FORCED_MULTIPLIERS: Final = (0.4, 2.8, 0.8, 0.4, 0.3, 2.8)
RUN_FORCED_YARDS: Final = (3, 0, 2, 4, 6, -1)
GAIN_SHARE: Final = np.array([
    [1.00, 0.64, 1.05, 1.22, 1.36, 0.86],
    [1.02, 0.76, 0.86, 1.20, 1.34, 0.90],
    [1.02, 1.00, 0.64, 1.18, 1.30, 0.96],
    [1.06, 0.74, 0.96, 1.10, 1.12, 1.16],
    [1.00, 1.00, 0.86, 1.00, 1.08, 1.22],
    [1.00, 1.14, 1.10, 0.93, 0.98, 0.96],
    [1.00, 1.20, 1.12, 0.93, 0.90, 0.96],
    [1.00, 1.24, 1.14, 0.96, 0.82, 0.96],
    [1.00, 1.20, 1.10, 0.96, 0.84, 1.00],
])  # fmt: skip
"""``GAIN_SHARE[play, formation]``: the yards a play gains against a formation, as a part of its average gain."""
EXTREME_SHIFT: Final = 7.0
LEAST_CELL: Final = 1 / 36
AWAY: Final = 50.0
"""How far the goal is when a (TD) comes up, on average."""
BURNED: Final = {RUSH_MIDDLE: range(SHORT, PLAY_COUNT), BLITZ: range(PLAY_COUNT)}
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


def formations(typical: Typical, average: Average, mix: Floats) -> tuple[Floats, Floats, Floats]:
    """The league's six formations: ``share[formation, play, kind]``, and the mean number and (n) of each.

    *mix* is ``mix[formation, play]``, how often each formation meets a play; the six average to *average* under it.
    """
    share = np.zeros((FORMATION_COUNT, PLAY_COUNT, CELL_KINDS))
    number = np.zeros((FORMATION_COUNT, PLAY_COUNT))
    forced = np.zeros((FORMATION_COUNT, PLAY_COUNT))
    for play in range(PLAY_COUNT):
        met = mix[:, play]
        is_pass = play >= FIRST_PASS
        for kind, pass_multipliers in MULTIPLIERS.items():
            multipliers = np.array(RUN_FORCED_MULTIPLIERS if kind == FORCED and not is_pass else pass_multipliers)
            if kind == INC:
                multipliers = 1 + (multipliers - 1) * DEEP_INC.get(play, 1.0)
            share[:, play, kind] = average.share[play, kind] * multipliers / (met @ multipliers)
        share[:, play, SCORE] = burned()[:, play]
        share[:, play, NUMBER] = 1 - share[:, play].sum(axis=1)
        forced[:, play] = average.forced[play] if is_pass else RUN_FORCED_YARDS
        worth = GAIN_SHARE[play] / (met @ GAIN_SHARE[play])
        number[:, play] = _shifts(typical, share[:, play], forced[:, play], worth, met, play)
    return share, number, forced


def _shifts(
    typical: Typical, share: Floats, forced: Floats, worth: Floats, met: Floats, play: int
) -> Floats:  # fmt: skip
    """The mean number each formation needs so that a play is worth against it what the design says."""
    completed, rest = typical.completed[play], typical.rest[play]
    given = share[:, FORCED] + share[:, SCORE]
    mean = typical.yards[play] * (completed * (met @ share[:, NUMBER]) + rest * (met @ given))
    given = rest * (share[:, FORCED] * forced + share[:, SCORE] * AWAY)
    shifts = (worth * mean - given) / (completed * share[:, NUMBER]) - typical.yards[play]
    return np.asarray(np.clip(shifts, -EXTREME_SHIFT, EXTREME_SHIFT))
