"""The exact odds of the 54 pairs, as a page and as plain values."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from fieldhouse.games.ddf.model import FORMATIONS, PLAYS, Team
from fieldhouse.games.ddf.odds import PairOdds
from fieldhouse.gridiron.field import GOAL, Situation, across, is_goal_to_go, yard_line
from fieldhouse.gridiron.names import ORDINALS
from fieldhouse.table.game import BadOption
from fieldhouse.table.question import Json

_SPOT: Final = re.compile(r"(?:(own|opp)-)?(\d{1,2})")


def read_spot(text: str) -> int:
    """``own-25``, ``opp-3`` or ``25``: yards from the offense's own goal line."""
    match = _SPOT.fullmatch(text.strip().lower())
    if not match or not 1 <= int(match[2]) < GOAL or (match[1] and int(match[2]) > GOAL // 2):
        raise BadOption(f"{text!r} is no place on the field; expected one like own-25, own-50 or opp-3.")
    return across(int(match[2])) if match[1] == "opp" else int(match[2])


def odds_page(offense: Team, defense: Team, situation: Situation, pairs: Sequence[PairOdds]) -> Group:
    """Plays down, formations across; the best play against each formation stands out."""
    best = _best_yards(pairs)
    grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_lines=False)
    grid.add_column("")
    for formation in FORMATIONS:
        grid.add_column(formation, justify="right")
    rows: dict[int, list[Text]] = {}
    for pair in pairs:
        rows.setdefault(pair.play, []).append(_cell(pair, pair.yards == best.get(pair.formation)))
    for play, cells in rows.items():
        grid.add_row(Text(PLAYS[play], "bold"), *cells)
    to_go = "goal" if is_goal_to_go(situation) else str(situation.to_go)
    where = yard_line(situation.spot, offense.code, defense.code)
    title = f"{offense.title} against {defense.title}, {ORDINALS[situation.down]} and {to_go} at {where}"
    key = "Expected yards; below them the chances in percent of a first down, a touchdown and a turnover."
    return Group(Text(title, "bold"), grid, Text(key, "dim"))


def _best_yards(pairs: Sequence[PairOdds]) -> dict[int, float]:
    """For each formation the most that any play gains against it."""
    best: dict[int, float] = {}
    for pair in pairs:
        if pair.is_legal:
            best[pair.formation] = max(pair.yards, best.get(pair.formation, pair.yards))
    return best


def _cell(pair: PairOdds, is_best: bool) -> Text:
    if not pair.is_legal:
        return Text("not allowed", "dim")
    chances = " ".join(f"{100 * chance:4.1f}" for chance in (pair.first_down, pair.touchdown, pair.turnover))
    return Text.assemble((f"{pair.yards:.2f}", "bold green" if is_best else ""), "\n", (chances, "dim"))


def odds_values(offense: Team, defense: Team, situation: Situation, pairs: Sequence[PairOdds]) -> Json:
    return {
        "offense": offense.name,
        "defense": defense.name,
        "down": situation.down,
        "to_go": situation.to_go,
        "at": situation.spot,
        "pairs": [
            pair._asdict() | {"play": PLAYS[pair.play], "formation": FORMATIONS[pair.formation]} for pair in pairs
        ],
    }
