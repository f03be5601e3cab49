"""From strengths to a team's charts: ordinary charts, bent where the team is better or worse.

Yards are moved by a fraction of a yard on the average, so that results change smoothly. Completions, sacks,
interceptions and fumbles are cells that become others, in a fixed order. A team that runs better than it passes calls
more runs. Whole columns are made once for each strength.
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
    Supplements,
    Team,
)
from fieldhouse.gridiron.cells import (
    BLANK,
    BREAKAWAY,
    FUMBLE,
    GAIN,
    INCOMPLETE,
    INTERCEPTION,
    LOSS,
    OFFENSE_FOUL,
    TRAPPED,
    cell,
    gain,
    kind_of,
    yards_of,
)
from fieldhouse.leagues.football.column_adjust import shifted, turned
from fieldhouse.leagues.football.kick_charts import with_kicks
from fieldhouse.leagues.football.strengths import Strengths
from fieldhouse.library.ddf import load_team
from fieldhouse.table.dice import Column

OFFENSE_FROM: Final = "2017-HAR"
DEFENSE_FROM: Final = "2017-IRO"
"""The fictional teams of the house whose charts an ordinary team plays with."""
RUN_LEVEL: Final = 1.6
"""Yards added to every run: these two teams' charts let a run gain 3.1 yards, the pro game of 2017 made 4.1."""
PASS_LEVEL: Final = -0.7
"""And to every completed pass, twice as many to a deep one: 7.5 yards an attempt against 7.0."""
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
MORE_RUNS: Final = 0.4
"""How many more runs a team calls, as a share of its runs, if it runs a rating point better than it passes."""
FEWEST_RUNS, MOST_RUNS = 0.6, 1.6
BAD_SNAPS: Final = 1 / 12
"""12.8: a man who is no center fumbles so many snaps."""
INCOMPLETE_CELL: Final = cell(INCOMPLETE)
FOUL: Final = cell(OFFENSE_FOUL, 10)


@cache
def ordinary(name: str) -> Team:
    """The shipped team whose charts are changed by strengths, read from the library once."""
    return load_team(name)


def team_chart(code: str, title: str, found: Strengths, players: dict[str, tuple[tuple[str, float], ...]]) -> Team:
    """The charts of a team of these strengths, bent from ordinary ones that are read from the library once."""
    base = ordinary(OFFENSE_FROM)
    other = ordinary(DEFENSE_FROM)
    scrimmage = replace(
        other,
        name=f"{base.season}-{code}",
        code=code,
        title=title,
        plays=tuple(_play(play, found) for play in range(PLAY_COUNT)),
        breakaway=base.breakaway,
        trapped=base.trapped,
        fumble_recovered=base.fumble_recovered,
        formations=tuple(
            tuple(_defense(formation, play, found) for play in range(PLAY_COUNT))
            for formation in range(len(other.formations))
        ),
        supplements=Supplements(call_totals=_calls(base, found), home_field=1),
        players=players,
        digest=repr((code, *found)),
    )
    return with_kicks(scrimmage, found)


def _calls(base: Team, found: Strengths) -> tuple[int, ...] | None:
    """The calls of a season, more or fewer of them runs as the team runs better or worse than it passes; None if *base*
    has none."""
    totals = base.supplements.call_totals
    if totals is None:
        return None
    better = (found.inside + found.outside - found.passing - found.receiving) / 20
    share = min(MOST_RUNS, max(FEWEST_RUNS, 1 + MORE_RUNS * better))
    return tuple(round(calls * share) if play < FIRST_PASS else calls for play, calls in enumerate(totals))


def _play(play: int, found: Strengths) -> Column:
    """The column of one play, as strong as the team is at it."""
    if play < FIRST_PASS:
        inside, outside = RUN_WEIGHT[play]
        strength = round(inside * found.inside + outside * found.outside)
        return _run(play, strength, found.breakaway, found.ball_security, found.discipline, found.bad_snaps)
    yards = round((found.receiving * 2 + (found.deep if play >= LONG else found.passing)) / 3)
    if play == SCREEN:
        yards = round((found.outside + found.receiving) / 2)
    return _pass(play, yards, found.passing, found.protection, found.discipline, found.bad_snaps)


