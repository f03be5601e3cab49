"""'Managing the Game Clock', 'Timeouts', 'No-Huddle Offense', 'Spiking the Ball', and Appendix E."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.questions import NO_HUDDLE, SPIKE, TEMPO, TIME_OUT
from fieldhouse.games.ddf.state import (
    HURRIED,
    NEXT_SNAP,
    OUT_OF_BOUNDS,
    RUNNING,
    SHORT_TIME,
    TIME_OUT_CALLED,
    Game,
    Outcome,
)
from fieldhouse.gridiron.field import other

TWO_MINUTES: Final = 120
LATE: Final = {2: 120, 4: 300}
"""Plays out of bounds stop the clock in the last 2:00 of the first half and the last 5:00 of the second."""
NO_HUDDLE_TIME: Final = 20
REDUCED: Final = 30
EVERY: Final = 3
"""'Reducing Standard Play Times': every third 40-second play takes 30."""


def time_of_play(game: Game, outcome: Outcome) -> tuple[int, bool]:
    """The seconds the play takes, after both sides have had their say, and whether the offense spikes the ball."""
    seconds = outcome.seconds
    if seconds == OUT_OF_BOUNDS:
        if game.clock <= LATE.get(game.quarter, 0):
            return SHORT_TIME, False
    if seconds <= SHORT_TIME or outcome.ending != NEXT_SNAP or not game.clock:
        return seconds, False
    seconds, is_spiked = tempo(game, seconds)
    if seconds == RUNNING and game.options.advanced_timing:
        seconds = reduced(game)
    return seconds, is_spiked


def tempo(game: Game, seconds: int) -> tuple[int, bool]:
    """While the clock runs the offense may hurry or stop it, and then the defense may stop it."""
    wish = game.table.ask(TEMPO, game, game.offense, seconds)
    if wish == TIME_OUT:
        return called_time_out(game, game.offense), False
    if wish == SPIKE:
        return SHORT_TIME, True
    if wish == NO_HUDDLE:
        game.no_huddles[game.offense] -= 1
        game.play.aside(HURRIED, game.offense)
        seconds = NO_HUDDLE_TIME
    defense = other(game.offense)
    if game.time_outs[defense] and game.table.ask(TEMPO, game, defense, seconds) == TIME_OUT:
        seconds = called_time_out(game, defense)
    return seconds, False


def called_time_out(game: Game, seat: int) -> int:
    """'Timeouts' before the reveal: the last play took ten seconds."""
    game.time_outs[seat] -= 1
    game.play.aside(TIME_OUT_CALLED, seat)
    return SHORT_TIME


def reduced(game: Game) -> int:
    """'Reducing Standard Play Times', counted for each team."""
    seat = game.play.seat
    game.forty_second_plays[seat] = (game.forty_second_plays[seat] + 1) % EVERY
    return RUNNING if game.forty_second_plays[seat] else REDUCED


def run_clock(game: Game, seconds: int) -> None:
    """Take the seconds off, but stop at 2:00 in the second and fourth quarter."""
    if seconds:
        left = max(game.clock - seconds, 0)
        if game.quarter in LATE and left < TWO_MINUTES < game.clock:
            left = TWO_MINUTES
        game.play.seconds = game.clock - left
        game.clock = left

