"""Sentences: lists of words and counted things as they have them, labels in parts, and the rules that they cite."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Self


def any_of(words: Sequence[str]) -> str:
    """One, two or three: ``a, b or c``."""
    return _joined(words, "or")


def all_of(words: Sequence[str]) -> str:
    """One, two and three: ``a, b and c``."""
    return _joined(words, "and")


def _joined(words: Sequence[str], last: str) -> str:
    """With commas, and *last* before the last word."""
    return f"{', '.join(words[:-1])} {last} {words[-1]}" if len(words) > 1 else "".join(words)


def counted(count: int, thing: str) -> str:
    """``1 yard``, ``12 yards``"""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def there_are(count: int, thing: str) -> str:
    """``There is 1 play``, ``There are 12 plays``"""
    return f"There {'is' if count == 1 else 'are'} {counted(count, thing)}"


def capital(sentence: str) -> str:
    """With a capital at the beginning, whatever follows."""
    return sentence[:1].upper() + sentence[1:]


class Phrase(str):
    """The label of an answer in parts, the most general first: a long list of answers stands in groups, each under the
    parts that its answers share.
    """

    parts: tuple[str, ...]
    between: str

    def __new__(cls, *parts: str, between: str = " ") -> Self:
        text = super().__new__(cls, between.join(parts))
        text.parts = parts
        text.between = between
        return text

    def __reduce__(self) -> tuple[object, ...]:
        return partial(type(self), *self.parts, between=self.between), ()


class Cited(str):
    """A sentence of ours that cites a rule: the text has its number in brackets, as people read it; whoever shows the
    rule itself has the number here, and what stands before and after it.
    """

    before: str
    rule: str
    after: str

    def __new__(cls, before: str, rule: str, after: str = "") -> Self:
        text = super().__new__(cls, f"{before} ({rule}){after}")
        text.before, text.rule, text.after = before, rule, after
        return text

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.before, self.rule, self.after)
