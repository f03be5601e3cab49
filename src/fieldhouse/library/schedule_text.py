"""Schedules as text: who is in which division, who plays whom and when, and how it really ended.

season: 2017
title: 2017 season
rules: nfl                          whose tie-breakers
qualifiers: 6                       of each conference
rounds: wild card, divisional, conference, final
series: H                           the games of each round: H at the better seed's, A at the other's, N nobody's
title games: ACC, SEC               the divisions whose two best play for its title before the playoffs
bracket: fixed                      if opponents are known beforehand; else the seeds are paired anew each round
playoff options: playoff            options in force in playoff games and those for titles (or overtime=always)
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
from typing import Final

from fieldhouse.library import season_text
from fieldhouse.library.schedule import (
    AWAY_GAME,
    HOME_GAME,
    NEUTRAL_GAME,
    NO_DATE,
    BadSchedule,
    Division,
    Fixture,
    Schedule,
    rounds_needed,
)
from fieldhouse.table.numbers import bad_number

NEUTRAL: Final = "neutral"
FIXED: Final = "fixed"
SECTIONS: Final = ("divisions", "games", "real playoffs")
_GAME: Final = re.compile(
    rf"(?P<stage>[\w ]+?) {{2,}}(?P<date>\d{{4}}-\d\d-\d\d|{NO_DATE}) +(?P<away>\S+) +(?P<home>\S+)"
    rf"(?: +(?P<score>\d+-\d+))?(?: +(?P<neutral>{NEUTRAL}))?"
)


def load_schedule(season: int | str, game: str) -> Schedule:
    """The schedule of a season, read from the library or the user's own folder. Refused if there is none, or it is
    wrong."""
    return read_schedule(season_text("schedules", season, game), f"{season}.txt")


def schedule_text(schedule: Schedule) -> str:
    """The schedule as the text of its file."""
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
    """A game as a line of the file."""
    score = "{}-{}".format(*fixture.real) if fixture.real else ""
    neutral = NEUTRAL if fixture.is_neutral else ""
    return f"{fixture.stage}  {fixture.date}  {fixture.away:<3}  {fixture.home:<3}  {score:<5}  {neutral}".rstrip()


def read_schedule(text: str, source: str) -> Schedule:
    """The schedule in *text*; whatever is wrong is said with its line."""
    return _Reader(source).read(text)


class _Reader:
    """Reads one file; whatever is wrong in it is refused, with its line."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.line = 0

    def fault(self, sentence: str) -> BadSchedule:
        """A refusal that names the file and the line."""
        where = f"{self.source}, line {self.line}" if self.line else self.source
        return BadSchedule(f"{where}: {sentence}")

    def read(self, text: str) -> Schedule:
        """The schedule in *text*, checked."""
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
        """The lines that say something, without comments; ``self.line`` follows them."""
        for self.line, line in enumerate(text.splitlines(), 1):
            content = line.partition("#")[0].strip()
            if fault := bad_number(content):
                raise self.fault(f"{fault}.")
            if content:
                yield content

    def _section(self, line: str) -> str:
        """The section that a heading opens."""
        name = line.strip("[]")
        if name not in SECTIONS:
            raise self.fault(f"{line} is no section; expected {', '.join(f'[{each}]' for each in SECTIONS)}.")
        return name

    def _pair(self, line: str) -> tuple[str, str]:
        """A line ``name: words``."""
        name, colon, words = line.partition(":")
        if not colon:
            raise self.fault(f"{line!r} was read; expected a name, a colon and what it is.")
        return name.strip(), words.strip()

    def _division(self, name: str) -> Division:
        """Conference and division of a heading as "AFC East"."""
        conference, _, division = name.partition(" ")
        return conference, division

    def _fixture(self, line: str, number: int) -> Fixture:
        """A line of a game."""
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
        """All that was read as one schedule, checked."""
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
        """A fact that must be a whole number; a fault of the file otherwise."""
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
        """Refuse a schedule whose parts do not fit each other."""
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


def _listed(words: str) -> tuple[str, ...]:
    """Words between commas."""
    return tuple(word.strip() for word in words.split(",") if word.strip())
