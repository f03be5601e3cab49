"""How long a test waits for what must come. A busy machine is slow, and slowness is no fault."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import pytest

PATIENCE: Final = 180.0
"""Seconds. Whoever waits in vain has found a fault; nobody waits so long who has not."""


def wait_until(is_so: Callable[[], object], otherwise: str) -> None:
    until = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > until:
            pytest.fail(otherwise)
        time.sleep(0.02)
