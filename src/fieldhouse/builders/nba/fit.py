"""The fit: a season in, its factors out. Play, compare with what really happened, turn the screws, play again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from statistics import mean, pstdev
from typing import Final

from fieldhouse.builders.nba.build import build_season
from fieldhouse.builders.nba.ratings import Factors, first_guess, key
from fieldhouse.builders.nba.replay import Fixture, Replay, replay_season
from fieldhouse.builders.nba.source import Season
from fieldhouse.builders.nba.teams import home_edge, margin, winning_margin
from fieldhouse.games.statispro import scoresheet as sheet
from fieldhouse.games.statispro.model import Deck, FastBreaks

ROUNDS: Final = 5
"""Whole seasons, after the quick rounds."""
QUICK_ROUNDS: Final = 3
QUICK: Final = 4
"""The first rounds find the league's factors, for which each fourth game is enough."""
QUICK_GAIN: Final = 0.4
FIRST_GAIN: Final = 0.75
LEAGUE_GAIN: Final = 0.75
SLOWING: Final = 0.35
"""In later rounds the screws of teams and players turn less and less, so that chance averages out."""
LEAST_CARDS: Final = 150 * 15
"""A man's own screws turn only if he played so much in the replay."""
LEAST_MINUTES: Final = 300
HALF_A_STEP: Final = 0.025
"""R is a whole number: so near it stays as it is."""
LUCK: Final = 0.4
"""The share of what a team won beyond its points that it is to win again."""
MOST_DEFENSE: Final = 7.0
MOST_TWOS: Final = 4.0
MOST_INDEX: Final = 9.0
"""How far a team's own screws may turn: DEFENSE, FIELD GOAL, and its margins at home and on the road in points."""
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
    def throw_share(self) -> float:
        return self.free_throws / self.throws if self.throws else 0.0

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
    start: Factors | None = None, report: Callable[[int, League, League, Factors], None] | None = None,
) -> Factors:  # fmt: skip
    """Factors that make the season's cards play the season's game: a few quick rounds, and then whole seasons."""
    real = real_league(season)
    factors = start or first_guess(season.season)
    quick = QUICK_ROUNDS if rounds else 0
    for number in range(quick + rounds):
        is_quick = number < quick
        teams, numbers = build_season(season, factors)
        share = QUICK * every if is_quick else every
        replay = replay_season(season, teams, numbers, schedule, deck, chart, seed=number, every=share)
        played = played_league(replay)
        if report:
            report(number, real, played, factors)
        gain = QUICK_GAIN if is_quick else FIRST_GAIN / (1 + SLOWING * (number - quick))
        factors = turn_league(factors, real, played, 1.0 if is_quick else LEAGUE_GAIN)
        if number:
            factors = turn_teams(factors, season, replay, gain)
            factors = turn_players(factors, season, replay, real, played, gain)
    return factors


def turn_league(factors: Factors, real: League, played: League, gain: float) -> Factors:
    """The season's own screws. What was not counted in its time (17.6) turns none."""

    def by(factor: float, wanted: float, found: float, power: float) -> float:
        return factor * (wanted / found) ** (gain * power) if wanted and found else factor

    off_by = real.offensive_share - played.offensive_share
    if not real.offensive or abs(off_by) < HALF_A_STEP * real.offensive_share:
        off_by = 0.0
    lost = real.turnovers - played.turnovers if real.turnovers else 0.0
    speed = (real.pace, played.pace) if real.turnovers and real.offensive else (real.attempts, played.attempts)
    return replace(
        factors,
        attempts=by(factors.attempts, *speed, 1.6),
        threes=by(factors.threes, real.three_attempts, played.three_attempts, 0.9),
        assists=by(factors.assists, real.assists, played.assists, 0.8),
        steals=by(factors.steals, real.steals, played.steals, 0.8),
        blocks=by(factors.blocks, real.blocks, played.blocks, 0.7),
        foul_drawing=by(factors.foul_drawing, real.throws, played.throws, 0.9),
        defense=factors.defense + gain * 125 * (real.twos - played.twos),
        three_points=factors.three_points + gain * 70 * (real.three_share - played.three_share),
        free_throws=factors.free_throws + gain * 100 * (real.throw_share - played.throw_share),
        turnovers=_clip(factors.turnovers + gain * 11 * lost, 0, 100),
        fouls=_clip(factors.fouls + gain * 8 * (real.fouls - played.fouls), 0, 100),
        rebounds=_clip(factors.rebounds - gain * 75 * off_by, -12, 12),
    )


