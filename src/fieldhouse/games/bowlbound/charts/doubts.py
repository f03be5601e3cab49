"""What looks doubtful in a team chart that can be read: most likely a slip, though the game can be played with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fieldhouse.games.bowlbound.cells import BOOTLEG, SPRINT_OUT, is_variable
from fieldhouse.games.bowlbound.model import OPTION, PLAYS, YES, Team
from fieldhouse.gridiron import columns
from fieldhouse.gridiron.cells import LOSS, kind_of, yards_of
from fieldhouse.gridiron.columns import unlikely_means
from fieldhouse.table.dice import Column

TYPICAL_GAIN: Final = ((1.0, 8.0),) * 5 + ((2.0, 14.0), (5.0, 20.0), (5.0, 22.0), (9.0, 40.0))
"""The mean of the printed yards of each play lies between these, whatever the team."""


def doubts(team: Team, source: str) -> list[str]:
    """A sentence for each thing that looks like a slip."""
    return [f"{source}, doubtful, {doubt}." for doubt in (*_offense(team), *_kicking(team))]


def _offense(team: Team) -> Iterator[str]:
    """What is unlikely in the offense's columns."""
    plays = [(play, column, *means) for play, column, means in zip(PLAYS, team.plays, TYPICAL_GAIN, strict=True)]
    yield from unlikely_means("offense", [*plays, ("B", team.breakaway, 10, 40)], mean_yards)
    if not team.plays[OPTION].chance(lambda code: kind_of(code) in (SPRINT_OUT, BOOTLEG)):
        yield "[offense], column 5-Option: there is neither SOP nor BLP; expected some"
    if not team.trapped.chance(lambda code: kind_of(code) == LOSS) > 0.3:
        yield "[offense], column QT: losses are rare; expected most traps to be losses (was a minus sign lost?)"
    if not 0.2 <= team.fumble_recovered.chance(lambda mark: mark == YES) <= 0.9:
        yield "[offense], fumble recovered: fewer than 20% or more than 90%; expected about half"


def _kicking(team: Team) -> Iterator[str]:
    """What is unlikely in the special teams' columns."""
    kicks = (
        ("Kickoff", team.kickoff, 45, 75),
        ("Kickoff Return", team.kickoff_return, 12, 35),
        ("Punt", team.punt, 30, 55),
        ("Field Goal", team.field_goal, 12, 45),
    )
    yield from unlikely_means("special teams", kicks, mean_yards)
    if team.extra_point is not None and team.extra_point.chance(lambda mark: mark == YES) < 0.6:
        yield "[special teams], extra point missed: more than 40% fail; expected fewer"


def mean_yards(column: Column) -> float:
    """The mean of the yardages that no dice decide."""
    return columns.mean_yards(column, lambda code: None if is_variable(code) else yards_of(code))
