"""What the definitions of the two footballs have in common: two teams, each with its chart, make a header."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from fieldhouse.gridiron.game import FootballPlay
from fieldhouse.gridiron.outcome import ENDINGS
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.gridiron.team import FootballTeam
from fieldhouse.table.game import BadOption, Definition, Playable
from fieldhouse.table.journal import ROLLED, Header
from fieldhouse.table.plain_json import Fields, Json
from fieldhouse.table.seat import SEATS

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


GameT = TypeVar("GameT", bound=Playable)
PlayT = TypeVar("PlayT", bound=FootballPlay)
TeamT = TypeVar("TeamT", bound=FootballTeam)


class FootballDefinition(Definition[GameT, PlayT], Generic[GameT, PlayT, TeamT]):
    """Charts come from wherever the house keeps them."""

    seats: Final = SEATS
    find_team: Callable[[str], TeamT]

    @staticmethod
    @abstractmethod
    def read_options(given: Mapping[str, Json]) -> DataclassInstance:
        """The game's options from ``{"preset": name, option: value}``."""

    def header(self, teams: tuple[str, ...], seed: int, options: Fields, dice: str = ROLLED) -> Header:
        """The first line of a journal; teams are read from the library, and refused if they are not two."""
        if len(teams) != len(self.seats):
            raise BadOption(f"{self.title} is played by two teams, away and home, not by {len(teams)}.")
        away, home = map(self.find_team, teams)
        return Header(
            game=self.name,
            rules_version=self.rules_version,
            seed=seed,
            options=asdict(self.read_options(options)),
            teams=(away.name, home.name),
            digests=self.digests(away, home),
            dice=dice,
        )

    def prominence(self, note: PlayT) -> int:
        """A score before a play from scrimmage, and that before tries and kickoffs."""
        return 2 if any(how in ENDINGS for _, _, how in note.points) else int(note.kind == SCRIMMAGE)

    def digests(self, away: TeamT, home: TeamT) -> tuple[str, ...]:
        """Of all the text that the game is played with."""
        return away.digest, home.digest
