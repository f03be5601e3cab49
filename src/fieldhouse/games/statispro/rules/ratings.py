"""Sections 4.4 to 4.6, 5.3, 5.5 and 6.8: what a SHOT # must not exceed, from the floor and at the line."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.rules.shares import HUNDRED
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.seat import OTHER, Seat

OPEN_BONUS: Final = 10
DOUBLE_TEAM: Final = 5
HALF: Final = HUNDRED // 2
LEAD_FELT: Final = 6
"""House rule: what a lead is beyond that is not felt. Were all of it, games would be pulled back the harder the more
they are decided, and there would be too few close ones and too few won by thirty."""
FREEZING: Final = 5


def rating(game: Game, man: Man) -> int:
    """4.4, 4.6, 5.3, 5.5: what the SHOT # must not exceed; with the house rule of leads by the score."""
    if game.shot_three:
        return long_rating(game, man)
    by_score = weight_of_lead(game, man.seat) if game.options.season_leads else 0
    if game.is_open:
        return man.field_goal + OPEN_BONUS + by_score
    defense = OTHER[man.seat]
    guard = game.floor[defense][game.guards[defense][man.position]]
    found = man.field_goal + guard.defense - game.shot_penalty + by_score
    return found - DOUBLE_TEAM if game.doubled else found


def weight_of_lead(game: Game, seat: Seat) -> int:
    """House rule: who leads shoots worse by the season's share of his lead, who trails better, to the nearest whole."""
    ahead = max(-LEAD_FELT, min(LEAD_FELT, game.score[seat] - game.score[OTHER[seat]]))
    if ahead < 0:
        return (HALF - ahead * game.numbers.leads) // HUNDRED
    return -((HALF + ahead * game.numbers.leads) // HUNDRED)


def long_rating(game: Game, man: Man) -> int:
    """4.6: what ``rating`` is, of a shot from afar, which nobody guards."""
    return man.three_points + (weight_of_lead(game, man.seat) if game.options.season_leads else 0)
