"""Lists of words as a sentence has them."""

from __future__ import annotations

from collections.abc import Sequence


def any_of(words: Sequence[str]) -> str:
    """One, two or three: ``a, b or c``."""
    return _joined(words, "or")


def all_of(words: Sequence[str]) -> str:
    """One, two and three: ``a, b and c``."""
    return _joined(words, "and")


def _joined(words: Sequence[str], last: str) -> str:
    return f"{', '.join(words[:-1])} {last} {words[-1]}" if len(words) > 1 else "".join(words)
