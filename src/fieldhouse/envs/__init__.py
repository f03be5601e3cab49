"""The games as PettingZoo environments: ``aec_env`` asks one seat after the other, ``parallel_env`` all who choose
secretly at once. They need the extra ``fieldhouse[envs]``; ``docs/agents.md`` tells what they promise.

    >>> from fieldhouse.envs import aec_env
    >>> env = aec_env("ddf", "2017-NE", "2017-PHI")
    >>> env.reset(seed=7)
    >>> env.agent_selection, env.infos[env.agent_selection]["asked"]
    ('seat_0', 'toss')
"""

from __future__ import annotations

from fieldhouse.envs.aec import FieldhouseEnv, aec_env
from fieldhouse.envs.parallel import SecretCallsEnv, parallel_env

__all__ = ["FieldhouseEnv", "SecretCallsEnv", "aec_env", "parallel_env"]
