"""'Wild Card Defense' (II-1): the defense guesses the very play."""

from __future__ import annotations

from fieldhouse.games.bowlbound.calls import GUESSES, NO_PASS
from fieldhouse.games.bowlbound.cells import BEFORE_SNAP, is_foul
from fieldhouse.games.bowlbound.model import FIRST_PASS, OPTION, PLAY_COUNT
from fieldhouse.games.bowlbound.results import BAD_SNAP, OFFSET, PRE_SNAP, STOPPED, Result
from fieldhouse.games.bowlbound.rules import fouls
from fieldhouse.games.bowlbound.rules.guessing import price_of_guess
from fieldhouse.games.bowlbound.rules.scrimmage import BAD_SNAP_YARDS, OPTION_PASSES, played, regular_play, with_fouls
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.cells import KIND, KINDS
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.gridiron.results import INCOMPLETE
from fieldhouse.table.seat import Seat


def against_wild_card(game: Game, offense: Seat, play: int, defense: int) -> Result:
    """II-1-C: one of the nine plays against a wild card; nobody rolls if the guess is right."""
    if play == OPTION:
        return option_against_wild_card(game, offense, defense)
    if GUESSES[defense][0] == play:
        return stopped_cold(play)
    instead, doubling = price_of_guess(game, offense)
    return regular_play(game, offense, play, instead).counting(doubling)


def stopped_cold(play: int) -> Result:
    """II-1-C-iv and v: no gain on runs and the sneak, incomplete on passes and the razzle-dazzle."""
    return Result(INCOMPLETE if FIRST_PASS <= play <= PLAY_COUNT else STOPPED, play=play)


def option_against_wild_card(game: Game, offense: Seat, defense: int) -> Result:
    """II-1-C-vi: one coin guesses the option's run, two coins one of its passes; the roll decides."""
    guess, guessed_pass = GUESSES[defense]
    instead, doubling = price_of_guess(game, offense)
    cell = game.table.look(game.sides[offense].plays[OPTION], OFFENSE, "offense")
    called: tuple[int, ...] = ()
    if is_foul(cell):
        called, cell = game.table.stage(fouls.past_fouls, game, game.sides[offense].plays[OPTION], cell, "offense")
    if is_foul(cell) or cell == fouls.BAD_SNAP:
        return ended_by_foul(called, cell)
    thrown = OPTION_PASSES.get(KINDS[cell >> KIND], NO_PASS)
    if guess == OPTION and guessed_pass == thrown:
        return stopped_cold(OPTION if thrown == NO_PASS else thrown)
    return with_fouls(played(game, offense, OPTION, instead, cell), called).counting(doubling)


def ended_by_foul(called: tuple[int, ...], end: int) -> Result:
    """A foul that ends the rolling before the option shows what it is."""
    if end == fouls.BAD_SNAP:
        return Result(BAD_SNAP, BAD_SNAP_YARDS, fouls=called)
    if end & BEFORE_SNAP:
        return Result(PRE_SNAP, fouls=(end,), play=OPTION)
    return Result(OFFSET, fouls=(*called, end), play=OPTION)
