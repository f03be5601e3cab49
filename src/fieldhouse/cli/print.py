"""Charts on paper."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fieldhouse import catalog, library
from fieldhouse.cli.arguments import Game
from fieldhouse.cli.console import out
from fieldhouse.printing.games import box_of, sheet_of
from fieldhouse.printing.typeset import pdf


def print_team(
    game: Game,
    team: Annotated[
        str | None,
        typer.Argument(
            metavar="TEAM", help="SEASON-CODE, or a part of the team's name. Lords: without it the whole box."
        ),
    ] = None,
    file: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="Else TEAM.pdf (GAME.pdf), here.")
    ] = None,
    paper: Annotated[str, typer.Option(metavar="a4|letter", help="Landscape either way.")] = "a4",
) -> None:
    """A team on paper, in colour, with all that is needed at the table: a PDF file."""
    definition = catalog.game(game)
    if team is None:
        name, sheet = definition.name, box_of(definition.name)
    else:
        name = library.team_name(team, definition.name)
        sheet = sheet_of(definition.name, name)
    made = pdf(sheet, paper)
    path = file or Path(f"{name}.pdf")
    beside = path.with_name(f"{path.name}.new")
    beside.write_bytes(made)
    beside.replace(path)
    out().print(f"{name} is in {path}.")
