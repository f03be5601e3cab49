"""'Yardage Factors' (IX): the yards of a play, more or less of them, rounded toward midfield.

Factors are counted in thousandths, so that no rounding but the rule's own happens; a share of them is cut to that.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.model import Team
from fieldhouse.games.bowlbound.options import FULL, SIMPLE, Options
from fieldhouse.games.bowlbound.rules.entitlement import ahead_of_spread
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.table.seat import HOME, Seat

WHOLE: Final = 1000
A_POINT: Final = 40
"""IX: each point of the lead, and of the home adjustment, is four percent."""
MIDFIELD: Final = 50
PLAIN_BASE: Final = 100
TENTHS: Final = 10
WHOLE_PULL: Final = 100


def first_edge(away: Team, home: Team, options: Options) -> int:
    """IX: by how much the home team's compensation rating exceeds the visitors' before the kickoff, in thousandths; 0
    without the full feature.
    """
    if options.yardage_factors != FULL:
        return 0
    field = 0.0 if options.neutral_field else home.ratings.home + away.ratings.home
    return round((home.ratings.factor - away.ratings.factor) * TENTHS + field * A_POINT)


def factor_of(game: Game, seat: Seat) -> int:
    """The yardage factor of *seat* at this score, in thousandths.

    IX, full feature: the advantage shrinks with the lead, and may pass to the other side. A house rule lets only a part
    of it count.
    """
    score, options = game.score, game.options
    if options.yardage_factors != FULL:
        return simple_factor(game, seat) if options.yardage_factors == SIMPLE else WHOLE
    edge = game.edge - A_POINT * (score[HOME] - score[1 - HOME])
    if seat != HOME:
        edge = -edge
    if options.factor_pull != WHOLE_PULL:
        edge = edge * options.factor_pull // WHOLE_PULL
    base = options.yardage_base * TENTHS
    share = PLAIN_BASE - options.shared_factor if edge > 0 else options.shared_factor
    return base + edge * share // PLAIN_BASE


def simple_factor(game: Game, seat: Seat) -> int:
    """IX, simplified: the upper factor behind the spread, the lower one ahead of it or level."""
    ratings = game.sides[seat].team.ratings
    percent = ratings.upper if ahead_of_spread(game, seat) < 0 else ratings.lower
    return (percent + game.options.yardage_base - PLAIN_BASE) * TENTHS


def factored(spot: int, yards: int, factor: int) -> int:
    """IX: the yards gained from *spot*, a fraction rounded toward the 50."""
    exact = yards * factor
    gained = exact // WHOLE
    is_short_of_it = spot * WHOLE + exact < MIDFIELD * WHOLE
    return gained + 1 if is_short_of_it and exact % WHOLE else gained
