"""How pages speak of a game's teams, of their people and of its clock."""

from __future__ import annotations

from dataclasses import dataclass, replace

from fieldhouse.games.ddf.model import Team
from fieldhouse.games.ddf.pages.player_roles import game_of, who
from fieldhouse.games.ddf.state import Play
from fieldhouse.gridiron import matchup
from fieldhouse.table.seat import Seat


@dataclass(frozen=True)
class Matchup(matchup.Matchup[Team]):
    """The two teams of a game and who plays for them; the game's number says who starts."""

    seed: int = 0

    @classmethod
    def of_game(cls, away: Team, home: Team, seed: int) -> Matchup:
        """With the number by which men are named: the game's seed, or its cast."""
        return replace(cls.of(away, home), seed=seed)

    def who(self, seat: Seat, role: str, play: Play) -> str:
        """The man of that role on this play, by the game's seed; nothing where no names are known."""
        return who(self.teams[seat], role, play, game_of(self.seed, seat))


def named(name: str, verb: str, noun: str) -> str:
    """``O. Tremaine runs``, or just ``run`` when nobody knows his name."""
    return f"{name} {verb}" if name else noun
