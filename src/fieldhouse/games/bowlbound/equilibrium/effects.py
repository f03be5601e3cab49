"""What the charts give, as the field sees it: each result of a play becomes a few effects with their shares.

An effect is what matters to where the ball goes next. Fumbles are parted into those kept, which are a run to where the
ball was, and those lost; of several fouls on one play the heaviest counts. What is seldom, long runs, fouled plays,
balls lost, is put on a few marks (``equilibrium.marks``). Yards are the chart's own: the factor of the score (IX) is
applied when they are put on the field.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from fieldhouse.games.bowlbound.calls import SNEAK
from fieldhouse.games.bowlbound.cells import FIRST_DOWN, FROM_THE_END, is_on_offense
from fieldhouse.games.bowlbound.results import BAD_SNAP, CARRIED, OFFSET, PRE_SNAP, STOPPED, Result
from fieldhouse.games.bowlbound.rules.penalties import FARTHEST_INTERFERENCE
from fieldhouse.gridiron.cells import INTERFERENCE, kind_of, yards_of
from fieldhouse.gridiron.equilibrium.marks import FOULED_YARDS, LONG_GAINS, LOOSE_BALLS, split
from fieldhouse.gridiron.equilibrium.places import AGAIN, DOWN_THERE, LOST, PICKED
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.results import END_ZONE_FUMBLE, INCOMPLETE, INTERCEPTED, SCORED

# Who fouled: nobody; the offense; the defense, from the previous spot or, if that is better, from the end of a gain,
# each with a first down or without; on a pass that was interfered with; the offense before the snap.
(
    NO_FOUL, ON_OFFENSE, ON_DEFENSE, DEFENSE_AT_END, FIRST_DOWN_FOUL, FIRST_DOWN_AT_END, INTERFERED, OFFENSE_EARLY,
) = range(8)  # fmt: skip
INTERFERENCE_YARDS: Final = (0, 3, 6, 9, 12, FARTHEST_INTERFERENCE)


class Effect(NamedTuple):
    """``ball`` comes down so many ``yards`` from the line, which the factor of the score changes or not (losses, the
    sneak); a ``foul`` of so many yards. Does the clock run on?
    """

    ball: int
    yards: int
    is_factored: bool = False
    foul: int = NO_FOUL
    foul_yards: int = 0
    is_running: bool = False


class Recovery(NamedTuple):
    """How fumbles of a side from scrimmage go: the share that it keeps, by the yards that it then runs."""

    kept: tuple[tuple[int, float], ...]
    lost: float


def effects(result: Result, call: int, recovery: Recovery) -> Iterator[tuple[Effect, float]]:
    """The effects of one result of *call*, with shares that add up to one."""
    if result.kind == PRE_SNAP:
        yield Effect(AGAIN, 0, foul=OFFENSE_EARLY, foul_yards=yards_of(result.fouls[0])), 1.0
        return
    if result.kind == OFFSET:
        yield Effect(AGAIN, 0), 1.0
        return
    foul, foul_yards = heaviest_foul(result.fouls)
    for ball, yards, share in _balls(result, recovery):
        is_running = foul == NO_FOUL and ball == DOWN_THERE and not result.is_out
        is_running = is_running and result.kind not in (INCOMPLETE, SCORED)
        marks = LOOSE_BALLS if ball != DOWN_THERE else FOULED_YARDS if foul else LONG_GAINS
        for marked, part in split(yards, marks):
            for walked, piece in split(foul_yards, INTERFERENCE_YARDS) if foul == INTERFERED else ((foul_yards, 1.0),):
                is_factored = 0 < marked < GOAL and result.kind != SCORED and call != SNEAK
                yield Effect(ball, marked, is_factored, foul, walked, is_running), share * part * piece


def heaviest_foul(called: tuple[int, ...]) -> tuple[int, int]:
    """Which kind of foul counts, as an effect has it, and its yards."""
    if not called:
        return NO_FOUL, 0
    foul = max(called, key=lambda each: (each & FIRST_DOWN, yards_of(each)))
    yards = yards_of(foul)
    if is_on_offense(foul):
        return ON_OFFENSE, yards
    if kind_of(foul) == INTERFERENCE:
        return INTERFERED, yards
    if foul & FIRST_DOWN:
        return (FIRST_DOWN_AT_END if foul & FROM_THE_END else FIRST_DOWN_FOUL), yards
    return (DEFENSE_AT_END if foul & FROM_THE_END else ON_DEFENSE), yards


def _balls(result: Result, recovery: Recovery) -> Iterator[tuple[int, int, float]]:
    """Where the ball comes down, and how likely; II-1-C: after a wrong guess gains may count twice."""
    kind, yards = result.kind, result.yards * (result.doubling if result.yards > 0 else 1)
    if kind in CARRIED:
        yield DOWN_THERE, yards, 1.0
    elif kind in (INCOMPLETE, STOPPED):
        yield DOWN_THERE, 0, 1.0
    elif kind == SCORED:
        yield DOWN_THERE, GOAL, 1.0
    elif kind == INTERCEPTED:
        yield PICKED, yards, 1.0
    elif kind == END_ZONE_FUMBLE:
        yield DOWN_THERE, GOAL, 1.0 - recovery.lost
        yield LOST, GOAL + 1, recovery.lost
    elif kind == BAD_SNAP:
        yield DOWN_THERE, 0, 1.0 - recovery.lost
        yield LOST, yards, recovery.lost
    else:
        for run, share in recovery.kept:
            yield DOWN_THERE, yards + run, share
        yield LOST, yards, recovery.lost
