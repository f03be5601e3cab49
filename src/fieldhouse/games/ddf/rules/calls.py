"""'Selecting Plays and Formations', and what may still change them: 'Audibles', and 'Timeouts' after the reveal."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.choices import AUDIBLE, GO, TIME_OUT_AFTER
from fieldhouse.games.ddf.model import PLAY_COUNT
from fieldhouse.games.ddf.questions import CALL, FORMATION, REVEAL
from fieldhouse.games.ddf.rules.mismatch import is_mismatch
from fieldhouse.games.ddf.state import AUDIBLE_CALLED, TIME_OUT_AT_THE_LINE, Game
from fieldhouse.gridiron.dice import PERCENT
from fieldhouse.gridiron.phases import TIME_OUTS
from fieldhouse.table.seat import OTHER, Seat, seated

OFFENSE_AUDIBLE: Final = 0
DEFENSE_AUDIBLE: Final = 1
"""A side's two allocations of audibles."""
MOST_AUDIBLES: Final = 3


def wishes(time_outs: int, audibles: int) -> tuple[int, ...] | None:
    """What a seat may say about the two calls; nothing if it can only go on."""
    if not time_outs and not audibles:
        return None
    return (GO, *(AUDIBLE,) * bool(audibles), *(TIME_OUT_AFTER,) * bool(time_outs))


WISHES: Final = tuple(
    tuple(wishes(time_outs, audibles) for audibles in range(MOST_AUDIBLES + 1)) for time_outs in range(TIME_OUTS + 1)
)
"""``WISHES[time-outs left][audibles left]``."""
NO_TIME_OUTS: Final = [0, 0]
FALSE_MISMATCH: Final = 3
"""'PC Game Audibles': of a hundred plays without a mismatch, how many prompt all the same."""


def secret_calls(game: Game) -> None:
    """Both sides choose secretly and reveal together; of plays either may then call for another choice. Rolls and
    asks.
    """
    time_outs = NO_TIME_OUTS if game.stopped else game.time_outs  # one time-out a play, before the reveal or after it
    game.stopped = False
    offense, play, table = game.offense, game.play, game.table
    defense = OTHER[offense]
    play.call, play.formation = table.ask_both(game, CALL, offense, FORMATION, defense)
    if play.call >= PLAY_COUNT:
        return
    if game.options.prompted_audibles:
        spoken = first_to_speak(game, time_outs)
    else:
        audibles = game.audibles
        spoken = table.ask_in_turn(
            game, REVEAL,
            offense, WISHES[time_outs[offense]][audibles[offense][OFFENSE_AUDIBLE]],
            defense, WISHES[time_outs[defense]][audibles[defense][DEFENSE_AUDIBLE]],
        )  # fmt: skip
    while spoken:
        seat, wish = spoken
        if wish == TIME_OUT_AFTER:
            time_outs = NO_TIME_OUTS
        count_wish(game, seat, wish)
        play.call, play.formation = table.ask_both(game, CALL, offense, FORMATION, defense)
        if play.call >= PLAY_COUNT:
            return
        spoken = first_to_speak(game, time_outs)


def first_to_speak(game: Game, time_outs: list[int]) -> tuple[Seat, int] | None:
    """The offense is asked about the two calls, then the defense: who wishes for another choice, and by which means.

    Rolls and asks.
    """
    for role, seat in enumerate((game.offense, OTHER[game.offense])):
        audibles = game.audibles[seat][role]
        if audibles and not roll_audible_offer(game, seat):
            audibles = 0
        legal = WISHES[time_outs[seat]][audibles]
        if legal:
            wish = game.table.ask(REVEAL, game, seat, legal)
            if wish:  # anything but to go on
                return seat, wish
    return None


def count_wish(game: Game, seat: Seat, wish: int) -> None:
    """*seat* has called an audible or a time-out: one less is left of it, and the play's row says so."""
    if wish == AUDIBLE:
        game.audibles[seat][OFFENSE_AUDIBLE if seat == game.offense else DEFENSE_AUDIBLE] -= 1
        game.play.aside(AUDIBLE_CALLED, seat)
    else:
        game.time_outs[seat] -= 1
        game.play.aside(TIME_OUT_AT_THE_LINE, seat)


def roll_audible_offer(game: Game, seat: Seat) -> bool:
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
    for seat, sheet in seated((away, home)):
        is_visitor = seat == 0 and not game.options.neutral_field
        shift = away.road_adjustment - home.home_field if is_visitor else 0
        printed = (sheet.offense_audibles, sheet.defense_audibles)
        game.audibles[seat] = [0 if value is None else min(MOST_AUDIBLES, max(0, value + shift)) for value in printed]
