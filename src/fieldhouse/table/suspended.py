"""A game that waits: for people's answers, or for real dice."""

from __future__ import annotations

from dataclasses import dataclass

from fieldhouse.table.dice import Dice
from fieldhouse.table.plain_json import Json
from fieldhouse.table.question import Question
from fieldhouse.table.record import Frozen


@dataclass(frozen=True)
class RollRequest(Frozen):
    """Real dice are wanted: which, and what for."""

    dice: Dice
    label: str

    def to_json(self) -> Json:
        """For clients: what is to be thrown, and what the dice can show."""
        return {"roll": self.dice.name, "label": self.label, "readings": [reading for reading, _ in self.dice.weights]}


class Suspended(BaseException):
    """The rules need an answer that nobody at the table can give yet.

    Not an ``Exception``, so that no rule can swallow it.
    """

    def __init__(
        self, questions: tuple[Question, ...] = (), roll: RollRequest | None = None, sealed: tuple[int, ...] = ()
    ) -> None:
        super().__init__(", ".join(question.name for question in questions) or "dice")
        self.questions = questions
        self.roll = roll
        self.sealed = sealed  # the seats that have answered, and wait for the others
