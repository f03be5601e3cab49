"""Media on dice: when a cube is worth more on the table than in the bank, and a bluff now and then."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.lords.asks.answers import FIRST_PLACE, SHIFTS, OpenRoll
from fieldhouse.games.lords.coaching.events import reading_utility, spite
from fieldhouse.games.lords.coaching.temper import Prices, Temper
from fieldhouse.games.lords.coaching.utility import chart_utility, player_utility, years_left
from fieldhouse.games.lords.model import (
    IMPACT,
    INJURY,
    JOURNEYMAN,
    NEVER,
    PAYOUT,
    PHENOM,
    PROSPECT,
    RETIREMENT,
    TIE,
    TO_MAJORS,
    TO_PHENOM,
    place,
)
from fieldhouse.games.lords.state import Game, Owner
from fieldhouse.table.seat import Seat

CHOICE_OF: Final = {shift: choice for choice, shift in enumerate(SHIFTS)}
FARTHEST: Final = 3
BLUFF: Final = 0.92
"""A whim beyond this opens with a cube on one's own die, so that others spend theirs against it."""
A_PLAYOFF_PIP: Final = 1.2


def line_utility(temper: Temper, game: Game, throw: OpenRoll, reading: int, is_mine: bool) -> float:
    """What a reading of a throw would be worth to the roller."""
    owner, charts, roll, prices = game.owners[throw.roller], game.charts, throw.roll, temper.prices(is_mine)
    if roll == PAYOUT:
        line = charts.payout[place(reading)]
        return prices.thousand * (line.cash + owner.media * line.per_cube) / 1000
    if roll == TO_MAJORS:
        return call_up_utility(prices, game, owner, reading)
    if roll == TO_PHENOM:
        years = years_left(game)
        return charts.to_phenom[place(reading)] * (
            player_utility(prices, PHENOM, years) - player_utility(prices, PROSPECT, years)
        )
    if roll == RETIREMENT:
        return chart_utility(prices, game, owner, charts.retirement, reading)
    if roll == INJURY:
        return chart_utility(prices, game, owner, charts.injury, reading)
    if roll == IMPACT:
        return chart_utility(prices, game, owner, charts.trade_impact, reading)
    if roll == TIE:
        return A_PLAYOFF_PIP * reading
    judge = temper if is_mine else temper.of_another()
    return reading_utility(judge, game, throw.roller, throw.target, throw.clauses, reading)


def call_up_utility(prices: Prices, game: Game, owner: Owner, reading: int) -> float:
    """What the player is worth that a reading makes of a phenom."""
    kind = game.charts.to_majors[place(reading)]
    if kind == NEVER:
        return 0.0
    return player_utility(prices, kind, years_left(game)) + (0.4 if kind != JOURNEYMAN else 0.0)


def move(temper: Temper, game: Game, seat: Seat, throw: OpenRoll, whim: float) -> int:
    """How many cubes to put on a die, up or down."""
    owner = game.owners[seat]
    if (throw.roll == PAYOUT and not owner.national) or throw.label == FIRST_PLACE:
        return 0  # a line of the payout chart is never worth a cube
    mine = seat == throw.roller
    if mine and not throw.is_last:
        return CHOICE_OF[1] if whim > BLUFF and owner.cubes > 2 and throw.roll == TO_MAJORS else 0
    factor = 1.0 if mine else -spite(temper, game, seat, throw.roller)
    now, best, gained = line_utility(temper, game, throw, throw.reading, mine), 0, 0.0
    for size in range(1, min(owner.cubes, FARTHEST) + 1):
        cost = cube_cost(temper, owner, size)
        for shift in (size, -size):
            gain = factor * (line_utility(temper, game, throw, throw.reading + shift, mine) - now) - cost
            if gain > gained + 0.05:
                best, gained = shift, gain
    return CHOICE_OF[best]


def cube_cost(temper: Temper, owner: Owner, cubes: int) -> float:
    """National media cost little; of the own an odd cube is cheap, since only pairs score."""
    own = max(cubes - owner.national, 0)
    cheap = own and owner.media % 2
    return 0.15 * cubes + temper.own.cube * own - (0.7 if cheap else 0.0)
