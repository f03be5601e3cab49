"""The last minutes: shots to take or not, time-outs, the press, fouls to stop the clock, three-pointers."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro import menu
from fieldhouse.games.statispro.coaching.tempo import lead
from fieldhouse.games.statispro.menu import Window, can_call_time
from fieldhouse.games.statispro.questions import KEEP_ON, TAKE_SHOT, ShotChoice
from fieldhouse.games.statispro.rules.shooting import may_be_long
from fieldhouse.games.statispro.state import BRING_UP, Game
from fieldhouse.table.seat import OTHER, Seat

POSSESSION: Final = 4
"""Cards that a possession takes."""
SHOT_AND_REBOUND: Final = 2
LAST_SHOT: Final = 3
"""Cards: a level game is played for the last shot though the others may have so many left after it."""
PRESSED_FROM: Final = 24
THREE: Final = 3
"""Points that one shot can still make up for."""
THREES_FROM: Final = 3
"""Cards for each point but one that a team is behind: with fewer left it shoots from afar."""
FARTHEST: Final = 9
"""Who is farther behind neither fouls nor stops the clock for it."""


def shoot_or_wait(game: Game, seat: Seat, subject: ShotChoice) -> int:
    """Run the clock down to the last shot of a period, or while ahead to its end; a three where only that helps."""
    if game.left <= SHOT_AND_REBOUND:
        return KEEP_ON if game.is_final_two and game.passes > 0 and lead(game, seat) > 0 else TAKE_SHOT
    if needs_three(game, seat) and not subject.is_three:
        return TAKE_SHOT if may_be_long(game, subject.man) or not game.passes else KEEP_ON
    if subject.is_forced or (game.passes > 0 and _holds(game, seat, subject)):
        return KEEP_ON
    return subject.legal[0]


def _holds(game: Game, seat: Seat, subject: ShotChoice) -> bool:
    """Does it wait for the last shot, or with a lead for the end? An open man shoots, but for the last shot of all."""
    if subject.is_open and not (game.is_final_two and game.left > LAST_SHOT):
        return False
    to_run = game.left - game.passes - SHOT_AND_REBOUND
    if not game.is_final_two:
        return to_run <= 1
    ahead = lead(game, seat)
    if ahead > 0:
        return to_run <= 1 or game.left <= 2 * POSSESSION
    return to_run <= (1 if ahead else LAST_SHOT) and ahead > -THREE


def needs_three(game: Game, seat: Seat) -> bool:
    """Three behind or more, and too little time to catch up by twos: a basket does not help."""
    behind = -lead(game, seat)
    return game.is_final_two and THREE <= behind <= FARTHEST and game.left <= (behind - 1) * THREES_FROM


def decide(game: Game, seat: Seat, window: Window) -> int:
    """What the last two minutes of a game call for, or GO."""
    behind = -lead(game, seat)
    if game.three_offense[seat] and behind < THREE and game.dead_ball:
        return menu.THREE_OFFENSE
    if window.is_time_out:
        return _three_pointers(game, seat, behind)
    return _time_out(game, seat, behind) if seat == game.offense else menu.GO


def _time_out(game: Game, seat: Seat, behind: int) -> int:
    """Behind by a little, with the ball: stop and think, and bring it in at mid-court."""
    if 0 < behind <= FARTHEST and game.left <= 15 and not game.half_court and game.phase == BRING_UP:
        if can_call_time(game, seat):
            return menu.TIME_OUT
    return menu.GO


def _three_pointers(game: Game, seat: Seat, behind: int) -> int:
    """4.6.1, 4.6.2: baskets are not enough, or the others have said so."""
    if needs_three(game, seat) and not game.three_offense[seat]:
        return menu.THREE_OFFENSE
    if behind <= -THREE and game.three_offense[OTHER[seat]] and not game.three_defense[seat]:
        return menu.THREE_DEFENSE
    return menu.GO


def presses(game: Game, seat: Seat) -> bool:
    """Behind by a few baskets with little time: press from here on."""
    return game.is_final_two and game.left <= PRESSED_FROM and THREE < -lead(game, seat) <= 12


def fouls_to_stop(game: Game, seat: Seat) -> bool:
    """Behind with too little time for them to shoot and us to answer: sooner, the farther behind."""
    behind = -lead(game, seat)
    return 0 < behind <= FARTHEST and game.left <= POSSESSION + max(behind, POSSESSION)


def misses_on_purpose(game: Game, seat: Seat) -> bool:
    """Two behind at the buzzer, only a rebound helps."""
    return lead(game, seat) == -2 and game.left <= SHOT_AND_REBOUND
