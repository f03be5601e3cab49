"""One down from scrimmage: the calls, the chart's result, where it leaves the ball, the penalties."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.model import DRAW, END_RUN, FIRST_PASS, PLAY_COUNT, SCREEN
from fieldhouse.games.ddf.questions import FIELD_GOAL_TRY, KNEEL, POOCH, POOCH_YARDS, PUNT
from fieldhouse.games.ddf.results import (
    END_ZONE_FUMBLE,
    GAINED,
    GROUNDED,
    INCOMPLETE,
    INTERCEPTED,
    OFFSET,
    PRE_SNAP,
    RESULTS,
    SACKED,
    SCORED,
    SCRAMBLED,
    Result,
)
from fieldhouse.games.ddf.rules.calls import secret_calls
from fieldhouse.games.ddf.rules.field_goals import field_goal
from fieldhouse.games.ddf.rules.fumbles import loose_ball
from fieldhouse.games.ddf.rules.interceptions import interception
from fieldhouse.games.ddf.rules.penalties import Ended, before_snap, offsetting, penalized
from fieldhouse.games.ddf.rules.punts import punt
from fieldhouse.games.ddf.rules.scrimmage import scrimmage_result
from fieldhouse.games.ddf.rules.spotting import downed, safety, touchdown
from fieldhouse.games.ddf.state import OUT_OF_BOUNDS, RUNNING, SHORT_TIME, Game, Outcome
from fieldhouse.gridiron.field import GOAL, other

SQUEEZED: Final = (END_RUN, DRAW, SCREEN)
SQUEEZE_LINE: Final = 5


def scrimmage_down(game: Game) -> Outcome:
    """'Plays from Scrimmage': one down, from the secret calls to how it ends."""
    secret_calls(game)
    call = game.play.call
    if call < PLAY_COUNT:
        return play_from_scrimmage(game)
    if call == PUNT:
        return punt(game, 0)
    if call == POOCH:
        return punt(game, game.table.ask(POOCH_YARDS, game, game.offense))
    if call == FIELD_GOAL_TRY:
        return field_goal(game)
    if call == KNEEL:
        return kneel(game)
    return intentional_safety(game)


def play_from_scrimmage(game: Game) -> Outcome:
    """One of the nine plays."""
    play = game.play
    game.usage[game.offense][play.call] += 1
    result: Result = game.table.stage(scrimmage_result, game, game.offense, play.call, play.formation)
    play.result = RESULTS[result.kind]
    if result.kind == PRE_SNAP:
        return before_snap(game, result.fouls[0])
    if result.kind == OFFSET:
        return offsetting(game, result.fouls)
    ended = carried_out(game, result)
    fouls = result.fouls[:-1] if result.kind == GROUNDED else result.fouls
    if not result.fouls:
        return ended.outcome
    if result.kind == GROUNDED:
        play.fouls.append((result.fouls[-1], game.offense, True))
        ended = ended._replace(outcome=ended.outcome._replace(seconds=SHORT_TIME))
    return penalized(game, result._replace(fouls=fouls), ended) if fouls else ended.outcome


def carried_out(game: Game, result: Result) -> Ended:
    """Put the chart's result on the field: recoveries and returns are rolled, nothing is scored yet."""
    kind = result.kind
    if kind in (GAINED, SCRAMBLED, SACKED):
        return gained(game, result)
    if kind in (INCOMPLETE, GROUNDED):
        return thrown_away(game, result.yards)
    if kind == SCORED:
        game.play.yards = GOAL - game.spot
        return Ended(touchdown(game.offense), GOAL, True)
    game.play.yards = result.yards
    if kind == INTERCEPTED:
        return Ended(interception(game, result.yards), game.spot, False)
    spot = GOAL if kind == END_ZONE_FUMBLE else game.spot + result.yards
    game.play.yards = min(spot, GOAL) - game.spot
    outcome = loose_ball(game, game.offense, spot, game.situation)
    return Ended(outcome, spot, game.play.recovered_by == game.offense)


def gained(game: Game, result: Result) -> Ended:
    """A run, a completed pass, a scramble or a sack: so many yards."""
    yards = result.yards
    if game.options.goal_line_minus_one and is_squeezed(game, result.kind):
        yards -= 1
    spot = min(game.spot + yards, GOAL)
    game.play.yards = spot - game.spot
    game.play.out = result.is_out
    return Ended(downed(game, spot, OUT_OF_BOUNDS if result.is_out else RUNNING), spot, True)


def is_squeezed(game: Game, kind: int) -> bool:
    """'Play Call Restrictions': end runs, draws and screens lose a yard on or inside the five."""
    return kind == GAINED and GOAL - game.spot <= SQUEEZE_LINE and game.play.call in SQUEEZED


def thrown_away(game: Game, yards: int) -> Ended:
    """'Incomplete Passes', and 'OFF #*': grounding loses the yards and the down, or two points."""
    game.play.yards = yards
    spot = game.spot + yards
    return Ended(downed(game, spot, SHORT_TIME), spot, True)


def kneel(game: Game) -> Outcome:
    """'QB Kneel': a yard lost and 40 seconds gone."""
    game.play.result = "kneel"
    game.play.yards = -1
    return downed(game, game.spot - 1)


def intentional_safety(game: Game) -> Outcome:
    """'Intentional Safety': two points, and 40 seconds gone."""
    game.play.result = "intentional safety"
    return safety(other(game.offense))._replace(seconds=RUNNING)


def is_pass(call: int) -> bool:
    return FIRST_PASS <= call < PLAY_COUNT
