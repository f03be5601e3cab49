"""How a football's calls are laid out: plays in one row, kicks, kneel and safety in another, first on fourth down."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.table.question import Question

LAST_DOWN: Final = 4


def kicks_apart(question: Question, name: str, kicks: Collection[str]) -> list[list[str]]:
    """The answers in one row, but for those to the question *name*: there the *kicks* have a row of their own."""
    keys = [option.key for option in question.options]
    apart = [key for key in keys if question.name == name and key in kicks]
    if not apart:
        return [keys]
    plays = [key for key in keys if key not in kicks]
    is_last_down = question.view["phase"] == SCRIMMAGE and question.view["down"] == LAST_DOWN
    return [apart, plays] if is_last_down else [plays, apart]
