"""A coach as a package: ``pip install ./examples/plugin_coach``, then ``fieldhouse watch ddf --level riverboat``."""

from __future__ import annotations

from typing import Any

from fieldhouse import Coach, Question


class Riverboat(Coach[Any]):
    """Goes for it on fourth down, the more often the more nerve he has."""

    games = ("ddf", "bowlbound")

    def __init__(self, nerve: float = 0.8) -> None:
        self.nerve = nerve

    def choose(self, question: Question, whim: float) -> str:
        """Any of the calls with equal chance, but for the kicks, which take a coward."""
        keys = [option.key for option in question.options]
        if question.name != "call":
            return question.default
        bold = [key for key in keys if key not in ("punt", "pooch", "field-goal", "kneel", "safety", "spike")]
        if question.view["down"] == 4 and whim >= self.nerve and "punt" in keys:
            return "punt"
        return bold[int(whim * len(bold))] if bold else question.default
