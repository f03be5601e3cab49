"""'Razzle-Dazzle Play' (I-1): the lower total chooses the offense's result."""

from __future__ import annotations

from fieldhouse.games.bowlbound.calls import FIRST_WILD, RAZZLE_DAZZLE, WILD_RAZZLE
from fieldhouse.games.bowlbound.cells import is_foul
from fieldhouse.games.bowlbound.dazzle import Dazzle, razzle_cell
from fieldhouse.games.bowlbound.model import PLAY_COUNT
from fieldhouse.games.bowlbound.questions import RAZZLE
from fieldhouse.games.bowlbound.results import Result
from fieldhouse.games.bowlbound.rules.guessing import doubled, price_of_guess
from fieldhouse.games.bowlbound.rules.scrimmage import fouled_play, played
from fieldhouse.games.bowlbound.rules.wild_card import stopped_cold
from fieldhouse.games.bowlbound.side import BLANK_DEFENSE
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.table.seat import OTHER, Seat


def razzle_dazzle(game: Game, offense: Seat, defense: int) -> Result:
    """I-1: both roll the offensive dice; the defense's formation counts against the play that is chosen.

    Rolls and asks.
    """
    if defense == WILD_RAZZLE:
        return stopped_cold(RAZZLE_DAZZLE)
    theirs = game.table.roll(OFFENSE, "razzle-dazzle by defense")
    ours = game.table.roll(OFFENSE, "razzle-dazzle by offense")
    if ours <= theirs:
        return chosen(game, offense, defense, offense, Dazzle((ours,)))
    return chosen(game, offense, defense, OTHER[offense], Dazzle((theirs, ours)))


def unopposed_razzle_dazzle(game: Game, offense: Seat) -> Result:
    """V-1-A: against an all-out rush the defense takes no part. Rolls and asks."""
    total = game.table.roll(OFFENSE, "razzle-dazzle by offense")
    return chosen(game, offense, BLANK_DEFENSE, offense, Dazzle((total,)))


def chosen(game: Game, offense: Seat, defense: int, winner: Seat, dazzle: Dazzle) -> Result:
    """I-1-E to H: the winner of the dice names play and total; a wrong wild card is paid for as ever.

    Rolls and asks.
    """
    choice = game.table.ask(RAZZLE, game, winner, dazzle)
    play = choice % PLAY_COUNT
    cell = razzle_cell(game.sides[offense].plays, dazzle, choice)
    resolve = fouled_play if is_foul(cell) else played
    if defense >= FIRST_WILD:
        instead, doubling = price_of_guess(game, offense)
        return resolve(game, offense, play, instead, cell).counting(doubling)
    return doubled(game, offense, defense, resolve(game, offense, play, defense, cell))
