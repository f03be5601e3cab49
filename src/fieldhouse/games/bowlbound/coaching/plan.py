"""What the coach knows of the side it coaches, as tables that a call can be read from in one step."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fieldhouse.games.bowlbound.cells import (
    BOOTLEG,
    BRACKET_GAIN,
    BRACKET_LOSS,
    BRACKET_TOUCHDOWN,
    DS,
    FORCED_BREAKAWAY,
    FORCED_RUN,
    NEGATIVE,
    QUARTERBACK_RUNS,
    SPRINT_OUT,
    VARIABLE,
)
from fieldhouse.games.bowlbound.coaching.league_plan import FORMATIONS, LEAGUE
from fieldhouse.games.bowlbound.model import FIRST_PASS, PLAY_COUNT
from fieldhouse.games.bowlbound.rules.yardage import QUICK_YARDS
from fieldhouse.games.bowlbound.side import Side
from fieldhouse.gridiron.call_buckets import slots
from fieldhouse.gridiron.cells import (
    AMOUNT,
    BREAKAWAY,
    FORCED_GAIN,
    FORCED_LOSS,
    FORCED_TOUCHDOWN,
    FUMBLE,
    INCOMPLETE,
    INTERCEPTION,
    TOUCHDOWN,
    TRAPPED,
    kind_of,
    yards_of,
)
from fieldhouse.gridiron.columns import chance_from, mean_yards
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.habits import BUCKETS, STATES, LeagueHabits
from fieldhouse.gridiron.situations import call_weights
from fieldhouse.table.dice import Column
from fieldhouse.table.sums import total

WORTHS: Final = {
    BREAKAWAY: 20.0, FORCED_BREAKAWAY: 20.0, TOUCHDOWN: 50.0, FORCED_TOUCHDOWN: 50.0, BRACKET_TOUCHDOWN: 50.0,
    TRAPPED: -5.0, QUARTERBACK_RUNS: 4.0, FORCED_RUN: 4.0, INCOMPLETE: -2.0, INTERCEPTION: -30.0, FUMBLE: -20.0,
    SPRINT_OUT: 6.0, BOOTLEG: 6.0,
}  # fmt: skip
"""What a result is worth to the offense, in yards."""
USUAL_GAIN: Final[tuple[float, ...]] = (4.0, 4.0, 4.0, 3.5, 4.5, 4.5, 5.5, 5.5, 7.0)
"""What a play brings when nobody forces anything."""
OVERRULING: Final[tuple[int, ...]] = (FORCED_GAIN, FORCED_LOSS, BRACKET_GAIN, BRACKET_LOSS)


def printed_yards(code: int) -> int:
    """The yards of a cell, variable ones by their quick values."""
    if not code & VARIABLE:
        return yards_of(code)
    which = code & AMOUNT & ~(VARIABLE | NEGATIVE)
    yards = QUICK_YARDS[which] if which < len(QUICK_YARDS) else QUICK_YARDS[DS]
    return -yards if code & NEGATIVE else yards


def worth_of_cell(code: int) -> float:
    """What a cell of the offense is worth to it, in yards."""
    return WORTHS.get(kind_of(code), float(printed_yards(code)))


def effect(column: Column, play: int) -> float:
    """How many yards a defense gives (or takes from) a play, on average."""
    return total(weight * _effect(code, play) for code, weight in column.merged) / column.dice.size


def _effect(code: int, play: int) -> float:
    """What a cell of the defense adds to a usual gain of the play, in yards."""
    kind = kind_of(code)
    if kind in OVERRULING:
        return printed_yards(code) - USUAL_GAIN[play]
    return WORTHS[kind] - USUAL_GAIN[play] if kind in WORTHS else float(printed_yards(code))


FORMED: Final = tuple(tuple(bytes(slots(row)) for row in state) for state in FORMATIONS)


@lru_cache(maxsize=256)
def calls_of(own: tuple[int, ...], habits: LeagueHabits) -> tuple[tuple[bytes, ...], ...]:
    """The season's calls by state and bucket, leaning to what the team called more often than others."""
    usual = habits.shares[0]
    lean = [10 * share / max(each, 1) for share, each in zip(own, usual, strict=True)] if own else [1.0] * PLAY_COUNT
    return tuple(
        tuple(
            bytes(
                slots(
                    [
                        weight * more
                        for weight, more in zip(call_weights(habits, state, bucket, FIRST_PASS), lean, strict=True)
                    ]
                )
            )
            for bucket in range(len(BUCKETS))
        )
        for state in range(len(STATES))
    )


class Plan:
    """Worked out once for a side."""

    __slots__ = ("calls", "effects", "field_goal_chance", "formations", "habits", "kick_return", "punt")

    def __init__(self, side: Side) -> None:
        self.habits = side.team.habits or LEAGUE
        self.calls = calls_of(side.team.calls, self.habits)
        self.formations = FORMED
        self.effects = tuple(
            tuple(effect(block[play], play) for play in range(PLAY_COUNT)) for block in side.formations
        )  # fmt: skip
        self.field_goal_chance = tuple(
            chance_from(side.field_goal, distance, printed_yards) for distance in range(GOAL + 1)
        )
        self.kick_return = mean_yards(side.kickoff_return, printed_yards)
        self.punt = mean_yards(side.punt, printed_yards)
