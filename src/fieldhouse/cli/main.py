"""The command ``fieldhouse``."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

import typer
from rich.text import Text

from fieldhouse.cli import build, charts, coaches, deck, fidelity, league, odds, play, replay, season, serve, sim, watch
from fieldhouse.cli.arguments import BadCommand
from fieldhouse.cli.console import err
from fieldhouse.cli.print import print_team
from fieldhouse.table.numbers import bad_number
from fieldhouse.table.refusal import Refusal

DEBUG = "FIELDHOUSE_DEBUG"

app = typer.Typer(
    help="Tabletop sports games, played by the book.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


@app.callback(invoke_without_command=True)
def fieldhouse(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        serve.play_in_the_browser()


for command in (
    charts.games, charts.teams, charts.show, charts.check, play.play, watch.watch, sim.sim, replay.replay,
    odds.odds, build.build, fidelity.fidelity, deck.deck,
    serve.serve,
):  # fmt: skip
    app.command()(command)
app.command("print")(print_team)
app.add_typer(season.app, name="season")
app.add_typer(coaches.app, name="coaches")
app.add_typer(league.app, name="league")


def run() -> None:
    """Run a command. Whatever goes wrong is a sentence; the traceback is for those who ask for it."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a character still shows the rest
    try:
        _check_numbers(sys.argv[1:])
        app()
    except Exception as error:  # a player is told even of our own slips in a sentence
        if os.environ.get(DEBUG):
            raise
        err().print(Text(sentence(error), "red"))
        sys.exit(1)


def _check_numbers(words: Sequence[str]) -> None:
    for fault in filter(None, map(bad_number, words)):
        raise BadCommand(f"{fault}.")


def sentence(error: Exception) -> str:
    """What is wrong, for a player."""
    if isinstance(error, Refusal):
        return str(error)
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}."
    if isinstance(error, UnicodeDecodeError):
        return "That file is not text."
    return f"Something is wrong inside Fieldhouse ({type(error).__name__}: {error}). {DEBUG}=1 shows where."


if __name__ == "__main__":
    run()
