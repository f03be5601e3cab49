"""The actions of a turn (5.3), by number. An owner's used action cards are bits with these numbers."""

from __future__ import annotations

from typing import Final

ACTIONS: Final = (
    "event", "superstars", "allstars", "manager-card", "manager-team", "money", "losses", "journeymen", "cycle",
    "phenom", "prospect", "trade-chart", "all-star-game", "legend", "offer", "borrow-5000", "borrow-10000",
    "repay-small", "reduce-large", "repay-large", "pass", "discard",
)  # fmt: skip
(A_EVENT, A_SUPERSTARS, A_ALLSTARS, A_MANAGER_CARD, A_MANAGER_TEAM, A_MONEY, A_LOSSES, A_JOURNEYMEN, A_CYCLE, A_PHENOM,
 A_PROSPECT, A_CHART, A_ALL_STAR, A_LEGEND, A_OFFER, A_SMALL, A_LARGE, A_REPAY_SMALL, A_REDUCE, A_REPAY_LARGE, A_PASS,
 A_DISCARD) = range(22)  # fmt: skip
LOAN_ACTIONS: Final = range(A_SMALL, A_REPAY_LARGE + 1)
CARD_USES: Final = (A_SUPERSTARS, A_ALLSTARS, A_MANAGER_CARD, A_MONEY, A_LOSSES, A_JOURNEYMEN)
WIN_USES: Final = (A_SUPERSTARS, A_ALLSTARS, A_MANAGER_CARD)
FREE_ACTIONS: Final = (A_OFFER, A_ALL_STAR, *LOAN_ACTIONS)
P_PROMOTION: Final = len(ACTIONS)
"""Not an action: the face-down discard of the promotional phase (4.1.2)."""
