"""What a season's average team does in 48 minutes, really and in a replay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fieldhouse.builders.nba.replay import Replay
from fieldhouse.builders.nba.totals import Season
from fieldhouse.games.statispro import scoresheet as sheet

PER_36: Final = 36 * 15
"""Cards in 36 minutes."""


@dataclass(frozen=True)
class TeamAverages:
    """What a season's average team does in 48 minutes."""

    points: float
    twos: float
    """Two-point percentage."""
    attempts: float
    threes: float
    three_attempts: float
    throws: float
    offensive: float
    rebounds: float
    assists: float
    steals: float
    blocks: float
    turnovers: float
    fouls: float
    field_goals: float
    free_throws: float

    @property
    def pace(self) -> float:
        """Possessions, by the usual count."""
        return self.attempts + 0.44 * self.throws - self.offensive + self.turnovers

    @property
    def three_share(self) -> float:
        return self.threes / self.three_attempts if self.three_attempts else 0.0

    @property
    def throw_share(self) -> float:
        return self.free_throws / self.throws if self.throws else 0.0


def real_league(season: Season) -> TeamAverages:
    """From the teams' totals, overtimes counted back by the players' minutes."""
    minutes = sum(p.mp for p in season.players)
    games = minutes / 240

    def total(name: str) -> float:
        return sum(getattr(team, name) or 0.0 for team in season.teams) / games

    twos, tries = total("fg") - total("fg3"), total("fga") - total("fg3a")
    return TeamAverages(
        points=total("pts"), twos=twos / tries, attempts=total("fga"), threes=total("fg3"),
        three_attempts=total("fg3a"), throws=total("fta"), offensive=total("orb"), rebounds=total("trb"),
        assists=total("ast"), steals=total("stl"), blocks=total("blk"), turnovers=total("tov"), fouls=total("pf"),
        field_goals=total("fg"), free_throws=total("ft"),
    )  # fmt: skip


def played_league(replay: Replay) -> TeamAverages:
    """A team's averages of the replayed games."""
    per = replay.per_game
    twos, tries = per(sheet.FIELD_GOALS) - per(sheet.THREES), per(sheet.ATTEMPTS) - per(sheet.THREE_ATTEMPTS)
    return TeamAverages(
        points=per(sheet.POINTS), twos=twos / tries, attempts=per(sheet.ATTEMPTS), threes=per(sheet.THREES),
        three_attempts=per(sheet.THREE_ATTEMPTS), throws=per(sheet.THROWS), offensive=per(sheet.OFFENSIVE),
        rebounds=per(sheet.OFFENSIVE) + per(sheet.DEFENSIVE), assists=per(sheet.ASSISTS), steals=per(sheet.STEALS),
        blocks=per(sheet.BLOCKS), turnovers=per(sheet.TURNOVERS), fouls=per(sheet.FOULS),
        field_goals=per(sheet.FIELD_GOALS), free_throws=per(sheet.FREE_THROWS),
    )  # fmt: skip
