"""Steps a second of the environments, in processor time, beside PettingZoo's classic games.

    python -m bench.envs [GAME]...

Actions are any legal ones, as in PettingZoo's own performance test. A classic game that is not installed is left out.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any, Final

import numpy as np

from fieldhouse.envs import aec_env

CLASSIC: Final = ("tictactoe_v3", "connect_four_v3", "chess_v6", "go_v5", "leduc_holdem_v4", "texas_holdem_v4")
OURS: Final = ("ddf", "bowlbound", "statispro", "lords", "fool")
SECONDS: Final = 2.0


def steps_a_second(env: Any) -> float:
    """Play games of chance for a while."""
    choose, steps = random.Random(1), 0
    env.reset(seed=1)
    begun = process_time()
    while process_time() - begun < SECONDS:
        seen, _, is_over, is_cut, _ = env.last()
        if is_over or is_cut:
            env.reset(seed=steps)
            continue
        env.step(choose.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        steps += 1
    return steps / (process_time() - begun)


def classic(name: str) -> Callable[[], Any]:
    return lambda: import_module(f"pettingzoo.classic.{name}").env()


def main(names: list[str]) -> None:
    makers: dict[str, Callable[[], Any]] = {name: (lambda name=name: aec_env(name)) for name in OURS}  # type: ignore[misc]
    makers |= {name: classic(name) for name in CLASSIC}
    print("| game | steps a second |\n|---|---|")
    for name in names or makers:
        try:
            env = makers[name]()
        except ImportError:
            continue
        print(f"| {name} | {steps_a_second(env):,.0f} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
