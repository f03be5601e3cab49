"""'Kickoffs', 'Squib Kick Option', 'Onside Kick Option', 'Additional Kickoff Notes', 'OFF 40 Penalties'."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.choices import ACCEPT, AT_THE_END, DECLINE, TAKE_TOUCHBACK
from fieldhouse.games.ddf.questions import KICK_RETURN, KICKOFF_CALL
from fieldhouse.games.ddf.results import KICK_OFFSET, RETURN_OFFSET
from fieldhouse.games.ddf.rules.enforcement import Taken, Ways, from_the_end, heaviest, ruled
from fieldhouse.games.ddf.rules.fouls import flag_both, is_on_offense
from fieldhouse.games.ddf.rules.fumbles import after_return
from fieldhouse.games.ddf.rules.kicking import OUT_OF_BOUNDS_YARDS, kick
from fieldhouse.games.ddf.rules.returns import run_back
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.cells import yards_of
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.gridiron.field import END_ZONE_DEEPEST, across, toward_own_goal
from fieldhouse.gridiron.late_game import DEEP, SQUIB
from fieldhouse.gridiron.outcome import KICK_AGAIN, NO_TIME, SHORT_TIME, TOUCHDOWN, Outcome, possession
from fieldhouse.gridiron.results import KICK_OUT
from fieldhouse.table.dice import Column
from fieldhouse.table.seat import OTHER, Seat

SQUIB_YARDS: Final = 50
ONSIDE_YARDS: Final = 12
ONSIDE_RECOVERED: Final = range(13, 21)
OFFSIDE: Final = 5


def kickoff(game: Game) -> Outcome:
    """The kicking side names its kick, and kicks from ``game.kick_from``. Rolls and asks."""
    choice = game.table.ask(KICKOFF_CALL, game, game.kicker, None)
    game.play.result = KICKOFF_CALL.keys[choice]
    if choice == DEEP:
        return deep_kick(game)
    return squib_kick(game) if choice == SQUIB else onside_kick(game)


def deep_kick(game: Game) -> Outcome:
    """'Kickoffs': the column's yards, then a touchback or a return; out of bounds and fouls as their notes say. Rolls
    and asks."""
    receiver = OTHER[game.kicker]
    kind, yards, fouls = game.table.staged(kick)(game, game.sides[game.kicker].kickoff, "kickoff")
    if kind == KICK_OFFSET:
        return offset(game, fouls, game.kicker)
    if kind == KICK_OUT:
        return out_of_bounds(game, fouls)
    game.play.kick_yards = yards
    column, coverage = game.sides[receiver].kickoff_return, game.sides[game.kicker].kick_coverage
    outcome = fielded(game, receiver, across(game.kick_from + yards), column, coverage)
    return kicking_fouls(game, fouls, outcome) if fouls else outcome


def fielded(game: Game, receiver: Seat, spot: int, column: Column, coverage: Column | None) -> Outcome:
    """Beyond the end zone is a touchback; in it the receivers may choose; else it is run back. Rolls and asks."""
    if spot < -END_ZONE_DEEPEST or (spot <= 0 and game.table.ask(KICK_RETURN, game, receiver, spot) == TAKE_TOUCHBACK):
        game.play.result = "touchback"
        return possession(receiver, game.rules.kickoff_touchback, NO_TIME)
    result = game.table.staged(run_back)(game, column, coverage, "kickoff return")
    kind, _, fouls = result
    if kind == RETURN_OFFSET:
        return offset(game, fouls, receiver)
    return after_return(game, receiver, spot, result, game.rules.kickoff_touchback)


def squib_kick(game: Game) -> Outcome:
    """'Squib Kick Option': 50 yards, and the season's own return chart, which nobody covers. Rolls and asks."""
    game.play.kick_yards = SQUIB_YARDS
    spot = across(game.kick_from + SQUIB_YARDS)
    return fielded(game, OTHER[game.kicker], spot, game.charts.squib, None)


def onside_kick(game: Game) -> Outcome:
    """'Onside Kick Option': 12 yards; the kickers have it on 13 to 20, and no time has gone. Rolls."""
    game.play.kick_yards = ONSIDE_YARDS
    spot = game.kick_from + ONSIDE_YARDS
    if game.table.roll(OFFENSE, "onside kick") in ONSIDE_RECOVERED:
        game.play.recovered_by = game.kicker
        return possession(game.kicker, spot, NO_TIME)
    game.play.recovered_by = OTHER[game.kicker]
    return possession(OTHER[game.kicker], across(spot))


def kick_again(game: Game, yards: int) -> Taken:
    """The kick is made again, from *yards* farther back, or nearer if they are less than none."""
    carry = toward_own_goal(game.kick_from, yards) - game.kick_from
    return Taken(Outcome(KICK_AGAIN, game.kicker, carry=carry, seconds=SHORT_TIME, is_replay=True), abs(carry))


def offset(game: Game, fouls: tuple[int, ...], roller: Seat) -> Outcome:
    """Fouls on both teams, the last of them rolled by *roller*: the kick again from the same line."""
    flag_both(game, fouls, roller)
    return kick_again(game, 0).outcome


def out_of_bounds(game: Game, fouls: tuple[int, ...]) -> Outcome:
    """'OFF 40 Penalties': the receivers' ball on their 40; if another foul came before it, they take either. Asks."""
    spot = across(OUT_OF_BOUNDS_YARDS)
    ways = {ACCEPT + index: kick_again(game, yards_of(foul)) for index, foul in enumerate(fouls)}
    ways[max(ways)] = Taken(possession(OTHER[game.kicker], across(spot)), spot - game.kick_from)
    return ruled(game, game.kicker, fouls, ways)


def kicking_fouls(game: Game, fouls: tuple[int, ...], outcome: Outcome) -> Outcome:
    """'Additional Kickoff Notes': offside may be kicked again; other fouls count from the end of the return, and one of
    the other side on it offsets them. Asks.
    """
    offender = game.kicker if is_on_offense(fouls[0]) else OTHER[game.kicker]
    if outcome.ending == KICK_AGAIN or any(flag.seat != offender for flag in game.play.fouls):
        return offset(game, fouls, game.kicker)
    return ruled(game, offender, fouls, kicking_ways(game, offender, fouls, outcome.lasting(SHORT_TIME)))


def kicking_ways(game: Game, offender: Seat, fouls: tuple[int, ...], outcome: Outcome) -> Ways:
    """What the offended side may choose between: the play, with the yards on top unless all of the kickers' fouls were
    offside or one on the return is enforced already; or the kick again.
    """
    yards = yards_of(heaviest(fouls))
    is_kickers = offender == game.kicker
    ways: dict[int, Taken] = {}
    if game.play.fouls or (is_kickers and yards == OFFSIDE):
        ways[DECLINE] = Taken(outcome)
    else:
        ways[AT_THE_END] = from_the_end(game, outcome, offender, yards)
    for index, foul in enumerate(fouls):
        if is_kicked_again(game, is_kickers, foul, outcome):
            ways[ACCEPT + index] = kick_again(game, yards_of(foul) if is_kickers else -yards_of(foul))
    return ways


def is_kicked_again(game: Game, is_kickers: bool, foul: int, outcome: Outcome) -> bool:
    """May *foul* have the kick made again? Of the kickers offside may, and any if they have the ball or have scored; of
    the receivers any, if they have scored a touchdown.
    """
    if is_kickers:
        return yards_of(foul) == OFFSIDE or outcome.seat == game.kicker
    return outcome.ending == TOUCHDOWN and outcome.seat != game.kicker
