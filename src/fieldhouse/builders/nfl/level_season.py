"""A season's defenses levelled, as often as its loop makes charts: one that comes again is not worked out again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fieldhouse.builders.nfl.assemble import as_written
from fieldhouse.builders.nfl.expected import Formations
from fieldhouse.builders.nfl.judge import Judge, judges_with
from fieldhouse.builders.nfl.leveling import leveled
from fieldhouse.builders.nfl.measures import Floats
from fieldhouse.games.ddf.model import Team


class SeasonLeveling:
    """Levels a season's teams, and remembers what it made of whose formations: while only loose balls and drive starts
    move, they stay as they are."""

    def __init__(self, judge: Judge) -> None:
        """*judge*, of the basic rules, tells what he knows, and remembers what is found."""
        self.judges = judges_with(judge)
        self.known: dict[str, tuple[Formations, Formations]] = {}
        """Of a team's code: its formations as they were last, and levelled."""

    def leveled(self, teams: Sequence[Team], mix: Floats) -> list[Team]:
        """The teams with level formations. *mix* says how often formations meet each play. Remembers them."""
        return [self._leveled(team, mix) for team in teams]

    def _leveled(self, team: Team, mix: Floats) -> Team:
        """A team with level formations, or as it is; remembered by its formations alone, whatever *mix* was then."""
        known = self.known.get(team.code)
        if known and _cells(known[0]) == _cells(team.formations):
            return as_written(replace(team, formations=known[1]))
        found = leveled(team, self.judges, mix)
        self.known[team.code] = team.formations, found.team.formations
        return found.team


def _cells(formations: Formations) -> list[list[dict[int, int]]]:
    """What is written in them."""
    return [[dict(column.rows) for column in columns] for columns in formations]
