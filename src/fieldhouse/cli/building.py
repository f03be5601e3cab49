"""What ``build`` and ``fidelity`` share: their options, and the way to a game's builder."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fieldhouse import catalog
from fieldhouse.batch.spread import helpers
from fieldhouse.builders.builder import Builder, Request, Work, check
from fieldhouse.cli.arguments import BadCommand
from fieldhouse.cli.console import err
from fieldhouse.table.listing import part

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


def builder_of(game: str, request: Request) -> Builder:
    """The builder of a game. Refused if it has none, or the builder would overlook something of *request*."""
    listed = catalog.listing(game)
    if listed.builder is None:
        known = ", ".join(name for name in catalog.GAMES if catalog.listing(name).builder)
        raise BadCommand(f"Charts of {game!r} cannot be built; there are builders for {known}.")
    builder: Builder = part(listed.builder)
    check(builder, game, request)
    return builder


def needs_extra(packages: tuple[str, ...]) -> None:
    """Refuse, with what to install, if a package is missing that builders need and players do without."""
    try:
        for package in packages:
            __import__(package)
    except ImportError as missing:
        raise BadCommand(f"This needs {missing.name}: install 'fieldhouse[builders]'.") from None


@contextmanager
def at_work(workers: int, cluster: str | None, replays: int = 0) -> Iterator[Work]:
    """Helpers, and somebody who says how it goes; with a bar on the terminal while replays are played."""
    console = err()
    columns = (TextColumn("Replays"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    is_shown = replays and console.is_terminal
    with (
        helpers(workers or os.cpu_count() or 1, cluster) as pool,
        Progress(*columns, console=console, transient=True, disable=not is_shown) as bar,
    ):
        task = bar.add_task("replays", total=replays)
        yield Work(pool, say, lambda seasons: bar.advance(task, seasons))


def say(line: str) -> None:
    """A line on the error stream, beside what is printed for programs."""
    err().print(line, style="dim")
