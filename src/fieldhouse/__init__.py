"""Fieldhouse: tabletop sports games, played by the book.

    >>> import fieldhouse
    >>> game = fieldhouse.play("ddf", "2017-HAR", "2017-IRO", seed=7)
    >>> game.score
    (30, 24)

What stands in ``__all__`` is the public door (``docs/python.md``); it is opened when somebody first asks for a name, so
that a command that needs none of it does not wait for it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fieldhouse.public import (
        Coach,
        PlayedGame,
        Question,
        Refusal,
        SeasonReplays,
        Simulation,
        list_games,
        list_teams,
        odds,
        play,
        replay,
        replay_season,
        season_tables,
        simulate,
        tables,
        watch,
    )

__all__ = [
    "Coach", "PlayedGame", "Question", "Refusal", "SeasonReplays", "Simulation", "list_games", "list_teams", "odds",
    "play", "replay", "replay_season", "season_tables", "simulate", "tables", "watch",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """What the public door gives, imported when it is first asked for."""
    if name == "__version__":
        from importlib import metadata

        return metadata.version("fieldhouse")
    if name in __all__:
        return getattr(import_module("fieldhouse.public"), name)
    raise AttributeError(f"module 'fieldhouse' has no attribute {name!r}")


def __dir__() -> list[str]:
    """The public names alone."""
    return [*__all__, "__version__"]
