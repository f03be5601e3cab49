"""What every game is to the table: a definition that starts, steps, rests, and is seen."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from fieldhouse.table.journal import Header
from fieldhouse.table.question import Ask, Coach, Json
from fieldhouse.table.table import Table


class Playable(Protocol):
    """A game under way: the one mutable thing. Between two steps it is complete, and plain JSON."""

    table: Table

    @property
    def over(self) -> bool: ...

    def view(self, seat: int) -> Json:
        """All that *seat* may see now."""
        ...

    def state(self) -> Json:
        """All that is true at this rest point."""
        ...


G = TypeVar("G", bound=Playable)


class Definition(Protocol[G]):
    """A game's rules, as the table needs them."""

    name: str
    title: str
    rules_version: int
    seats: tuple[str, ...]
    asks: tuple[Ask, ...]

    def header(self, teams: tuple[str, ...], seed: int, options: dict[str, Any]) -> Header:
        """A checked header for a new game."""
        ...

    def start(self, header: Header, table: Table) -> G:
        """A game before its first step."""
        ...

    def restore(self, header: Header, table: Table, state: Json) -> G:
        """The game as it was at the rest point *state*."""
        ...

    def step(self, game: G) -> None:
        """Play on to the next rest point."""
        ...

    def coach(self, level: str) -> Coach:
        """A computer coach by its level's name."""
        ...
