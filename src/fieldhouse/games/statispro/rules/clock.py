"""Section 8 'The Clock': the clock deck, the dead-ball deck, and what the last minutes change."""

from __future__ import annotations

from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.model import CARDS, RPG_POSITION, RPG_SEAT
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.seat import NO_SEAT, Seat


def draw(game: Game, label: str) -> int:
    """3.1: the next card of the clock deck; each is four seconds. Of the dead-ball deck if it has run out (8.1); after
    the last of a first semi-half the second begins (19.2)."""
    left = game.left - 1
    if left < 0:
        return dead_ball(game, label)  # 8.1: what the last card left open is settled with the clock stopped
    game.left = left
    game.last_card = card = game.table.draw(game.pile, label)
    if not left:
        game.last_section = label
        if game.beyond:
            next_semi_half(game)
    return card


def dead_ball(game: Game, label: str) -> int:
    """8.3: the next card of the dead-ball deck, which takes no time; when it has run out the discards refill it."""
    if not game.dead_left:
        refill(game)
    game.dead_left -= 1
    pile = game.dead_pile or game.pile
    card = game.table.draw(pile, label)
    if not game.dead_left:
        game.dead_pile = []
    return card


def refill(game: Game) -> None:
    """8.3: the discards become the dead-ball deck again, twenty of them at most."""
    unseen = frozenset(game.pile)
    game.dead_pile = [card for card in CARDS if card not in unseen]
    game.dead_left = min(20, len(game.dead_pile))


def draw_player(game: Game, label: str) -> int:
    """8.3: an RPG or Z card; in the final two minutes of a game these come from the dead-ball deck."""
    return dead_ball(game, label) if game.left <= 30 and game.is_final_two else draw(game, label)


def drawn_man(game: Game, seat: Seat = NO_SEAT) -> Man:
    """Glossary 'RPG': the man of *seat*, or of either team, whom the next card selects.

    20.7: where nobody stands, it is the card after that.
    """
    card = draw_player(game, "rpg")
    man = game.floor[RPG_SEAT[card] if seat == NO_SEAT else seat][RPG_POSITION[card]]
    return drawn_man(game, seat) if man.is_nobody else man


def discards(game: Game) -> int:
    """How many cards lie in the discard pile."""
    return len(CARDS) - len(game.pile) if not game.dead_pile else len(CARDS) - len(game.pile) - game.dead_left


def next_semi_half(game: Game) -> None:
    """19.2: the second semi-half follows on at once with a fresh deck; the rest period that ends here is still open."""
    for five in game.floor:
        for man in five:
            man.cards += man.since
            man.since = game.rules.cards
    game.period += 1
    set_deck(game, game.rules.cards, 0)
    game.rests = -1


def set_deck(game: Game, cards: int, beyond: int) -> None:
    """3.1: all 200 cards lie unseen again, *cards* of them the clock's; nothing is shuffled, each draw decides on its
    card."""
    game.pile = list(CARDS)
    game.dead_pile = []
    game.left = cards
    game.beyond = beyond
    game.dead_left = game.rules.dead_cards
    game.is_closing = False


def set_overtime_deck(game: Game) -> None:
    """8.2: a quarter's deck is flipped until five minutes are left; or it is cut, and the rest is the dead-ball one.

    Draws.
    """
    rules = game.rules
    set_deck(game, rules.overtime_cards, 0)
    if game.options.cut_overtime_deck:
        game.dead_left = len(CARDS) - rules.overtime_cards
    else:
        unseen = len(CARDS) - (rules.cards - rules.overtime_cards)
        game.pile = game.table.shuffle(CARDS, "overtime deck")[:unseen]
