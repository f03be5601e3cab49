"""The coach and the clock, as this game keeps it; what every football coach knows is ``gridiron.late_game``."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.coaching.plan import Plan
from fieldhouse.games.ddf.questions import is_ball_given_up, legal_tempo
from fieldhouse.games.ddf.rules.clock import NO_HUDDLE_TIME
from fieldhouse.games.ddf.season import NO_OVERTIME, SUDDEN_DEATH
from fieldhouse.games.ddf.state import RUNNING, Game
from fieldhouse.gridiron import late_game
from fieldhouse.gridiron.habits import WHOLE, WON_CLOCKS
from fieldhouse.gridiron.late_game import CANNOT, LET_RUN, NO_HUDDLE, TWO_MINUTES, Means, Pace, lead_of
from fieldhouse.gridiron.outcome import LAST_DOWN, SHORT_TIME
from fieldhouse.gridiron.phases import REGULATION
from fieldhouse.gridiron.situations import class_of, kneel_cell, state_of
from fieldhouse.table.seat import OTHER, Seat

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


def means_of(game: Game, seat: Seat, seconds: int) -> Means:
    """No huddle while the quota lasts, and a spike after a play in bounds."""
    if is_ball_given_up(game):
        return Means(CANNOT, CANNOT)
    return Means(
        hurried=NO_HUDDLE_TIME if game.no_huddles[seat] else CANNOT,
        spiked=SPIKED_TIME if seconds == RUNNING else CANNOT,
    )


def runs_out_clock(game: Game, seat: Seat, plan: Plan, whim: float) -> bool:
    """Kneeling ends the game whatever time-outs they have; or they are out of reach and call none, and then it is
    kneeled as often as the season's coaches did."""
    if late_game.can_run_out_clock(game, seat, PACE):
        return True
    if not late_game.is_lost(game, OTHER[seat]) or game.down == LAST_DOWN or game.spot <= LAST_DOWN:
        return False
    return whim * WHOLE < plan.habits.won_kneels[0][class_of(WON_CLOCKS, game.clock)]


def lets_half_end(game: Game, seat: Seat, plan: Plan, whim: float) -> bool:
    """Deep in the own half with the first half all but over, or the game, and level: as often as the season's coaches
    did."""
    if game.quarter != 2 and (game.quarter != REGULATION or lead_of(game, seat)):
        return False
    cell = kneel_cell(game.clock, game.spot)
    if cell is None or game.down != 1 or game.spot <= PACE.kneel_loss or game.clock > RUNNING:
        return False
    table = plan.habits.kneels if game.quarter == 2 else plan.habits.level_kneels
    return whim * WHOLE < table[cell[0]][cell[1]]


def usual_tempo(game: Game, seat: Seat, plan: Plan, seconds: int, whim: float) -> int:
    """What to do about a running clock: late in the game, until its last two minutes, a side hurries as often as the
    season's coaches did."""
    if game.quarter == REGULATION and game.clock > TWO_MINUTES and seat == game.offense:
        if whim * WHOLE >= plan.habits.hurries[0][state_of(game, seat)]:
            return LET_RUN
    return tempo(game, seat, seconds, whim)


def tempo(game: Game, seat: Seat, seconds: int, whim: float) -> int:
    """What to do about a running clock."""
    quarter = game.quarter
    if quarter >= 4 or (quarter == 2 and game.clock <= TWO_MINUTES):
        return late_game.tempo(game, seat, seconds, PACE, means_of(game, seat, seconds))
    if NO_HUDDLE not in legal_tempo(game, seat, seconds):
        return LET_RUN
    return NO_HUDDLE if whim * NORMAL_NO_HUDDLE < game.sides[seat].spread_no_huddle - KEPT_FOR_LATE else LET_RUN
