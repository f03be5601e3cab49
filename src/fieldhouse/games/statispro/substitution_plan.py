"""A coach's own substitution plan: who comes in for whom, and when, as he writes it and as the journal keeps it.

Each of its changes is a line, "Q2 6:00 Bill Walton for Robert Parish": from that time on the one is to play and the
other to sit, until a later line names him again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from fieldhouse.games.statispro.leagues import MINUTE, TWO_MINUTES, LeagueRules
from fieldhouse.games.statispro.pages.phrases import surname
from fieldhouse.games.statispro.scoresheet import minutes
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.question import IllegalAnswer
from fieldhouse.table.seat import Seat
from fieldhouse.table.words import any_of

BETWEEN: Final = "; "
EXAMPLE: Final = "Q2 6:00 Walton for Parish; Q3 12:00 Parish for Walton"
PERIODS: Final = ("Q1", "Q2", "Q3", "Q4", "OT")
MOST_CHANGES: Final = 40
CHANGE: Final = re.compile(r"(Q[1-4]|OT) (\d{1,2}):([0-5]\d):? (.+?) for (.+)", re.IGNORECASE)


class Change(NamedTuple):
    """From when on, by the period and the cards that are then left of it, who plays and who sits, by their names."""

    period: int
    left: int
    enters: str
    leaves: str

    @property
    def text(self) -> str:
        """The line as the journal has it."""
        return f"{PERIODS[self.period - 1]} {minutes(self.left)} {self.enters} for {self.leaves}"

    def is_due(self, period: int, left: int) -> bool:
        """Has its time come?"""
        return (self.period, -self.left) <= (period, -left)


@lru_cache(maxsize=256)
def changes_of(text: str) -> tuple[Change, ...]:
    """A plan line by line, the earliest first. Refused with what it should look like."""
    lines = [" ".join(line.split()) for line in text.split(BETWEEN.strip())]
    found = [_change(line) for line in lines if line]
    if len(found) > MOST_CHANGES:
        raise IllegalAnswer(f"A plan has {MOST_CHANGES} changes at the most; this one has {len(found)}.")
    return tuple(sorted(found, key=lambda change: (change.period, -change.left)))


def _change(line: str) -> Change:
    """One line. Refused if it is none."""
    read = CHANGE.fullmatch(line)
    if read is None:
        raise IllegalAnswer(f"{line[:60]!r} is no change of a plan; say, for one, {EXAMPLE.split(BETWEEN)[0]!r}.")
    period, whole, seconds, enters, leaves = read.groups()
    left = (60 * int(whole) + int(seconds)) * MINUTE // 60
    return Change(PERIODS.index(period.upper()) + 1, left, enters, leaves)


def written(text: str, game: Game, seat: Seat) -> str:
    """The plan with the men's full names, in the order of time, as it goes into the journal.

    Refused if a line cannot be read, a time is none of this game, or a man none of this team.
    """
    names = [man.card.name for man in game.men[seat] if not man.is_nobody]
    changes = [
        change._replace(enters=_named(change.enters, names), leaves=_named(change.leaves, names))
        for change in changes_of(text)
    ]
    if not changes:
        raise IllegalAnswer(f"A plan has a change at least, such as {EXAMPLE.split(BETWEEN)[0]!r}.")
    for change in changes:
        _check_time(change, game.rules)
        if change.enters == change.leaves:
            raise IllegalAnswer(f"{change.text!r}: nobody comes in for himself.")
    return plan_text(changes)


def plan_text(changes: Iterable[Change]) -> str:
    """The changes in one text."""
    return BETWEEN.join(change.text for change in changes)


def _named(said: str, names: Sequence[str]) -> str:
    """The man who is meant, by his whole name or his surname. Refused if there is none, or more than one."""
    wanted = said.casefold()
    found = [name for name in names if name.casefold() == wanted]
    found = found or [name for name in names if surname(name).casefold() == wanted]
    if not found:
        raise IllegalAnswer(f"Nobody of your team is called {said[:40]!r}; there is {any_of(names)}.")
    if len(found) > 1:
        raise IllegalAnswer(f"More than one of your team is called {said!r}; say {any_of(found)}.")
    return found[0]


def _check_time(change: Change, rules: LeagueRules) -> None:
    """In this league's periods, and before the last two minutes of the game, in which the coach decides himself."""
    is_overtime = change.period > rules.periods
    whole = rules.overtime_cards if is_overtime else rules.cards
    if change.left > whole:
        period = PERIODS[change.period - 1]
        raise IllegalAnswer(f"{period} begins with {minutes(whole)} on the clock: {change.text!r} is before that.")
    if change.period >= rules.periods and change.left <= TWO_MINUTES:
        raise IllegalAnswer(
            f"{change.text!r}: in the last two minutes you are asked yourself; a plan ends before them."
        )


def parts(game: Game, seat: Seat) -> list[PlainReport]:
    """What a line is put together of, for a form: each part with its name, the word before it, and its values."""
    names = [man.card.name for man in game.men[seat] if not man.is_nobody]
    clock = [minutes(cards) for cards in range(game.rules.cards, -1, -MINUTE)]
    return [
        {"label": "Period", "before": "", "values": list(PERIODS)},
        {"label": "Clock", "before": "", "values": clock},
        {"label": "Comes in", "before": "", "values": names},
        {"label": "For", "before": "for", "values": names},
    ]
