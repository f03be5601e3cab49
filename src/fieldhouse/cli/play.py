"""People at this terminal, against each other or against the computer."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from fieldhouse import catalog
from fieldhouse.cli.arguments import Away, BadCommand, Home, Level, Options, Seed, read_options, read_seats, two_teams
from fieldhouse.cli.completion import games
from fieldhouse.cli.console import err
from fieldhouse.cli.terminal_game import begun, check_dice, play_at_the_terminal
from fieldhouse.store import saved
from fieldhouse.table.game import AnyDefinition
from fieldhouse.table.journal import KEYED, ROLLED
from fieldhouse.table.refusal import Refusal
from fieldhouse.table.session import AnySession


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Needed unless you --resume.", autocompletion=games)
    ] = None,
    away: Away = None,
    home: Home = None,
    seat: Annotated[
        str | None, typer.Option(metavar="home|away|both", help="Yours, or several (first,third); both for all people.")
    ] = None,
    level: Level = None,
    dice: Annotated[str, typer.Option(metavar="rolled|hand", help="hand: you type real dice.")] = ROLLED,
    options: Options = "",
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to save; else your data folder.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the last game, or the one in --save.")] = False,
    ask_always: Annotated[bool, typer.Option("--ask-always", help="Ask everything: no standing orders.")] = False,
) -> None:
    """Play in the terminal. Every answer is saved before the next question."""
    if resume:
        if away:
            raise BadCommand("A saved game knows its teams: leave them out with --resume.")
        path, session = _saved_game(game, save)
    else:
        if game is None:
            raise BadCommand(f"Say which game: {', '.join(catalog.GAMES)}.")
        definition = catalog.game(game)
        check_dice(dice)
        teams = two_teams(definition, away, home)
        header = definition.header(teams, seed or 0, read_options(options, definition), dice)
        header = replace(
            header,
            seats=read_seats(
                seat or _usual_seat(definition), catalog.level(definition, level), definition, len(header.teams)
            ),
        )
        path = _new_file(save) if save else saved.new_path(header)
        session = begun(definition, header, is_fair=seed is None, has_orders=not ask_always)
    _at_the_terminal(session, path, ask_always)


def _at_the_terminal(session: AnySession, path: Path, asks_always: bool) -> None:
    """Play the session here; after every answer its journal is written to *path*."""
    teams, header = session.header.teams, session.header
    heading = [f"{(' at ' if len(teams) == 2 else ', ').join(teams)}. Type ? for help."]
    if header.scheme == KEYED:
        heading.append(f"The dice are promised by {header.promise}.")
    where = f" --save {path}" if path.parent != saved.saved_folder() else ""
    again = f"fieldhouse play {header.game} --resume{where}"
    screen = play_at_the_terminal(session, lambda journal: saved.write(path, journal), heading, again, asks_always)
    if screen:
        screen.say(f"The game is kept in {path}.", "dim")


def _usual_seat(definition: AnyDefinition) -> str:
    """Where the person sits who did not say: at home, or in the first seat of a game without one."""
    return "home" if "home" in definition.seats else definition.seats[0]


def _new_file(path: Path) -> Path:
    """The path of a game that is not there yet. Refused if it is there."""
    if path.exists():
        raise BadCommand(f"{path} is there already: go on with it by --resume, or choose another name.")
    return path


def _saved_game(game: str | None, path: Path | None) -> tuple[Path, AnySession]:
    """The game in *path*, or the last saved one of *game*, or of all, that is not over; those that cannot be opened are
    named on the error stream. Refused if there is none."""
    if path:
        return path, _opened(path)
    for candidate in saved.newest_first():
        try:
            session = _opened(candidate)
        except Refusal as error:
            err().print(f"Left alone: {error}", style="yellow")
            continue
        if not session.over and game in (None, session.header.game):
            return candidate, session
    raise BadCommand("There is no unfinished game to go on with.")


def _opened(path: Path) -> AnySession:
    """The session of a saved game, read from the disk."""
    journal = saved.read(path)
    return saved.resumed(catalog.rules_of(journal.header), journal)
