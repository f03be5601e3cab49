"""A coach of one's own: it runs up the middle until fourth down, and meets the usual one."""

from __future__ import annotations

from typing import Any

import fieldhouse


class AlwaysPlunge(fieldhouse.Coach[Any]):
    """Three yards and a cloud of dust."""

    def choose(self, question: fieldhouse.Question, whim: float) -> str:
        keys = [option.key for option in question.options]
        if question.name == "call":
            return "punt" if question.view["down"] == 4 else "plunge" if "plunge" in keys else keys[0]
        return question.default


game = fieldhouse.play("ddf", "2017-HAR", "2017-IRO", seed=7, options="basic", coaches=[AlwaysPlunge(), "book"])
print(f"The cloud of dust {game.score[0]}, the book {game.score[1]}")
