"""2.2 and 3.5: dealing, drawing and discarding the OPS cards."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.lords.asks.winter import EXCHANGE
from fieldhouse.games.lords.asks.year_end import HOLD
from fieldhouse.games.lords.model import FIRST_DEAL, LATER_DEAL
from fieldhouse.games.lords.state import Game
from fieldhouse.table.seat import Seat

UNUSED_PRICE: Final = 1_000
HELD_PRICE: Final = 2_000
MOST_HELD: Final = 3
MOST_COMPULSORY: Final = 2


def draw_card(game: Game, seat: Seat, label: str) -> int:
    """The next card for an owner; an empty deck is made anew of the discards. -1 if there are none."""
    if not game.deck:
        game.deck, game.discards = game.discards, []
    return game.table.draw(game.deck, label, seat) if game.deck else -1


def draw_cards(game: Game, seat: Seat, count: int, label: str) -> list[int]:
    """Cards into the hand; returns those drawn."""
    drawn = [card for card in (draw_card(game, seat, label) for _ in range(count)) if card >= 0]
    game.owners[seat].hand += drawn
    return drawn


def discard(game: Game, seat: Seat, card: int) -> None:
    """Put a card of the hand on the discards."""
    game.owners[seat].hand.remove(card)
    game.discards.append(card)


def sell(game: Game, seat: Seat, card: int, price_an_op: int, what: str) -> None:
    """4.1.2 and 5.3.5: a card given up for money, by its OPS; *what* is the note of it."""
    amount = game.box.cards[card].ops * price_an_op
    game.owners[seat].cash += amount
    discard(game, seat, card)
    game.note(what, seat, card=card, amount=amount)


def deal(game: Game) -> None:
    """3.5 and 7.0: ten cards each for the first year, nine for every other, and an exchange. Draws and asks."""
    count = FIRST_DEAL if game.year == 1 else LATER_DEAL
    for seat in game.in_order(game.starter):
        draw_cards(game, seat, count, "deal")
        exchange_compulsory(game, seat)


def redeal_unseen(game: Game) -> None:
    """Hands as anybody may believe them who has seen none: so many of the unseen cards to each, shuffled."""
    unseen = game.table.shuffle(sorted([*game.deck, *(card for owner in game.owners for card in owner.hand)]), "unseen")
    for owner in game.owners:
        count = len(owner.hand)
        owner.hand, unseen = unseen[:count], unseen[count:]
    game.deck = unseen


def exchange_compulsory(game: Game, seat: Seat) -> None:
    """3.5: who has more than two compulsory cards may exchange one, once. All are asked: asking betrays no hand.

    Draws and asks.
    """
    compulsory = [card for card in game.owners[seat].hand if game.box.cards[card].is_compulsory]
    choice = game.table.ask(EXCHANGE, game, seat, tuple(compulsory) if len(compulsory) > MOST_COMPULSORY else ())
    if choice:
        discard(game, seat, choice - 1)
        draw_cards(game, seat, 1, "exchange")


def leftover_cards(game: Game) -> None:
    """2.2.2, 5.6.4 and 5.6.5: cards left are held for $2,000 each, three at most, or thrown away for $1,000 each.

    Cards that an event lets one hold cost nothing, and after a strike nobody pays for what could not be played. Asks.
    """
    for seat in game.in_order(game.starter):
        owner = game.owners[seat]
        left = owner.hand
        kept = hold_cards(game, seat)
        for card in list(left):
            if card not in kept:
                discard(game, seat, card)
                if not game.is_struck:
                    owner.cash -= min(owner.cash, UNUSED_PRICE)
        owner.hold = 0


def hold_cards(game: Game, seat: Seat) -> list[int]:
    """The cards an owner takes along, paid for: named by their places, so that nobody learns which they are. Asks."""
    owner, kept = game.owners[seat], list[int]()
    while len(kept) < MOST_HELD + owner.hold:
        left = tuple(card for card in owner.hand if card not in kept)
        is_free = len(kept) < owner.hold
        if not left:
            break
        choice = game.table.ask(HOLD, game, seat, left if is_free or owner.cash >= HELD_PRICE else ())
        if not choice:
            break
        kept.append(left[choice - 1])
        if not is_free:
            owner.cash -= HELD_PRICE
    return kept
