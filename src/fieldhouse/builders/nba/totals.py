"""A basketball season in totals: players, teams, and the season itself, each a plain record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

Fixture = tuple[str, str]
"""Away and home."""


class Result(NamedTuple):
    """A game of the regular season."""

    away: str
    home: str
    score: tuple[int, int] | None
    """Of the visitors and the home team; None where the file does not tell it."""

    @property
    def margin(self) -> int:
        """The home team's; 0 only where the file does not tell the score."""
        return self.score[1] - self.score[0] if self.score else 0


@dataclass(frozen=True)
class PlayerSeason:
    """A player's totals for one team in one season. What was not counted then is None."""

    player: str
    team: str
    pos: str
    age: int | None
    experience: int | None
    height_in: int | None
    weight_lb: int | None
    college: str | None
    g: int
    gs: int | None
    mp: int
    fg: int
    fga: int
    fg3: int | None
    fg3a: int | None
    ft: int
    fta: int
    orb: int | None
    trb: int
    ast: int
    stl: int | None
    blk: int | None
    tov: int | None
    pf: int
    pts: int


@dataclass(frozen=True)
class TeamSeason:
    """A team's totals and its opponents' in one season."""

    team: str
    abbreviation: str
    g: float
    w: float
    pace: float | None
    fg: float
    fga: float
    fg3: float | None
    fg3a: float | None
    ft: float
    fta: float
    orb: float | None
    trb: float
    ast: float
    stl: float | None
    blk: float | None
    tov: float | None
    pf: float
    pts: float
    opp_fg: float | None
    opp_fga: float | None
    opp_fg3: float | None
    opp_fg3a: float | None
    opp_pts: float | None
    opp_tov: float | None
    opp_ast: float | None
    opp_trb: float | None
    mov: float | None
    d_rtg: float | None
    h_pf: float | None
    h_pa: float | None
    r_pf: float | None
    r_pa: float | None
    home_g: float | None
    road_g: float | None
    home_w: float | None
    road_w: float | None


@dataclass(frozen=True)
class Season:
    """All the builder knows of a season."""

    season: int
    players: tuple[PlayerSeason, ...]
    teams: tuple[TeamSeason, ...]
    breaks: dict[str, tuple[float, float]]
    """Fast-break points made and allowed a game, by team, where they were counted."""
    spread: float = 0.0
    """The standard deviation of real game margins, where the results are known."""
    results: tuple[Result, ...] = ()
    """The regular season's games in their order, where they are known."""

    @property
    def schedule(self) -> list[Fixture]:
        """Who met whom, visitors first, in the order of the results."""
        return [(result.away, result.home) for result in self.results]
