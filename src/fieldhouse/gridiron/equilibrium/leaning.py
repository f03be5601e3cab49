"""A mix that leans, down by down no farther than it may.

The equilibrium leaves nothing to whoever knows it. A coach that leans away from it, towards a reply to what it believes
of the other or towards a habit of its own, leaves something; here it leans so far that the best answer gains no more
than it risks. What somebody can win of it in a game is therefore bounded by what it risks on each down.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.gridiron.equilibrium.one_game import Mix, scaled, solved_one
from fieldhouse.gridiron.equilibrium.playbook import SmallGame
from fieldhouse.gridiron.equilibrium.watching import HEAT, Belief, answer_pays, call_pays, paid_in_part, tilted

TRUSTED: Final = 0.3
"""The part of a belief that a reply is sought for, beside the reply to all of it, which risks most. A second part would
be worth a tenth more of what leaning gains, and a quarter of all the time that two rivals take.
"""
HABIT_RISK: Final = 0.003
"""Points that somebody who knows all mixes of a pro may gain on a down, because it keeps to habits."""
MOST: Final = 0.004
"""Points a down that a habit which costs is answered at the risk of, whatever it gives away: who only shows it, and
knows every mix, gains no more by that than half a point a game.
"""
LITTLE: Final = 0.0015
"""Points a down that any habit is answered at the risk of, if it is trusted fully."""


def leaned(mix: Mix, leaning: Mix, gains: SmallGame, risk: float) -> Mix:
    """*mix* with as much of *leaning* as lets no answer gain more by it than *risk*; both are shares of one.

    *gains* are ours, by our choice and then by their answer.
    """
    return _leaned(mix, answer_pays(gains, mix), leaning, gains, risk)


def _leaned(mix: Mix, held: list[float], leaning: Mix, gains: SmallGame, risk: float) -> Mix:
    """``leaned``, *held* being what each answer allows *mix*."""
    bent = answer_pays(gains, leaning)
    least, part = min(held) - risk, 1.0
    for index in range(len(held)):
        if bent[index] < least:
            part = min(part, (held[index] - least) / (held[index] - bent[index]))
    return [share + part * (other - share) for share, other in zip(mix, leaning, strict=True)]


def best_leaning(mix: Mix, gains: SmallGame, believed: Mix, risk: float) -> Mix:
    """Of *mix* and two that lean from it and risk no more, to the best reply and to one that trusts in part, the one
    that gets most of what the other side is *believed* to do; one small game is solved."""
    pays, held = call_pays(gains, believed), answer_pays(gains, mix)
    boldest = [0.0] * len(mix)
    boldest[pays.index(max(pays))] = 1.0
    best, most = mix, _paid(pays, mix)
    for reply in (boldest, solved_one(paid_in_part(gains, pays, TRUSTED))[1]):
        found = _leaned(mix, held, reply, gains, risk)
        paid = _paid(pays, found)
        if paid > most:
            best, most = found, paid
    return best


def answered(mix: list[float], gains: SmallGame, belief: Belief, a_point: float) -> Mix:
    """The mix of these weights leaned towards what pays against a habit, a point being worth *a_point*. Of what the
    habit gives away so much is risked as it is trusted and has paid for, and ``MOST`` at the most. A habit of what the
    equilibrium calls too gives nothing away; for its like a little is risked.
    """
    held, pays = scaled(mix), call_pays(gains, belief.mix)
    given = _paid(pays, held) - min(answer_pays(gains, held))
    risk = min(belief.trust * belief.paid * given, MOST * a_point) + belief.trust * LITTLE * a_point
    tilt = leaned(held, scaled(tilted(held, pays, HEAT * a_point / belief.trust)), gains, risk)
    best = best_leaning(held, gains, belief.mix, risk)
    return best if _paid(pays, best) > _paid(pays, tilt) else tilt


def turned(game: SmallGame) -> SmallGame:
    """The same game as the side sees it that answers."""
    return [[-row[answer] for row in game] for answer in range(len(game[0]))]


def _paid(pays: list[float], mix: Mix) -> float:
    """What a mix gets of what each of its choices pays."""
    paid = 0.0
    for index in range(len(pays)):
        paid += pays[index] * mix[index]
    return paid
