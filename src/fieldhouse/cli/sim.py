"""Many games between two teams, or of several owners."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.table import Table as Grid

from fieldhouse import catalog
from fieldhouse.batch.run import GAMES_A_CHUNK, Batch, run
from fieldhouse.batch.summary import report
from fieldhouse.cli.arguments import AsJson, Away, Game, Home, Level, Options, read_options, two_teams
from fieldhouse.cli.bar import adding_up
from fieldhouse.cli.building import Cluster
from fieldhouse.cli.console import out, print_json
from fieldhouse.table.plain_json import PlainReport


def sim(
    game: Game,
    away: Away = None,
    home: Home = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    owners: Annotated[int | None, typer.Option(help="Lords of Baseball: how many owners.")] = None,
    years: Annotated[int | None, typer.Option(help="Lords of Baseball: how many years.")] = None,
    seed: Annotated[int, typer.Option(help="Of the first game; the next has the next number.")] = 1,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 for one a core.")] = 0,
    level: Level = None,
    options: Options = "",
    cluster: Cluster = None,
    save: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Keep every game's journal there.")] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games, computer against computer, and tell what they come to.

    How long it took is told too: the clock is read.
    """
    definition = catalog.game(game)
    length = {name: value for name, value in (("owners", owners), ("years", years)) if value is not None}
    teams = two_teams(definition, away, home)
    header = definition.header(teams, seed, read_options(options, definition) | length)
    header = replace(header, seats=(catalog.level(definition, level),) * len(header.teams))
    start = perf_counter()
    with adding_up("Games", games) as on_progress:
        tally = run(Batch(header, games, save), workers or _cores(games), on_progress, cluster)
    result = report(header, definition.seats[: len(header.teams)], tally, perf_counter() - start)
    if as_json:
        print_json(result)
    else:
        _print(result)


def _cores(games: int) -> int:
    """A process for each core, unless there is too little to do for more than one."""
    return min(os.cpu_count() or 1, max(1, games // (2 * GAMES_A_CHUNK)))


def _print(result: PlainReport) -> None:
    """Print the means of both teams beside each other."""
    names = list(result["teams"])
    grid = Grid("", *names, box=None, header_style="bold", pad_edge=False, padding=(0, 3, 0, 0))
    for column in grid.columns[1:]:
        column.justify = "right"
    grid.add_row("games won", *(str(result["wins"][name]) for name in names), style="bold")
    for stat in result["teams"][names[0]]:
        grid.add_row(stat.replace("_", " "), *(f"{result['teams'][name][stat]:.2f}" for name in names))
    out().print(grid)
    ties = f", {result['ties']} tied" if result["ties"] else ""
    speed = f"{result['seconds']:.1f} s, {result['games_per_second']:.0f} games a second"
    out().print(f"{result['games']} games from seed {result['seed']}{ties}. {speed}.", style="dim")
