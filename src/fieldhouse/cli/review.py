"""A saved game, graded."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from fieldhouse import catalog
from fieldhouse.cli.arguments import AsJson, BadCommand
from fieldhouse.cli.console import out, print_json
from fieldhouse.store import saved
from fieldhouse.table.plain_json import PlainReport


def review(file: Annotated[Path, typer.Argument(help="A saved game.")], as_json: AsJson = False) -> None:
    """A saved game graded: what each call gave away, and what the dice did."""
    journal = saved.read(file)
    report = saved.reviewed(journal)
    if report is None:
        raise BadCommand(f"Games of {catalog.game(journal.header.game).title} are not graded yet.")
    if as_json:
        print_json(report)
        return
    for coach, team in zip(report["coaches"], journal.header.teams, strict=True):
        _print_coach(coach, team)
    luck = ", ".join(
        f"{team} {_percent(points)}" for team, points in zip(journal.header.teams, report["luck"].values(), strict=True)
    )
    out().print(Text(f"What the dice brought, in chances to win: {luck}."))


def _print_coach(coach: PlainReport, team: str) -> None:
    """Print what one coach gave away, his worst and best calls, and what could be read of him."""
    given = coach["given_away"]
    out().print(Text(f"{team} ({coach['seat']})", "bold"))
    out().print(
        f"Given away: {given['points']:.1f} points; in chances to win "
        + ", ".join(f"{_percent(chance)} by {way}" for way, chance in given.items() if way != "points")
        + "."
    )
    grid = Grid("", "When", "Where", "Called", "Met", "Points", "Chance")
    for title in ("worst", "best"):
        for line in coach[title]:
            grid.add_row(
                title, _when(line), line["where"], line["what"], line["against"], f"{-line['points']:.2f}",
                _percent(-line["chance"]),
            )  # fmt: skip
    out().print(grid)
    for missed in coach.get("fourth_downs_and_clock", ()):
        out().print(
            f"{missed['where']}: {missed['call']}. With a play the chance was {_percent(missed['play_on'])}, "
            f"with the best kick or kneel {_percent(missed['instead'])}."
        )
    habits = coach.get("tendencies", {}).get("habits")
    if habits:
        out().print(f"An opponent could have read: {', '.join(habits)}.")


def _when(line: PlainReport) -> str:
    """By the clock of a quarter, or as the game itself says it."""
    minutes, seconds = divmod(line["clock"], 60)
    return str(line.get("when", f"Q{line['quarter']} {minutes}:{seconds:02}"))


def _percent(chance: float) -> str:
    """A chance as people read it."""
    return f"{100 * chance:.1f}%"
