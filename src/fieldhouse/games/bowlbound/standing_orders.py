"""What a coach of Bowl Bound may want answered without being asked: the clock, fakes, the kicks of the other side."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.questions import DECLARE, DELAY, FAKE_NUMBER, KICKOFF_GUESS, RED_ZONE, RUSH, TEMPO
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.standing_orders import NEVER, clock_order, first_unless_late
from fieldhouse.table.seat import Seat
from fieldhouse.table.standing import ASK, StandingOrder


def first(value: str, game: Game, seat: Seat, subject: object) -> int:
    """What nobody would call a trick: it is the first choice of whatever is asked."""
    return 0


STANDING_ORDERS: Final[tuple[StandingOrder[Game], ...]] = (
    clock_order(dict.fromkeys((TEMPO.name, DECLARE.name, DELAY.name), first_unless_late)),
    StandingOrder(
        "fakes",
        "Fake punts and field goals: ask me for a number",
        {ASK: "Before every kick", NEVER: "Never: kick"},
        ASK,
        {FAKE_NUMBER.name: first},
    ),
    StandingOrder(
        "kicks",
        "Their kicks: ask me for a rush, and what kind of kickoff I expect",
        {ASK: "Before every kick", NEVER: "Never: set up the return"},
        ASK,
        {RUSH.name: first, KICKOFF_GUESS.name: first},
    ),
    StandingOrder(
        "red-zone",
        "Near my goal, when their call is seen: ask me for the red zone defense",
        {ASK: "Every time", NEVER: "Never: keep my call"},
        ASK,
        {RED_ZONE.name: first},
    ),
)
