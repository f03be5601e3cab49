"""``fieldhouse fidelity``: does a season played on paper come out like the real one?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fieldhouse.builders.builder import FAN_REPLAYS, Request
from fieldhouse.builders.fan.report import report as fan_report
from fieldhouse.cli.arguments import AsJson, BadCommand, Game
from fieldhouse.cli.building import Cluster, Files, Games, Players, Teams, Workers, at_work, builder_of, needs_extra
from fieldhouse.cli.console import out, print_json


def fidelity(
    game: Game,
    season: Annotated[int | None, typer.Argument(metavar="SEASON", help="A season whose charts are at hand.")] = None,
    pbp: Files = None,
    games: Games = None,
    replays: Annotated[
        int | None, typer.Option(min=1, help="How often the schedule is played: 100 times, else 20 of college or NBA.")
    ] = None,
    workers: Workers = 0,
    cluster: Cluster = None,
    seed: Annotated[int | None, typer.Option(help="Of the first replay; else one the builder never used.")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Draw simulated against real.")] = None,
    as_json: AsJson = False,
    players: Players = None,
    teams: Teams = None,
    fan: Annotated[
        bool, typer.Option("--fan", help="What a fan counts: games, drives and people, row by row.")
    ] = False,
    which: Annotated[int | None, typer.Option("--season", help="The season, if it is not named before.")] = None,
) -> None:
    """Play a season's real schedule with computer coaches, and compare what comes out with what was."""
    if season is not None and which is not None and season != which:
        raise BadCommand(f"Is it {season} or {which}? Name one season.")
    request = Request(
        season=which if season is None else season, pbp=tuple(pbp or ()), games=games, players=players, teams=teams,
        replays=replays, seed=seed, plot=plot,
    )  # fmt: skip
    if fan and plot:
        raise BadCommand("--plot draws teams; the fan's plots are made by tools/fan_plots.py from --json.")
    builder = builder_of(game, request)
    needs_extra(builder.packages if fan else builder.needs(request))
    with at_work(workers, cluster, replays or (FAN_REPLAYS if fan else builder.replays)) as work:
        figures = builder.fan(request, work) if fan else builder.measure(request, work)
    if as_json:
        print_json(figures)
        return
    for table in fan_report(figures) if fan else builder.report(figures):
        out().print(table)
