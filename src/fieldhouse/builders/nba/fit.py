"""The fit: a season in, its factors out. Play, compare with what really happened, step the factors, play again."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import replace
from math import log
from statistics import mean, pstdev
from typing import Final, NamedTuple

from fieldhouse.builders.nba.build import build_season
from fieldhouse.builders.nba.league import PER_36, TeamAverages, played_league, real_league
from fieldhouse.builders.nba.newton import SWUNG, newton_step
from fieldhouse.builders.nba.passers import step_passers
from fieldhouse.builders.nba.ratings import Factors, first_guess, key
from fieldhouse.builders.nba.replay import Replay, replay_season
from fieldhouse.builders.nba.specialists import step_specialists
from fieldhouse.builders.nba.teams import home_edge, margin, winning_margin
from fieldhouse.builders.nba.totals import Fixture, PlayerSeason, Season
from fieldhouse.games.statispro import scoresheet as sheet
from fieldhouse.games.statispro.model import Deck, FastBreaks
from fieldhouse.table.plain_json import PlainReport

ROUNDS: Final = 6
"""Whole seasons, after the quick rounds."""
QUICK_ROUNDS: Final = 3
QUICK: Final = 4
"""The first rounds bring the factors near, for which each fourth game is enough."""
QUICK_GAIN: Final = 0.4
"""The step size in them: not far, for what those of players will do to the league's means is yet to come."""
FIRST_GAIN: Final = 0.75
SLOWING: Final = 0.35
LEAGUE_GAIN: Final = 0.8
LEAGUE_SLOWING: Final = 0.05
"""Afterwards the steps are smaller and smaller, so that chance averages out; the league's less so, for its factors must
make up for what the others do to its means."""
LEAST_CARDS: Final = 150 * 15
"""A man's own offsets move only if he played so much in the replay."""
LEAST_MINUTES: Final = 300
LEADS_A_SPREAD: Final = 150.0
"""A hundredth of the margins' spread is about one and a half of L."""
MOST_LEADS: Final = 100.0
LUCK: Final = 0.75
"""The share of what a team won beyond its points that it is to win again."""
MOST_DEFENSE: Final = 8.0
MOST_TWOS: Final = 6.0
MOST_INDEX: Final = 9.0
"""Bounds of a team's own offsets: DEFENSE, FIELD GOAL, and its margins at home and on the road in points."""
MOST_NUMBER: Final = 45.0
"""Bound of what a team adds to T and F."""
A_TURNOVER, A_FOUL = 11.0, 14.0
"""How far T and F are moved for a turnover and a foul a game: two thirds of what the league's would take."""


class Played(NamedTuple):
    """A season as it was played, and the league's means, real and played."""

    replay: Replay
    real: TeamAverages
    played: TeamAverages


def fit_season(
    season: Season, schedule: list[Fixture], deck: Deck, chart: FastBreaks, rounds: int = ROUNDS, every: int = 1,
    start: Factors | None = None, report: Callable[[int, TeamAverages, TeamAverages, Factors], None] | None = None,
    pool: Executor | None = None,
) -> Factors:  # fmt: skip
    """Factors that make the season's cards play the season's game: a few quick rounds, and then whole seasons, played
    by *pool* if there is one; *report* hears of every round. Without rounds nothing is played: the factors to start
    from."""
    real = real_league(season)
    factors = start or first_guess(season.season)
    quick = QUICK_ROUNDS if rounds else 0
    last: Played | None = None
    for number in range(quick + rounds):
        is_quick = number < quick
        teams, numbers = build_season(season, factors)
        share = QUICK if is_quick else every
        replay = replay_season(season, teams, numbers, schedule, deck, chart, number, every=share, pool=pool)
        played = played_league(replay)
        now = Played(replay, real, played)
        if report:
            report(number, real, played, factors)
        gain = QUICK_GAIN if is_quick else FIRST_GAIN / (1 + SLOWING * (number - quick))
        league_gain = QUICK_GAIN if is_quick else LEAGUE_GAIN / (1 + LEAGUE_SLOWING * (number - quick))
        factors = newton_step(factors, real, played, league_gain, 2 * replay.games, last and last.played)
        if 0 < number < quick + rounds - 1:  # in the last round the league's means come last
            factors = step_teams(factors, season, replay, gain)
            factors = step_team_numbers(factors, season, replay, gain)
            factors = step_players(factors, season, now, last, gain)
            factors = step_passers(factors, season, replay, real, played, gain)
            factors = step_specialists(factors, season, replay, real, played, gain)
            factors = step_leads(factors, season, replay, gain)
        last = now
    return factors


