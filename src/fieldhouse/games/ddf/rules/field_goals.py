"""'Field Goals', 'Field Goal Penalties', 'Blocked or Fumbled Field Goal Attempts', 'Field Goal Influences'."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.choices import ACCEPT, DECLINE
from fieldhouse.games.ddf.model import KICK_GOOD, NO_CHANGE
from fieldhouse.games.ddf.results import KICK_OFFSET
from fieldhouse.games.ddf.rules.enforcement import (
    Taken,
    gives_first_down,
    heaviest,
    on_the_kickoff,
    ruled,
    running_into,
)
from fieldhouse.games.ddf.rules.kicking import kick
from fieldhouse.games.ddf.rules.penalties import offender_of, on_offense
from fieldhouse.games.ddf.rules.punts import blocked, offset
from fieldhouse.games.ddf.season import TOUCHBACK
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.cells import yards_of
from fieldhouse.gridiron.dice import DEFENSE
from fieldhouse.gridiron.field import GOAL, across
from fieldhouse.gridiron.outcome import FIELD_GOAL, SHORT_TIME, Outcome, field_goal_good, possession
from fieldhouse.gridiron.results import KICK_BLOCKED, KICK_FUMBLED, KICK_MISSED
from fieldhouse.table.seat import OTHER

KICK_SPOT: Final = 8
"""The kick is made this far behind the line of scrimmage."""
ADJUSTED_FROM: Final = 31
"""'Field Goal Influences': the defense has a say on and inside this yard line."""


def field_goal(game: Game) -> Outcome:
    """A field goal try: good if the column reaches the goal line from the line of scrimmage. Rolls and asks."""
    kind, yards, fouls = game.table.staged(kick)(game, game.sides[game.offense].field_goal, "field goal")
    if kind == KICK_OFFSET:
        return offset(game, fouls, game.offense)
    game.play.kick_yards = GOAL - game.spot
    if kind in (KICK_BLOCKED, KICK_FUMBLED):
        outcome = blocked(game, kind, yards)
    else:
        outcome = tried(game, kind != KICK_MISSED and yards >= GOAL - game.spot, is_fouled=bool(fouls))
    return field_goal_penalty(game, fouls, outcome) if fouls else outcome


def tried(game: Game, is_good: bool, is_fouled: bool) -> Outcome:
    """The kick itself: good or no good. The defense's chart has no say in one that was fouled. Rolls."""
    if is_good if is_fouled else roll_adjustment(game, is_good):
        game.play.result = "good"
        return field_goal_good(game.offense)
    game.play.result = "no good"
    return possession(OTHER[game.offense], max(across(game.spot - KICK_SPOT), TOUCHBACK))


def roll_adjustment(game: Game, is_good: bool) -> bool:
    """'Field Goal Influences': is the kick good after the defense's chart has spoken?"""
    column = game.sides[OTHER[game.offense]].field_goal_adjustment
    if column is None or GOAL - game.spot > ADJUSTED_FROM:
        return is_good
    mark = game.table.look(column, DEFENSE, "field goal adjustment")
    return is_good if mark == NO_CHANGE else mark == KICK_GOOD


def field_goal_penalty(game: Game, fouls: tuple[int, ...], outcome: Outcome) -> Outcome:
    """'Field Goal Penalties': accepted or declined like any other, knowing the kick. Rolls and asks."""
    outcome, offender = outcome.lasting(SHORT_TIME), offender_of(game, fouls[0])
    if offender == game.offense:
        return ruled(game, offender, fouls, on_offense(game, fouls, outcome))
    ways = {DECLINE: Taken(outcome)}
    foul = heaviest(fouls)
    if outcome.ending == FIELD_GOAL and gives_first_down(foul):
        ways = {DECLINE: on_the_kickoff(game, outcome, offender, yards_of(foul))}
    ways |= {ACCEPT + index: running_into(game, foul) for index, foul in enumerate(fouls)}
    return ruled(game, offender, fouls, ways)
