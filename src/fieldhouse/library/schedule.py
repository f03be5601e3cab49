"""A season as it is scheduled: who is in which division, who plays whom and when, and how it really ended."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from fieldhouse.table.refusal import Refusal

NO_DATE: Final = "-"
END: Final = "end"
HOME_GAME, AWAY_GAME, NEUTRAL_GAME = "H", "A", "N"
TITLE_GAME: Final = "championship"
"""The stage of the games for divisions' titles."""


class BadSchedule(Refusal):
    """A schedule that cannot be read: file, line, and what was expected."""


Division = tuple[str, str]
"""A division by its conference and its own name."""


@dataclass(frozen=True)
class Fixture:
    """A game to be played. ``stage`` is the week, or the round of the playoffs; ``real`` how it ended (away, home)."""

    number: int
    stage: str
    date: str
    away: str
    home: str
    is_neutral: bool = False
    real: tuple[int, int] | None = None

    @property
    def teams(self) -> tuple[str, str]:
        """In the order of the seats."""
        return self.away, self.home

    @property
    def week(self) -> int | None:
        """The number of its week; None in a round of the playoffs."""
        return week_of(self.stage)


@dataclass(frozen=True)
class Schedule:
    """A season's games, and the divisions they are played in."""

    season: int
    title: str
    rules: str
    qualifiers: int
    rounds: tuple[str, ...]
    divisions: dict[Division, tuple[str, ...]]
    fixtures: tuple[Fixture, ...]
    series: tuple[str, ...] = ()
    """For each round, where the games of a series are played; without any, there is one game, at the better seed's."""
    is_fixed: bool = False
    """The bracket stands from the beginning."""
    playoff_options: tuple[str, ...] = ()
    final_at: str = ""
    title_games: tuple[str, ...] = ()
    real_playoffs: tuple[Fixture, ...] = field(default=(), compare=False)

    def __post_init__(self) -> None:
        if not self.series:
            object.__setattr__(self, "series", (HOME_GAME,) * len(self.rounds))

    @cached_property
    def teams(self) -> tuple[str, ...]:
        """All teams, division by division."""
        return tuple(team for teams in self.divisions.values() for team in teams)

    @cached_property
    def conferences(self) -> tuple[str, ...]:
        """Each once, in the order of the file."""
        return tuple(dict.fromkeys(conference for conference, _ in self.divisions))

    @cached_property
    def division_of(self) -> dict[str, Division]:
        """Each team's conference and division."""
        return {team: division for division, teams in self.divisions.items() for team in teams}

    @cached_property
    def weeks(self) -> tuple[str, ...]:
        """The stages of the regular season, in their order."""
        return tuple(dict.fromkeys(fixture.stage for fixture in self.fixtures))

    @property
    def regular_stages(self) -> tuple[str, ...]:
        """The weeks, and after them the games for titles, which are no playoffs."""
        return (*self.weeks, TITLE_GAME) if self.title_games else self.weeks

    @property
    def stages(self) -> tuple[str, ...]:
        """All stages, in the order they are played."""
        return (*self.regular_stages, *self.rounds)

    def needs_winner(self, fixture: Fixture) -> bool:
        """Is it a game that may not end in a tie: of the playoffs, or for a title?"""
        return fixture.stage == TITLE_GAME or fixture.stage in self.rounds

    def stages_through(self, last: str) -> tuple[str, ...]:
        """The weeks and rounds up to *last*: ``week 8`` or ``8``, a round by its name, or ``end``. Refused if there is
        no such stage."""
        word = last.strip().casefold().removeprefix("week ").strip()
        if word == END:
            return self.stages
        if word not in self.stages:
            raise BadSchedule(f"There is no {last!r} to play through; there are {self._spoken_stages()}.")
        return self.stages[: self.stages.index(word) + 1]

    def _spoken_stages(self) -> str:
        """The stages that may be named, for a refusal."""
        named = self.stages[len(self.weeks) :]
        return f"week {self.weeks[0]} to week {self.weeks[-1]}, {', '.join(named)} and {END}"

    def members(self, conference: str) -> tuple[str, ...]:
        """The teams of a conference."""
        return tuple(team for team in self.teams if self.division_of[team][0] == conference)

    def chart(self, team: str) -> str:
        """The name of a team's chart."""
        return f"{self.season}-{team}"


def week_of(stage: str) -> int | None:
    """The number of a stage that is a week; a round has a name."""
    return int(stage) if stage.isdecimal() else None


def rounds_needed(qualifiers: int, conferences: int) -> int:
    """The rounds until one is left: within each conference, then between their champions."""
    return (qualifiers - 1).bit_length() + (conferences - 1).bit_length()
