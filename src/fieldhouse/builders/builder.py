"""What every builder is to the commands: somebody who makes a season's teams, and tells how true they play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from rich.table import Table as Grid

from fieldhouse.builders import BadSource
from fieldhouse.table.plain_json import PlainReport

FAN_REPLAYS: Final = 12
"""How often a season is played that a fan looks at, if nobody says."""
Figures = PlainReport
"""A season measured, as plain values."""


@dataclass(frozen=True, kw_only=True)
class Request:
    """All that can be asked of builders; each takes its own part of it and refuses the rest."""

    season: int | None = None
    pbp: tuple[Path, ...] = ()
    games: Path | None = None
    players: Path | None = None
    teams: Path | None = None
    plan: Path | None = None
    team: str | None = None
    rounds: int | None = None
    out: Path | None = None
    replays: int | None = None
    seed: int | None = None
    plot: Path | None = None

    def given(self) -> list[str]:
        """The names of what has been asked for."""
        return [field.name for field in fields(self) if getattr(self, field.name) not in (None, ())]


class Work(NamedTuple):
    """Who helps, and who is told how it goes."""

    pool: Executor | None
    say: Callable[[str], None]
    advance: Callable[[int], None] = lambda replays: None


class Builder(Protocol):
    """One game's builder. Nothing that a player can do without is imported before it is asked to work."""

    packages: tuple[str, ...]
    """What it needs to build; measuring what is at hand may need less."""
    takes: frozenset[str]
    """The fields of a request that mean something to it."""
    replays: int
    """How often it plays a season that it measures, if nobody says."""

    def build(self, request: Request, work: Work) -> Sequence[str]:
        """Make and write what is asked for; the lines that tell what was written."""
        ...

    def needs(self, request: Request) -> tuple[str, ...]:
        """The packages that measuring needs."""
        ...

    def measure(self, request: Request, work: Work) -> Figures:
        """Replay a season and compare it with the real one."""
        ...

    def report(self, figures: Figures) -> Sequence[Grid | str]:
        """The comparison for people."""
        ...

    def fan(self, request: Request, work: Work) -> Figures:
        """Replay a season and compare what a fan counts of it; needs all of ``packages``. Refused if the game has no
        such count."""
        raise BadSource("What a fan counts of a season cannot be told of this game yet.")


def check(builder: Builder, game: str, request: Request) -> None:
    """Refuse what this builder would overlook."""
    strange = [name for name in request.given() if name not in builder.takes]
    if strange:
        options = ", ".join(f"--{name.replace('_', '-')}" for name in strange)
        raise BadSource(f"{options} means nothing to the builder of {game!r}.")


def words(name: str) -> str:
    """A figure's name in words."""
    return name.replace("_", " ")
