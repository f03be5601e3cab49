"""Schedules as text: who is in which division, who plays whom and when, and how it really ended.

season: 2017
title: 2017 season
rules: nfl                          whose tie-breakers
qualifiers: 6                       of each conference
rounds: wild card, divisional, conference, final
series: H                           the games of each round: H at the better seed's, A at the other's, N nobody's
title games: ACC, SEC               the divisions whose two best play for its title before the playoffs
bracket: fixed                      if opponents are known beforehand; else the seeds are paired anew each round
playoff options: playoff            options in force in playoff games
final at: AFC                       whose champion is the home team; without it, the first conference's

[divisions]
AFC East: BUF MIA NE NYJ

[games]
1  2017-09-07  KC   NE   42-27      week, date, away, home, the real score if there is one,
3  2017-09-24  BAL  JAX  7-44  neutral        and whether it is nobody's home

[real playoffs]
wild card  2018-01-06  TEN  KC  22-21
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from fieldhouse.table.numbers import bad_number
from fieldhouse.table.refusal import Refusal

NEUTRAL: Final = "neutral"
NO_DATE: Final = "-"
END: Final = "end"
HOME_GAME, AWAY_GAME, NEUTRAL_GAME = "H", "A", "N"
TITLE_GAME: Final = "championship"
"""The stage of the games for divisions' titles."""
FIXED: Final = "fixed"
SECTIONS: Final = ("divisions", "games", "real playoffs")
_GAME: Final = re.compile(
    rf"(?P<stage>[\w ]+?) {{2,}}(?P<date>\d{{4}}-\d\d-\d\d|{NO_DATE}) +(?P<away>\S+) +(?P<home>\S+)"
    rf"(?: +(?P<score>\d+-\d+))?(?: +(?P<neutral>{NEUTRAL}))?"
)


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
        return self.away, self.home


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
        return tuple(team for teams in self.divisions.values() for team in teams)

    @cached_property
    def conferences(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(conference for conference, _ in self.divisions))

    @cached_property
    def division_of(self) -> dict[str, Division]:
        return {team: division for division, teams in self.divisions.items() for team in teams}

    @cached_property
    def weeks(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(fixture.stage for fixture in self.fixtures))

    def stages_through(self, last: str) -> tuple[str, ...]:
        """The weeks and rounds up to *last*: ``week 8`` or ``8``, a round by its name, or ``end``."""
        stages = (*self.weeks, *((TITLE_GAME,) if self.title_games else ()), *self.rounds)
        word = last.strip().casefold().removeprefix("week ").strip()
        if word == END:
            return stages
        if word not in stages:
            raise BadSchedule(f"There is no {last!r} to play through; there are {_spoken(self.weeks, self.rounds)}.")
        return stages[: stages.index(word) + 1]

    def members(self, conference: str) -> tuple[str, ...]:
        return tuple(team for team in self.teams if self.division_of[team][0] == conference)

    def chart(self, team: str) -> str:
        """The name of a team's chart."""
        return f"{self.season}-{team}"


def write_schedule(schedule: Schedule) -> str:
    lines = [
        f"season: {schedule.season}",
        f"title: {schedule.title}",
        f"rules: {schedule.rules}",
        f"qualifiers: {schedule.qualifiers}",
        f"rounds: {', '.join(schedule.rounds)}",
        *([f"series: {', '.join(schedule.series)}"] if set(schedule.series) != {HOME_GAME} else []),
        *([f"bracket: {FIXED}"] if schedule.is_fixed else []),
        *([f"playoff options: {', '.join(schedule.playoff_options)}"] if schedule.playoff_options else []),
        *([f"final at: {schedule.final_at}"] if schedule.final_at else []),
        *([f"title games: {', '.join(schedule.title_games)}"] if schedule.title_games else []),
        "\n[divisions]",
        *(f"{' '.join(division)}: {' '.join(teams)}" for division, teams in schedule.divisions.items()),
        "\n[games]",
        *map(_line, schedule.fixtures),
        *(["\n[real playoffs]", *map(_line, schedule.real_playoffs)] if schedule.real_playoffs else []),
    ]
    return "\n".join(lines) + "\n"


def _line(fixture: Fixture) -> str:
    score = "{}-{}".format(*fixture.real) if fixture.real else ""
    neutral = NEUTRAL if fixture.is_neutral else ""
    return f"{fixture.stage}  {fixture.date}  {fixture.away:<3}  {fixture.home:<3}  {score:<5}  {neutral}".rstrip()


def read_schedule(text: str, source: str) -> Schedule:
    """The schedule in *text*; whatever is wrong is said with its line."""
    return _Reader(source).read(text)


