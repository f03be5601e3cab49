"""5.3.1 to 5.3.7 and 5.3.10: what can be done with a card, and the answers to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fieldhouse.games.lords.actions import (
    A_ALLSTARS,
    A_DISCARD,
    A_EVENT,
    A_JOURNEYMEN,
    A_LOSSES,
    A_MANAGER_CARD,
    A_MONEY,
    A_SUPERSTARS,
    ACTIONS,
    CARD_USES,
)
from fieldhouse.games.lords.asks.answers import CANCEL, FOR_A_CUBE, LET_IT, PRICES, RESPOND, Attack, cancelling
from fieldhouse.games.lords.asks.deals import AGREE, Price
from fieldhouse.games.lords.asks.legends import LEGEND_BONUS, legends_that_help
from fieldhouse.games.lords.asks.turn import CARD, TARGET, Aim, Pick, cards_for, in_force, legal_targets
from fieldhouse.games.lords.model import ALLSTAR, MANAGER, SUPERSTAR, Event
from fieldhouse.games.lords.rules.cards import discard, sell
from fieldhouse.games.lords.rules.effects import apply, resolve
from fieldhouse.games.lords.rules.roster import force_journeymen
from fieldhouse.games.lords.state import Game
from fieldhouse.table.seat import Seat

MONEY_AN_OP: Final = 500


def choose_card(game: Game, seat: Seat, use: int, cards: tuple[int, ...]) -> int:
    """Which card is put to *use*; nobody is asked who has no choice."""
    legal = cards_for(game, seat, use, cards)
    return legal[0] if len(legal) == 1 else game.table.ask(CARD, game, seat, Pick(use, cards))


def choose_target(game: Game, seat: Seat, aim: Aim) -> Seat:
    """Whom a card is aimed at: asked, unless only one is legal."""
    legal = legal_targets(game, seat, aim)
    return legal[0] if len(legal) == 1 else Seat(game.table.ask(TARGET, game, seat, aim))


def put_to_use(game: Game, seat: Seat, use: int, cards: tuple[int, ...]) -> int:
    """Play one of *cards* (all in the hand) for *use*. Returns the card. Rolls, draws and asks."""
    card = choose_card(game, seat, use, cards)
    game.owners[seat].played += use != A_DISCARD
    if use == A_EVENT:
        play_event(game, seat, card)
    else:
        USES[use](game, seat, card)
    if use in CARD_USES and legends_that_help(game, seat):
        legend_bonus(game, seat)
    return card


# 5.3.1


def play_event(game: Game, seat: Seat, card: int) -> None:
    """5.3.1 Play a card for the event. Rolls, draws and asks."""
    event = in_force(game, game.box.cards[card])
    target = choose_target(game, seat, Aim(A_EVENT, event))
    discard(game, seat, card)
    game.note("event", seat, target, card)
    strike_with(game, seat, target, event, card)


def strike_with(game: Game, seat: Seat, target: Seat, event: Event, card: int = -1) -> None:
    """An event reaches its target: an opponent counts it (5.6), and somebody may cancel it (5.3.10).

    Rolls, draws and asks.
    """
    if target != seat:
        game.owners[target].events_against += 1
        if card >= 0 and event.kinds and ask_to_cancel(game, Attack(seat, target, card, event.kinds)):
            return
    resolve(game, seat, target, event)


def ask_to_cancel(game: Game, attack: Attack) -> bool:
    """5.3.10: whoever holds a card may cancel, in the order they speak up; all are asked: asking betrays no hand.

    True if somebody does, with a card that is discarded.
    """
    others = (seat for seat in game.from_left(attack.target) if seat != attack.player)
    waiting = [seat for seat in (attack.target, *others) if game.owners[seat].hand]
    while waiting:
        first, *rest = [(RESPOND, seat, attack) for seat in waiting]
        seat, choice = game.table.ask_any(game, first, rest)
        if cancel(game, seat, attack, choice):
            return True
        waiting.remove(seat)
    return False


def cancel(game: Game, seat: Seat, attack: Attack, choice: int) -> bool:
    """Cancel for nothing, or for a price that the target agrees to, with the smallest card that can; whether. Asks."""
    if choice == LET_IT:
        return False
    if choice != CANCEL and not collect_price(game, seat, attack, choice):
        return False
    card = min(cancelling(game, seat, attack.kinds), key=lambda card: game.box.cards[card].ops)
    discard(game, seat, card)
    game.note("cancelled", seat, attack.target, card)
    return True


def collect_price(game: Game, seat: Seat, attack: Attack, choice: int) -> bool:
    """5.3.10: the target is asked to pay the price; whether he did. If he agrees, cash or cubes go to *seat*."""
    price = Price(seat, attack, int(choice == FOR_A_CUBE), PRICES.get(choice, 0))
    if not game.table.ask(AGREE, game, attack.target, price):
        return False
    payer, helper = game.owners[attack.target], game.owners[seat]
    payer.media -= price.cubes
    helper.media += price.cubes
    payer.cash -= price.cash
    helper.cash += price.cash
    return True


# 5.3.2 to 5.3.7


def star_wins(ops: int, kind: int, count: int) -> int:
    """5.3.2: the first superstar doubles the OPS, the first all-star counts them once; every other star adds one."""
    return ops * (2 if kind == SUPERSTAR else 1) + count - 1


def win_with_superstars(game: Game, seat: Seat, card: int) -> None:
    """5.3.2: wins for the superstars, with a card that is discarded."""
    win(
        game, seat, card, A_SUPERSTARS, star_wins(game.box.cards[card].ops, SUPERSTAR, game.owners[seat].fit(SUPERSTAR))
    )


def win_with_allstars(game: Game, seat: Seat, card: int) -> None:
    """5.3.2: wins for the all-stars, with a card that is discarded."""
    win(game, seat, card, A_ALLSTARS, star_wins(game.box.cards[card].ops, ALLSTAR, game.owners[seat].fit(ALLSTAR)))


def win_with_manager(game: Game, seat: Seat, card: int) -> None:
    """5.3.3: the OPS and the manager's card rating."""
    rating = game.charts.manager_card[game.owners[seat].stars[MANAGER]]
    win(game, seat, card, A_MANAGER_CARD, game.box.cards[card].ops + rating)


