"""The playoffs: from the seeds of each conference, round by round, to one champion.

The best left meets the worst left, in a game or in a series of games; the best seeds sit out the first round if
there are too few teams to pair them all. In a fixed bracket the winner takes the place of the better seed, so that
his next opponent is known beforehand; else places follow the seeds anew. The champions of the conferences meet on
neutral ground, unless they play a series.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from fieldhouse.library.schedule import AWAY_GAME, NEUTRAL_GAME, NO_DATE, BadSchedule, Fixture, Schedule
from fieldhouse.seasons.results import Scores

Seeds = Mapping[str, Sequence[str]]
"""The qualified teams of each conference, the best first."""


@dataclass(frozen=True)
class Bracket:
    """The rounds as far as their games are known, and the champion when there is one."""

    seeds: Seeds
    rounds: tuple[tuple[Fixture, ...], ...]
    champion: str | None

    @property
    def fixtures(self) -> tuple[Fixture, ...]:
        """The games of all rounds that are known, first round first."""
        return tuple(fixture for games in self.rounds for fixture in games)


class Pair(NamedTuple):
    """Two teams that meet; the better one is at home first."""

    away: str
    home: str


def bracket(schedule: Schedule, seeds: Seeds, scores: Scores) -> Bracket:
    """The playoffs of *schedule* with those seeds, as far as *scores* go. Refused if one of the games was tied."""
    alive = [list(teams) for teams in seeds.values()]
    rounds: list[tuple[Fixture, ...]] = []
    number = len(schedule.fixtures) + len(schedule.title_games)
    for stage, homes in zip(schedule.rounds, schedule.series, strict=True):
        if all(len(teams) == 1 for teams in alive):
            alive = [_champions(schedule, seeds, alive)]
        is_neutral = len(alive) < len(seeds) and len(homes) == 1
        games: list[Fixture] = []
        losers: list[str | None] = []
        for pair in (pair for teams in alive for pair in _pairs(teams, seeds)):
            series = _Series(pair, Fixture(number + 1, stage, NO_DATE, *pair, is_neutral), homes, scores)
            games += series.games
            losers.append(series.loser)
            number += len(homes)
        rounds.append(tuple(games))
        if None in losers:
            return Bracket(seeds, tuple(rounds), None)
        alive = [_left(schedule, teams, losers) for teams in alive]
    return Bracket(seeds, tuple(rounds), alive[0][0])


def _champions(schedule: Schedule, seeds: Seeds, alive: list[list[str]]) -> list[str]:
    """One of each conference; the one that is at home in the final stands first."""
    champions = dict(zip(seeds, (teams[0] for teams in alive), strict=True))
    return [champions[name] for name in sorted(champions, key=lambda name: name != schedule.final_at)]


def _pairs(teams: Sequence[str], seeds: Seeds) -> list[Pair]:
    """The best meets the worst. Of two conferences' champions the one that stands first is at home."""
    playing = teams[_byes(teams) :]
    met = [(playing[index], playing[-1 - index]) for index in range(len(playing) // 2)]
    rank = {team: seed for members in seeds.values() for seed, team in enumerate(members)}
    home_of = {team: name for name, members in seeds.items() for team in members}
    return [
        Pair(one, other) if home_of[one] == home_of[other] and rank[other] < rank[one] else Pair(other, one)
        for one, other in met
    ]


def _byes(teams: Sequence[str]) -> int:
    """How many of them, the best, have no game in this round: so many that in the next all can be paired."""
    return (1 << (len(teams) - 1).bit_length()) - len(teams)


def _left(schedule: Schedule, teams: list[str], losers: Sequence[str | None]) -> list[str]:
    """Those who are left, in the order of the next round's places."""
    if not schedule.is_fixed:
        return [team for team in teams if team not in losers]
    byes = _byes(teams)
    playing = teams[byes:]
    half = len(playing) // 2
    winners = [playing[index] if playing[index] not in losers else playing[-1 - index] for index in range(half)]
    return teams[:byes] + winners


class _Series:
    """The games of a pair as far as they are known; whoever wins most of them goes on."""

    def __init__(self, pair: Pair, first: Fixture, homes: str, scores: Scores) -> None:
        """The games of a pair as far as they must be played, by the *scores* so far. Refused if one was tied."""
        self.games: list[Fixture] = []
        self.loser: str | None = None
        wins = dict.fromkeys(pair, 0)
        for index, where in enumerate(homes):
            away, home = pair[::-1] if where == AWAY_GAME else pair
            is_neutral = first.is_neutral or where == NEUTRAL_GAME
            game = Fixture(first.number + index, first.stage, first.date, away, home, is_neutral)
            self.games.append(game)
            if game.number not in scores:
                return
            winner = _winner(game, scores[game.number])
            wins[winner] += 1
            if wins[winner] > len(homes) // 2:
                self.loser = pair.away if winner == pair.home else pair.home
                return


def _winner(game: Fixture, score: tuple[int, int]) -> str:
    """Who goes on; a playoff game has a winner. Refused if it is tied."""
    if score[0] == score[1]:
        raise BadSchedule(
            f"Game {game.number}, {game.away} at {game.home}, is a playoff game and ended in a tie: "
            "'playoff options' of the schedule must see to it that there is a winner."
        )
    return game.away if score[0] > score[1] else game.home
