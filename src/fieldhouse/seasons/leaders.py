"""Leaders: what the teams and the players of a season have done, added up over its games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from fieldhouse.library.schedule import Fixture
from fieldhouse.seasons.categories import Category, Lines, Ranked, StatLine
from fieldhouse.seasons.sport import Sport
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.seat import OTHER, seated

OWN, AGAINST = "own", "against"


class Played(NamedTuple):
    """A game's teams and its lines."""

    fixture: Fixture
    lines: Lines


class Player(NamedTuple):
    """A player of a season's team, by its code."""

    name: str
    team: str

    def __str__(self) -> str:
        return f"{self.name}, {self.team}"

    @classmethod
    def called(cls, who: str) -> Player:
        """The player whom an address calls as lists do: his name, a comma and his team."""
        name, _, team = who.rpartition(", ")
        return cls(name, team)


class Totals:
    """``teams[OWN][team]`` and ``teams[AGAINST][team]``; ``people[part][player]``."""

    def __init__(self, games: Iterable[Played]) -> None:
        """Adds up the lines of *games*, once."""
        self.teams: dict[str, dict[str, Counter[str]]] = {OWN: {}, AGAINST: {}}
        self.people: dict[str, dict[Player, Counter[str]]] = {}
        for game in games:
            self._add(game)

    def _add(self, game: Played) -> None:
        """Add a game's lines to the teams' and the players'."""
        codes = game.fixture.teams
        for seat, line in seated(game.lines["teams"]):
            self.teams[OWN].setdefault(codes[seat], Counter()).update(line)
            self.teams[AGAINST].setdefault(codes[OTHER[seat]], Counter()).update(line)
        for seat, parts in seated(game.lines["people"]):
            for part, people in parts.items():
                known = self.people.setdefault(part, {})
                for name, line in people.items():
                    known.setdefault(Player(name, codes[seat]), Counter()).update(line)


def leaders(sport: Sport, games: Iterable[Played], count: int) -> PlainReport:
    """The first *count* in each category of these games, as plain values."""
    return ranked(sport, Totals(games), count)


def ranked(sport: Sport, totals: Totals, count: int) -> PlainReport:
    """The first *count* in each category, by what everybody's games come to."""
    return {
        "teams": [_table(category, totals.teams[category.part], count) for category in sport.teams],
        "people": [_table(category, totals.people.get(category.part, {}), count) for category in sport.people],
    }


def _table(category: Category, lines: Mapping[Ranked, StatLine], count: int) -> PlainReport:
    """The first *count* of a category as rows, below its title."""
    rows = [
        {"name": str(who), **{heading: figure(lines[who]) for heading, figure in category.columns.items()}}
        for who in category.ranked(lines)[:count]
    ]
    return {"title": category.title, "rows": rows}
