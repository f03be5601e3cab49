"""The options of a game, read from what a player, a command or a journal says."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any, Final, TypeVar

from fieldhouse.table.game import BadOption
from fieldhouse.table.plain_json import Fields, Json

T = TypeVar("T")
Check = Callable[[str, Json], object]
"""From an option's name and its value to the value as the game takes it."""

PRESET = "preset"
OFF: Final = "no-"


def truth(name: str, value: Json) -> bool:
    """True or false, and nothing else. Anything else is refused."""
    if not isinstance(value, bool):
        raise BadOption(f"Option {name!r} is either true or false, not {value!r}.")
    return value


def chosen(given: Mapping[str, Json], presets: Mapping[str, T], usual: str, check: Check = truth) -> T:
    """Options from ``{"preset": name, option: value}``; the preset is *usual* unless named. Refused if there is no such
    preset or option, or *check* refuses a value."""
    preset = str(given.get(PRESET, usual))
    if preset not in presets:
        raise BadOption(f"There is no preset {preset!r}; there are {', '.join(presets)}.")
    options: Any = presets[preset]
    known = asdict(options)
    for name in given:
        if name != PRESET and name not in known:
            near = difflib.get_close_matches(name, known, 1)
            hint = f" Did you mean {near[0]!r}?" if near else ""
            raise BadOption(f"There is no option {name!r}.{hint}")
    read: T = replace(options, **{name: check(name, value) for name, value in given.items() if name != PRESET})
    return read


def options_from_text(text: str, presets: Sequence[str]) -> Fields:
    """``basic,quotas,no-audibles,years=5`` as a game takes it; the game itself knows which options there are."""
    options: Fields = {}
    for word in filter(None, (part.strip() for part in text.split(","))):
        if word in presets:
            options[PRESET] = word
        elif "=" in word:
            name, _, value = word.partition("=")
            options[name.replace("-", "_")] = int(value) if value.isdecimal() else value
        else:
            name = word.removeprefix(OFF).replace("-", "_")
            options[name] = not word.startswith(OFF)
    return options
