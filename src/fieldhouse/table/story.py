"""The story of a game that is over: told from what was written down of it, and the same whenever it is told."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.seat import Seat, seat_ahead

MOST_STARS: Final = 3
WORDS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
TIMES: Final = {0: "never", 1: "once", 2: "twice"}
VERBS: Final = {
    "close": ("edged", "held off", "slipped past"),
    "fair": ("beat", "defeated", "got the better of"),
    "clear": ("rolled past", "overran", "left no doubt against"),
    "shutout": ("shut out", "blanked"),
}


class Star(NamedTuple):
    """Somebody to be remembered of a game, and what he did in it."""

    seat: Seat
    name: str
    line: str


class Story(NamedTuple):
    """A headline, a few paragraphs, and the stars of the game, the brightest first."""

    headline: str
    paragraphs: tuple[str, ...]
    stars: tuple[Star, ...] = ()

    def to_json(self) -> PlainReport:
        """For programs."""
        return {
            "headline": self.headline,
            "paragraphs": list(self.paragraphs),
            "stars": [star._asdict() for star in self.stars],
        }


class Ending(NamedTuple):
    """How a game of two sides ended: their full names and what they are called after that, their points, the number
    that varies the words; up to *close* points a margin is close, from *clear* on it is clear.
    """

    titles: tuple[str, str]
    names: tuple[str, str]
    score: tuple[int, int]
    seed: int
    close: int
    clear: int

    @property
    def winner(self) -> Seat | None:
        """The seat; None for a tie."""
        return seat_ahead(self.score)

    def headline(self, when: str = "") -> str:
        """Who beat whom, and how clearly; *when* is told if it was not in regular time."""
        if self.winner is None:
            return f"{self.titles[0]} and {self.titles[1]} tied {self.score[0]}-{self.score[1]}{when}."
        winner, loser = self.titles[self.winner], self.titles[1 - self.winner]
        verb = phrase(self.seed, "verb", VERBS[self._kind()])
        return f"{winner} {verb} {loser} {max(self.score)}-{min(self.score)}{when}."

    def _kind(self) -> str:
        """What sort of a result it is, for the choice of words."""
        margin = max(self.score) - min(self.score)
        if not min(self.score):
            return "shutout"
        return "close" if margin <= self.close else "clear" if margin >= self.clear else "fair"


class Lead:
    """How the lead went, from the scores of a game of two in their order; the first is nothing to nothing.

    ``changes`` counts how often it passed from one side to the other, ``most`` is each side's largest, and ``for_good``
    the number of the score with which the winner went ahead for the last time, None for a tie.
    """

    def __init__(self, scores: Sequence[tuple[int, int]]) -> None:
        """Who led, how far and from when on, of the *scores* in their order."""
        self.changes = 0
        self.most = [0, 0]
        self.for_good: int | None = None
        leader: int | None = None
        last: int | None = None
        for number, score in enumerate(scores):
            now = seat_ahead(score)
            if now is not None:
                self.changes += last is not None and now != last
                self.most[now] = max(self.most[now], max(score) - min(score))
                last = now
            if now != leader:
                self.for_good = number if now is not None else None
            leader = now


def phrase(seed: int, place: str, phrases: Sequence[str]) -> str:
    """One of several ways to say the same: another from game to game, the same whenever this game is told."""
    digest = sha256(f"{seed} {place}".encode()).digest()
    return phrases[int.from_bytes(digest[:4], "big") % len(phrases)]


def brightest(ranked: Sequence[tuple[float, Star]]) -> tuple[Star, ...]:
    """Three stars of a game at most, whose worth is above nothing, the best first; of equals the one named first."""
    best = sorted(ranked, key=lambda each: -each[0])
    return tuple(star for worth, star in best[:MOST_STARS] if worth > 0)


def number(count: int) -> str:
    """As a sentence has it: ``three``, ``14``."""
    return WORDS[count] if 0 <= count < len(WORDS) else str(count)


def times(count: int) -> str:
    """``never``, ``once``, ``three times``."""
    return TIMES.get(count) or f"{number(count)} times"


def told_apart(away: str, home: str) -> tuple[str, str]:
    """What two sides are called, and where they play if that is the same."""
    return (away, home) if away != home else (f"{away} (away)", f"{home} (home)")


def nickname(title: str) -> str:
    """What everybody calls a club with such a name: ``the Patriots`` of ``New England Patriots 2017``."""
    words = [word for word in title.split() if not word[0].isdigit()]
    return f"the {words[-1]}" if words else title
