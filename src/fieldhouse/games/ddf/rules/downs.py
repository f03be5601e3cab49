"""One down from scrimmage: the calls, the chart's result, where it leaves the ball, the penalties."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.choices import FIELD_GOAL_TRY, KNEEL, POOCH, PUNT
from fieldhouse.games.ddf.model import DRAW, END_RUN, PLAY_COUNT, SCREEN
from fieldhouse.games.ddf.questions import POOCH_YARDS
from fieldhouse.games.ddf.results import GROUNDED, OFFSET, PRE_SNAP, RESULTS, SACKED, SCRAMBLED, Result
from fieldhouse.games.ddf.rules.field_goals import field_goal
from fieldhouse.games.ddf.rules.fumbles import loose_ball
from fieldhouse.games.ddf.rules.interceptions import interception
from fieldhouse.games.ddf.rules.on_the_field import as_on_the_field
from fieldhouse.games.ddf.rules.penalties import before_snap, offsetting, penalized
from fieldhouse.games.ddf.rules.punts import punt
from fieldhouse.games.ddf.rules.scrimmage import scrimmage_result
from fieldhouse.games.ddf.state import OUT_OF_BOUNDS, RUNNING, Game
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.outcome import SHORT_TIME, Outcome, safety, touchdown
from fieldhouse.gridiron.results import END_ZONE_FUMBLE, GAINED, INCOMPLETE, INTERCEPTED, SCORED, PlayResult
from fieldhouse.table.seat import OTHER

SQUEEZED: Final[tuple[int, ...]] = (END_RUN, DRAW, SCREEN)
SQUEEZED_FROM: Final = GOAL - 5


def scrimmage_down(game: Game) -> Outcome:
    """'Plays from Scrimmage': one down, from the calls to how it ends. Rolls and asks."""
    play, offense = game.play, game.offense
    call = play.call
    if call >= PLAY_COUNT:
        return not_from_the_charts(game, call)
    game.usage[offense][call] += 1
    game.formations[OTHER[offense]][play.formation] += 1
    result = game.table.staged(scrimmage_result)(game, offense, call, play.formation)
    if game.options.measurement or game.options.thrown_away or game.options.short_field:
        result = as_on_the_field(game, result)
    return placed(game, result)


def not_from_the_charts(game: Game, call: int) -> Outcome:
    """What else a side may do with a down than one of the nine plays. Rolls and asks."""
    if call == PUNT:
        return punt(game, 0)
    if call == POOCH:
        return punt(game, game.table.ask(POOCH_YARDS, game, game.offense, None))
    if call == FIELD_GOAL_TRY:
        return field_goal(game)
    if call == KNEEL:
        return kneel(game)
    return intentional_safety(game)


def placed(game: Game, result: Result) -> Outcome:
    """'Play Results': where the charts' result leaves the ball, and the penalties. Rolls and asks."""
    kind, yards, is_out, fouls = result
    play = game.play
    play.result = RESULTS[kind]
    if kind in (GAINED, SCRAMBLED, SACKED):  # a run, a completed pass, a scramble or a sack
        snapped = game.spot
        spot = snapped + yards
        if snapped >= SQUEEZED_FROM and is_squeezed(game, kind):
            spot -= 1
        if spot > GOAL:
            spot = GOAL
        play.end = spot
        play.yards = spot - snapped if spot > 0 else -snapped
        if is_out:
            play.out = True
        outcome = game.downed(spot, OUT_OF_BOUNDS if is_out else RUNNING)
    elif kind == PRE_SNAP:
        return before_snap(game, fouls[0])
    elif kind == OFFSET:
        return offsetting(game, fouls)
    else:
        outcome = not_carried(game, kind, yards)
    return penalized(game, kind, fouls, outcome.lasting(SHORT_TIME)) if fouls else outcome


def not_carried(game: Game, kind: PlayResult, yards: int) -> Outcome:
    """All that is no gain or loss: recoveries and returns are rolled, nothing is scored yet. Rolls and asks."""
    if kind in (INCOMPLETE, GROUNDED):
        return thrown_away(game, yards)
    play = game.play
    if kind == SCORED:
        play.end = GOAL
        play.yards = GOAL - game.spot
        return touchdown(game.offense)
    if kind == INTERCEPTED:
        play.end, play.kept = game.spot, False
        play.yards = yards
        return interception(game, yards)
    spot = GOAL if kind == END_ZONE_FUMBLE else game.spot + yards
    play.end = spot
    play.yards = min(spot, GOAL) - game.spot
    outcome = loose_ball(game, game.offense, spot, game.situation)
    play.kept = play.recovered_by == game.offense
    return outcome


def is_squeezed(game: Game, kind: PlayResult) -> bool:
    """'Play Call Restrictions', of a ball on or inside the five, which the caller has seen: a gain by an end run, a
    draw or a screen loses a yard.
    """
    return game.options.goal_line_minus_one and kind == GAINED and game.play.call in SQUEEZED


def thrown_away(game: Game, yards: int) -> Outcome:
    """'Incomplete Passes', and 'OFF #*': grounding loses the yards and the down, or two points."""
    game.play.yards = yards
    game.play.end = spot = game.spot + yards
    return game.downed(spot, SHORT_TIME)


def kneel(game: Game) -> Outcome:
    """'QB Kneel': a yard lost and 40 seconds gone, on fourth down and in the own end zone too."""
    game.play.result = "kneel"
    game.play.yards = -1
    return game.downed(game.spot - 1, RUNNING).lasting(RUNNING)


def intentional_safety(game: Game) -> Outcome:
    """'Intentional Safety': two points, and 40 seconds gone."""
    game.play.result = "intentional safety"
    game.play.yards = -game.spot
    return safety(OTHER[game.offense]).lasting(RUNNING)
