"""How long the computer may call for a person, and what that is called."""

from __future__ import annotations

from typing import Final

ONE, POSSESSION, PERIOD, SCORE, REST, STOP = "one", "possession", "period", "score", "rest", "stop"
WORDS: Final[dict[str, dict[str, str]]] = {
    "football": {
        ONE: "This one", POSSESSION: "Until the ball changes hands", PERIOD: "The rest of the quarter",
        SCORE: "Until the next score", REST: "The rest of the game",
    },
    "basketball": {
        ONE: "This one", POSSESSION: "This possession", PERIOD: "The rest of the period",
        SCORE: "Until the next score", REST: "The rest of the game",
    },
    "baseball": {
        ONE: "This one", POSSESSION: "Until the next turn", PERIOD: "The rest of the phase",
        SCORE: "Until points are given", REST: "The rest of the game",
    },
}  # fmt: skip
"""The spans as a board of each kind calls them."""


def spans(kind: str) -> dict[str, str]:
    """The spans by what they are called at a board of that kind."""
    return WORDS.get(kind, WORDS["football"])
