"""One down from scrimmage: the calls, the chart's result, where it leaves the ball, the penalties."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.calls import (
    FIELD_GOAL_TRY,
    FIRST_WILD,
    HAIL_MARY,
    KNEEL,
    PUNT,
    RAZZLE_DAZZLE,
    SNEAK,
    TAKE_SAFETY,
)
from fieldhouse.games.bowlbound.choices import TAKE_BLANK
from fieldhouse.games.bowlbound.model import PLAY_COUNT
from fieldhouse.games.bowlbound.questions import CALL, DECLARE, DEFENSE_CALL, RED_ZONE
from fieldhouse.games.bowlbound.results import BAD_SNAP, CARRIED, OFFSET, PRE_SNAP, RESULTS, STOPPED, Result
from fieldhouse.games.bowlbound.rules.before_kicks import before_kick, fake_kick
from fieldhouse.games.bowlbound.rules.factors import factor_of, factored
from fieldhouse.games.bowlbound.rules.field_goals import field_goal
from fieldhouse.games.bowlbound.rules.guessing import is_red_zone
from fieldhouse.games.bowlbound.rules.loose_balls import interception, loose_ball
from fieldhouse.games.bowlbound.rules.penalties import (
    PlayEnd,
    before_snap,
    by_offender,
    claim_fouls,
    judged,
    offsetting,
)
from fieldhouse.games.bowlbound.rules.punts import punt
from fieldhouse.games.bowlbound.rules.razzle_dazzle import razzle_dazzle
from fieldhouse.games.bowlbound.rules.scrimmage import regular_play
from fieldhouse.games.bowlbound.rules.special_plays import hail_mary, quarterback_sneak
from fieldhouse.games.bowlbound.rules.weather import in_the_wet, is_blown_down
from fieldhouse.games.bowlbound.rules.wild_card import against_wild_card
from fieldhouse.games.bowlbound.side import BLANK_DEFENSE
from fieldhouse.games.bowlbound.state import DECLARED_IN, DECLARED_OUT, RUNNING, Game
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.outcome import NEXT_SNAP, SHORT_TIME, Outcome, safety, touchdown
from fieldhouse.gridiron.phases import TRY
from fieldhouse.gridiron.results import END_ZONE_FUMBLE, FUMBLED, INCOMPLETE, INTERCEPTED, SCORED, PlayResult
from fieldhouse.table.seat import OTHER

KNEEL_LOSS: Final = 2
DECLARATION_COST: Final = 5


def scrimmage_down(game: Game) -> Outcome:
    """V-7 to V-10: one down, from the secret calls to how it ends. Rolls and asks."""
    call = choose(game)
    if call <= HAIL_MARY:
        return play_from_scrimmage(game)
    if call in (PUNT, FIELD_GOAL_TRY):
        return kick_from_scrimmage(game)
    return kneel_down(game) if call == KNEEL else elected_safety(game)


def choose(game: Game) -> int:
    """V-7: both sides choose secretly. The call. Asks."""
    play = game.play
    offense = game.offense
    call, play.defense = game.table.ask_both(game, CALL, offense, DEFENSE_CALL, OTHER[offense])
    play.call = call
    if call <= HAIL_MARY:
        game.usage[offense][call] += 1
        game.defenses[OTHER[offense]][play.defense] += 1
    if call <= HAIL_MARY and (game.can_declare or game.options.red_zone):
        set_conditions(game)
    return call


def set_conditions(game: Game) -> None:
    """II-4: in the red zone the defense may still take a blank result; I-4-C and I-6-C: the offense may declare.

    Asks.
    """
    play = game.play
    if play.call <= RAZZLE_DAZZLE and is_red_zone(game) and play.defense != BLANK_DEFENSE:
        if game.table.ask(RED_ZONE, game, OTHER[game.offense], None) == TAKE_BLANK:
            play.defense = BLANK_DEFENSE
    if game.can_declare and game.phase != TRY and play.call != SNEAK:
        play.declared = game.table.ask(DECLARE, game, game.offense, None)


def play_from_scrimmage(game: Game) -> Outcome:
    """One of the nine plays, the razzle-dazzle, the sneak or the Hail Mary. Rolls and asks."""
    play = game.play
    call, defense = play.call, play.defense
    if call < PLAY_COUNT:
        if defense < FIRST_WILD:
            result = regular_play(game, game.offense, call, defense)
        else:
            result = against_wild_card(game, game.offense, call, defense)
    elif call == RAZZLE_DAZZLE:
        result = razzle_dazzle(game, game.offense, defense)
    elif call == SNEAK:
        result = quarterback_sneak(game, game.offense, defense)
    else:
        result = hail_mary(game, game.offense, defense)
    return settle_result(game, result)


def settle_result(game: Game, result: Result) -> Outcome:
    """Put the chart's result on the field, and settle its fouls. Rolls and asks."""
    play = game.play
    if game.has_weather and is_blown_down(game, game.offense, result):
        result = Result(INCOMPLETE, fouls=result.fouls, play=result.play)
    play.result = RESULTS[result.kind]
    play.ran = result.play
    play.sent_to = result.sent_to
    if result.kind in CARRIED:
        outcome = gained(game, result)
        if not result.fouls and not play.claims:
            return outcome
        ended = PlayEnd(outcome, game.spot + play.yards)
    elif result.kind == PRE_SNAP:
        return before_snap(game, result.fouls[0])
    elif result.kind == OFFSET:
        return offsetting(game, by_offender(game, result.fouls))
    else:
        ended = carried_out(game, result)
    if result.fouls:
        claim_fouls(game, result, ended)
    return judged(game, ended.outcome) if play.claims else ended.outcome


