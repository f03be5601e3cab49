"""House rules of shares: a number of 1 to 100 falls on one of five men, by how much of something each has."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro.events import TEAM
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.rules.clock import dead_ball
from fieldhouse.games.statispro.state import Game

HUNDRED: Final = 100


def by_share(five: list[Man], widths: list[int], number: int) -> Man | None:
    """The widths laid end to end from PG to C, and stretched over the hundred: on whom the number falls, if anybody."""
    beyond = number * sum(widths)
    if not beyond:
        return None
    for man, width in zip(five, widths, strict=True):
        beyond -= HUNDRED * width
        if beyond <= 0:
            return man
    return None


def who_loses_it(game: Game, cited: Man) -> Man:
    """By the house rule a turnover falls on the five by their TO, else on *cited*. Draws."""
    return _by_turnovers(game) or cited


def who_is_charged(game: Game) -> int:
    """By the house rule a turnover that is the team's in the book falls on one of the five too. Draws."""
    man = _by_turnovers(game)
    return TEAM if man is None else man.index


def _by_turnovers(game: Game) -> Man | None:
    """The man of the house rule, by a FOUL # drawn from the dead-ball deck; nobody without it, or where no TO is."""
    if not game.options.turnover_shares:
        return None
    five = game.floor[game.offense]
    widths = [man.card.turnovers for man in five]
    return by_share(five, widths, game.deck.foul[dead_ball(game, "turnover")].number) if sum(widths) else None
