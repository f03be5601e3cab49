"""From strengths to a team's charts: ordinary charts, bent where the team is better or worse.

Yards are moved by a fraction of a yard on the average: each cell has its own threshold, spread evenly, so that a little
more strength moves a few more cells and results change smoothly. Completions, sacks, interceptions and fumbles are
cells that become others, in a fixed order. Whole columns are made once for each strength.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache
from typing import Final

from fieldhouse.games.ddf.model import (
    DRAW,
    END_RUN,
    FIRST_PASS,
    LINE_PLUNGE,
    LONG,
    OFF_TACKLE,
    PLAY_COUNT,
    SCREEN,
    SIDELINE,
    YES,
    Supplements,
    Team,
)
from fieldhouse.gridiron.cells import (
    BLANK,
    BLOCKED,
    BREAKAWAY,
    FUMBLE,
    GAIN,
    INCOMPLETE,
    INTERCEPTION,
    KIND,
    LOSS,
    NO_GOOD,
    OFFENSE_FOUL,
    TRAPPED,
    cell,
    gain,
    yards_of,
)
from fieldhouse.leagues.strengths import Strengths
from fieldhouse.library import load_team
from fieldhouse.table.dice import Column

OFFENSE_FROM: Final = "2017-HAR"
DEFENSE_FROM: Final = "2017-IRO"
"""The fictional teams of the house whose charts an ordinary team plays with."""
GOLDEN: Final = 0.6180339887
RUN_WEIGHT: Final = {LINE_PLUNGE: (1.0, 0.0), OFF_TACKLE: (0.6, 0.4), END_RUN: (0.1, 0.9), DRAW: (0.7, 0.3)}
"""How much of each run is inside and outside."""
YARDS_A_POINT: Final = 2.4
PASS_YARDS: Final = 1.5
DEEP_YARDS: Final = 2.8
COMPLETIONS: Final = 0.1
TRAPS: Final = 0.06
PICKS: Final = 0.015
BREAKAWAYS: Final = 0.035
FUMBLES: Final = 0.03
FOULS: Final = 0.04
INCOMPLETE_CELL: Final = cell(INCOMPLETE)


@cache
def ordinary(name: str) -> Team:
    return load_team(name)


def team_chart(code: str, title: str, found: Strengths, players: dict[str, tuple[tuple[str, float], ...]]) -> Team:
    """The charts of a team of these strengths."""
    base = ordinary(OFFENSE_FROM)
    other = ordinary(DEFENSE_FROM)
    return replace(
        base,
        name=f"{base.season}-{code}",
        code=code,
        title=title,
        plays=tuple(_play(play, found) for play in range(PLAY_COUNT)),
        formations=tuple(
            tuple(_defense(formation, play, found) for play in range(PLAY_COUNT))
            for formation in range(len(other.formations))
        ),
        kickoff=shifted(other.kickoff, found.kick_range, 0.5),
        kickoff_return=shifted(other.kickoff_return, found.kick_return, 1.2),
        punt=shifted(other.punt, found.punting, 0.8),
        punt_return=shifted(other.punt_return, found.punt_return, 1.0),
        field_goal=_field_goal(found.kick_range, found.kick_accuracy),
        extra_point=_extra_point(found.kick_accuracy),
        kick_coverage=shifted(other.kick_coverage, -found.cover_squad, 0.6),
        punt_coverage=shifted(other.punt_coverage, -found.cover_squad, 0.4),
        qt_containment=other.qt_containment,
        field_goal_adjustment=None,
        supplements=Supplements(call_totals=base.supplements.call_totals, home_field=1),
        players=players,
        digest=repr((code, *found)),
    )


def _play(play: int, found: Strengths) -> Column:
    if play < FIRST_PASS:
        inside, outside = RUN_WEIGHT[play]
        strength = round(inside * found.inside + outside * found.outside)
        return _run(play, strength, found.breakaway, found.ball_security, found.discipline)
    yards = round((found.receiving * 2 + (found.deep if play >= LONG else found.passing)) / 3)
    if play == SCREEN:
        yards = round((found.outside + found.receiving) / 2)
    return _pass(play, yards, found.passing, found.protection, found.discipline)


@lru_cache(maxsize=4096)
def _run(play: int, strength: int, breakaway: int, security: int, discipline: int) -> Column:
    column = shifted(ordinary(OFFENSE_FROM).plays[play], strength, YARDS_A_POINT)
    column = turned(column, (GAIN,), cell(BREAKAWAY), BREAKAWAYS * breakaway / 10, back=(BREAKAWAY,), to=gain(6))
    column = turned(column, (GAIN,), cell(FUMBLE, 1), -FUMBLES * security / 10, back=(FUMBLE,), to=gain(1))
    return turned(column, (GAIN,), cell(OFFENSE_FOUL, 10), -FOULS * discipline / 10, back=(OFFENSE_FOUL,), to=gain(2))


@lru_cache(maxsize=4096)
def _pass(play: int, yards: int, passing: int, protection: int, discipline: int) -> Column:
    weight = DEEP_YARDS if play in (LONG, SIDELINE) else PASS_YARDS
    base = ordinary(OFFENSE_FROM).plays[play]
    typical = _typical_gain(base)
    column = shifted(base, yards, weight, kinds=(GAIN,))
    column = turned(column, (INCOMPLETE,), gain(typical), COMPLETIONS * passing / 10, back=(GAIN,), to=INCOMPLETE_CELL)
    column = turned(column, (GAIN,), cell(TRAPPED), -TRAPS * protection / 10, back=(TRAPPED,), to=gain(typical))
    pick = cell(INTERCEPTION, typical)
    column = turned(column, (INCOMPLETE,), pick, -PICKS * passing / 10, back=(INTERCEPTION,), to=INCOMPLETE_CELL)
    return turned(
        column,
        (INCOMPLETE,),
        cell(OFFENSE_FOUL, 10),
        -FOULS * discipline / 10,
        back=(OFFENSE_FOUL,),
        to=INCOMPLETE_CELL,
    )


def _typical_gain(column: Column) -> int:
    gains = sorted(yards_of(code) for code in column.by_draw if code >> KIND == GAIN)
    return gains[len(gains) // 2] if gains else 5


def _defense(formation: int, play: int, found: Strengths) -> Column:
    if play < FIRST_PASS:
        inside, outside = RUN_WEIGHT[play]
        return _run_defense(formation, play, round(inside * found.run_defense + outside * found.wide_defense))
    return _pass_defense(formation, play, found.coverage, found.rush, found.hands)


@lru_cache(maxsize=16384)
def _run_defense(formation: int, play: int, strength: int) -> Column:
    base = ordinary(DEFENSE_FROM).formations[formation][play]
    return shifted(base, -strength, YARDS_A_POINT, phase=7 * formation + play)


@lru_cache(maxsize=65536)
def _pass_defense(formation: int, play: int, coverage: int, rush: int, hands: int) -> Column:
    weight = DEEP_YARDS if play in (LONG, SIDELINE) else PASS_YARDS
    place = 9 * formation + play
    column = shifted(ordinary(DEFENSE_FROM).formations[formation][play], -coverage, weight, phase=place)
    column = turned(
        column, (GAIN, LOSS, BLANK), INCOMPLETE_CELL, COMPLETIONS * coverage / 10, (INCOMPLETE,), gain(0), place
    )
    column = turned(
        column, (GAIN, LOSS, BLANK), cell(TRAPPED), TRAPS * rush / 10, (TRAPPED,), gain(0), place + 3
    )  # fmt: skip
    pick = cell(INTERCEPTION, _typical_gain(ordinary(OFFENSE_FROM).plays[play]))
    return turned(column, (INCOMPLETE,), pick, PICKS * hands / 10, (INTERCEPTION,), INCOMPLETE_CELL, place + 5)


# Kicks


@lru_cache(maxsize=512)
def _field_goal(distance: int, accuracy: int) -> Column:
    column = shifted(ordinary(DEFENSE_FROM).field_goal, distance, 1.4, kinds=(GAIN,))
    return turned(column, (GAIN,), cell(NO_GOOD), -0.035 * accuracy / 10, back=(NO_GOOD, BLOCKED), to=gain(40))


@lru_cache(maxsize=64)
def _extra_point(accuracy: int) -> Column:
    column = ordinary(DEFENSE_FROM).extra_point
    share = 0.015 * accuracy / 10
    order = [reading for reading in _order(column, 0) if (column.by_reading[reading] == YES) == (share < 0)]
    cells = column.cells
    for reading in _up_to(column, order, abs(share)):
        cells[reading] = YES - cells[reading]
    return Column(column.name, column.dice, cells)


# How a column is bent


@lru_cache(maxsize=65536)
def shifted(
    column: Column, strength: int, weight: float, kinds: tuple[int, ...] = (GAIN, LOSS, BLANK), phase: int = 0
) -> Column:
    """The column with *weight* yards more for each ten of *strength*, on the average."""
    by = strength * weight / 10
    cells = column.cells
    for at, (reading, code) in enumerate(cells.items()):
        if code >> KIND in kinds:
            yards = yards_of(code) + int((by + (at + phase) * GOLDEN % 1.0) // 1)
            if code >> KIND == GAIN and kinds == (GAIN,):
                yards = max(1, yards)
            cells[reading] = gain(max(-15, min(99, yards)), code & 0xF000)
    return Column(column.name, column.dice, cells)


def turned(
    column: Column, kinds: tuple[int, ...], into: int, share: float, back: tuple[int, ...], to: int, place: int = 0
) -> Column:
    """A *share* of all throws turns from *kinds* into a cell; a negative share turns cells of *back* into *to*."""
    sources, target = (kinds, into) if share > 0 else (back, to)
    cells = column.cells
    order = [reading for reading in _order(column, place) if cells[reading] >> KIND in sources]
    for reading in _up_to(column, order, abs(share), (place * GOLDEN) % 1.0):
        cells[reading] = target
    return Column(column.name, column.dice, cells)


def _order(column: Column, place: int) -> list[int]:
    """The rows in a fixed order that looks like none, the rare ones first."""
    weights = dict(column.dice.weights)
    return sorted(weights, key=lambda reading: (weights[reading], (reading * GOLDEN + place * 0.37) % 1.0))


def _up_to(column: Column, order: list[int], share: float, start: float = 0.5) -> list[int]:
    """As many rows of *order* as make up *share* of the throws; the last one by its own threshold."""
    weights = dict(column.dice.weights)
    left = share * column.dice.size
    found = []
    for reading in order:
        if left < weights[reading] * (1.0 - start if start else 0.5):
            break
        found.append(reading)
        left -= weights[reading]
    return found
