"""What a command is given, looked at before any rule sees it: numbers where numbers belong, lists where lists do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from inspect import Parameter, signature
from types import UnionType
from typing import Final, get_args, get_origin, get_type_hints

from fieldhouse.games.fool.state import Refused

WORDS: Final = {int: "a whole number", str: "a word", bool: "yes or no"}
PLURALS: Final = {int: "whole numbers", str: "words"}


def check_names(name: str, rule: Callable[..., None], arguments: Mapping[str, object]) -> None:
    """The command *name* must have the arguments that *rule* declares, and no others."""
    try:
        signature(rule).bind(None, "", **arguments)
    except TypeError as fault:
        raise Refused(f"The command {name!r} cannot be read: {fault}.") from None


def check_kinds(what: str, kinds: Mapping[str, object], values: Mapping[str, object]) -> None:
    """Whatever *values* names must be of its kind; *what* is how the sentence of a refusal begins."""
    for word, value in values.items():
        kind = kinds.get(word, object)
        if not is_of(kind, value):
            raise Refused(f"{what} cannot be read: {word} is {value!r}; expected {described(kind)}.")


@cache
def kinds_of(rule: Callable[..., None]) -> dict[str, object]:
    """The kinds of a rule's named arguments; those it gathers itself (as a plan's words) are its own business."""
    hints = get_type_hints(rule)
    gathered = [each.name for each in signature(rule).parameters.values() if each.kind is Parameter.VAR_KEYWORD]
    return {word: kind for word, kind in hints.items() if word not in gathered}


def is_of(kind: object, value: object) -> bool:
    """Whether a plain value is of a declared kind. True and false are no numbers; a word is no list."""
    if kind is object:
        return True
    parts = get_args(kind)
    if get_origin(kind) is UnionType:
        return any(is_of(part, value) for part in parts)
    if get_origin(kind) is Sequence:
        return isinstance(value, list | tuple) and all(is_of(parts[0], each) for each in value)
    if get_origin(kind) is tuple:
        if not isinstance(value, list | tuple):
            return False
        if parts[-1] is ...:
            return all(is_of(parts[0], each) for each in value)
        return len(value) == len(parts) and all(map(is_of, parts, value))
    return type(value) is kind


def described(kind: object) -> str:
    """A kind in a player's words."""
    if get_origin(kind) is UnionType:
        return " or ".join(map(described, get_args(kind)))
    return WORDS[kind] if kind in WORDS else f"a list{_content(kind)}"


def _content(kind: object) -> str:
    """What a list holds: several things of one kind, or one thing each of some kinds."""
    parts = [part for part in get_args(kind) if part is not ...]
    if len(parts) > 1:
        return f" of {', '.join(map(described, parts))}"
    (part,) = parts
    if part in PLURALS:
        return f" of {PLURALS[part]}"
    return f" of lists{_content(part)}" if get_origin(part) in (Sequence, tuple) else ""
