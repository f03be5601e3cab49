"""The exact odds of the 54 pairs, as a page and as plain values."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from fieldhouse.games.ddf.model import FORMATIONS, PLAYS, Team
from fieldhouse.games.ddf.odds import PairOdds
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.odds_page import ODDS_KEY, chances_text, odds_grid, odds_title, situation_values
from fieldhouse.table.question import Json


def odds_page(offense: Team, defense: Team, situation: Situation, pairs: Sequence[PairOdds]) -> Group:
    """Plays down, formations across; the best play against each formation stands out."""
    best = _best_yards(pairs)
    grid = odds_grid(FORMATIONS)
    rows: dict[int, list[Text]] = {}
    for pair in pairs:
        rows.setdefault(pair.play, []).append(_cell(pair, pair.yards == best.get(pair.formation)))
    for play, cells in rows.items():
        grid.add_row(Text(PLAYS[play], "bold"), *cells)
    title = odds_title(offense, defense, situation)
    return Group(Text(title, "bold"), grid, Text(ODDS_KEY, "dim"))


def _best_yards(pairs: Sequence[PairOdds]) -> dict[int, float]:
    """For each formation the most that any legal play gains against it."""
    best: dict[int, float] = {}
    for pair in pairs:
        if pair.is_legal:
            best[pair.formation] = max(pair.yards, best.get(pair.formation, pair.yards))
    return best


def _cell(pair: PairOdds, is_best: bool) -> Text:
    """What the table shows for a play against a formation."""
    if not pair.is_legal:
        return Text("not\nallowed", "dim")
    return chances_text(pair, is_best)


def odds_values(offense: Team, defense: Team, situation: Situation, pairs: Sequence[PairOdds]) -> Json:
    """The odds for a program."""
    return situation_values(offense, defense, situation) | {
        "pairs": [
            pair._asdict() | {"play": PLAYS[pair.play], "formation": FORMATIONS[pair.formation]} for pair in pairs
        ]
    }
