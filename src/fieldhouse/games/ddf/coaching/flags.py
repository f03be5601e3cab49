"""The coach and the flags: the outcome worth most; on the last play of a game, the one that wins it."""

from __future__ import annotations

from fieldhouse.games.ddf.choices import DECLINE
from fieldhouse.games.ddf.coaching.late import is_any_score_enough
from fieldhouse.games.ddf.questions import Ruling
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.flags import LOST, OPEN, WON, decided, margin_after, points_to
from fieldhouse.gridiron.outcome import FIELD_GOAL, TOUCHDOWN
from fieldhouse.gridiron.phases import REGULATION
from fieldhouse.table.seat import Seat


def answer_flag(game: Game, seat: Seat, rulings: tuple[Ruling, ...]) -> int:
    """Which way of settling the fouls suits *seat* best."""
    if game.quarter < REGULATION:  # nothing decides the game yet
        points = [points_to(ruling.outcome, seat) for ruling in rulings]
        return rulings[points.index(max(points))].choice
    worths = [(decides(game, seat, ruling), points_to(ruling.outcome, seat)) for ruling in rulings]
    return rulings[worths.index(max(worths))].choice


def decides(game: Game, seat: Seat, ruling: Ruling) -> int:
    """Is the game won or lost with it? In overtime a touchdown decides, and a field goal if any score does."""
    outcome = ruling.outcome
    if not game.is_overtime:
        return decided(game, seat, outcome, ruling.choice == DECLINE)
    margin = margin_after(game, seat, outcome)
    is_decided = outcome.ending == TOUCHDOWN or (outcome.ending == FIELD_GOAL and is_any_score_enough(game))
    return OPEN if margin == 0 or not is_decided else WON if margin > 0 else LOST
