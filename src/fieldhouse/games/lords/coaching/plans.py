"""The best that can be done with a card: win games, play its event, attack, earn money."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.games.lords.actions import (
    A_ALLSTARS,
    A_EVENT,
    A_JOURNEYMEN,
    A_LOSSES,
    A_MANAGER_CARD,
    A_MONEY,
    A_PASS,
    A_SUPERSTARS,
)
from fieldhouse.games.lords.asks.turn import has_all_games, open_to_events, open_to_ops, targets_among
from fieldhouse.games.lords.coaching.events import best_target, weights
from fieldhouse.games.lords.coaching.purse import spare
from fieldhouse.games.lords.coaching.temper import Temper
from fieldhouse.games.lords.coaching.utility import record_utility, turn_utility
from fieldhouse.games.lords.model import (
    ALLSTAR,
    JOURNEYMAN,
    LATE,
    MANAGER,
    OWN,
    PHASE_GAMES,
    REGULAR,
    RIVAL,
    SUPERSTAR,
    WINTER,
)
from fieldhouse.games.lords.rules.playing import MONEY_AN_OP
from fieldhouse.games.lords.state import Game, Owner
from fieldhouse.table.seat import NO_SEAT, Seat

MOST_OPS: Final = 6
FANCIES: Final = 1_009
Plan = tuple[float, int, int, Seat]
"""What an action is worth, the use, the card and the target."""
NO_PLAN: Final[Plan] = (-99.0, A_PASS, -1, NO_SEAT)


def best_event(temper: Temper, game: Game, seat: Seat, cards: Sequence[int], weight: Sequence[float]) -> Plan:
    """The best event to play now, upon those whom it is meant for; one against rivals upon himself, if none is open to
    it. ``NO_PLAN`` if none can be played."""
    best = NO_PLAN
    box, winter = game.box.cards, game.phase == WINTER
    rivals, is_done = open_to_events(game, seat), has_all_games(game, seat)
    for card in cards:
        event = box[card].winter if winter else box[card].season
        targets = targets_among(game, seat, event, rivals, is_done)
        if event.aim == OWN:
            targets = targets[:1] if seat in targets else []
        elif event.aim == RIVAL and len(targets) > 1 and targets[-1] == seat:
            targets = targets[:-1]
        if targets:
            worth, target = best_target(temper, game, seat, event, targets, weight)
            if temper.fancy:
                worth += temper.fancy * fancied(game, seat, card)
            if target != seat:
                worth += temper.feud
            if worth > best[0]:
                best = (worth, A_EVENT, card, target)
    return best


def fancied(game: Game, seat: Seat, card: int) -> float:
    """How much of a fancy an owner has taken to a card in this phase, from none to all: the same whenever he looks."""
    mixed = 7_919 * card + 104_729 * seat + 15_485_863 * (game.year * len(PHASE_GAMES) + game.phase)
    return mixed * mixed % FANCIES / FANCIES


def best_wins(temper: Temper, game: Game, seat: Seat, cards: Sequence[int]) -> Plan:
    """The best way to win games with one of *cards*: of two cards that win as much the smaller is taken."""
    owner = game.owners[seat]
    games = PHASE_GAMES[game.phase]
    room = games - owner.wins - owner.losses
    best = NO_PLAN
    if room <= 0:
        return best
    values = best_cards(game, cards)
    now = owner.wins + room // 2
    for use, factor, more in ways_to_win(game, owner) if values else ():
        most, spent, best_card = -99, 0, -1
        for ops, card in values:
            wins = ops * factor + more
            if wins >= room:
                wins = room
            if wins > most:
                most, spent, best_card = wins, ops, card
        worth = temper.own.win * (owner.wins + most + (room - most) // 2 - now) - temper.op_kept * spent
        if worth > best[0]:
            best = (worth, use, best_card, seat)
    return best


def best_cards(game: Game, cards: Sequence[int]) -> list[tuple[int, int]]:
    """For each value of OPS the last card that may be used for them: values rising, each with its card."""
    box, found = game.box.cards, [-1] * MOST_OPS
    for card in cards:
        if not box[card].season.is_compulsory and card > found[box[card].ops]:
            found[box[card].ops] = card
    return [(ops, card) for ops, card in enumerate(found) if card >= 0]


def ways_to_win(game: Game, owner: Owner) -> list[tuple[int, int, int]]:
    """Uses of a card that win games: what its OPS are multiplied by, and what is added."""
    ways = []
    superstars, allstars = owner.fit(SUPERSTAR), owner.fit(ALLSTAR)
    if superstars > 0 and not owner.has_used(A_SUPERSTARS):
        ways.append((A_SUPERSTARS, 2, superstars - 1))
    if allstars > 0 and not owner.has_used(A_ALLSTARS):
        ways.append((A_ALLSTARS, 1, allstars - 1))
    if not owner.has_used(A_MANAGER_CARD):
        ways.append((A_MANAGER_CARD, 1, game.charts.manager_card[owner.stars[MANAGER]]))
    return ways


def best_attack(temper: Temper, game: Game, seat: Seat, cards: Sequence[int], weight: Sequence[float]) -> Plan:
    """The strongest card against an opponent: losses or journeymen."""
    best = NO_PLAN
    targets = open_to_ops(game, seat)
    card = strongest(game, cards)
    if not targets or card < 0:
        return best
    ops = game.box.cards[card].ops
    for target in targets:
        rival = game.owners[target]
        worth = weight[target] * record_utility(temper.theirs, game, rival, 0, ops)
        if worth > best[0]:
            best = (worth, A_LOSSES, card, target)
        if rival.squad[REGULAR] >= ops:
            worth = weight[target] * turn_utility(temper.theirs, game, rival, ops, REGULAR, JOURNEYMAN)
            if worth > best[0]:
                best = (worth, A_JOURNEYMEN, card, target)
    return best


def strongest(game: Game, cards: Sequence[int]) -> int:
    """The card of the most OPS that need not be played for its event; -1 if there is none."""
    best, most, box = -1, 0, game.box.cards
    for card in cards:
        if box[card].ops > most and not box[card].season.is_compulsory:
            best, most = card, box[card].ops
    return best


def best_money(temper: Temper, game: Game, seat: Seat, cards: Sequence[int]) -> Plan:
    """5.3.5: the card that earns most."""
    card = strongest(game, cards)
    if game.phase == LATE or card < 0:
        return NO_PLAN
    need = temper.needy if spare(temper, game, seat) < 0 else 1.0
    return (need * temper.own.thousand * game.box.cards[card].ops * MONEY_AN_OP / 1000, A_MONEY, card, seat)


def best_play(temper: Temper, game: Game, seat: Seat, cards: Sequence[int]) -> Plan:
    """The best use of any of *cards*. So many wins at once that nothing is better are not held against the rest."""
    cards = unguarded(temper, game, cards)
    wins = best_wins(temper, game, seat, cards)
    if wins[0] >= temper.great_play:
        return wins
    weight = weights(temper, game, seat)
    return max(
        wins,
        liked(best_event(temper, game, seat, cards, weight), temper.events),
        liked(best_attack(temper, game, seat, cards, weight), temper.attacks),
        best_money(temper, game, seat, cards),
    )


def liked(plan: Plan, factor: float) -> Plan:
    """A plan as it looks to one who likes such plays so much."""
    return (plan[0] * factor, *plan[1:]) if plan[0] > 0 else plan


def unguarded(temper: Temper, game: Game, cards: Sequence[int]) -> Sequence[int]:
    """The cards without those that are kept to cancel an event; all of them if there are no others."""
    if not temper.guard:
        return cards
    box = game.box.cards
    kept = [card for card in cards if box[card].cancels][: temper.guard]
    return [card for card in cards if card not in kept] or cards
