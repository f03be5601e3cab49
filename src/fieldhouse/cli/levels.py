"""The computer's coaches, with their strength."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from fieldhouse import catalog
from fieldhouse.cli.arguments import AsJson, Game
from fieldhouse.cli.console import err, out, print_json


def levels(game: Game, as_json: AsJson = False) -> None:
    """The computer's coaches of a game, the best last, and how strong each has been measured to be."""
    definition = catalog.game(game)
    strengths = definition.strengths
    if as_json:
        print_json([
            {
                "level": level,
                "help": definition.about_level(level),
                "strength": strengths[level]._asdict() if level in strengths else None,
            }
            for level in definition.all_levels
        ])  # fmt: skip
        return
    grid = Grid("Level", "Same team on both sides", "Give or take", "Games")
    for level in definition.ladder:
        known = strengths.get(level)
        if known is None:
            grid.add_row(level, "the measure of the others" if level == definition.levels[0] else "not measured")
        else:
            grid.add_row(level, known.words, f"{100 * known.error:.0f} of 100", str(known.games))
    out().print(grid)
    for level in filter(definition.about_level, definition.ladder):
        out().print(Text.assemble((level, "bold"), f": {definition.about_level(level)}"))
    for refusal in definition.plugins.found.refused.values():
        err().print(Text(refusal, "yellow"))
