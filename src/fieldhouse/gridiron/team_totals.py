"""A football team's season in numbers, as an old page tells it: what both footballs' charts from totals begin with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.season_totals import BadSource, checked_rows

TEXTS: Final = ("code", "title")
RUSH_SPREAD: Final = 6.5
"""How far single runs lie from their mean, in yards: what a season's mean is sure to."""


@dataclass(frozen=True)
class TeamTotals:
    """A team's season in numbers."""

    season: int
    code: str
    title: str
    games: int
    rushes: int
    rush_yards: int
    passes: int
    completions: int
    pass_yards: int
    points: int
    allowed: int

    @property
    def yards_a_rush(self) -> float:
        return self.rush_yards / self.rushes

    @property
    def completed(self) -> float:
        """The share of its passes."""
        return self.completions / self.passes

    @property
    def yards_a_completion(self) -> float:
        return self.pass_yards / self.completions

    @property
    def share_of_runs(self) -> float:
        """Of its calls, as far as rushes and passes tell."""
        return self.rushes / (self.rushes + self.passes)

    def sureness(self, catch_spread: float) -> tuple[str, ...]:
        """How sure its runs and passes are, in words; *catch_spread* is how far single completions lie from their
        mean."""
        rate = self.completed
        return (
            f"yards a rush: {self.yards_a_rush:.1f} ± {RUSH_SPREAD / self.rushes**0.5:.1f}",
            f"completions: {100 * rate:.0f}% ± {100 * (rate * (1 - rate) / self.passes) ** 0.5:.0f}%",
            f"yards a completion: {self.yards_a_completion:.1f} ± {catch_spread / self.completions**0.5:.1f}",
        )


T = TypeVar("T", bound=TeamTotals)


def read_team_totals(text: str, source: str, needed: Sequence[str], kind: type[T]) -> list[T]:
    """A team a row, of the *kind* whose columns are *needed*."""
    found: list[T] = []
    for row in checked_rows(text, source, "team", needed, TEXTS):
        values: PlainReport = {**row.words, **row.numbers}
        found.append(_fitting(kind(**values), row.source))
    return found


def _fitting(totals: T, source: str) -> T:
    """The totals themselves; refused if no team could have had them."""
    if min(totals.games, totals.rushes, totals.passes) < 1 or not 0 < totals.completions <= totals.passes:
        raise BadSource(f"{source}: games, rushes, passes and completions must be more than nothing, and fit together.")
    return totals
