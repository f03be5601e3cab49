"""The end of a half as Data-Driven Football has it: its kicks and its clock."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.choices import FIELD_GOAL_TRY, KNEEL, POOCH, PUNT
from fieldhouse.games.ddf.equilibrium.kicks import pooched
from fieldhouse.games.ddf.equilibrium.late_attack import FOURTH_KICKS, HURRIED, KNEEL_LOSS
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.equilibrium.endgame import Endgame, LateTerms
from fieldhouse.gridiron.equilibrium.late_book import Column, LateBook

TERMS: Final = LateTerms(
    (PUNT, *(POOCH for _ in FOURTH_KICKS[1:-1]), FIELD_GOAL_TRY), FIELD_GOAL_TRY, KNEEL, KNEEL_LOSS, HURRIED, HURRIED
)


def endgame_of(book: LateBook, game: Game) -> Endgame:
    """The end of a half by the tables of *book*, which know nothing of a game against a point spread."""
    return Endgame(book, TERMS._replace(is_blind=game.spread != 0.0))


def pooch_yards(game: Game, endgame: Endgame, column: Column) -> int:
    """By the solved tables of the end of a half, which are at hand, the yards of the best kick of a fourth down; 0 if
    that is no pooch punt. *column* is what each ending is worth."""
    return pooched(FOURTH_KICKS[endgame.book.kicked(game.offense, game.spot, column)[0]])
