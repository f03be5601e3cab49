"""'Managing the Game Clock', 'Timeouts', 'No-Huddle Offense', 'Spiking the Ball', and Appendix E."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.questions import TEMPO, is_ball_given_up
from fieldhouse.games.ddf.state import HURRIED, OUT_OF_BOUNDS, REDUCED, RUNNING, TIME_OUT_CALLED, Game
from fieldhouse.games.ddf.timing import is_counted, is_reduced, time_to_come
from fieldhouse.gridiron.late_game import NO_HUDDLE, SPIKE, TIME_OUT
from fieldhouse.gridiron.outcome import SHORT_TIME
from fieldhouse.table.seat import OTHER, Seat

TWO_MINUTES: Final = 120
LATE_SECONDS: Final = {2: 120, 4: 300}
"""Plays out of bounds stop the clock in the last 2:00 of the first half and the last 5:00 of the second."""
NO_HUDDLE_TIME: Final = 20


def time_of_play(game: Game, seconds: int) -> int:
    """The seconds a play takes that leaves the clock running, after both sides have had their say. Asks."""
    if seconds == OUT_OF_BOUNDS and game.clock <= LATE_SECONDS.get(game.quarter, 0):
        return SHORT_TIME
    offense = game.offense
    defense = OTHER[offense]
    can_hurry = (seconds == RUNNING or game.no_huddles[offense]) and not is_ball_given_up(game)
    can_stop_it = game.time_outs[defense]
    spoken = game.table.ask_in_turn(
        game, TEMPO,
        offense, seconds if can_hurry or game.time_outs[offense] else None,
        defense, seconds if can_stop_it else None,
    )  # fmt: skip
    if spoken is not None:
        seat, wish = spoken
        if seat == defense or (wish == NO_HUDDLE and can_stop_it and ask_time_out_instead(game, defense)):
            return called_time_out(game, defense)
        return hurried(game, offense, wish)
    return reduced(game) if seconds == RUNNING and is_counted(game) else time_to_come(game, seconds)


def ask_time_out_instead(game: Game, defense: Seat) -> bool:
    """The offense goes without a huddle: does the defense stop the clock? Then nobody has hurried."""
    return game.table.ask(TEMPO, game, defense, NO_HUDDLE_TIME) == TIME_OUT


def hurried(game: Game, offense: Seat, wish: int) -> int:
    """'No-Huddle Offense' and 'Spiking the Ball': the seconds of a play after which the offense hurries, or stops the
    clock.
    """
    if wish == TIME_OUT:
        return called_time_out(game, offense)
    if wish == SPIKE:
        game.play.spiked = True
        return SHORT_TIME
    game.no_huddles[offense] -= 1
    game.play.aside(HURRIED, offense)
    return NO_HUDDLE_TIME


def called_time_out(game: Game, seat: Seat) -> int:
    """'Timeouts' before the reveal: the last play took ten seconds."""
    game.time_outs[seat] -= 1
    game.stopped = True
    game.play.aside(TIME_OUT_CALLED, seat)
    return SHORT_TIME


def reduced(game: Game) -> int:
    """'Reducing Standard Play Times': the seconds of this play; the game counts the long ones of each team."""
    seat, counts = game.play.seat, game.forty_second_plays
    if is_reduced(game):
        counts[seat] = 0
        return REDUCED
    counts[seat] += 1
    return RUNNING


def at_the_warning(game: Game, left: int) -> int:
    """The clock after a play that leaves *left*, less than 2:00: there it stops in the second and fourth quarter, if it
    showed more, and at zero.
    """
    if game.clock > TWO_MINUTES and game.quarter in LATE_SECONDS:
        return TWO_MINUTES
    return left if left > 0 else 0
