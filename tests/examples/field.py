"""What the example tables of both football games share: seats, yard lines, clock, and one step by the script."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, Self

from fieldhouse.gridiron.field import GOAL, yard_line
from fieldhouse.gridiron.names import distance_text
from fieldhouse.table.script import ScriptTable
from fieldhouse.table.seat import OTHER, Seat

_SNAP: Final = re.compile(r"(\w+) (\d) and (\d+|goal) at (.+)")


class FieldStage:
    """A football game put together for one test."""

    quiet: tuple[str, ...]
    """The questions that may go unanswered."""

    def __init__(self, codes: tuple[str, str], game: Any, quarter: int, clock: str, score: tuple[int, int]) -> None:
        self.codes, self.game = codes, game
        self.rows: list[Any] = []
        game.quarter, game.clock, game.score = quarter, seconds(clock), list(score)

    def seat(self, code: str) -> int:
        return self.codes.index(code)

    def spot(self, where: str, seat: Seat) -> int:
        """A yard line, counted by *seat*."""
        if where == "midfield":
            return GOAL // 2
        code, line = where.split()
        return int(line) if self.seat(code) == seat else GOAL - int(line)

    def yard_line(self, seat: Seat, spot: int) -> str:
        return yard_line(spot, self.codes[seat], self.codes[OTHER[seat]])

    def put_snap(self, situation: str) -> bool:
        """Set the ball down for a play from scrimmage, if that is what *situation* says."""
        game = self.game
        if not (match := _SNAP.fullmatch(situation)):
            return False
        game.offense, game.down = self.seat(match[1]), int(match[2])
        game.spot = self.spot(match[4], game.offense)
        game.to_go = GOAL - game.spot if match[3] == "goal" else int(match[3])
        return True

    def put_try(self, code: str) -> None:
        self.game.offense, self.game.spot, self.game.to_go = self.seat(code), GOAL - 2, 2

    def snap(self) -> str:
        """Whose ball it is, and where, on a play from scrimmage."""
        game = self.game
        to_go = distance_text(game.spot, game.to_go)
        return f"{self.codes[game.offense]} {game.down} and {to_go} at {self.yard_line(game.offense, game.spot)}"

    def follow(self, step: Callable[[Any], None], dice: str, answers: Iterable[tuple[int, str, str]]) -> Self:
        """One step of the game, by the script."""
        self.game.table = table = ScriptTable(list(rolls(dice)), list(answers), quiet=self.quiet)
        step(self.game)
        table.finish()
        self.rows += table.notes
        return self

    @property
    def clock(self) -> str:
        minutes, rest = divmod(self.game.clock, 60)
        return f"{minutes}:{rest:02}"

    @property
    def last(self) -> Any:
        """The last row of the scoresheet."""
        return self.rows[-1]


def seconds(clock: str) -> int:
    minutes, rest = clock.split(":")
    return 60 * int(minutes) + int(rest)


def items(text: str) -> list[str]:
    return [item.strip() for item in text.split(",") if item.strip()]


def rolls(dice: str) -> Iterator[tuple[str, int]]:
    """``offense 30, defense 1`` as labels and readings."""
    for item in items(dice):
        label, _, reading = item.rpartition(" ")
        yield label, int(reading)