def step_teams(factors: Factors, season: Season, replay: Replay, gain: float) -> Factors:
    """DEFENSE until points allowed are right, FIELD GOAL until points scored are, and Index Points for what is left of
    home and road margins. A share of what the team won beyond its points is asked of all three. Each turns so far that
    the three together would do about what is wanted.
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
        defense[code] = _clip(defense.get(code, 0.0) + 0.65 * gain * error, -MOST_DEFENSE, MOST_DEFENSE)
        home, road = (side + luck for side in margin(team))
        old_home, old_road = indexes.get(code, (edge, 0.0))
        indexes[code] = (
            _clip(old_home + 0.6 * gain * (home - mean(club.home_margins or [home])), -MOST_INDEX, MOST_INDEX),
            _clip(old_road + 0.6 * gain * (road - mean(club.road_margins or [road])), -MOST_INDEX, MOST_INDEX),
        )
    return replace(factors, team_defense=defense, team_twos=twos, indexes=indexes)


def step_team_numbers(factors: Factors, season: Season, replay: Replay, gain: float) -> Factors:
    """What a team adds to T and F, until it differs from the league in turnovers and fouls as it really did."""
    stepped: PlainReport = {}
    for name, called, column, worth in (
        ("team_turnovers", "tov", sheet.TURNOVERS, A_TURNOVER), ("team_fouls", "pf", sheet.FOULS, A_FOUL)
    ):  # fmt: skip
        own = dict(getattr(factors, name))
        known = [team for team in season.teams if replay.clubs[team.abbreviation].games and getattr(team, called)]
        real = {team.abbreviation: getattr(team, called) / team.g for team in known}
        played = {code: replay.clubs[code].made[column] / replay.clubs[code].games for code in real}
        between = mean(real.values()) - mean(played.values()) if real else 0.0
        for code, figure in real.items():
            error = figure - played[code] - between
            own[code] = _clip(own.get(code, 0.0) + worth * gain * error, -MOST_NUMBER, MOST_NUMBER)
        stepped[name] = own
    return replace(factors, **stepped)


def step_leads(factors: Factors, season: Season, replay: Replay, gain: float) -> Factors:
    """L until margins are as wild as the real ones; where these are not known it stays."""
    if not season.spread:
        return factors
    wilder = log(pstdev(replay.margins) / season.spread)
    return replace(factors, leads=_clip(factors.leads + gain * LEADS_A_SPREAD * wilder, 0.0, MOST_LEADS))


def step_players(
    factors: Factors, season: Season, now: Played, last: Played | None, gain: float
) -> Factors:  # fmt: skip
    """Every regular's ATTEMPTS, FOUL DRAWING, REBOUNDS and planned minutes towards his real ones (ASSIST: passers.py).

    Of what has swung past since the *last* round half is believed, as of the league's means: rebounds go to the highest
    rating, so that two men of a team would change places for ever.
    """
    tries, draws, times = dict(factors.player_attempts), dict(factors.player_draws), dict(factors.player_minutes)
    caught = dict(factors.player_rebounds)
    for p in season.players:
        short = _shortfalls(p, now)
        if not short:
            continue
        before = (_shortfalls(p, last) if last else None) or short
        minutes, shots, throws, boards = (
            lack * (SWUNG if lack * then < 0 else 1.0) for lack, then in zip(short, before, strict=True)
        )
        name = key(p)
        times[name] = _clip(times.get(name, 0.0) + gain * minutes, -10, 10)
        tries[name] = _clip(tries.get(name, 0.0) + 1.3 * gain * shots, -9, 9)
        draws[name] = _clip(draws.get(name, 0.0) + 2.2 * gain * throws, -14, 14)
        caught[name] = _clip(caught.get(name, 0.0) + 2.5 * gain * boards, -14, 14)
    return replace(
        factors, player_attempts=tries, player_draws=draws, player_minutes=times, player_rebounds=caught
    )  # fmt: skip


def _shortfalls(p: PlayerSeason, now: Played) -> tuple[float, float, float, float] | None:
    """What a regular lacks: minutes a game, and shots, free throws and rebounds per 36; nothing of who hardly played.

    The league's residual is its own factors' business, so a man is measured by his share of it.
    """
    line = now.replay.clubs[p.team].players.get(p.player)
    if not line or line[sheet.CARDS] < LEAST_CARDS or p.mp < LEAST_MINUTES:
        return None
    minutes = line[sheet.CARDS] / PER_36
    stays = line[sheet.CARDS] / 15 / line[sheet.GAMES_PLAYED]
    shots, throws, boards = (
        getattr(now.real, name) / getattr(now.played, name) for name in ("attempts", "throws", "rebounds")
    )
    return (
        p.mp / p.g - stays,
        36 * p.fga / p.mp - shots * line[sheet.ATTEMPTS] / minutes,
        36 * p.fta / p.mp - throws * line[sheet.THROWS] / minutes,
        36 * p.trb / p.mp - boards * (line[sheet.OFFENSIVE] + line[sheet.DEFENSIVE]) / minutes,
    )


def _clip(value: float, least: float, most: float) -> float:
    return max(least, min(most, value))
