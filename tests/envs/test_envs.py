"""Every game as a PettingZoo environment: PettingZoo's own tests, exact seeds, masks and rewards."""

from __future__ import annotations

import itertools
import random
import re
import sys
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)

from fieldhouse import catalog
from fieldhouse.envs import aec_env, parallel_env
from fieldhouse.envs.actions import IllegalAction
from fieldhouse.envs.setting import MASK
from fieldhouse.table.game import BadOption
from fieldhouse.table.seat import Seat
from fieldhouse.table.session import Session

GAMES = {
    "ddf": "2017-HAR 2017-IRO", "bowlbound": "2024-OSU 2024-ND", "statispro": "1986-LAL 1986-BOS", "lords": "",
    "fool": "ASH BAY CED DUN",
}  # fmt: skip
CYCLES = 60


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_own_tests_pass(game: str) -> None:
    teams = GAMES[game].split()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of every observation that is a dictionary
        api_test(aec_env(game, *teams), num_cycles=CYCLES)
        seed_test(lambda: aec_env(game, *teams), num_cycles=CYCLES)
        parallel_api_test(parallel_env(game, *teams), num_cycles=CYCLES)
        parallel_seed_test(lambda: parallel_env(game, *teams), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_performance_test_runs_through(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By a clock that gives it fifty cycles; ``python -m bench.envs`` is the measure."""
    seconds = itertools.count(0, 0.1)
    monkeypatch.setattr(
        sys.modules[performance_benchmark.__module__], "time", SimpleNamespace(time=lambda: next(seconds))
    )
    env = aec_env(game, *GAMES[game].split())
    performance_benchmark(env)
    told = capsys.readouterr().out
    assert "Finished performance benchmark" in told
    turns, cycles = (float(number) for number in re.findall(r"([\d.]+) (?:turns|cycles) per second", told))
    assert turns == pytest.approx(cycles * len(env.possible_agents))


def test_names_say_what_stands_at_every_place_of_the_array() -> None:
    env = aec_env("ddf", *GAMES["ddf"].split())
    env.reset(seed=5)
    for _ in range(60):
        seen, _, is_over, _, info = env.last()
        assert not is_over and env.play is not None
        by_name = dict(zip(env.feature_names, seen["observation"].tolist(), strict=True))
        view: Any = env.play.game.view(Seat(int(env.agent_selection[-1])))
        assert by_name[f"asked: {info['asked']}"] == 1
        assert [by_name[name] for name in ("down", "to_go", "spot", "score[0]", "score[1]")] == [
            view["down"], view["to_go"], view["spot"], *view["score"]
        ]  # fmt: skip
        env.step(int(np.flatnonzero(seen[MASK])[0]))


def played(env: Any, seed: int) -> list[tuple[str, str]]:
    """A game of chance to its end: who was asked, and the name of the action that he took."""
    choose, taken = random.Random(seed), []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, _, is_over, _, _ = env.last()
        if is_over:
            env.step(None)
            continue
        action = choose.choice(np.flatnonzero(seen[MASK]).tolist())
        taken.append((agent, env.action_names[action]))
        env.step(action)
    return taken


@pytest.mark.parametrize("game", ["ddf", "bowlbound"])
def test_the_same_seed_and_answers_are_the_same_game_as_at_any_table(game: str) -> None:
    """What an environment played is answered again at a live table: the same score comes out."""
    teams = GAMES[game].split()
    env = aec_env(game, *teams)
    taken = played(env, 11)
    assert env.play is not None
    definition = catalog.game(game)
    session: Session[Any, Any] = Session(definition, definition.header(tuple(teams), 11, {}), [None, None])
    for agent, name in taken:
        key = name.partition(": ")[2]
        question = next(each for each in session.questions if each.seat == int(agent[-1]))
        if key.startswith("legal "):
            key = question.options[int(key.removeprefix("legal "))].key
        session.answer(question.seat, key)
    assert session.over
    assert tuple(session.game.score) == tuple(env.play.game.score)


def test_the_end_pays_the_winner_and_names_say_what_is_seen() -> None:
    env = aec_env("ddf", *GAMES["ddf"].split(), coaches={1: "book"})
    assert env.possible_agents == ["seat_0"]
    taken = played(env, 3)
    assert {agent for agent, _ in taken} == {"seat_0"}
    env.reset(seed=3)
    seen = env.observe("seat_0")
    assert len(env.feature_names) == len(seen["observation"]) == len(set(env.feature_names))
    assert seen["observation"][env.feature_names.index("clock")] == 900
    assert seen["observation"][env.feature_names.index("asked: toss")] == 1
    assert [env.action_names[action] for action in np.flatnonzero(seen[MASK])] == ["toss: receive", "toss: kick"]


def test_rewards_add_up_to_nothing() -> None:
    env = parallel_env("lords")
    env.reset(seed=2)
    setting, choose = env.setting, random.Random(2)
    rewards: dict[str, float] = {}
    while env.agents:
        assert env.play is not None
        asked = {f"seat_{request[1]}": request for request in env.play.asked}
        masks = {agent: setting.mask(env.play.game, request) for agent, request in asked.items()}
        actions = {agent: choose.choice(np.flatnonzero(mask).tolist()) for agent, mask in masks.items()}
        _, rewards, _, _, _ = env.step({**dict.fromkeys(env.agents, setting.actions.wait), **actions})
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) == 1


def test_both_call_before_either_is_seen() -> None:
    env = parallel_env("ddf", *GAMES["ddf"].split())
    env.reset(seed=5)
    both: list[set[str]] = []
    for _ in range(60):
        assert env.play is not None
        both.append({request[0].name for request in env.play.asked})
        env.step(dict.fromkeys(env.agents, env.setting.actions.wait))
    assert {"call", "formation"} in both


def test_what_cannot_be_is_refused() -> None:
    env = aec_env("ddf", *GAMES["ddf"].split())
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="'call: short' does not answer 'toss'"):
        env.step(env.action_names.index("call: short"))
    with pytest.raises(BadOption, match="Somebody must learn"):
        aec_env("ddf", *GAMES["ddf"].split(), coaches={0: "book", 1: "book"})
