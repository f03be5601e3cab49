"""The actions of a turn (5.3), by number. An owner's used action cards are bits with these numbers."""

from __future__ import annotations

from typing import Final

ACTIONS: Final[tuple[str, ...]] = (
    "event", "superstars", "allstars", "manager-card", "manager-team", "money", "losses", "journeymen", "cycle",
    "phenom", "prospect", "trade-chart", "all-star-game", "legend", "offer", "borrow-5000", "borrow-10000",
    "repay-small", "reduce-large", "repay-large", "pass", "discard",
)  # fmt: skip
A_EVENT: Final = 0
A_SUPERSTARS: Final = 1
A_ALLSTARS: Final = 2
A_MANAGER_CARD: Final = 3
A_MANAGER_TEAM: Final = 4
A_MONEY: Final = 5
A_LOSSES: Final = 6
A_JOURNEYMEN: Final = 7
A_CYCLE: Final = 8
A_PHENOM: Final = 9
A_PROSPECT: Final = 10
A_CHART: Final = 11
A_ALL_STAR: Final = 12
A_LEGEND: Final = 13
A_OFFER: Final = 14
A_SMALL: Final = 15
A_LARGE: Final = 16
A_REPAY_SMALL: Final = 17
A_REDUCE: Final = 18
A_REPAY_LARGE: Final = 19
A_PASS: Final = 20
A_DISCARD: Final = 21
LOAN_ACTIONS: Final = range(A_SMALL, A_REPAY_LARGE + 1)
CARD_USES: Final[tuple[int, ...]] = (A_SUPERSTARS, A_ALLSTARS, A_MANAGER_CARD, A_MONEY, A_LOSSES, A_JOURNEYMEN)
WIN_USES: Final[tuple[int, ...]] = (A_SUPERSTARS, A_ALLSTARS, A_MANAGER_CARD)
FREE_ACTIONS: Final[tuple[int, ...]] = (A_OFFER, A_ALL_STAR, *LOAN_ACTIONS)
P_PROMOTION: Final = len(ACTIONS)
"""Not an action: the face-down discard of the promotional phase (4.1.2)."""
