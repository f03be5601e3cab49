"""'Interceptions': the point of interception, the return, the end zone."""

from __future__ import annotations

from fieldhouse.games.ddf.results import RETURN_OFFSET
from fieldhouse.games.ddf.rules.fumbles import after_return
from fieldhouse.games.ddf.rules.returns import run_back
from fieldhouse.games.ddf.season import TOUCHBACK
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.field import END_ZONE_DEEPEST, GOAL, across
from fieldhouse.gridiron.outcome import Outcome, touchdown
from fieldhouse.gridiron.results import RETURNED
from fieldhouse.table.seat import OTHER


def interception(game: Game, yards: int) -> Outcome:
    """Intercepted *yards* from the line of scrimmage; the interceptor must try to run it back. Rolls and asks."""
    seat = OTHER[game.offense]
    start = max(across(game.spot + yards), -END_ZONE_DEEPEST)
    if start >= GOAL:
        return touchdown(seat)
    column = game.sides[seat].interception_return
    result = game.table.staged(run_back)(game, column, None, "interception return")
    if result[0] == RETURN_OFFSET:
        result = RETURNED, 0, ()
    return after_return(game, seat, start, result, TOUCHBACK)
