"""Computer coaches against each other."""

from __future__ import annotations

import os
import random
from typing import Annotated

import typer
from rich.table import Table as Grid

from fieldhouse import catalog, library
from fieldhouse.batch.tournament import Tournament, checked, run
from fieldhouse.cli.arguments import AsJson, BadCommand, Game, Options, read_options
from fieldhouse.cli.bar import adding_up
from fieldhouse.cli.building import Cluster, Workers
from fieldhouse.cli.console import out, print_json
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.words import there_are

Teams = Annotated[
    str, typer.Option("--teams", metavar="LIST", help="Teams by commas; both sides play with each of them in turn.")
]


def tournament(
    game: Game,
    levels: Annotated[list[str] | None, typer.Argument(metavar="[LEVEL]...", help="Who takes part; else all.")] = None,
    teams: Teams = "",
    at_random: Annotated[int, typer.Option("--random", min=0, help="So many teams at random instead.")] = 0,
    draw: Annotated[int, typer.Option(help="The seed of that draw.")] = 1,
    games: Annotated[int, typer.Option(min=2, help="Of every two with every team: an even number.")] = 100,
    seed: Annotated[int, typer.Option(help="Of the first pair of games; the next has the next number.")] = 1,
    options: Options = "",
    swiss: Annotated[int, typer.Option(min=0, metavar="ROUNDS", help="Swiss rounds; else all meet all.")] = 0,
    workers: Workers = 0,
    cluster: Cluster = None,
    as_json: AsJson = False,
) -> None:
    """Computer coaches against each other, each pair of games with the same dice: ratings, and every two compared."""
    definition = catalog.game(game)
    if catalog.listing(game).is_for_owners and (teams or at_random):
        raise BadCommand(f"The owners of {definition.title} found clubs of their own: name no teams.")
    wanted = checked(
        Tournament(
            game,
            tuple(levels or definition.all_levels),
            () if catalog.listing(game).is_for_owners else _teams(game, teams, at_random, draw),
            games,
            seed,
            read_options(options, definition),
            swiss,
        )
    )
    with adding_up("Games", wanted.total_games) as on_progress:
        result = run(wanted, workers or os.cpu_count() or 1, on_progress, cluster)
    if as_json:
        print_json(result)
    else:
        _print(result)


def _teams(game: str, named: str, at_random: int, draw: int) -> tuple[str, ...]:
    """Those named, so many of the library's at random, or the house's showpiece. Refused if there are not so many."""
    known = library.teams(game)
    if not at_random:
        return tuple(name.strip() for name in named.split(",") if name.strip()) or catalog.usual_teams(game, known)
    if at_random > len(known):
        raise BadCommand(f"{there_are(len(known), 'team')}, not {at_random}.")
    return tuple(random.Random(draw).sample(sorted(known), at_random))


def _print(result: PlainReport) -> None:
    """Print ratings and duels, and who met whom in which Swiss round."""
    rated = Grid("Level", "Rating", "95 of 100 between", box=None, header_style="bold", padding=(0, 3, 0, 0))
    for row in result["levels"]:
        rated.add_row(row["level"], f"{row['points']:.0f}", f"{row['low']:.0f} and {row['high']:.0f}")
    out().print(rated)
    duels = Grid("", "Share", "Give or take", "Least", "Most", box=None, header_style="bold", padding=(0, 3, 0, 0))
    for row in result["duels"]:
        ordered = sorted(row["by_team"].items(), key=lambda each: each[1])
        (least, low), (most, high) = ordered[0], ordered[-1]
        shares = f"{row['share']:.3f}", f"{row['error']:.3f}", f"{low:.3f} {least}", f"{high:.3f} {most}"
        duels.add_row(f"{row['level']} against {row['against']}", *shares)
    out().print(duels)
    for number, duels_of_round in enumerate(result.get("rounds", []), 1):
        met = ", ".join(f"{one} and {other or 'nobody'}" for one, other in duels_of_round)
        out().print(f"Round {number}: {met}.", highlight=False)
    out().print(f"{result['games']} games from seed {result['seed']}; a tie is half a win.", style="dim")
