"""'Kickoffs', 'Squib Kick Option', 'Onside Kick Option', 'Additional Kickoff Notes', 'OFF 40 Penalties'."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.questions import (
    ACCEPT,
    AT_THE_END,
    DECLINE,
    DEEP,
    KICK_RETURN,
    KICKOFF_CALL,
    SQUIB,
    TAKE_TOUCHBACK,
    Ruling,
)
from fieldhouse.games.ddf.results import KICK_OFFSET, KICK_OUT, RETURN_OFFSET
from fieldhouse.games.ddf.rules.fouls import is_on_offense
from fieldhouse.games.ddf.rules.fumbles import after_return
from fieldhouse.games.ddf.rules.kicking import OUT_OF_BOUNDS_YARDS, kick
from fieldhouse.games.ddf.rules.penalties import ask_ruling, from_the_end
from fieldhouse.games.ddf.rules.returns import run_back
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.cells import yards_of
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.gridiron.field import END_ZONE_DEEPEST, across, other, toward_own_goal
from fieldhouse.gridiron.outcome import KICK_AGAIN, NO_TIME, SHORT_TIME, TOUCHDOWN, Outcome, possession, stopped
from fieldhouse.table.dice import Column

SQUIB_YARDS: Final = 50
ONSIDE_YARDS: Final = 12
ONSIDE_RECOVERED: Final = range(13, 21)
OFFSIDE: Final = 5


def kickoff(game: Game) -> Outcome:
    """The kicking side names its kick, and kicks from ``game.kick_from``."""
    choice = game.table.ask(KICKOFF_CALL, game, game.kicker)
    game.play.result = KICKOFF_CALL.keys[choice]
    game.play.is_plain = False
    if choice == DEEP:
        return deep_kick(game)
    return squib_kick(game) if choice == SQUIB else onside_kick(game)


def deep_kick(game: Game) -> Outcome:
    """'Kickoffs': the column's yards, then a touchback or a return."""
    receiver = other(game.kicker)
    kind, yards, fouls = game.table.staged(kick)(game, game.sides[game.kicker].kickoff, "kickoff")
    if kind == KICK_OFFSET:
        return offset(game, fouls, game.kicker)
    if kind == KICK_OUT:
        game.play.flag(fouls[-1], game.kicker, True)
        return possession(receiver, OUT_OF_BOUNDS_YARDS)
    game.play.kick_yards = yards
    column, coverage = game.sides[receiver].kickoff_return, game.sides[game.kicker].kick_coverage
    outcome = fielded(game, receiver, across(game.kick_from + yards), column, coverage)
    return kicking_fouls(game, fouls, outcome) if fouls else outcome


def fielded(game: Game, receiver: int, spot: int, column: Column, coverage: Column | None) -> Outcome:
    """Beyond the end zone is a touchback; in it the receivers may choose; else it is run back."""
    if spot < -END_ZONE_DEEPEST or (spot <= 0 and game.table.ask(KICK_RETURN, game, receiver, spot) == TAKE_TOUCHBACK):
        game.play.result = "touchback"
        return possession(receiver, game.rules.kickoff_touchback, NO_TIME)
    result = game.table.staged(run_back)(game, column, coverage, "kickoff return")
    kind, _, fouls = result
    if kind == RETURN_OFFSET:
        return offset(game, fouls, receiver)
    return after_return(game, receiver, spot, result, game.rules.kickoff_touchback)


def squib_kick(game: Game) -> Outcome:
    """'Squib Kick Option': 50 yards, and the season's own return chart, which nobody covers."""
    game.play.kick_yards = SQUIB_YARDS
    spot = across(game.kick_from + SQUIB_YARDS)
    return fielded(game, other(game.kicker), spot, game.charts.squib, None)


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
    """The kick is made again, from *yards* farther back, or nearer if they are less than none."""
    carry = toward_own_goal(game.kick_from, yards) - game.kick_from
    return Outcome(KICK_AGAIN, game.kicker, carry=carry, seconds=SHORT_TIME, is_replay=True)


def offset(game: Game, fouls: tuple[int, ...], roller: int) -> Outcome:
    """Fouls on both teams, the last of them rolled by *roller*: the kick again from the same line."""
    game.play.wave_off()
    for foul in fouls:
        game.play.flag(foul, roller if is_on_offense(foul) else other(roller), False)
    return kick_again(game, 0)


def kicking_fouls(game: Game, fouls: tuple[int, ...], outcome: Outcome) -> Outcome:
    """'Additional Kickoff Notes': offside may be kicked again; other fouls count from the end of the return."""
    foul = max(fouls, key=yards_of)
    offender = game.kicker if is_on_offense(foul) else other(game.kicker)
    if outcome.ending == KICK_AGAIN or any(seat != offender for _, seat, _ in game.play.fouls):
        return offset(game, fouls, game.kicker)
    rulings = kicking_rulings(game, offender, yards_of(foul), stopped(outcome))
    choice = ask_ruling(game, other(offender), [foul], rulings)
    if choice == ACCEPT:
        game.play.wave_off()
    game.play.flag(foul, offender, choice != DECLINE)
    return dict(rulings)[choice]


def kicking_rulings(game: Game, offender: int, yards: int, outcome: Outcome) -> list[Ruling]:
    """What the offended side may choose between."""
    if game.play.fouls:  # the same side's foul on the return is enforced already, and one is enough
        at_the_end = outcome
    else:
        at_the_end = from_the_end(outcome, offender, yards)
    if offender != game.kicker:
        if outcome.ending == TOUCHDOWN and outcome.seat == offender:
            return [Ruling(AT_THE_END, at_the_end), Ruling(ACCEPT, kick_again(game, -yards))]
        return [Ruling(AT_THE_END, at_the_end)]
    again = Ruling(ACCEPT, kick_again(game, yards))
    if yards == OFFSIDE:
        return [Ruling(DECLINE, outcome), again]
    if outcome.seat == game.kicker:  # the kickers fouled and have the ball or points: they need not keep them
        return [Ruling(AT_THE_END, at_the_end), again]
    return [Ruling(AT_THE_END, at_the_end)]
