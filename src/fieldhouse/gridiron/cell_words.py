"""Cells in words: a person reads what a result is, and after it in brackets the sign to look for on the chart."""

from __future__ import annotations

from typing import Final

from fieldhouse.gridiron.cells import (
    BLOCKED,
    BREAKAWAY,
    DEFENSE_FOUL,
    FAIR_CATCH,
    FORCED_TOUCHDOWN,
    FUMBLE,
    GOOD,
    GROUNDING,
    INCOMPLETE,
    INTERCEPTION,
    INTERFERENCE,
    NO_GOOD,
    OFFENSE_FOUL,
    TOUCHDOWN,
    TRAPPED,
)

KIND_WORDS: Final = {
    BREAKAWAY: "breakaway",
    TOUCHDOWN: "touchdown",
    TRAPPED: "quarterback trapped",
    INTERCEPTION: "interception",
    INCOMPLETE: "incomplete",
    FUMBLE: "fumble",
    FORCED_TOUCHDOWN: "forced touchdown",
    OFFENSE_FOUL: "foul of the offense",
    DEFENSE_FOUL: "foul of the defense",
    INTERFERENCE: "pass interference",
    GROUNDING: "intentional grounding",
    FAIR_CATCH: "fair catch",
    BLOCKED: "blocked",
    NO_GOOD: "no good",
    GOOD: "good",
}
"""Kinds that charts print as a sign. Yards need no word."""

COLUMN_WORDS: Final = {"B": KIND_WORDS[BREAKAWAY], "QT": KIND_WORDS[TRAPPED]}
"""Dice that are called by the sign of their column."""


def worded(word: str, sign: str) -> str:
    """``breakaway (B)``, ``forced touchdown (TD)``; a sign without a word (yards) stands for itself."""
    if not word:
        return sign
    return f"{word} {sign}" if sign.startswith(("(", "[")) else f"{word} ({sign})"
