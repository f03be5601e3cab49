"""The box score: line score, scoring, team statistics, and how the game stood to the point spread."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fieldhouse.games.bowlbound.model import Team
from fieldhouse.games.bowlbound.options import Options
from fieldhouse.games.bowlbound.pages.matchup import Matchup, clock_text
from fieldhouse.games.bowlbound.rules.ratings import coaches_points, point_spread
from fieldhouse.games.bowlbound.scoresheet import Scoresheet
from fieldhouse.games.bowlbound.state import Play
from fieldhouse.gridiron.box_score import line_score, statistics_table
from fieldhouse.gridiron.phases import REGULATION
from fieldhouse.gridiron.scoresheet import Tally
from fieldhouse.table.seat import AWAY, HOME

STATISTICS: Final = {
    "First downs": "{0.first_downs}",
    "Total yards": "{0.yards}",
    "  plays": "{0.plays}",
    "Rushes-yards": "{0.rush_attempts}-{0.rush_yards}",
    "Passing yards": "{0.pass_yards}",
    "  completions-attempts-intercepted": "{0.completions}-{0.pass_attempts}-{0.interceptions}",
    "Punts": "{0.punts}",
    "Field goals made-tried": "{0.field_goals_made}-{0.field_goals_tried}",
    "Fumbles lost": "{0.fumbles_lost}",
    "Penalties": "{0.penalties}",
}


def box_score(away: Team, home: Team, options: Options, plays: Sequence[Play]) -> Group:
    """The whole box score, to be printed on a terminal."""
    matchup, sheet = Matchup.of(away, home), Scoresheet()
    for play in plays:
        sheet.add(play)
    score = (sheet.teams[AWAY].points, sheet.teams[HOME].points)
    parts: list[RenderableType] = [Text(f"{away.title} at {home.title}", "bold")]
    parts += [line_score([away.title, home.title], by_quarter(plays)), Text()]
    parts += [Text("Scoring", "bold"), scoring(matchup, plays), Text()]
    parts += [Text("Team statistics", "bold"), statistics(matchup, sheet.teams)]
    if options.point_spread:
        parts.append(Text(spread_text(matchup, options, score)))
    return Group(*parts)


def by_quarter(plays: Sequence[Play]) -> list[list[int]]:
    """The points of both, quarter by quarter."""
    periods = max((play.quarter for play in plays), default=REGULATION)
    points = [[0] * max(periods, REGULATION) for _ in (AWAY, HOME)]
    for play in plays:
        for seat, scored, _ in play.points:
            points[seat][play.quarter - 1] += scored
    return points


def scoring(matchup: Matchup, plays: Sequence[Play]) -> Table:
    """The scores, one by one."""
    table = statistics_table("<Time", "Team", "Score", *matchup.codes)
    score = [0, 0]
    for play in plays:
        for seat, points, what in play.points:
            score[seat] += points
            table.add_row(clock_text(play.quarter, play.clock), matchup.codes[seat], what, *map(str, score))
    return table


def statistics(matchup: Matchup, teams: Sequence[Tally]) -> Table:
    """What both teams did."""
    table = statistics_table("<", *matchup.codes)
    for name, form in STATISTICS.items():
        table.add_row(name, *(form.format(tally) for tally in teams))
    return table


def spread_text(matchup: Matchup, options: Options, score: tuple[int, int]) -> str:
    """VIII: who was favored, and the rating points of the two coaches."""
    spread = point_spread(*matchup.teams, options.neutral_field)
    favored = matchup.codes[HOME if spread >= 0 else AWAY]
    away, home = coaches_points(spread, score)
    line = f"{favored} favored by {abs(spread):g}" if spread else "Nobody was favored"
    return f"{line}. Rating points: {matchup.codes[AWAY]} {away:g}, {matchup.codes[HOME]} {home:g}."