class _Reader:
    def __init__(self, source: str) -> None:
        self.source = source
        self.line = 0

    def fault(self, sentence: str) -> BadSchedule:
        where = f"{self.source}, line {self.line}" if self.line else self.source
        return BadSchedule(f"{where}: {sentence}")

    def read(self, text: str) -> Schedule:
        facts: dict[str, str] = {}
        divisions: dict[Division, tuple[str, ...]] = {}
        games: dict[str, list[Fixture]] = {"games": [], "real playoffs": []}
        section = ""
        for line in self._lines(text):
            if line.startswith("["):
                section = self._section(line)
            elif section in games:
                games[section].append(self._fixture(line, len(games[section]) + 1))
            else:
                name, words = self._pair(line)
                if section:
                    divisions[self._division(name)] = tuple(words.split())
                else:
                    facts[name] = words
        self.line = 0
        return self._schedule(facts, divisions, games)

    def _lines(self, text: str) -> Iterator[str]:
        for self.line, line in enumerate(text.splitlines(), 1):
            content = line.partition("#")[0].strip()
            if fault := bad_number(content):
                raise self.fault(f"{fault}.")
            if content:
                yield content

    def _section(self, line: str) -> str:
        name = line.strip("[]")
        if name not in SECTIONS:
            raise self.fault(f"{line} is no section; expected {', '.join(f'[{each}]' for each in SECTIONS)}.")
        return name

    def _pair(self, line: str) -> tuple[str, str]:
        name, colon, words = line.partition(":")
        if not colon:
            raise self.fault(f"{line!r} was read; expected a name, a colon and what it is.")
        return name.strip(), words.strip()

    def _division(self, name: str) -> Division:
        conference, _, division = name.partition(" ")
        return conference, division

    def _fixture(self, line: str, number: int) -> Fixture:
        found = _GAME.fullmatch(line)
        if not found:
            raise self.fault(f"{line!r} is no game; expected week, date, away, home, and perhaps score and 'neutral'.")
        score = found["score"]
        real = tuple(map(int, score.split("-"))) if score else None
        stage, date, away, home = found["stage"], found["date"], found["away"], found["home"]
        return Fixture(number, stage, date, away, home, bool(found["neutral"]), (real[0], real[1]) if real else None)

    def _schedule(
        self, facts: dict[str, str], divisions: dict[Division, tuple[str, ...]], games: dict[str, list[Fixture]]
    ) -> Schedule:
        schedule = Schedule(
            season=self._number(facts, "season"),
            title=facts.get("title") or self.source,
            rules=facts.get("rules", ""),
            qualifiers=self._number(facts, "qualifiers"),
            rounds=_listed(facts.get("rounds", "")),
            divisions=divisions,
            fixtures=tuple(games["games"]),
            series=self._series(facts),
            is_fixed=facts.get("bracket") == FIXED,
            playoff_options=_listed(facts.get("playoff options", "")),
            final_at=facts.get("final at", ""),
            title_games=_listed(facts.get("title games", "")),
            real_playoffs=tuple(games["real playoffs"]),
        )
        self._check(schedule)
        return schedule

    def _number(self, facts: dict[str, str], name: str) -> int:
        if not facts.get(name, "").isdecimal():
            raise self.fault(f"{name!r} is {facts.get(name)!r}; expected a whole number.")
        return int(facts[name])

    def _series(self, facts: dict[str, str]) -> tuple[str, ...]:
        """One series for all rounds, or one for each."""
        rounds, series = _listed(facts.get("rounds", "")), _listed(facts.get("series", HOME_GAME))
        if len(series) == 1:
            series *= len(rounds)
        if len(series) != len(rounds):
            raise self.fault(f"there are {len(series)} series for {len(rounds)} rounds; expected one for each.")
        for games in series:
            if len(games) % 2 == 0 or set(games) - {HOME_GAME, AWAY_GAME, NEUTRAL_GAME}:
                raise self.fault(f"{games!r} is no series; expected an odd number of H and A (or N), as in HHAAHAH.")
        return series

    def _check(self, schedule: Schedule) -> None:
        if len(set(schedule.teams)) < len(schedule.teams):
            raise self.fault("a team stands in two divisions.")
        if not schedule.fixtures:
            raise self.fault("there is no game under [games].")
        for fixture in schedule.fixtures:
            for team in fixture.teams:
                if team not in schedule.division_of:
                    raise self.fault(f"game {fixture.number} is played by {team}, who is in no division.")
            if fixture.away == fixture.home:
                raise self.fault(f"game {fixture.number} has {fixture.home} play itself.")
        for title in schedule.title_games:
            if len([teams for name, teams in schedule.divisions.items() if name[1] == title and len(teams) > 1]) != 1:
                raise self.fault(f"{title!r} plays for its title, but is no division of two teams or more.")
        if schedule.final_at and schedule.final_at not in schedule.conferences:
            raise self.fault(f"the final is at the {schedule.final_at}; expected one of {schedule.conferences}.")
        smallest = min(len(schedule.members(conference)) for conference in schedule.conferences)
        if not 1 <= schedule.qualifiers <= smallest:
            raise self.fault(f"{schedule.qualifiers} of each conference qualify; expected 1 to {smallest}.")
        needed = rounds_needed(schedule.qualifiers, len(schedule.conferences))
        if len(schedule.rounds) != needed:
            named = len(schedule.rounds)
            raise self.fault(f"{named} rounds are named; with {schedule.qualifiers} qualifiers there are {needed}.")


def rounds_needed(qualifiers: int, conferences: int) -> int:
    """The rounds until one is left: within each conference, then between their champions."""
    return (qualifiers - 1).bit_length() + (conferences - 1).bit_length()


def _spoken(weeks: tuple[str, ...], rounds: tuple[str, ...]) -> str:
    return f"week {weeks[0]} to week {weeks[-1]}, {', '.join(rounds)} and {END}"


def _listed(words: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in words.split(",") if word.strip())
