"""A tournament of computer coaches, a round robin or Swiss: who meets plays with each team, in pairs of games with the
same dice. Both sides play with the same team. In a game of owners the two coaches sit in turn round the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from fieldhouse import catalog
from fieldhouse.batch.ratings import HALVES_OF_A_PAIR, PairCounts, ratings, share_of
from fieldhouse.batch.spread import spread
from fieldhouse.batch.swiss import BYE, Pairing, most_rounds, paired
from fieldhouse.table.game import AnyDefinition, BadOption
from fieldhouse.table.journal import Header
from fieldhouse.table.plain_json import Fields, PlainReport
from fieldhouse.table.play import play_out, without_collector
from fieldhouse.table.seat import Seat
from fieldhouse.table.table import BatchTable

PAIRS_A_CHUNK: Final = 25
WON, TIED, LOST = 2, 1, 0
"""In halves of a point."""


@dataclass(frozen=True)
class Meeting:
    """Pairs of games between two levels with one team; pair *i* has the seed ``header.seed + i``."""

    header: Header
    one: str
    other: str
    pairs: int

    def seated(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Who sits where in the two games of a pair."""
        places = range(len(self.header.teams))
        both = self.one, self.other
        return tuple(both[place % 2] for place in places), tuple(both[1 - place % 2] for place in places)


