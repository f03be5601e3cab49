"""What the charts give, as the field sees it: each result of a play becomes a few effects with their shares.

An effect is what matters to where the ball goes next. Fumbles are parted into those kept, which are a run to where
the ball was, and those lost; of several fouls on one play the heaviest counts. Fouled plays are seldom, and their
yards are put on the nearest two of a few marks, so that their mean stays the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from fieldhouse.games.ddf.model import FIRST_PASS
from fieldhouse.games.ddf.results import BETWEEN_DOWNS, GROUNDED, MUFFED, OFFSET, PRE_SNAP, SACK_FUMBLED, Result
from fieldhouse.games.ddf.rules.enforcement import gives_first_down
from fieldhouse.games.ddf.rules.fouls import is_on_offense
from fieldhouse.gridiron.cells import INTERFERENCE, kind_of, yards_of
from fieldhouse.gridiron.equilibrium.marks import FOULED_YARDS, split
from fieldhouse.gridiron.equilibrium.places import AGAIN, DOWN_THERE, LOST, PICKED
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.results import END_ZONE_FUMBLE, FUMBLED, INCOMPLETE, INTERCEPTED, SCORED

# Who fouled, and when: nobody, the offense, the defense, the defense with a first down, on a pass that was interfered
# with; before the snap, or after the play.
(
    NO_FOUL, ON_OFFENSE, ON_DEFENSE, FIRST_DOWN_FOUL, INTERFERED, OFFENSE_EARLY, DEFENSE_EARLY, OFFENSE_LATE,
    DEFENSE_LATE,
) = range(9)  # fmt: skip
INTERFERENCE_YARDS: Final = (0, 3, 6, 10, 15, 20, 25, 30, 37)
FUMBLES: Final = frozenset({FUMBLED, SACK_FUMBLED, MUFFED})
STOPPED: Final = frozenset({INCOMPLETE, GROUNDED, SCORED, END_ZONE_FUMBLE})


class Effect(NamedTuple):
    """``ball`` comes down so many ``yards`` from the line; a ``foul`` of so many yards on a pass or a run. Does the
    clock run on, or would it, had the play not gone out of bounds?
    """

    ball: int
    yards: int
    foul: int = NO_FOUL
    foul_yards: int = 0
    is_pass: bool = False
    is_running: bool = False
    is_out: bool = False


class Recovery(NamedTuple):
    """How fumbles of a side from scrimmage go: the share that it keeps, by the yards that it then runs."""

    kept: tuple[tuple[int, float], ...]
    lost: float


def effects(result: Result, play: int, recovery: Recovery) -> Iterator[tuple[Effect, float]]:
    """The effects of one result of *play*, with shares that add up to one."""
    kind, yards, is_out, called = result
    if kind == PRE_SNAP:
        yield Effect(AGAIN, 0, OFFENSE_EARLY if is_on_offense(called[0]) else DEFENSE_EARLY, yards_of(called[0])), 1.0
        return
    if kind == OFFSET:
        yield Effect(AGAIN, 0), 1.0
        return
    foul, foul_yards = heaviest_foul(called[:-1] if kind == GROUNDED else called)
    is_pass = play >= FIRST_PASS and foul != NO_FOUL
    is_timed = foul == NO_FOUL and kind not in STOPPED
    for ball, gained, share in _balls(kind, yards, recovery):
        for marked, part in split(gained, FOULED_YARDS) if foul and ball == DOWN_THERE else ((gained, 1.0),):
            for walked, piece in split(foul_yards, INTERFERENCE_YARDS) if foul == INTERFERED else ((foul_yards, 1.0),):
                runs = is_timed and ball == DOWN_THERE
                yield (
                    Effect(ball, marked, foul, walked, is_pass, runs and not is_out, runs and is_out),
                    (share * part * piece),
                )


def heaviest_foul(called: tuple[int, ...]) -> tuple[int, int]:
    """Which kind of foul counts, as an effect has it, and its yards."""
    if not called:
        return NO_FOUL, 0
    foul = max(called, key=yards_of)
    yards = yards_of(foul)
    if is_on_offense(foul):
        return (OFFENSE_LATE if foul & BETWEEN_DOWNS else ON_OFFENSE), yards
    if kind_of(foul) == INTERFERENCE:
        return INTERFERED, yards
    if foul & BETWEEN_DOWNS:
        return DEFENSE_LATE, yards
    return (FIRST_DOWN_FOUL if gives_first_down(foul) else ON_DEFENSE), yards


def _balls(kind: int, yards: int, recovery: Recovery) -> Iterator[tuple[int, int, float]]:
    """Where the ball may end, and whose it is then, with the shares."""
    if kind in FUMBLES:
        for run, share in recovery.kept:
            yield DOWN_THERE, yards + run, share
        yield LOST, yards, recovery.lost
    elif kind == END_ZONE_FUMBLE:
        yield DOWN_THERE, GOAL, 1.0 - recovery.lost
        yield LOST, GOAL, recovery.lost
    elif kind == SCORED:
        yield DOWN_THERE, GOAL, 1.0
    elif kind == INTERCEPTED:
        yield PICKED, yards, 1.0
    else:
        yield DOWN_THERE, 0 if kind == INCOMPLETE else yards, 1.0
