"""A turn of the season: which action, which card, against whom."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.lords.actions import (
    A_ALL_STAR,
    A_ALLSTARS,
    A_CHART,
    A_CYCLE,
    A_DISCARD,
    A_EVENT,
    A_JOURNEYMEN,
    A_LEGEND,
    A_LOSSES,
    A_MANAGER_CARD,
    A_MANAGER_TEAM,
    A_OFFER,
    A_PASS,
    A_PHENOM,
    A_PROSPECT,
    A_SUPERSTARS,
    P_PROMOTION,
)
from fieldhouse.games.lords.asks.cycle import legal_drawn_uses
from fieldhouse.games.lords.asks.farm import can_promote, fee_of_roll
from fieldhouse.games.lords.asks.turn import (
    CYCLE_PRICE,
    Aim,
    Pick,
    can_nominate,
    cards_for,
    event_targets,
    is_full,
    open_to_ops,
    usable_legends,
)
from fieldhouse.games.lords.coaching.deals import best_swap, wish
from fieldhouse.games.lords.coaching.events import best_target, spite, weights
from fieldhouse.games.lords.coaching.plans import (
    NO_PLAN,
    Plan,
    best_event,
    best_play,
    best_wins,
    strongest,
    unguarded,
    ways_to_win,
)
from fieldhouse.games.lords.coaching.purse import spare
from fieldhouse.games.lords.coaching.temper import Temper
from fieldhouse.games.lords.coaching.utility import record_utility, turn_utility
from fieldhouse.games.lords.model import EARLY, JOURNEYMAN, MANAGER, PHASE_GAMES, PHENOM, PROSPECT, REGULAR
from fieldhouse.games.lords.state import Game, Owner
from fieldhouse.table.seat import Seat

HOME_RUN: Final = 4


def action(temper: Temper, game: Game, seat: Seat, subject: object, whim: float) -> int:
    """What to do now: an offer that he wishes for, the best card, an action that takes none; else to pass."""
    owner = game.owners[seat]
    if owner.hand:
        if not owner.played and not owner.offers and whim < temper.offers and wish(temper, game, seat) is not None:
            return A_OFFER
        plan = planned(temper, game, seat, owner)
        if plan[1] != A_PASS:
            return plan[1]
    return free_action(temper, game, seat, owner)


def planned(temper: Temper, game: Game, seat: Seat, owner: Owner) -> Plan:
    """The card play to make now, if any is: cards wanted in later phases are kept for them."""
    if owner.played and len(owner.hand) <= temper.kept[game.phase - EARLY]:
        plan = best_wins(temper, game, seat, unguarded(temper, game, owner.hand))
        return plan if plan[0] >= temper.worth_a_kept_card else NO_PLAN
    plan = best_play(temper, game, seat, owner.hand)
    return plan if plan[0] >= temper.worth_playing or not owner.played else NO_PLAN


def free_action(temper: Temper, game: Game, seat: Seat, owner: Owner) -> int:
    """The first of the actions that take no card of the hand that is worth it; else to pass."""
    if not owner.has_used(A_MANAGER_TEAM) and not is_full(game, owner):
        if game.charts.manager_team[owner.stars[MANAGER]] > 0:
            return A_MANAGER_TEAM
    costly = costly_action(temper, game, seat, owner)
    if costly != A_PASS:
        return costly
    if not owner.has_used(A_CHART) and best_swap(temper, game, seat)[0] > 0.5:
        return A_CHART
    if can_nominate(game, owner):
        return A_ALL_STAR
    if owner.legends and best_legend(temper, game, seat)[0] > 0:
        return A_LEGEND
    return A_PASS


def costly_action(temper: Temper, game: Game, seat: Seat, owner: Owner) -> int:
    """Promotions and cards, if there is money to spare for them; else to pass."""
    can_call_up, can_develop = can_promote(game, owner, PHENOM), can_promote(game, owner, PROSPECT)
    can_cycle = owner.cash >= 3_000 and not owner.has_used(A_CYCLE)
    if not (can_call_up or can_develop or can_cycle):
        return A_PASS
    at_hand = spare(temper, game, seat)
    if can_call_up and (at_hand > temper.for_call_ups or owner.over):
        return A_PHENOM
    if can_develop and at_hand > temper.for_phenoms and wants_phenom(game, owner):
        return A_PROSPECT
    return A_CYCLE if can_cycle and at_hand >= temper.for_cards else A_PASS


def wants_phenom(game: Game, owner: Owner) -> bool:
    """Has the farm room for one more, and he money for the roll and some beyond?"""
    return (
        owner.squad[PHENOM] < game.charts.farm[owner.stars[1]].phenoms and owner.cash >= fee_of_roll(owner, 0) + 1_000
    )


def best_legend(temper: Temper, game: Game, seat: Seat) -> tuple[float, int]:
    """What the best action of a legend is worth now, and which legend's it is: -1 if none can act."""
    best, weight = (-99.0, -1), weights(temper, game, seat)
    for legend in usable_legends(game, game.owners[seat]):
        event = game.box.legends[legend].action
        targets = event_targets(game, seat, event)
        if targets:
            best = max(best, (best_target(temper, game, seat, event, targets, weight)[0], legend))
    return best


