"""``fieldhouse fetch``: a public season's files, brought into the cache."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TransferSpeedColumn

from fieldhouse.builders.fetch import SOURCES, source_of
from fieldhouse.builders.fetch import fetch as bring
from fieldhouse.cli.console import err, out
from fieldhouse.table.words import any_of

BUILT_BY = {
    "nfl": "fieldhouse build ddf --season {season}",
    "ncaa": "fieldhouse build bowlbound --season {season}",
    "nba": "fieldhouse build statispro --season {season}",
}
"""What takes the files from the cache."""


def fetch(
    league: Annotated[str, typer.Argument(metavar="LEAGUE", help=f"{any_of([*SOURCES])}.")],
    season: Annotated[int, typer.Argument(metavar="SEASON", help="The year, as in 2021.")],
    base: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Fetch from a mirror instead.")] = None,
) -> None:
    """Bring a public season's files into the cache: whole, checked, and only once."""
    console = err()
    columns = (TextColumn(f"{league} {season}"), BarColumn(), DownloadColumn(), TransferSpeedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("fetch", total=None)
        paths = bring(league, season, base, lambda done, of: bar.update(task, completed=done, total=of or None))
    for path in paths:
        out().print(str(path))
    out().print(f"From {source_of(league).credit}.", style="dim")
    out().print(f"Go on with: {BUILT_BY[league].format(season=season)}", style="dim")
