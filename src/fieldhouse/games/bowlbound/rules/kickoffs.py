"""'Kickoff' (V-4 to V-6), 'Onside Kickoffs' (VI-8), 'Kickoff Options' (III-1), and the free kick after a safety."""

from __future__ import annotations

from functools import partial
from typing import Final

from fieldhouse.games.bowlbound.calls import PUNT
from fieldhouse.games.bowlbound.cells import DS, T1, X, is_on_offense, offense_foul, read_cell
from fieldhouse.games.bowlbound.choices import AT_THE_35
from fieldhouse.games.bowlbound.options import GUESSING
from fieldhouse.games.bowlbound.questions import KICK_OUT_CHOICE, KICKOFF_CALL, KICKOFF_GUESS
from fieldhouse.games.bowlbound.results import KICK_NEVER_MADE, KICK_OFFSET, Kick, Return
from fieldhouse.games.bowlbound.rules.fielding import brought_back, kickoff_came_down
from fieldhouse.games.bowlbound.rules.kicks import kick
from fieldhouse.games.bowlbound.rules.penalties import add_claims, by_offender, judged, offsetting
from fieldhouse.games.bowlbound.rules.punts import punt_terms, punted, taken_off
from fieldhouse.games.bowlbound.rules.returns import run_back
from fieldhouse.games.bowlbound.rules.weather import on_kick
from fieldhouse.games.bowlbound.rules.yardage import variable_yards
from fieldhouse.games.bowlbound.season import OUT_OF_BOUNDS_LINE
from fieldhouse.games.bowlbound.state import Claim, Game
from fieldhouse.gridiron.cells import yards_of
from fieldhouse.gridiron.dice import OFFENSE, OFFENSE_READINGS
from fieldhouse.gridiron.field import across, toward_own_goal, toward_their_goal
from fieldhouse.gridiron.late_game import DEEP, ONSIDE, SQUIB
from fieldhouse.gridiron.outcome import KICK_AGAIN, NO_TIME, SHORT_TIME, Outcome, possession
from fieldhouse.gridiron.results import KICK_BLOCKED, KICK_FUMBLED, KICK_OUT, RETURN_SCORED, RETURNED
from fieldhouse.table.dice import Column
from fieldhouse.table.seat import OTHER, Seat

ONSIDE_YARDS: Final = 12
ONSIDE_RECOVERED: Final = frozenset(range(13, 21))
EXPECTED_RECOVERED: Final = frozenset(range(10, 20))
UNEXPECTED_RECOVERED: Final = frozenset((*range(10, 20), 34, 35))
"""III-1: the kickers recover a guessed onside kick on 10 to 19, an unexpected one on 34 and 35 too."""
SQUIB_YARDS: Final = 40
GUESSED_SQUIB: Final = 25
"""III-1, guessing: the squib travels 25 yards and a T1."""
SQUIB_LIMIT: Final = 40
SQUIB_SURPRISES: Final = {DEEP: X, ONSIDE: DS}

_SQUIB_CELLS: Final = "- 22 20 6 DEF_15 OFF_15 21 23 24 B 4 17 5 7 8 13 F_+10 16 3 1 18 14 9 11 10 10 12 15 19 2"
SQUIB_CHART: Final = Column(
    "squib kickoff return",
    OFFENSE,
    {
        total: read_cell(text.replace("_", " "))
        for total, text in zip(OFFENSE_READINGS, _SQUIB_CELLS.split(), strict=True)
    },
)
"""The printed chart is lost; this is the rulings' (football-timing-squib-ratings, 2.3)."""
NOBODY_GUESSES: Final = -1


def kickoff(game: Game) -> Outcome:
    """V-4: the kicking side names its kick, and kicks from ``game.kick_from``. Rolls and asks."""
    is_guessing = game.options.kickoffs == GUESSING and not game.is_free_kick
    if is_guessing:
        choice, guess = game.table.ask_secretly(
            game, (KICKOFF_CALL, game.kicker, None), (KICKOFF_GUESS, OTHER[game.kicker], None)
        )
    else:
        choice, guess = game.table.ask(KICKOFF_CALL, game, game.kicker, None), NOBODY_GUESSES
    game.play.kickoff = game.play.result = KICKOFF_CALL.keys[choice]
    if choice == DEEP:
        return deep_kick(game, guess)
    if choice == SQUIB:
        return squib_kick(game, guess)
    return onside_kick(game, guess) if choice == ONSIDE else free_punt(game)


def deep_kick(game: Game, guess: int) -> Outcome:
    """V-4 and V-5: the kickoff column, then a return; guessed wrongly, a shorter one. Rolls and asks."""
    less = taken_off(game)
    result: Kick = game.table.stage(kick, game, game.sides[game.kicker].kickoff, "kickoff")
    if result.kind == KICK_OFFSET:
        return offsetting(game, by_offender(game, result.fouls))
    if result.kind == KICK_OUT:
        outcome = kicked_out(game)
        claim_kick_fouls(game, result.fouls)
        return judged(game, outcome)
    if result.kind == KICK_NEVER_MADE:
        return kick_again(game, result.fouls[0])
    yards = max(on_kick(game, game.kicker, result.yards) - less, 0)
    game.play.kick_yards = yards
    spot = across(game.kick_from + yards)
    outcome = kickoff_came_down(game, spot, LATE_RETURNS.get(guess))
    claim_kick_fouls(game, result.fouls)
    return judged(game, outcome)


