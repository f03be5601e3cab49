"""How true the cards play: replays of a season's schedule against what really happened."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from statistics import pstdev
from typing import Final

import numpy as np

from fieldhouse.builders import counting
from fieldhouse.builders.nba.league import PER_36, played_league, real_league
from fieldhouse.builders.nba.replay import Replay, replay_season
from fieldhouse.builders.nba.totals import Fixture, PlayerSeason, Season, TeamSeason
from fieldhouse.games.statispro import scoresheet as sheet
from fieldhouse.games.statispro.model import Deck, FastBreaks, SeasonNumbers, Team
from fieldhouse.table.plain_json import PlainReport

REPLAYS: Final = 20
UNSEEN: Final = 1000
"""The first seed of a measurement: the fit's own are far below."""
REGULAR: Final = 1000
"""Minutes for a team that make a man count in the comparison of players."""
LEAGUE: Final = (
    "points", "field_goals", "threes", "free_throws", "pace", "rebounds", "offensive", "assists", "steals", "blocks",
    "turnovers", "fouls",
)  # fmt: skip


def measure(
    season: Season, teams: list[Team], numbers: SeasonNumbers, schedule: list[Fixture], deck: Deck, chart: FastBreaks,
    replays: int = REPLAYS, progress: Callable[[int], None] = lambda done: None, first_seed: int = UNSEEN,
    pool: Executor | None = None,
) -> PlainReport:  # fmt: skip
    """League means, players' rates and teams' wins, real and of *replays* seasons played now, here or by *pool*;
    *progress* hears how many are done."""
    whole = Replay()
    for number in range(replays):
        whole.join(replay_season(season, teams, numbers, schedule, deck, chart, first_seed + number, pool=pool))
        progress(number + 1)
    return {
        "game": "statispro",
        "season": season.season,
        "replays": replays,
        "league": league_errors(season, whole),
        "correlation": {**player_correlations(season, whole), "wins": wins_correlation(season, whole)},
        "teams": {team.abbreviation: team_row(team, whole) for team in season.teams},
    }


def league_errors(season: Season, replay: Replay) -> dict[str, dict[str, float]]:
    """Real, simulated, and the error as a share of the real, by name; what was not counted then is left out, the spread
    is that of game margins."""
    real, played = real_league(season), played_league(replay)
    found = {}
    for name in LEAGUE:
        wanted, got = getattr(real, name), getattr(played, name)
        if wanted:
            found[name] = _error(wanted, got)
    found["field_goal_rate"] = _error(real.field_goals / real.attempts, played.field_goals / played.attempts)
    found["free_throw_rate"] = _error(real.free_throws / real.throws, played.free_throws / played.throws)
    if season.spread:
        found["margin_spread"] = _error(season.spread, pstdev(replay.margins))
    return found


def _error(wanted: float, got: float) -> dict[str, float]:
    """A figure of both seasons, and how far off it is."""
    return {"real": round(wanted, 4), "simulated": round(got, 4), "error": round(got / wanted - 1, 4)}


def team_row(team: TeamSeason, replay: Replay) -> dict[str, dict[str, float]]:
    """A team's wins in a season and points a game, real and simulated."""
    club = replay.clubs[team.abbreviation]
    games = max(1, club.games)
    return {
        "wins": {"real": team.w, "simulated": round(club.wins / games * team.g, 2)},
        "points": {"real": round(team.pts / team.g, 2), "simulated": round(club.made[sheet.POINTS] / games, 2)},
    }


def player_correlations(season: Season, replay: Replay) -> dict[str, float]:
    """Across regulars: points, rebounds and assists per 36 minutes, and minutes a game."""
    pairs: dict[str, list[tuple[float, float]]] = {name: [] for name in ("points", "rebounds", "assists", "minutes")}
    for p in season.players:
        line = replay.clubs[p.team].players.get(p.player)
        if p.mp < REGULAR or not line or not line[sheet.CARDS]:
            continue
        minutes = line[sheet.CARDS] / PER_36
        pairs["points"].append((36 * p.pts / p.mp, line[sheet.POINTS] / minutes))
        pairs["rebounds"].append((36 * p.trb / p.mp, (line[sheet.OFFENSIVE] + line[sheet.DEFENSIVE]) / minutes))
        pairs["assists"].append((36 * p.ast / p.mp, line[sheet.ASSISTS] / minutes))
        pairs["minutes"].append((_minutes_a_game(p), line[sheet.CARDS] / 15 / max(1, line[sheet.GAMES_PLAYED])))
    return {name: round(correlation(values), 4) for name, values in pairs.items()}


def _minutes_a_game(p: PlayerSeason) -> float:
    return p.mp / p.g


def wins_correlation(season: Season, replay: Replay) -> float:
    """Over the teams, the share of games won against the real one."""
    pairs = [
        (team.w / team.g, replay.clubs[team.abbreviation].wins / replay.clubs[team.abbreviation].games)
        for team in season.teams if replay.clubs[team.abbreviation].games
    ]  # fmt: skip
    return round(correlation(pairs), 4)


def correlation(pairs: list[tuple[float, float]]) -> float:
    """Pearson's, of pairs; 0 where there is nothing to compare."""
    real, simulated = np.array(pairs, dtype=np.float64).reshape(-1, 2).T
    return counting.correlation(real, simulated)
