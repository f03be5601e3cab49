"""The options of a game, read from what a player, a command or a journal says."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from dataclasses import asdict, replace
from typing import Any, TypeVar

from fieldhouse.table.game import BadOption

T = TypeVar("T")
Check = Callable[[str, Any], Any]
"""From an option's name and its value to the value as the game takes it."""

PRESET = "preset"


def truth(name: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise BadOption(f"Option {name!r} is either true or false, not {value!r}.")
    return value


def chosen(given: Mapping[str, Any], presets: Mapping[str, T], usual: str, check: Check = truth) -> T:
    """Options from ``{"preset": name, option: value}``; the preset is *usual* unless named."""
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
