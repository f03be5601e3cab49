"""5.7.1, 2.5 and 11.2: the floor is open: while the table waits for one owner, the others may speak."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.lords.actions import A_ALL_STAR, A_LARGE, A_OFFER, A_SMALL
from fieldhouse.games.lords.asks.floor import (
    I_ALL_STAR,
    I_LARGE,
    I_OFFER,
    I_SMALL,
    INTERJECT,
    QUIET,
    WAIT,
    may_interject,
)
from fieldhouse.games.lords.asks.money import TAKE_SMALL
from fieldhouse.games.lords.rules.all_star import all_star_game
from fieldhouse.games.lords.rules.money import manage_loan
from fieldhouse.games.lords.rules.trades import offer_trade
from fieldhouse.games.lords.state import Game, Owner
from fieldhouse.table.question import Ask, S
from fieldhouse.table.seat import Seat

AS_ACTIONS: Final = {I_OFFER: A_OFFER, I_SMALL: A_SMALL, I_LARGE: A_LARGE, I_ALL_STAR: A_ALL_STAR}
"""What may be put in on another's turn, as the action that it is on one's own."""


def hear(game: Game, ask: Ask[Game, S], seat: Seat, subject: S, silent: list[int]) -> int:
    """The answer of *seat*. Before it any other may speak and act; who says that he waits is added to *silent*.

    Rolls and asks.
    """
    owners = game.owners
    while True:
        others = [
            (INTERJECT, other, None)
            for other in game.from_left(seat)
            if not owners[other].quiet and other not in silent
        ]
        speaker, choice = game.table.ask_any(game, (ask, seat, subject), others, patient=True)
        if speaker == seat:
            return choice
        if choice in (WAIT, QUIET):
            owners[speaker].quiet = choice == QUIET
            silent.append(speaker)
        else:
            free_action(game, speaker, AS_ACTIONS[choice])
        fall_silent(game, owners[speaker])


def free_action(game: Game, seat: Seat, action: int) -> None:
    """What does not cost the turn: an offer (5.7.1), loans (2.5), the All-Star Game (11.2). Rolls and asks."""
    if action == A_OFFER:
        put_offer(game, seat)
    elif action == A_ALL_STAR:
        all_star_game(game, seat)
    else:
        manage_loan(game, seat, action - A_SMALL + TAKE_SMALL)


def fall_silent(game: Game, owner: Owner) -> None:
    """Who has nothing left to put in is not asked on others' turns any more, this phase."""
    owner.quiet = owner.quiet or not may_interject(game, owner)


def put_offer(game: Game, seat: Seat) -> bool:
    """5.7.1: an offer to another owner, counted, on whosever turn; it costs nobody's turn. True if they trade. Asks."""
    game.owners[seat].offers += 1
    fall_silent(game, game.owners[seat])
    return offer_trade(game, seat)
