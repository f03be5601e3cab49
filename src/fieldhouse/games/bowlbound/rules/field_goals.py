"""'Field Goal Attempts' (VI-6)."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.results import Kick
from fieldhouse.games.bowlbound.rules.before_kicks import with_blocks
from fieldhouse.games.bowlbound.rules.kicks import Numbers, kick
from fieldhouse.games.bowlbound.rules.scrimmage_kicks import kicked
from fieldhouse.games.bowlbound.rules.weather import on_field_goal
from fieldhouse.games.bowlbound.season import TOUCHBACK
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.field import GOAL, across
from fieldhouse.gridiron.outcome import FIELD_GOAL, Outcome, possession
from fieldhouse.gridiron.results import KICK_MISSED
from fieldhouse.table.seat import OTHER

HOLD: Final = 7
"""The ball is held this far behind the line of scrimmage."""


def field_goal(game: Game, numbers: Numbers) -> Outcome | None:
    """VI-6: a field goal try; None if the fake number came. Rolls and asks."""
    numbers = with_blocks(game, numbers)
    result: Kick = game.table.stage(kick, game, game.sides[game.offense].field_goal, "field goal", numbers)
    return kicked(game, result, lambda: tried(game, result))


def tried(game: Game, result: Kick) -> Outcome:
    """VI-6: good if the column reaches the goal line; else their ball at the hold or the 20, whichever is better."""
    yards = on_field_goal(game, game.offense, result.yards)
    if result.kind != KICK_MISSED and yards >= GOAL - game.spot:
        game.play.result = "good"
        return Outcome(FIELD_GOAL, game.offense)
    game.play.result = "no good"
    hold = across(max(game.spot - HOLD, 1))  # a hold in the kickers' end zone is brought out to the one
    return possession(OTHER[game.offense], max(hold, TOUCHBACK))
