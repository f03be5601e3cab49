"""The exact odds as a page and as plain values."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from fieldhouse.games.bowlbound.model import PLAYS, Team
from fieldhouse.games.bowlbound.odds import PairOdds, defense_names
from fieldhouse.gridiron.field import Situation, is_goal_to_go, yard_line
from fieldhouse.gridiron.names import ORDINALS
from fieldhouse.table.question import Json


def odds_page(offense: Team, defense: Team, situation: Situation, pairs: Sequence[PairOdds]) -> Group:
    """Defenses down, plays across; the best play against each defense stands out."""
    found = {(pair.play, pair.defense): pair for pair in pairs}
    grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    grid.add_column("")
    for play in PLAYS:
        grid.add_column(play, justify="right")
    for name in defense_names(pairs):
        row = [found.get((play, name)) for play in PLAYS]
        best = max(pair.yards for pair in row if pair)
        grid.add_row(Text(name, "bold"), *(_cell(pair, best) for pair in row))
    to_go = "goal" if is_goal_to_go(situation) else str(situation.to_go)
    where = yard_line(situation.spot, offense.code, defense.code)
    title = f"{offense.title} against {defense.title}, {ORDINALS[situation.down]} and {to_go} at {where}"
    key = "Expected yards; below them the chances in percent of a first down, a touchdown and a turnover."
    return Group(Text(title, "bold"), grid, Text(key, "dim"))


def _cell(pair: PairOdds | None, best: float) -> Text:
    if pair is None:
        return Text("")
    chances = " ".join(f"{100 * chance:4.1f}" for chance in (pair.first_down, pair.touchdown, pair.turnover))
    return Text.assemble((f"{pair.yards:.2f}", "bold green" if pair.yards == best else ""), "\n", (chances, "dim"))


def odds_values(offense: Team, defense: Team, situation: Situation, pairs: Sequence[PairOdds]) -> Json:
    return {
        "offense": offense.name,
        "defense": defense.name,
        "down": situation.down,
        "to_go": situation.to_go,
        "at": situation.spot,
        "pairs": [pair._asdict() for pair in pairs],
    }
