"""``fieldhouse build``: charts and cards from real statistics."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fieldhouse import catalog, library
from fieldhouse.builders.builder import Request
from fieldhouse.builders.text_files import write_all
from fieldhouse.cli.arguments import Game
from fieldhouse.cli.building import Cluster, Files, Games, Players, Teams, Workers, at_work, builder_of, needs_extra
from fieldhouse.cli.console import out
from fieldhouse.library import text_in


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
        Path | None, typer.Option(metavar="FILE", help="A season's totals of teams, or of players, instead of plays.")
    ] = None,
    players: Players = None,
    teams: Teams = None,
    rounds: Annotated[
        int | None, typer.Option(min=0, help="Basketball: seasons that the fit plays; 0 for the printed formulas.")
    ] = None,
) -> None:
    """Make a season's teams from its real statistics, and play them until they give the season back."""
    if from_stats:
        for line in _built_from_totals(game, from_stats, folder):
            out().print(line)
        return
    request = Request(
        season=season, pbp=(*(pbp or ()), *(files or ())), games=games, players=players, teams=teams, team=team,
        plan=plan, rounds=rounds, out=folder,
    )  # fmt: skip
    builder = builder_of(game, request)
    needs_extra(builder.packages)
    with at_work(workers, cluster) as work:
        for line in builder.build(request, work):
            out().print(line)


def _built_from_totals(game: str, stats: Path, folder: Path | None) -> list[str]:
    """Charts of teams of which only a season's totals are known, read from a file and written, each with how sure it
    is."""
    made = catalog.from_totals(game).make(text_in(stats, str(stats)), str(stats))
    root = folder or library.data_folder() / game / "teams"
    written = write_all({chart.file: chart.text for chart in made}, lambda name: root / name)
    return [
        line
        for path, chart in zip(written, made, strict=True)
        for line in (str(path), *(f"  {sure}" for sure in chart.sureness))
    ]
