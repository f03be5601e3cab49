"""What a game says of itself to the house, once: every client reads it here and asks for no game by its name.

Parts that stand in upper rooms are named as ``module:name`` and imported when they are wanted: a game knows that it has
a board in the lobby, but does not import the lobby.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, NewType

Part = NewType("Part", str)
"""``module:name`` of something in the house."""


class OwnCommand(NamedTuple):
    """A command of the terminal that serves one game: its name, where it is, the line that help says of it."""

    name: str
    part: Part
    help: str


@dataclass(frozen=True, kw_only=True)
class Listing:
    """Every field is demanded of every game; what a game does not have is an explicit None."""

    name: str
    sport: str
    about: str
    """A line for whoever has never played it."""
    definition: Part
    """Makes its definition, joined to the charts at hand."""
    usual_teams: tuple[str, ...] | None
    """Who plays when nobody is named; None for a game that seats clubs of its own."""
    has_dice: bool
    """Somebody rolls: real dice can be typed in."""
    is_for_owners: bool
    """Any number of owners play, each with a hidden hand."""
    board: Part
    """Its board in the lobby, ``view``."""
    landmarks: Part
    """Where a game under way stands, as far as somebody lets the computer call until something happens."""
    board_template: str
    team_template: str | None
    """What draws a team's page; None where words must do."""
    team_page: str
    """What a team's page shows, as a link to it says."""
    show_cell: Part | None
    """How a cell of its charts is printed; None if it has none."""
    cell_sign: Part | None
    """How the legend lists it: the same with ``#`` for its figures."""
    colours: Part | None
    """The colours of its clubs by code."""
    sheet: Part
    """What prints a team on paper."""
    box: Part | None
    """What prints all that is in the box."""
    season: Part | None
    """How its seasons are counted; None if it has none."""
    builder: Part | None
    """Who makes teams from real statistics; None if they are made up."""
    from_totals: Part | None
    """How a chart is made of a season's totals (``season_totals.FromTotals``); None if it cannot be."""
    tables: Part
    """The tables that its games are exported as, ``TABLES``; they need polars."""
    components: tuple[str, ...]
    """What else is in its box as text that people may change, by the names of the files."""
    commands: tuple[OwnCommand, ...]
    """What the terminal does for this game alone."""


@cache
def part(name: Part) -> Any:
    """The thing of that name; its module is imported when it is first asked for."""
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)
