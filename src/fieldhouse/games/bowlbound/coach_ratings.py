"""The ratings of coaches (VIII-3): games and rating points of each, as a text that a person can keep.

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
    """A game that cannot be entered: a sentence that says why."""


def ratings_text(ratings: CoachRatings) -> str:
    """The text of their file: the best coaches first."""
    ranked = sorted(ratings.items(), key=lambda item: (-item[1].percentage, item[0]))
    return "".join(f"{name}  {record.games}  {show_number(record.points)}\n" for name, record in ranked)


def with_game(
    ratings: CoachRatings, coaches: tuple[str, str], spread: float, score: tuple[int, int]
) -> dict[str, CoachRecord]:
    """The ratings after a game of two coaches, the visitors' first."""
    after = dict(ratings)
    for coach, points in zip(coaches, coaches_points(spread, score), strict=True):
        after[coach] = after.get(coach, CoachRecord()).plus(points)
    return after
