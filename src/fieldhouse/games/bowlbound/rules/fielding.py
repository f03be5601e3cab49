"""'Kick Return Options' (IV): return, fair catch, or let the ball roll; and in basic play, return or leave it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fieldhouse.games.bowlbound.choices import FAIR_CATCH, LEAVE_IT, LET_IT_ROLL, RETURN_KICK, TAKE_ROLL, TAKE_TOUCHBACK
from fieldhouse.games.bowlbound.questions import KICK_FIELDED, ROLL_OPTION, Fielded
from fieldhouse.games.bowlbound.results import Return
from fieldhouse.games.bowlbound.rules.loose_balls import END_LINE, let_go, loose_on_return
from fieldhouse.games.bowlbound.rules.returns import carry_back, run_back
from fieldhouse.games.bowlbound.rules.weather import KICKOFF_RETURN_LOSS, PUNT_RETURN_LOSS, on_return
from fieldhouse.games.bowlbound.season import TOUCHBACK
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.gridiron.field import GOAL, across
from fieldhouse.gridiron.outcome import NO_TIME, SHORT_TIME, Outcome, possession, touchdown
from fieldhouse.table.seat import OTHER, Seat

BringBack = Callable[[Game, Seat, int], Outcome]
MUFFED: Final = 13
MISSED: Final = 35
ROLL_LESS: Final = 15
SHORT_DROP_LINE: Final = 5


def ask_fielded(game: Game, receiver: Seat, spot: int, choices: tuple[int, ...]) -> int:
    """What the receivers do about a kick, unless there is only one thing to do."""
    if len(choices) == 1:
        return choices[0]
    return game.table.ask(KICK_FIELDED, game, receiver, Fielded(spot, choices))


def punt_came_down(game: Game, spot: int, is_marked: bool, is_rushed: bool) -> Outcome:
    """VI-5 and IV-1: a punt has come down at *spot*, counted by the receivers, in bounds. Rolls and asks."""
    receiver = OTHER[game.offense]
    if spot <= -END_LINE or (spot <= 0 and (is_marked or is_rushed)):
        return touchback(game, receiver)
    if is_rushed:
        return roll_option(game, receiver, spot)
    choice = ask_fielded(game, receiver, spot, punt_choices(game, spot, is_marked))
    if choice == FAIR_CATCH:
        return fair_catch(game, receiver, spot)
    if choice == LET_IT_ROLL:
        return dead_roll(game, receiver, roll_to_rest(game, spot))
    if choice == TAKE_TOUCHBACK:
        return touchback(game, receiver)
    if choice == LEAVE_IT:
        return roll_option(game, receiver, spot) if game.options.punt_returns else possession(receiver, spot)
    return punt_return(game, receiver, spot)


def punt_choices(game: Game, spot: int, is_marked: bool) -> tuple[int, ...]:
    """VI-5: return it, or not; IV-1: also a fair catch, or a roll; a marked punt cannot be returned."""
    if spot <= 0:
        return (RETURN_KICK, TAKE_TOUCHBACK)
    if game.options.punt_returns:
        return (LEAVE_IT, FAIR_CATCH) if is_marked else (RETURN_KICK, FAIR_CATCH, LET_IT_ROLL)
    return (LEAVE_IT,) if is_marked else (RETURN_KICK, LEAVE_IT)


def punt_return(game: Game, receiver: Seat, spot: int) -> Outcome:
    """VI-5: the punt return column; III-2-A: after a short drop no return loses yards. Rolls and asks."""
    result = run_back(game, game.sides[receiver].punt_return, "punt return")
    if game.has_weather:
        result = on_return(game, PUNT_RETURN_LOSS, spot, result)
    if game.options.short_drop and game.spot < SHORT_DROP_LINE:
        result = result.going(max(result.yards, 0))
    return carry_back(game, receiver, spot, result, loose_on_return)


def fair_catch(game: Game, receiver: Seat, spot: int) -> Outcome:
    """IV-1-A: muffed on 13, missed on 35, else caught. Rolls and asks."""
    return roll_catch(game, receiver, spot, roll_option, SHORT_TIME)


def roll_catch(game: Game, receiver: Seat, spot: int, missed: BringBack, seconds: int) -> Outcome:
    """The dice of a fair catch; *missed* is what becomes of a ball that nobody holds, and may ask."""
    total = game.table.roll(OFFENSE, "fair catch")
    if total == MUFFED:
        return muffed(game, receiver, spot)
    if total == MISSED:
        return missed(game, receiver, spot)
    game.play.result = "fair catch"
    return possession(receiver, spot, seconds)


def muffed(game: Game, receiver: Seat, spot: int) -> Outcome:
    """IV-1-A-ii and IV-2-C: the receivers' fumble line says whose ball it is; nobody advances it. Rolls."""
    game.play.result = "muff"
    if game.sides[receiver].recovered[game.table.roll(OFFENSE, "fumble")]:
        let_go(game, receiver, receiver)
        return possession(receiver, spot if spot > 0 else TOUCHBACK)
    let_go(game, receiver, OTHER[receiver])
    return possession(OTHER[receiver], across(spot)) if spot > 0 else touchdown(OTHER[receiver])


