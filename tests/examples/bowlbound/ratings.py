"""Two teams with their power ratings."""

from __future__ import annotations

from typing import Any

from examples.bowlbound.table import Stage

NOTRE_DAME = {"power rating": 200, "home adjustment": 2, "yardage factor": 97.5}
"""The example prints 98.5, less 8 is 89.5: only 97.5 gives its 89.5, and the 24% it plays with (rulings, 5)."""


STANFORD = {"power rating": 200, "home adjustment": 2, "yardage factor": 105.5}


def notre_dame_at_stanford(**options: Any) -> Stage:
    stage = Stage("A 1 and 10 at A 40", {"yardage_factors": "full", **options}, A=NOTRE_DAME, B=STANFORD)
    assert stage.game.spread == 4
    return stage
