"""Leaders: what the teams and the players of a season have done, added up over its games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from fieldhouse.library.schedule import Fixture
from fieldhouse.seasons.categories import Category, Line, Lines
from fieldhouse.seasons.sport import Sport
from fieldhouse.table.plain_json import PlainReport

OWN, AGAINST = "own", "against"


class Played(NamedTuple):
    """A game's teams and its lines."""

    fixture: Fixture
    lines: Lines


class Totals:
    """``teams[OWN][team]`` and ``teams[AGAINST][team]``; ``people[part]["name, team"]``."""

    def __init__(self, games: Iterable[Played]) -> None:
        self.teams: dict[str, dict[str, Counter[str]]] = {OWN: {}, AGAINST: {}}
        self.people: dict[str, dict[str, Counter[str]]] = {}
        for game in games:
            self._add(game)

    def _add(self, game: Played) -> None:
        codes = game.fixture.teams
        for seat, line in enumerate(game.lines["teams"]):
            self.teams[OWN].setdefault(codes[seat], Counter()).update(line)
            self.teams[AGAINST].setdefault(codes[1 - seat], Counter()).update(line)
        for seat, parts in enumerate(game.lines["people"]):
            for part, people in parts.items():
                for name, line in people.items():
                    self._credit(part, codes[seat], name, line)

    def _credit(self, part: str, team: str, name: str, line: Line) -> None:
        self.people.setdefault(part, {}).setdefault(f"{name}, {team}", Counter()).update(line)


def leaders(sport: Sport, games: Iterable[Played], count: int) -> PlainReport:
    """The first *count* in each category, as plain values."""
    totals = Totals(games)
    return {
        "teams": [_table(category, totals.teams[category.part], count) for category in sport.teams],
        "people": [_table(category, totals.people.get(category.part, {}), count) for category in sport.people],
    }


def _table(category: Category, lines: Mapping[str, Line], count: int) -> PlainReport:
    rows = [
        {"name": name, **{heading: figure(lines[name]) for heading, figure in category.columns.items()}}
        for name in category.ranked(lines)[:count]
    ]
    return {"title": category.title, "rows": rows}
