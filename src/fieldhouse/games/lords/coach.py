"""The computer's owners by level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fieldhouse.games.lords.coaching.owner import OwnerCoach
from fieldhouse.games.lords.state import Game
from fieldhouse.table.question import Coach, RandomCoach

COACHES: Final[dict[str, Callable[[], Coach[Game]]]] = {"owner": OwnerCoach, "random": RandomCoach}
