"""``fieldhouse build``: charts from real statistics."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from fieldhouse import library
from fieldhouse.batch.spread import helpers
from fieldhouse.cli import basketball, college
from fieldhouse.cli.arguments import BadCommand, Game
from fieldhouse.cli.console import err, out

Files = Annotated[
    list[Path] | None, typer.Option("--pbp", metavar="FILE", help="Play-by-play, parquet or CSV; may be given often.")
]
Games = Annotated[
    Path | None, typer.Option("--games", metavar="FILE", help="Schedule and results; else the plays tell them.")
]
Players = Annotated[
    Path | None, typer.Option("--players", metavar="FILE", help="Basketball: player seasons, parquet or CSV.")
]
Teams = Annotated[
    Path | None, typer.Option("--teams", metavar="FILE", help="Basketball: team seasons, parquet or CSV.")
]
Workers = Annotated[int, typer.Option(min=0, help="Processes; 0 for one a core.")]
Cluster = Annotated[
    str | None, typer.Option("--cluster", metavar="ADDRESS", help="A dask cluster that does the work of the processes.")
]


def build(
    game: Game,
    files: Annotated[list[Path] | None, typer.Argument(metavar="[FILE]...", help="More play-by-play.")] = None,
    pbp: Files = None,
    season: Annotated[int | None, typer.Option(help="Which season, if the files hold several.")] = None,
    team: Annotated[str | None, typer.Option(metavar="CODE", help="Write only this team's chart.")] = None,
    folder: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Where to write; else your own chart folder.")
    ] = None,
    games: Games = None,
    workers: Workers = 0,
    cluster: Cluster = None,
    plan: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the computer coach's habits instead of charts.")
    ] = None,
    from_stats: Annotated[
        Path | None, typer.Option(metavar="FILE", help="College: a season's box totals, text or CSV, instead of plays.")
    ] = None,
    players: Players = None,
    teams: Teams = None,
    rounds: Annotated[
        int | None, typer.Option(min=0, help="Basketball: seasons that the fit plays; 0 for the printed formulas.")
    ] = None,
) -> None:
    """Make a season's team charts from its play-by-play, and play them until they give the season back."""
    if game == basketball.GAME:
        needs_extra("polars")
        with helpers(workers or os.cpu_count() or 1, cluster) as pool:
            basketball.build_cards(players, teams, games, season, folder, rounds, pool, say)
        return
    pbp = [*(pbp or []), *(files or [])]
    if game == college.GAME:
        needs_extra()
        if from_stats:
            college.build_from_stats(from_stats, folder)
            return
        with helpers(workers or os.cpu_count() or 1, cluster) as pool:
            college.build_charts(pbp, games, season, team, folder, pool, say)
        return
    only_football(game)
    if not pbp:
        raise BadCommand("Name the play-by-play with --pbp FILE, parquet or CSV with nflverse column names.")
    if plan:
        _write_plan(pbp, plan)
        return
    needs_extra()
    from fieldhouse.builders.nfl import build as builder

    with helpers(workers or os.cpu_count() or 1, cluster) as pool:
        built = builder.build_season(pbp, season, games, pool, log=say)
    if team:
        built = builder.one_team(built, team)
    if folder:
        written = builder.write_all(built.texts, lambda name: folder / name)
    else:
        root = library.data_folder() / library.DDF
        written = builder.write_all(built.texts, lambda name: builder.in_library(root, name))
    for path in written:
        out().print(str(path))


def say(line: str) -> None:
    err().print(line, style="dim")


def only_football(game: str) -> None:
    if game != library.DDF:
        known = f"{library.DDF}, {college.GAME} and {basketball.GAME}"
        raise BadCommand(f"Charts of {game!r} cannot be built; there are builders for {known}.")


def needs_extra(*packages: str) -> None:
    """Builders need packages that a player does without."""
    try:
        for package in packages or ("numpy", "polars"):
            __import__(package)
    except ImportError as missing:
        raise BadCommand(f"This needs {missing.name}: install 'fieldhouse[builders]'.") from None


def _write_plan(pbp: list[Path], plan: Path) -> None:
    needs_extra()
    from fieldhouse.builders.nfl.build import write_all
    from fieldhouse.builders.nfl.habits import write_plan
    from fieldhouse.builders.nfl.source import read_plays

    text = write_plan([read_plays([path]) for path in pbp])
    write_all({plan.name: text}, lambda name: plan)
    out().print(str(plan))
