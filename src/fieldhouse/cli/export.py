"""``fieldhouse export``: games, seasons and leagues as tables that other people's code can read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fieldhouse import catalog
from fieldhouse.batch import tables
from fieldhouse.cli.arguments import Away, BadCommand, Game, Home, Level, Options, read_options, two_teams
from fieldhouse.cli.bar import counting
from fieldhouse.cli.building import needs_extra
from fieldhouse.cli.console import out
from fieldhouse.export.recorded_game import RecordedGame
from fieldhouse.library.schedule_text import load_schedule
from fieldhouse.seasons import recorded_games
from fieldhouse.seasons.season import Season
from fieldhouse.seasons.store import SeasonStore
from fieldhouse.store import saved

if TYPE_CHECKING:
    from fieldhouse.batch.tables import Frames

app = typer.Typer(
    help="Games, seasons and leagues as tables: parquet or CSV, with the column names of public data.",
    no_args_is_help=True,
)

Folder = Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Where the tables go, one file each.")]
Form = Annotated[str, typer.Option("--format", help="parquet or csv.")]
HERE = Path()


@app.command()
def journals(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Saved games, or folders of them.")],
    folder: Folder = HERE,
    form: Form = tables.PARQUET,
) -> None:
    """Saved games."""
    paths = [path for file in files for path in (sorted(file.glob(f"*{saved.SUFFIX}")) if file.is_dir() else [file])]
    if not paths:
        raise BadCommand(f"There is no saved game in {', '.join(map(str, files))}.")
    _write(_games(tables.journals(map(saved.read, paths)), len(paths)), folder, form)


@app.command()
def games(
    game: Game,
    away: Away = None,
    home: Home = None,
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="Of the first game; the next has the next number.")] = 1,
    level: Level = None,
    options: Options = "",
    folder: Folder = HERE,
    form: Form = tables.PARQUET,
) -> None:
    """New games of the computer against itself: those that 'sim' plays from the same seed."""
    definition = catalog.game(game)
    header = definition.header(two_teams(definition, away, home), seed, read_options(options, definition))
    header = replace(header, seats=(catalog.level(definition, level),) * len(header.teams))
    _write(_games(tables.simulated(header, count), count), folder, form)


@app.command()
def season(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game; or, alone, a season of yours by its name.")],
    year: Annotated[str | None, typer.Argument(metavar="[SEASON]", help="A schedule of the library.")] = None,
    seed: Annotated[int, typer.Option(help="Of the season.")] = 1,
    level: Level = None,
    options: Options = "",
    folder: Folder = HERE,
    form: Form = tables.PARQUET,
) -> None:
    """A season that you play, as far as it is played; or a real schedule played anew, playoffs and all."""
    if year is None:
        store = SeasonStore()
        mine = store.look(name)
        found = _games(recorded_games.kept(store, mine), len(store.progress(mine).scores))
        if not found:
            raise BadCommand(f"No game of {name!r} has been played yet.")
    else:
        definition = catalog.game(name)
        schedule, chosen = load_schedule(year, definition.name), catalog.level(definition, level)
        again = Season(f"{name}-{year}", definition.name, schedule, seed, chosen, read_options(options, definition))
        found = _games(recorded_games.replayed(again), len(schedule.fixtures))
    _write(found, folder, form)


@app.command()
def league(
    name: Annotated[str | None, typer.Argument(metavar="[LEAGUE]", help="Else the one used last.")] = None,
    folder: Folder = HERE,
    form: Form = tables.PARQUET,
) -> None:
    """A FOOL league: its people, games, standings and seasons."""
    needs_extra(("polars",))
    from fieldhouse.cli.league_words import open_league
    from fieldhouse.leagues.tables import league_tables

    _tell(league_tables(open_league(name).league), folder, form)


def _games(found: Iterable[RecordedGame], count: int) -> list[RecordedGame]:
    """All of them, while a bar shows how far it is; a season's playoffs come on top of *count*. Refused without
    polars."""
    needs_extra(("polars",))
    with counting("Games") as on_progress:

        def counted() -> Iterator[RecordedGame]:
            for number, each in enumerate(found, 1):
                on_progress(number, max(count, number))
                yield each

        return list(counted())


def _write(found: list[RecordedGame], folder: Path, form: str) -> None:
    """Make the tables and write them."""
    _tell(tables.tables(found), folder, form)


def _tell(frames: Frames, folder: Path, form: str) -> None:
    """Write tables, and say what has become of them."""
    for path, frame in zip(tables.write(frames, folder, form), frames.values(), strict=True):
        out().print(f"{path}: {frame.height} rows, {frame.width} columns")
