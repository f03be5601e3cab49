"""From notes to sums: what a game, or many, came to for each owner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from fieldhouse.games.lords.state import NOBODY, Note

SUMMED: Final = {
    "score": "points", "cash": "cash_left", "payout": "payouts", "salaries": "salaries", "promotion": "promotion",
    "money": "card_money", "luxury tax": "tax", "record": "wins",
}  # fmt: skip
"""Notes whose amounts are added up."""
COUNTED: Final = {
    "pennant": "pennants", "trade": "trades", "broke": "broke_years", "loan": "loans", "media": "media_spent",
    "cancelled": "cancelled", "signed": "free_agents", "cycle": "cycles", "call up": "call_ups", "event": "events",
}  # fmt: skip
"""Notes that are counted."""
MOST_SEATS: Final = 4


class Scoresheet:
    """What the notes of many games add up to."""

    def __init__(self) -> None:
        names = (*SUMMED.values(), *COUNTED.values())
        self.sums: list[dict[str, int]] = [dict.fromkeys(names, 0) for _ in range(MOST_SEATS)]
        self.seats = 0

    def add(self, note: Note) -> None:
        if note.seat == NOBODY:
            return
        self.seats = max(self.seats, note.seat + 1)
        if note.what in SUMMED:
            self.sums[note.seat][SUMMED[note.what]] += note.amount
        elif note.what in COUNTED:
            self.sums[note.seat][COUNTED[note.what]] += 1

    def totals(self) -> Sequence[Mapping[str, int]]:
        return self.sums[: self.seats]
