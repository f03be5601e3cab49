"""Section 6.2, 6.8, 12: a free throw, from the dead-ball deck, and those of technical fouls."""

from __future__ import annotations

from typing import Final, NewType

from fieldhouse.games.statispro.events import TEAM, TECHNICAL, THROW_MISSED, TIME_OUT
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.menu import can_freeze
from fieldhouse.games.statispro.questions import FREEZE, MISS_ON_PURPOSE, YES
from fieldhouse.games.statispro.rules import turns
from fieldhouse.games.statispro.rules.clock import dead_ball
from fieldhouse.games.statispro.rules.ratings import FREEZING
from fieldhouse.games.statispro.rules.shares import who_is_charged
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.seat import OTHER, Seat

ThrowEnding = NewType("ThrowEnding", int)
GOOD: Final = ThrowEnding(0)
MISSED: Final = ThrowEnding(1)
AIR_BALL: Final = ThrowEnding(2)
LOST: Final = ThrowEnding(3)


def free_throw(game: Game, man: Man, is_live: bool) -> ThrowEnding:
    """6.2, 6.8: one throw, and how it ended. *is_live*: a miss will be played on, by whoever called; so he may be asked
    to miss on purpose. Draws and asks."""
    is_final_two = game.left <= 30 and game.is_final_two
    if is_final_two:
        freeze(game, man)
    if is_live and game.left and (is_final_two or game.options.early_intentional_miss):
        if game.table.ask(MISS_ON_PURPOSE, game, man.seat, man):
            game.note(THROW_MISSED, man.seat, man.index)
            game.stop_foul = True
            return MISSED
    return throw_resolved(game, man, is_live)


def throw_resolved(game: Game, man: Man, is_live: bool) -> ThrowEnding:
    """6.2, 12D, 12E: how the throw ends, by the next card of the dead-ball deck; another one after a defender's lane
    violation."""
    shot = game.deck.shot[dead_ball(game, "free throw")]
    if is_live and shot.lane == "D" and shot.number > man.free_throws - game.frozen:
        return throw_resolved(game, man, is_live)
    if is_live and shot.lane == "O":
        turns.turnover(game, who_is_charged(game), "lane violation")
        return LOST
    if shot.number <= man.free_throws - game.frozen:
        turns.score_throw(game, man)
        game.frozen = 0
        return GOOD
    game.note(THROW_MISSED, man.seat, man.index)
    return AIR_BALL if shot.air_ball else MISSED


def freeze(game: Game, man: Man) -> None:
    """6.8: in the final minute of a close game a full time-out takes five off his rating, ten after a frozen miss.

    Asks.
    """
    if game.frozen:
        game.frozen = 2 * FREEZING
        return
    seat = OTHER[man.seat]
    if can_freeze(game, man) and game.table.ask(FREEZE, game, seat, man) == YES:
        game.time_outs[seat] -= 1
        game.time_outs_period[seat] += 1
        game.time_outs_late[seat] += 1
        game.note(TIME_OUT, seat, TEAM, "freezes the shooter")
        game.frozen = FREEZING


def technical_throws(game: Game, seat: Seat, gets_ball: bool, throws: int = 1) -> None:
    """10, 14D, 14J: by the best foul shooter in play; a miss is a team rebound if his team has the ball next.

    Draws and asks.
    """
    game.frozen = 0
    man = max(game.floor[seat], key=lambda man: (man.free_throws, not man.is_tired, -man.position))
    for _ in range(throws):
        if free_throw(game, man, is_live=False) != GOOD and gets_ball:
            turns.team_rebound_of(game, seat)


def team_technical(game: Game, seat: Seat) -> None:
    """6.5: a technical against the team for a disqualified man who came back, or who fouls again. Draws and asks."""
    game.note(TECHNICAL, seat, TEAM)
    technical_throws(game, OTHER[seat], gets_ball=game.offense != seat)
