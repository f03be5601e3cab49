"""What a coach of Data-Driven Football may want answered without being asked: the clock, and the line of scrimmage.

Once both calls are seen everything is open: the charts and the calls say what the pair is worth, to either side.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fieldhouse.games.ddf.choices import AUDIBLE, GO
from fieldhouse.games.ddf.coaching.audibles import Matchup
from fieldhouse.games.ddf.questions import REVEAL, TEMPO, legal_plays
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.standing_orders import NEVER, clock_order, first_unless_late
from fieldhouse.table.seat import OTHER, Seat
from fieldhouse.table.standing import ASK, StandingOrder
from fieldhouse.table.sums import total

SHORTFALL: Final = {f"worse-{points}": points / 100 for points in (10, 25)}
"""By how much a pair must fall short of what the down usually gives, to be worth a question."""
DEFAULT_SHORTFALL: Final = "worse-25"
"""A side has three audibles at the most: with this one it is asked some fifteen times a game."""
PAIRINGS_KEPT: Final = 32


@lru_cache(PAIRINGS_KEPT)
def pairing(attack: Side, defend: Side) -> Matchup:
    """An offense against a defense; the chances of its plays are worked out as they are wanted."""
    return Matchup(attack, defend, {})


def shortfall(game: Game, seat: Seat) -> float:
    """How much worse for *seat* the pair that is seen is than the mean of all pairs: in chances to make the yards."""
    chances = pairing(game.sides[game.offense], game.sides[OTHER[game.offense]])
    plays = legal_plays(game, game.offense)
    rows = [chances.against(play, game.to_go) for play in plays]
    usual = total(total(row) / len(row) for row in rows) / len(plays)
    made = chances.against(game.play.call, game.to_go)[game.play.formation]
    return usual - made if seat == game.offense else made - usual


def go_unless_outguessed(value: str, game: Game, seat: Seat, legal: tuple[int, ...]) -> int | None:
    """'Audibles', time-outs after the reveal: Go, unless the pair is too bad to be borne."""
    return None if value in SHORTFALL and shortfall(game, seat) >= SHORTFALL[value] else GO


def go_without_audible(value: str, game: Game, seat: Seat, legal: tuple[int, ...]) -> int | None:
    """None where an audible may be called: else a time-out after the reveal is a matter of the clock."""
    return None if AUDIBLE in legal else first_unless_late(value, game, seat, legal)


STANDING_ORDERS: Final[tuple[StandingOrder[Game], ...]] = (
    clock_order({TEMPO.name: first_unless_late, REVEAL.name: go_without_audible}),
    StandingOrder(
        "line",
        "Both calls are seen: ask me for an audible or a time-out",
        {
            ASK: "On every play",
            **{value: f"If my odds are {100 * short:.0f} in 100 below the usual" for value, short in SHORTFALL.items()},
            NEVER: "Never: go",
        },
        DEFAULT_SHORTFALL,
        {REVEAL.name: go_unless_outguessed},
    ),
)
