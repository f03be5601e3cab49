"""'Power Ratings' (VIII): point spreads, rating points, and a coach's record over many games."""

from __future__ import annotations

from typing import Final, NamedTuple

from fieldhouse.games.bowlbound.model import Team

WIN: Final = 10
EVEN: Final = 5


def power(team: Team, is_home: bool, is_neutral: bool = False) -> float:
    """VIII: the adjusted power rating: more at home, less on the road."""
    if is_neutral:
        return team.ratings.power
    return team.ratings.power + (team.ratings.home if is_home else -team.ratings.home)


def point_spread(away: Team, home: Team, is_neutral: bool = False) -> float:
    """VIII-1: the points by which the home team is favored; less than nothing if the visitors are."""
    return power(home, True, is_neutral) - power(away, False, is_neutral)


class RatingPoints(NamedTuple):
    """VIII-2: what the two coaches earn."""

    favorite: float
    underdog: float


def rating_points(spread: float, margin: int) -> RatingPoints:
    """VIII-2: *spread* is what the favorite is favored by, *margin* what it won by (less than nothing: it lost)."""
    if margin > spread:
        return RatingPoints(WIN, 0)
    if margin > 0:
        return RatingPoints(EVEN, EVEN)
    favorite = min(WIN - spread, 0)
    return RatingPoints(favorite, WIN if margin == 0 else WIN + spread)


class CoachRecord(NamedTuple):
    """VIII-3: games played and rating points earned."""

    games: int = 0
    points: float = 0.0

    def plus(self, points: float) -> CoachRecord:
        """With one game more; the record itself stays."""
        return CoachRecord(self.games + 1, self.points + points)

    @property
    def percentage(self) -> float:
        """The rating percentage: points over ten for each game."""
        return self.points / (WIN * self.games) if self.games else 0.0


def coaches_points(spread: float, score: tuple[int, int]) -> tuple[float, float]:
    """VIII-2: the points of the visitors' coach and the home team's. With no favorite a tie is worth five to each."""
    away, home = score
    if not spread and away == home:
        return EVEN, EVEN
    if spread >= 0:
        earned = rating_points(spread, home - away)
        return earned.underdog, earned.favorite
    earned = rating_points(-spread, away - home)
    return earned.favorite, earned.underdog
