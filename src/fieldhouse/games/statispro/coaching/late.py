"""The last minutes: shots to take or not, time-outs, the press, fouls, three-pointers, and games that are decided."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro import menu
from fieldhouse.games.statispro.menu import Window, can_call_time
from fieldhouse.games.statispro.model import NOBODY
from fieldhouse.games.statispro.questions import KEEP_ON, TAKE_SHOT, ShotChoice
from fieldhouse.games.statispro.state import BRING_UP, Game

TWO_MINUTES: Final = 30
POSSESSION: Final = 4
"""Cards that a possession takes."""
COAST_FROM: Final = 4
COAST_SLOPE: Final = 2.0
COAST_STEP: Final = 3.0
COAST_QUARTERS: Final = 3.0
"""Coasting: from this lead, more of it the more quarters are left, a man for each step, once so few quarters remain."""
DECIDED: Final = 11
DECIDED_SLOPE: Final = 10
MOST_SPARED: Final = 4
MOST_CALLED_BACK: Final = 2
ALL_FIVE: Final = 5


def lead(game: Game, seat: int) -> int:
    return game.score[seat] - game.score[1 - seat]


def coasting(game: Game, seat: int) -> int:
    """How many of its stars a team that leads can spare, or, below zero, how many it needs back.

    The lead that starts it shrinks as the game goes on; with the game decided all five sit.
    """
    margin = game.score[seat] - game.score[1 - seat]
    if -COAST_FROM < margin < COAST_FROM:
        return 0
    quarters = game.rules.periods - game.period + game.left / game.rules.cards
    if quarters > COAST_QUARTERS or game.period > game.rules.periods:
        return 0
    if quarters < 1 and abs(margin) >= DECIDED + DECIDED_SLOPE * quarters:
        return ALL_FIVE
    spare = int((abs(margin) - COAST_FROM - COAST_SLOPE * quarters) / COAST_STEP) + 1
    if spare <= 0:
        return 0
    return min(MOST_SPARED, spare) if margin > 0 else max(-MOST_CALLED_BACK, -spare)


def protects_lead(game: Game, seat: int) -> bool:
    return game.is_final_two and lead(game, seat) > 0


def shoot_or_wait(game: Game, seat: int, subject: ShotChoice) -> int:
    """Hold the ball for the last shot, or while ahead; shoot at once when behind or when time is short."""
    if game.left <= 2:
        return TAKE_SHOT
    if subject.is_forced:
        return KEEP_ON
    ahead = lead(game, seat)
    waits = game.left <= POSSESSION + 1 or (game.is_final_two and ahead > 0 and game.left <= 2 * POSSESSION)
    if waits and game.passes > 0 and ahead >= 0 and not subject.is_open and game.left > game.passes + 2:
        return KEEP_ON
    return subject.legal[0]


def decide(game: Game, seat: int, window: Window) -> int:
    """What the last two minutes call for, or GO."""
    if not game.is_final_two:
        return menu.GO
    behind = -lead(game, seat)
    if window.is_time_out:
        return _tactics(game, seat, behind)
    if seat == game.offense:
        return _time_out(game, seat, behind)
    if game.dead_ball and game.phase == BRING_UP and not game.press and _presses(game, behind):
        return menu.PRESS
    return menu.GO


def _time_out(game: Game, seat: int, behind: int) -> int:
    """Behind by a little, with the ball: stop and think, and bring it in at mid-court."""
    if 0 < behind <= 9 and game.left <= 15 and not game.half_court and game.phase == BRING_UP:
        if can_call_time(game, seat):
            return menu.TIME_OUT
    return menu.GO


def _tactics(game: Game, seat: int, behind: int) -> int:
    if behind >= 6 and not game.three_offense[seat]:
        return menu.THREE_OFFENSE
    if behind <= -4 and game.three_offense[1 - seat] and not game.three_defense[seat]:
        return menu.THREE_DEFENSE
    if seat == game.offense and game.called == NOBODY and game.phase == BRING_UP:
        return menu.PLAY
    return menu.GO


def _presses(game: Game, behind: int) -> bool:
    return 3 < behind <= 12 and game.left <= 24


def fouls_to_stop(game: Game, seat: int) -> bool:
    """Behind with too little time for them to shoot and us to answer."""
    behind = -lead(game, seat)
    return 0 < behind <= 9 and game.left <= 8


def misses_on_purpose(game: Game, seat: int) -> bool:
    """Two behind at the buzzer, only a rebound helps."""
    return lead(game, seat) == -2 and game.left <= 2
