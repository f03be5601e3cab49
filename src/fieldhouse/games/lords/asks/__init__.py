"""Every question the rules put to an owner: what is legal, what it is called, what it means."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.lords.asks import club, deals, turn
from fieldhouse.table.question import numbered

ASKS: Final = numbered(
    club.SETUP, club.FARM_LEVEL, club.HIRE, club.SETUP_LOAN, club.INNING, club.FINANCE, club.CUT, club.RECOUP,
    club.UPGRADE, club.PAYROLL, club.DRM, club.KEEP, club.CONFORM, club.CLAIM, club.BID, club.PAIRS, club.STARTER,
    club.CHALLENGE, turn.ACTION, turn.INTERJECT, turn.CARD, turn.TARGET, turn.CYCLE, turn.DRAWN, turn.RESPOND,
    turn.MEDIA, turn.WINTER_CARD, turn.SERIES_CARD, turn.HOLD, turn.EXCHANGE, deals.TERM, deals.PARTNER, deals.ANSWER,
    deals.AGREE, deals.SWAP, deals.BAIT, deals.NOMINATE, deals.LEGEND, deals.LEGEND_BONUS,
)  # fmt: skip
