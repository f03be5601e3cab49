"""From notes to sums: what a game, or many, came to for each owner: points, and what the money did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from fieldhouse.games.lords.state import NOBODY, Note

SUMMED: Final = {
    "score": "points", "record": "wins", "cash": "cash_left", "payout": "payouts", "promotion": "promotion",
    "money": "card_money", "organization": "set_up", "salaries": "salaries", "signed": "bids", "luxury tax": "tax_paid",
}  # fmt: skip
"""Notes whose amounts are added up."""
COUNTED: Final = {
    "pennant": "pennants", "trade": "trades", "broke": "broke_years", "loan": "loans", "cube": "cubes_bought",
    "media": "cubes_on_dice", "cancelled": "cancelled", "signed": "free_agents", "cycle": "cycles",
    "call up": "call_ups", "event": "events",
}  # fmt: skip
"""Notes that are counted."""
LEAD: Final = "lead"
TAX_TAKEN: Final = "tax_taken"
NAMES: Final[tuple[str, ...]] = ("points", LEAD, *list(SUMMED.values())[1:], TAX_TAKEN, *COUNTED.values())
MOST_SEATS: Final = 4


class Scoresheet:
    """What the notes of many games add up to. The lead is the winner's, over whoever came second."""

    def __init__(self) -> None:
        self.sums: list[dict[str, int]] = [dict.fromkeys(NAMES, 0) for _ in range(MOST_SEATS)]
        self.seats = 0
        self.scores: list[int] = []

    def add(self, note: Note) -> None:
        """Counts one note in."""
        if note.seat == NOBODY:
            return
        self.seats = max(self.seats, note.seat + 1)
        summed, counted = SUMMED.get(note.what), COUNTED.get(note.what)
        if summed is not None:
            self.sums[note.seat][summed] += note.amount
        if counted is not None:
            self.sums[note.seat][counted] += 1
        if note.what == "luxury tax":
            self.sums[note.other][TAX_TAKEN] += note.amount
        elif note.what == "score":
            self._add_score(note.amount)

    def _add_score(self, points: int) -> None:
        """Scores come seat by seat; with the last of a game it is known who leads, and by how much."""
        self.scores.append(points)
        if len(self.scores) == self.seats:
            second, first = sorted(self.scores)[-2:]
            self.sums[self.scores.index(first)][LEAD] += first - second
            self.scores = []

    def totals(self) -> Sequence[Mapping[str, int]]:
        """What was counted, seat by seat."""
        return self.sums[: self.seats]
