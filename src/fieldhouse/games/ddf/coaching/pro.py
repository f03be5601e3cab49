"""The pro: a coach of habits who knows what they cost. It calls as its team does, and strays where that pays."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from fieldhouse.games.ddf.coaching.book import RESTRICTED_FROM
from fieldhouse.games.ddf.coaching.league_plan import FORMATIONS, RED_ZONE
from fieldhouse.games.ddf.coaching.meetings import Meetings, Snap
from fieldhouse.games.ddf.coaching.weighing import WeighingCoach
from fieldhouse.games.ddf.model import PLAY_COUNT
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.call_buckets import OPEN_FIELD_TO
from fieldhouse.gridiron.equilibrium.blended import blended
from fieldhouse.gridiron.equilibrium.one_game import Mix
from fieldhouse.gridiron.equilibrium.playbook import SmallGame
from fieldhouse.gridiron.phases import TRY
from fieldhouse.gridiron.situations import BUCKET_AT, state_of

HEAT: Final = 0.1
"""The temperature, in points: what it costs to stray from a habit."""
NO_DOWN: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class ProCoach(WeighingCoach):
    """Habits blended with the equilibrium. It watches the other side as the rival does."""

    def __init__(self, meetings: Meetings | None = None) -> None:
        super().__init__(meetings)
        self.habits: dict[bytes, tuple[float, ...]] = {}

    def mixes(self, game: Game, snap: Snap, payoffs: SmallGame) -> tuple[float, Mix, Mix]:
        """Between the book's habits and the solution: the value, the calls and the formations."""
        calls = self.call_habits(game)
        return blended(
            payoffs, [calls[call] for call in snap.calls], formation_habits(game), HEAT * max(snap.a_point, 1.0)
        )

    def call_habits(self, game: Game) -> tuple[float, ...]:
        """How often the team calls each play here."""
        slots = self.plan(game, game.offense).calls[state_of(game, game.offense)][bucket_of(game)]
        found = self.habits.get(slots)
        if found is None:
            found = self.habits[slots] = tuple([slots.count(play) / len(slots) for play in range(PLAY_COUNT)])
        return found


def bucket_of(game: Game) -> int:
    """The bucket of the down, as habits tell downs apart."""
    return BUCKET_AT[game.spot][NO_DOWN if game.phase == TRY else game.down][game.to_go]


def formation_habits(game: Game) -> list[float]:
    """How often the league lines up in each formation here."""
    if RESTRICTED_FROM <= game.spot < OPEN_FIELD_TO:
        return list(RED_ZONE)
    return list(FORMATIONS[state_of(game, game.offense)][bucket_of(game)])
