"""People at one terminal: asked in turn, secretly where the rules say so, and saved after every answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fieldhouse.seats.prompt import Keyboard, understood
from fieldhouse.seats.screen import Screen
from fieldhouse.table.dice import Dice
from fieldhouse.table.journal import Journal
from fieldhouse.table.numbers import bad_number
from fieldhouse.table.question import IllegalAnswer, Question
from fieldhouse.table.seat import Seat
from fieldhouse.table.session import AnySession
from fieldhouse.table.suspended import RollRequest
from fieldhouse.table.table import P
from fieldhouse.table.words import any_of

PROMPT: Final = "> "
HIDDEN_PROMPT: Final = "(nothing is shown as you type) > "


class Left(Exception):
    """Somebody has left the terminal."""


class Terminal:
    """A session at a terminal. *keep* saves the journal; it returns before the next question is put."""

    def __init__(
        self,
        session: AnySession,
        screen: Screen,
        keyboard: Keyboard,
        keep: Callable[[Journal], None],
    ) -> None:
        self.session = session
        self.screen = screen
        self.keyboard = keyboard
        self.keep = keep
        self.asks = {ask.name: ask for ask in session.definition.asks}
        self._first_person = Seat(session.coaches.index(None))
        self.is_shared = sum(coach is None for coach in session.coaches) > 1

    def play(self) -> None:
        """Go on until the game is over; ``Left`` if somebody quits, with all answers saved."""
        self.screen.catch_up()
        self._keep()
        while not self.session.over:
            if self.session.wanted_roll:
                self._roll(self.session.wanted_roll)
            else:
                self._ask(self.session.questions[0])

    def _ask(self, question: Question) -> None:
        """Put a question until it is answered, or a command was obeyed: then it is put again. The game plays on by an
        answer, is kept, and what came of it is printed. ``Left`` if the player goes away."""
        ask = self.asks[question.name]
        is_hidden = question.is_secret and self.is_shared
        self.screen.situation()
        for hindrance in self.session.standing.hindrances(self.session.game, question.seat):
            self.screen.say(hindrance, "yellow")
        self.screen.question(question, ask, self._who(question.seat))
        while True:
            text = self._read(HIDDEN_PROMPT if is_hidden else PROMPT, is_hidden)
            if text == "?":
                self.screen.explain(question, ask)
                self.screen.commands()
            elif self._obey(text, question.seat):
                return
            elif self._is_accepted(self._answer_typed, text, question):
                break
        if is_hidden:
            self.screen.cover()

    def _roll(self, wanted: RollRequest) -> None:
        """Ask for real dice until a reading is accepted, or a command was obeyed: then they are asked for again. The
        game plays on by them, is kept, and what came of it is printed. ``Left`` if the player goes away."""
        dice = wanted.dice
        sense = self.session.definition.pages.dice_help(dice.name)
        self.screen.say(f"Roll the {dice.name} dice for {wanted.label!r}: {dice.describe()}, {sense}.", "cyan")
        while True:
            text = self._read(PROMPT)
            if text == "?":
                self.screen.commands()
            elif self._obey(text, self._first_person) or self._is_accepted(self._roll_typed, text, dice):
                return

    def _answer_typed(self, text: str, question: Question) -> None:
        """Give the answer that the typed words mean, as ``_answer`` does. Refused if they mean none, or several."""
        self._answer(question.seat, understood(text, question, self.asks[question.name]))

    def _roll_typed(self, text: str, dice: Dice) -> None:
        """Put typed dice into the session, which plays on and is kept; what happened is printed, with chances that are
        played out where they are shown. Refused if it is no number."""
        if not text.isdecimal() or bad_number(text):
            raise IllegalAnswer(f"{text[:20]!r} is not a reading: type a number, {dice.describe()}.")
        self.session.roll(int(text))
        self._keep()
        self.screen.catch_up()

    def _is_accepted(self, give: Callable[P, None], *typed: P.args, **named: P.kwargs) -> bool:
        """Give what was typed; False, with a sentence, if it is refused."""
        try:
            give(*typed, **named)
        except IllegalAnswer as refusal:
            self.screen.say(str(refusal), "red")
            return False
        return True

    def _answer(self, seat: Seat, key: str) -> None:
        """Answer: the session plays on and is kept; what happened is printed, with chances that are played out where
        they are shown."""
        self.session.answer(seat, key)
        self._keep()
        self.screen.catch_up()

    def _read(self, prompt: str, is_hidden: bool = False) -> str:
        """A line from the keyboard; its end means that somebody leaves."""
        try:
            return self.keyboard.read(prompt, is_hidden)
        except (EOFError, KeyboardInterrupt):
            raise Left from None

    def _obey(self, text: str, seat: Seat) -> bool:
        """Do what a command of *seat* says, ``Left`` for one that quits; False if it is none."""
        match text.casefold():
            case "quit" | "exit":
                raise Left
            case "undo":
                self._undo()
            case "box":
                self.screen.box_score()
            case spoken if spoken.startswith("speak"):
                self._let_speak(spoken.removeprefix("speak").strip())
            case ordered if ordered.split()[:1] == ["orders"]:
                self._is_accepted(self._order, seat, ordered.split()[1:])
            case _:
                return False
        return True

    def _order(self, seat: Seat, words: Sequence[str]) -> None:
        """Standing orders: ``orders`` prints them, ``orders CODE VALUE`` gives one: the game may play on by it, and is
        kept."""
        if words:
            self.session.order(seat, words[0], " ".join(words[1:]))
            self._keep()
            self.screen.catch_up()
        else:
            self.screen.orders(self.session.standing.report(self.session.game, seat))

    def _let_speak(self, name: str) -> None:
        """Another person at this terminal answers first, where the rules let anybody speak. ``Left`` if the player goes
        away."""
        seats = self.session.definition.seats
        others = {seats[question.seat]: question for question in self.session.questions[1:]}
        if name in others:
            self._ask(others[name])
        elif others:
            self.screen.say(f"Who speaks? Type speak and {any_of(list(others))}.", "red")
        else:
            self.screen.say("Nobody else may speak now, or their orders are to wait.", "red")

    def _undo(self) -> None:
        """Take back the last answer that somebody typed, and what orders answered after it; keeps the session and
        prints."""
        try:
            self.session.undo()
        except IllegalAnswer as refusal:
            self.screen.say(str(refusal), "red")
        self._keep()
        self.screen.catch_up()

    def _keep(self) -> None:
        """Have the journal kept, as whoever opened the terminal does it."""
        self.keep(self.session.journal)

    def _who(self, seat: Seat) -> str:
        """Whose turn it is, in words."""
        name, teams = self.session.definition.seats[seat], self.session.header.teams
        return f"{teams[seat]} ({name})" if teams else name
