"""The computer coach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fieldhouse.table.question import Coach, RandomCoach

COACHES: Final[dict[str, Callable[[], Coach]]] = {"random": RandomCoach}
