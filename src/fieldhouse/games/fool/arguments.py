"""What a command is given, read and looked at by the signature of its rule, before any rule sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from inspect import Parameter, signature
from types import UnionType
from typing import Annotated, Final, TypeAlias, get_args, get_origin, get_type_hints

from fieldhouse.games.fool.model import PlayerNumber, TeamCode
from fieldhouse.games.fool.state import Refused
from fieldhouse.table.plain_json import Fields, Json

WORDS: Final = {int: "a whole number", str: "a word", bool: "yes or no", type(None): "nothing"}
PLURALS: Final = {int: "whole numbers", str: "words"}
Player: TypeAlias = Callable[[str], int] | None
"""Finds a player's number by a word; where there is nobody to ask, a number must do."""


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
    hints = get_type_hints(rule, include_extras=True)
    gathered = [each.name for each in signature(rule).parameters.values() if each.kind is Parameter.VAR_KEYWORD]
    return {word: kind for word, kind in hints.items() if word not in gathered}


def read_words(kinds: Mapping[str, object], given: Mapping[str, Json], player: Player = None) -> Fields:
    """*given* with every word read as what *kinds* say: numbers, yes and no, lists by commas, their rows by colons.

    What cannot be read stays as it is, for the rule to refuse; but a row of too few or too many parts is refused here,
    and *player* may refuse a name.
    """
    return {name: _read(kinds.get(name, object), value, player, ",") for name, value in given.items()}


def _read(kind: object, value: Json, player: Player, mark: str) -> Json:
    """The value of an argument of that kind, from whatever a form, a file or a terminal gave."""
    base, parts = plain_kind(kind), get_args(plain_kind(kind))
    if get_origin(base) is UnionType:
        tried = ((part, _read(part, value, player, mark)) for part in parts)
        return next((found for part, found in tried if is_of(part, found)), value)
    if get_origin(base) in (Sequence, tuple):
        return _read_list(parts, value, player, mark)
    if not isinstance(value, str):
        return value
    if kind == PlayerNumber and player:
        return player(value)
    if base is int:
        return int(value) if value.isdecimal() else value
    if base is bool:
        return {"yes": True, "no": False}.get(value, value)
    return value.upper() if kind == TeamCode else value


def _read_list(parts: Sequence[object], value: Json, player: Player, mark: str) -> Json:
    """Several things of one kind, or a row of some kinds."""
    words = [word.strip() for word in value.split(mark) if word.strip()] if isinstance(value, str) else value
    if not isinstance(words, list | tuple):
        return value
    kinds = parts if len(parts) > 1 and parts[-1] is not ... else [parts[0]] * len(words)
    if len(words) != len(kinds):
        if not isinstance(value, str):
            return value
        raise Refused(f"{value!r} has {len(words)} parts; expected {len(kinds)}, with colons between them.")
    return [_read(kind, word, player, ":") for kind, word in zip(kinds, words, strict=True)]


def plain_kind(kind: object) -> object:
    """A kind without what it is used for: a player's number is a number."""
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def is_of(kind: object, value: object) -> bool:
    """Whether a plain value is of a declared kind. True and false are no numbers; a word is no list."""
    kind = plain_kind(kind)
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
    kind = plain_kind(kind)
    if get_origin(kind) is UnionType:
        return " or ".join(map(described, get_args(kind)))
    return WORDS[kind] if kind in WORDS else f"a list{_content(kind)}"


def _content(kind: object) -> str:
    """What a list holds: several things of one kind, or one thing each of some kinds."""
    parts = [plain_kind(part) for part in get_args(kind) if part is not ...]
    if len(parts) > 1:
        return f" of {', '.join(map(described, parts))}"
    (part,) = parts
    if part in PLURALS:
        return f" of {PLURALS[part]}"
    return f" of lists{_content(part)}" if get_origin(part) in (Sequence, tuple) else ""
