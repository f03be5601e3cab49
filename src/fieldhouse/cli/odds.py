"""The odds of calls."""

from __future__ import annotations

from typing import Annotated

import typer

from fieldhouse import catalog
from fieldhouse.cli.arguments import AsJson, BadCommand, Game, Options, read_options
from fieldhouse.cli.completion import teams
from fieldhouse.cli.console import print_report
from fieldhouse.table.plain_json import Fields


def odds(
    game: Game,
    offense: Annotated[str, typer.Argument(metavar="OFFENSE", help="The team with the ball.", autocompletion=teams)],
    defense: Annotated[str, typer.Argument(metavar="DEFENSE", help="The team without it.", autocompletion=teams)],
    down: Annotated[int, typer.Option(min=1, max=4, help="The down.")] = 1,
    to_go: Annotated[int, typer.Option(min=1, max=99, help="Yards to a first down.")] = 10,
    at: Annotated[str, typer.Option(metavar="own-25", help="Where the ball is: own-1 to own-50, opp-49 to opp-1.")] = (
        "own-25"
    ),
    options: Options = "",
    equilibrium: Annotated[
        bool,
        typer.Option(
            "--equilibrium",
            help="Also what the down is worth and how two rivals call it; a pairing not met before is solved first.",
        ),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """The odds of every pair of calls, each throw counted; a possession of basketball by thousands played."""
    definition = catalog.game(game)
    situation: Fields = {"down": down, "to_go": to_go, "at": at, "equilibrium": equilibrium}
    page, values = definition.pages.odds(offense, defense, situation, read_options(options, definition))
    if equilibrium and "equilibrium" not in values:
        raise BadCommand(f"{definition.title} is not solved yet.")
    print_report(values, lambda _: page, as_json)
