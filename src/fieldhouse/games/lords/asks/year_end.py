"""Questions of a year's end: the series, cards left, media for points, free agents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from fieldhouse.games.lords.asks.common import BIDS, NUMBERS, STEP, bid_text, club, yes_no
from fieldhouse.games.lords.asks.turn import explain_card
from fieldhouse.games.lords.model import RIVAL, Clause, counted, money, one
from fieldhouse.games.lords.pages.wording import in_words, plain
from fieldhouse.games.lords.state import FreeAgent, Game
from fieldhouse.table.question import Ask, NumberAsk
from fieldhouse.table.seat import Seat
from fieldhouse.table.words import Cited

BID: Final[Ask[Game, FreeAgent]] = Ask(
    "bid",
    BIDS,
    lambda game, seat, agent: range(min(game.owners[seat].cash // STEP, len(BIDS) - 1) + 1),
    lambda game, seat, agent, choice: (
        bid_text(game, seat, choice * STEP) if choice else ("No bid", "he goes to others, or stays where he is")
    ),
    lambda game, seat, agent: Cited(
        f"{one(agent.kind).capitalize()} of {game.clubs[agent.seat]} is a free agent. "
        "Your bid, which is his salary of the coming year",
        "6.2.4b",
        f"? You have {money(game.owners[seat].cash)}.",
    ),
)


class Rolls(NamedTuple):
    """The different rolls of an owner for the draft, the highest first, and what the card makes of them."""

    readings: tuple[int, ...]
    clauses: tuple[Clause, ...]

    def sense(self, at: int) -> str:
        """What the roll at that place would mean."""
        return in_words([plain(clause) for clause in self.clauses if clause.is_hit(self.readings[at])])


DRAFT_ROLL: Final[Ask[Game, Rolls]] = Ask(
    "draft roll",
    NUMBERS[:30],
    lambda game, seat, rolls: range(len(rolls.readings)),
    lambda game, seat, rolls, choice: (f"The {rolls.readings[choice]}", rolls.sense(choice)),
    lambda game, seat, rolls: Cited("You have more than one roll for the draft. Which do you take", "6.2.6", "?"),
)
PAIRS: Final[NumberAsk[Game, object]] = NumberAsk(
    "media pairs",
    lambda game, seat, subject: range(game.owners[seat].media // 2 + 1),
    lambda game, seat, subject, choice: (counted(2 * choice, "cube"), f"{3 * choice} VP"),
    lambda game, seat, subject: Cited("How many pairs of media cubes do you discard, for 3 VP each", "6.2.3", "?"),
)


def series_cards(game: Game, seat: Seat, champion: Seat) -> list[int]:
    """Cards that may be played in the championship series: for one's own club or against the champion."""
    cards = []
    for card in game.owners[seat].hand:
        event = game.box.cards[card].series
        if event is not None and (event.aim != RIVAL) == (seat == champion):
            cards.append(card)
    return cards


SERIES_CARD: Final[Ask[Game, Seat]] = Ask(
    "series card",
    ("no", *NUMBERS),
    lambda game, seat, champion: [0, *(card + 1 for card in series_cards(game, seat, champion))],
    lambda game, seat, champion, choice: (
        explain_card(game, seat, None, choice - 1) if choice else ("No card", "keep them in your hand")
    ),
    lambda game, seat, champion: Cited(f"{club(game, champion)} play for the championship. A card", "6.2.2", "?"),
)
REROLL: Final[Ask[Game, tuple[int, str, int]]] = yes_no(
    "reroll",
    lambda game, seat, line: (
        Cited(f"As the die lies you {line[1]} ({line[2]:+d} VP). Roll the series again", "6.2.2", "?"),
        "the new roll counts, whatever it is",
    ),
    lambda game, seat, line: True,
)
HOLD_KEYS: Final[tuple[str, ...]] = ("done", *NUMBERS[:30])
HOLD: Final[Ask[Game, Sequence[int]]] = Ask(
    "hold",
    HOLD_KEYS,
    lambda game, seat, cards: range(len(cards) + 1),
    lambda game, seat, cards, choice: (
        explain_card(game, seat, None, cards[choice - 1]) if choice else ("No more", "throw the others away")
    ),
    lambda game, seat, cards: Cited(
        "Cards are left. Which do you hold into the off-season",
        "5.6",
        "? Each costs $2,000, unless an event lets you hold it; each thrown away costs $1,000.",
    ),
)
