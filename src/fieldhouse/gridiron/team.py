"""A team of chart football: what it is called, and that somebody plays with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from fieldhouse.table.record import Frozen


@dataclass(frozen=True)
class FootballTeam(Frozen):
    """What a team is called; each game adds the columns of its own charts, in their printed order."""

    name: str
    """SEASON-CODE, as commands name it."""
    season: int
    code: str
    title: str
    digest: str
    """Of the chart's text, so that a journal can tell which chart it was played with."""


TeamT = TypeVar("TeamT", bound=FootballTeam, covariant=True)


class FootballSide(Generic[TeamT]):
    """What one seat plays with; each game adds the columns that its rules ask for."""

    __slots__ = ("team",)

    def __init__(self, team: TeamT) -> None:
        self.team = team
