"""Saved games, printed or verified."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from fieldhouse import catalog
from fieldhouse.cli.arguments import AsJson
from fieldhouse.cli.console import out, print_json
from fieldhouse.seats.screen import Screen
from fieldhouse.store import saved
from fieldhouse.store.fairness import hash_of, is_promised, proved
from fieldhouse.table.journal import BY_HAND, Journal, JournalMismatch
from fieldhouse.table.session import AnySession


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only check that it was really played so.")] = False,
    rolls: Annotated[bool, typer.Option("--rolls", help="Show the dice of each play.")] = False,
    hashes: Annotated[
        list[str] | None, typer.Option("--hash", metavar="HEX", help="A hash that was shown before the first roll.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Print a saved game: the play-by-play, then the box score. Or verify that seed, charts and rules give it."""
    journal = saved.read(file)
    for shown in hashes or ():
        if not is_promised(journal.header, shown):
            raise JournalMismatch(f"This journal is not the game that {shown} promised before the first roll.")
    definition = catalog.rules_of(journal.header)
    session = saved.verified(definition, journal) if verify else saved.replayed(definition, journal)
    proofs = list(proved(journal.header, definition.seats, bool(hashes)))
    if as_json:
        print_json({**_report(session, journal, verify), "proves": proofs if verify else []})
    elif verify:
        out().print(Text(f"{file.name} is in order: {_summary(session, journal)}.", "green"))
        for sentence in proofs:
            out().print(Text(sentence))
    else:
        screen = Screen(out(), session, rolls)
        screen.catch_up()
        screen.box_score()
        if not session.over:
            out().print(Text("The game is not over. Go on with: fieldhouse play --resume --save " + str(file), "dim"))


def _summary(session: AnySession, journal: Journal) -> str:
    """A saved game in a line."""
    names = journal.header.teams or session.definition.seats
    score = ", ".join(f"{name} {points}" for name, points in zip(names, session.game.score, strict=False))
    dice = "dice by hand" if journal.header.dice == BY_HAND else f"dice of seed {journal.header.seed}"
    return f"{len(journal.entries)} entries, {dice}, {score}{'' if session.over else ', not over'}"


def _report(session: AnySession, journal: Journal, is_verified: bool) -> dict[str, object]:
    """A saved game for a program."""
    return {
        "game": journal.header.game,
        "teams": list(journal.header.teams),
        "seed": journal.header.seed,
        "hash": hash_of(journal.header),
        "entries": len(journal.entries),
        "score": list(session.game.score),
        "over": session.over,
        "verified": is_verified,
    }
