"""The fit: a season in, its factors out. Play, compare with what really happened, turn the screws, play again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from statistics import mean
from typing import Final

from fieldhouse.builders.nba.build import build_season
from fieldhouse.builders.nba.ratings import FIRST_GUESS, Factors, key
from fieldhouse.builders.nba.replay import Fixture, Replay, replay_season
from fieldhouse.builders.nba.source import Season
from fieldhouse.builders.nba.teams import home_edge, margin
from fieldhouse.games.statispro import scoresheet as sheet
from fieldhouse.games.statispro.model import Deck, FastBreaks

ROUNDS: Final = 12
FIRST_GAIN: Final = 0.7
FIRST_ROUNDS: Final = 3
"""After the first rounds the screws of teams and players turn less and less, so that chance averages out."""
LEAST_CARDS: Final = 300 * 15
"""A man's own screws turn only if he played so much in the replay."""
PER_36: Final = 36 * 15


@dataclass(frozen=True)
class League:
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
    def offensive_share(self) -> float:
        return self.offensive / self.rebounds


def real_league(season: Season) -> League:
    """From the teams' totals, overtimes counted back by the players' minutes."""
    minutes = sum(p.mp for p in season.players)
    games = minutes / 240

    def total(name: str) -> float:
        return sum(getattr(team, name) or 0.0 for team in season.teams) / games

    twos, tries = total("fg") - total("fg3"), total("fga") - total("fg3a")
    return League(
        points=total("pts"), twos=twos / tries, attempts=total("fga"), threes=total("fg3"),
        three_attempts=total("fg3a"), throws=total("fta"), offensive=total("orb"), rebounds=total("trb"),
        assists=total("ast"), steals=total("stl"), blocks=total("blk"), turnovers=total("tov"), fouls=total("pf"),
        field_goals=total("fg"), free_throws=total("ft"),
    )  # fmt: skip


def played_league(replay: Replay) -> League:
    per = replay.per_game
    twos, tries = per(sheet.FIELD_GOALS) - per(sheet.THREES), per(sheet.ATTEMPTS) - per(sheet.THREE_ATTEMPTS)
    return League(
        points=per(sheet.POINTS), twos=twos / tries, attempts=per(sheet.ATTEMPTS), threes=per(sheet.THREES),
        three_attempts=per(sheet.THREE_ATTEMPTS), throws=per(sheet.THROWS), offensive=per(sheet.OFFENSIVE),
        rebounds=per(sheet.OFFENSIVE) + per(sheet.DEFENSIVE), assists=per(sheet.ASSISTS), steals=per(sheet.STEALS),
        blocks=per(sheet.BLOCKS), turnovers=per(sheet.TURNOVERS), fouls=per(sheet.FOULS),
        field_goals=per(sheet.FIELD_GOALS), free_throws=per(sheet.FREE_THROWS),
    )  # fmt: skip


def fit_season(
    season: Season, schedule: list[Fixture], deck: Deck, chart: FastBreaks, rounds: int = ROUNDS, every: int = 1,
    start: Factors = FIRST_GUESS, report: Callable[[int, League, League, Factors], None] | None = None,
) -> Factors:  # fmt: skip
    """Factors that make the season's cards play the season's game."""
    real = real_league(season)
    factors = start
    for number in range(rounds):
        teams, numbers = build_season(season, factors)
        replay = replay_season(season, teams, numbers, schedule, deck, chart, seed=number, every=every)
        played = played_league(replay)
        if report:
            report(number, real, played, factors)
        factors = turn_league(factors, real, played)
        gain = FIRST_GAIN if number < FIRST_ROUNDS else FIRST_GAIN * FIRST_ROUNDS / (number + 1)
        factors = turn_teams(factors, season, replay, gain)
        if number:
            factors = turn_players(factors, season, replay, gain)
    return factors


