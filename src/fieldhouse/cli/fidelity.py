"""``fieldhouse fidelity``: does a season played on paper come out like the real one?"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from fieldhouse import library
from fieldhouse.batch.spread import helpers
from fieldhouse.cli import basketball, college
from fieldhouse.cli.arguments import AsJson, BadCommand, Game
from fieldhouse.cli.build import Cluster, Files, Games, Players, Teams, Workers, needs_extra, only_football, say
from fieldhouse.cli.console import err, out, print_json

if TYPE_CHECKING:
    from fieldhouse.builders.nfl.fidelity import Subject

REPLAYS = 100


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
    which: Annotated[int | None, typer.Option("--season", help="The season, if it is not named before.")] = None,
) -> None:
    """Play a season's real schedule with computer coaches, and compare what comes out with what was."""
    if season is not None and which is not None and season != which:
        raise BadCommand(f"Is it {season} or {which}? Name one season.")
    season = which if season is None else season
    if game == basketball.GAME:
        files = (players, teams, games)
        _basketball(season, replays or basketball.REPLAYS, files, seed, workers, cluster, as_json)
        return
    if game == college.GAME:
        _college(pbp or [], games, season, replays or college.REPLAYS, seed, workers, cluster, as_json)
        return
    only_football(game)
    needs_extra("numpy")
    from fieldhouse.builders.nfl.fidelity import UNSEEN, measure
    from fieldhouse.builders.nfl.scatter import scatter

    replays = replays or REPLAYS
    with helpers(workers or os.cpu_count() or 1, cluster) as pool:
        subject = _built(pbp, games, season, pool) if pbp else shipped(season)
        with _progress(replays) as advance:
            figures = measure(subject, replays, pool, UNSEEN if seed is None else seed, advance)
    if plot:
        plot.write_text(scatter(figures), encoding="utf-8")
    if as_json:
        print_json(figures)
    else:
        _print(figures)


def _college(
    pbp: list[Path], games: Path | None, season: int | None, replays: int, seed: int | None, workers: int,
    cluster: str | None, as_json: bool,
) -> None:  # fmt: skip
    needs_extra("numpy", *(("polars",) if pbp else ()))
    with helpers(workers or os.cpu_count() or 1, cluster) as pool, _progress(replays) as advance:
        figures = college.measured(pbp, games, season, replays, seed, pool, advance, say)
    if as_json:
        print_json(figures)
    else:
        _print(figures)


def _basketball(
    season: int | None, replays: int, files: tuple[Path | None, Path | None, Path | None], seed: int | None,
    workers: int, cluster: str | None, as_json: bool,
) -> None:  # fmt: skip
    needs_extra("polars")
    with helpers(workers or os.cpu_count() or 1, cluster) as pool, _progress(replays) as advance:
        figures = basketball.measured(season, replays, files, seed, pool, lambda done: advance(1), say)
    if as_json:
        print_json(figures)
    else:
        basketball.print_figures(figures)


def shipped(season: int | None) -> Subject:
    """A season whose charts, schedule and record are in the library or in the user's own folder."""
    from fieldhouse.builders.nfl.fidelity import Subject
    from fieldhouse.builders.nfl.record import read_record

    if season is None:
        raise BadCommand("Name a season, or its play-by-play with --pbp and its schedule with --games.")
    real = read_record(library.season_text("records", season))
    teams = [library.load_team(f"{season}-{code}") for code in real.teams]
    return Subject(season, teams, library.season_charts(season), _games_of(season), real)


def _games_of(season: int) -> list[tuple[str, str]]:
    from fieldhouse.seasons.schedule import read_schedule

    schedule = read_schedule(library.season_text("schedules", season), f"{season}.txt")
    return [fixture.teams for fixture in schedule.fixtures if fixture.stage.isdecimal()]


def _built(pbp: list[Path], games: Path | None, season: int | None, pool: Executor | None) -> Subject:
    """Build a season that is not at hand into a temporary folder, and read it from there."""
    needs_extra()
    from fieldhouse.builders.nfl.build import build_season, write_all
    from fieldhouse.builders.nfl.fidelity import Subject
    from fieldhouse.builders.nfl.record import read_record
    from fieldhouse.games.ddf.charts import read_season, read_team

    built = build_season(pbp, season, games, pool, log=say)
    with TemporaryDirectory(prefix="fieldhouse-") as folder:
        write_all(built.texts, lambda name: Path(folder) / name)

        def text(name: str) -> str:
            return (Path(folder) / name).read_text(encoding="utf-8")

        teams = [read_team(text(f"{built.season}-{code}.txt"), code) for code in built.codes]
        charts = read_season(text(f"{built.season}.txt"), f"{built.season}.txt")
        real = read_record(text(f"{built.season}-record.txt"))
    return Subject(built.season, teams, charts, built.games, real)


@contextmanager
def _progress(replays: int) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal while replays are played."""
    console = err()
    columns = (TextColumn("Replays"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("replays", total=replays)
        yield lambda seasons: bar.advance(task, seasons)


def _print(figures: dict[str, Any]) -> None:
    console = out()
    grid = Grid("", "real", "simulated", "error", title=f"{figures['season']}, {figures['replays']} replays")
    for name, row in figures["league"].items():
        error = f"{row['error']:+.2f}" if name == "home_edge" else f"{100 * row['error']:+.1f}%"
        grid.add_row(_words(name), f"{row['real']:.3f}", f"{row['simulated']:.3f}", error)
    console.print(grid)
    grid = Grid("Correlation over the teams", "r")
    for name, value in figures["correlation"].items():
        grid.add_row(_words(name), f"{value:.3f}")
    console.print(grid)
    shown = ("points", "points_against", "yards_per_rush", "yards_per_pass", "completion", "sack_rate", "wins")
    grid = Grid("Team, simulated (real)", *map(_words, shown))
    for team, row in figures["teams"].items():
        grid.add_row(team, *(f"{row[name]['simulated']:.3g} ({row[name]['real']:.3g})" for name in shown))
    console.print(grid)


def _words(name: str) -> str:
    return name.replace("_", " ")
