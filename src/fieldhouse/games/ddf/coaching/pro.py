"""The pro: a coach of habits who knows what they cost. It keeps to them as far as nobody gains much by knowing them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from fieldhouse.games.ddf.coaching.rival import RivalCoach
from fieldhouse.gridiron.equilibrium.leaning import leaned
from fieldhouse.gridiron.equilibrium.one_game import Mix
from fieldhouse.gridiron.equilibrium.playbook import SmallGame
from fieldhouse.gridiron.equilibrium.tables import PAYOFF

RISK: Final = 0.003
"""Points that somebody who knows all its mixes may gain on a down, because it keeps to habits."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ProCoach(RivalCoach):
    """The equilibrium with as much of the team's and the league's habits as it risks. It watches the other side, and
    calls the end of a half, as the rival does. The tables come from the shelf on disk, or are solved at a first
    meeting."""

    def rank(self) -> int:
        """Its own, beside the rival's."""
        return 1

    def lean(self, mix: Mix, gains: SmallGame, own: Mix, other: Mix) -> Mix:
        """The *mix*, leaned towards its *own* habits as far as it risks."""
        return leaned(mix, own, gains, RISK * PAYOFF)
