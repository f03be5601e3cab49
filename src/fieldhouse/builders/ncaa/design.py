"""What the six formations do to runs and passes on average: no play says which formation it met, so this is design.

The shares are those of printed charts (rulings, football-timing-squib-ratings 2.4); the yards that go with them are set
so that each formation is good at what it is called for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from fieldhouse.builders.ncaa.measures import Floats
from fieldhouse.games.bowlbound.model import (
    BOOTLEG,
    DROP_BACK,
    END_REVERSE,
    FIRST_PASS,
    FORMATION_COUNT,
    OPTION,
    PLAY_COUNT,
    SCREEN,
    SPRINT_OUT,
)

NUMBER, FORCED, INC, QT, QR, INT, FUMBLE = range(7)
"""The kinds of cells on a defense chart; a blank is the number 0."""
KINDS: Final = 7

RUN_FORCED: Final = (0.195, 0.30, 0.24, 0.11, 0.04, 0.17)
RUN_FORCED_YARDS: Final = (2, 1, 1, 3, 5, -2)
RUN_FUMBLES: Final = (0.002, 0.007, 0.008, 0.001, 0.0, 0.02)
RUN_NUMBERS: Final = (-1.3, -2.2, -1.3, -0.1, 0.9, 0.3)
"""The mean of the number cells against runs, formation by formation."""
WIDE: Final = {END_REVERSE: (0.0, 1.1, -1.1, 0.0, 0.0, 0.3), OPTION: (0.0, 0.5, -0.5, 0.0, 0.0, 0.0)}
"""What runs to the outside add: the gaps give it to them, the wide defense takes it."""

PASS_SHARES: Final = {
    FORCED: (0.016, 0.05, 0.06, 0.01, 0.01, 0.03),
    INC: (0.18, 0.03, 0.15, 0.21, 0.20, 0.06),
    QT: (0.017, 0.02, 0.012, 0.015, 0.02, 0.17),
    QR: (0.02, 0.05, 0.02, 0.02, 0.025, 0.02),
    INT: (0.011, 0.002, 0.008, 0.017, 0.03, 0.016),
    FUMBLE: (0.001, 0.001, 0.001, 0.001, 0.001, 0.004),
}
PASS_NUMBERS: Final = {
    SCREEN: (-0.5, 0.6, -0.3, -0.9, 0.6, 0.9),
    SPRINT_OUT: (-0.9, 1.2, -0.6, -1.7, 0.2, 0.8),
    BOOTLEG: (-0.9, 1.2, -0.6, -1.6, -0.3, 0.8),
    DROP_BACK: (-0.6, 2.0, 0.2, -0.8, -2.6, 1.5),
}
PICK_DEPTH: Final = {SCREEN: 4, SPRINT_OUT: 9, BOOTLEG: 12, DROP_BACK: 21}


@dataclass(frozen=True)
class CellMeans:
    """What the cells of a defense hold: how many are of each kind, the mean number and the mean forced yardage.

    All are by play: of what an offense meets on average; or, with the formation before it, of the league's six.
    """

    share: Floats
    """``share[play, kind]``"""
    number: Floats
    forced: Floats


def formations(per_completion: Floats) -> CellMeans:
    """The six formations; *per_completion* are the league's yards on plays 6 to 9, the forced ones."""
    share = np.zeros((FORMATION_COUNT, PLAY_COUNT, KINDS))
    number = np.zeros((FORMATION_COUNT, PLAY_COUNT))
    forced = np.zeros((FORMATION_COUNT, PLAY_COUNT))
    for play in range(FIRST_PASS):
        share[:, play, FORCED] = RUN_FORCED
        share[:, play, FUMBLE] = RUN_FUMBLES
        number[:, play] = np.array(RUN_NUMBERS) + np.array(WIDE.get(play, (0.0,) * FORMATION_COUNT))
        forced[:, play] = RUN_FORCED_YARDS
    for play in range(FIRST_PASS, PLAY_COUNT):
        for kind, shares in PASS_SHARES.items():
            share[:, play, kind] = shares
        share[:, play, INT] *= 1.6 if play == DROP_BACK else 0.8
        share[:, play, QT] *= 1.5 if play == DROP_BACK else 0.75
        number[:, play] = PASS_NUMBERS[play]
        forced[:, play] = per_completion[play - FIRST_PASS]
    share[:, :, NUMBER] = 1 - share[:, :, 1:].sum(axis=2)
    return CellMeans(share, number, forced)


def average(six: CellMeans, mix: Floats) -> CellMeans:
    """The six as one, under ``mix[formation, play]``, each column of which adds up to one."""
    share = np.einsum("fp,fpk->pk", mix, six.share)
    weight = mix * six.share[:, :, NUMBER]
    number = (weight * six.number).sum(axis=0) / weight.sum(axis=0)
    weight = mix * six.share[:, :, FORCED]
    forced = (weight * six.forced).sum(axis=0) / weight.sum(axis=0)
    return CellMeans(share, number, forced)