def turn_league(factors: Factors, real: League, played: League) -> Factors:
    """The season's own screws."""

    def by(factor: float, wanted: float, found: float, power: float) -> float:
        return factor * (wanted / found) ** power if wanted and found else factor

    return replace(
        factors,
        attempts=by(factors.attempts, real.pace, played.pace, 1.6),
        threes=by(factors.threes, real.three_attempts, played.three_attempts, 0.9),
        assists=by(factors.assists, real.assists, played.assists, 0.8),
        steals=by(factors.steals, real.steals, played.steals, 0.8),
        blocks=by(factors.blocks, real.blocks, played.blocks, 0.7),
        foul_drawing=by(factors.foul_drawing, real.throws, played.throws, 0.7),
        defense=factors.defense + 80 * (real.twos - played.twos),
        three_points=factors.three_points + 70 * (real.three_share - played.three_share),
        turnovers=_within(factors.turnovers + 11 * (real.turnovers - played.turnovers)),
        fouls=_within(factors.fouls + 8 * (real.fouls - played.fouls)),
        rebounds=max(-12, min(12, round(factors.rebounds - 75 * (real.offensive_share - played.offensive_share)))),
    )


def _within(number: float) -> int:
    return max(0, min(100, round(number)))


def turn_teams(factors: Factors, season: Season, replay: Replay, gain: float) -> Factors:
    """DEFENSE until points allowed are right, then Index Points for what is left of home and road margins."""
    real = {team.abbreviation: (team.opp_pts or 0) / team.g for team in season.teams}
    league = mean(real.values())
    allowed = {code: club.allowed[sheet.POINTS] / club.games for code, club in replay.clubs.items()}
    played = mean(allowed.values())
    defense = dict(factors.team_defense)
    indexes = dict(factors.indexes)
    edge = home_edge(season)
    for team in season.teams:
        code = team.abbreviation
        if code not in allowed:
            continue
        error = (real[code] - league) - (allowed[code] - played)
        defense[code] = max(-7.0, min(7.0, defense.get(code, 0.0) + 0.6 * gain * error))
        club = replay.clubs[code]
        home, road = margin(team)
        old_home, old_road = indexes.get(code, (edge, 0.0))
        indexes[code] = (
            _index(old_home + 0.8 * gain * (home - mean(club.home_margins or [home]))),
            _index(old_road + 0.8 * gain * (road - mean(club.road_margins or [road]))),
        )
    return replace(factors, team_defense=defense, indexes=indexes)


def _index(margin: float) -> float:
    return max(-9.0, min(9.0, margin))


def turn_players(factors: Factors, season: Season, replay: Replay, gain: float) -> Factors:
    """Every regular's ATTEMPTS, ASSIST, FOUL DRAWING and planned minutes towards his real figures."""
    tries, assists, draws = dict(factors.player_attempts), dict(factors.player_assists), dict(factors.player_draws)
    times = dict(factors.player_minutes)
    for p in season.players:
        line = replay.clubs[p.team].players.get(p.player)
        if not line or line[sheet.CARDS] < LEAST_CARDS or p.mp < 300:
            continue
        name, minutes = key(p), line[sheet.CARDS] / PER_36
        played = line[sheet.CARDS] / 15 / line[sheet.GAMES]
        times[name] = _clip(times.get(name, 0.0) + gain * (p.mp / p.g - played), 9)
        shots = 36 * p.fga / p.mp - line[sheet.ATTEMPTS] / minutes
        tries[name] = _clip(tries.get(name, 0.0) + gain * shots, 7)
        dished = 36 * p.ast / p.mp - line[sheet.ASSISTS] / minutes
        assists[name] = _clip(assists.get(name, 0.0) + 1.4 * gain * dished, 10)
        throws = 36 * p.fta / p.mp - line[sheet.THROWS] / minutes
        draws[name] = _clip(draws.get(name, 0.0) + 2.2 * gain * throws, 14)
    return replace(factors, player_attempts=tries, player_assists=assists, player_draws=draws, player_minutes=times)


def _clip(value: float, limit: float) -> float:
    return max(-limit, min(limit, value))
