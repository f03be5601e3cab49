"""A saved game as a newspaper tells it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from fieldhouse import catalog
from fieldhouse.cli.arguments import AsJson
from fieldhouse.cli.console import out, print_json
from fieldhouse.store import saved
from fieldhouse.table.refusal import Conflict


def recap(file: Annotated[Path, typer.Argument(help="A saved game.")], as_json: AsJson = False) -> None:
    """A saved game that is over, in a headline, a few paragraphs and its stars."""
    journal = saved.read(file)
    definition = catalog.rules_of(journal.header)
    session = saved.replayed(definition, journal)
    if not session.over:
        raise Conflict("The story of a game is told when it is over.")
    story = definition.pages.story(journal.header, session.notes)
    if as_json:
        print_json(story.to_json())
        return
    out().print(Text(story.headline, "bold"))
    for paragraph in story.paragraphs:
        out().print(Text(paragraph))
    for star in story.stars:
        out().print(Text.assemble("★ ", (star.name, "bold"), f" ({journal.header.teams[star.seat]}), {star.line}"))
