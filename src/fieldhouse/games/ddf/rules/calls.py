"""'Selecting Plays and Formations', and what may still change them: 'Audibles', and 'Timeouts' after the reveal."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.model import PLAY_COUNT
from fieldhouse.games.ddf.questions import AUDIBLE, CALL, FORMATION, GO, REVEAL, TIME_OUT_AFTER
from fieldhouse.games.ddf.rules.mismatch import is_mismatch
from fieldhouse.games.ddf.state import AUDIBLE_CALLED, TIME_OUT_AT_THE_LINE, Game
from fieldhouse.gridiron.dice import PERCENT
from fieldhouse.gridiron.field import other

WISHES: Final = ((GO,), (GO, AUDIBLE), (GO, TIME_OUT_AFTER), (GO, AUDIBLE, TIME_OUT_AFTER))
FALSE_MISMATCH: Final = 3
"""'PC Game Audibles': of a hundred plays without a mismatch, how many prompt all the same."""


def secret_calls(game: Game) -> None:
    """Both sides choose secretly and reveal together; then either may call for another choice."""
    choose(game)
    if game.play.call >= PLAY_COUNT:
        return
    offense, defense = game.offense, other(game.offense)
    may_audible = [True, True]
    may_time_out = True
    while True:
        for seat in (offense, defense):
            wish = after_reveal(game, seat, may_audible[seat], may_time_out)
            if wish != GO:
                break
        else:
            return
        if wish == AUDIBLE:
            game.audibles[seat][0 if seat == offense else 1] -= 1
            may_audible[seat] = False
        else:
            game.time_outs[seat] -= 1
            may_time_out = False
        game.play.aside(AUDIBLE_CALLED if wish == AUDIBLE else TIME_OUT_AT_THE_LINE, seat)
        choose(game)
        if game.play.call >= PLAY_COUNT:
            return


def choose(game: Game) -> None:
    """The secret choice itself."""
    game.play.call, game.play.formation = game.table.ask_secretly(
        game, (CALL, game.offense, None), (FORMATION, 1 - game.offense, None)
    )


def after_reveal(game: Game, seat: int, may_audible: bool, may_time_out: bool) -> int:
    """What *seat* says to the two calls: go, or choose again by audible or time-out."""
    can_audible = may_audible and game.audibles[seat][seat != game.offense] > 0 and is_offered(game, seat)
    can_time_out = may_time_out and game.time_outs[seat] > 0
    if not (can_audible or can_time_out):
        return GO
    return game.table.ask(REVEAL, game, seat, WISHES[can_audible + 2 * can_time_out])


def is_offered(game: Game, seat: int) -> bool:
    """'PC Game Audibles': only against a mismatch, and now and then against none, so that nobody can be sure."""
    if not game.options.prompted_audibles:
        return True
    if is_mismatch(game, seat, game.play.call, game.play.formation):
        return True
    return game.table.roll(PERCENT, "false mismatch") < FALSE_MISMATCH


def allocate_audibles(game: Game) -> None:
    """'Allocating Audibles': the home team's as printed; the visitors' less home field, plus their road adjustment."""
    if not game.options.audibles:
        return
    away, home = (side.team.supplements for side in game.sides)
    for seat, sheet in enumerate((away, home)):
        shift = 0 if seat else away.road_adjustment - home.home_field
        printed = (sheet.offense_audibles or 0, sheet.defense_audibles or 0)
        game.audibles[seat] = [min(3, max(0, value + shift)) for value in printed]
