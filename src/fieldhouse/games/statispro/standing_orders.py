"""What a coach of Statis Pro Basketball may want answered without being asked: the bench, the foul line, Index Points.

Not to be mixed up with the orders of 4.2 and 6.6 (``orders.py``), which are a rule: those say what is done while the
ball is live, these when somebody is asked at all. Where one of these functions gives None he is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.games.statispro import menu, substitution_plan
from fieldhouse.games.statispro.coaching.floor import change, plan_of
from fieldhouse.games.statispro.coaching.own_plan import is_change_due, lines_told, step_by_plan
from fieldhouse.games.statispro.menu import FOUL_LINE, GO, MENU, PLACES, SUBSTITUTION, Window
from fieldhouse.games.statispro.questions import CHANGE, FOUL_INDEX, LINE_UP, REBOUND_INDEX, STAND, STEAL_INDEX
from fieldhouse.games.statispro.rules.fouls import in_penalty
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.seat import Seat
from fieldhouse.table.standing import ASK, OwnWords, StandingOrder

DEAD_BALLS: Final = "dead"
ROTATION: Final = "rotation"
LATE_ONLY: Final = "late"
NEVER: Final = "never"
COSTLY: Final = "costly"
STARS: Final = "stars"
TAKE: Final = "take"
PLAN: Final = "plan"
LATE_CARDS: Final = 30
"""With so many cards left a period is nearly over."""
STAR_MINUTES: Final = 30
"""Whoever is planned for so many a game is one of the stars."""


def is_pause(game: Game, window: Window) -> bool:
    """There is time to think: a time-out, the start of a period; or it is the end of a game."""
    return window.is_time_out or window.is_period_start or game.is_final_two


def bench(value: str, game: Game, seat: Seat, window: Window) -> int | None:
    """3.3, 8.5: the menu before a possession. A rotation or his own plan answers it but in pauses, and is kept in the
    game; else he is asked in dead balls, late in a period, and in a team's first possession of it."""
    if value != DEAD_BALLS:
        return None if is_his_own(value, game, seat, window) else rotated(value, game, seat, window)
    if game.dead_ball or game.left <= LATE_CARDS:
        return None
    return None if game.fresh[game.offense] else GO


def is_his_own(value: str, game: Game, seat: Seat, window: Window) -> bool:
    """A pause, but for changes of his own plan that are due when a period begins. A rotation is kept in the side."""
    if not is_pause(game, window):
        return False
    return value == ROTATION or not window.is_period_start or not is_change_due(value, game, seat)


def rotated(value: str, game: Game, seat: Seat, window: Window) -> int:
    """8.5: whoever is due by the plan of his minutes comes in, whoever must rest goes out; the plan is kept in the
    game.
    """
    can_change = game.dead_ball and window.shooter is None and menu.may_answer(game, seat, window)
    return next_change(value, game, seat)[0] if can_change and game.window < menu.MOST_DECISIONS else GO


def next_change(value: str, game: Game, seat: Seat) -> tuple[int, int]:
    """What is to be done for the assistant's rotation, or the coach's own plan, and by whom; kept in the game."""
    return change(game, seat) if value == ROTATION else step_by_plan(value, game, seat)


def who_rotates(value: str, game: Game, seat: Seat, window: Window) -> int | None:
    """Who goes in for whom, or which two change places, where the rotation has said that somebody does; the plan is
    kept in the game."""
    if value == DEAD_BALLS or is_his_own(value, game, seat, window) or window.shooter is not None:
        return None
    return next_change(value, game, seat)[1]


def at_the_line(value: str, game: Game, seat: Seat, window: Window) -> int | None:
    """8.6: before a free throw the five stay as they are."""
    return None if value == LATE_ONLY and game.is_final_two else GO


def has_star_at_risk(game: Game, seat: Seat) -> bool:
    """Would a foul, which may be anybody's on the floor, hurt: is a man one foul from out, or one of the long minutes
    two?"""
    left = [(man, game.rules.personal_limit - man.fouls) for man in game.floor[seat]]
    return any(fouls <= 1 or (fouls == 2 and man.card.minutes >= STAR_MINUTES) for man, fouls in left)


def spend_on_foul(value: str, game: Game, seat: Seat, subject: tuple[Sequence[int], str, int]) -> int | None:
    """16A, 16C: he is asked, if he wants to be, of his own side's fouls that would cost the ball or give free throws,
    or only of those that may be a star's in trouble; all others stand."""
    is_own = subject[2] == seat
    if value == STARS:
        return None if is_own and has_star_at_risk(game, seat) else STAND
    is_costly = is_own and (seat == game.offense or in_penalty(game, seat))
    return None if value == COSTLY and is_costly else STAND


def spend_on_steal(value: str, game: Game, seat: Seat, subject: object) -> int | None:
    """16A: he is asked, if he wants to be: a ball that was stolen always costs a possession. Else it stands."""
    return None if value == COSTLY else STAND


def take_rebound(value: str, game: Game, seat: Seat, subject: object) -> int:
    """16B: for a point the rebound is ours."""
    return CHANGE if value == TAKE else STAND


def start_by_plan(value: str, game: Game, seat: Seat, subject: tuple[Sequence[int], int]) -> int | None:
    """3.1: the five who start by the plan of the minutes, which the side keeps; who comes in for a man lost is
    asked."""
    return None if game.floor[seat] else plan_of(game, seat)[0][subject[1]]


STANDING_ORDERS: Final[tuple[StandingOrder[Game], ...]] = (
    StandingOrder(
        "bench",
        "Before a possession: ask me for substitutions, tactics and time-outs",
        {
            ASK: "Always",
            DEAD_BALLS: "In dead balls, and late in a period",
            ROTATION: "In pauses and late; an assistant rotates",
        },
        ROTATION,
        {MENU.name: bench, SUBSTITUTION.name: who_rotates, PLACES.name: who_rotates},
        tacit=DEAD_BALLS,
        offered=ROTATION,
        own=OwnWords(
            "My own plan: who comes in for whom, and when",
            "In pauses and late; an assistant keeps my own plan",
            substitution_plan.EXAMPLE,
            substitution_plan.written,
            substitution_plan.parts,
            lines_told,
        ),
    ),
    StandingOrder(
        "line",
        "Before a free throw: ask me whether somebody comes in",
        {ASK: "Always", LATE_ONLY: "In the last two minutes", NEVER: "Never"},
        LATE_ONLY,
        {FOUL_LINE.name: at_the_line},
    ),
    StandingOrder(
        "index",
        "Index Points on fouls and steals: ask me",
        {
            ASK: "Always",
            COSTLY: "If it costs the ball or free throws",
            STARS: "Of fouls, if one of my stars may be near to fouling out",
            NEVER: "Never: keep them",
        },
        COSTLY,
        {FOUL_INDEX.name: spend_on_foul, STEAL_INDEX.name: spend_on_steal},
    ),
    StandingOrder(
        "rebound",
        "Their rebound, for an Index Point",
        {ASK: "Ask me", TAKE: "Take it, always", NEVER: "Let them have it"},
        TAKE,
        {REBOUND_INDEX.name: take_rebound},
    ),
    StandingOrder(
        "starters",
        "The starting five",
        {ASK: "Ask me", PLAN: "As my assistant plans it"},
        ASK,
        {LINE_UP.name: start_by_plan},
        offered=PLAN,
    ),
)
