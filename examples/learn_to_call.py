"""Learns to call plays by playing: a table of situations and what each call has led to, and then it meets ``random``.

    python examples/learn_to_call.py

Nothing but numpy and the environment of docs/agents.md. FIELDHOUSE_EXAMPLE makes it smaller, for the tests.
"""

from __future__ import annotations

import os
from collections import defaultdict

import numpy as np

from fieldhouse.envs import FieldhouseEnv, aec_env

SIZE = float(os.environ.get("FIELDHOUSE_EXAMPLE", "1"))
LESSONS, EXAMS = max(4, int(600 * SIZE)), max(2, int(200 * SIZE))
AHEAD = 8
"""A call is judged by the points that the next so many decisions brought."""
Key = tuple[int, ...]


class Table:
    """For each situation the mean of what every action led to; what was never tried looks promising."""

    def __init__(self, env: FieldhouseEnv) -> None:
        self.worth: defaultdict[Key, defaultdict[int, list[float]]] = defaultdict(
            lambda: defaultdict(lambda: [3.0, 1.0])
        )
        self.place = {name: index for index, name in enumerate(env.feature_names)}
        self.questions = [index for name, index in self.place.items() if name.startswith("asked: ")]

    def key(self, seen: np.ndarray) -> Key:
        """What is asked, and of a down its number, its distance and the part of the field, roughly."""
        value = [int(seen[self.place[name]]) for name in ("down", "to_go", "spot")]
        return int(np.argmax(seen[self.questions])), value[0], min(value[1], 15) // 5, value[2] // 25

    def best(self, key: Key, legal: np.ndarray) -> int:
        known = self.worth[key]
        best: int = max(legal.tolist(), key=lambda action: known[action][0] / known[action][1])
        return best

    def learn(self, key: Key, action: int, points: float) -> None:
        total = self.worth[key][action]
        total[0] += points
        total[1] += 1


def play(env: FieldhouseEnv, table: Table, seed: int, is_lesson: bool) -> float:
    """One game; in a lesson one call in ten is a try, and the table learns. What the game paid."""
    chance, made, paid = np.random.default_rng(seed), [], 0.0
    env.reset(seed=seed)
    for _agent in env.agent_iter():
        seen, paid, is_over, _, _ = env.last()
        if is_over:
            env.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        key = table.key(seen["observation"])
        is_try = is_lesson and chance.random() < 0.1
        action = int(chance.choice(legal)) if is_try else table.best(key, legal)
        margin = seen["observation"][table.place["score[0]"]] - seen["observation"][table.place["score[1]"]]
        made.append((key, action, float(margin)))
        env.step(action)
    if is_lesson:
        for index, (key, action, margin) in enumerate(made):
            table.learn(key, action, made[min(index + AHEAD, len(made) - 1)][2] - margin)
    return paid


def main() -> None:
    env = aec_env("ddf", "2017-HAR", "2017-HAR", options="basic", coaches={1: "random"})
    table = Table(env)
    for seed in range(LESSONS):
        play(env, table, seed, is_lesson=True)
    won = sum(play(env, table, 1_000_000 + seed, is_lesson=False) > 0 for seed in range(EXAMS))
    print(f"After {LESSONS} games it won {won} of {EXAMS} against random, which wins about half against itself.")


if __name__ == "__main__":
    main()
