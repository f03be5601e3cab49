"""What a coach makes of what it has seen of the other in this game.

Whoever plays by one rule shows it in a dozen downs. How far what was seen lies from what the equilibrium does says how
much to trust it; the rest is still played as if the other knew everything (a restricted Nash response). Where the mix
of a down lies ready it is tilted towards what pays against the habit, the more the plainer the habit is, and boldly
only if it costs: who knows every mix may call what he likes of the equilibrium, and wait for the other to lean.
"""

from __future__ import annotations

from math import exp
from typing import Final

from fieldhouse.gridiron.equilibrium.playbook import SmallGame

TRUST: Final = 0.6
"""So much of the other side's mix is believed at the most."""
NOISE: Final = 1.2
"""What was seen in n downs lies so much over the square root of n from the truth, or less."""
ALIKE: Final = 0.08
"""So far from the usual mix whoever plays the equilibrium may be: every game has its own downs."""
PLAIN: Final = 0.45
"""So far from the equilibrium, beyond that, a habit is plain."""
COSTLY: Final = 0.06
"""Points a down that a habit must give away, beyond what the equilibrium's own calls would, to be answered boldly."""
LEAST_TRUST: Final = 0.04
SELDOM: Final = 0.02
HEAT: Final = 0.05
"""Points: what pays so much more against a habit that is trusted fully is called 2.7 times as often."""


class Belief:
    """What the other side does on a down, how far to trust it, and how much of that it has paid for."""

    __slots__ = ("mix", "paid", "trust")

    def __init__(self, mix: list[float], trust: float, paid: float = 1.0) -> None:
        self.mix = mix
        self.trust = trust
        self.paid = paid


def trust_in(seen: list[int], usual: list[float], noise: float = NOISE) -> float:
    """How far to trust what was *seen* of this game's calls, when *usual* are those of the equilibrium."""
    downs = 0
    for count in seen:
        if count > 0:
            downs += count
    if not downs:
        return 0.0
    apart = 0.0
    for index in range(len(seen)):
        apart += abs(max(seen[index], 0) / downs - usual[index])
    trust = TRUST * min((apart / 2.0 - ALIKE - noise / downs**0.5) / PLAIN, 1.0)
    return trust if trust > LEAST_TRUST else 0.0


def paid_for(seen: list[int], usual: list[float], costs: list[float]) -> float:
    """The part of its trust that a habit has paid for by what was *seen*, when each call *costs* so many points a down:
    none if it costs no more than what is *usual*."""
    downs = 0
    for count in seen:
        if count > 0:
            downs += count
    if not downs:
        return 0.0
    gift = 0.0
    for index in range(len(seen)):
        gift += (max(seen[index], 0) / downs - usual[index]) * costs[index]
    return min(max(gift, 0.0) / COSTLY, 1.0)


def believed(
    seen: list[int], usual: list[float], costs: list[float], here: list[float], noise: float = NOISE
) -> Belief | None:
    """What to believe by what was *seen* of this game's calls, *usual* in equilibrium over all downs and *here* on this
    one, when each *costs* so many points a down; None if nothing."""
    trust = trust_in(seen, usual, noise)
    if not trust:
        return None
    mix = habitual(seen, usual, here)
    return Belief(mix, trust, paid_for(seen, usual, costs)) if mix else None


def habitual(seen: list[int], usual: list[float], here: list[float]) -> list[float]:
    """What the other side may do here if it strays from the equilibrium as it has so far; nothing if nobody can say."""
    all_here = all_told = 0.0
    for share in here:
        all_here += share
    mix: list[float] = []
    for index in range(len(seen)):
        share = max(here[index] / all_here, SELDOM) * max(seen[index], 0) / max(usual[index], SELDOM)
        mix.append(share)
        all_told += share
    return [share / all_told for share in mix] if all_told > 0.0 else []


def against_answers(game: SmallGame, belief: Belief) -> SmallGame:
    """The game for the side that calls, when part of the answers is known."""
    return paid_in_part(game, call_pays(game, belief.mix), belief.trust)


def paid_in_part(game: SmallGame, known: list[float], part: float) -> SmallGame:
    """The game for the side that calls, when of each call so much is certain to be worth what is *known* of it."""
    return [[(1.0 - part) * pay + part * more for pay in row] for row, more in zip(game, known, strict=True)]


def against_calls(game: SmallGame, belief: Belief) -> SmallGame:
    """The game for the side that answers, when part of the calls is known."""
    part, known = belief.trust, answer_pays(game, belief.mix)
    return [[(1.0 - part) * pay + part * more for pay, more in zip(row, known, strict=True)] for row in game]


def call_pays(game: SmallGame, answers: list[float]) -> list[float]:
    """What each call is worth against a mix of answers."""
    pays: list[float] = []
    for row in game:
        pay = 0.0
        for index in range(len(answers)):
            pay += row[index] * answers[index]
        pays.append(pay)
    return pays


def answer_pays(game: SmallGame, calls: list[float]) -> list[float]:
    """What each answer allows a mix of calls."""
    pays: list[float] = []
    for index in range(len(game[0])):
        pay = 0.0
        for call in range(len(calls)):
            pay += game[call][index] * calls[call]
        pays.append(pay)
    return pays


def tilted(mix: list[float], pays: list[float], heat: float) -> list[float]:
    """Weights that are *mix*'s own where all pay the same; what is never called is called seldom if it pays."""
    best, whole = max(pays), 0.0
    for share in mix:
        whole += share
    found: list[float] = []
    for index in range(len(mix)):
        found.append(max(mix[index], SELDOM * whole) * exp((pays[index] - best) / heat))
    return found
