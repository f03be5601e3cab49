"""Games, teams and their charts."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from fieldhouse import catalog, library
from fieldhouse.cli.arguments import AsJson, BadCommand, Game
from fieldhouse.cli.completion import teams as teams_beginning
from fieldhouse.cli.console import out, print_json, print_paged
from fieldhouse.table.game import AnyDefinition
from fieldhouse.table.pages import ChartReport
from fieldhouse.table.plain_json import Fields
from fieldhouse.table.words import counted

Team = Annotated[
    str,
    typer.Argument(metavar="TEAM", help="SEASON-CODE, or a part of the team's name.", autocompletion=teams_beginning),
]


def games(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="One of them, with its options.")] = None,
    as_json: AsJson = False,
) -> None:
    """The games of the house; or one of them, with its coaches, presets and options."""
    known = [catalog.game(name) for name in ([game] if game else catalog.GAMES)]
    if as_json:
        print_json([_described(each) for each in known])
        return
    for each in known:
        out().print(Text.assemble((f"{each.name:<11}", "bold cyan"), each.title))
    if game:
        _print_choices(known[0])
    else:
        league = "FOOL, a football league over the years: fieldhouse league"
        out().print(Text.assemble((f"{catalog.LEAGUE:<11}", "bold cyan"), league))


def _described(game: AnyDefinition) -> Fields:
    """A game for a program; its teams are counted in the library."""
    return {
        "name": game.name,
        "title": game.title,
        "teams": len(library.teams(game.name)),
        "levels": list(game.all_levels),
        "strengths": {level: strength._asdict() for level, strength in game.strengths.items()},
        "presets": list(game.presets),
        "options": dict(game.option_help),
    }


def _print_choices(game: AnyDefinition) -> None:
    """Print the levels, presets and options of a game."""
    out().print(Text.assemble(("--level    ", "bold"), ", ".join(game.all_levels)))
    for level, strength in game.strengths.items():
        out().print(Text(f"           {level} {strength.words}", "dim"))
    presets = f"{', '.join(game.presets)}, and any of these (no-… turns one off):"
    out().print(Text.assemble(("--options  ", "bold"), presets))
    grid = Grid.grid(padding=(0, 2))
    for name, sense in game.option_help.items():
        grid.add_row("", Text(name.replace("_", "-"), "cyan"), Text(sense, "dim"))
    out().print(grid)


def teams(
    game: Game,
    season: Annotated[str, typer.Option(help="Only those of that season, as their names begin.")] = "",
    as_json: AsJson = False,
) -> None:
    """The teams of a game, one a line, the name first."""
    found = library.team_titles(catalog.game(game).name)
    titles = {name: title for name, title in found.items() if name.startswith(season)}
    if not titles:
        seasons = sorted({name.partition("-")[0] for name in found})
        raise BadCommand(f"There are no teams of {season}: there are seasons from {seasons[0]} to {seasons[-1]}.")
    if as_json:
        print_json([{"name": name, "title": title} for name, title in titles.items()])
        return
    width = max(map(len, titles)) + 1
    lines = [Text.assemble((f"{name:<{width}}", "bold cyan"), title) for name, title in titles.items()]
    print_paged(Text("\n").join(lines), len(lines))


def show(game: Game, team: Team, as_json: AsJson = False) -> None:
    """A team's chart, in colour."""
    definition = catalog.game(game)
    name = library.team_name(team, definition.name)
    if as_json:
        print_json({"game": definition.name, "name": name, "chart": library.team_text(name, definition.name)})
        return
    out().print(definition.pages.show(name))


def check(
    file: Annotated[Path, typer.Argument(help="A chart as text.")],
    game: Annotated[str | None, typer.Option(help="The game the chart belongs to; else the one it fits best.")] = None,
    as_json: AsJson = False,
) -> None:
    """Check a chart: every fault, its place, what was expected; what is odd, how it plays."""
    text = library.text_in(file, str(file))
    known = [catalog.game(name) for name in ([game] if game else catalog.GAMES)]
    read = ((each, each.pages.check(text, file.name)) for each in known)
    chosen, report = min(read, key=lambda pair: (pair[1].is_foreign, len(pair[1].faults)))
    if as_json:
        facts = {"file": str(file), "game": chosen.name}
        found = {"faults": list(report.faults), "doubts": list(report.doubts), "remarks": list(report.remarks)}
        print_json({**facts, **found})
    else:
        _print_report(f"{file.name}, a chart of {chosen.title}", report)
    if report.faults:
        raise typer.Exit(1)


def _print_report(chart: str, report: ChartReport) -> None:
    """Print what is wrong with a chart, or that nothing is."""
    for fault in report.faults:
        out().print(Text(fault, "red"))
    for doubt in report.doubts:
        out().print(Text(doubt, "yellow"))
    for remark in report.remarks:
        out().print(Text(remark, "cyan"))
    if report.faults:
        out().print(f"{counted(len(report.faults), 'fault')} in {chart}.")
    else:
        out().print(Text(f"{chart}, is in order.", "green"))
