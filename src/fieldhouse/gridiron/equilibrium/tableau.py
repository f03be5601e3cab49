"""A small game at its solution, ready to be solved again when calls grow dearer, or to be leaned away from it.

``one_game`` solves a game from nothing. Here the side that calls maximises what its mix gets of the best answer, less
what its calls cost. Prices change only what is maximised, not which mixes there are: from the solution at other prices
it is a step or two to the new one.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.gridiron.equilibrium.one_game import BOLD, LONGEST, Mix, SmallGame, entering, leaving, pivot_at

BARRED: Final = 1e5
"""The price of a call that cannot be made: no payoff comes near it."""


class Tableau:
    """Variables are the calls, then the answers: the share of a call, and what an answer allows beyond the least.

    ``rows`` are those in the basis, each with its amount at the end; ``costs`` are what the others cost if they came
    in, and at the end the value. Payoffs and prices are divided by ``scale``. The rows of one may be another's too:
    they change only in a copy.
    """

    __slots__ = ("basis", "beside", "costs", "prices", "rows", "scale")

    def __init__(
        self, prices: Mix, rows: list[Mix], costs: Mix, basis: list[int], beside: list[int], scale: float
    ) -> None:
        self.prices = prices
        self.rows = rows
        self.costs = costs
        self.basis = basis
        self.beside = beside
        self.scale = scale

    def copied(self) -> Tableau:
        """One that can be changed."""
        rows = [row[:] for row in self.rows]
        return Tableau(self.prices, rows, self.costs[:], self.basis[:], self.beside[:], self.scale)

    def value(self) -> float:
        """What the side that calls gets, less what its calls cost."""
        return self.costs[len(self.beside)] * self.scale

    def call_mix(self) -> Mix:
        """The shares of the calls."""
        calls = len(self.beside)
        mix = [0.0] * calls
        for number in range(len(self.basis)):
            if self.basis[number] < calls:
                mix[self.basis[number]] = max(self.rows[number][calls], 0.0)
        return mix

    def answer_mix(self) -> Mix:
        """The shares of the answers."""
        calls = len(self.beside)
        mix = [0.0] * len(self.basis)
        for index in range(calls):
            if self.beside[index] >= calls:
                mix[self.beside[index] - calls] = max(self.costs[index], 0.0)
        return mix

    def pivot(self, out: int, at: int) -> None:
        """One step of the simplex method, in place."""
        pivot_at(self.rows, self.costs, out, at)
        self.basis[out], self.beside[at] = self.beside[at], self.basis[out]

    def finish(self) -> None:
        """Bring it to its end, in place."""
        calls = len(self.beside)
        for step in range(LONGEST):
            at = entering(self.costs, self.beside, calls, step >= BOLD)
            if at < 0:
                break
            self.pivot(leaving(self.rows, at, self.basis, calls), at)

    def repriced(self, prices: Mix) -> Tableau:
        """The same game solved, each call costing its price."""
        calls, costs, rows = len(self.beside), self.costs[:], self.rows
        dearer = [(price - before) / self.scale for price, before in zip(prices, self.prices, strict=True)]
        for index in range(calls):
            if self.beside[index] < calls:
                costs[index] += dearer[self.beside[index]]
        for number in range(len(rows)):
            if self.basis[number] < calls:
                more = dearer[self.basis[number]]
                if more:
                    row = rows[number]
                    for index in range(calls + 1):
                        costs[index] -= more * row[index]
        found = Tableau(prices, rows, costs, self.basis, self.beside, self.scale)
        if entering(costs, self.beside, calls, False) >= 0:
            found = found.copied()
            found.finish()
        return found


def settled(payoffs: SmallGame, prices: Mix) -> Tableau:
    """A game solved, each call costing its price: from the call that is safest alone."""
    calls = len(payoffs)
    lasts = [min(given) for given in payoffs]
    scale = max([max(given) for given in payoffs]) - min(lasts) or 1.0
    safe = [last - price for last, price in zip(lasts, prices, strict=True)]
    first = safe.index(max(safe))
    worst = payoffs[first].index(lasts[first])
    rows: list[Mix] = []
    for answer in range(len(payoffs[first])):
        rest = payoffs[first][answer] - lasts[first]
        row = [(rest - given[answer] + given[worst]) / scale for given in payoffs]
        row[first] = -1.0
        row.append(rest / scale)
        rows.append(row)
    rows[worst] = [1.0] * (calls + 1)
    rows[worst][first] = 0.0
    costs = [(safe[first] - given[worst] + price) / scale for given, price in zip(payoffs, prices, strict=True)]
    costs[first] = 1.0
    costs.append(safe[first] / scale)
    basis, beside = list(range(calls, calls + len(rows))), list(range(calls))
    basis[worst], beside[first] = first, calls + worst
    found = Tableau(prices, rows, costs, basis, beside, scale)
    found.finish()
    return found
