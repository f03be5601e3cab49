"""'Kickoffs', 'Squib Kick Option', 'Onside Kick Option', 'Additional Kickoff Notes', 'OFF 40 Penalties'."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.questions import (
    ACCEPT,
    DECLINE,
    DEEP,
    KICK_RETURN,
    KICKOFF_CALL,
    SQUIB,
    TAKE_TOUCHBACK,
    Ruling,
)
from fieldhouse.games.ddf.results import KICK_OFFSET, KICK_OUT, RETURN_OFFSET, Kick, Return
from fieldhouse.games.ddf.rules.fouls import is_on_offense
from fieldhouse.games.ddf.rules.fumbles import after_return
from fieldhouse.games.ddf.rules.kicking import OUT_OF_BOUNDS_YARDS, kick
from fieldhouse.games.ddf.rules.penalties import ask_ruling
from fieldhouse.games.ddf.rules.returns import run_back
from fieldhouse.games.ddf.rules.spotting import first_down_at, possession
from fieldhouse.games.ddf.state import KICK_AGAIN, NEXT_SNAP, NO_TIME, SHORT_TIME, TOUCHDOWN, Game, Outcome
from fieldhouse.gridiron.cells import yards_of
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.gridiron.field import END_ZONE_DEEPEST, across, other, toward_own_goal, toward_their_goal
from fieldhouse.table.dice import Column

SQUIB_YARDS: Final = 50
ONSIDE_YARDS: Final = 12
ONSIDE_RECOVERED: Final = range(13, 21)
NEAREST_LINE: Final = 5
"""No penalty moves a kickoff nearer to the kicker's own goal than this."""


def kickoff(game: Game) -> Outcome:
    """The kicking side names its kick, and kicks from ``game.kick_from``."""
    choice = game.table.ask(KICKOFF_CALL, game, game.kicker)
    game.play.result = KICKOFF_CALL.keys[choice]
    if choice == DEEP:
        return deep_kick(game)
    return squib_kick(game) if choice == SQUIB else onside_kick(game)


def deep_kick(game: Game) -> Outcome:
    """'Kickoffs': the column's yards, then a touchback or a return."""
    receiver = other(game.kicker)
    result: Kick = game.table.stage(kick, game, game.sides[game.kicker].kickoff, "kickoff")
    if result.kind == KICK_OFFSET:
        return kick_again(game, 0)
    if result.kind == KICK_OUT:
        game.play.flag(result.fouls[-1], game.kicker, True)
        return possession(receiver, OUT_OF_BOUNDS_YARDS)
    game.play.kick_yards = result.yards
    outcome = fielded(game, receiver, across(game.kick_from + result.yards))
    return kicking_fouls(game, result.fouls, outcome) if result.fouls else outcome


def fielded(game: Game, receiver: int, spot: int) -> Outcome:
    """Beyond the end zone is a touchback; in it the receivers may choose; else it is run back."""
    if spot < -END_ZONE_DEEPEST or (
        spot <= 0 and game.table.ask(KICK_RETURN, game, receiver, spot) == TAKE_TOUCHBACK
    ):
        game.play.result = "touchback"
        return possession(receiver, game.rules.kickoff_touchback, NO_TIME)
    return returned(game, receiver, spot, game.sides[receiver].kickoff_return, game.sides[game.kicker].kick_coverage)


def returned(game: Game, receiver: int, spot: int, column: Column, coverage: Column | None) -> Outcome:
    result: Return = game.table.stage(run_back, game, column, coverage, "kickoff return")
    if result.kind == RETURN_OFFSET:
        return kick_again(game, 0)
    return after_return(game, receiver, spot, result, game.rules.kickoff_touchback)


def squib_kick(game: Game) -> Outcome:
    """'Squib Kick Option': 50 yards, and the season's own return chart, which nobody covers."""
    game.play.kick_yards = SQUIB_YARDS
    spot = across(game.kick_from + SQUIB_YARDS)
    return returned(game, other(game.kicker), spot, game.charts.squib, None)


def onside_kick(game: Game) -> Outcome:
    """'Onside Kick Option': 12 yards; the kickers have it on 13 to 20, and no time has gone."""
    game.play.kick_yards = ONSIDE_YARDS
    spot = game.kick_from + ONSIDE_YARDS
    if game.table.roll(OFFENSE, "onside kick") in ONSIDE_RECOVERED:
        game.play.recovered_by = game.kicker
        return possession(game.kicker, spot, NO_TIME)
    game.play.recovered_by = other(game.kicker)
    return possession(other(game.kicker), across(spot))


def kick_again(game: Game, yards: int) -> Outcome:
    """The kick is made again, from *yards* farther back."""
    back = min(yards, max(game.kick_from - NEAREST_LINE, 0))
    return Outcome(KICK_AGAIN, game.kicker, carry=-back, seconds=SHORT_TIME, is_replay=True)


def kicking_fouls(game: Game, fouls: tuple[int, ...], outcome: Outcome) -> Outcome:
    """'Additional Kickoff Notes': offside may be kicked again; other fouls count from the end of the return."""
    foul = max(fouls, key=yards_of)
    yards = yards_of(foul)
    receiver, outcome = other(game.kicker), outcome._replace(seconds=SHORT_TIME)
    if not is_on_offense(foul):
        game.play.flag(foul, receiver, True)
        return at_the_end(outcome, receiver, yards)
    if yards > 5:
        game.play.flag(foul, game.kicker, True)
        return at_the_end(outcome, game.kicker, yards)
    rulings = [Ruling(DECLINE, outcome), Ruling(ACCEPT, kick_again(game, yards))]
    choice = ask_ruling(game, receiver, [foul], rulings)
    game.play.flag(foul, game.kicker, choice == ACCEPT)
    return rulings[0 if choice == DECLINE else 1].outcome


def at_the_end(outcome: Outcome, offender: int, yards: int) -> Outcome:
    """'Special Teams Penalties': from the end of the play, or on the next kickoff after a score."""
    if outcome.ending == TOUCHDOWN:
        return outcome._replace(carry=-yards if offender == outcome.seat else yards)
    if outcome.ending != NEXT_SNAP:
        return outcome
    mark_off = toward_own_goal if offender == outcome.seat else toward_their_goal
    return first_down_at(outcome.seat, mark_off(outcome.spot, yards), SHORT_TIME)