def roll_to_rest(game: Game, spot: int) -> int:
    """IV-1-B: the dice less 15, toward the receivers' goal; a small total bounces back."""
    yards = game.table.roll(OFFENSE, "roll") - ROLL_LESS
    game.play.kick_roll = yards
    game.play.kick_yards += yards
    game.play.result = "rolled"
    return min(spot - yards, GOAL - 1)


def roll_option(game: Game, receiver: Seat, spot: int) -> Outcome:
    """IV-1-A-iii, IV-1-C, V-2-C-iv: the kickers may let it roll, or have it dead where it is. Rolls and asks."""
    if game.table.ask(ROLL_OPTION, game, OTHER[receiver], spot) != TAKE_ROLL:
        return possession(receiver, spot)
    return dead_roll(game, receiver, roll_to_rest(game, spot))


def dead_roll(game: Game, receiver: Seat, end: int) -> Outcome:
    """IV-1-B and D: dead where it rolled, or a touchback."""
    return possession(receiver, end) if end > 0 else touchback(game, receiver)


def touchback(game: Game, receiver: Seat) -> Outcome:
    """VI-13-G-i."""
    game.play.result = "touchback"
    return possession(receiver, TOUCHBACK)


def kickoff_came_down(
    game: Game, spot: int, bring_back: BringBack | None = None, can_be_caught: bool = True
) -> Outcome:
    """V-5, VI-13-F and IV-2: a kickoff; *bring_back* is a return that is not the usual one. Rolls and asks."""
    receiver = OTHER[game.kicker]
    if spot <= -END_LINE:
        return touchback(game, receiver).lasting(NO_TIME)
    choices: tuple[int, ...] = (RETURN_KICK,) if spot > 0 else (RETURN_KICK, TAKE_TOUCHBACK)
    if game.options.kickoff_returns:
        choices = (*choices, FAIR_CATCH, LET_IT_ROLL) if can_be_caught and spot > 0 else (*choices, LET_IT_ROLL)
    choice = ask_fielded(game, receiver, spot, choices)
    if choice == TAKE_TOUCHBACK:
        return touchback(game, receiver).lasting(NO_TIME)
    if choice == FAIR_CATCH:
        return caught_kickoff(game, receiver, spot)
    if choice == LET_IT_ROLL:
        return kickoff_roll(game, receiver, spot)
    return (bring_back or kickoff_return)(game, receiver, spot)


def caught_kickoff(game: Game, receiver: Seat, spot: int) -> Outcome:
    """IV-2-A: as with a punt; but a kickoff that is missed is a live ball. Rolls."""
    return roll_catch(game, receiver, spot, kickoff_roll, NO_TIME)


def kickoff_roll(game: Game, receiver: Seat, spot: int) -> Outcome:
    """IV-2-C and D: short of the end line it is as good as muffed. Rolls."""
    end = roll_to_rest(game, spot)
    if end <= -END_LINE:
        return touchback(game, receiver).lasting(NO_TIME)
    return muffed(game, receiver, end)


def kickoff_return(game: Game, receiver: Seat, spot: int) -> Outcome:
    """V-5: the kickoff return column. Rolls and asks."""
    return brought_back(game, receiver, spot, run_back(game, game.sides[receiver].kickoff_return, "kickoff return"))


def brought_back(game: Game, receiver: Seat, spot: int, result: Return) -> Outcome:
    """The return of a kickoff, with the weather's share. Rolls and asks."""
    if game.has_weather:
        result = on_return(game, KICKOFF_RETURN_LOSS, spot, result)
    return carry_back(game, receiver, spot, result, loose_on_return)
