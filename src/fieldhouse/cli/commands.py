"""The commands by name. Each is imported when it is called, so that help and the quick ones come at once."""

from __future__ import annotations

from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from fieldhouse.catalog import GAMES, listing
from fieldhouse.table.listing import Part, part

OF_THE_HOUSE: Final = {
    "games": ("charts:games", "The games of the house; or one of them, with its coaches, presets and options."),
    "teams": ("charts:teams", "The teams of a game, one a line, the name first."),
    "show": ("charts:show", "A team's chart, in colour."),
    "check": ("charts:check", "Check a chart: every fault, its place, what was expected; what is odd, how it plays."),
    "play": ("play:play", "Play in the terminal. Every answer is saved before the next question."),
    "watch": ("watch:watch", "Watch the computer play the computer: the play-by-play, then the box score."),
    "sim": ("sim:sim", "Play many games, computer against computer, and tell what they come to."),
    "replay": (
        "replay:replay",
        "Print a saved game: the play-by-play, then the box score. Or verify that seed, charts and rules give it.",
    ),
    "review": ("review:review", "A saved game graded: what each call gave away, and what the dice did."),
    "recap": ("recap:recap", "A saved game that is over, in a headline, a few paragraphs and its stars."),
    "levels": (
        "levels:levels",
        "The computer's coaches of a game, the best last, and how strong each has been measured to be.",
    ),
    "coach-report": (
        "coach_report:coach_report",
        "How strong a level is with a team: against the other levels and against coaches of one idea.",
    ),
    "tournament": (
        "tournament:tournament",
        "Computer coaches against each other, each pair of games with the same dice: ratings, and every two compared.",
    ),
    "odds": (
        "odds:odds",
        "The odds of every pair of calls, each throw counted; a possession of basketball by thousands played.",
    ),
    "build": (
        "build:build",
        "Make a season's teams from its real statistics, and play them until they give the season back.",
    ),
    "fidelity": (
        "fidelity:fidelity",
        "Play a season's real schedule with computer coaches, and compare what comes out with what was.",
    ),
    "fetch": ("fetch:fetch", "Bring a public season's files into the cache: whole, checked, and only once."),
    "backup": ("backup:backup", "Copy database, charts and saved games into one file, while others play."),
    "restore": ("backup:restore", "Put a copy back where no database is."),
    "journal": ("journal:app", "Saved games: convert, anonymise, cut."),
    "export": (
        "export:app",
        "Games, seasons and leagues as tables: parquet or CSV, with the column names of public data.",
    ),
    "serve": ("serve:serve", "Start the lobby and print its address."),
    "print": ("print:print_team", "A team on paper, in colour, with all that is needed at the table: a PDF file."),
    "season": ("season:app", "Play or simulate a whole season."),
    "league": ("league:app", "Run a football league over the years."),
}
"""Where each is, and the line that help says of it, as the command itself has it."""
COMMANDS: Final = {name: (Part(f"fieldhouse.cli.{where}"), line) for name, (where, line) in OF_THE_HOUSE.items()} | {
    command.name: (command.part, command.help) for game in GAMES for command in listing(game).commands
}
"""Those of the house, and those that a game has for itself."""


class Commands(TyperGroup):
    """Knows what help says without the commands themselves."""

    def list_commands(self, ctx: object) -> list[str]:
        """In the order in which help shows them."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """A stand-in with the command's help alone."""
        return TyperCommand(cmd_name, help=COMMANDS[cmd_name][1]) if cmd_name in COMMANDS else None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command itself, imported now."""
        name, _, rest = super().resolve_command(ctx, args)
        return name, loaded(name or ""), rest


def loaded(name: str) -> Any:
    """The command itself, imported now."""
    found = part(COMMANDS[name][0])
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich")
    if isinstance(found, typer.Typer):
        app.add_typer(found, name=name)
        return typer.main.get_group(app).commands[name]
    app.command(name)(found)
    return typer.main.get_command(app)
