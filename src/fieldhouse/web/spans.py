"""How long the computer may call for a person, and what that is called."""

from __future__ import annotations

from typing import Final

ONE, POSSESSION, PERIOD, REST, STOP = "one", "possession", "period", "rest", "stop"
SCORE, LEAD, FOURTH_DOWN, TWO_MINUTES, INJURY = "score", "lead", "fourth-down", "two-minutes", "injury"
"""This one, or as long as it lasts; the rest of the game; until something happens. All but these are landmarks, which a
board tells of a game (``boards``)."""
WORDS: Final[dict[str, dict[str, str]]] = {
    "football": {
        ONE: "This one", POSSESSION: "Until the ball changes hands", PERIOD: "The rest of the quarter",
        REST: "The rest of the game", SCORE: "Until the next score", FOURTH_DOWN: "Until the next fourth down",
        TWO_MINUTES: "Until the two-minute warning", LEAD: "Until the lead changes",
    },
    "basketball": {
        ONE: "This one", POSSESSION: "This possession", PERIOD: "The rest of the period", REST: "The rest of the game",
        SCORE: "Until the next score", TWO_MINUTES: "Until the last two minutes", LEAD: "Until the lead changes",
        INJURY: "Until somebody is hurt",
    },
    "baseball": {
        ONE: "This one", POSSESSION: "Until the next turn", PERIOD: "The rest of the phase",
        REST: "The rest of the game", SCORE: "Until points are given", LEAD: "Until the lead changes",
        INJURY: "Until somebody is hurt",
    },
}  # fmt: skip
"""The spans as a board of each kind calls them."""


def spans(kind: str) -> dict[str, str]:
    """What each span is called at a board of that kind; football's words if it has none of its own."""
    return WORDS.get(kind, WORDS["football"])
