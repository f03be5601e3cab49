"""``build`` and ``fidelity`` for Statis Pro Basketball."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path
from typing import Any, Final

from rich.table import Table as Grid

from fieldhouse import library
from fieldhouse.cli.arguments import BadCommand
from fieldhouse.cli.console import out

GAME: Final = "statispro"
REPLAYS: Final = 20


def build_cards(
    players: Path | None, teams: Path | None, games: Path | None, season: int | None, folder: Path | None,
    rounds: int | None, pool: Executor | None, say: Callable[[str], None],
) -> None:  # fmt: skip
    """Player and team cards of a season."""
    from fieldhouse.builders.nba import command

    if not players or not teams or season is None:
        raise BadCommand("Name the season's files: --players FILE --teams FILE --season YEAR.")
    told = {} if rounds is None else {"rounds": rounds}
    where = folder or library.data_folder() / GAME
    for path in command.build(players, teams, season, where, games, log=say, pool=pool, **told):
        out().print(str(path))


def measured(
    season: int | None, replays: int, files: tuple[Path | None, Path | None, Path | None], seed: int | None,
    pool: Executor | None, progress: Callable[[int], None], say: Callable[[str], None],
) -> dict[str, Any]:  # fmt: skip
    """How true a season plays: cards at hand, or cards built now from *files* (players, teams, games)."""
    from fieldhouse.builders.nba import command
    from fieldhouse.builders.nba.fidelity import UNSEEN

    first = UNSEEN if seed is None else seed

    if season is None:
        raise BadCommand("Name a season, as in 'fieldhouse fidelity statispro 1986'.")
    if not any(files):
        return command.fidelity(season, replays, progress, seed=first, pool=pool)
    players, teams, games = files
    if not players or not teams or not games:
        raise BadCommand("A season that is not at hand needs --players, --teams and --games.")
    return command.fidelity(season, replays, progress, players, teams, games, say, first, pool)


def print_figures(figures: dict[str, Any]) -> None:
    """The comparison for people."""
    from fieldhouse.builders.nba.gates import missed

    console = out()
    grid = Grid("", "real", "simulated", "error", title=f"{figures['season']}, {figures['replays']} replays")
    for name, row in figures["league"].items():
        grid.add_row(_words(name), f"{row['real']:.3f}", f"{row['simulated']:.3f}", f"{100 * row['error']:+.1f}%")
    console.print(grid)
    grid = Grid("Correlation", "r")
    for name, value in figures["correlation"].items():
        per = " a game" if name == "minutes" else "" if name == "wins" else " per 36 minutes"
        grid.add_row(f"{name}{per}", f"{value:.3f}")
    console.print(grid)
    grid = Grid("Team, simulated (real)", "wins", "points")
    for team, row in sorted(figures["teams"].items(), key=lambda item: -item[1]["wins"]["real"]):
        cells = (row["wins"], row["points"])
        grid.add_row(team, *(f"{cell['simulated']:.1f} ({cell['real']:.1f})" for cell in cells))
    console.print(grid)
    amiss = missed(figures)
    console.print(
        f"Further off than it should be: {_words(', '.join(amiss))}." if amiss else "All as near as it should be."
    )


def _words(name: str) -> str:
    return name.replace("_", " ")
