"""The scoresheet for people who play with paper cards: they say what happened, it keeps every total.

    home Bird 2 a          a two-pointer; more than one thing may be said of a man
    away Magic 3x          a three-pointer missed
"""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro import events
from fieldhouse.games.statispro.events import Event, Possession
from fieldhouse.games.statispro.model import SEATS
from fieldhouse.games.statispro.scoresheet import Scoresheet

CODES: Final = {
    "2": events.TWO_MADE, "2x": events.TWO_MISSED, "3": events.THREE_MADE, "3x": events.THREE_MISSED,
    "1": events.THROW_MADE, "1x": events.THROW_MISSED, "o": events.OFFENSIVE_REBOUND, "d": events.DEFENSIVE_REBOUND,
    "a": events.ASSIST, "s": events.STEAL, "b": events.BLOCK, "t": events.TURNOVER, "f": events.PERSONAL_FOUL,
    "tf": events.TECHNICAL,
}  # fmt: skip
HELP: Final = (
    "2 3 1 made, 2x 3x 1x missed; o d rebounds; a assist, s steal, b block, t turnover, f foul, tf technical; "
    "'team' for what is nobody's"
)
POINTS: Final = {events.TWO_MADE: 2, events.THREE_MADE: 3, events.THROW_MADE: 1}
NOBODY: Final = "team"


class BadLine(ValueError):
    """A line of the scoresheet that makes no sense: a sentence for whoever wrote it."""


class PaperSheet:
    """Lines as they were said; the totals follow from them."""

    def __init__(self) -> None:
        self.said: list[tuple[int, list[Event]]] = []
        self.names: tuple[list[str], list[str]] = ([], [])

    def add(self, line: str, period: int) -> str:
        """Enter ``home Bird 2 a``; what was understood."""
        words = line.split()
        seat = _seat(words[0])
        at = next((at for at, word in enumerate(words) if at > 1 and word.lower() in CODES), len(words))
        if at == len(words):
            raise BadLine(f"{line!r} does not say what happened; expected a man and then {HELP}.")
        name = " ".join(words[1:at])
        codes = []
        for word in words[at:]:
            if word.lower() not in CODES:
                raise BadLine(f"{word!r} is nothing a scoresheet keeps; expected {HELP}.")
            codes.append(CODES[word.lower()])
        who = self._number(seat, name)
        self.said.append((period, [(code, seat, who, 0) for code in codes]))
        return f"{SEATS[seat]} {name}: {' '.join(words[at:])}"

    def undo(self) -> bool:
        """Take the last line back, if there is one."""
        return bool(self.said) and bool(self.said.pop())

    def _number(self, seat: int, name: str) -> int:
        if name.lower() == NOBODY:
            return events.TEAM
        known = self.names[seat]
        for at, other in enumerate(known):
            if other.lower() == name.lower():
                return at
        known.append(name)
        return len(known) - 1

    def book(self) -> Scoresheet:
        """The totals."""
        book = Scoresheet()
        score = [0, 0]
        for period, happened in self.said:
            for code, seat, _, _ in happened:
                score[seat] += POINTS.get(code, 0)
            book.add(Possession(period, 0, 0, happened, (score[0], score[1])))
        return book


def _seat(word: str) -> int:
    for seat, name in enumerate(SEATS):
        if word and name.startswith(word.lower()):
            return seat
    raise BadLine(f"{word!r} is neither home nor away.")
