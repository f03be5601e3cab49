"""'Punts', 'Pooch Punt Option', 'Let It Roll', 'Punt Penalties', 'Blocked or Fumbled Punt Attempts'."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.choices import ACCEPT, AT_THE_END, DECLINE, FAIR_CATCH, LET_IT_ROLL, RETURN_PUNT
from fieldhouse.games.ddf.questions import PUNT_RETURN, PuntCaught, legal_punt_return
from fieldhouse.games.ddf.results import FAIR_CAUGHT, KICK_OFFSET, RETURN_OFFSET
from fieldhouse.games.ddf.rules.enforcement import Taken, from_the_end, heaviest, instead, ruled, running_into
from fieldhouse.games.ddf.rules.fouls import flag_both
from fieldhouse.games.ddf.rules.fumbles import after_return, loose_ball
from fieldhouse.games.ddf.rules.kicking import kick
from fieldhouse.games.ddf.rules.penalties import offender_of
from fieldhouse.games.ddf.rules.returns import run_back
from fieldhouse.games.ddf.rules.spotting import touchback
from fieldhouse.games.ddf.season import TOUCHBACK
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.cells import yards_of
from fieldhouse.gridiron.dice import DEFENSE, TEN_SIDED
from fieldhouse.gridiron.field import GOAL, across
from fieldhouse.gridiron.marking import marked_off_offense
from fieldhouse.gridiron.outcome import NEXT_SNAP, SHORT_TIME, Outcome, possession, snap
from fieldhouse.gridiron.results import KICK_BLOCKED, KICK_FUMBLED, KICK_OUT, KickResult
from fieldhouse.table.seat import OTHER, Seat

NOT_RETURNABLE: Final = 10
ROLLS_FORWARD: Final[tuple[int, int]] = (2, 3)
FARTHEST_ROLL: Final = 10
LAST_DOWN: Final = 4


def punt(game: Game, pooch: int) -> Outcome:
    """A punt, made shorter by *pooch* yards. Rolls and asks."""
    kind, yards, fouls = game.table.staged(kick)(game, game.sides[game.offense].punt, "punt")
    game.play.pooch = pooch
    if kind == KICK_OFFSET:
        return offset(game, fouls, game.offense)
    if kind in (KICK_BLOCKED, KICK_FUMBLED):
        outcome = blocked(game, kind, yards)
    else:
        outcome = came_down(game, kind, max(yards - pooch, 0), pooch)
    return punt_penalty(game, fouls, outcome) if fouls else outcome


def came_down(game: Game, kind: KickResult, yards: int, pooch: int) -> Outcome:
    """Where the punt came down after so many *yards*, and what the receivers do about it. Rolls and asks."""
    receiver = OTHER[game.offense]
    spot = across(game.spot + yards)
    game.play.kick_yards = yards
    game.play.result = "punt"
    if spot <= 0:
        game.play.result = "touchback"
        return touchback(receiver)
    if kind == KICK_OUT:
        game.play.result = "out of bounds"
        return possession(receiver, spot)
    if pooch >= NOT_RETURNABLE:
        game.play.result = "fair catch"
        return possession(receiver, spot)
    return received(game, receiver, PuntCaught(spot, pooch))


def received(game: Game, receiver: Seat, punt: PuntCaught) -> Outcome:
    """Return it, let it roll near the own goal, or leave a pooch punt alone. Rolls and asks."""
    choice = RETURN_PUNT
    if len(legal_punt_return(game, receiver, punt)) > 1:
        choice = game.table.ask(PUNT_RETURN, game, receiver, punt)
    if choice == LET_IT_ROLL:
        return let_it_roll(game, receiver, punt.spot)
    if choice == FAIR_CATCH:
        game.play.result = "fair catch"
        return possession(receiver, punt.spot)
    column, coverage = game.sides[receiver].punt_return, game.sides[game.offense].punt_coverage
    result = game.table.staged(run_back)(game, column, coverage, "punt return")
    kind, _, fouls = result
    if kind == RETURN_OFFSET:
        return offset(game, fouls, receiver)
    if kind == FAIR_CAUGHT:
        game.play.result = "fair catch"
    return after_return(game, receiver, punt.spot, result, TOUCHBACK)


def let_it_roll(game: Game, receiver: Seat, spot: int) -> Outcome:
    """'Let It Roll': on 2 or 3 toward the goal line (a zero is ten yards), else away from it. Rolls dice for both."""
    direction = game.table.roll(DEFENSE, "let it roll")
    yards = game.table.roll(TEN_SIDED, "let it roll yards")
    game.play.result = "rolled"
    if direction not in ROLLS_FORWARD:
        game.play.kick_yards -= yards
        return possession(receiver, spot + yards)
    yards = yards or FARTHEST_ROLL
    game.play.kick_yards += min(yards, spot)
    return possession(receiver, spot - yards) if yards < spot else touchback(receiver)


def blocked(game: Game, kind: KickResult, yards: int) -> Outcome:
    """'Blocked or Fumbled Punt Attempts', and field goals: a loose ball; a block is not run back, past the line it is
    the receivers' ball, and fourth down is lost either way. Rolls and asks.
    """
    is_block = kind == KICK_BLOCKED
    game.play.result = "blocked" if is_block else "fumble"
    game.play.yards = yards
    spot = game.spot + yards
    receiver = OTHER[game.offense]
    outcome = loose_ball(game, game.offense, spot, game.situation, can_return=not is_block)
    if is_block and yards > 0:  # past the line it is a punt downed there
        return touchback(receiver) if spot >= GOAL else possession(receiver, across(spot))
    if game.down == LAST_DOWN and outcome.ending == NEXT_SNAP and outcome.seat == game.offense:
        return possession(receiver, across(outcome.spot))
    return outcome


def offset(game: Game, fouls: tuple[int, ...], roller: Seat) -> Outcome:
    """Fouls on both teams, the last of them rolled by *roller*: the down again."""
    flag_both(game, fouls, roller)
    return snap(game.situation, SHORT_TIME, is_replay=True)


def punt_penalty(game: Game, fouls: tuple[int, ...], outcome: Outcome) -> Outcome:
    """'Punt Penalties': on the kickers the receivers choose where; on the receivers the kickers may decline; another on
    the return, whoever's, offsets it. Asks.
    """
    if game.play.fouls:
        return offset(game, fouls, game.offense)
    outcome, offender = outcome.lasting(SHORT_TIME), offender_of(game, fouls[0])
    if offender != game.offense:
        ways = {DECLINE: Taken(outcome)}
        ways |= {ACCEPT + index: running_into(game, foul) for index, foul in enumerate(fouls)}
    else:
        ways = {AT_THE_END: from_the_end(game, outcome, offender, yards_of(heaviest(fouls)))}
        for index, foul in enumerate(fouls):
            ways[ACCEPT + index] = instead(game, marked_off_offense(game.situation, yards_of(foul)))
    return ruled(game, offender, fouls, ways)
