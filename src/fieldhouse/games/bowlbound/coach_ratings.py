"""A ledger of coaches (VIII-3): games and rating points of each, as a text that a person can read and mend.

Ann  12  75
Bo   11  -4.5
"""

from __future__ import annotations

from collections.abc import Mapping

from fieldhouse.games.bowlbound.rules.ratings import CoachRecord, coaches_points
from fieldhouse.gridiron.chart_values import show_number
from fieldhouse.table.refusal import Refusal

CoachRatings = Mapping[str, CoachRecord]


class BadRatings(Refusal):
    """A line that is no coach's record, or a game that cannot be entered: a sentence that says which."""


def read_ratings(text: str, source: str) -> dict[str, CoachRecord]:
    """The record of each coach."""
    ledger: dict[str, CoachRecord] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            name, games, points = line.rsplit(maxsplit=2)
            ledger[name.strip()] = CoachRecord(int(games), float(points))
        except ValueError:
            raise BadRatings(
                f"{source}, line {number}: {line.strip()!r} is no record; expected a name, games and points."
            ) from None
    return ledger


def write_ratings(ledger: CoachRatings) -> str:
    """The best coaches first."""
    ranked = sorted(ledger.items(), key=lambda item: (-item[1].percentage, item[0]))
    return "".join(f"{name}  {record.games}  {_points(record.points)}\n" for name, record in ranked)


def _points(points: float) -> str:
    return f"-{show_number(-points)}" if points < 0 else show_number(points)


def with_game(
    ledger: CoachRatings, coaches: tuple[str, str], spread: float, score: tuple[int, int]
) -> dict[str, CoachRecord]:
    """The ledger after a game of two coaches, the visitors' first."""
    after = dict(ledger)
    for coach, points in zip(coaches, coaches_points(spread, score), strict=True):
        after[coach] = after.get(coach, CoachRecord()).plus(points)
    return after
