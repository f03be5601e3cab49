"""5.3 Player actions: one owner's turn, with what others may put in between."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fieldhouse.games.lords.actions import (
    A_CHART,
    A_CYCLE,
    A_DISCARD,
    A_LEGEND,
    A_MANAGER_TEAM,
    A_PASS,
    A_PHENOM,
    A_PROSPECT,
    FREE_ACTIONS,
)
from fieldhouse.games.lords.asks.cycle import CYCLE, DRAWN, legal_drawn_uses
from fieldhouse.games.lords.asks.deals import SWAP, swap_text
from fieldhouse.games.lords.asks.legends import LEGEND
from fieldhouse.games.lords.asks.turn import ACTION, CYCLE_PRICE, Aim, Pick
from fieldhouse.games.lords.cards.charts import CASH_ITEM, CUBE_ITEM
from fieldhouse.games.lords.model import MANAGER, PHENOM, PROSPECT
from fieldhouse.games.lords.rules.cards import discard, draw_cards
from fieldhouse.games.lords.rules.farm import promote
from fieldhouse.games.lords.rules.floor import free_action, hear
from fieldhouse.games.lords.rules.playing import choose_card, choose_target, put_to_use, strike_with
from fieldhouse.games.lords.rules.roster import hand_out, join, settle
from fieldhouse.games.lords.state import Game
from fieldhouse.table.seat import Seat


def take_turn(game: Game) -> None:
    """One owner's turn: trades and loans are free, then one action; others may offer and borrow meanwhile.

    Rolls, draws and asks.
    """
    seat, silent = game.turn, list[int]()
    while True:
        action = hear(game, ACTION, seat, None, silent)
        if action in FREE_ACTIONS:
            free_action(game, seat, action)
            continue
        if action == A_PASS:
            game.owners[seat].passed = True
            game.note("pass", seat)
        elif action in ACTS:
            ACTS[action](game, seat)
        else:
            put_to_use(game, seat, action, tuple(game.owners[seat].hand))
        return


def use_team_rating(game: Game, seat: Seat) -> None:
    """5.3.4: the manager's team rating, wins or losses."""
    owner = game.owners[seat]
    owner.use(A_MANAGER_TEAM)
    rating = game.charts.manager_team[owner.stars[MANAGER]]
    owner.wins += max(rating, 0)
    owner.losses += max(-rating, 0)
    game.note("manager", seat, amount=rating)


def hit_for_the_cycle(game: Game, seat: Seat) -> None:
    """5.3.8: buy cards; play one, discard one, keep the rest. Rolls, draws and asks."""
    owner = game.owners[seat]
    owner.use(A_CYCLE)
    bases = game.table.ask(CYCLE, game, seat, None) + 1
    owner.cash -= bases * CYCLE_PRICE
    drawn = draw_cards(game, seat, bases, "cycle")
    game.note("cycle", seat, amount=bases)
    if not drawn:
        return
    pick = Pick(A_DISCARD, tuple(drawn))
    uses = legal_drawn_uses(game, seat, pick)
    use = uses[0] if len(uses) == 1 else game.table.ask(DRAWN, game, seat, pick)
    drawn.remove(put_to_use(game, seat, use, pick.cards))
    if drawn:
        discard(game, seat, choose_card(game, seat, A_DISCARD, tuple(drawn)))


def use_trade_chart(game: Game, seat: Seat) -> None:
    """5.7.2: one trade with the chart. Asks."""
    owner = game.owners[seat]
    owner.use(A_CHART)
    swap = game.charts.trades[game.table.ask(SWAP, game, seat, None)]
    game.note("trade chart", seat, text=swap_text(swap))
    for (count, item), sign in ((swap.give, -1), (swap.get, 1)):
        if item == CUBE_ITEM:
            owner.media += sign * count
        elif item == CASH_ITEM:
            owner.cash += sign * count * 1_000
        elif sign < 0:
            hand_out(owner, item, count)
            game.note("moves", seat, amount=count, kind=item)
        else:
            join(game, seat, item, count)
    settle(game, seat)


def use_legend(game: Game, seat: Seat) -> None:
    """12.2: a legend's own action. Rolls, draws and asks."""
    at = game.table.ask(LEGEND, game, seat, None)
    legend = game.box.legends[at]
    game.owners[seat].legends_used.append(at)
    target = choose_target(game, seat, Aim(A_LEGEND, legend.action))
    game.note("legend", seat, target, text=legend.title)
    strike_with(game, seat, target, legend.action)


ACTS: Final[dict[int, Callable[[Game, Seat], None]]] = {
    A_MANAGER_TEAM: use_team_rating,
    A_CYCLE: hit_for_the_cycle,
    A_PHENOM: lambda game, seat: promote(game, seat, PHENOM),
    A_PROSPECT: lambda game, seat: promote(game, seat, PROSPECT),
    A_CHART: use_trade_chart,
    A_LEGEND: use_legend,
}
