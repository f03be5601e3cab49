"""The pro: a coach of habits who knows what they cost. It keeps to them as far as nobody gains much by knowing them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from fieldhouse.games.ddf.coaching.rival import RivalCoach
from fieldhouse.games.ddf.coaching.stance import Stance
from fieldhouse.gridiron.equilibrium.leaning import leaned, turned
from fieldhouse.gridiron.equilibrium.one_game import Mix, SmallGame
from fieldhouse.gridiron.equilibrium.tableau import Tableau
from fieldhouse.gridiron.equilibrium.tables import PAYOFF

RISK: Final = 0.015
"""Points that somebody who knows all its mixes may gain on a down, because it keeps to habits."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ProCoach(RivalCoach):
    """The equilibrium with as much of the team's and the league's habits as it risks. It watches the other side, and
    calls the end of a half, as the rival does. The tables come from the shelf on disk, or are solved at a first
    meeting."""

    def rank(self) -> int:
        """Beside the rival's."""
        return 1

    def lean(self, down: Tableau, pairs: SmallGame, called: Mix, lined_up: Mix) -> Stance:
        """Towards its own habits."""
        gains = [[pay - price for pay in row] for row, price in zip(pairs, down.prices, strict=True)]
        calls = leaned(down.call_mix(), called, gains, RISK * PAYOFF)
        return calls, leaned(down.answer_mix(), lined_up, turned(gains), RISK * PAYOFF)