def card(temper: Temper, game: Game, seat: Seat, pick: Pick, whim: float) -> int:
    """Which card for a use that has been chosen."""
    box = game.box.cards
    if pick.use == A_EVENT:
        best = best_event(temper, game, seat, unguarded(temper, game, pick.cards), weights(temper, game, seat))[2]
        return best if best >= 0 else cards_for(game, seat, pick.use, pick.cards)[0]
    legal = list(unguarded(temper, game, cards_for(game, seat, pick.use, pick.cards)))
    if pick.use in (A_SUPERSTARS, A_ALLSTARS, A_MANAGER_CARD):
        return winning_card(game, seat, pick.use, legal)
    if pick.use in (A_LOSSES, A_JOURNEYMEN):
        return strongest(game, legal)
    if pick.use == A_DISCARD:
        return min(legal, key=lambda card: box[card].ops)
    if pick.use == P_PROMOTION:
        return (
            max(legal, key=lambda card: (box[card].ops, -card))
            if spare(temper, game, seat) < 0
            else promotion(game, legal)
        )
    return max(legal, key=lambda card: box[card].ops)


def promotion(game: Game, legal: list[int]) -> int:
    """A card of middling value: big ones win more games than they earn."""
    return min(legal, key=lambda card: (abs(game.box.cards[card].ops - 3), card))


def winning_card(game: Game, seat: Seat, use: int, legal: list[int]) -> int:
    """The card that wins most for the use, the smaller of two that win as much."""
    owner = game.owners[seat]
    room = PHASE_GAMES[game.phase] - owner.wins - owner.losses
    _, factor, more = next(way for way in ways_to_win(game, owner) if way[0] == use)
    best, most, spent = -1, -99, 0
    for card in legal:
        ops = game.box.cards[card].ops
        wins = min(ops * factor + more, room)
        if wins > most or (wins == most and ops < spent):
            best, most, spent = card, wins, ops
    return best


def target(temper: Temper, game: Game, seat: Seat, aim: Aim, whim: float) -> int:
    """Upon whom, for a card or a legend that has been chosen."""
    if aim.event is not None:
        return best_target(
            temper, game, seat, aim.event, event_targets(game, seat, aim.event), weights(temper, game, seat)
        )[1]
    rivals = open_to_ops(game, seat)
    if aim.use == A_LOSSES:
        return min(
            rivals,
            key=lambda at: spite(temper, game, seat, at) * record_utility(temper.theirs, game, game.owners[at], 0, 3),
        )
    return min(
        rivals,
        key=lambda at: (
            spite(temper, game, seat, at) * turn_utility(temper.theirs, game, game.owners[at], 3, REGULAR, JOURNEYMAN)
        ),
    )


def cycle(temper: Temper, game: Game, seat: Seat, subject: object, whim: float) -> int:
    """As many bases as can be afforded."""
    money = min(spare(temper, game, seat), game.owners[seat].cash)
    return min(max(money // CYCLE_PRICE, 1), HOME_RUN) - 1


def drawn(temper: Temper, game: Game, seat: Seat, pick: Pick, whim: float) -> int:
    """The use of the cards just bought."""
    worth, use, _, _ = best_play(temper, game, seat, pick.cards)
    legal = legal_drawn_uses(game, seat, pick)
    is_wanted = worth > 0 or A_DISCARD not in legal
    return use if is_wanted and use in legal else legal[-1]


def winter_card(temper: Temper, game: Game, seat: Seat, may_pass: bool, whim: float) -> int:
    """The best off-season event; in the extended off-season only what is worth more than the card."""
    worth, _, card, _ = best_event(temper, game, seat, game.owners[seat].hand, weights(temper, game, seat))
    if card < 0 or (may_pass and worth < temper.worth_a_kept_card):
        cards = cards_for(game, seat, A_EVENT, game.owners[seat].hand)
        return 0 if may_pass or not cards else cards[0] + 1
    return card + 1
