"""A game as a parallel environment: all who are asked together act together, as the secret calls of football are made.

Whoever is not asked waits: the last action, which is then the only legal one.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import ClassVar

from gymnasium import spaces
from pettingzoo import ParallelEnv  # type: ignore[import-untyped]

from fieldhouse.envs.actions import IllegalAction
from fieldhouse.envs.setting import AnySetting, Coaches, Seen, asked_of, setting_of
from fieldhouse.envs.under_way import AnyPlay
from fieldhouse.table.plain_json import PlainReport

Infos = dict[str, PlainReport]


class SecretCallsEnv(ParallelEnv):  # type: ignore[misc]
    """An action that answers nothing counts as the first that does, and the agent's info says so: ``is_refused``."""

    metadata: ClassVar = {"render_modes": [], "name": "fieldhouse_parallel_v0"}

    def __init__(self, setting: AnySetting) -> None:
        self.setting = setting
        self.possible_agents = list(setting.agents)
        self.agents: list[str] = []
        self.observation_spaces = setting.observation_spaces
        self.action_spaces = setting.action_spaces
        self.render_mode = None
        self.feature_names = setting.layout.names
        self.action_names = setting.actions.names
        self.play: AnyPlay | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.setting.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.setting.action_spaces[agent]

    def reset(self, seed: int | None = None, options: PlainReport | None = None) -> tuple[dict[str, Seen], Infos]:
        """A new game; without *seed* the machine's chance chooses one. *options* are not used."""
        self.agents = list(self.possible_agents)
        self.play = self.setting.begin(secrets.randbelow(2**31) if seed is None else seed)
        return self._seen(), self._infos({})

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """The answers of all who are asked; the game goes on to the next question."""
        assert self.play is not None
        refused: dict[str, bool] = {}
        choices = []
        for request in self.play.asked:
            agent = next(each for each in self.agents if asked_of((request,), each))
            try:
                choices.append(self.setting.choice(self.play.game, request, actions[agent]))
            except IllegalAction:
                refused[agent] = True
                choices.append(self.setting.default(self.play.game, request))
        self.play.answer(tuple(choices))
        is_over = not self.play.asked
        rewards = self.setting.rewards(self.play)
        told = self._seen(), rewards, dict.fromkeys(self.agents, is_over), dict.fromkeys(self.agents, False)
        infos = self._infos(refused)
        if is_over:
            self.agents = []
        return (*told, infos)

    def render(self) -> None:
        return None

    def close(self) -> None:
        self.play = None

    def _seen(self) -> dict[str, Seen]:
        """What each agent may see of the game as it stands."""
        assert self.play is not None
        play = self.play
        return {agent: self.setting.seen(play.game, agent, asked_of(play.asked, agent)) for agent in self.agents}

    def _infos(self, refused: Mapping[str, bool]) -> Infos:
        """For each agent what it is asked, if anything, and ``is_refused``: was its last action none of the legal
        ones?"""
        assert self.play is not None
        infos: Infos = {}
        for agent in self.agents:
            request = asked_of(self.play.asked, agent)
            infos[agent] = {"asked": request[0].name if request else "", "is_refused": refused.get(agent, False)}
        return infos


def parallel_env(game: str, *teams: str, options: str = "", coaches: Coaches | None = None) -> SecretCallsEnv:
    """As ``aec_env``, with all who are asked together acting together; the library is read, and what it does not have
    is refused."""
    return SecretCallsEnv(setting_of(game, teams, options, coaches or {}))
