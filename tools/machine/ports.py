"""Ports for servers that are started in a moment, or killed and started again at the same one."""

from __future__ import annotations

import itertools
import os
import socket
from typing import Final

LOWEST: Final = 10_000
"""All of them are below those that a system gives to whoever asks for any: nobody is given ours before we use it."""
STREETS: Final = 40
HOUSES: Final = 500
_ours: Final = itertools.cycle(range(HOUSES))


def free_port() -> int:
    """One where nobody listens. Each process has a street of its own, so that two that look at once find two."""
    street = LOWEST + os.getpid() % STREETS * HOUSES
    return next(port for house in _ours if _is_free(port := street + house))


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True
