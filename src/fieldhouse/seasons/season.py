"""A season: its facts, and how it stands after the games played so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Final

from fieldhouse.library.schedule import NO_DATE, TITLE_GAME, Division, Fixture, Schedule
from fieldhouse.seasons.leagues import rules_of
from fieldhouse.seasons.playoffs import Bracket, bracket
from fieldhouse.seasons.results import Results, Scores
from fieldhouse.seasons.seeds import coin_of, game_seed
from fieldhouse.table.game import AnyDefinition
from fieldhouse.table.journal import Header
from fieldhouse.table.options import options_from_text
from fieldhouse.table.plain_json import Fields, Json
from fieldhouse.table.refusal import Refusal
from fieldhouse.table.seat import BOTH, Seat

NEUTRAL_FIELD: Final = "neutral_field"
"""The option of games that know what a home field is worth."""
TELLING: Final = 1 / 3
"""The share of its games after which a team's seed is news."""
NO_OPTIONS: Final[Mapping[str, Json]] = MappingProxyType({})


class BadSeason(Refusal):
    """Something that a season does not have: a sentence for whoever asked."""


@dataclass(frozen=True)
class Season:
    """All that decides how the computer would play a season. *team* is the one that its owner plays.

    A seed that somebody chose is no secret: he may have the same season again. Any other is told to nobody.
    """

    name: str
    game: str
    schedule: Schedule
    seed: int
    level: str
    options: Fields = field(default_factory=dict)
    team: str = ""
    is_seed_secret: bool = False

    def header(
        self, definition: AnyDefinition, fixture: Fixture, seats: tuple[str, ...] = (),
        carried: Mapping[str, Json] = NO_OPTIONS,
    ) -> Header:  # fmt: skip
        """The header of one of its games; without *seats*, the computer plays both. *carried* are its own options.
        Teams are read from the library; refused if there are none such, or the game does not take the options."""
        options = {**self.options, **carried}
        if fixture.is_neutral and NEUTRAL_FIELD in definition.option_help:
            options[NEUTRAL_FIELD] = True
        if self.schedule.needs_winner(fixture):
            options |= options_from_text(",".join(self.schedule.playoff_options), ())
        teams = tuple(map(self.schedule.chart, fixture.teams))
        header = definition.header(teams, game_seed(self.seed, fixture.number), options)
        return replace(header, seats=seats or (self.level,) * len(definition.seats))

    def own_seat(self, fixture: Fixture) -> Seat:
        """Where its owner sits: with the team that is his, else at home."""
        return BOTH[self.team != fixture.away]


class Progress:
    """A season as it stands. Nothing here is stored: it all follows from the scores. What needs its league's rules is
    refused if the schedule names none that are known."""

    def __init__(self, season: Season, scores: Scores) -> None:
        self.season = season
        self.schedule = season.schedule
        self.scores = scores

    def going_on(self, scores: Scores) -> Progress:
        """The same season after more games: what its regular season came to, once it is over, stands."""
        later = Progress(self.season, scores)
        if self.is_regular_season_over:
            later.title_games, later.results, later.seeds = self.title_games, self.results, self.seeds
        return later

    @cached_property
    def results(self) -> Results:
        """What the games played so far come to, team by team."""
        return Results(self.schedule, self.scores, self.title_games)

    @cached_property
    def title_games(self) -> tuple[Fixture, ...]:
        """The games for divisions' titles, once all games of the schedule have been played: the two best meet."""
        if not self.schedule.title_games or not self._has_played(self.schedule.fixtures):
            return ()
        before, coin = Results(self.schedule, self.scores), coin_of(self.season.seed)
        order = rules_of(self.schedule).division_order
        named = {division[1]: division for division in self.schedule.divisions}
        best = [order(before, named[title], coin)[:2] for title in self.schedule.title_games]
        first = len(self.schedule.fixtures) + 1
        return tuple(
            Fixture(number, TITLE_GAME, NO_DATE, away, home, is_neutral=True)
            for number, (home, away) in enumerate(best, first)
        )

    def _has_played(self, fixtures: Iterable[Fixture]) -> bool:
        """Have all of these been played?"""
        return all(fixture.number in self.scores for fixture in fixtures)

    def division_order(self, division: Division) -> tuple[str, ...]:
        """A division in the order of its league; the last of all tie-breakers is the season's own coin."""
        return rules_of(self.schedule).division_order(self.results, division, coin_of(self.season.seed))

    @cached_property
    def seeds(self) -> dict[str, tuple[str, ...]]:
        """The teams of each conference that would go to the playoffs now."""
        order, coin = rules_of(self.schedule).conference_order, coin_of(self.season.seed)
        return {
            conference: order(self.results, conference, coin)[: self.schedule.qualifiers]
            for conference in self.schedule.conferences
        }

    @cached_property
    def told_seeds(self) -> dict[str, tuple[str, ...]]:
        """The ``seeds``, once they mean something to whoever follows the season: none before every team has played a
        third of its games, when byes and the coin would still decide."""
        games = Counter(team for fixture in self.schedule.fixtures for team in fixture.teams)
        played = self.results.outings
        return self.seeds if all(len(played[team]) >= count * TELLING for team, count in games.items()) else {}

    @property
    def is_regular_season_over(self) -> bool:
        """Games for a conference's title belong to it."""
        return self._has_played((*self.schedule.fixtures, *self.title_games))

    @cached_property
    def bracket(self) -> Bracket | None:
        """The playoffs, once all games before them have been played."""
        return bracket(self.schedule, self.seeds, self.scores) if self.is_regular_season_over else None

    @property
    def champion(self) -> str | None:
        """None while the last game is open."""
        return self.bracket.champion if self.bracket else None

    @property
    def fixtures(self) -> tuple[Fixture, ...]:
        """All games that are known by now: the schedule's, those for titles and those of the playoffs as they come."""
        return self.schedule.fixtures + self.title_games + (self.bracket.fixtures if self.bracket else ())

    @property
    def open(self) -> tuple[Fixture, ...]:
        """The games that are known and not played."""
        return tuple(fixture for fixture in self.fixtures if fixture.number not in self.scores)

    def fixture(self, number: int) -> Fixture:
        """The game of that number; a refusal if it is not known yet."""
        for fixture in self.fixtures:
            if fixture.number == number:
                return fixture
        last = max(fixture.number for fixture in self.fixtures)
        raise BadSeason(f"There is no game {number} yet; games 1 to {last} are known.")
