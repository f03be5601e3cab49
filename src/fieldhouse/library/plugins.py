"""Coaches that other packages bring: the entry points ``fieldhouse.coaches`` of whatever is installed."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Collection
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from fieldhouse.table.plugin import USUAL_SECONDS, Found, PluginFault, plugin_of

GROUP: Final = "fieldhouse.coaches"
SECONDS_VARIABLE: Final = "FIELDHOUSE_COACH_SECONDS"


def found_coaches(game: str, games: tuple[str, ...], taken: Collection[str]) -> Found:
    """The plug-in coaches of *game*: the installed packages are looked through, and those modules imported.

    *games* are all of the house, *taken* the names that are its own. One that cannot be used is refused by itself, and
    spoils nothing else.
    """
    brought = sorted(entry_points(group=GROUP), key=lambda each: (each.name, _source(each)))
    count = Counter(each.name for each in brought)
    found = Found({}, {})
    for each in brought:
        if count[each.name] > 1:
            sources = " and ".join(_source(other) for other in brought if other.name == each.name)
            found.refused[each.name] = f"The coach {each.name!r} is refused: {sources} both bring one of that name."
            continue
        try:
            if each.name in taken:
                raise PluginFault(f"The coach {each.name!r} of {_source(each)} is refused: the house has one so named.")
            plugin = plugin_of(each.name, _source(each), _loaded(each), games, most_seconds())
        except PluginFault as fault:
            found.refused[each.name] = str(fault)
            continue
        if game in plugin.games:
            found.coaches[each.name] = plugin
    return found


def most_seconds() -> float:
    """What an answer may take: the environment may say another limit. Refused if that is no time."""
    said = os.environ.get(SECONDS_VARIABLE, "")
    try:
        seconds = float(said) if said else USUAL_SECONDS
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 86400:
        raise PluginFault(f"{SECONDS_VARIABLE} is a number of seconds above nothing, not {said!r}.")
    return seconds


def _loaded(brought: EntryPoint) -> object:
    """What an entry point names, imported. Refused if that fails."""
    try:
        return brought.load()
    except Exception as fault:  # a stranger's module may raise anything
        told = f"{type(fault).__name__}: {fault}"
        where = f"The coach {brought.name!r} of {_source(brought)}"
        raise PluginFault(f"{where} is refused: {brought.value} cannot be imported ({told}).") from fault


def _source(brought: EntryPoint) -> str:
    """The package that brings it, with its version."""
    return f"{brought.dist.name} {brought.dist.version}" if brought.dist else "an unknown package"