@dataclass(frozen=True)
class Tournament:
    """Who meets with which teams, and how often; *games* of each two with each team, an even number."""

    game: str
    levels: tuple[str, ...]
    teams: tuple[str, ...]
    games: int
    seed: int
    options: Fields
    rounds: int = 0
    """Of a Swiss tournament; none, and everybody meets everybody."""

    @property
    def total_games(self) -> int:
        """All that will be played; the teams' charts are read."""
        duels = self.rounds * (len(self.levels) // 2) if self.rounds else len(self.levels) * (len(self.levels) - 1) // 2
        return duels * self.games * len(self._headers(catalog.game(self.game)))

    def meetings(self, duels: Sequence[Pairing]) -> list[Meeting]:
        """These *duels* with every team, whose chart is read; team by team, so that what was worked out of two charts
        is still there."""
        definition = catalog.game(self.game)
        return [
            Meeting(replace(header, seed=self.seed + first), one, other, min(PAIRS_A_CHUNK, self.games // 2 - first))
            for header in self._headers(definition)
            for one, other in duels
            for first in range(0, self.games // 2, PAIRS_A_CHUNK)
        ]

    def _headers(self, definition: AnyDefinition) -> list[Header]:
        """What is played: one table of owners, or each team against itself; charts are read. Refused if one lacks."""
        if catalog.listing(self.game).is_for_owners:
            return [definition.header((), self.seed, self.options)]
        return [definition.header((team, team), self.seed, self.options) for team in self.teams]


def checked(tournament: Tournament) -> Tournament:
    """The tournament; refused with a sentence if it cannot be played. Its coaches are made to see that."""
    definition = catalog.game(tournament.game)
    for level in tournament.levels:
        definition.coach(level)
    if len(set(tournament.levels)) < max(2, len(tournament.levels)):
        known = ", ".join(definition.all_levels)
        raise BadOption(f"A tournament needs two levels or more, each named once; there are {known}.")
    if len(set(tournament.teams)) < len(tournament.teams):
        raise BadOption("A team is named twice: its games would be the same games.")
    if tournament.games % 2:
        raise BadOption(f"Games are played in pairs with the same dice: {tournament.games} is odd.")
    levels, most = len(tournament.levels), most_rounds(len(tournament.levels))
    if tournament.rounds > most:
        raise BadOption(f"{levels} levels play {most} Swiss rounds at the most, not {tournament.rounds}.")
    return tournament


def run(
    tournament: Tournament,
    workers: int = 1,
    progress: Callable[[int], None] = lambda games: None,
    cluster: str | None = None,
) -> PlainReport:
    """Play it all, on so many *workers* or the dask *cluster* at an address. *progress* is told how many games have
    just been played.
    """
    found: dict[tuple[str, str, str], PairCounts] = {}
    rounds: list[list[Pairing]] = []
    for _ in range(tournament.rounds or 1):
        is_swiss = tournament.rounds > 0
        rounds.append(_next_round(tournament, rounds, found) if is_swiss else [*combinations(tournament.levels, 2)])
        meetings = tournament.meetings([duel for duel in rounds[-1] if BYE not in duel])
        points: dict[tuple[str, str, str], Counter[int]] = {}
        for meeting, taken in zip(meetings, spread(play_meeting, meetings, workers, cluster), strict=True):
            key = meeting.one, meeting.other, meeting.header.teams[0]
            points.setdefault(key, Counter()).update(taken)
            progress(2 * meeting.pairs)
        found |= {key: _counts(taken) for key, taken in points.items()}
    swiss = {"rounds": [[[name or None for name in duel] for duel in each] for each in rounds]}
    return report(tournament, found) | (swiss if tournament.rounds else {})


def _next_round(
    tournament: Tournament, rounds: Sequence[Sequence[Pairing]], found: Mapping[tuple[str, str, str], PairCounts]
) -> list[Pairing]:
    """Who meets next, by the shares of all games so far; a bye is a duel won."""
    points = dict.fromkeys((*tournament.levels, BYE), 0.0)
    met = [duel for each in rounds for duel in each]
    for one, other in met:
        counts = [each for key, each in found.items() if key[:2] == (one, other)]
        share = share_of(tuple(map(sum, zip(*counts, strict=True)))).share if counts else 1.0
        points[one] += share
        points[other] += 1 - share
    in_order = {level: place for place, level in enumerate((*tournament.levels, BYE))}
    duels = paired(tournament.levels, points, met)
    return [(one, other) if in_order[one] < in_order[other] else (other, one) for one, other in duels]


def play_meeting(meeting: Meeting) -> list[int]:
    """Play the pairs of games in this process: what each gave the first of the two, in halves of a point."""
    definition = catalog.rules_of(meeting.header)
    deal, step = definition.dealer(meeting.header), definition.step
    points = []
    with without_collector():
        for seed in range(meeting.header.seed, meeting.header.seed + meeting.pairs):
            of_pair = 0
            for seats in meeting.seated():
                game = deal(BatchTable(seed, [catalog.coach_of(meeting.header, level) for level in seats]))
                play_out(game, step)
                of_pair += _points(game.winner, seats, meeting.one)
            points.append(of_pair)
    return points


def _points(winner: Seat | None, seats: Sequence[str], level: str) -> int:
    """What a game gave *level*, in halves of a point."""
    if winner is None:
        return TIED
    return WON if seats[winner] == level else LOST


def _counts(points: Counter[int]) -> PairCounts:
    """How many pairs gave so many halves."""
    return tuple(points[halves] for halves in range(HALVES_OF_A_PAIR))


def report(tournament: Tournament, found: dict[tuple[str, str, str], PairCounts]) -> PlainReport:
    """The whole tournament as plain values: ratings, the strongest first, and every two against each other."""
    met = {
        (one, other): tuple(
            map(sum, zip(*(each for key, each in found.items() if key[:2] == (one, other)), strict=True))
        )
        for one, other in combinations(tournament.levels, 2)
        if any(key[:2] == (one, other) for key in found)
    }
    rated = ratings(tournament.levels, met)
    teams = sorted({team for _, _, team in found})
    return {
        "game": tournament.game,
        "options": tournament.options,
        "teams": teams,
        "seed": tournament.seed,
        "games": sum(2 * sum(counts) for counts in met.values()),
        "levels": [
            {"level": level, **{name: round(value, 1) for name, value in rated[level]._asdict().items()}}
            for level in sorted(tournament.levels, key=lambda level: -rated[level].points)
        ],
        "duels": [_duel(one, other, met[one, other], found, teams) for one, other in met],
    }


def _duel(
    one: str, other: str, counts: PairCounts, found: dict[tuple[str, str, str], PairCounts], teams: Sequence[str]
) -> PlainReport:
    """Two levels against each other as plain values, over all and team by team."""
    taken = share_of(counts)
    by_team = {team: round(share_of(found[one, other, team]).share, 3) for team in teams}
    return {
        "level": one,
        "against": other,
        "share": round(taken.share, 3),
        "error": round(taken.error, 4),
        "games": taken.games,
        "by_team": by_team,
    }
