"""What all environments share: who sits where, the spaces, what is seen; and the games at a table as one of them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final, Generic, TypeAlias

import numpy as np
from gymnasium import spaces

from fieldhouse import catalog, library
from fieldhouse.envs.actions import Actions, Mask
from fieldhouse.envs.layout import BOUND, Layout, Observation, layout_of
from fieldhouse.envs.under_way import AnyRequest, L, Requests, UnderWay
from fieldhouse.table.game import BadOption, Playable
from fieldhouse.table.listing import Part, part
from fieldhouse.table.options import options_from_text
from fieldhouse.table.question import AnyAsk, AnyCoach
from fieldhouse.table.seat import Seat, seated

Seen = dict[str, Mask | Observation]
Coaches: TypeAlias = Mapping[int, str | AnyCoach]
"""Who is no agent, by seat: a level of the computer, or a coach."""
SEAT: Final = "seat_"
MASK: Final = "action_mask"
LAYOUTS: Final = 32
LEAGUE_SETTING: Final = Part("fieldhouse.envs.league_setting:LeagueSetting")
"""Leagues and their football are imported by who plays them."""


class Setting(Generic[L]):
    """The agents are ``seat_0`` and so on, but for the seats that somebody else has."""

    def __init__(self, seats: int, taken: Collection[int], asks: Sequence[AnyAsk], layout: Layout) -> None:
        """Refused if every seat is *taken*."""
        self.agents = [f"{SEAT}{seat}" for seat in range(seats) if seat not in taken]
        if not self.agents:
            raise BadOption("Somebody must learn: leave a seat without a coach.")
        self.actions = Actions(asks)
        self.layout = layout
        size = len(layout.names)
        self.observation_spaces = {agent: self._seen_space(size) for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.actions.names)) for agent in self.agents}

    def _seen_space(self, size: int) -> spaces.Dict:
        mask = spaces.Box(0, 1, (len(self.actions.names),), np.int8)
        return spaces.Dict({"observation": spaces.Box(-BOUND, BOUND, (size,), np.float32), MASK: mask})

    @abstractmethod
    def begin(self, seed: int) -> UnderWay[L]:
        """A game of that seed, played on to the first question of an agent."""

    @abstractmethod
    def rewards(self, play: UnderWay[L]) -> dict[str, float]:
        """What the last answer has brought each agent."""

    def seen(self, game: L, agent: str, request: AnyRequest | None) -> Seen:
        """What an agent sees, and which actions answer *request*; only to wait if nothing is asked of it."""
        seat = seat_of(agent)
        mask = self.mask(game, request) if request else self.actions.waiting()
        return {"observation": self.layout.array(game.view(seat), request[0].name if request else None), MASK: mask}

    def mask(self, game: L, request: AnyRequest) -> Mask:
        ask, seat, subject = request
        return self.actions.mask(ask, ask.legal(game, seat, subject))

    def choice(self, game: L, request: AnyRequest, action: int) -> int:
        """The choice that an action stands for; refused if it is not legal."""
        ask, seat, subject = request
        return self.actions.choice(ask, ask.legal(game, seat, subject), int(action))

    def default(self, game: L, request: AnyRequest) -> int:
        """What the question offers first."""
        ask, seat, subject = request
        return ask.legal(game, seat, subject)[0]


AnySetting: TypeAlias = Setting[Any]


class TableSetting(Setting[Playable]):
    """A game at a table, whose winner is paid at its end."""

    def __init__(self, game: str, teams: Sequence[str], options: str, coaches: Coaches) -> None:
        """Reads the library, and plays a few games of a new pairing to see what there is (``layout_of``). Refused if a
        team or level is unknown, or every seat has a coach."""
        definition = catalog.game(game)
        named = tuple(teams) or catalog.usual_teams(definition.name, library.teams(definition.name))
        self.definition = definition
        header = definition.header(named, 0, options_from_text(options, definition.presets))
        self.others = len(header.teams) - 1
        self.coaches = [self._coach(coaches.get(seat)) for seat in range(len(header.teams))]
        self.deal = definition.dealer(header)
        taken = [seat for seat, coach in seated(self.coaches) if coach is not None]
        super().__init__(len(header.teams), taken, definition.asks, _layout(game, header.teams, options))

    def _coach(self, coach: str | AnyCoach | None) -> AnyCoach | None:
        """The level's coach, or the one given; None is an agent's seat. Refused if there is no such level; other
        packages' coaches are looked for."""
        return self.definition.coach(coach) if isinstance(coach, str) else coach

    def begin(self, seed: int) -> UnderWay[Playable]:
        """A game of that seed, played on to the first question of an agent."""
        return UnderWay(self.definition.step, self.deal, seed, self.coaches)

    def rewards(self, play: UnderWay[Playable]) -> dict[str, float]:
        """A game's end, by agent: 1 for the winner, which the other seats lose in equal parts; nothing for a tie, nor
        before the end."""
        winner = None if play.asked else play.game.winner
        if winner is None:
            return dict.fromkeys(self.agents, 0.0)
        return {agent: 1.0 if seat_of(agent) == winner else -1.0 / self.others for agent in self.agents}


def setting_of(game: str, teams: Sequence[str], options: str, coaches: Coaches) -> AnySetting:
    """What an environment of that game is made of, a table's or the league's; the library is read. Refused if something
    of it is unknown."""
    if game != catalog.LEAGUE:
        return TableSetting(game, teams, options, coaches)
    made: AnySetting = part(LEAGUE_SETTING)(teams, options, coaches)
    return made


def asked_of(requests: Requests, agent: str) -> AnyRequest | None:
    """What is asked of an agent now, if anything."""
    return next((request for request in requests if request[1] == seat_of(agent)), None)


def seat_of(agent: str) -> Seat:
    return Seat(int(agent.removeprefix(SEAT)))


@lru_cache(maxsize=LAYOUTS)
def _layout(game: str, teams: tuple[str, ...], options: str) -> Layout:
    """The layout of a pairing, found once: its charts are read, and a few games played."""
    definition = catalog.game(game)
    header = definition.header(teams, 0, options_from_text(options, definition.presets))
    return layout_of(definition, replace(header, seats=()))
