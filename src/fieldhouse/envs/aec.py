"""A game as an AEC environment: whoever is asked acts. Of secret calls the second is made without seeing the first."""

from __future__ import annotations

import secrets
from typing import ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from fieldhouse.envs.setting import AnySetting, Coaches, Seen, asked_of, seat_of, setting_of
from fieldhouse.envs.under_way import AnyPlay
from fieldhouse.table.plain_json import PlainReport


class FieldhouseEnv(AECEnv):  # type: ignore[misc]
    """Chance is inside, and comes from the seed of ``reset`` alone. An action that answers nothing is refused."""

    metadata: ClassVar = {"render_modes": [], "name": "fieldhouse_v0", "is_parallelizable": False}

    def __init__(self, setting: AnySetting) -> None:
        super().__init__()
        self.setting = setting
        self.possible_agents = list(setting.agents)
        self.observation_spaces = setting.observation_spaces
        self.action_spaces = setting.action_spaces
        self.render_mode = None
        self.feature_names = setting.layout.names
        """What stands at each place of an observation."""
        self.action_names = setting.actions.names
        self.play: AnyPlay | None = None
        self.given: list[int] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.setting.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.setting.action_spaces[agent]

    def reset(self, seed: int | None = None, options: PlainReport | None = None) -> None:
        """A new game; without *seed* the machine's chance chooses one. *options* are not used."""
        self.agents = list(self.possible_agents)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, PlainReport] = {agent: {} for agent in self.agents}
        self.play = self.setting.begin(secrets.randbelow(2**31) if seed is None else seed)
        self.rewards = self.setting.rewards(self.play)
        self.given = []
        self._select()

    def step(self, action: int | None) -> None:
        """The answer of the agent whose turn it is; the game plays on when all who are asked together have answered.
        Refused if it answers nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self.play is not None and action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        request = self.play.asked[len(self.given)]
        self.given.append(self.setting.choice(self.play.game, request, action))
        if len(self.given) == len(self.play.asked):
            choices, self.given = tuple(self.given), []
            self.play.answer(choices)
            self.rewards = self.setting.rewards(self.play)
        self._select()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Seen:
        """What the agent sees; who is not asked may only wait."""
        assert self.play is not None
        is_turn = agent == self.agent_selection and not self.terminations[agent]
        request = asked_of(self.play.asked, agent) if is_turn else None
        return self.setting.seen(self.play.game, agent, request)

    def render(self) -> None:
        return None

    def close(self) -> None:
        self.play = None

    def _select(self) -> None:
        """Whose turn it is; a game that is over ends for all."""
        assert self.play is not None
        if self.play.asked:
            ask, seat, _ = self.play.asked[len(self.given)]
            self.agent_selection = next(agent for agent in self.agents if seat_of(agent) == seat)
            self.infos[self.agent_selection] = {"asked": ask.name}
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]


def aec_env(game: str, *teams: str, options: str = "", coaches: Coaches | None = None) -> FieldhouseEnv:
    """A game, whose seats are all agents but those that *coaches* has: ``{1: "book"}`` seats a level at home. The
    library is read; what it does not have is refused."""
    return FieldhouseEnv(setting_of(game, teams, options, coaches or {}))
