"""Calls that hardly anybody means, by down, score and clock: a page asks back before it takes one.

No odds are weighed here: these are the calls that a coach explains to the press. What is legal stays legal.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.late_game import TWO_MINUTES, needs_every_down_from
from fieldhouse.gridiron.names import ORDINALS
from fieldhouse.gridiron.outcome import LAST_DOWN
from fieldhouse.gridiron.phases import REGULATION
from fieldhouse.table.question import Json

PUNT, FIELD_GOAL, KNEEL, SAFETY = "punt", "field goal", "kneel", "safety"
"""What a call is, whatever a game names it."""
FIRST_HALF: Final = 2
LAST_PLAYS: Final = 30
"""With no more on the clock a half may end with this play."""
RUN_OUT_FROM: Final = 160
"""With no more on the clock a side that leads may kneel it out."""
ENOUGH_LEAD: Final = 3
BACKED_UP: Final = 10
NEAR_THEIR_GOAL: Final = GOAL - 35
"""From here on a punt gains next to nothing."""


def second_thought(call: str, view: Json) -> str:
    """Why the side with the ball would hardly mean this call; nothing if it might."""
    lead = view["score"][view["offense"]] - view["score"][1 - view["offense"]]
    return {PUNT: _punt, FIELD_GOAL: _field_goal, KNEEL: _kneel, SAFETY: _safety}[call](view, lead)


def _punt(view: Json, lead: int) -> str:
    """Before fourth down, behind with no time left, or from where a punt gains nothing."""
    if view["down"] < LAST_DOWN:
        return _too_early(view)
    if view["quarter"] == REGULATION and lead < 0 and view["clock"] <= needs_every_down_from(lead):
        return f"You are behind with {_left(view)}: you may not see the ball again."
    return "From here a punt gains next to nothing." if view["spot"] >= NEAR_THEIR_GOAL else ""


def _field_goal(view: Json, lead: int) -> str:
    """Before fourth down, unless the half ends with it; or where three points do not help."""
    ends_half = view["quarter"] in (FIRST_HALF, REGULATION) and view["clock"] <= LAST_PLAYS
    if view["quarter"] == REGULATION and lead < -ENOUGH_LEAD and view["clock"] <= TWO_MINUTES:
        return f"Three points are not enough, with {_left(view)}."
    is_early = view["down"] < LAST_DOWN and not ends_half and view["quarter"] <= REGULATION
    return _too_early(view) if is_early else ""


def _kneel(view: Json, lead: int) -> str:
    """Unless it ends the half, or the game that is won."""
    is_half_over = view["quarter"] == FIRST_HALF and view["clock"] <= TWO_MINUTES
    is_won = view["quarter"] >= REGULATION and lead > 0 and view["clock"] <= RUN_OUT_FROM
    is_level = view["quarter"] == REGULATION and lead == 0 and view["clock"] <= LAST_PLAYS
    if is_half_over or is_won or is_level:
        return ""
    if view["down"] == LAST_DOWN:
        return "On fourth down it gives them the ball."
    return f"It wastes a down, with {_left(view)}."


def _safety(view: Json, lead: int) -> str:
    """Unless a side that leads is backed up at the end."""
    is_meant = view["quarter"] >= REGULATION and lead >= ENOUGH_LEAD and view["spot"] <= BACKED_UP
    return "" if is_meant and view["clock"] <= TWO_MINUTES else "It gives them two points and the ball."


def _too_early(view: Json) -> str:
    """Another down would follow."""
    return f"It is only {ORDINALS[view['down']]} down."


def _left(view: Json) -> str:
    """What is on the clock."""
    return f"{view['clock'] // 60}:{view['clock'] % 60:02} left"
