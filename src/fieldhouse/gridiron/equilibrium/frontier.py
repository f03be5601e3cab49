"""How much of what the other side is believed to do a mix can get, for what it may risk: exactly.

At the solution nothing is risked. From there it is a walk from corner to corner of all mixes, each time along the edge
that gains most for what it risks, until the risk is used up: of all mixes that risk no more, none gets more.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.gridiron.equilibrium.one_game import NEVER, TINY, Mix
from fieldhouse.gridiron.equilibrium.tableau import Tableau

MOST_CORNERS: Final = 40
WORTH_IT: Final = 1e-7
"""What gains less is no gain."""


def leaned_calls(tableau: Tableau, pays: Mix, risk: float) -> Mix:
    """The mix of calls that gets most, each paying what *pays* says, if the best answer may take *risk* of it."""
    calls, left = len(pays), risk / tableau.scale
    for corner in range(MOST_CORNERS):
        costs = tableau.costs
        at = _steepest(_gains_of_calls(tableau, pays), costs)
        if at < 0:
            break
        out, far = -1, NEVER
        for number in range(len(tableau.rows)):
            row = tableau.rows[number]
            if row[at] > TINY and row[calls] / row[at] < far:
                out, far = number, row[calls] / row[at]
        if out < 0 or costs[at] * far > left + TINY:
            return _part_way_calls(tableau, at, left / costs[at])
        left -= costs[at] * far
        tableau = tableau if corner else tableau.copied()
        tableau.pivot(out, at)
    return tableau.call_mix()


def leaned_answers(tableau: Tableau, allows: Mix, risk: float) -> Mix:
    """The mix of answers that allows least, each allowing what *allows* says, if the best call may gain *risk*."""
    calls, left = len(tableau.beside), risk / tableau.scale
    for corner in range(MOST_CORNERS):
        costs = tableau.costs
        amounts = [row[calls] for row in tableau.rows]
        out = _steepest(_gains_of_answers(tableau, allows), amounts)
        if out < 0:
            break
        row, at, far = tableau.rows[out], -1, NEVER
        for index in range(calls):
            if row[index] < -TINY and -costs[index] / row[index] < far:
                at, far = index, -costs[index] / row[index]
        if at < 0 or amounts[out] * far > left + TINY:
            return _part_way_answers(tableau, out, left / amounts[out])
        left -= amounts[out] * far
        tableau = tableau if corner else tableau.copied()
        tableau.pivot(out, at)
    return tableau.answer_mix()


def _steepest(gains: Mix, risks: Mix) -> int:
    """The edge that gains most for what it risks, or -1 if none gains."""
    best, most = -1, 0.0
    for index in range(len(gains)):
        if gains[index] > WORTH_IT:
            rate = gains[index] / max(risks[index], TINY)
            if rate > most:
                best, most = index, rate
    return best


def _gains_of_calls(tableau: Tableau, pays: Mix) -> Mix:
    """What each variable beside the basis adds, by the unit, if it comes in."""
    calls = len(pays)
    gains = [pays[variable] if variable < calls else 0.0 for variable in tableau.beside]
    for number in range(len(tableau.basis)):
        if tableau.basis[number] < calls:
            pay, row = pays[tableau.basis[number]], tableau.rows[number]
            for index in range(calls):
                gains[index] -= pay * row[index]
    return gains


def _gains_of_answers(tableau: Tableau, allows: Mix) -> Mix:
    """What each variable of the basis saves, by the unit, if it leaves."""
    calls = len(tableau.beside)
    mixed = [index for index in range(calls) if tableau.beside[index] >= calls]
    gains: Mix = []
    for number in range(len(tableau.basis)):
        variable, row = tableau.basis[number], tableau.rows[number]
        gain = -allows[variable - calls] if variable >= calls else 0.0
        for index in mixed:
            gain -= allows[tableau.beside[index] - calls] * row[index]
        gains.append(gain)
    return gains


def _part_way_calls(tableau: Tableau, at: int, step: float) -> Mix:
    """The mix so far along the edge."""
    calls = len(tableau.beside)
    mix = [0.0] * calls
    for number in range(len(tableau.basis)):
        if tableau.basis[number] < calls:
            row = tableau.rows[number]
            mix[tableau.basis[number]] = max(row[calls] - step * row[at], 0.0)
    if tableau.beside[at] < calls:
        mix[tableau.beside[at]] = step
    return mix


def _part_way_answers(tableau: Tableau, out: int, step: float) -> Mix:
    """The same of answers."""
    calls, row = len(tableau.beside), tableau.rows[out]
    mix = [0.0] * len(tableau.basis)
    for index in range(calls):
        if tableau.beside[index] >= calls:
            mix[tableau.beside[index] - calls] = max(tableau.costs[index] + step * row[index], 0.0)
    if tableau.basis[out] >= calls:
        mix[tableau.basis[out] - calls] = step
    return mix
