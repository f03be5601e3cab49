"""What each answer of a turn promises, by the prices of an owner who plays to win, in victory points.

Only the owner's own hand is looked at, and what lies open on the table: nobody's hand else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from fieldhouse.games.lords.actions import A_EVENT, A_JOURNEYMEN, A_LOSSES, A_MONEY, CARD_USES, P_PROMOTION, WIN_USES
from fieldhouse.games.lords.asks.turn import ACTION, CARD, TARGET, Aim, Pick, cards_for, open_to_ops
from fieldhouse.games.lords.asks.winter import WINTER_CARD
from fieldhouse.games.lords.coaching.events import event_utility, weights
from fieldhouse.games.lords.coaching.plans import NO_PLAN, Plan, best_event, ways_to_win
from fieldhouse.games.lords.coaching.temper import Temper
from fieldhouse.games.lords.model import PHASE_GAMES, REGULAR
from fieldhouse.games.lords.review import worth_of
from fieldhouse.games.lords.rules.playing import MONEY_AN_OP
from fieldhouse.games.lords.state import Game, Note
from fieldhouse.table.pages import Prospects
from fieldhouse.table.question import AnyAsk
from fieldhouse.table.seat import Seat

NOTE: Final = (
    "Victory points that the best play of each kind is worth before any die is thrown, as a strong owner counts them. "
    "He knows your hand and what lies open, and nobody else's cards; he may be wrong."
)
NOBODY: Final = "-"


class Weighed(NamedTuple):
    """An answer: the best card and target for it, and what that is worth."""

    key: str
    card: str
    target: str
    points: float


def weighed(judge: Temper, ask: AnyAsk, game: Game, seat: Seat, subject: object) -> Prospects | None:
    """For an action, its card and its target, and for an off-season card; None for the other questions."""
    weigh = QUESTIONS.get(ask.name)
    if weigh is None:
        return None
    found = [
        Weighed(ask.key(choice), _title(game, plan[2]), _club(game, seat, plan[3]), round(plan[0], 2))
        for choice, plan in weigh(judge, game, seat, subject)
        if plan is not NO_PLAN
    ]
    rows = {each.key: (each.card, each.target, f"{each.points:+.1f}") for each in found}
    return Prospects(("Best card", "Against", "Points"), rows, NOTE, [each._asdict() for each in found])


def _actions(judge: Temper, game: Game, seat: Seat, subject: object) -> list[tuple[int, Plan]]:
    """Every use of a card of the hand that is legal, with the best card for it."""
    hand = game.owners[seat].hand
    legal = ACTION.legal(game, seat, subject)
    return [(use, _best(judge, game, seat, use, hand)) for use in (A_EVENT, *CARD_USES) if use in legal]


def _cards(judge: Temper, game: Game, seat: Seat, pick: object) -> list[tuple[int, Plan]]:
    """Every card that may be put to the use that was chosen, with the best plan for it."""
    assert isinstance(pick, Pick)
    cards = cards_for(game, seat, pick.use, pick.cards)
    if pick.use not in (A_EVENT, *CARD_USES):
        return [(card, _sold(judge, game, seat, pick.use, card)) for card in cards]
    return [(card, _best(judge, game, seat, pick.use, [card])) for card in cards]


def _winter_cards(judge: Temper, game: Game, seat: Seat, may_pass: object) -> list[tuple[int, Plan]]:
    """Every card of the hand for its off-season event: their choices are one higher than their numbers."""
    cards = cards_for(game, seat, A_EVENT, game.owners[seat].hand)
    return [(card + 1, _best(judge, game, seat, A_EVENT, [card])) for card in cards]


def _targets(judge: Temper, game: Game, seat: Seat, aim: object) -> list[tuple[int, Plan]]:
    """Everybody whom an event may be played upon, or OPS: of these one is counted, whatever the card has."""
    assert isinstance(aim, Aim)
    weight, found = weights(judge, game, seat), list[tuple[int, Plan]]()
    for target in map(Seat, TARGET.legal(game, seat, aim)):
        note = Note("losses" if aim.use == A_LOSSES else "journeymen", seat, target, amount=1)
        worth = (
            event_utility(judge, game, seat, target, aim.event, weight) if aim.event else worth_of(judge, game, note)
        )
        found.append((target, (worth, aim.use, -1, target)))
    return found


def _sold(judge: Temper, game: Game, seat: Seat, use: int, card: int) -> Plan:
    """4.1.2: what the money of a discard is worth; nothing comes of any other."""
    thousands = game.box.cards[card].ops * (use == P_PROMOTION)
    return judge.own.thousand * thousands, use, card, seat


def _best(judge: Temper, game: Game, seat: Seat, use: int, cards: Sequence[int]) -> Plan:
    """The best card and target for a use; ``NO_PLAN`` if none of the *cards* may be put to it."""
    if use == A_EVENT:
        return best_event(judge, game, seat, cards, weights(judge, game, seat))
    plans = [
        (worth_of(judge, game, note), use, note.card, note.other)
        for card in cards_for(game, seat, use, list(cards))
        for note in _plays(game, seat, use, card)
    ]
    return max(plans, default=NO_PLAN)


def _plays(game: Game, seat: Seat, use: int, card: int) -> list[Note]:
    """What a card would be noted for if it were put to a use, upon everybody whom it may be put upon."""
    ops, owner = game.box.cards[card].ops, game.owners[seat]
    if use == A_MONEY:
        return [Note("money", seat, seat, card, ops * MONEY_AN_OP)]
    if use in WIN_USES:
        room = PHASE_GAMES[game.phase] - owner.wins - owner.losses
        ways = [(factor, more) for way, factor, more in ways_to_win(game, owner) if way == use]
        return [Note("wins", seat, seat, card, min(ops * factor + more, room)) for factor, more in ways]
    what = {A_LOSSES: "losses", A_JOURNEYMEN: "journeymen"}[use]
    able = [rival for rival in open_to_ops(game, seat) if use == A_LOSSES or game.owners[rival].squad[REGULAR] >= ops]
    return [Note(what, seat, rival, card, ops) for rival in able]


def _title(game: Game, card: int) -> str:
    """A card by its title and its value; a dash for none."""
    return NOBODY if card < 0 else f"{game.box.cards[card].title} ({game.box.cards[card].ops})"


def _club(game: Game, seat: Seat, target: Seat) -> str:
    """A rival's club; a dash for one's own or none."""
    return NOBODY if target in (seat, -1) else game.clubs[target]


QUESTIONS: Final[dict[str, Callable[[Temper, Game, Seat, object], list[tuple[int, Plan]]]]] = {
    ACTION.name: _actions, CARD.name: _cards, TARGET.name: _targets, WINTER_CARD.name: _winter_cards,
}  # fmt: skip
