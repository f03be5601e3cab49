"""What chart against chart gives, through the priority chart, without a throw: every offense against every defense.

The exact table does the same with the rules' own code for any one pair; a test holds the two together. Here it is
done for a thousand pairs of teams at once, as the loop needs it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from fieldhouse.builders.nfl.measures import Floats
from fieldhouse.games.ddf.model import FIRST_PASS, PLAY_COUNT, YES, Team
from fieldhouse.gridiron.cells import (
    BLANK,
    BOLD,
    BREAKAWAY,
    FORCED_GAIN,
    FORCED_LOSS,
    FORCED_TOUCHDOWN,
    FUMBLE,
    GAIN,
    INCOMPLETE,
    INTERCEPTION,
    LOSS,
    OFFENSE_FOUL,
    TOUCHDOWN,
    TRAPPED,
    kind_of,
    yards_of,
)
from fieldhouse.table.dice import Column

GONE: Final = 50
"""What a TD cell counts in yards: about the way that is left on average."""

# Offense cells, fouls aside.
NUMBERED, YARDS, PICKED, TRAP, LOOSE, LOOSE_YARDS, MISSED = range(7)
# Defense cells.
OPEN, OPEN_YARDS, GIVEN, GIVEN_YARDS, GIVEN_GAIN, MISS, PICK, SACK, STRIP, STRIP_YARDS = range(10)
# What comes out.
COMPLETED, GAINED, INTERCEPTED, TRAPS, FUMBLES = range(5)
RESULTS: Final = 5

YARDAGE: Final = (GAIN, LOSS, BLANK)
Formations = tuple[tuple[Column, ...], ...]
"""``formations[formation][play]``"""


def column_yards(column: Column) -> float:
    """The mean of a column of yardages, TD counted as :data:`GONE`."""
    total = sum((GONE if kind_of(cell) == TOUCHDOWN else yards_of(cell)) * weight for cell, weight in column.merged)
    return total / column.dice.size


def offense_of(team: Team) -> Floats:
    """``[play, part]``: the shares and yards of an offense's cells."""
    broken = column_yards(team.breakaway)
    big = team.supplements.short_big_play
    big_yards = column_yards(big) if big else 0.0
    rows = np.zeros((PLAY_COUNT, 7))
    for play, column in enumerate(team.plays):
        row = rows[play]
        for cell, weight in column.merged:
            kind = kind_of(cell)
            if kind >= OFFENSE_FOUL:
                continue
            if kind in YARDAGE or kind in (BREAKAWAY, TOUCHDOWN):
                yards = broken if kind == BREAKAWAY else GONE if kind == TOUCHDOWN else yards_of(cell)
                row[NUMBERED] += weight
                row[YARDS] += weight * (big_yards if cell & BOLD and big else yards)
            elif kind == FUMBLE:
                row[LOOSE] += weight
                row[LOOSE_YARDS] += weight * yards_of(cell)
            else:
                row[{INTERCEPTION: PICKED, TRAPPED: TRAP, INCOMPLETE: MISSED}[kind]] += weight
        row /= row[[NUMBERED, PICKED, TRAP, LOOSE, MISSED]].sum()
    return rows


def defense_of(formations: Formations) -> Floats:
    """``[formation, play, part]``: the shares and yards of a defense's cells."""
    rows = np.zeros((len(formations), PLAY_COUNT, 10))
    for formation, columns in enumerate(formations):
        for play, column in enumerate(columns):
            row = rows[formation, play]
            for cell, weight in column.merged:
                kind, yards = kind_of(cell), yards_of(cell)
                if kind in YARDAGE:
                    row[OPEN] += weight
                    row[OPEN_YARDS] += weight * yards
                elif kind in (FORCED_GAIN, FORCED_LOSS, FORCED_TOUCHDOWN):
                    row[GIVEN] += weight
                    row[GIVEN_YARDS] += weight * (GONE if kind == FORCED_TOUCHDOWN else yards)
                    row[GIVEN_GAIN] += weight * (kind != FORCED_LOSS)
                elif kind == FUMBLE:
                    row[STRIP] += weight
                    row[STRIP_YARDS] += weight * yards
                else:
                    row[{INTERCEPTION: PICK, TRAPPED: SACK, INCOMPLETE: MISS}[kind]] += weight
            row /= column.dice.size
    return rows


@dataclass(frozen=True)
class Canceled:
    """How much of the defense's traps, interceptions and fumbles an offense cancels."""

    traps: Floats
    picks: Floats


def canceled(teams: list[Team]) -> Canceled:
    """How often each team's great line or good passer cancels a trap or a pick."""

    def share(column: Column | None) -> float:
        return column.chance(lambda cell: cell == YES) if column else 0.0

    return Canceled(
        np.array([share(team.supplements.great_protection) for team in teams]),
        np.array([share(team.supplements.good_decision) for team in teams]),
    )


def meet(offense: Floats, defense: Floats, kept: Canceled) -> Floats:
    """``[offense, defense, play, result]`` from ``[team, play, part]`` and ``[team, play, part]``."""
    own = offense[:, None]
    against = defense[None, :].copy()
    against = np.repeat(against, len(offense), axis=0)
    for part, share in ((SACK, kept.traps), (PICK, kept.picks)):
        saved = against[..., part] * share[:, None, None]
        against[..., part] -= saved
        against[..., OPEN] += saved
    rest = 1 - own[..., PICKED] - own[..., LOOSE]
    out = np.zeros((*against.shape[:3], RESULTS))
    out[..., COMPLETED] = own[..., NUMBERED] * against[..., OPEN] + rest * against[..., GIVEN]
    out[..., GAINED] = (
        own[..., YARDS] * against[..., OPEN]
        + own[..., NUMBERED] * against[..., OPEN_YARDS]
        + rest * against[..., GIVEN_YARDS]
    )
    stripped = rest * against[..., STRIP]
    held = own[..., LOOSE] * (1 - against[..., PICK])
    out[..., FUMBLES] = stripped + held
    out[..., GAINED] += rest * against[..., STRIP_YARDS] + own[..., LOOSE_YARDS] * (1 - against[..., PICK])
    out[..., COMPLETED] += out[..., FUMBLES]
    out[..., INTERCEPTED] = (
        own[..., PICKED] * (1 - against[..., GIVEN_GAIN]) + (1 - own[..., PICKED]) * against[..., PICK]
    )
    out[..., TRAPS] = own[..., TRAP] * against[..., OPEN] + rest * against[..., SACK]
    out[..., :FIRST_PASS, TRAPS] = 0.0
    return out
