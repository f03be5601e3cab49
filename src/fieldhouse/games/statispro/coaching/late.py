"""The last minutes: shots to take or not, time-outs, the press, fouls to stop the clock, three-pointers."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro import menu
from fieldhouse.games.statispro.coaching.tempo import lead
from fieldhouse.games.statispro.menu import Window, can_call_time
from fieldhouse.games.statispro.questions import KEEP_ON, TAKE_SHOT, ShotChoice
from fieldhouse.games.statispro.state import BRING_UP, Game

POSSESSION: Final = 4
"""Cards that a possession takes."""
SHOT_AND_REBOUND: Final = 2
PRESSED_FROM: Final = 24


def shoot_or_wait(game: Game, seat: int, subject: ShotChoice) -> int:
    """Run the clock down to the last shot of a period, or while ahead; shoot at once when behind or time is short."""
    if game.left <= SHOT_AND_REBOUND:
        return TAKE_SHOT
    if subject.is_forced:
        return KEEP_ON
    ahead = lead(game, seat)
    is_last_quarter = game.is_final_two
    can_run_out = game.left - game.passes <= SHOT_AND_REBOUND + 1
    waits = can_run_out if not is_last_quarter or ahead >= 0 else False
    if is_last_quarter and ahead > 0 and game.left <= 2 * POSSESSION:
        waits = True
    if waits and game.passes > 0 and not subject.is_open:
        return KEEP_ON
    return subject.legal[0]


def decide(game: Game, seat: int, window: Window) -> int:
    """What the last two minutes of a game call for, or GO."""
    behind = -lead(game, seat)
    if window.is_time_out:
        return _three_pointers(game, seat, behind)
    return _time_out(game, seat, behind) if seat == game.offense else menu.GO


def _time_out(game: Game, seat: int, behind: int) -> int:
    """Behind by a little, with the ball: stop and think, and bring it in at mid-court."""
    if 0 < behind <= 9 and game.left <= 15 and not game.half_court and game.phase == BRING_UP:
        if can_call_time(game, seat):
            return menu.TIME_OUT
    return menu.GO


def _three_pointers(game: Game, seat: int, behind: int) -> int:
    """4.6.1, 4.6.2: two baskets are not enough, or the others have said so."""
    if behind >= 6 and not game.three_offense[seat]:
        return menu.THREE_OFFENSE
    if behind <= -4 and game.three_offense[1 - seat] and not game.three_defense[seat]:
        return menu.THREE_DEFENSE
    return menu.GO


def presses(game: Game, seat: int) -> bool:
    """Behind by a few baskets with little time: press from here on."""
    return game.is_final_two and game.left <= PRESSED_FROM and 3 < -lead(game, seat) <= 12


def fouls_to_stop(game: Game, seat: int) -> bool:
    """Behind with too little time for them to shoot and us to answer."""
    behind = -lead(game, seat)
    return 0 < behind <= 9 and game.left <= 8


def misses_on_purpose(game: Game, seat: int) -> bool:
    """Two behind at the buzzer, only a rebound helps."""
    return lead(game, seat) == -2 and game.left <= SHOT_AND_REBOUND
