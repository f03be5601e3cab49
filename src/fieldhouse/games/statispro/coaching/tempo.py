"""The lead and what it does to a team: who is ahead lets up, who is behind presses, and games that are decided."""

from __future__ import annotations

from typing import Final

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
DECIDED: Final = 9
DECIDED_SLOPE: Final = 8
"""The lead that decides a game at its end, and how much more a quarter before."""


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


def is_decided(game: Game) -> bool:
    """In the last quarter: no lead of this size is lost in the time that is left."""
    away, home = game.score
    margin = home - away
    need = DECIDED + DECIDED_SLOPE * game.left / game.rules.cards
    return margin >= need or -margin >= need
