"""What a season's coaches did about kicks and the end of a half, each as often as they did: for either football."""

from __future__ import annotations

from typing import Final

from fieldhouse.gridiron import late_game
from fieldhouse.gridiron.game import FootballGame
from fieldhouse.gridiron.habits import WHOLE, ZONES, LeagueHabits
from fieldhouse.gridiron.late_game import (
    DEEP,
    KICK_TRY,
    LAST_HOPE,
    LAST_SECONDS,
    ONE_SCORE,
    ONSIDE,
    PUNT_AWAY,
    SQUIB,
    TRY_FIELD_GOAL,
    TWO_MINUTES,
    TWO_POINT_TRY,
    Pace,
    lead_of,
)
from fieldhouse.gridiron.phases import REGULATION
from fieldhouse.gridiron.situations import (
    AHEAD,
    DISTANCE_CLASS,
    FOUR_MINUTES,
    GOAL_CLASS,
    ORDINARY,
    THREE_SCORES,
    fourth_state_at,
    kneel_cell,
    lead_column,
    onside_cell,
    try_time,
    zone_at,
)
from fieldhouse.table.seat import Seat

SECOND_THOUGHT: Final = 613
"""What makes another number of a whim."""


def is_decided_now(game: FootballGame, seat: Seat) -> bool:
    """Overtime, the last two minutes of any quarter, or the last four of the game for a side two scores behind: nobody
    asks what is usual. A side three scores behind does till then as such sides did, and some of them punt."""
    if game.is_overtime or game.clock <= TWO_MINUTES:
        return True
    is_two_behind = -THREE_SCORES < lead_of(game, seat) < -ONE_SCORE
    return game.clock <= FOUR_MINUTES and game.quarter == REGULATION and is_two_behind


def played_fourths(game: FootballGame, seat: Seat, habits: LeagueHabits) -> int:
    """Of a thousand fourth downs like this one, how many were played."""
    state = fourth_state_at(game.quarter, game.clock, lead_of(game, seat))
    return habits.fourths[state * len(ZONES) + zone_at(game.spot)][DISTANCE_CLASS[game.to_go]]


def by_habit(game: FootballGame, seat: Seat, habits: LeagueHabits, whim: float, chance: float) -> int:
    """What the season's coaches did on fourth downs like this one, but no fakes, and no field goal without hope;
    *chance* is that of a field goal."""
    state = fourth_state_at(game.quarter, game.clock, lead_of(game, seat))
    thousandth = whim * WHOLE
    is_fake = state in (ORDINARY, AHEAD) and late_game.is_foolish_fourth_down(game)  # what real coaches played there
    if thousandth < played_fourths(game, seat, habits) and not is_fake:
        return late_game.PLAY_ON
    is_goal = thousandth * SECOND_THOUGHT % WHOLE < habits.goals[0][GOAL_CLASS[game.spot]]
    return TRY_FIELD_GOAL if is_goal and chance >= LAST_HOPE else PUNT_AWAY


def extra_point(game: FootballGame, seat: Seat, habits: LeagueHabits, whim: float) -> int:
    """Two points as often as the season's coaches tried them with such a lead."""
    tried = habits.two_points[try_time(game.quarter)][lead_column(lead_of(game, seat))]
    return TWO_POINT_TRY if whim * WHOLE < tried else KICK_TRY


def kickoff(game: FootballGame, seat: Seat, habits: LeagueHabits, whim: float) -> int:
    """Deep; behind in the fourth quarter onside as often as the season's coaches did, ahead along the ground when a
    half is all but over."""
    behind = -lead_of(game, seat)
    if game.quarter == REGULATION and behind > 0:
        clock, column = onside_cell(game.clock, behind)
        return ONSIDE if whim * WHOLE < habits.onside[clock][column] else DEEP
    is_over = game.quarter in (2, REGULATION) and behind < 0 and game.clock <= LAST_SECONDS
    return SQUIB if is_over else DEEP


def lets_half_end(game: FootballGame, seat: Seat, habits: LeagueHabits, whim: float, pace: Pace) -> bool:
    """On first down in the own half, the first half all but over, as often as the season's coaches did; or deep in it,
    the game level and all but over."""
    if game.quarter != 2:
        return late_game.is_half_not_worth_it(game, seat, pace)
    cell = kneel_cell(game.clock, game.spot)
    if cell is None or game.down != 1 or game.spot <= pace.kneel_loss or game.clock > pace.kneel:
        return False
    return whim * WHOLE < habits.kneels[cell[0]][cell[1]]
