"""What a person types, and what it means."""

from __future__ import annotations

import sys
from collections.abc import Callable
from getpass import getpass

from fieldhouse.table.question import AnyAsk, IllegalAnswer, NumberAsk, Option, Question
from fieldhouse.table.words import any_of


class Keyboard:
    """Where answers are typed. Hidden ones are not echoed."""

    def read(self, prompt: str, is_hidden: bool = False) -> str:
        """A line; ``EOFError`` when there are no more."""
        if sys.stdin.isatty():
            return (getpass if is_hidden else input)(prompt).strip()
        text = input(prompt)
        print("" if is_hidden else text)  # so that what went on reads as it would at a terminal
        return text.strip()


def numbers(question: Question, ask: AnyAsk) -> dict[str, int]:
    """The number that each option goes by: its place, unless the rule book numbers them, whatever else is legal.

    Where keys are numbers themselves, as those of cards, whatever else may be chosen goes by its key alone.
    """
    keys = [option.key for option in question.options]
    if isinstance(ask, NumberAsk) or any(key.isdecimal() for key in keys):
        return {key: int(key) for key in keys if key.isdecimal()}
    if ask.is_numbered:
        return {key: ask.keys.index(key) + 1 for key in keys}
    return {key: place for place, key in enumerate(keys, 1)}


def understood(text: str, question: Question, ask: AnyAsk) -> str:
    """The key of the option that *text* means: its number, its key, or the beginning of its key or label; no text is
    the default, unless the question is secret. Refused if that is none, or several."""
    if not text and not question.is_secret:
        return question.default
    word = text.casefold()
    number = numbers(question, ask)
    meanings: tuple[Callable[[Option], bool], ...] = (
        lambda option: option.key == word,
        lambda option: str(number.get(option.key)) == word,
        lambda option: option.key.startswith(word),
        lambda option: option.label.casefold().startswith(word),
    )
    for is_meant in meanings:
        keys = [option.key for option in question.options if word and is_meant(option)]
        if len(keys) == 1:
            return keys[0]
        if keys:
            raise IllegalAnswer(f"{_quoted(text, question)} may be {any_of(keys)}; say which.")
    raise IllegalAnswer(f"{_quoted(text, question)} cannot be chosen here; {_advice(question, ask)}.")


def _quoted(text: str, question: Question) -> str:
    """What was typed, in quotes, for a refusal; ``That`` for no text, and for a secret answer, not even a wrong one of
    which is repeated."""
    return "That" if question.is_secret or not text else repr(text)


def _advice(question: Question, ask: AnyAsk) -> str:
    """What could be typed, for a refusal."""
    keys = [option.key for option in question.options]
    if isinstance(ask, NumberAsk):
        return f"type a whole number from {keys[0]} to {keys[-1]}"
    return f"type {any_of(keys)}, or its number"
