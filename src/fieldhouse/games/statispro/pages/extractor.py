"""The deck for people who play with paper cards: it shuffles, draws one card at a time, and keeps the clock.

What the book's spreadsheet does (3.1, 8.1 to 8.3, 19.1, 20.1): the clock deck, the dead-ball deck beside it, the time
cards as they come up.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro.cards.deck import SECTIONS
from fieldhouse.games.statispro.leagues import MINUTE, LeagueRules
from fieldhouse.games.statispro.model import CARDS, Deck
from fieldhouse.games.statispro.scoresheet import minutes
from fieldhouse.table.table import Table

REFILL: Final = 20


class Extractor:
    """A shuffled deck: ``left`` cards of the clock, ``dead_left`` of the dead ball."""

    def __init__(self, deck: Deck, league: LeagueRules, table: Table) -> None:
        """A game on paper before its first period; the table draws the cards."""
        self.deck = deck
        self.league = league
        self.table = table
        self.period = 0
        self.shuffle()

    def shuffle(self, is_overtime: bool = False) -> None:
        """3.1, 8.2: all cards again, for the next period; each draw decides on its card."""
        self.period += 1
        self.is_overtime = is_overtime
        self.pile = list(CARDS)
        self.dead_pile: list[int] = []
        self.left = self.league.overtime_cards if is_overtime else self.league.cards
        self.dead_left = self.league.dead_cards

    def draw(self) -> int | None:
        """The next card of the clock deck, or None when the period is over."""
        if not self.left:
            return None
        self.left -= 1
        return self.table.draw(self.pile, "clock")

    def draw_dead(self) -> int:
        """8.3: the next card of the dead-ball deck; when it has run out twenty discards refill it."""
        if not self.dead_left:
            self.dead_pile = [card for card in CARDS if card not in self.pile]
            self.dead_left = min(REFILL, len(self.dead_pile))
        self.dead_left -= 1
        return self.table.draw(self.dead_pile or self.pile, "dead ball")

    def time_card(self) -> str:
        """The time card that has just come up, or nothing."""
        first, second = self.league.rest_marks
        marks = {2 * MINUTE: "two minutes", MINUTE: "one minute"}
        if not self.is_overtime:
            marks |= {first: "rest period", second: "rest period"}
        return f"{minutes(self.left)} left: {marks[self.left]}" if self.left in marks else ""

    def show(self, card: int) -> list[str]:
        """A card's nine readings, a line each."""
        lines = [f"RPG #{card}"]
        for title, field, _, show in SECTIONS:
            lines.append(f"{title:<10} {show(getattr(self.deck, field)[card])}")
        return lines

    def clock(self) -> str:
        """The clock of the game on paper, in words."""
        return f"Period {self.period}, {minutes(self.left)} left; dead ball {self.dead_left}"
