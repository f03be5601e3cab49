"""``fieldhouse build``: charts and cards from real statistics."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fieldhouse.builders.builder import Request
from fieldhouse.cli.arguments import Game
from fieldhouse.cli.building import Cluster, Files, Games, Players, Teams, Workers, at_work, builder_of, needs_extra
from fieldhouse.cli.console import out


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
    """Make a season's teams from its real statistics, and play them until they give the season back."""
    request = Request(
        season=season, pbp=(*(pbp or ()), *(files or ())), games=games, players=players, teams=teams, team=team,
        from_stats=from_stats, plan=plan, rounds=rounds, out=folder,
    )  # fmt: skip
    builder = builder_of(game, request)
    needs_extra(builder.packages)
    with at_work(workers, cluster) as work:
        for line in builder.build(request, work):
            out().print(line)
