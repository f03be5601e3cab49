"""'Selecting Plays and Formations', and what may still change them: 'Audibles', and 'Timeouts' after the reveal."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.model import PLAY_COUNT
from fieldhouse.games.ddf.questions import AUDIBLE, CALL, FORMATION, GO, REVEAL, TIME_OUT_AFTER
from fieldhouse.games.ddf.rules.mismatch import is_mismatch
from fieldhouse.games.ddf.state import AUDIBLE_CALLED, TIME_OUT_AT_THE_LINE, Game
from fieldhouse.gridiron.dice import PERCENT

AUDIBLE_ONLY: Final[tuple[int, ...]] = (GO, AUDIBLE)
TIME_OUT_ONLY: Final[tuple[int, ...]] = (GO, TIME_OUT_AFTER)
AUDIBLE_OR_TIME_OUT: Final[tuple[int, ...]] = (GO, AUDIBLE, TIME_OUT_AFTER)
OFFENSE_AUDIBLE, DEFENSE_AUDIBLE, NO_AUDIBLE = range(3)
"""Which of its two allocations a side draws on; none after its audible of this play."""
FALSE_MISMATCH: Final = 3
"""'PC Game Audibles': of a hundred plays without a mismatch, how many prompt all the same."""


def secret_calls(game: Game) -> None:
    """Both sides choose secretly and reveal together; then either may call for another choice."""
    may_time_out = not game.stopped  # one time-out a play, before the reveal or after it
    game.stopped = False
    choose(game)
    if game.play.call >= PLAY_COUNT:
        return
    seat = game.offense
    wish = after_reveal(game, seat, OFFENSE_AUDIBLE, may_time_out)
    if wish == GO:
        seat = 1 - seat
        wish = after_reveal(game, seat, DEFENSE_AUDIBLE, may_time_out)
        if wish == GO:
            return
    choose_again(game, wish, seat, may_time_out)


def choose_again(game: Game, wish: int, seat: int, may_time_out: bool) -> None:
    """*seat* has called an audible or a time-out: new calls, which may be changed in their turn."""
    roles = {game.offense: OFFENSE_AUDIBLE, 1 - game.offense: DEFENSE_AUDIBLE}
    while wish != GO:
        if wish == AUDIBLE:
            game.audibles[seat][roles[seat]] -= 1
            roles[seat] = NO_AUDIBLE
            game.play.aside(AUDIBLE_CALLED, seat)
        else:
            game.time_outs[seat] -= 1
            may_time_out = False
            game.play.aside(TIME_OUT_AT_THE_LINE, seat)
        choose(game)
        if game.play.call >= PLAY_COUNT:
            return
        for seat, role in roles.items():
            wish = after_reveal(game, seat, role, may_time_out)
            if wish != GO:
                break


def choose(game: Game) -> None:
    """The secret choice itself."""
    offense, play = game.offense, game.play
    play.call, play.formation = game.table.ask_secretly(
        game, (CALL, offense, None), (FORMATION, 1 - offense, None)
    )


def after_reveal(game: Game, seat: int, role: int, may_time_out: bool) -> int:
    """What *seat* says to the two calls: go, or choose again by audible or time-out. *role* is the audible it has."""
    can_time_out = may_time_out and game.time_outs[seat]
    if role != NO_AUDIBLE and game.audibles[seat][role] and is_offered(game, seat):
        wishes = AUDIBLE_OR_TIME_OUT if can_time_out else AUDIBLE_ONLY
    elif can_time_out:
        wishes = TIME_OUT_ONLY
    else:
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
