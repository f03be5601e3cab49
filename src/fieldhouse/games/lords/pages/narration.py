"""From notes to sentences: a year told as a story, with the names of those whom it happened to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from fieldhouse.games.lords.model import (
    GIVEN_LOSSES,
    GIVEN_WINS,
    Card,
    Community,
    Components,
    DraftCard,
    ExtraInning,
    Legend,
)
from fieldhouse.games.lords.pages.rosters import Man, Rosters
from fieldhouse.games.lords.pages.telling import SENTENCES
from fieldhouse.games.lords.state import NOBODY, Note
from fieldhouse.table.seat import Seat, all_seats
from fieldhouse.table.words import all_of

Flavoured = Card | Community | DraftCard | ExtraInning | Legend
HEADLINES: Final = ("year", "phase", "pennant", "series", "community", "draft")


class LordsNarrator:
    """Tells a game: it knows the cards, the clubs, and by following every note their people and records."""

    def __init__(self, box: Components, clubs: Sequence[str], codes: Sequence[str] = (), seed: int = 0) -> None:
        self.box = box
        self.clubs = clubs
        self.rosters = Rosters(seed, codes or clubs)
        decks: list[Sequence[Flavoured]] = [box.cards, box.community, box.drafts, box.innings, box.legends]
        self.flavours = {card.title: card.flavour for deck in decks for card in deck}
        self.titles_told: set[str] = set()
        self.is_founding = True
        self.first_place = 0
        self.year = 1
        self.records = [[GIVEN_WINS, GIVEN_LOSSES] for _ in clubs]
        self.totals: dict[Seat, int] = {}
        self.honours: list[str] = []

    def lines(self, note: Note) -> list[Text]:
        """A note in sentences; rosters and records are brought up to date first."""
        men = self.rosters.follow(note)
        self._keep_books(note)
        tell = SENTENCES.get(note.what)
        text = tell(self, note, men) if tell else ""
        style = "bold" if note.what in HEADLINES else ""
        return [Text(line, style) for line in text.splitlines()]

    def _keep_books(self, note: Note) -> None:
        """Remember what later sentences need: the year, the records, the honours."""
        if note.what == "year":
            self.year = note.amount
            self.titles_told.clear()
            self.records = [[GIVEN_WINS, GIVEN_LOSSES] for _ in self.clubs]
        elif note.what == "starter":
            self.is_founding = False
        elif note.what == "first place":
            self.first_place = note.amount
        elif note.what == "record":
            wins, losses = note.more
            self.records[note.seat][0] += wins
            self.records[note.seat][1] += losses
        elif note.what == "pennant" and note.seat != NOBODY:
            self.honours.append(f"year {self.year} the {self.nick(note.seat)} under {self.manager(note.seat)}")
        elif note.what == "score":
            self.totals[note.seat] = note.amount

    def finish(self) -> list[Text]:
        """Who is the lord of baseball, and who won the pennants."""
        if not self.totals:
            return []
        best = max(self.totals.values())
        first = [self.club(seat) for seat, points in self.totals.items() if points == best]
        lines = [Text(f"{all_of(first)} rule baseball with {best} points.", "bold")]
        return [*lines, Text(f"Pennants: {'; '.join(self.honours)}.")] if self.honours else lines

    def club(self, seat: Seat) -> str:
        """The whole name; "Nobody" for what happens to no seat."""
        return self.clubs[seat] if seat != NOBODY else "Nobody"

    def nick(self, seat: Seat) -> str:
        """What everybody calls a club: the last word of its name."""
        return self.clubs[seat].split()[-1]

    def the(self, seat: Seat) -> str:
        """The nickname at the head of a sentence."""
        return f"The {self.nick(seat)}"

    def manager(self, seat: Seat) -> str:
        """His name, as the rosters have followed the notes so far."""
        return self.rosters.clubs[seat].manager or "their manager"

    def stars(self, seat: Seat, kind: int) -> list[Man]:
        """The stars of a kind who can play."""
        return self.rosters.fit(seat, kind)

    def card(self, note: Note) -> str:
        """The note's card: its title and operating points."""
        card = self.box.cards[note.card]
        return f"{card.title}, {card.ops}"

    def flavour(self, title: str) -> str:
        """What stands on a card beside its rule, with a blank before it; once a year, so that nobody tires of it, which
        is why the card is kept as told."""
        line = "" if title in self.titles_told else self.flavours.get(title, "")
        self.titles_told.add(title)
        return f" {line}" if line else ""

    def standings(self) -> str:
        """The records so far, the best first."""
        order = sorted(all_seats(len(self.clubs)), key=lambda seat: -self.records[seat][0])
        return ", ".join(f"{self.nick(seat)} {self.records[seat][0]}-{self.records[seat][1]}" for seat in order)
