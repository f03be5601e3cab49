"""The coach and the clock, as this game keeps it; what every football coach knows is ``gridiron.late_game``."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.choices import NO_DELAY, TAKE_DELAY
from fieldhouse.games.bowlbound.options import RUNNING_TIMES
from fieldhouse.games.bowlbound.rules import alternate_timing as alternate
from fieldhouse.games.bowlbound.rules.clock import SAVED
from fieldhouse.games.bowlbound.rules.downs import KNEEL_LOSS
from fieldhouse.games.bowlbound.state import DECLARED_IN, DECLARED_OUT, NOT_DECLARED, RUNNING, Game
from fieldhouse.gridiron import late_game
from fieldhouse.gridiron.late_game import CANNOT, TWO_MINUTES, Means, Pace, lead_of
from fieldhouse.gridiron.outcome import LAST_DOWN, SHORT_TIME
from fieldhouse.table.seat import Seat


def _pace(running: int) -> Pace:
    """The timing chart's, if a play that keeps the clock running takes so long."""
    return Pace(
        kneel=running,
        last_kneel=0,
        kneel_loss=KNEEL_LOSS,
        stopped=SHORT_TIME,
        hurried=running - SAVED,
        stops_at_two_minutes=True,
    )


PACES: Final = tuple([_pace(seconds) for seconds in range(RUNNING_TIMES[-1] + 1)])
"""By the option. On fourth down nobody kneels: a ball that is given away there is worth a punt."""
ALTERNATE_PACE: Final = Pace(
    kneel=alternate.SNEAK_OR_KNEEL + alternate.CONTINUOUS,
    last_kneel=0,
    kneel_loss=KNEEL_LOSS,
    stopped=0,
    hurried=RUNNING - SAVED,
    stops_at_two_minutes=True,
)
"""Alternate timing (VII) counts a play that stops the clock by seconds: there is a snap in the last ten."""
LONG_BEFORE: Final = 480
"""With more left in a quarter nobody minds the clock."""
LAST_CALLS: Final = LAST_DOWN * RUNNING
"""From here to the end of a half there is more to call than plays."""


def pace_of(game: Game) -> Pace:
    """What the clock does in this game's timing."""
    return ALTERNATE_PACE if game.is_alternate else PACES[game.options.running_time]


def means_of(game: Game, seconds: int) -> Means:
    """I-4: what a hurried snap or a spike would leave of a play's *seconds*, by the chart or by the method of VII."""
    saved_by_hurry = saved_by_spike = SAVED
    if game.is_alternate and alternate.is_alternate(game):
        dead_time = alternate.dead_time(game.play)
        saved_by_hurry = dead_time - alternate.conserved_time(game.play)
        saved_by_spike = dead_time - alternate.spike_time(game.play)
    options = game.options
    return Means(
        hurried=seconds - saved_by_hurry if options.no_huddle else CANNOT,
        spiked=seconds - saved_by_spike if options.spike else CANNOT,
    )


def tempo(game: Game, seat: Seat, seconds: int) -> int:
    """What to do about a running clock."""
    return late_game.tempo(game, seat, seconds, pace_of(game), means_of(game, seconds))


def declaration(game: Game, seat: Seat) -> int:
    """Out of bounds when time is short and no time-out is left; in bounds to keep a late lead."""
    options = game.options
    if options.out_of_bounds and game.clock <= 60 and not game.time_outs[seat] and late_game.wants_time(game, seat):
        return DECLARED_OUT
    if options.in_bounds and game.quarter == 4 and game.clock <= TWO_MINUTES and lead_of(game, seat) > 0:
        return DECLARED_IN
    return NOT_DECLARED


def delay(game: Game, seat: Seat) -> int:
    """The answer about a delay: five yards for ten seconds are worth it well ahead, late in the game."""
    is_worth_it = game.quarter == 4 and lead_of(game, seat) > 8 and game.clock <= 90 and game.spot > 20
    return TAKE_DELAY if is_worth_it else NO_DELAY
