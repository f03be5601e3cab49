"""A chart from a season's box totals, for a team of which nobody kept the plays: an old media guide is enough.

The average shipped chart is moved by what the team did differently: its yards a rush, completions, yards a completion,
interceptions and fumbles; its defense by the points it allowed, as far as points tell of yards. How sure each of these
is, is said with the chart.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np

from fieldhouse import library
from fieldhouse.builders import BadSource
from fieldhouse.builders.ncaa import design
from fieldhouse.builders.ncaa.average import AverageChart, average_chart
from fieldhouse.builders.ncaa.defense import DefenseOffsets, build_defense
from fieldhouse.builders.ncaa.measures import LOWER, Count, by_team, league
from fieldhouse.builders.ncaa.ratings import AVERAGE, FACTOR, half
from fieldhouse.builders.ncaa.record import read_record
from fieldhouse.games.bowlbound.charts.reader import write_team
from fieldhouse.games.bowlbound.model import FIRST_PASS, OPTION, PLAY_COUNT, WILD, Ratings, Team
from fieldhouse.library.bowlbound import load_team
from fieldhouse.table.season_totals import (
    FromTotals,
    Row,
    TotalsChart,
    check_row,
    check_season,
    code_in,
    read_rows,
    whole_numbers,
)

NEEDED: Final = (
    "season", "code", "title", "games", "rushes", "rush_yards", "passes", "completions", "pass_yards", "touchdowns",
    "interceptions", "fumbles_lost", "points", "allowed", "wins", "losses",
)  # fmt: skip
TEXTS: Final = ("code", "title")
GAME: Final = "bowlbound"
MADE_BY: Final = "# Made by 'fieldhouse build bowlbound --from-stats' from a season's totals.\n"
RUSH_SPREAD: Final = 6.5
PASS_SPREAD: Final = 11.0
"""How far single runs and completions lie from their mean, in yards: what a season's mean is sure to."""
SCHEDULE_UNKNOWN: Final = 6.0
"""Points a game that an unknown schedule may be worth, one way or the other."""
SHRINKAGE: Final = 0.75
"""Of a margin against an unknown schedule."""
MIX: Final = np.array([0.2, 0.18, 0.18, 0.25, 0.1, 0.09])
"""How often the book coach calls the six formations."""
COMPLETED: Final = 0.62


@dataclass(frozen=True)
class Totals:
    """A team's season in numbers."""

    season: int
    code: str
    title: str
    games: int
    rushes: int
    rush_yards: int
    passes: int
    completions: int
    pass_yards: int
    touchdowns: int
    interceptions: int
    fumbles_lost: int
    points: int
    allowed: int
    wins: int
    losses: int


SHIPPED: Final = 2024
"""The season whose charts are averaged."""
SAMPLE: Final = f"{','.join(NEEDED)}\n1954,GRI,Grinders,10,520,2600,130,60,900,38,9,12,300,90,9,1\n"


def charts_of(text: str, source: str) -> list[TotalsChart]:
    """A chart of every team of the text; the charts that are averaged are read from the library once."""
    totals = read_totals(text, source)
    record, average = _usual()
    return [chart_of(each, average, record) for each in totals]


@cache
def _usual() -> tuple[Count, AverageChart]:
    """What the season of the library was like, read once: its record and its average chart."""
    record = read_record(library.season_text("records", SHIPPED, GAME)).count.without(LOWER)
    return record, average_chart([load_team(f"{SHIPPED}-{code}") for code in record.teams])


def read_totals(text: str, source: str) -> list[Totals]:
    """A team a row."""
    rows = read_rows(text, source, NEEDED)
    return [_totals(row, f"{source}, team {number}") for number, row in enumerate(rows, 1)]


def _totals(row: Row, source: str) -> Totals:
    """A team's totals, checked."""
    check_row(row, source, NEEDED)
    numbers = whole_numbers(row, source, [name for name in NEEDED if name not in TEXTS])
    check_season(numbers["season"], source)
    totals = Totals(code=code_in(row, source, "code"), title=row["title"].strip(), **numbers)
    if min(totals.games, totals.rushes, totals.passes) < 1 or not 0 < totals.completions <= totals.passes:
        raise BadSource(f"{source}: games, rushes, passes and completions must be more than nothing, and fit together.")
    return totals


