"""A mix that leans, down by down no farther than it may.

The equilibrium leaves nothing to whoever knows it. A coach that leans away from it, towards a reply to what it believes
of the other or towards a habit of its own, leaves something; here it leans so far that the best answer gains no more
than it risks. What somebody can win of it in a game is therefore bounded by what it risks on each down.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.gridiron.equilibrium.frontier import leaned_calls
from fieldhouse.gridiron.equilibrium.one_game import Mix, SmallGame, scaled
from fieldhouse.gridiron.equilibrium.tableau import settled
from fieldhouse.gridiron.equilibrium.watching import Belief, answer_pays, call_pays

BOLD: Final = 0.015
"""Points a down that a habit is answered at the risk of, beyond what it gives away, if it is trusted fully."""


def leaned(mix: Mix, leaning: Mix, gains: SmallGame, risk: float) -> Mix:
    """*mix* with as much of *leaning* as lets no answer gain more by it than *risk*; both are shares of one.

    *gains* are ours, by our choice and then by their answer.
    """
    held, bent = answer_pays(gains, mix), answer_pays(gains, leaning)
    least, part = min(held) - risk, 1.0
    for index in range(len(held)):
        if bent[index] < least:
            part = min(part, (held[index] - least) / (held[index] - bent[index]))
    return [share + part * (other - share) for share, other in zip(mix, leaning, strict=True)]


def best_leaning(mix: Mix, gains: SmallGame, believed: Mix, risk: float) -> Mix:
    """Of mixes that risk no more, the one that gets most of what the other side is *believed* to do."""
    return _best(mix, gains, call_pays(gains, believed), risk)


def _best(mix: Mix, gains: SmallGame, pays: Mix, risk: float) -> Mix:
    """The same, *pays* being what each choice gets."""
    down = settled(gains, [0.0] * len(gains))
    return leaned_calls(down, pays, down.value() - min(answer_pays(gains, mix)) + risk)


def answered(mix: list[float], gains: SmallGame, belief: Belief, a_point: float) -> Mix:
    """The mix of these weights leaned towards what pays against a habit, a point being worth *a_point*. Of what the
    habit gives away so much is risked as it is trusted: whoever shows one to be believed must pay for it first. A habit
    of what the equilibrium calls too gives nothing away; for its like a little is risked.
    """
    held, pays = scaled(mix), call_pays(gains, belief.mix)
    given = _paid(pays, held) - min(answer_pays(gains, held))
    return _best(held, gains, pays, belief.trust * (given + BOLD * a_point))


def turned(game: SmallGame) -> SmallGame:
    """The same game as the side sees it that answers."""
    return [[-row[answer] for row in game] for answer in range(len(game[0]))]


def _paid(pays: list[float], mix: Mix) -> float:
    """What a mix gets of what each of its choices pays."""
    paid = 0.0
    for index in range(len(pays)):
        paid += pays[index] * mix[index]
    return paid
