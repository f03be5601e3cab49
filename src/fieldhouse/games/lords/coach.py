"""The computer's owners by level: the owner of the house, the characters, and one who acts at random."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from fieldhouse.games.lords.cards.characters import Character
from fieldhouse.games.lords.coaching.owner import OwnerCoach
from fieldhouse.games.lords.state import Game
from fieldhouse.table.question import Coach, RandomCoach

OWNER: Final = "owner"
RANDOM: Final = "random"


def coaches_of(characters: Mapping[str, Character]) -> dict[str, Callable[[], Coach[Game]]]:
    """Every level; the owner of the house is the usual one, and the measure of the others."""
    made = {name: partial(OwnerCoach, character.temper) for name, character in characters.items()}
    return {OWNER: OwnerCoach, **made, RANDOM: RandomCoach}
