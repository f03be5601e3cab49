"""Every question the rules put to an owner: what is legal, what it is called, what it means."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.lords.asks import (
    answers,
    cycle,
    deals,
    farm,
    floor,
    house,
    legends,
    money,
    setup,
    turn,
    winter,
    year_end,
)

ASKS: Final = (
    setup.SETUP, setup.FARM_LEVEL, setup.HIRE, setup.SETUP_LOAN, setup.INNING, setup.STARTER, money.FINANCE, money.CUT,
    money.RECOUP, house.UPGRADE, house.PAYROLL, farm.DRM, farm.KEEP, farm.CONFORM, farm.CLAIM, turn.ACTION,
    floor.INTERJECT, floor.OUTBID, turn.CARD, turn.TARGET, cycle.CYCLE, cycle.DRAWN, winter.WINTER_CARD,
    winter.EXCHANGE, answers.RESPOND, answers.MEDIA, answers.CHALLENGE, deals.TERM, deals.PARTNER, deals.ANSWER,
    deals.AGREE, deals.SWAP, deals.BAIT, deals.NOMINATE, legends.LEGEND, legends.LEGEND_BONUS, year_end.SERIES_CARD,
    year_end.REROLL, year_end.DRAFT_ROLL, year_end.HOLD, year_end.PAIRS, year_end.BID,
)  # fmt: skip
