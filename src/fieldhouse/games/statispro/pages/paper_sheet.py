"""The scoresheet for people who play with paper cards: they say what happened, it keeps every total.

``home Bird 2 a`` is a two-pointer and an assist of one man; ``away Magic 3x`` a three-pointer that missed.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from fieldhouse.games.statispro import events
from fieldhouse.games.statispro.events import Event, Possession
from fieldhouse.games.statispro.leagues import MINUTE
from fieldhouse.games.statispro.scoresheet import Scoresheet
from fieldhouse.table.refusal import Refusal
from fieldhouse.table.seat import AWAY, SEATS, Seat, seated

FOUL: Final = "f"
TIME_OUT: Final = "to"
SHORT_TIME_OUT: Final = "ts"
CODES: Final[dict[str, tuple[events.Code, ...]]] = {
    "2": (events.TWO_MADE,), "2x": (events.TWO_MISSED,), "3": (events.THREE_MADE,), "3x": (events.THREE_MISSED,),
    "1": (events.THROW_MADE,), "1x": (events.THROW_MISSED,), "o": (events.OFFENSIVE_REBOUND,),
    "d": (events.DEFENSIVE_REBOUND,), "a": (events.ASSIST,), "s": (events.STEAL,), "b": (events.BLOCK,),
    "t": (events.TURNOVER,), FOUL: (events.PERSONAL_FOUL,), "c": (events.PERSONAL_FOUL, events.TURNOVER),
    "tf": (events.TECHNICAL,), TIME_OUT: (events.TIME_OUT,), SHORT_TIME_OUT: (events.TIME_OUT,),
}  # fmt: skip
_MINUTES: Final = re.compile(r"(\d{1,3})m$")
HELP: Final = (
    "2 3 1 made, 2x 3x 1x missed; o d rebounds; a assist, s steal, b block, t turnover, f foul, "
    "c charge (no team foul), tf technical, 36m minutes played; 'team' for what is nobody's, also to time-out, "
    "ts 20-second time-out"
)
SHOT_POINTS: Final = {events.TWO_MADE: 2, events.THREE_MADE: 3, events.THROW_MADE: 1}
NOBODY: Final = "team"


class BadLine(Refusal):
    """A line of the scoresheet that makes no sense: a sentence for whoever wrote it."""


class PaperEntry(NamedTuple):
    """What was said of one man in one period."""

    period: int
    seat: Seat
    who: int
    words: tuple[str, ...]

    def happened(self) -> list[Event]:
        """The entry as events, as a game's own notes have them."""
        found: list[Event] = []
        for word in self.words:
            if minutes := _MINUTES.match(word):
                found.append((events.MINUTES, self.seat, self.who, int(minutes[1]) * MINUTE))
            else:
                found += [(code, self.seat, self.who, 0) for code in CODES[word]]
        return found


class PaperSheet:
    """Lines as they were said; the totals follow from them."""

    def __init__(self) -> None:
        self.said: list[PaperEntry] = []
        self.names: tuple[list[str], list[str]] = ([], [])

    def add(self, line: str, period: int) -> str:
        """Enter ``home Bird 2 a``; what was understood. Refused if the line does not say who and what."""
        words = line.split()
        seat = _seat(words[0])
        index = next((index for index, word in enumerate(words) if index > 1 and _is_code(word)), len(words))
        if index == len(words):
            raise BadLine(f"{line!r} does not say what happened; expected a man and then {HELP}.")
        strange = next((word for word in words[index:] if not _is_code(word)), None)
        if strange:
            raise BadLine(f"{strange!r} is nothing a scoresheet keeps; expected {HELP}.")
        name = " ".join(words[1:index])
        codes = tuple(word.lower() for word in words[index:])
        self.said.append(PaperEntry(period, seat, self._number(seat, name), codes))
        return f"{SEATS[seat]} {name}: {' '.join(codes)}"

    def undo(self) -> bool:
        """Take the last line back; whether there was one. A name that it brought stays on the sheet."""
        return bool(self.said) and bool(self.said.pop())

    def _number(self, seat: Seat, name: str) -> int:
        """A player's number on the sheet; a new name is added to it."""
        if name.lower() == NOBODY:
            return events.TEAM
        known = self.names[seat]
        for index, other in enumerate(known):
            if other.lower() == name.lower():
                return index
        known.append(name)
        return len(known) - 1

    def scoresheet(self) -> Scoresheet:
        """The totals."""
        scoresheet = Scoresheet()
        score = [0, 0]
        for line in self.said:
            happened = line.happened()
            score[line.seat] += sum(SHOT_POINTS.get(code, 0) for code, *_ in happened)
            scoresheet.add(Possession(line.period, 0, AWAY, happened, (score[0], score[1])))
        return scoresheet

    def counts(self, seat: Seat, period: int) -> str:
        """6.3, 8.4: what the bench counts: team fouls of this period, time-outs called."""
        lines = [line for line in self.said if line.seat == seat]
        fouls = sum(line.words.count(FOUL) for line in lines if line.period == period)
        full = sum(line.words.count(TIME_OUT) for line in lines)
        short = sum(line.words.count(SHORT_TIME_OUT) for line in lines)
        return f"{SEATS[seat]}: {fouls} team fouls this period, {full} time-outs and {short} of 20 seconds called"


def _is_code(word: str) -> bool:
    """Is it a word of the sheet's shorthand?"""
    return word.lower() in CODES or bool(_MINUTES.match(word.lower()))


def _seat(word: str) -> Seat:
    """By the beginning of home or away; refuses other words."""
    for seat, name in seated(SEATS):
        if word and name.startswith(word.lower()):
            return seat
    raise BadLine(f"{word!r} is neither home nor away.")
