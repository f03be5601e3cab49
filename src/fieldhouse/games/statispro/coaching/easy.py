"""The coach for a first game: the habits of the house, with none of its finer points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from fieldhouse.games.statispro import menu
from fieldhouse.games.statispro.coaching.computer import HouseCoach
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.menu import Window
from fieldhouse.games.statispro.questions import KEEP_ON, NO, STAND, ShotChoice
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.seat import Seat

PASSED_UP: Final = 0.8
"""So many of the open shots are passed up: it is the dearest thing that a beginner does."""


@mypyc_attr(allow_interpreted_subclasses=True)
class EasyCoach(HouseCoach):
    """Substitutes as the house does, and leaves the rest to the cards: no break, no late game, no index point. Most
    open men pass on, and where the coach may choose who shoots anybody does.
    """

    def bench(self, game: Game, seat: Seat, window: Window, whim: float) -> int:
        """Only substitutes: no orders, no fouls on purpose, no time-outs, no plays and no double teams."""
        choice = super().bench(game, seat, window, whim)
        return choice if choice in (menu.SUBSTITUTE, menu.SWAP) else menu.GO

    def orders(self, game: Game, seat: Seat, subject: None, whim: float) -> int:
        return 0

    def ball(self, game: Game, seat: Seat, subject: ShotChoice, whim: float) -> int:
        """What the cards say first, whatever the clock; but most open shots are passed up."""
        if subject.is_open and KEEP_ON in subject.legal and whim < PASSED_UP:
            return KEEP_ON
        return subject.legal[0]

    def choice(self, game: Game, seat: Seat, subject: tuple[Sequence[int], int], whim: float) -> int:
        """One of them by chance."""
        return subject[0][int(whim * len(subject[0]))]

    def three_or_two(self, game: Game, seat: Seat, subject: Man, whim: float) -> int:
        return NO

    def run(self, game: Game, seat: Seat, subject: Man, whim: float) -> int:
        return NO

    def index_rebound(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        return STAND

    def index_foul(self, game: Game, seat: Seat, subject: tuple[Sequence[int], str, int], whim: float) -> int:
        return STAND

    def index_steal(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        return STAND

    def stop_clock(self, game: Game, seat: Seat, subject: Man, whim: float) -> int:
        return NO