def turn_teams(factors: Factors, season: Season, replay: Replay, gain: float) -> Factors:
    """DEFENSE until points allowed are right, FIELD GOAL until points scored are, and Index Points for what is left of
    home and road margins. A share of what the team won beyond its points is asked of all three.
    """
    defense, twos, indexes = dict(factors.team_defense), dict(factors.team_twos), dict(factors.indexes)
    edge, spread = home_edge(season), season.spread or pstdev(replay.margins)
    clubs = replay.clubs
    known = [team for team in season.teams if clubs[team.abbreviation].games]
    real = mean(team.pts / team.g for team in known)
    played = mean(clubs[team.abbreviation].made[sheet.POINTS] / clubs[team.abbreviation].games for team in known)
    for team in known:
        code, club = team.abbreviation, clubs[team.abbreviation]
        luck = LUCK * (winning_margin(team, spread) - mean(margin(team)))
        error = (team.pts / team.g - real + luck / 2) - (club.made[sheet.POINTS] / club.games - played)
        twos[code] = _clip(twos.get(code, 0.0) + 0.5 * gain * error, -MOST_TWOS, MOST_TWOS)
        allowed = (team.opp_pts or team.pts) / team.g - real - luck / 2
        error = allowed - (club.allowed[sheet.POINTS] / club.games - played)
        defense[code] = _clip(defense.get(code, 0.0) + 0.6 * gain * error, -MOST_DEFENSE, MOST_DEFENSE)
        home, road = (side + luck for side in margin(team))
        old_home, old_road = indexes.get(code, (edge, 0.0))
        indexes[code] = (
            _clip(old_home + gain * (home - mean(club.home_margins or [home])), -MOST_INDEX, MOST_INDEX),
            _clip(old_road + gain * (road - mean(club.road_margins or [road])), -MOST_INDEX, MOST_INDEX),
        )
    return replace(factors, team_defense=defense, team_twos=twos, indexes=indexes)


def turn_players(
    factors: Factors, season: Season, replay: Replay, real: League, played: League, gain: float
) -> Factors:  # fmt: skip
    """Every regular's ATTEMPTS, FOUL DRAWING and planned minutes towards his real figures.

    What the whole league is off by its own screws mend, so a man is measured by his share of it. ASSIST is no screw:
    the best passer on the floor gets many assists, so ratings moved one by one would chase each other.
    """
    tries, draws, times = dict(factors.player_attempts), dict(factors.player_draws), dict(factors.player_minutes)
    shots, throws = real.attempts / played.attempts, real.throws / played.throws
    for p in season.players:
        line = replay.clubs[p.team].players.get(p.player)
        if not line or line[sheet.CARDS] < LEAST_CARDS or p.mp < LEAST_MINUTES:
            continue
        name, minutes = key(p), line[sheet.CARDS] / PER_36
        stays = line[sheet.CARDS] / 15 / line[sheet.GAMES]
        times[name] = _clip(times.get(name, 0.0) + gain * (p.mp / p.g - stays), -10, 10)
        short = 36 * p.fga / p.mp - shots * line[sheet.ATTEMPTS] / minutes
        tries[name] = _clip(tries.get(name, 0.0) + gain * short, -8, 8)
        short = 36 * p.fta / p.mp - throws * line[sheet.THROWS] / minutes
        draws[name] = _clip(draws.get(name, 0.0) + 2.2 * gain * short, -14, 14)
    return replace(factors, player_attempts=tries, player_draws=draws, player_minutes=times)


def _clip(value: float, least: float, most: float) -> float:
    return max(least, min(most, value))
