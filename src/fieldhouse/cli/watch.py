"""Computer against computer."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from fieldhouse import catalog
from fieldhouse.cli.arguments import Away, Game, Home, Level, Options, Seed, read_options, read_seed, two_teams
from fieldhouse.cli.console import err, out
from fieldhouse.cli.terminal_game import begun
from fieldhouse.seats.screen import Screen
from fieldhouse.store import saved


def watch(
    game: Game,
    away: Away = None,
    home: Home = None,
    seed: Seed = None,
    level: Level = None,
    options: Options = "",
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to keep the journal.")] = None,
    delay: Annotated[float, typer.Option(min=0.0, help="Seconds to wait after each play.")] = 0.0,
    rolls: Annotated[bool, typer.Option("--rolls", help="Show the dice of each play.")] = False,
) -> None:
    """Watch the computer play the computer: the play-by-play, then the box score."""
    definition = catalog.game(game)
    teams = two_teams(definition, away, home)
    header = definition.header(teams, read_seed(seed), read_options(options, definition))
    header = replace(header, seats=(catalog.level(definition, level),) * len(header.teams))
    session = begun(definition, header, is_fair=False, has_orders=False)
    if save:
        saved.write(save, session.journal)
    screen = Screen(out(), session, rolls)
    screen.catch_up(delay)
    screen.box_score()
    again = f"fieldhouse watch {game} {' '.join(header.teams)} --seed {header.seed}"
    again += f" --level {level}" if level else ""
    again += f" --options {options}" if options else ""
    err().print(f"The same game again: {again}", style="dim")
