"""'Power Ratings': the point spread. Who wins against it is ``Game.winner``."""

from __future__ import annotations

from fieldhouse.games.ddf.model import Team


def point_spread(away: Team, home: Team) -> float:
    """By how many points the home team is the better one; less than nothing if the visitors are."""
    return home.power_rating - away.power_rating
