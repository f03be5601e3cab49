"""``python -m tools.fool_lab``: how ratings become results, whether a league stays healthy, and new players tuned."""

from __future__ import annotations

from typing import Annotated

import typer
from tools.fool_lab.health_page import health
from tools.fool_lab.measure import EDGE, KICKING_EDGE, UNITS, by_level, by_unit, effect
from tools.fool_lab.owners import owners
from tools.fool_lab.roster_units import UNITS as ROSTER_UNITS
from tools.fool_lab.roster_units import by_roster_unit
from tools.fool_lab.tune_rookies import tune
from tools.fool_lab.worth import worth

from fieldhouse.cli.bar import counting
from fieldhouse.cli.league_words import AsCsv, AsJson, show
from fieldhouse.leagues.reports import Report

app = typer.Typer(help=__doc__, no_args_is_help=True)
app.command()(health)
app.command()(tune)
app.command()(worth)
app.command()(owners)


@app.command()
def measure(
    games: Annotated[int, typer.Option(min=2, help="Games for each line.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    units: Annotated[bool, typer.Option("--units", help="Each strength by itself, and where it shows.")] = False,
    roster: Annotated[
        bool, typer.Option("--roster", help="Each unit of a roster, its men a point better and a point worse.")
    ] = False,
    as_csv: AsCsv = False,
    as_json: AsJson = False,
) -> None:
    """How much a better team wins, and where each strength shows."""
    if roster:
        show(_by_roster(games, seed), as_csv, as_json)
        return
    if units:
        with counting("Strengths") as told:
            pairs = by_unit(games, seed, told)
        rows = []
        for unit, pair in pairs.items():
            where, difference = effect(unit, pair)
            edge = (EDGE if unit in UNITS else KICKING_EDGE) / 10
            rows.append(
                (unit, f"+{edge} against -{edge}", where, round(difference, 2), round(pair[0].wins - pair[1].wins, 3))
            )
        show(
            Report("Strengths", ("strength", "points", "shows in", "difference a game", "wins"), rows), as_csv, as_json
        )
        return
    with counting("Levels") as told:
        levels = by_level(games, seed, told)
    lines = [
        (level / 10, round(line.wins, 3), *(round(line.means[name], 1) for name in ("own points", "their points")))
        for level, line in levels.items()
    ]
    show(Report("A team better all over", ("points of rating", "wins", "points", "allowed"), lines), as_csv, as_json)


def _by_roster(games: int, seed: int) -> Report:
    with counting("Units") as told:
        found = by_roster_unit(games, seed, told)
    rows = [
        (
            unit, where, round(better.means[where], 2), round(worse.means[where], 2),
            round(better.margin, 2), round(worse.margin, 2), round(better.wins, 3), round(worse.wins, 3),
        )
        for unit, (better, worse) in found.items()
        for where, _ in ROSTER_UNITS[unit].shows_in
    ]  # fmt: skip
    columns = ("unit", "shows in", "better", "worse", "margin better", "margin worse", "wins better", "wins worse")
    return Report("A roster, unit by unit", columns, rows)


if __name__ == "__main__":
    app()
