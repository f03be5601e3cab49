"""A pro team's chart from its season's totals: ordinary charts, bent by what the team did differently.

The charts are those that a league's clubs play with (``charts``); how far each strength moves a season's figure was
measured by playing, and what totals do not tell is that of an ordinary team.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from fieldhouse.games.ddf.charts.writer import team_chart_text
from fieldhouse.games.ddf.model import FIRST_PASS
from fieldhouse.gridiron.team_totals import TeamTotals, read_team_totals
from fieldhouse.leagues.football.charts import team_chart
from fieldhouse.leagues.football.strengths import Strengths
from fieldhouse.table.season_totals import FromTotals, TotalsChart

NEEDED: Final = (
    "code", "title", "season", "games", "rushes", "rush_yards", "passes", "completions", "pass_yards", "points",
    "allowed",
)  # fmt: skip
MADE_BY: Final = "# Made by 'fieldhouse build ddf --from-stats' from a season's totals.\n"
SAMPLE: Final = f"{','.join(NEEDED)}\nTHR,Throwers,1984,16,430,1650,560,345,4500,410,330\n"
YARDS_A_RUSH, COMPLETED, YARDS_A_COMPLETION, POINTS_ALLOWED = 4.2, 0.637, 10.8, 20.7
"""What an ordinary team of these charts comes to against another: 300 games."""
RUN_STEP, COMPLETION_STEP, DEPTH_STEP, DEFENSE_STEP = 0.156, 0.0101, 0.102, 0.97
"""And what a tenth of a rating point moves each of these by; the last in points a game, of the whole defense."""
MOST: Final = 25
"""Tenths of a point, beyond which charts bend no further."""
CATCH_SPREAD: Final = 9.5
"""How far single completions lie from their mean, in yards."""


def charts_of(text: str, source: str) -> list[TotalsChart]:
    """A chart of every team of the text; ordinary charts are read from the library once. Refused if the text does not
    hold these totals, or such as no team could have had."""
    return [chart_of(totals) for totals in read_team_totals(text, source, NEEDED, TeamTotals)]


def chart_of(totals: TeamTotals) -> TotalsChart:
    """Ordinary charts, which are read from the library once, bent by what these totals differ by."""
    made = team_chart(totals.code, totals.title, strengths_of(totals), {})
    calls = _calls(made.supplements.call_totals, totals)
    team = replace(
        made,
        name=f"{totals.season}-{totals.code}",
        season=totals.season,
        supplements=replace(made.supplements, call_totals=calls),
    )
    return TotalsChart(f"{team.name}.txt", MADE_BY + team_chart_text(team), _sureness(totals))


def strengths_of(totals: TeamTotals) -> Strengths:
    """By how much the team was better or worse than an ordinary one, in tenths of a rating point."""
    run = _tenths(totals.yards_a_rush - YARDS_A_RUSH, RUN_STEP)
    depth = _tenths(totals.yards_a_completion - YARDS_A_COMPLETION, DEPTH_STEP)
    defense = _tenths(POINTS_ALLOWED - totals.allowed / totals.games, DEFENSE_STEP)
    return Strengths(
        inside=run, outside=run, passing=_tenths(totals.completed - COMPLETED, COMPLETION_STEP),
        receiving=depth, deep=depth, run_defense=defense, wide_defense=defense, coverage=defense, rush=defense,
    )  # fmt: skip


def _tenths(more: float, step: float) -> int:
    """A difference as a strength, no further than charts bend."""
    return max(-MOST, min(MOST, round(more / step)))


def _calls(usual: tuple[int, ...] | None, totals: TeamTotals) -> tuple[int, ...] | None:
    """The ordinary team's calls, runs and passes in the proportion of the team's own."""
    if usual is None:
        return None
    runs, passes = sum(usual[:FIRST_PASS]), sum(usual[FIRST_PASS:])
    share = totals.share_of_runs
    each = (share * (runs + passes) / runs, (1 - share) * (runs + passes) / passes)
    return tuple(round(calls * each[play >= FIRST_PASS]) for play, calls in enumerate(usual))


def _sureness(totals: TeamTotals) -> tuple[str, ...]:
    """How sure each part is, in words."""
    return (
        *totals.sureness(CATCH_SPREAD),
        f"defense: guessed from {totals.allowed / totals.games:.1f} points allowed a game",
        "interceptions: they follow the completions",
        "special teams, breakaways, sacks, the parting into nine plays: of an ordinary team",
    )


FROM_TOTALS: Final = FromTotals("team", NEEDED, (), SAMPLE, charts_of)
