"""'Power Ratings': the point spread, and who wins against it."""

from __future__ import annotations

from fieldhouse.games.ddf.model import AWAY, HOME
from fieldhouse.games.ddf.state import Game


def point_spread(game: Game) -> float:
    """By how many points the home team is the better one; less than nothing if the visitors are."""
    away, home = (side.team.power_rating for side in game.sides)
    return home - away


def winner(game: Game) -> int | None:
    """The seat that has won, or None for a tie; with power ratings the favorite must win by more than the spread."""
    margin = float(game.score[HOME] - game.score[AWAY])
    if game.options.power_ratings:
        margin -= point_spread(game)
    if margin == 0:
        return None
    return HOME if margin > 0 else AWAY
