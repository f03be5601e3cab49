"""The coach and the clock, as this game keeps it; what every football coach knows is ``gridiron.late_game``."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.choices import KNEEL
from fieldhouse.games.ddf.coaching.plan import Plan
from fieldhouse.games.ddf.questions import can_go_without_huddle, is_ball_given_up
from fieldhouse.games.ddf.rules.clock import NO_HUDDLE_TIME
from fieldhouse.games.ddf.season import NO_OVERTIME, SUDDEN_DEATH
from fieldhouse.games.ddf.state import QUICK, RUNNING, Game
from fieldhouse.gridiron import late_game
from fieldhouse.gridiron.habits import WHOLE, WON_CLOCKS
from fieldhouse.gridiron.late_game import (
    CANNOT,
    DEFENSE_STOPS,
    LET_RUN,
    NO_HUDDLE,
    TWO_MINUTES,
    Means,
    Pace,
    lead_of,
)
from fieldhouse.gridiron.outcome import LAST_DOWN, SHORT_TIME
from fieldhouse.gridiron.phases import REGULATION, TIME_OUTS
from fieldhouse.gridiron.situations import class_of, kneel_cell, state_of
from fieldhouse.table.seat import OTHER, Seat

KNEEL_LOSS: Final = 1
FIVE_MINUTES: Final = 300
EARLY_STOPS: Final = 0.45
"""From when on the side that is behind stops the clock by a season's clock, and how often before the last two and a
half minutes: coaches of the league did it after about so many plays that left the clock running."""
PACE: Final = Pace(RUNNING, RUNNING, KNEEL_LOSS, SHORT_TIME, NO_HUDDLE_TIME, stops_at_two_minutes=True)
SURE_KNEEL: Final = 36
"""What a coach of the league reckons with for a kneel, to be sure."""
SEASON_PACE: Final = Pace(
    SURE_KNEEL, SURE_KNEEL, KNEEL_LOSS, QUICK, NO_HUDDLE_TIME, stops_at_two_minutes=True,
    kept_in_first_half=TIME_OUTS, kept=TIME_OUTS - 1, defense_stops=FIVE_MINUTES,
)  # fmt: skip
"""The guide's clock, and a season's: with it time-outs are called when they were in life, most in the last minute."""
NORMAL_NO_HUDDLE: Final = 70.0
"""A team spreads its no-huddle quota over about so many plays that leave the clock running."""
KEPT_FOR_LATE: Final = 8.0
"""But so much of it is kept for the ends of the halves, where real teams hurried twice as often as elsewhere."""
SPECIAL: Final = TWO_MINUTES
"""With more on the clock nobody kneels, nor kicks on the last second."""


def pace_of(game: Game) -> Pace:
    """What the game's clock does."""
    return SEASON_PACE if game.options.season_clock else PACE


def is_any_score_enough(game: Game) -> bool:
    """In overtime: the next score wins, a field goal too."""
    return game.rules.overtime in (SUDDEN_DEATH, NO_OVERTIME) or game.overtime_possessions > 0


def means_of(game: Game, seat: Seat, seconds: int) -> Means:
    """No huddle while the quota lasts, and a spike after a play in bounds."""
    if is_ball_given_up(game):
        return Means(CANNOT, CANNOT)
    return Means(
        hurried=NO_HUDDLE_TIME if game.no_huddles[seat] else CANNOT,
        spiked=SHORT_TIME + pace_of(game).stopped if seconds == RUNNING else CANNOT,
    )


def runs_out_clock(game: Game, seat: Seat, plan: Plan, whim: float) -> bool:
    """Kneeling ends the game whatever time-outs they have; or they are out of reach and call none: then, by a season's
    clock even where kneeling would end it, it is kneeled as often as the season's coaches did."""
    is_won = late_game.is_lost(game, OTHER[seat])
    if late_game.can_run_out_clock(game, seat, pace_of(game)) and not (is_won and game.options.season_clock):
        return True
    if not is_won or game.down == LAST_DOWN or game.spot <= LAST_DOWN:
        return False
    return whim * WHOLE < plan.habits.won_kneels[0][class_of(WON_CLOCKS, game.clock)]


def lets_half_end(game: Game, seat: Seat, plan: Plan, whim: float) -> bool:
    """Deep in the own half with the first half all but over, or the game, and level: as often as the season's coaches
    did."""
    if game.quarter != 2 and (game.quarter != REGULATION or lead_of(game, seat)):
        return False
    cell = kneel_cell(game.clock, game.spot)
    if cell is None or game.down != 1 or game.spot <= KNEEL_LOSS or game.clock > RUNNING:
        return False
    table = plan.habits.kneels if game.quarter == 2 else plan.habits.level_kneels
    return whim * WHOLE < table[cell[0]][cell[1]]


def usual_tempo(game: Game, seat: Seat, plan: Plan, seconds: int, whim: float) -> int:
    """What to do about a running clock: late in the game, until its last two minutes, a side hurries as often as the
    season's coaches did."""
    if game.quarter == REGULATION and seat != game.offense:
        return LET_RUN if game.options.season_clock and lets_them(game, whim) else tempo(game, seat, seconds, whim)
    if game.quarter == REGULATION and game.clock > TWO_MINUTES:
        if whim * WHOLE >= plan.habits.hurries[0][state_of(game, seat)]:
            return LET_RUN
        if game.options.season_clock and can_go_without_huddle(game, seat, seconds):
            return NO_HUDDLE
    return tempo(game, seat, seconds, whim)


def lets_them(game: Game, whim: float) -> bool:
    """A side that is behind has its time-outs for later, or no more use for them: the others kneel it out."""
    return game.play.call == KNEEL or (game.clock > DEFENSE_STOPS and whim >= EARLY_STOPS)


def tempo(game: Game, seat: Seat, seconds: int, whim: float) -> int:
    """What to do about a running clock: late in a half by score and time; before it a side with the ball spreads its
    no-huddle quota over the game.
    """
    quarter = game.quarter
    if quarter >= 4 or (quarter == 2 and game.clock <= TWO_MINUTES):
        return late_game.tempo(game, seat, seconds, pace_of(game), means_of(game, seat, seconds))
    if not can_go_without_huddle(game, seat, seconds):
        return LET_RUN
    return NO_HUDDLE if whim * NORMAL_NO_HUDDLE < game.sides[seat].spread_no_huddle - KEPT_FOR_LATE else LET_RUN
