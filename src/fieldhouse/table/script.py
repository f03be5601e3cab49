"""The script table: a list of dice and choices, for tests that read like the rule book's examples."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

from fieldhouse.table.dice import CellT, Column, Dice
from fieldhouse.table.journal import ALL_SEATS
from fieldhouse.table.question import Ask, G, S
from fieldhouse.table.seat import Seat
from fieldhouse.table.table import Request, Table


class ScriptTable(Table):
    """Plays *rolls* (label, reading), *draws* (label, card) and *choices* (seat, question, key), in order.

    Questions named in *quiet* are answered by their default unless the script answers them next. ``finish``
    complains about whatever the rules did not ask for.
    """

    def __init__(
        self,
        rolls: Iterable[tuple[str, int]] = (),
        choices: Iterable[tuple[int, str, str]] = (),
        draws: Iterable[tuple[str, int]] = (),
        quiet: Iterable[str] = (),
    ) -> None:
        self.rolls = deque(rolls)
        self.choices = deque(choices)
        self.draws = deque(draws)
        self.quiet = frozenset(quiet)
        self.notes: list[object] = []

    def roll(self, dice: Dice, label: str) -> int:
        """The script's next roll, which must be of that label and of these dice."""
        assert self.rolls, f"the rules roll {label!r} ({dice.name} dice), but the script has no roll left"
        expected, reading = self.rolls.popleft()
        assert expected == label, f"the rules roll {label!r} ({dice.name} dice), but the script has {expected!r}"
        assert dice.is_reading(reading), f"{label}: {reading} is not a reading of the {dice.name} dice"
        return reading

    def look(self, column: Column[CellT], dice: Dice, label: str) -> CellT:
        """The cell that the script's next roll finds."""
        assert column.dice is dice, f"{label}: the column {column.name!r} is not read with the {dice.name} dice"
        return column.rows[self.roll(dice, label)]

    def draw(self, pile: list[int], label: str, seat: Seat = ALL_SEATS) -> int:
        """The script's next card, taken from the pile."""
        assert self.draws, f"the rules draw {label!r}, but the script has no card left"
        expected, card = self.draws.popleft()
        assert expected == label, f"the rules draw {label!r}, but the script has {expected!r}"
        assert card in pile, f"{label}: card {card} is not in the pile"
        pile.remove(card)
        return card

    def shuffle(self, cards: Sequence[int], label: str) -> list[int]:
        """The cards as they lie: a test says in which order they come by the order it puts them in."""
        return list(cards)

    def ask(self, ask: Ask[G, S], game: G, seat: Seat, subject: S) -> int:
        """The script's next answer, if it is this seat's; the first legal one for what it keeps quiet about."""
        if self.choices and self.choices[0][:2] == (seat, ask.name):
            return ask.checked(game, seat, subject, self.choices.popleft()[2])
        assert ask.name in self.quiet, (
            f"the rules ask seat {seat} {ask.name!r}, but the script has {list(self.choices)[:1] or 'nothing left'}"
        )
        return ask.legal(game, seat, subject)[0]

    def ask_any(
        self, game: G, request: Request[G], others: Sequence[Request[G]] = (), patient: bool = False
    ) -> tuple[Seat, int]:
        """Whoever is next in the script speaks, if he is among those asked."""
        speaks_next = self.choices[0][:2] if self.choices else None
        ask, seat, subject = next((other for other in others if (other[1], other[0].name) == speaks_next), request)
        return seat, self.ask(ask, game, seat, subject)

    def note(self, note: object) -> None:
        """Kept for the test to look at."""
        self.notes.append(note)

    def finish(self) -> None:
        """Every scripted answer must have been used."""
        left = [*self.rolls, *self.draws, *self.choices]
        assert not left, f"the rules never asked for {left}"
