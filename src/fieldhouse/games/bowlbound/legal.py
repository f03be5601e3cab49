"""What is legal, question by question."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.calls import (
    ALL_OUT,
    ALL_WILD,
    FIELD_GOAL_TRY,
    FREE_BLOCK,
    FREE_PUNT,
    HAIL_MARY,
    KNEEL,
    NO_RUSH,
    PUNT,
    RAZZLE_DAZZLE,
    SNEAK,
    TAKE_SAFETY,
    WILD_RAZZLE,
    WILD_SNEAK,
)
from fieldhouse.games.bowlbound.model import FORMATION_COUNT, PLAY_COUNT
from fieldhouse.games.bowlbound.options import CONDITIONAL, OFF, PLAIN_KICKOFFS
from fieldhouse.games.bowlbound.rules.entitlement import NO_CARD, wild_card_right
from fieldhouse.games.bowlbound.side import NICKEL, PASS_DEFENSE, RUN_DEFENSE
from fieldhouse.games.bowlbound.state import DECLARED_IN, DECLARED_OUT, NOT_DECLARED, Game
from fieldhouse.gridiron.late_game import (
    DEEP,
    KICK_TRY,
    LET_RUN,
    NO_HUDDLE,
    ONSIDE,
    SPIKE,
    SQUIB,
    TIME_OUT,
    TWO_POINT_TRY,
)
from fieldhouse.gridiron.phases import SCRIMMAGE, TRY
from fieldhouse.table.seat import Seat

HAIL_MARY_TIME: Final = 20
TWO_POINTS_FROM: Final = 6
"""In the second overtime, and after it, a touchdown is followed by a try for two."""
HALVES: Final[tuple[int, int]] = (2, 4)


def legal_calls(game: Game, seat: Seat, subject: object = None) -> list[int]:
    """VI-1: any play at any time; the extra calls as the options have them; on a try no kicks."""
    options = game.options
    calls = list(range(PLAY_COUNT))
    if options.razzle_dazzle:
        calls.append(RAZZLE_DAZZLE)
    if options.quarterback_sneak:
        calls.append(SNEAK)
    if game.phase == TRY:
        return calls
    if options.hail_mary and game.quarter in HALVES and game.clock <= HAIL_MARY_TIME:
        calls.append(HAIL_MARY)
    calls += [PUNT, FIELD_GOAL_TRY]
    if options.kneel:
        calls.append(KNEEL)
    if options.elected_safety:
        calls.append(TAKE_SAFETY)
    return calls


def legal_defenses(game: Game, seat: Seat, subject: object = None) -> list[int]:
    """The six formations, and what II-1, II-2 and II-3 add."""
    options = game.options
    defenses = list(range(FORMATION_COUNT))
    right = wild_card_right(game, seat)
    if options.run_pass and (right != NO_CARD or options.wild_card != CONDITIONAL):
        defenses += [RUN_DEFENSE, PASS_DEFENSE]
    if options.nickel:
        defenses.append(NICKEL)
    if options.wild_card != OFF and right != NO_CARD:
        defenses += [wild for wild in ALL_WILD if is_guessable(game, wild)]
    return defenses


def is_guessable(game: Game, wild: int) -> bool:
    """A wild card on a play that is not in this game would be no guess."""
    if wild == WILD_SNEAK:
        return game.options.quarterback_sneak
    return wild != WILD_RAZZLE or game.options.razzle_dazzle


def legal_kickoffs(game: Game, seat: Seat, subject: object = None) -> list[int]:
    """The kicks that the options know; after a safety a punt too."""
    kicks = [DEEP, ONSIDE] if game.options.kickoffs == PLAIN_KICKOFFS else [DEEP, SQUIB, ONSIDE]
    return [*kicks, FREE_PUNT] if game.is_free_kick else kicks


def legal_declarations(game: Game, seat: Seat, subject: object = None) -> list[int]:
    """I-4-C and I-6-C: nothing, and as the options have it that the play shall end out of bounds, or in bounds."""
    choices = [NOT_DECLARED]
    if game.options.out_of_bounds:
        choices.append(DECLARED_OUT)
    if game.options.in_bounds:
        choices.append(DECLARED_IN)
    return choices


def legal_rushes(game: Game, seat: Seat, subject: object = None) -> list[int]:
    """V-2 and V-3: against punts and field goals; III-2-A: freely against a short drop; III-2-C: no quick kick."""
    choices = [NO_RUSH]
    if is_quick_kick(game):
        return choices
    if game.options.free_block and game.sides[seat].can_block:
        choices.append(FREE_BLOCK)
    if game.phase != TRY and (game.options.all_out_rush or is_short_drop(game)):
        choices.append(ALL_OUT)
    return choices


def is_quick_kick(game: Game) -> bool:
    """III-2-C: a punt before fourth down."""
    return game.options.quick_kick and game.play.call == PUNT and game.down < 4 and game.phase == SCRIMMAGE


def is_short_drop(game: Game) -> bool:
    """III-2-A: a punt from inside the own five."""
    is_inside = game.play.call == PUNT and game.spot < 5 and game.phase == SCRIMMAGE
    return game.options.short_drop and is_inside and not is_quick_kick(game)


def legal_fake_plays(game: Game, seat: Seat, is_dazzling: bool) -> list[int]:
    """V-1: one of the nine plays; against an all-out rush the razzle-dazzle too."""
    plays = list(range(PLAY_COUNT))
    return [*plays, RAZZLE_DAZZLE] if is_dazzling else plays


def legal_tempo(game: Game, seat: Seat, seconds: int) -> list[int]:
    """IV-3 and I-4: after a play that leaves the clock running."""
    choices = [LET_RUN]
    if game.time_outs[seat]:
        choices.append(TIME_OUT)
    if seat == game.offense:
        if game.options.no_huddle:
            choices.append(NO_HUDDLE)
        if game.options.spike:
            choices.append(SPIKE)
    return choices


def legal_tries(game: Game, seat: Seat, subject: object = None) -> list[int]:
    """Kick or go for two; late overtimes have no kick."""
    return [TWO_POINT_TRY] if game.quarter >= TWO_POINTS_FROM else [KICK_TRY, TWO_POINT_TRY]
