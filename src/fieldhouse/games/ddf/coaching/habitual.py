"""How a coach of habits calls a down: the team's own calls, and how the league lines up."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.coaching.book import RESTRICTED_FROM
from fieldhouse.games.ddf.coaching.league_plan import FORMATIONS, RED_ZONE
from fieldhouse.games.ddf.coaching.plan import Plan
from fieldhouse.games.ddf.model import PLAY_COUNT
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.call_buckets import OPEN_FIELD_TO
from fieldhouse.gridiron.phases import TRY
from fieldhouse.gridiron.situations import BUCKET_AT, state_of

NO_DOWN: Final = 1


def bucket_of(game: Game) -> int:
    """The bucket of the down, as habits tell downs apart."""
    return BUCKET_AT[game.spot][NO_DOWN if game.phase == TRY else game.down][game.to_go]


def call_habits(game: Game, plan: Plan) -> list[float]:
    """How often the team of *plan*, which has the ball, calls each play here, as shares of one."""
    slots = plan.calls[state_of(game, game.offense)][bucket_of(game)]
    return [slots.count(play) / len(slots) for play in range(PLAY_COUNT)]


def formation_habits(game: Game) -> list[float]:
    """How often the league lines up in each formation here, as weights."""
    if RESTRICTED_FROM <= game.spot < OPEN_FIELD_TO:
        return list(RED_ZONE)
    return list(FORMATIONS[state_of(game, game.offense)][bucket_of(game)])
