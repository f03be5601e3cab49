"""What the words of a command mean. Every refusal is a sentence."""

from __future__ import annotations

import secrets
from typing import Annotated, Final

import typer

from fieldhouse import catalog, library
from fieldhouse.cli.completion import games, teams
from fieldhouse.store.saved import PERSON
from fieldhouse.table.game import AnyDefinition, BadOption
from fieldhouse.table.options import options_from_text
from fieldhouse.table.plain_json import Fields
from fieldhouse.table.refusal import Refusal
from fieldhouse.table.words import all_of

EVERYBODY: Final = "both"

Game = Annotated[
    str, typer.Argument(metavar="GAME", help="The game, as 'fieldhouse games' names it.", autocompletion=games)
]
AsJson = Annotated[bool, typer.Option("--json", help="Plain values for other programs.")]
Seed = Annotated[int | None, typer.Option(help="The same seed, teams and options give the same game.")]
Level = Annotated[
    str | None,
    typer.Option(help="The computer coach, or another's as in name:option=value: see 'fieldhouse levels GAME'."),
]
Options = Annotated[
    str, typer.Option(metavar="LIST", help="A preset and options, as in 'basic,quotas': see 'fieldhouse games GAME'.")
]
Away = Annotated[
    str | None,
    typer.Argument(metavar="AWAY", help="The visitors: SEASON-CODE, or a part of the name.", autocompletion=teams),
]
Home = Annotated[str | None, typer.Argument(metavar="HOME", help="The home team.", autocompletion=teams)]


class BadCommand(Refusal):
    """A command that makes no sense: a sentence for whoever typed it."""


def read_options(text: str, definition: AnyDefinition) -> Fields:
    """The options that a command names."""
    return options_from_text(text, definition.presets)


def two_teams(definition: AnyDefinition, away: str | None, home: str | None) -> tuple[str, ...]:
    """The teams named, or else the usual ones of the library; for a game of owners the clubs named, perhaps none.
    Refused if only the visitors are named, or no teams are at hand."""
    if catalog.listing(definition.name).is_for_owners:
        return tuple(name for name in (away, home) if name)
    if away and home:
        return away, home
    if away:
        raise BadCommand("Name both teams, the visitors first, or none.")
    return catalog.usual_teams(definition.name, library.teams(definition.name))


def read_seed(seed: int | None) -> int:
    """The seed, or one that the machine's chance chooses."""
    return secrets.randbelow(2**31) if seed is None else seed


def read_seats(seat: str, level: str, definition: AnyDefinition, count: int | None = None) -> tuple[str, ...]:
    """Who sits where when people take *seat*, or several by commas; *count* says how many are taken, if not all."""
    seats = definition.seats[:count]
    if seat == EVERYBODY:
        return (PERSON,) * len(seats)
    asked = [name.strip() for name in seat.split(",")]
    for name in asked:
        if name not in seats:
            raise BadOption(f"There is no seat {name!r}; there are {all_of([*seats, EVERYBODY])}.")
    return tuple(PERSON if name in asked else level for name in seats)
