"""'Selecting Plays and Formations', and what may still change them: 'Audibles', and 'Timeouts' after the reveal."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.model import AWAY, HOME, PLAY_COUNT
from fieldhouse.games.ddf.questions import AUDIBLE, CALL, FORMATION, GO, REVEAL, TIME_OUT_AFTER
from fieldhouse.games.ddf.rules.mismatch import is_mismatch
from fieldhouse.games.ddf.state import AUDIBLE_CALLED, TIME_OUT_AT_THE_LINE, TIME_OUTS, Game
from fieldhouse.gridiron.dice import PERCENT

SECRET_CALLS: Final = tuple(((CALL, offense, None), (FORMATION, 1 - offense, None)) for offense in (AWAY, HOME))
"""What is asked secretly, by who has the ball."""
OFFENSE_AUDIBLE, DEFENSE_AUDIBLE = range(2)
ROLES: Final = tuple(((offense, OFFENSE_AUDIBLE), (1 - offense, DEFENSE_AUDIBLE)) for offense in (AWAY, HOME))
"""Who may speak after the reveal, the offense first, and which of its two allocations of audibles it draws on."""
MOST_AUDIBLES: Final = 3


def wishes(time_outs: int, audibles: int) -> tuple[int, ...]:
    """What a seat may say to the two calls; nothing if it can only go on."""
    if not time_outs and not audibles:
        return ()
    return (GO, *(AUDIBLE,) * bool(audibles), *(TIME_OUT_AFTER,) * bool(time_outs))


WISHES: Final = tuple(
    tuple(wishes(time_outs, audibles) for audibles in range(MOST_AUDIBLES + 1)) for time_outs in range(TIME_OUTS + 1)
)
"""``WISHES[time-outs left][audibles left]``."""
NO_TIME_OUTS: Final = [0, 0]
FALSE_MISMATCH: Final = 3
"""'PC Game Audibles': of a hundred plays without a mismatch, how many prompt all the same."""


def secret_calls(game: Game) -> None:
    """Both sides choose secretly and reveal together; then either may call for another choice."""
    time_outs = NO_TIME_OUTS if game.stopped else game.time_outs  # one time-out a play, before the reveal or after it
    game.stopped = False
    offense, play, table = game.offense, game.play, game.table
    call, formation = SECRET_CALLS[offense]
    is_any_offered = not game.options.prompted_audibles
    while True:
        play.call, play.formation = table.ask_both(game, call, formation)
        if play.call >= PLAY_COUNT:
            return
        for seat, role in ROLES[offense]:
            audibles = game.audibles[seat][role]
            if audibles and not (is_any_offered or is_offered(game, seat)):
                audibles = 0
            choices = WISHES[time_outs[seat]][audibles]
            if choices:
                wish = table.ask(REVEAL, game, seat, choices)
                if wish:  # anything but to go on
                    break
        else:
            return
        is_any_offered = False
        if wish == TIME_OUT_AFTER:
            time_outs = NO_TIME_OUTS
        count_wish(game, seat, role, wish)


def count_wish(game: Game, seat: int, role: int, wish: int) -> None:
    """*seat* has called an audible or a time-out: one less is left of it, and both sides choose anew."""
    if wish == AUDIBLE:
        game.audibles[seat][role] -= 1
        game.play.aside(AUDIBLE_CALLED, seat)
    else:
        game.time_outs[seat] -= 1
        game.play.aside(TIME_OUT_AT_THE_LINE, seat)


def is_offered(game: Game, seat: int) -> bool:
    """'Audibles': one a play for each side; 'PC Game Audibles': only against a mismatch, and now and then against none,
    so that nobody can be sure.
    """
    if (AUDIBLE_CALLED, seat) in game.play.asides:
        return False
    if not game.options.prompted_audibles or is_mismatch(game, seat, game.play.call, game.play.formation):
        return True
    return game.table.roll(PERCENT, "false mismatch") < FALSE_MISMATCH


def allocate_audibles(game: Game) -> None:
    """'Allocating Audibles': the home team's as printed; the visitors' less home field, plus their road adjustment,
    unless nobody is at home.
    """
    if not game.options.audibles:
        return
    away, home = (side.team.supplements for side in game.sides)
    for seat, sheet in enumerate((away, home)):
        is_visitor = seat == 0 and not game.options.neutral_field
        shift = away.road_adjustment - home.home_field if is_visitor else 0
        printed = (sheet.offense_audibles, sheet.defense_audibles)
        game.audibles[seat] = [0 if value is None else min(MOST_AUDIBLES, max(0, value + shift)) for value in printed]
