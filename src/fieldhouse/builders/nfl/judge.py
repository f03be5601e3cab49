"""How sound the charts of a season are, by exact odds: what a team's offense has met before is remembered."""

from __future__ import annotations

from dataclasses import fields
from typing import Final, NamedTuple

from fieldhouse.games.ddf.coaching.league_plan import CALLS
from fieldhouse.games.ddf.guessing import Met, pair_worths
from fieldhouse.games.ddf.model import SeasonCharts, Supplements, Team
from fieldhouse.games.ddf.options import ADVANCED, BASIC, Options
from fieldhouse.games.ddf.results import MUFFED, SACK_FUMBLED, Result
from fieldhouse.gridiron import guessing
from fieldhouse.gridiron.guessing import Known, Soundness, Worths
from fieldhouse.gridiron.results import END_ZONE_FUMBLE, FUMBLED, INTERCEPTED
from fieldhouse.table.dice import Column

LOST_BALLS: Final = (FUMBLED, END_ZONE_FUMBLE, SACK_FUMBLED, INTERCEPTED, MUFFED)
"""Results whose worth the team's own returns decide."""
NO_PART: Final = ("formations", "players", "digest", "name", "title")
"""What of a team its pairs do not hang on, but for the column that is met."""


class Memory(NamedTuple):
    """What is known of a team's pairs while all of it but its formations stays as it is: the columns that it has *met*,
    and the results whose worth is its *own*."""

    but_formations: object
    met: Met
    own: Known[Result]


class Judge:
    """Says how sound the charts of a season are. What a gain is worth is the same whoever makes it: it is worked out
    once, and only what becomes of a ball that is lost is each team's own."""

    def __init__(self, charts: SeasonCharts, options: Options = BASIC, elder: Judge | None = None) -> None:
        """Flags, which some *options* let depend on the team, count by the basic rules alone. What a gain and a lost
        ball are worth an *elder* judge has worked out, if there is one."""
        self.charts, self.options, self.elder = charts, options, elder
        self.common: Known[Result] = elder.common if elder else {}
        self.judged: dict[str, Soundness] = {}
        self.memories: dict[str, Memory] = {}

    def soundness(self, team: Team) -> Soundness:
        """By exact odds, kept by the team's digest."""
        if team.digest in self.judged:
            return self.judged[team.digest]
        found = guessing.soundness(self.worths(team), CALLS)
        if team.digest:
            self.judged[team.digest] = found
        return found

    def worths(self, team: Team) -> Worths:
        """``[down, play, formation]``: what each pair adds in expected points; what is found is remembered."""
        memory = self.memory_of(team)
        if self.elder:
            memory.own.update(self.elder.memory_of(team).own)
        self.common.update(memory.own)
        found = pair_worths(team, self.charts, self.common, memory.met, self.options, has_flags=self.options is BASIC)
        for key in [key for key in self.common if key[1][0] in LOST_BALLS]:
            memory.own[key] = self.common.pop(key)
        return found

    def memory_of(self, team: Team) -> Memory:
        """What is known of the team, begun anew if anything but its formations is not what it was."""
        plain, known = plain_parts(team), self.memories.get(team.code)
        if known is None or known.but_formations != plain:
            known = self.memories[team.code] = Memory(plain, {}, {})
        return known


def plain_parts(value: object) -> object:
    """A team without its formations, or a part of it, as values that can be compared: columns are their cells."""
    if isinstance(value, Column):
        return tuple(value.rows.items())
    if isinstance(value, tuple):
        return tuple(map(plain_parts, value))
    if isinstance(value, Team | Supplements):
        return tuple(plain_parts(getattr(value, each.name)) for each in fields(value) if each.name not in NO_PART)
    return value


class Judges(NamedTuple):
    """Of the basic rules, and of advanced play. What a gain is worth on the usual downs is the same in both, and what a
    lost ball is worth nearly so: it is worked out once."""

    basic: Judge
    advanced: Judge


def judges_with(basic: Judge) -> Judges:
    """A judge of the basic rules, and one of advanced play who knows nothing yet but what the first does."""
    return Judges(basic, Judge(basic.charts, ADVANCED, basic))
