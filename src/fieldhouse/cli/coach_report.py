"""How strong a computer coach is."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table as Grid

from fieldhouse import catalog
from fieldhouse.cli.arguments import AsJson, BadCommand, Game, Level, Options, read_options
from fieldhouse.cli.console import out, print_json


def coach_report(
    game: Game,
    team: Annotated[str, typer.Argument(metavar="TEAM", help="Both sides play with it.")],
    level: Level = None,
    options: Options = "",
    games: Annotated[int, typer.Option(min=0, max=10_000, help="Against each; 0: only what needs no dice.")] = 40,
    as_json: AsJson = False,
) -> None:
    """How strong a level is with a team: against the other levels and against coaches of one idea."""
    definition = catalog.game(game)
    chosen = catalog.level(definition, level)
    report = definition.coach_report(team, chosen, read_options(options, definition), games)
    if report is None:
        raise BadCommand(f"Coaches of {definition.title} are not measured yet.")
    if as_json:
        print_json(report)
        return
    grid = Grid(f"{chosen} with {team} against", "Share", "Points", "Allowed")
    for row in report["shares"]:
        grid.add_row(row["against"], f"{row['share']:.3f}", f"{row['points']:.1f}", f"{row['allowed']:.1f}")
    if games:
        out().print(grid)
        out().print(f"{games} games each: one standard error is {report['standard_error']:.3f}.")
    known = report.get("exploitability")
    if known:
        out().print(
            f"Whoever knows all its mixes gains {known['points_a_half']:.3f} points a half; in the last five minutes "
            f"{known['win_share']:.4f} of a win, {known['most_win_share']:.4f} at most (inside the model)."
        )
    for leak in report["leaks"]:
        out().print(f"{leak['where']}: whoever knows its mixes gains {leak['points']:.3f} points a down.")
