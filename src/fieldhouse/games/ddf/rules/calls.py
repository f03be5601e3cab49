"""'Selecting Plays and Formations', and what may still change them: 'Audibles', and 'Timeouts' after the reveal."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.model import PLAY_COUNT
from fieldhouse.games.ddf.questions import AUDIBLE, CALL, FORMATION, GO, REVEAL, TIME_OUT_AFTER
from fieldhouse.games.ddf.rules.mismatch import is_mismatch
from fieldhouse.games.ddf.state import AUDIBLE_CALLED, TIME_OUT_AT_THE_LINE, Game
from fieldhouse.gridiron.dice import PERCENT

GO_ONLY: Final = (GO,)
TIME_OUT_ONLY: Final = (GO, TIME_OUT_AFTER)
AUDIBLE_TOO: Final[dict[tuple[int, ...], tuple[int, ...]]] = {
    GO_ONLY: (GO, AUDIBLE),
    TIME_OUT_ONLY: (GO, AUDIBLE, TIME_OUT_AFTER),
}
FALSE_MISMATCH: Final = 3
"""'PC Game Audibles': of a hundred plays without a mismatch, how many prompt all the same."""


def secret_calls(game: Game) -> None:
    """Both sides choose secretly and reveal together; then either may call for another choice."""
    may_time_out = not game.stopped  # one time-out a play, before the reveal or after it
    game.stopped = False
    choose(game)
    if game.play.call >= PLAY_COUNT:
        return
    offense = game.offense
    wish = after_reveal(game, offense, True, may_time_out)
    if wish != GO:
        choose_again(game, wish, offense, may_time_out)
        return
    wish = after_reveal(game, 1 - offense, True, may_time_out)
    if wish != GO:
        choose_again(game, wish, 1 - offense, may_time_out)


def choose_again(game: Game, wish: int, seat: int, may_time_out: bool) -> None:
    """*seat* has called an audible or a time-out: new calls, which may be changed in their turn."""
    may_audible = [True, True]
    while wish != GO:
        if wish == AUDIBLE:
            game.audibles[seat][seat != game.offense] -= 1
            may_audible[seat] = False
        else:
            game.time_outs[seat] -= 1
            may_time_out = False
        game.play.aside(AUDIBLE_CALLED if wish == AUDIBLE else TIME_OUT_AT_THE_LINE, seat)
        choose(game)
        if game.play.call >= PLAY_COUNT:
            return
        for seat in (game.offense, 1 - game.offense):
            wish = after_reveal(game, seat, may_audible[seat], may_time_out)
            if wish != GO:
                break


def choose(game: Game) -> None:
    """The secret choice itself."""
    offense, play = game.offense, game.play
    play.call, play.formation = game.table.ask_secretly(
        game, (CALL, offense, None), (FORMATION, 1 - offense, None)
    )


def after_reveal(game: Game, seat: int, may_audible: bool, may_time_out: bool) -> int:
    """What *seat* says to the two calls: go, or choose again by audible or time-out."""
    wishes: tuple[int, ...] = TIME_OUT_ONLY if may_time_out and game.time_outs[seat] else GO_ONLY
    if may_audible and game.audibles[seat][seat != game.offense] and is_offered(game, seat):
        wishes = AUDIBLE_TOO[wishes]
    if wishes is GO_ONLY:
        return GO
    return game.table.ask(REVEAL, game, seat, wishes)


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
        printed = (sheet.offense_audibles, sheet.defense_audibles)
        game.audibles[seat] = [0 if value is None else min(3, max(0, value + shift)) for value in printed]
