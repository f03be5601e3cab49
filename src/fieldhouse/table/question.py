"""Questions: who is asked, what, and what is legal.

A game defines each kind of question once, as an :class:`Ask`. The rules put it to a seat with
``table.ask(ASK, game, seat, subject)``; the answer is a small integer, an index into the ask's keys
(or the number itself, for a :class:`NumberAsk`). Only a table with people at it builds the whole
:class:`Question`, with its options, explanations and view, as plain JSON for any client.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Never, Protocol, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from fieldhouse.table.record import Frozen
from fieldhouse.table.refusal import Refusal
from fieldhouse.table.seat import Seat
from fieldhouse.table.words import any_of

Json = Any
"""JSON that is read by its names: a view, a state. What is only written is ``plain_json.Json``."""


class Seen(Protocol):
    """A game, as far as a question looks at it."""

    def view(self, seat: Seat) -> Json:
        """All that *seat* may know of the game, for clients."""


GameT = TypeVar("GameT", bound=Seen, contravariant=True)
SubjectT = TypeVar("SubjectT", contravariant=True)
G = TypeVar("G", bound=Seen)
S = TypeVar("S")


class IllegalAnswer(Refusal):
    """A refused answer: a sentence for the player."""


class CoachFault(Exception):
    """A computer coach gave an answer that is not legal. No player is to blame, so it is no ``IllegalAnswer``."""


@dataclass(frozen=True)
class Option(Frozen):
    """One legal answer: what to type, what it is called, and a line of explanation."""

    key: str
    label: str
    help: str = ""

    def to_json(self) -> Json:
        """For clients."""
        return {"key": self.key, "label": self.label, "help": self.help}


@dataclass(frozen=True)
class Question(Frozen):
    """A question as a client sees it."""

    seat: Seat
    name: str
    prompt: str
    options: tuple[Option, ...]
    default: str
    is_secret: bool
    view: Json = field(compare=False)

    def to_json(self) -> Json:
        """For clients: all that is needed to answer."""
        return {
            "seat": self.seat,
            "name": self.name,
            "prompt": self.prompt,
            "options": [option.to_json() for option in self.options],
            "default": self.default,
            "secret": self.is_secret,
            "view": self.view,
        }


Explain: TypeAlias = Callable[[G, Seat, S, int], tuple[str, str]]
"""From game, seat, subject and a choice to its label and a line of help."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Generic[GameT, SubjectT]):
    """A kind of question.

    *legal* gives the choices open to a seat, in the order they are offered, the first being the
    default; *explain* a label and a line of help for one of them; *prompt* the sentence put to the seat.
    Each is called with ``(game, seat, subject)``, *explain* with the choice after them. *subject* is
    whatever the question is about (the foul, the kick, the two outcomes), all of it known to the seat.
    ``method`` is what a coach calls its answer if it has one for each kind: ``answer_kick_return`` ...
    If it *is_numbered*, the book numbers its choices, by which people call them: the first key is number one.
    """

    __slots__ = ("explain", "is_numbered", "keys", "legal", "method", "name", "prompt")

    def __init__(
        self,
        name: str,
        keys: Sequence[str],
        legal: Callable[[GameT, Seat, SubjectT], Sequence[int]],
        explain: Explain[GameT, SubjectT],
        prompt: Callable[[GameT, Seat, SubjectT], str],
        is_numbered: bool = False,
    ) -> None:
        self.name = name
        self.is_numbered = is_numbered
        self.method = "answer_" + name.replace(" ", "_").replace("-", "_")
        self.keys = tuple(keys)
        self.legal = legal
        self.explain = explain
        self.prompt = prompt

    def __repr__(self) -> str:
        return f"Ask({self.name!r})"

    def key(self, choice: int) -> str:
        """What journals and clients call the choice."""
        return self.keys[choice]

    def choice(self, key: str) -> int:
        """The number of an answer's key; refuses what is none."""
        try:
            return self.keys.index(key)
        except ValueError:
            raise IllegalAnswer(f"{key!r} is no answer to {self.name!r}.") from None

    def checked(self, game: GameT, seat: Seat, subject: SubjectT, key: str) -> int:
        """The choice that *key* stands for, refused with a sentence if it is not legal now."""
        legal = self.legal(game, seat, subject)
        text = key.strip().lower()
        for choice in legal:
            if self.key(choice) == text:
                return choice
        raise IllegalAnswer(f"{key!r} cannot be chosen here. Choose {self.range_of(legal)}.")

    def range_of(self, legal: Sequence[int]) -> str:
        """The legal choices in words, for a refusal."""
        return any_of([self.key(choice) for choice in legal])

    def options(self, game: GameT, seat: Seat, subject: SubjectT) -> tuple[Option, ...]:
        """The legal answers, in words."""
        return tuple(
            Option(self.key(choice), *self.explain(game, seat, subject, choice))
            for choice in self.legal(game, seat, subject)
        )

    def question(self, game: GameT, seat: Seat, subject: SubjectT, is_secret: bool = False) -> Question:
        """The whole question, for a client."""
        options = self.options(game, seat, subject)
        return Question(
            seat, self.name, self.prompt(game, seat, subject), options, options[0].key, is_secret, game.view(seat)
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberAsk(Ask[GameT, SubjectT]):
    """A question whose answer is a whole number from a range."""

    __slots__ = ()

    def __init__(
        self,
        name: str,
        legal: Callable[[GameT, Seat, SubjectT], Sequence[int]],
        explain: Explain[GameT, SubjectT],
        prompt: Callable[[GameT, Seat, SubjectT], str],
    ) -> None:
        super().__init__(name, (), legal, explain, prompt)

    def key(self, choice: int) -> str:
        """The number itself."""
        return str(choice)

    def choice(self, key: str) -> int:
        """The number that a client or a journal wrote; refuses what is none."""
        try:
            return int(key)
        except ValueError:
            raise IllegalAnswer(f"{key!r} is not a whole number.") from None

    def range_of(self, legal: Sequence[int]) -> str:
        """From the least to the most, for a refusal."""
        return f"a whole number from {legal[0]} to {legal[-1]}"


def menu(
    name: str,
    choices: Mapping[str, tuple[str, str]],
    prompt: Callable[[G, Seat, S], str],
    legal: Callable[[G, Seat, S], Sequence[int]] | None = None,
) -> Ask[G, S]:
    """A question whose answers are always called the same: each key with its label and its line of help. All are legal
    if nothing else is said."""
    everything, texts = tuple(range(len(choices))), tuple(choices.values())
    return Ask(
        name,
        tuple(choices),
        legal or (lambda game, seat, subject: everything),
        lambda game, seat, subject, choice: texts[choice],
        prompt,
    )


AnyAsk: TypeAlias = Ask[Never, Never]
"""A kind of question, whatever the game and the subject."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Coach(Generic[GameT]):
    """Whoever answers for a seat.

    A coach of your own writes ``choose``: it is given the question and returns the key of one of its
    options. ``whim`` is a number in [0, 1) drawn for this answer from the game's own seed: a coach that
    wants chance uses it, so that the same seed gives the same game. The computer's own coaches
    override ``answer``, which builds no question.
    """

    def choose(self, question: Question, whim: float) -> str:
        """The key of an option. Not abstract: a coach with an ``answer`` of its own is never asked this."""
        raise NotImplementedError(f"{type(self).__name__} has neither choose nor answer")

    def answer(self, ask: Ask[GameT, S], game: GameT, seat: Seat, subject: S, whim: float) -> int:
        """The choice of *seat*, for the rules, by ``choose``; a ``CoachFault`` if that is not legal."""
        question = ask.question(game, seat, subject)
        try:
            return ask.checked(game, seat, subject, self.choose(question, whim))
        except IllegalAnswer as refusal:
            raise CoachFault(f"{type(self).__name__} was asked {ask.name!r}: {refusal}") from None


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomCoach(Coach[Seen]):
    """Picks any legal answer: the measure of every other coach, and the driver of the contract tests."""

    def answer(self, ask: Ask[GameT, S], game: GameT, seat: Seat, subject: S, whim: float) -> int:
        """Any legal choice, each as likely: *whim* picks it."""
        legal = ask.legal(game, seat, subject)
        return legal[int(whim * len(legal))]


AnyCoach: TypeAlias = Coach[Any]
"""The coach of whatever game is played at a table; that it is the same game is for those to see who seat him."""
