"""The exact table: every face with its weight. It enumerates the rules' own code; nothing is derived twice.

A rule is run again and again with a forced prefix of faces, advanced like an odometer. Faces that
show the same cell are one branch (``look``), and a part of a play that depends on plain values alone
(``stage``) is enumerated once and spliced in as a single throw.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from fieldhouse.table.dice import CellT, Column, Dice
from fieldhouse.table.journal import ALL_SEATS
from fieldhouse.table.question import AnyCoach, Ask, G, S
from fieldhouse.table.seat import Seat
from fieldhouse.table.table import P, Request, T, Table

V = TypeVar("V", bound=Hashable)
Branches = list[tuple[Any, float]]
"""What may come, each with its chance, the likeliest first."""


class _Cut(BaseException):
    """This path is too unlikely to follow."""


class _Ends(BaseException):
    """This path ends in all of *branches* at once."""

    def __init__(self, branches: Branches) -> None:
        self.branches = branches


@mypyc_attr(allow_interpreted_subclasses=True)
class ExactTable(Table):
    """Exact odds of a play. *coaches* answer as they would with a whim of one half.

    Paths less likely than *cutoff* are cut; ``lost`` is the largest mass cut from any one distribution, each of which
    is scaled back to one. A throw gives one reading, and the rule is played again for every other; nothing is written
    down, and no generator is touched. What is cut or has been told to its end leaves the rule by ``_Cut`` or ``_Ends``,
    which ``odds`` catches.
    """

    def __init__(self, coaches: Sequence[AnyCoach] = (), cutoff: float = 1e-9) -> None:
        self.coaches = coaches
        self.cutoff = cutoff
        self.lost = 0.0
        self._path: list[Branches] = []
        self._turned: list[int] = []  # which branch of each is followed
        self._depth = 0
        self._chance = 1.0
        self._known: dict[Hashable, Branches] = {}
        self._stages: dict[Callable[..., Any], Callable[..., Any]] = {}

    def forget(self) -> None:
        """Forget what was worked out: it names the game, which sits at this table; nobody else would take it away."""
        self._known.clear()
        self._stages.clear()

    def odds(self, rule: Callable[..., V], *values: object) -> dict[V, float]:
        """How likely is each value that *rule* can return.

        *rule* is played once for every way that the dice can fall, and must begin from the same state each time: what
        it changes it puts back, or sets first. A ``ValueError`` if every path is less likely than the cutoff.
        """
        outer = self._path, self._turned, self._depth, self._chance
        self._path, self._turned = [], []
        try:
            found = self._enumerated(rule, values)
        finally:
            self._path, self._turned, self._depth, self._chance = outer
        total = sum(found.values())
        if not total:
            raise ValueError(f"No path is as likely as the cutoff of {self.cutoff}: there are no odds to tell.")
        self.lost = max(self.lost, 1.0 - total)
        return {value: chance / total for value, chance in found.items()}

    def _enumerated(self, rule: Callable[..., V], values: tuple[object, ...]) -> dict[V, float]:
        """Run *rule* once for every way that the dice can fall: its values and their chances."""
        found: dict[V, float] = {}
        while True:
            self._depth, self._chance = 0, 1.0
            try:
                value = rule(*values)
                found[value] = found.get(value, 0.0) + self._chance
            except _Cut:
                pass
            except _Ends as ends:
                for value, chance in ends.branches:
                    found[value] = found.get(value, 0.0) + self._chance * chance
            if not self._advance():
                return found

    def _advance(self) -> bool:
        """Turn the odometer to the next path; False when all are done."""
        path, turned = self._path, self._turned
        while path:
            turned[-1] += 1
            if turned[-1] < len(path[-1]):
                return True
            path.pop()
            turned.pop()
        return False

    def _branch(self, branches: Branches) -> Any:
        """The value of this run at the next fork; a run that is too unlikely is cut here."""
        path, turned, depth = self._path, self._turned, self._depth
        if depth == len(path):
            path.append(branches)
            turned.append(0)
        value, chance = path[depth][turned[depth]]
        self._depth = depth + 1
        self._chance *= chance
        if self._chance < self.cutoff:
            del path[depth + 1 :], turned[depth + 1 :]
            turned[depth] = len(path[depth])  # those after it are no likelier
            raise _Cut
        return value

    def roll(self, dice: Dice, label: str) -> int:
        """Takes one branch of every reading, weighed by its chance."""
        branches = self._known.get(dice)
        if branches is None:
            branches = self._known[dice] = _shares(dice.weights)
        reading: int = self._branch(branches)
        return reading

    def look(self, column: Column[CellT], dice: Dice, label: str) -> CellT:
        """Takes one branch of every different cell, weighed by its chance."""
        branches = self._known.get(column)
        if branches is None:
            branches = self._known[column] = _shares(column.merged)
        cell: CellT = self._branch(branches)
        return cell

    def draw(self, pile: list[int], label: str, seat: Seat = ALL_SEATS) -> int:
        """Takes one branch of every different card, which leaves the pile."""
        card: int = self._branch(_shares(sorted(Counter(pile).items())))
        pile.remove(card)
        return card

    def ask(self, ask: Ask[G, S], game: G, seat: Seat, subject: S) -> int:
        """The seat's coach answers, always with the same whim: no branches."""
        return self.coaches[seat].answer(ask, game, seat, subject, 0.5)

    def ask_any(
        self, game: G, request: Request[G], others: Sequence[Request[G]] = (), patient: bool = False
    ) -> tuple[Seat, int]:
        """Only whom the rule asks first is heard."""
        return request[1], self.ask(request[0], game, request[1], request[2])

    def staged(self, rule: Callable[P, T]) -> Callable[P, T]:
        """The rule with its branches merged by value; the same wrapper for the same rule."""
        stage = self._stages.get(rule)
        if stage is None:
            stage = self._stages[rule] = partial(self._branch_of, rule)
        return stage

    def last(self, rule: Callable[..., Any], *values: object, then: Callable[[Any], Any] | None = None) -> Any:
        """Ends the branch with all that the rule can give."""
        branches = self._staged(rule, values)
        raise _Ends([(then(value), chance) for value, chance in branches] if then else branches)

    def _branch_of(self, rule: Callable[..., Any], *values: object) -> Any:
        """The value of this run for a part of a play: one branch of all that it can give."""
        return self._branch(self._staged(rule, values))

    def _staged(self, rule: Callable[..., Any], values: tuple[object, ...]) -> Branches:
        """All that a part of a play can give with its chances, worked out once for each set of values."""
        key = (rule, *values)
        branches = self._known.get(key)
        if branches is None:
            branches = self._known[key] = sorted(self.odds(rule, *values).items(), key=_chance, reverse=True)
        return branches


def _shares(weights: Sequence[tuple[int, int]]) -> Branches:
    """Weights as chances, the likeliest first."""
    total = sum(weight for _, weight in weights)
    return sorted(((value, weight / total) for value, weight in weights), key=_chance, reverse=True)


def _chance(branch: tuple[Any, float]) -> float:
    """What branches are sorted by."""
    return branch[1]