@lru_cache(maxsize=4096)
def _run(play: int, strength: int, breakaway: int, security: int, discipline: int, bad_snaps: int) -> Column:
    """The ordinary column of a run with the team's strengths put in."""
    column = shifted(ordinary(OFFENSE_FROM).plays[play], strength, YARDS_A_POINT, level=RUN_LEVEL)
    column = turned(column, (GAIN,), cell(BREAKAWAY), BREAKAWAYS * breakaway / 10, back=(BREAKAWAY,), to=gain(6))
    column = turned(column, (GAIN,), cell(FUMBLE, 1), -FUMBLES * security / 10, back=(FUMBLE,), to=gain(1))
    column = turned(column, (GAIN,), FOUL, -FOULS * discipline / 10, back=(OFFENSE_FOUL,), to=gain(2))
    return _snapped(column, bad_snaps)


@lru_cache(maxsize=4096)
def _pass(play: int, yards: int, passing: int, protection: int, discipline: int, bad_snaps: int) -> Column:
    """The ordinary column of a pass with the team's strengths put in."""
    is_deep = play in (LONG, SIDELINE)
    base = ordinary(OFFENSE_FROM).plays[play]
    typical = _typical_gain(base)
    weight, level = (DEEP_YARDS, 2 * PASS_LEVEL) if is_deep else (PASS_YARDS, PASS_LEVEL)
    column = shifted(base, yards, weight, kinds=(GAIN,), level=level)
    column = turned(column, (INCOMPLETE,), gain(typical), COMPLETIONS * passing / 10, back=(GAIN,), to=INCOMPLETE_CELL)
    column = turned(column, (GAIN,), cell(TRAPPED), -TRAPS * protection / 10, back=(TRAPPED,), to=gain(typical))
    pick = cell(INTERCEPTION, typical)
    column = turned(column, (INCOMPLETE,), pick, -PICKS * passing / 10, back=(INTERCEPTION,), to=INCOMPLETE_CELL)
    share = -FOULS * discipline / 10
    column = turned(column, (INCOMPLETE,), FOUL, share, back=(OFFENSE_FOUL,), to=INCOMPLETE_CELL)
    return _snapped(column, bad_snaps)


def _snapped(column: Column, bad_snaps: int) -> Column:
    """12.8: without a center at center one snap in twelve is on the ground, whatever was called. The column stays."""
    if not bad_snaps:
        return column
    return turned(column, (GAIN, LOSS, BLANK, INCOMPLETE), cell(FUMBLE, -2), BAD_SNAPS, back=(), to=gain(0))


def _typical_gain(column: Column) -> int:
    """The median gain of a column; 5 if it has none."""
    gains = sorted(yards_of(code) for code, weight in column.merged for _ in range(weight) if kind_of(code) == GAIN)
    return gains[len(gains) // 2] if gains else 5


def _defense(formation: int, play: int, found: Strengths) -> Column:
    """The column of a formation against one play, as strong as the team is at it."""
    if play < FIRST_PASS:
        inside, outside = RUN_WEIGHT[play]
        return _run_defense(formation, play, round(inside * found.run_defense + outside * found.wide_defense))
    return _pass_defense(formation, play, found.coverage, found.rush, found.hands)


@lru_cache(maxsize=16384)
def _run_defense(formation: int, play: int, strength: int) -> Column:
    """The ordinary column against a run, with the team's strength put in."""
    base = ordinary(DEFENSE_FROM).formations[formation][play]
    return shifted(base, -strength, YARDS_A_POINT, phase=7 * formation + play)


@lru_cache(maxsize=65536)
def _pass_defense(formation: int, play: int, coverage: int, rush: int, hands: int) -> Column:
    """The ordinary column against a pass, with the team's strengths put in."""
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
