"""A FOOL league as an environment: every agent is the owner of a club."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.envs.layout import Layout
from fieldhouse.envs.league_view import OFFERED, club_view
from fieldhouse.envs.league_years import ASKS, LEARNER, LeagueYears
from fieldhouse.envs.setting import Coaches, Setting, seat_of
from fieldhouse.envs.under_way import UnderWay
from fieldhouse.games.fool.settings import PRESETS
from fieldhouse.leagues.levels import check_owner, owner_named
from fieldhouse.leagues.open_league import charter_of
from fieldhouse.leagues.teams import franchises, named
from fieldhouse.library import fool
from fieldhouse.table.game import BadOption
from fieldhouse.table.options import options_from_text, truth
from fieldhouse.table.question import RandomCoach
from fieldhouse.table.table import BatchTable, Table

CLUBS: Final = 8
"""Of a league if nobody names any."""
SEASONS: Final = range(1, 101)


class LeagueSetting(Setting[LeagueYears]):
    """A club of every seat; a level of *coaches* owns his clubs as in any league, a coach answers in a learner's place.

    Beside the settings of a league there are the options ``seasons``, one unless said, and ``football``: games are
    played by the engine, in place of scores by strength.
    """

    def __init__(self, teams: Sequence[str], options: str, coaches: Coaches) -> None:
        """Reads the library. Refused if a team, level, option or setting is unknown, or every club is taken."""
        chosen = options_from_text(options, tuple(PRESETS))
        self.seasons = _seasons(chosen.pop("seasons", 1))
        self.has_football = truth("football", chosen.pop("football", False))
        self.charter = charter_of("learners", 0, chosen)
        clubs = named(teams) if teams else franchises(CLUBS)
        self.members = [
            [code, title, _owner(coaches.get(seat)), division] for seat, (code, title, _, division) in enumerate(clubs)
        ]
        self.owners = fool.owners()
        self.coaches = [None if isinstance(each, str) else each for each in map(coaches.get, range(len(clubs)))]
        super().__init__(len(clubs), coaches, ASKS, self._layout())

    def _layout(self) -> Layout:
        """Where each thing seen stands, by a league of its own, whose founding is played."""
        game = self._deal(BatchTable(0, [RandomCoach()]))
        return Layout(ASKS, [club_view(game.league, game.clubs[0], game.league.roster(game.clubs[0])[:OFFERED])])

    def _deal(self, table: Table) -> LeagueYears:
        """A new league at that table, where its founding is played."""
        return LeagueYears(self.charter, self.members, self.owners, self.seasons, self.has_football, table)

    def begin(self, seed: int) -> UnderWay[LeagueYears]:
        """A league of that seed, played on to the first question of an agent."""
        return UnderWay(LeagueYears.play_phase, self._deal, seed, self.coaches)

    def rewards(self, play: UnderWay[LeagueYears]) -> dict[str, float]:
        """At the end of each season its wins beyond the mean of all clubs; else nothing."""
        return {agent: play.game.season_pay.get(seat_of(agent), 0.0) for agent in self.agents}


def _seasons(wanted: object) -> int:
    """How many seasons are played. Refused if it is no such number."""
    if type(wanted) is not int or wanted not in SEASONS:
        raise BadOption(f"'seasons' is {wanted!r}; expected a whole number of 1 to {SEASONS[-1]}.")
    return wanted


def _owner(coach: object) -> str:
    """Who owns a club: the level that is named, or a learner. Refused if the library's file, which is read, has
    no such level."""
    if not isinstance(coach, str):
        return owner_named(LEARNER)
    owner = owner_named(coach)
    check_owner(owner)
    return owner
