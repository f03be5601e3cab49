"""The coach and the clock, as this game keeps it; what every football coach knows is ``gridiron.late_game``."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.questions import is_ball_given_up, legal_tempo
from fieldhouse.games.ddf.rules.clock import NO_HUDDLE_TIME
from fieldhouse.games.ddf.season import NO_OVERTIME, SUDDEN_DEATH
from fieldhouse.games.ddf.state import RUNNING, Game
from fieldhouse.gridiron import late_game
from fieldhouse.gridiron.late_game import CANNOT, LET_RUN, NO_HUDDLE, TWO_MINUTES, Means, Pace
from fieldhouse.gridiron.outcome import SHORT_TIME

PACE: Final = Pace(
    kneel=RUNNING,
    last_kneel=RUNNING,
    kneel_loss=1,
    stopped=SHORT_TIME,
    hurried=NO_HUDDLE_TIME,
    stops_at_two_minutes=True,
)
SPIKED_TIME: Final = 2 * SHORT_TIME
NORMAL_NO_HUDDLE: Final = 70.0
"""A team spreads its no-huddle quota over about so many plays that leave the clock running."""
KEPT_FOR_LATE: Final = 8.0
"""But so much of it is kept for the ends of the halves, where real teams hurried twice as often as elsewhere."""
SPECIAL: Final = TWO_MINUTES
"""With more on the clock nobody kneels, nor kicks on the last second."""


def is_any_score_enough(game: Game) -> bool:
    """In overtime: the next score wins, a field goal too."""
    return game.rules.overtime in (SUDDEN_DEATH, NO_OVERTIME) or game.overtime_possessions > 0


def means_of(game: Game, seat: int, seconds: int) -> Means:
    """No huddle while the quota lasts, and a spike after a play in bounds."""
    if is_ball_given_up(game):
        return Means(CANNOT, CANNOT)
    return Means(
        hurried=NO_HUDDLE_TIME if game.no_huddles[seat] else CANNOT,
        spiked=SPIKED_TIME if seconds == RUNNING else CANNOT,
    )


def tempo(game: Game, seat: int, seconds: int, whim: float) -> int:
    """What to do about a running clock."""
    quarter = game.quarter
    if quarter >= 4 or (quarter == 2 and game.clock <= TWO_MINUTES):
        return late_game.tempo(game, seat, seconds, PACE, means_of(game, seat, seconds))
    if NO_HUDDLE not in legal_tempo(game, seat, seconds):
        return LET_RUN
    return NO_HUDDLE if whim * NORMAL_NO_HUDDLE < game.sides[seat].spread_no_huddle - KEPT_FOR_LATE else LET_RUN
