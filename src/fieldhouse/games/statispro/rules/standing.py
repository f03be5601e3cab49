"""Sections 4.2, 6.6: standing orders are given, and carried out while the ball is live."""

from __future__ import annotations

from fieldhouse.games.statispro import menu, orders
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.menu import FOUL, Window
from fieldhouse.games.statispro.model import NOBODY
from fieldhouse.games.statispro.orders import AT_ONCE, ORDERS, WHEN, WITH_BALL
from fieldhouse.games.statispro.rules import fouls
from fieldhouse.games.statispro.state import Game, Next
from fieldhouse.table.seat import AWAY, HOME, OTHER, Seat, seated


def give_order(game: Game, seat: Seat, choice: int, window: Window) -> None:
    """One change of a seat's orders. Asks."""
    held = game.orders[seat]
    if choice in (orders.PRESS, orders.NO_PRESS):
        held = held._replace(press=choice == orders.PRESS)
    elif choice == orders.NO_FOUL:
        held = orders.Orders(held.press)
    elif choice in WHEN:
        target, fouler = divmod(game.table.ask(FOUL, game, seat, window), 5)
        by, whom = game.floor[seat][fouler], game.floor[OTHER[seat]][target]
        held = orders.Orders(held.press, WHEN[choice], whom.index, by.index)
    game.orders[seat] = held


def last_two_minutes(game: Game) -> None:
    """4.2, 6.6: they change what a foul on purpose costs, and when a press is allowed.

    So orders to foul are over where the half ends, and at the end of a game both benches, the one with the ball and the
    one without, are asked for new ones.
    """
    game.is_closing = True
    if not game.rules.is_half(min(game.period, game.rules.periods)):
        return
    for seat in (AWAY, HOME):
        game.orders[seat] = orders.Orders(game.orders[seat].press)
    if game.is_final_two:
        choices = game.table.ask_secretly(game, (ORDERS, AWAY, None), (ORDERS, HOME, None))
        for seat, choice in seated(choices):
            give_order(game, seat, choice, Window())


def press_as_ordered(game: Game) -> None:
    """4.2: instead of an ACTION check; in a dead ball, or in the last two minutes of a game."""
    seat = OTHER[game.offense]
    if game.orders[seat].press and (game.dead_ball or game.is_final_two) and menu.can_press(game, seat):
        game.press = True


def foul_at_once(game: Game) -> Next | None:
    """6.6: the ball is live; how the possession ends if the defense is to foul a man who is on the floor.

    Draws and asks.
    """
    held = game.orders[OTHER[game.offense]]
    if held.foul != AT_ONCE:
        return None
    target = game.men[game.offense][held.target]
    return _foul(game, target) if target.position != NOBODY else None


def foul_with_ball(game: Game, man: Man) -> Next | None:
    """6.6: *man* has got the ball; how the possession ends if he is to be fouled then. Draws and asks."""
    held = game.orders[OTHER[man.seat]]
    return _foul(game, man) if held.foul == WITH_BALL and held.target == man.index else None


def _foul(game: Game, target: Man) -> Next:
    """By the man who was named, or if he is not on the floor by whoever guards the target. Draws and asks."""
    seat = OTHER[target.seat]
    fouler = game.men[seat][game.orders[seat].fouler]
    if fouler.position == NOBODY:
        fouler = fouls.primary_defender(game, target)
    return fouls.deliberate_foul(game, target, fouler)
