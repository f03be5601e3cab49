"""``fieldhouse coaches``: the rating points that coaches of Bowl Bound have earned, over all their games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from fieldhouse import catalog
from fieldhouse.cli.arguments import AsJson
from fieldhouse.cli.console import out, print_json
from fieldhouse.games.bowlbound.coach_ratings import BadRatings, ratings_text
from fieldhouse.games.bowlbound.rules.ratings import coaches_points
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.chart_values import show_number
from fieldhouse.store import saved
from fieldhouse.store.coaches import CoachStore, RatedGame

GAME = "bowlbound"
app = typer.Typer(help="Coaches of Bowl Bound: their games, rating points and percentages.", no_args_is_help=True)


@app.command("list")
def list_coaches(
    as_text: Annotated[bool, typer.Option("--text", help="A line a coach, to be kept elsewhere.")] = False,
    as_json: AsJson = False,
) -> None:
    """Every coach, the best percentage first."""
    ratings = CoachStore().ratings()
    if as_text:
        out().print(ratings_text(ratings), end="")
        return
    ranked = sorted(ratings.items(), key=lambda item: (-item[1].percentage, item[0]))
    if as_json:
        print_json([
            {"coach": name, "games": record.games, "points": record.points, "percentage": round(record.percentage, 3)}
            for name, record in ranked
        ])  # fmt: skip
        return
    grid = Grid("Coach", "Games", "Rating points", "Percentage")
    for name, record in ranked:
        grid.add_row(name, str(record.games), show_number(record.points), f"{record.percentage:.3f}")
    out().print(grid)


@app.command()
def enter(
    file: Annotated[Path, typer.Argument(help="A saved game of Bowl Bound that is over.")],
    away: Annotated[str, typer.Option(help="Who coached the visitors.")],
    home: Annotated[str, typer.Option(help="Who coached the home team.")],
) -> None:
    """Rate two coaches for a saved game, in the database; each game counts once."""
    journal = saved.read(file)
    if journal.header.game != GAME:
        raise BadRatings(f"{file} is a game of {journal.header.game}; only coaches of {GAME} are rated.")
    game = saved.replayed(catalog.rules_of(journal.header), journal).game
    assert isinstance(game, Game)
    if not game.over:
        raise BadRatings(f"The game in {file} is not over.")
    score = game.score[0], game.score[1]
    teams = journal.header.teams[0], journal.header.teams[1]
    CoachStore().enter(journal, RatedGame(teams, (away, home), game.spread, score))
    points = coaches_points(game.spread, score)
    for coach, earned in zip((away, home), points, strict=True):
        out().print(f"{coach}: {show_number(earned)} rating points")


@app.command()
def games(as_json: AsJson = False) -> None:
    """Every game that was entered."""
    rows = CoachStore().games()
    if as_json:
        print_json([
            {"away": row.teams[0], "home": row.teams[1], "coaches": list(row.coaches), "spread": row.spread,
             "score": list(row.score), "points": list(coaches_points(row.spread, row.score))}
            for row in rows
        ])  # fmt: skip
        return
    grid = Grid("Game", "Score", "Spread", "Coaches", "Rating points")
    for row in rows:
        earned = " and ".join(show_number(points) for points in coaches_points(row.spread, row.score))
        score = "-".join(map(str, row.score))
        grid.add_row(" at ".join(row.teams), score, show_number(row.spread), " and ".join(row.coaches), earned)
    out().print(grid)
