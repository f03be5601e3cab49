"""Section 14G 'Expanded Attempts': who shoots for a man that has not come."""

from __future__ import annotations

from fieldhouse.games.statispro.man import ABSENT, NOT_RATED, Man
from fieldhouse.games.statispro.questions import EXPANDED
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.seat import Seat


def expand_attempts(game: Game, seat: Seat) -> None:
    """Half of each missing man's ATTEMPTS go to one at his position whom the coach names, or are shared there. Asks."""
    men = game.men[seat][: len(game.sides[seat].team.players)]  # men on a ten-day contract have a card of their own
    for missing in men:
        if missing.out == ABSENT:
            _expand(game, missing, [man for man in men if man.can_play and man.roles & missing.roles])


def _expand(game: Game, missing: Man, mates: list[Man]) -> None:
    """Give half of one missing man's ATTEMPTS to whom the coach names when asked, or share them among his mates."""
    share = missing.card.attempts // 2
    fewer = [mate for mate in mates if mate.card.attempts < missing.card.attempts and not mate.extra]
    if fewer:
        fewer.sort(key=lambda mate: (-mate.card.minutes, mate.index))
        legal = (*(mate.index + 1 for mate in fewer), 0)
        number = game.table.ask(EXPANDED, game, missing.seat, (legal, missing, share))
        if number:
            add(game.men[missing.seat][number - 1], share)
    else:
        for mate in mates:
            add(mate, share // len(mates))


def add(man: Man, attempts: int) -> None:
    """Add to a man's ATTEMPTS; he is rated anew when he next plays."""
    man.extra += attempts
    man.rated = NOT_RATED  # he will be rated anew when he is placed
