"""The lead and what it does to a team: who is ahead lets up, who is behind presses, and games that are decided."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro.leagues import MINUTE
from fieldhouse.games.statispro.state import BRING_UP, Game

TWO_MINUTES: Final = 30
EASE_FROM: Final = 1
EASE_SPAN: Final = 6.0
MOST_EASE: Final = 0.95
"""A team that leads by more passes up open shots, the more the greater its lead, but not all of them."""
WALKS_FROM: Final = 3
"""With such a lead the ball is walked up the floor, and Index Points are kept for worse times."""
PRESS_FROM: Final = 6
PRESS_SPAN: Final = 14.0
MOST_PRESS: Final = 0.8
"""A team that is behind by more presses after dead balls, the more the further behind."""
DECIDED: Final = 8
DECIDED_A_MINUTE: Final = 1.5
"""The lead that decides a game at its end, and how much more for each minute that is left."""
HOPE: Final = 5
"""Who trails believes in it until he is so much further behind."""
GARBAGE_TIME: Final = 8 * MINUTE
"""Before that no bench empties, whatever the score."""


def lead(game: Game, seat: int) -> int:
    return game.score[seat] - game.score[1 - seat]


def eases(game: Game, seat: int, whim: float) -> bool:
    """Does a team that is ahead pass up an open shot and work the ball round?"""
    beyond = lead(game, seat) - EASE_FROM
    return beyond > 0 and whim < min(MOST_EASE, beyond / EASE_SPAN)


def walks(game: Game, seat: int) -> bool:
    """Does a team that is ahead take its time?"""
    ahead = lead(game, seat)
    return ahead >= WALKS_FROM or (ahead > 0 and game.is_final_two)


def presses(game: Game, seat: int, whim: float) -> bool:
    """Does a team that is behind press as the ball comes in?"""
    if seat == game.offense or game.press or game.phase != BRING_UP:
        return False
    beyond = -lead(game, seat) - PRESS_FROM
    return beyond > 0 and whim < min(MOST_PRESS, beyond / PRESS_SPAN)


def is_decided(game: Game, seat: int) -> bool:
    """In the last minutes: does this bench hold the game for won, or for lost?"""
    if game.left > GARBAGE_TIME:
        return False
    ahead = lead(game, seat)
    need = DECIDED + DECIDED_A_MINUTE * game.left / MINUTE
    return ahead >= need or -ahead >= need + HOPE
