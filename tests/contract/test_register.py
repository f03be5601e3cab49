"""The register: every game says of itself what the house asks, each part is there, and no client asks otherwise."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest
from typer import Typer

import fieldhouse
from fieldhouse import catalog, library
from fieldhouse.builders.builder import Builder, Request
from fieldhouse.printing.typeset import PrintedSheet
from fieldhouse.seasons.sport import Sport
from fieldhouse.table.listing import Listing, Part, part
from fieldhouse.table.refusal import Refusal
from fieldhouse.web import boards

SOURCE = Path(fieldhouse.__file__).parent
OWN_ROOMS = ("games", "library", "builders", "printing", "gridiron")
"""Rooms in which a game has modules of its own."""
NAMED = re.compile(rf"""["']({"|".join((*catalog.GAMES, catalog.LEAGUE))})["']|["']\w+["'] in [\w.]+\.option_help""")
"""A game's name in quotes, or a game told by the names of its options."""


@pytest.fixture(params=catalog.GAMES)
def listing(request: pytest.FixtureRequest) -> Listing:
    return catalog.listing(str(request.param))


def test_every_part_that_a_game_names_is_there(listing: Listing) -> None:
    for field in fields(listing):
        value = getattr(listing, field.name)
        if isinstance(value, str) and value.startswith("fieldhouse."):
            assert part(Part(value)) is not None, field.name


def test_a_game_has_what_the_house_asks(listing: Listing) -> None:
    name = listing.name
    assert catalog.game(name).name == name
    assert listing.sport and listing.about.endswith(".")
    assert (SOURCE / "web" / "templates" / boards.board_of(name).template).is_file()
    team = (listing.usual_teams or library.teams(name))[0]
    assert isinstance(part(listing.sheet)(team), PrintedSheet)
    assert listing.season is None or isinstance(part(listing.season), Sport)
    if listing.builder:
        builder: Builder = part(listing.builder)
        assert builder.takes <= {field.name for field in fields(Request)}


@pytest.mark.parametrize("name", [*catalog.GAMES, catalog.LEAGUE])
def test_a_game_has_four_drawers(name: str) -> None:
    drawers = {path.parent.name for path in (SOURCE / "games" / name).glob("*/__init__.py")}
    assert {"rules", "coaching", "pages"} <= drawers
    assert drawers & {"charts", "cards"}


def test_a_command_of_its_own_says_what_help_says(listing: Listing) -> None:
    for command in listing.commands:
        found = part(command.part)
        line = found.info.help if isinstance(found, Typer) else found.__doc__.splitlines()[0]
        assert command.help == line


def test_the_usual_teams_are_the_same_in_terminal_and_lobby(listing: Listing) -> None:
    from fieldhouse.cli.arguments import two_teams
    from fieldhouse.web.tables import usual_teams

    definition = catalog.game(listing.name)
    assert two_teams(definition, None, None) == usual_teams(listing.name) == (listing.usual_teams or ())


def test_teams_at_hand_stand_in_for_usual_ones_that_are_not() -> None:
    assert catalog.usual_teams("ddf", ["2030-AAA", "2030-BBB", "2030-CCC"]) == ("2030-AAA", "2030-BBB")
    with pytest.raises(Refusal, match="No teams of Data-Driven Football are at hand"):
        catalog.usual_teams("ddf", [])


def test_no_client_asks_for_a_game_by_its_name() -> None:
    own = {command.part.partition(":")[0] for name in catalog.GAMES for command in catalog.listing(name).commands}
    assert own, "commands of one game are named in its listing"
    found = [
        f"{path.relative_to(SOURCE)}:{number}: {line.strip()}"
        for path in sorted(SOURCE.rglob("*.py"))
        if path.relative_to(SOURCE).parts[0] not in OWN_ROOMS and path.name not in ("catalog.py", "__init__.py")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAMED.search(line) and ".".join(("fieldhouse", *path.relative_to(SOURCE).with_suffix("").parts)) not in own
    ]
    assert found == []
