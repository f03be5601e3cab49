"""The easy coach: by the book, but now and then it calls whatever comes to mind."""

from __future__ import annotations

from math import floor
from typing import Final

from mypy_extensions import mypyc_attr

from fieldhouse.games.bowlbound.coaching.book import BookCoach
from fieldhouse.games.bowlbound.model import DRAW, DROP_BACK, LINE_PLUNGE, PLAY_COUNT, SCREEN
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.table.seat import Seat

BLUNDERS: Final = 0.35
"""Of all calls."""
FAR: Final = 5
SHORT_OF_IT: Final = (LINE_PLUNGE, SCREEN)
TOO_MUCH: Final = (DROP_BACK, DRAW)
"""What is blundered with many yards to go, and with few."""
GAPS, WIDE, DEEP_ZONE = 1, 2, 4
SURPRISE: Final = 1009
"""One whim serves two throws."""


@mypyc_attr(allow_interpreted_subclasses=True)
class EasyCoach(BookCoach):
    """Blunders now and then, and reads nothing."""

    def answer_call(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """The book's call, but for blunders: too short on long downs, too much on short ones."""
        call = super().answer_call(game, seat, subject, whim)
        thought = whim * SURPRISE % 1.0
        if call >= PLAY_COUNT or thought >= BLUNDERS:
            return call
        return blunder(thought, SHORT_OF_IT if game.to_go > FAR else TOO_MUCH)

    def answer_defense(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """The book's answer, but for blunders."""
        thought = whim * SURPRISE % 1.0
        if thought >= BLUNDERS:
            return super().answer_defense(game, seat, subject, whim)
        return blunder(thought, (GAPS, WIDE) if game.to_go > FAR else (DEEP_ZONE,))


def blunder(thought: float, choices: tuple[int, ...]) -> int:
    """One of the choices, by a thought that was to be a blunder."""
    return choices[floor(thought / BLUNDERS * len(choices))]