def win(game: Game, seat: Seat, card: int, use: int, wins: int) -> None:
    """Games are won with a card (5.3.2, 5.3.3), which is discarded."""
    owner = game.owners[seat]
    owner.use(use)
    owner.wins += wins
    discard(game, seat, card)
    game.note("wins", seat, card=card, amount=wins, text=ACTIONS[use])


def legend_bonus(game: Game, seat: Seat) -> None:
    """12.2: when OPS are played, for whatever, a legend may do a little more. Rolls, draws and asks."""
    choice = game.table.ask(LEGEND_BONUS, game, seat, None)
    if choice:
        game.owners[seat].legends_used.append(choice - 1)
        game.note("legend", seat, seat, text=game.box.legends[choice - 1].title)
        apply(game, seat, seat, game.box.legends[choice - 1].bonus.clauses, 0)


def earn_money(game: Game, seat: Seat, card: int) -> None:
    """5.3.5: $500 an OP."""
    sell(game, seat, card, MONEY_AN_OP, "money")


def apply_losses(game: Game, seat: Seat, card: int) -> None:
    """5.3.6: a loss an OP. Asks."""
    target = choose_target(game, seat, Aim(A_LOSSES))
    game.owners[target].ops_against += 1
    game.owners[target].losses += game.box.cards[card].ops
    discard(game, seat, card)
    game.note("losses", seat, target, card, game.box.cards[card].ops)


def add_journeymen(game: Game, seat: Seat, card: int) -> None:
    """5.3.7: a journeyman an OP. Asks."""
    target = choose_target(game, seat, Aim(A_JOURNEYMEN))
    game.owners[target].ops_against += 1
    discard(game, seat, card)
    game.note("journeymen", seat, target, card, game.box.cards[card].ops)
    force_journeymen(game, target, game.box.cards[card].ops)


def throw_away(game: Game, seat: Seat, card: int) -> None:
    """A card is discarded for nothing."""
    discard(game, seat, card)
    game.note("discard", seat, card=card)


USES: Final[dict[int, Callable[[Game, Seat, int], None]]] = {
    A_SUPERSTARS: win_with_superstars,
    A_ALLSTARS: win_with_allstars,
    A_MANAGER_CARD: win_with_manager,
    A_MONEY: earn_money,
    A_LOSSES: apply_losses,
    A_JOURNEYMEN: add_journeymen,
    A_DISCARD: throw_away,
}
