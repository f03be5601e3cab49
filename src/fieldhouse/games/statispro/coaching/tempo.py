"""The lead and what it does to a bench: when the ball is walked up the floor, and games that are decided.

Nobody stops playing. What the score does to men who do play is the game's (the house rule ``season_leads``).
"""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro.leagues import MINUTE
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.seat import OTHER, Seat

TWO_MINUTES: Final = 30
LAST_QUARTER: Final = 4
WALKS_FROM: Final = 10
"""With such a lead the ball is walked up the floor in the last quarter; in its last two minutes with any."""
DECIDED: Final = 10
DECIDED_A_MINUTE: Final = 1.5
"""The lead that decides a game at its end, and how much more for each minute of the last quarter that is left. With
double digits public counts speak of garbage time (Cleaning the Glass), of 20 to 25 with half a quarter to go."""
HOPE: Final = 5
"""Who trails believes in it until he is so much further behind."""


def lead(game: Game, seat: Seat) -> int:
    return game.score[seat] - game.score[OTHER[seat]]


def walks(game: Game, seat: Seat) -> bool:
    """Does a team that is ahead take its time?"""
    ahead = lead(game, seat)
    return game.period >= LAST_QUARTER and (ahead >= WALKS_FROM or (ahead > 0 and game.is_final_two))


def is_decided(game: Game, seat: Seat) -> bool:
    """In the last quarter: does this bench hold the game for won, or for lost?"""
    if game.period != LAST_QUARTER:
        return False
    ahead = lead(game, seat)
    need = DECIDED + DECIDED_A_MINUTE * game.left / MINUTE
    return ahead >= need or -ahead >= need + HOPE
