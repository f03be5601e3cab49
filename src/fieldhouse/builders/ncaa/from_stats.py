"""A chart from a season's box totals, for a team of which nobody kept the plays: an old media guide is enough.

The average shipped chart is moved by what the team did differently: its yards a rush, completions, yards a completion,
interceptions and fumbles; its defense by the points it allowed, as far as points tell of yards. How sure each of these
is, is said with the chart.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np

from fieldhouse import library
from fieldhouse.builders.ncaa import design
from fieldhouse.builders.ncaa.average import AverageChart, average_chart
from fieldhouse.builders.ncaa.calls import lean_to, percentages
from fieldhouse.builders.ncaa.defense import DefenseOffsets, build_defense
from fieldhouse.builders.ncaa.measures import LOWER, Count, by_team, league
from fieldhouse.builders.ncaa.ratings import AVERAGE, FACTOR, half
from fieldhouse.builders.ncaa.record import read_record
from fieldhouse.games.bowlbound.charts.reader import team_chart_text
from fieldhouse.games.bowlbound.model import PLAY_COUNT, WILD, Ratings, Team
from fieldhouse.gridiron.team_totals import TeamTotals, read_team_totals
from fieldhouse.library.bowlbound import load_team
from fieldhouse.table.season_totals import FromTotals, TotalsChart

NEEDED: Final = (
    "season", "code", "title", "games", "rushes", "rush_yards", "passes", "completions", "pass_yards", "touchdowns",
    "interceptions", "fumbles_lost", "points", "allowed", "wins", "losses",
)  # fmt: skip
GAME: Final = "bowlbound"
MADE_BY: Final = "# Made by 'fieldhouse build bowlbound --from-stats' from a season's totals.\n"
CATCH_SPREAD: Final = 11.0
"""How far single completions lie from their mean, in yards."""
SCHEDULE_UNKNOWN: Final = 6.0
"""Points a game that an unknown schedule may be worth, one way or the other."""
SHRINKAGE: Final = 0.75
"""Of a margin against an unknown schedule."""
MIX: Final = np.array([0.2, 0.18, 0.18, 0.25, 0.1, 0.09])
"""How often the book coach calls the six formations."""
COMPLETED: Final = 0.62


@dataclass(frozen=True)
class CollegeTotals(TeamTotals):
    """What a college chart is made of besides."""

    touchdowns: int
    interceptions: int
    fumbles_lost: int
    wins: int
    losses: int


SHIPPED: Final = 2024
"""The season whose charts are averaged."""
SAMPLE: Final = f"{','.join(NEEDED)}\n1954,GRI,Grinders,10,520,2600,130,60,900,38,9,12,300,90,9,1\n"


def charts_of(text: str, source: str) -> list[TotalsChart]:
    """A chart of every team of the text; the charts that are averaged are read from the library once. Refused if the
    text is not as it should be."""
    totals = read_totals(text, source)
    record, average = _usual()
    return [chart_of(each, average, record) for each in totals]


def read_totals(text: str, source: str) -> list[CollegeTotals]:
    """A team a row."""
    return read_team_totals(text, source, NEEDED, CollegeTotals)


@cache
def _usual() -> tuple[Count, AverageChart]:
    """What the season of the library was like, read once: its record and its average chart. Refused if its files are
    damaged."""
    record = read_record(library.season_text("records", SHIPPED, GAME)).count.without(LOWER)
    return record, average_chart([load_team(f"{SHIPPED}-{code}") for code in record.teams])


def chart_of(totals: CollegeTotals, average: AverageChart, record: Count) -> TotalsChart:
    """The average chart, moved."""
    usual = league(record)
    run = totals.yards_a_rush - usual["yards_per_rush"]
    completion = totals.completed - usual["completion"]
    depth = totals.yards_a_completion - usual["yards_per_completion"]
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
    return TotalsChart(f"{team.name}.txt", MADE_BY + team_chart_text(team), _sureness(totals, explained, power))


def _calls(totals: CollegeTotals, average: AverageChart) -> tuple[int, ...]:
    """The average team's calls, runs and passes in the proportion of the team's own."""
    calls = np.array(average.calls, float)
    # Sacks and scrambles are rushes that began as passes, option passes the other way round: they all but cancel.
    return percentages(calls, lean_to(totals.share_of_runs, calls))


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


def _sureness(totals: CollegeTotals, explained: float, power: float) -> tuple[str, ...]:
    """How sure each rating is, in words."""
    picks = totals.interceptions
    return (
        *totals.sureness(CATCH_SPREAD),
        f"interceptions: {picks} ± {max(picks, 1) ** 0.5:.0f}",
        f"power rating: {power:g} ± {SCHEDULE_UNKNOWN:g}: the schedule is unknown",
        f"defense: guessed from the points allowed, which tell {100 * explained:.0f}% of what yards differ by",
        "special teams, breakaways, traps, the parting into nine plays: of an average team",
    )


FROM_TOTALS: Final = FromTotals("team", NEEDED, (), SAMPLE, charts_of)
