"""The kicking columns of a team: ordinary ones, bent by its kicker, punter, returners and squads."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from fieldhouse.games.ddf.model import KICK_NO_GOOD, NO_CHANGE, YES, Mark, Team
from fieldhouse.gridiron.cells import BLOCKED, FUMBLE, GAIN, NO_GOOD, cell, gain, kind_of
from fieldhouse.gridiron.dice import DEFENSE
from fieldhouse.leagues.football.column_adjust import in_order, shifted, turned, up_to
from fieldhouse.leagues.football.strengths import Strengths
from fieldhouse.table.dice import Column

YARD_FOR_YARD: Final = 2.0
"""A point of a kicker is two yards of his distance."""
MISSES: Final = 2 / 36
"""Field goals that go astray for each point of accuracy, which is two of the kicker's chances in 36."""
BLOCKS: Final = 1 / 36
"""Field goals blocked for each of the kicker's chances in 36."""
PUNT_BLOCKS: Final = 1 / 180
"""A punter's chance of a block is in eighteenths if he is rushed, which one punt in ten is."""


def with_kicks(team: Team, found: Strengths) -> Team:
    """The *team*, which has ordinary columns and stays, with those that are about kicks bent."""
    return replace(
        team,
        kickoff=shifted(team.kickoff, found.kick_range, 0.5),
        kickoff_return=bobbled(shifted(team.kickoff_return, found.kick_return, 1.2), found.kick_bobbles),
        punt=_punt(team.punt, found.punting, found.punt_blocks),
        punt_return=bobbled(shifted(team.punt_return, found.punt_return, 1.0), found.punt_bobbles),
        field_goal=_field_goal(team.field_goal, found.kick_range, found.kick_accuracy, found.kick_blocks),
        extra_point=_extra_point(team.extra_point, found.kick_accuracy - found.kick_blocks),
        kick_coverage=shifted(team.kick_coverage, -found.cover_squad, 0.6),
        punt_coverage=shifted(team.punt_coverage, -found.cover_squad, 0.4),
        field_goal_adjustment=_field_goal_rush(found.field_goal_rush),
    )


@lru_cache(maxsize=512)
def _punt(ordinary: Column, strength: int, blocks: int) -> Column:
    """The ordinary punt column with the punter's strength and the blocks put in."""
    column = shifted(ordinary, strength, YARD_FOR_YARD)
    return turned(column, (GAIN,), cell(BLOCKED, -8), PUNT_BLOCKS * blocks / 10, back=(BLOCKED,), to=gain(40))


@lru_cache(maxsize=4096)
def _field_goal(ordinary: Column, distance: int, accuracy: int, blocks: int) -> Column:
    """The ordinary field goal column with the kicker's distance, accuracy and the blocks put in."""
    column = shifted(ordinary, distance, YARD_FOR_YARD, kinds=(GAIN,))
    column = turned(column, (GAIN,), cell(NO_GOOD), -MISSES * accuracy / 10, back=(NO_GOOD,), to=gain(40))
    return turned(column, (GAIN,), cell(BLOCKED, -7), BLOCKS * blocks / 10, back=(BLOCKED,), to=gain(40))


@lru_cache(maxsize=64)
def _extra_point(ordinary: Column[Mark], accuracy: int) -> Column[Mark]:
    """The ordinary extra point column with the kicker's accuracy put in."""
    share = 0.015 * accuracy / 10
    order = [reading for reading in in_order(ordinary, 0) if (ordinary.by_reading[reading] == YES) == (share < 0)]
    cells = ordinary.cells
    for reading in up_to(ordinary, order, abs(share)):
        cells[reading] = NO_CHANGE if cells[reading] else YES
    return ordinary.refilled(cells)


@lru_cache(maxsize=8)
def _field_goal_rush(chances: int) -> Column[Mark] | None:
    """12.7.3: the defense blocks kicks on one more chance in 36, however many are given; None if none are."""
    if not chances:
        return None
    rarest = max(reading for reading, _ in DEFENSE.weights)
    marks = {reading: KICK_NO_GOOD if reading == rarest else NO_CHANGE for reading, _ in DEFENSE.weights}
    return Column("field goal rush", DEFENSE, marks)


@lru_cache(maxsize=1024)
def bobbled(column: Column, percent: int) -> Column:
    """A return column with so many percent more fumbles, or fewer: they move to rows of the right weight.

    What stood in such a row stands where the fumble was.
    """
    if not percent:
        return column
    weights, cells = dict(column.dice.weights), column.cells
    dropped = [reading for reading in cells if kind_of(cells[reading]) == FUMBLE]
    left = round(sum(weights[reading] for reading in dropped) * (100 + percent) / 100)
    free = list(dropped)
    for reading in sorted(cells, key=lambda reading: (reading not in dropped, -weights[reading], reading)):
        if weights[reading] > left:
            continue
        if reading in free:
            free.remove(reading)
        elif free:
            cells[free.pop()] = cells[reading]
        cells[reading] = cell(FUMBLE)
        left -= weights[reading]
    return column.refilled(cells | dict.fromkeys(free, gain(0)))
