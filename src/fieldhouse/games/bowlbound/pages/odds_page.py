"""The exact odds as a page and as plain values."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from fieldhouse.games.bowlbound.model import PLAYS, Team
from fieldhouse.games.bowlbound.odds import PairOdds, defense_names
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.odds_page import ODDS_KEY, chances_text, odds_grid, odds_title, situation_values
from fieldhouse.table.question import Json


def odds_page(offense: Team, defense: Team, situation: Situation, pairs: Sequence[PairOdds]) -> Group:
    """Defenses down, plays across; the best play against each defense stands out."""
    found = {(pair.play, pair.defense): pair for pair in pairs}
    grid = odds_grid([str(number) for number, _ in enumerate(PLAYS, start=1)])
    for name in defense_names(pairs):
        row = [found.get((play, name)) for play in PLAYS]
        best = max(pair.yards for pair in row if pair)
        grid.add_row(Text(name, "bold"), *(_cell(pair, best) for pair in row))
    title = odds_title(offense, defense, situation)
    return Group(Text(title, "bold"), grid, Text(f"{', '.join(PLAYS)}.", "dim"), Text(ODDS_KEY, "dim"))


def _cell(pair: PairOdds | None, best: float) -> Text:
    """What the table shows for a play against an answer; nothing if it cannot be."""
    if pair is None:
        return Text("")
    return chances_text(pair, pair.yards == best)


def odds_values(offense: Team, defense: Team, situation: Situation, pairs: Sequence[PairOdds]) -> Json:
    """The odds for a program."""
    return situation_values(offense, defense, situation) | {"pairs": [pair._asdict() for pair in pairs]}
