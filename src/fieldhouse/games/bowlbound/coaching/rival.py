"""The rival: plays the equilibrium, so that nobody gains by guessing what it calls."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from fieldhouse.games.bowlbound.coaching.solving import SolvingCoach


@mypyc_attr(allow_interpreted_subclasses=True)
class RivalCoach(SolvingCoach):
    """The equilibrium, read from the tables: nothing is solved while it plays."""
