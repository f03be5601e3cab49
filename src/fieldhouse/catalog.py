"""The games of the house by name, each joined to the charts it plays with."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from fieldhouse.table.game import Definition
from fieldhouse.table.refusal import NotFound


class UnknownGame(NotFound):
    """A game that is not in the house: a sentence with the nearest that is."""


# Each game is imported when it is wanted: a command waits for no other game than its own.


def _ddf() -> Definition[Any]:
    from fieldhouse import library
    from fieldhouse.games.ddf.game import DataDrivenFootball

    return DataDrivenFootball(library.load_team, library.season_charts)


def _bowlbound() -> Definition[Any]:
    from fieldhouse.games.bowlbound.game import BowlBound
    from fieldhouse.library import bowlbound

    return BowlBound(bowlbound.load_team)


def _statispro() -> Definition[Any]:
    from fieldhouse.games.statispro.game import StatisProBasketball
    from fieldhouse.library import statispro

    return StatisProBasketball(statispro.load_team, statispro.season_numbers, statispro.deck, statispro.fast_breaks)


def _lords() -> Definition[Any]:
    from fieldhouse.games.lords.game import LordsOfBaseball
    from fieldhouse.library import lords

    return LordsOfBaseball(lords.box)


GAMES: Final[dict[str, Callable[[], Definition[Any]]]] = {
    "ddf": _ddf,
    "bowlbound": _bowlbound,
    "statispro": _statispro,
    "lords": _lords,
}


@cache
def game(name: str) -> Definition[Any]:
    """The definition of the game *name*."""
    if name not in GAMES:
        near = difflib.get_close_matches(name.lower(), GAMES, 1)
        hint = f" Did you mean {near[0]!r}?" if near else f" There is {', '.join(GAMES)}."
        raise UnknownGame(f"There is no game {name!r}.{hint}")
    return GAMES[name]()
