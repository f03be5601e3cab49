"""What the odds pages of both footballs say in the same words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from fieldhouse.gridiron.field import Situation, yard_line
from fieldhouse.gridiron.names import ORDINALS, distance_text
from fieldhouse.gridiron.team import FootballTeam
from fieldhouse.table.pages import Printable
from fieldhouse.table.question import Json

if TYPE_CHECKING:
    from fieldhouse.gridiron.equilibrium.down_mix import DownMix

ODDS_KEY: Final = "Expected yards; below them in percent: a first down, a touchdown, a turnover."
WIDEST: Final = 9
"""Letters of a column: six of them stand beside a name on a terminal of 80."""


class Odds(Protocol):
    """Of a pair of calls."""

    @property
    def yards(self) -> float:
        """The mean gain."""

    @property
    def first_down(self) -> float:
        """The chance, from 0 to 1."""

    @property
    def touchdown(self) -> float:
        """The chance, from 0 to 1."""

    @property
    def turnover(self) -> float:
        """The chance, from 0 to 1."""


def odds_title(offense: FootballTeam, defense: FootballTeam, situation: Situation) -> str:
    """Who plays whom, and from where."""
    _, spot, down, to_go = situation
    where = yard_line(spot, offense.code, defense.code)
    distance = distance_text(spot, to_go)
    return f"{offense.title} against {defense.title}, {ORDINALS[down]} and {distance} at {where}"


def odds_grid(headings: Sequence[str]) -> Table:
    """Ready for its rows: a name, and a pair under each heading."""
    grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column("", max_width=2 * WIDEST)
    for heading in headings:
        grid.add_column(heading, justify="right", max_width=WIDEST)
    return grid


def chances_text(pair: Odds, is_best: bool) -> Text:
    """A pair's place in the grid: one number a line, so that all pairs find room on a narrow terminal."""
    chances = "\n".join(f"{100 * chance:.1f}" for chance in (pair.first_down, pair.touchdown, pair.turnover))
    return Text.assemble((f"{pair.yards:.2f}", "bold green" if is_best else ""), "\n", (chances, "dim"))


def situation_values(offense: FootballTeam, defense: FootballTeam, situation: Situation) -> Json:
    """Who plays whom, and from where, for a program."""
    _, spot, down, to_go = situation
    return {"offense": offense.name, "defense": defense.name, "down": down, "to_go": to_go, "at": spot}


def beside(page: Printable, values: Json, mix: DownMix) -> tuple[Printable, Json]:
    """A page of odds and its values, with the equilibrium's mix of the same down."""
    return Group(page, mix.page()), values | {"equilibrium": mix.values()}
