"""Who is to be remembered of a game of owners: the men behind its wins, and the managers under whom pennants were won.

Everything is counted from the notes, of the men whom the play-by-play names for the same note.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from fieldhouse.games.lords.model import NAMES, counted
from fieldhouse.games.lords.pages.people_text import STAR_USES
from fieldhouse.games.lords.pages.rosters import Rosters
from fieldhouse.games.lords.rules.pennant import FIRST_WIN
from fieldhouse.games.lords.state import NOBODY, Note
from fieldhouse.table.seat import Seat
from fieldhouse.table.story import Star, brightest, number

A_PENNANT, A_CHAMPIONSHIP, A_CALL_UP, A_MANAGED_GAME = 12.0, 8.0, 4.0, 0.25
"""How bright a man shines, in games won by a player: for a flag won under him, if his own farm brought him up, and for
each game that he managed, since a manager is there in every phase."""
MANAGES: Final = len(NAMES)
"""The kind of a man who does not play: below all players."""


class Deeds:
    """What one man did for one club, the best kind of player that he was while he did it; counted in place."""

    def __init__(self) -> None:
        self.kind = MANAGES
        self.won = self.lost = self.pennants = self.championships = 0
        self.share = 0.0
        self.called_up = 0

    @property
    def worth(self) -> float:
        """By games, several men sharing those that were won with all of them; only who won anything is a star."""
        flags = A_PENNANT * self.pennants + A_CHAMPIONSHIP * self.championships
        return self.share + flags + A_CALL_UP * bool(self.called_up) if self.won or flags else 0.0

    @property
    def line(self) -> str:
        """What he was and did, in words."""
        if self.kind == MANAGES:
            return f"manager, {', '.join(self._honours())}"
        risen = f", called up in year {number(self.called_up)}" if self.called_up else ""
        return f"{NAMES[self.kind]}{risen}, {counted(self.won, 'game')} won with him"

    def _honours(self) -> Iterator[str]:
        """The flags won under a manager, and the games that he won and lost."""
        if self.pennants:
            yield counted(self.pennants, "pennant")
        if self.championships:
            yield counted(self.championships, "championship")
        if self.won:
            yield f"{counted(self.won, 'game')} won by his hand"
        if self.lost:
            yield f"{self.lost} lost"


class GameStars:
    """Everybody's deeds by club and name: each note that is counted in is kept here, and moves the men."""

    def __init__(self, codes: Sequence[str], seed: int) -> None:
        """*codes* and *seed* give men their names, as the play-by-play has them."""
        self.rosters = Rosters(seed, codes)
        self.deeds: dict[tuple[Seat, str], Deeds] = {}
        self.year = 1

    def add(self, note: Note) -> None:
        """Counts one note in."""
        men = self.rosters.follow(note)
        if note.what == "year":
            self.year = note.amount
        elif note.what == "wins" and note.text in STAR_USES:
            self._add_stars(note, STAR_USES[note.text])
        elif note.what in ("wins", "manager"):
            self._add_managed(note)
        elif note.what == "call up" and note.kind != NOBODY:
            self._of(note.seat, men[0].name).called_up = self.year
        elif note.what == "pennant" and note.seat != NOBODY:
            self._of_manager(note.seat).pennants += 1
        elif note.what == "series" and note.more[0] >= FIRST_WIN:
            self._of_manager(note.seat).championships += 1

    def best(self) -> tuple[Star, ...]:
        """The stars of the game so far."""
        return brightest([(deeds.worth, Star(seat, name, deeds.line)) for (seat, name), deeds in self.deeds.items()])

    def _add_stars(self, note: Note, kind: int) -> None:
        """Games won with a card and the stars of a kind who could play."""
        men = self.rosters.fit(note.seat, kind)
        for man in men:
            deeds = self._of(note.seat, man.name)
            deeds.kind = min(deeds.kind, kind)
            deeds.won += note.amount
            deeds.share += note.amount / len(men)

    def _add_managed(self, note: Note) -> None:
        """Games that a manager won or lost, with a card or from the bench."""
        deeds = self._of_manager(note.seat)
        deeds.won += max(note.amount, 0)
        deeds.share += A_MANAGED_GAME * note.amount
        deeds.lost += max(-note.amount, 0)

    def _of_manager(self, seat: Seat) -> Deeds:
        """Those of whoever manages the club now, empty ones kept for a new man."""
        return self._of(seat, self.rosters.clubs[seat].manager)

    def _of(self, seat: Seat, name: str) -> Deeds:
        """A man's deeds for a club, empty ones kept for a new man."""
        return self.deeds.setdefault((seat, name), Deeds())
