"""The price of a wrong guess: 'Wild Card Defense' (II-1-C), 'Run and Pass Defenses' (II-2-C), 'Red Zone' (II-4)."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.model import FIRST_PASS
from fieldhouse.games.bowlbound.options import CONDITIONAL
from fieldhouse.games.bowlbound.results import Result
from fieldhouse.games.bowlbound.rules.entitlement import FREE_CARD, wild_card_right
from fieldhouse.games.bowlbound.side import BLANK_DEFENSE, PASS_DEFENSE, RUN_DEFENSE
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.cells import gain
from fieldhouse.gridiron.field import GOAL
from fieldhouse.table.seat import OTHER, Seat

GIVES_THREE: Final = -1
"""Not a defense but the price of one: three yards in a green box."""
THREE_YARDS: Final = gain(3)
RED_ZONE_LINE: Final = 20


def is_red_zone(game: Game) -> bool:
    """II-4: the line of scrimmage is inside the defense's 20."""
    return game.options.red_zone and GOAL - game.spot < RED_ZONE_LINE


def price_of_guess(game: Game, offense: Seat) -> tuple[int, int]:
    """II-1-C: what a wrong guess is played against, and how often its yards count.

    A free guess costs nothing; a conditional one doubles the yards, or, where all guesses are conditional, gives
    three; in the red zone it is blank.
    """
    if wild_card_right(game, OTHER[offense]) == FREE_CARD or is_red_zone(game):
        return BLANK_DEFENSE, 1
    return (GIVES_THREE, 1) if game.options.wild_card == CONDITIONAL else (BLANK_DEFENSE, 2)


def is_wrong(defense: int, play: int) -> bool:
    """II-2-C: Run against a pass, or Pass against a run. The option's pass is a pass, a QR or QT part of one."""
    if defense == RUN_DEFENSE:
        return play >= FIRST_PASS
    return defense == PASS_DEFENSE and play < FIRST_PASS


def gives_three(game: Game, offense: Seat, play: int, defense: int) -> bool:
    """II-2-C: a wrong Run or Pass, where all guesses are conditional."""
    return is_wrong(defense, play) and price_of_guess(game, offense)[0] == GIVES_THREE


def doubled(game: Game, offense: Seat, defense: int, result: Result) -> Result:
    """II-2-C: a wrong Run or Pass by a side not entitled to it doubles the yards."""
    if not is_wrong(defense, result.play):
        return result
    return result.counting(price_of_guess(game, offense)[1])
