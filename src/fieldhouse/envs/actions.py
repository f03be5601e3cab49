"""A number for every answer to every question of a game: what a learner calls its actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fieldhouse.table.question import AnyAsk, NumberAsk
from fieldhouse.table.refusal import Refusal

NUMBERS: Final = 128
"""Room for the answers to a question that wants a number: they are counted by their place among the legal ones."""
WAIT: Final = "wait"
"""The last action: of whoever is not asked, where all act at once."""
Mask = NDArray[np.int8]


class IllegalAction(Refusal):
    """An action that answers another question, or none: a sentence."""


class Actions:
    """The actions of a game. A question's answers lie side by side, in the order of its keys."""

    def __init__(self, asks: Sequence[AnyAsk]) -> None:
        self.first: dict[str, int] = {}
        self.names: list[str] = []
        """What each action is, as ``question: answer``."""
        for ask in asks:
            self.first[ask.name] = len(self.names)
            keys = [f"legal {place}" for place in range(NUMBERS)] if isinstance(ask, NumberAsk) else ask.keys
            self.names += [f"{ask.name}: {key}" for key in keys]
        self.names.append(WAIT)

    @property
    def wait(self) -> int:
        return len(self.names) - 1

    def mask(self, ask: AnyAsk, legal: Sequence[int]) -> Mask:
        """Which actions answer the question."""
        mask = np.zeros(len(self.names), np.int8)
        first = self.first[ask.name]
        if isinstance(ask, NumberAsk):
            mask[first : first + min(len(legal), NUMBERS)] = 1
        else:
            mask[[first + choice for choice in legal]] = 1
        return mask

    def waiting(self) -> Mask:
        """The mask of a seat that is not asked."""
        mask = np.zeros(len(self.names), np.int8)
        mask[-1] = 1
        return mask

    def choice(self, ask: AnyAsk, legal: Sequence[int], action: int) -> int:
        """The choice that an action stands for; refused if it is not legal here."""
        place = action - self.first[ask.name]
        if isinstance(ask, NumberAsk):
            if 0 <= place < min(len(legal), NUMBERS):
                return legal[place]
        elif place in legal:
            return place
        name = self.names[action] if 0 <= action < len(self.names) else f"no action {action}"
        raise IllegalAction(f"{name!r} does not answer {ask.name!r}: choose {ask.range_of(legal)}.")
