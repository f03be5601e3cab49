"""'Point After Touchdown (PAT)' and 'PAT Penalties'."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.choices import AT_THE_END, DECLINE
from fieldhouse.games.ddf.questions import TRY_AGAIN, TRY_CHOICE
from fieldhouse.games.ddf.results import BETWEEN_DOWNS, KICK_OFFSET
from fieldhouse.games.ddf.rules.calls import secret_calls
from fieldhouse.games.ddf.rules.downs import scrimmage_down
from fieldhouse.games.ddf.rules.enforcement import Taken, heaviest, instead, ruled
from fieldhouse.games.ddf.rules.fouls import is_on_offense
from fieldhouse.games.ddf.rules.kicking import kick
from fieldhouse.games.ddf.rules.penalties import offender_of, offsetting
from fieldhouse.games.ddf.rules.punts import blocked
from fieldhouse.games.ddf.state import DEFENSIVE_TWO, EXTRA_POINT, TWO_POINT_TRY, Flag, Game
from fieldhouse.gridiron.cells import yards_of
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.gridiron.field import GOAL, first_down, toward_own_goal, toward_their_goal
from fieldhouse.gridiron.late_game import KICK_TRY
from fieldhouse.gridiron.outcome import NEXT_SNAP, TOUCHDOWN, Outcome, possession
from fieldhouse.gridiron.results import KICK_BLOCKED, KICK_FUMBLED, KICKED
from fieldhouse.table.seat import OTHER, Seat

TWO_POINT_LINE: Final = 2


def try_for_points(game: Game) -> None:
    """The scoring side kicks, or goes for two. Rolls and asks."""
    if not game.rules.has_two_point_try or game.table.ask(TRY_CHOICE, game, game.offense, None) == KICK_TRY:
        kick_the_point(game)
    else:
        go_for_two(game)


def kick_the_point(game: Game) -> None:
    """The # ON DICE column of the special teams chart, rolled: one point."""
    put_down_kick(game, bool(game.table.look(game.sides[game.offense].extra_point, OFFENSE, "extra point")))


def put_down_kick(game: Game, is_good: bool) -> None:
    """Put down how the kicked point went."""
    game.play.kind = EXTRA_POINT
    game.play.result = "good" if is_good else "no good"
    if is_good:
        award(game, game.offense, 1)


def award(game: Game, seat: Seat, points: int) -> None:
    """Put points of a try down."""
    game.score[seat] += points
    game.play.score(seat, points, game.play.kind)


def go_for_two(game: Game) -> None:
    """One play from the two, and again after an accepted penalty. Rolls and asks."""
    place(game, GOAL - TWO_POINT_LINE)
    earlier: tuple[Flag, ...] = ()
    while True:
        secret_calls(game)
        outcome = scrimmage_down(game)
        if not is_tried_again(game, outcome):
            settle_two(game, outcome)
            break
        earlier += game.play.fouls
        is_pushed_back = outcome.spot < game.spot and has_fouled(game, game.offense)
        place(game, outcome.spot if is_pushed_back else max(outcome.spot, game.spot))
        if is_pushed_back and game.table.ask(TRY_AGAIN, game, game.offense, None):
            kick_after_penalty(game, GOAL - TWO_POINT_LINE - outcome.spot)
            break
    game.play.follow(earlier)


def is_tried_again(game: Game, outcome: Outcome) -> bool:
    """'PAT Penalties': a penalty replaced the play, or the defense fouled while the try failed."""
    if outcome.ending != NEXT_SNAP or outcome.seat != game.offense:
        return False
    return outcome.is_replay or has_fouled(game, OTHER[game.offense])


def has_fouled(game: Game, seat: Seat) -> bool:
    """Has a foul of *seat* during this snap been enforced?"""
    return any(flag.is_enforced and flag.seat == seat and not flag.foul & BETWEEN_DOWNS for flag in game.play.fouls)


def place(game: Game, spot: int) -> None:
    """Put the ball down for a snap: a new row of the scoresheet."""
    game.spot = spot
    game.down, game.to_go = 1, GOAL - spot
    game.play = game.new_play(TWO_POINT_TRY)


def settle_two(game: Game, outcome: Outcome) -> None:
    """Two points for the end zone, for the defense too in seasons that let it run a try back; late fouls move the
    kickoff.
    """
    if outcome.ending == TOUCHDOWN:
        is_good = outcome.seat == game.offense
        game.carry += outcome.carry if is_good else -outcome.carry  # the side that tried kicks off, whoever scored
        if is_good:
            award(game, game.offense, 2)
        elif game.rules.has_defensive_two:
            game.play.kind = DEFENSIVE_TWO
            award(game, OTHER[game.offense], 2)
        return
    late = [flag for flag in game.play.fouls if flag.foul & BETWEEN_DOWNS]
    for flag in late:  # after a try that failed they can only count on the kickoff
        game.carry += -yards_of(flag.foul) if flag.seat == game.offense else yards_of(flag.foul)
    game.play.fouls = tuple(
        Flag(flag.foul, flag.seat, flag.is_enforced, yards_of(flag.foul)) if flag in late else flag
        for flag in game.play.fouls
    )


def kick_after_penalty(game: Game, pushed_back: int) -> None:
    """'PAT Penalties': a two-point try that is pushed back may be kicked; the yards count from the season's line.

    Rolls and asks.
    """
    place(game, GOAL - game.rules.kick_try_line - pushed_back)
    earlier: tuple[Flag, ...] = ()
    while not settle_kicked_point(game):
        earlier += game.play.fouls
        place(game, game.spot)
    game.play.follow(earlier)


def settle_kicked_point(game: Game) -> bool:
    """One kick by the Field Goal column, put down. False if it is to be made again: for the side that a foul has hurt,
    or for offsetting fouls. Rolls and asks.
    """
    kind, yards, fouls = kick(game, game.sides[game.offense].field_goal, "field goal")
    if kind == KICK_OFFSET:
        offsetting(game, fouls)
        return False
    is_good, loose = kind == KICKED and yards >= GOAL - game.spot, None
    if kind in (KICK_BLOCKED, KICK_FUMBLED):
        loose = blocked(game, kind, yards)
        is_good = loose.ending == TOUCHDOWN and loose.seat == game.offense
    if fouls and is_on_offense(fouls[0]) == is_good:  # any other foul only the side it helped could want enforced
        mark_off = toward_own_goal if is_good else toward_their_goal
        spot = mark_off(game.spot, yards_of(heaviest(fouls)))
        ruled(game, offender_of(game, fouls[0]), fouls, {AT_THE_END: instead(game, first_down(game.offense, spot))})
        game.spot = spot
        return False
    if fouls:
        ruled(game, offender_of(game, fouls[0]), fouls, {DECLINE: Taken(possession(game.offense, game.spot))})
    if loose is not None and loose.ending == TOUCHDOWN:
        settle_two(game, loose)
    else:
        put_down_kick(game, is_good)
    return True