def chart_of(totals: Totals, average: AverageChart, record: Count) -> TotalsChart:
    """The average chart, moved."""
    usual = league(record)
    run = totals.rush_yards / totals.rushes - usual["yards_per_rush"]
    completion = totals.completions / totals.passes - usual["completion"]
    depth = totals.pass_yards / totals.completions - usual["yards_per_completion"]
    picks = totals.interceptions / totals.passes / usual["interception_rate"]
    fumbles = totals.fumbles_lost / totals.games / usual["fumbles_lost"]
    margin = (totals.points - totals.allowed) / totals.games
    power = half(AVERAGE + SHRINKAGE * margin)
    offsets, explained = _defense_offsets(totals.allowed / totals.games, record)
    six = design.formations(average.per_completion)
    mix = np.tile(MIX[:, None], (1, PLAY_COUNT))
    team = Team(
        name=f"{totals.season}-{totals.code}",
        season=totals.season,
        code=totals.code,
        title=totals.title,
        ratings=Ratings(power=power, home=2.0, factor=max(half(100 + FACTOR * (power - AVERAGE)), 0.0)),
        codes=(WILD,) if totals.allowed / totals.games < usual["points"] else (),
        plays=average.plays(run, completion, depth, picks, fumbles),
        breakaway=average.breakaway,
        quarterback_runs=average.quarterback_runs,
        trapped=average.trapped,
        fumble_recovered=average.fumble_recovered,
        formations=build_defense(six, mix, offsets, np.full(PLAY_COUNT, COMPLETED)),
        kickoff=average.special["kickoff"],
        kickoff_return=average.special["kickoff_return"],
        punt=average.special["punt"],
        punt_return=average.special["punt_return"],
        interception_return=average.special["interception_return"],
        field_goal=average.special["field_goal"],
        extra_point=average.extra_point,
        digest="",
        calls=_calls(totals, average),
    )
    return TotalsChart(f"{team.name}.txt", MADE_BY + write_team(team), _sureness(totals, explained, power))


def _calls(totals: Totals, average: AverageChart) -> tuple[int, ...]:
    """The average team's calls, runs and passes in the proportion of the team's own."""
    calls = np.array(average.calls, float)
    is_run = np.arange(PLAY_COUNT) <= OPTION
    share = totals.rushes / (totals.rushes + totals.passes)
    now = calls[is_run].sum() / calls.sum()
    # Sacks and scrambles are rushes that began as passes, option passes the other way round: they all but cancel.
    weighed = np.where(is_run, calls * share / now, calls * (1 - share) / (1 - now))
    whole = np.floor(100 * weighed / weighed.sum()).astype(int)
    whole[FIRST_PASS - 1] += 100 - whole.sum()
    return tuple(int(each) for each in whole)


def _defense_offsets(allowed: float, record: Count) -> tuple[DefenseOffsets, float]:
    """What a defense that allows so many points is likely to allow in yards, by the teams on record; and how well
    points explain it among them (the part of the spread of yards a play)."""
    points = by_team(record, True)["points"]
    rates = by_team(record, True)
    offset = allowed - float(points.mean())

    def slope(name: str) -> float:
        return float(np.polyfit(points, rates[name], 1)[0]) * offset

    explained = float(np.corrcoef(points, rates["yards_per_play"])[0, 1]) ** 2
    offsets = DefenseOffsets(
        run=slope("yards_per_rush"), completion=slope("completion"), depth=slope("yards_per_completion")
    )
    return offsets, explained


def _sureness(totals: Totals, explained: float, power: float) -> tuple[str, ...]:
    """How sure each rating is, in words."""
    per_rush = totals.rush_yards / totals.rushes
    rate = totals.completions / totals.passes
    per_catch = totals.pass_yards / totals.completions
    rows: list[tuple[str, Callable[[], str]]] = [
        ("yards a rush", lambda: f"{per_rush:.1f} ± {RUSH_SPREAD / totals.rushes**0.5:.1f}"),
        ("completions", lambda: f"{100 * rate:.0f}% ± {100 * (rate * (1 - rate) / totals.passes) ** 0.5:.0f}%"),
        ("yards a completion", lambda: f"{per_catch:.1f} ± {PASS_SPREAD / totals.completions**0.5:.1f}"),
        ("interceptions", lambda: f"{totals.interceptions} ± {max(totals.interceptions, 1) ** 0.5:.0f}"),
        ("power rating", lambda: f"{power:g} ± {SCHEDULE_UNKNOWN:g}: the schedule is unknown"),
        (
            "defense",
            lambda: f"guessed from the points allowed, which tell {100 * explained:.0f}% of what yards differ by",
        ),
        ("special teams, breakaways, traps, the parting into nine plays", lambda: "of an average team"),
    ]
    return tuple(f"{name}: {value()}" for name, value in rows)


FROM_TOTALS: Final = FromTotals("team", NEEDED, (), SAMPLE, charts_of)
