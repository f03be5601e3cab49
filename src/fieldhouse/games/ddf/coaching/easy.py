"""The easy coach: by the book, but now and then it calls whatever comes to mind, and it never changes its mind."""

from __future__ import annotations

from math import floor
from typing import Final

from mypy_extensions import mypyc_attr

from fieldhouse.games.ddf.choices import GO
from fieldhouse.games.ddf.coaching.book import BookCoach
from fieldhouse.games.ddf.model import DRAW, LINE_PLUNGE, LONG, PASS_DIME, PLAY_COUNT, RUSH_MIDDLE, RUSH_WIDE, SCREEN
from fieldhouse.games.ddf.state import Game
from fieldhouse.table.seat import Seat

BLUNDERS: Final = 0.35
"""Of all calls."""
SHORT_OF_IT: Final = (LINE_PLUNGE, SCREEN)
TOO_MUCH: Final = (LONG, DRAW)
"""What is blundered with many yards to go, and with few."""
FAR: Final = 5
WRONG_WHEN_FAR: Final = (RUSH_MIDDLE, RUSH_WIDE)
WRONG_WHEN_NEAR: Final = (PASS_DIME,)


@mypyc_attr(allow_interpreted_subclasses=True)
class EasyCoach(BookCoach):
    """Blunders now and then, and reads nothing."""

    def answer_call(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """The book's call, but for blunders: too short on long downs, too much on short ones."""
        call = super().answer_call(game, seat, subject, whim)
        thought = whim * 1009 % 1.0
        if call >= PLAY_COUNT or thought >= BLUNDERS:
            return call
        blunders = SHORT_OF_IT if game.to_go > FAR else TOO_MUCH
        return self.allowed(game, seat, blunders[floor(thought / BLUNDERS * len(blunders))])

    def answer_formation(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """The book's formation, but for blunders."""
        thought = whim * 1009 % 1.0
        if thought >= BLUNDERS:
            return super().answer_formation(game, seat, subject, whim)
        blunders = WRONG_WHEN_FAR if game.to_go > FAR else WRONG_WHEN_NEAR
        return blunders[floor(thought / BLUNDERS * len(blunders))]

    def answer_reveal(self, game: Game, seat: Seat, legal: tuple[int, ...], whim: float) -> int:
        """No audible and no time-out: it plays what it has called."""
        return GO