def carried_out(game: Game, result: Result) -> PlayEnd:
    """Where any other result leaves the ball: recoveries and returns are rolled, nothing is scored yet.

    Rolls and asks.
    """
    kind = result.kind
    if kind in (INCOMPLETE, STOPPED):
        seconds = SHORT_TIME if kind == INCOMPLETE else RUNNING
        return PlayEnd(game.downed(game.spot, seconds), game.spot)
    if kind == SCORED:
        game.play.yards = GOAL - game.spot
        return PlayEnd(touchdown(game.offense), GOAL)
    yards = modified(game, result, loose_at(game, result))
    game.play.yards = yards
    if kind == INTERCEPTED:
        return PlayEnd(interception(game, yards), game.spot)
    spot = GOAL + 1 if kind == END_ZONE_FUMBLE else game.spot + yards
    game.play.yards = min(max(spot, 0), GOAL) - game.spot
    return after_fumble(game, loose_ball(game, game.offense, spot, game.situation), kind)


def loose_at(game: Game, result: Result) -> int:
    """I-4-C: a play declared out of bounds costs five yards and takes ten seconds though the ball comes loose."""
    play = game.play
    if play.declared != DECLARED_OUT or result.kind not in (INTERCEPTED, FUMBLED):
        return result.yards
    play.out = result.kind == FUMBLED
    return result.yards - DECLARATION_COST


def after_fumble(game: Game, outcome: Outcome, kind: PlayResult) -> PlayEnd:
    """A fumble that the offense kept throughout ends like any play; a bad snap is no gain, wherever it ends."""
    play = game.play
    has_kept = all(loose.recovered_by == game.offense for loose in play.loose)
    is_kept = has_kept and kind != BAD_SNAP and outcome.ending == NEXT_SNAP and outcome.seat == game.offense
    return PlayEnd(outcome, outcome.spot if is_kept else game.spot)


def gained(game: Game, result: Result) -> Outcome:
    """VI-13-C: a run, a completion, a trap: so many yards, less what a declaration costs, times the factor."""
    play, before = game.play, game.spot
    spot, is_out = carried_to(game, result, result.yards)
    if game.has_weather and spot < GOAL:
        spot, is_out = carried_to(game, result, in_the_wet(game, result))
    if spot > GOAL:
        spot = GOAL
    play.yards = (spot if spot > 0 else 0) - before
    if is_out:
        play.out = True
    return game.downed(spot, RUNNING)


def carried_to(game: Game, result: Result, yards: int) -> tuple[int, bool]:
    """Where so many yards end, and whether out of bounds."""
    before, is_out, declaration = game.spot, result.is_out, game.play.declared
    if declaration:
        scores = yards > 0 and before + modified(game, result, yards) >= GOAL
        yards, is_out = declared(declaration, yards, is_out, scores)
    return before + (modified(game, result, yards) if yards > 0 else yards), is_out


def declared(declaration: int, yards: int, is_out: bool, scores: bool) -> tuple[int, bool]:
    """I-4-C and I-6-C: five yards for going out, or for staying in between the goal lines, if it had not anyway."""
    if declaration == DECLARED_OUT:
        return (yards if is_out else yards - DECLARATION_COST), True
    assert declaration == DECLARED_IN
    return (yards - DECLARATION_COST if is_out or scores else yards), False


def modified(game: Game, result: Result, yards: int) -> int:
    """IX and II-1-C: the yardage factor, doubled after a wrong conditional guess; never on losses or the sneak."""
    if yards <= 0 or game.play.call == SNEAK:
        return yards
    if not game.has_factors:
        return yards * result.doubling
    seat, score, factors = game.offense, game.score, game.factors
    known = 2 * (score[0] - score[1]) + seat
    if known not in factors:
        factors[known] = factor_of(game, seat)
    return factored(game.spot, yards, factors[known] * result.doubling)


def kick_from_scrimmage(game: Game) -> Outcome:
    """VI-5, VI-6 and V: a punt or a field goal, what may be done against it, and the fake. Rolls and asks."""
    numbers = before_kick(game)
    call = game.play.call
    if call == PUNT:
        outcome = punt(game, numbers)
    elif call == FIELD_GOAL_TRY:
        outcome = field_goal(game, numbers)
    elif call <= HAIL_MARY:
        set_conditions(game)
        return play_from_scrimmage(game)
    else:
        return kneel_down(game) if call == KNEEL else elected_safety(game)
    return settle_result(game, fake_kick(game, numbers)) if outcome is None else outcome


def kneel_down(game: Game) -> Outcome:
    """I-6-A: two yards lost and 30 seconds gone, no dice."""
    game.play.result = "kneel"
    game.play.yards = -KNEEL_LOSS
    return game.downed(game.spot - KNEEL_LOSS, RUNNING)


def elected_safety(game: Game) -> Outcome:
    """I-5: two points for the other side, from anywhere."""
    assert game.play.call == TAKE_SAFETY
    game.play.result = "elected safety"
    game.play.yards = -game.spot
    return safety(OTHER[game.offense])
