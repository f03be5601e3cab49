"""The command ``fieldhouse``."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import metadata
from io import TextIOWrapper
from typing import Annotated

import typer
from rich.text import Text

from fieldhouse.cli.commands import Commands
from fieldhouse.cli.console import err, out
from fieldhouse.table.engine import engine_text
from fieldhouse.table.numbers import bad_number
from fieldhouse.table.refusal import Refusal

DEBUG = "FIELDHOUSE_DEBUG"

app = typer.Typer(
    cls=Commands,
    help="Tabletop sports games, played by the book.",
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


def _tell_version(is_wanted: bool) -> None:
    """Print which version and engine run, by the files that are installed, and leave."""
    if is_wanted:
        out().print(f"fieldhouse {metadata.version('fieldhouse')}, {engine_text()}", highlight=False)
        raise typer.Exit


@app.callback(invoke_without_command=True)
def fieldhouse(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_tell_version, help="Which version and engine run.")
    ] = False,
) -> None:
    """Five games at one table. Without a command: play in the browser."""
    if context.invoked_subcommand is None:
        from fieldhouse.cli.serve import play_in_the_browser

        play_in_the_browser()


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
    """Refuse a number that no machine should read."""
    for fault in filter(None, map(bad_number, words)):
        raise Refusal(f"{fault}.")


def sentence(error: Exception) -> str:
    """What is wrong, for a player."""
    if isinstance(error, Refusal):
        return str(error)
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}."
    return f"Something is wrong inside Fieldhouse ({type(error).__name__}: {error}). {DEBUG}=1 shows where."


if __name__ == "__main__":
    run()