def late_return(game: Game, receiver: Seat, spot: int, less: int, most: int) -> Outcome:
    """III-1: the receivers expected something else: so many yards less, and never more than so many. Rolls and asks."""
    result = run_back(game, game.sides[receiver].kickoff_return, "kickoff return")
    if result.kind == RETURN_SCORED:
        result = Return(RETURNED, most, result.fouls)
    else:
        result = result.going(min(result.yards - less, most))
    return brought_back(game, receiver, spot, result)


LATE_RETURNS: Final = {SQUIB: partial(late_return, less=8, most=30), ONSIDE: partial(late_return, less=15, most=20)}
"""III-1: the return of a deep kick by a side that expected another one."""


def kicked_out(game: Game) -> Outcome:
    """VI-4-B, note: out of bounds, the receivers have it at their 35 or it is kicked again; no time is gone. Asks."""
    receiver = OTHER[game.kicker]
    game.play.result = "out of bounds"
    game.play.fouls = ((offense_foul(5), game.kicker, True),)
    if game.table.ask(KICK_OUT_CHOICE, game, receiver, None) == AT_THE_35:
        return possession(receiver, OUT_OF_BOUNDS_LINE, NO_TIME)
    return again_from(game, toward_own_goal(game.kick_from, 5), NO_TIME)


def kick_again(game: Game, foul: int) -> Outcome:
    """A foul before the kick: nobody may decline it."""
    game.play.fouls = ((foul, game.kicker, True),)
    return again_from(game, toward_own_goal(game.kick_from, yards_of(foul)), NO_TIME)


def again_from(game: Game, line: int, seconds: int = SHORT_TIME) -> Outcome:
    """The kick is made again, from *line*."""
    return Outcome(KICK_AGAIN, game.kicker, carry=line - game.kick_from, seconds=seconds, is_replay=True)


def claim_kick_fouls(game: Game, fouls: tuple[int, ...]) -> None:
    """VI-4-C-vi: fouls on the kick are marked from where it was kicked, and it is kicked again."""
    for foul in fouls:
        if is_on_offense(foul):
            offender, line = game.kicker, toward_own_goal(game.kick_from, yards_of(foul))
        else:
            offender, line = OTHER[game.kicker], toward_their_goal(game.kick_from, yards_of(foul))
        add_claims(game, Claim(foul, offender, again_from(game, line)))


def squib_kick(game: Game, guess: int) -> Outcome:
    """III-1: 40 yards and the squib chart; with guessing 25 and a T1, and the return by the guess. Rolls and asks."""
    yards = SQUIB_YARDS if guess == NOBODY_GUESSES else GUESSED_SQUIB + variable_yards(game, T1)
    game.play.kick_yards = yards
    spot = across(game.kick_from + yards)
    return judged(game, kickoff_came_down(game, spot, partial(squib_return, guess=guess), can_be_caught=False))


def squib_return(game: Game, receiver: Seat, spot: int, guess: int) -> Outcome:
    """The squib chart, its breakaway the receivers' own column; III-1: an X or a DS if they expected another kick.

    Rolls and asks.
    """
    if guess in SQUIB_SURPRISES:
        return brought_back(game, receiver, spot, Return(RETURNED, variable_yards(game, SQUIB_SURPRISES[guess])))
    result = run_back(game, SQUIB_CHART, "squib return", game.sides[receiver].breakaway)
    if guess == SQUIB and result.kind != RETURN_SCORED:
        result = result.going(min(result.yards, SQUIB_LIMIT))
    return brought_back(game, receiver, spot, result)


def onside_kick(game: Game, guess: int) -> Outcome:
    """VI-8: 12 yards, recovered on 13 to 20; III-1: an X, recovered the more easily the less it was expected. Rolls."""
    if guess == NOBODY_GUESSES:
        yards, good = ONSIDE_YARDS, ONSIDE_RECOVERED
    else:
        yards = variable_yards(game, X)
        good = EXPECTED_RECOVERED if guess == ONSIDE else UNEXPECTED_RECOVERED
    game.play.kick_yards = yards
    spot = game.kick_from + yards
    seat = game.kicker if game.table.roll(OFFENSE, "onside kick") in good else OTHER[game.kicker]
    return possession(seat, spot if seat == game.kicker else across(spot), NO_TIME)


def free_punt(game: Game) -> Outcome:
    """VI-13-G-ii: the victims of a safety may punt instead. Rolls and asks."""
    game.play.call = PUNT
    terms = punt_terms(game)
    result: Kick = kick(game, game.sides[game.kicker].punt, "punt")
    if result.kind == KICK_OFFSET:
        return offsetting(game, by_offender(game, result.fouls))
    if result.kind == KICK_NEVER_MADE:
        return kick_again(game, result.fouls[0])
    if result.kind in (KICK_BLOCKED, KICK_FUMBLED):
        result = result.going(0)  # nobody rushes a free kick
    outcome = punted(game, result, terms, is_rushed=False)
    claim_kick_fouls(game, result.fouls)
    return judged(game, outcome)
