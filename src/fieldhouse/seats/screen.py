"""What people at a terminal see: the play-by-play, the scoreboard, the question."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from time import sleep
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from fieldhouse.seats.prompt import numbers
from fieldhouse.table.pages import Printable
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.question import AnyAsk, NumberAsk, Question
from fieldhouse.table.rollouts import chances_from
from fieldhouse.table.session import AnySession

REMEMBERED: Final = 8
"""Lines of the play-by-play that are shown again when the screen is covered."""
FEW_OPTIONS: Final = 6
"""So many options are explained at once; of more only the names are shown until somebody asks."""
COMMANDS: Final = (
    ("?", "explain the choices"),
    ("box", "the box score"),
    ("speak SEAT", "let another person at this terminal answer first, where the rules allow it"),
    ("undo", "take back the last answer"),
    ("orders", "what you are not asked, and how to change it: orders CODE VALUE"),
    ("quit", "leave; the game is saved"),
)


class Screen:
    """The terminal of one game. With *has_rolls* the dice are shown beside each play, with *has_chances* everybody's
    chance to win at the end of each phase of a game that has such."""

    def __init__(
        self,
        console: Console,
        session: AnySession,
        has_rolls: bool = True,
        step_told: int = 0,
        has_chances: bool = False,
    ) -> None:
        """Prints nothing yet: what came before *step_told* counts as told."""
        self.console = console
        self.session = session
        self.pages = session.definition.pages
        self.has_rolls = has_rolls
        self.has_chances = has_chances
        self.recent: deque[Printable] = deque(maxlen=REMEMBERED)
        self._tell_from(step_told)

    def _tell_from(self, step_told: int) -> None:
        """Stand at the rest point *step_told*, with a narrator who knows all that came before."""
        self.step_told = step_told
        self.recent.clear()
        self.narrator = self.pages.narrator(self.session.header)
        self.noted = self.session.rests[step_told].notes
        for note in self.session.notes[: self.noted]:
            self.narrator.lines(note)

    def catch_up(self, delay: float = 0.0) -> None:
        """Print the play-by-play from where it was last told to the next answer; waits *delay* seconds after a play.

        Older steps are played again, and chances to win are played out where they are shown."""
        session = self.session
        if self.step_told >= len(session.rests) or self.noted > len(session.notes):  # somebody took back an answer
            self._tell_from(min(self.step_told, len(session.rests) - 1))
        for step in range(self.step_told + 1, len(session.rests)):
            is_a_phase_over = self._closes_a_stretch(step)
            self._tell(session.rests[step].notes)
            if self.has_chances and is_a_phase_over:
                self._print(Text(f"      {self._chances(step)}", "dim"))
            if self.has_rolls:
                dice = self.pages.between.join(map(str, self.pages.explain(session.throws_of(step))))
                self._print(*[Text(f"      {dice}", "dim")] if dice else ())
            sleep(delay)
        if session.over and self.step_told < len(session.rests) - 1:
            self._print(*self.narrator.finish())
        self.step_told = len(session.rests) - 1
        self._tell(len(session.notes))

    def _closes_a_stretch(self, step: int) -> bool:
        """Has a phase ended in a step that is to be told next?"""
        told = self.session.notes[self.noted : self.session.rests[step].notes]
        return any(map(self.session.definition.closes_a_stretch, told))

    def _chances(self, step: int) -> str:
        """How the chances stand when a step is over, played out by the computer for everybody."""
        session, definition, header = self.session, self.session.definition, self.session.header
        coaches = [definition.coach(definition.stand_in(who)) for who in header.seats]
        chances = chances_from(definition, header, coaches, step, session.state_at(step))
        return "Chances to win: " + ", ".join(
            f"{team} {100 * chance:.0f}%" for team, chance in zip(header.teams, chances, strict=True)
        )

    def _tell(self, notes: int) -> None:
        """Print the notes that have not been told, up to so many."""
        for note in self.session.notes[self.noted : notes]:
            self._print(*self.narrator.lines(note))
        self.noted = max(self.noted, notes)

    def _print(self, *lines: Printable) -> None:
        """Print lines, and remember the last of them for when the screen is covered."""
        for line in lines:
            self.recent.append(line)
            self.console.print(line)

    def say(self, sentence: str, style: str = "") -> None:
        """Prints a sentence to whoever sits at this terminal."""
        self.console.print(Text(sentence, style))

    def cover(self) -> None:
        """Wipe a terminal before the other person looks at it, and print the last lines of the play-by-play again."""
        if self.console.is_terminal:
            self.console.clear()
            for line in self.recent:
                self.console.print(line)

    def box_score(self) -> None:
        """Prints the statistics so far."""
        self.console.print(self.pages.box_score(self.session.header, self.session.notes))

    def situation(self) -> None:
        """Print the scoreboard."""
        self.console.print()
        self.console.print(self.pages.scoreboard(self.session.game))

    def question(self, question: Question, ask: AnyAsk, who: str) -> None:
        """Print who is asked what; many answers by their names only, those that are numbers not at all."""
        self.console.print(Text.assemble((f"{who}: ", "bold cyan"), question.prompt))
        if isinstance(ask, NumberAsk):
            return
        if len(question.options) > FEW_OPTIONS and not _are_cards(question):
            names = Columns(self._names(question, ask), padding=(0, 3), column_first=True)
            self.console.print(Padding(names, (0, 2), expand=False))
        else:
            self.explain(question, ask)

    def _names(self, question: Question, ask: AnyAsk) -> list[Text]:
        """The answers' names with their numbers."""
        number = numbers(question, ask)
        return [
            Text.assemble((f"{number.get(option.key, ''):>2} ", "cyan"), option.label if is_number else option.key)
            for option in question.options
            for is_number in (option.key.isdecimal(),)
        ]

    def explain(self, question: Question, ask: AnyAsk) -> None:
        """Print every option with its line of explanation."""
        grid = Grid.grid(padding=(0, 2))
        number = numbers(question, ask)
        for option in question.options:
            enter = " (Enter)" if option.key == question.default and not question.is_secret else ""
            label, sense = Text(option.label + enter, "bold"), Text(option.help, "dim")
            key = "" if option.key.isdecimal() else option.key
            grid.add_row(Text(f"{number.get(option.key, ''):>2}", "cyan"), key, label, sense)
        self.console.print(Padding(grid, (0, 2), expand=False))

    def orders(self, orders: Sequence[PlainReport]) -> None:
        """Print the standing orders of a seat, each with the value that holds and those it may have."""
        grid = Grid.grid(padding=(0, 2))
        for order in orders:
            grid.add_row(Text(order["code"], "cyan"), Text(order["sentence"], "bold"))
            for value in order["values"]:
                is_held = value["value"] == order["value"]
                name = Text(f"{'*' if is_held else ' '} {value['value']}", "bold" if is_held else "")
                grid.add_row(name, Text(value["words"], "" if is_held else "dim"))
            self._own_order(grid, order)
        self.console.print(Padding(grid, (0, 2), expand=False))
        self.say("Change one with: orders CODE VALUE", "dim")

    def _own_order(self, grid: Grid, order: PlainReport) -> None:
        """Adds to *grid* what of an order is a seat's own words: its lines and how they stand, or an example."""
        own = order["own"]
        if own is None:
            return
        lines = own["lines"]
        grid.add_row(
            Text("* own" if lines else "  own", "bold" if lines else ""), Text(own["words"], "" if lines else "dim")
        )
        if not lines:
            grid.add_row("", Text(f"orders {order['code']} {own['example']}", "dim"))
        for line in lines:
            grid.add_row("", Text(f"{line['line']}: {line['state']}", "yellow" if line["is_hindered"] else ""))

    def commands(self) -> None:
        """Print what may be typed instead of an answer."""
        grid = Grid.grid(padding=(0, 2))
        for word, sense in COMMANDS:
            grid.add_row(Text(word, "cyan"), Text(sense, "dim"))
        self.console.print(Padding(grid, (0, 2), expand=False))


def _are_cards(question: Question) -> bool:
    """Options that have nothing but numbers for names, and something to say: they are explained, however many."""
    return any(option.key.isdecimal() and option.help for option in question.options)
