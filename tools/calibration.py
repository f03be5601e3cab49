"""Is the win chance that the house tells what happens? Games of a level against itself, by tenths and by quarter.

    python -m tools.calibration --teams 2017-PHI,2017-PHI --preset basic --level rival --games 200

Of every play the chance told of each side is put into its tenth; beside it stands how often that side then won, ties
counting half. With --solved the pairing is solved first, else the chance is told as it stands.

With --fit the first so many games are apart: on them it is found how much wider the spread of the formula should be
(the widening of least logarithmic loss over all plays that stage B does not tell of), and the other games are told
with it and without. ``win_chance.WIDER`` is what was found so.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Sequence
from math import log
from statistics import NormalDist
from typing import Final, NamedTuple

from fieldhouse import catalog
from fieldhouse.games.ddf.game import DataDrivenFootball
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.equilibrium.late_reader import SECOND_HALF, is_late
from fieldhouse.table.table import BatchTable

TENTHS: Final = 10
LEAST: Final = 0.0005
"""No chance is less: the formula's are told to four digits."""
WIDENINGS: Final = tuple(percent / 100 for percent in range(80, 151))
NORMAL: Final = NormalDist()


class Told(NamedTuple):
    """Of a play and a side the quarter, the chance told before it, and what the side made of it; is it a formula's?"""

    quarter: int
    chance: float
    won: float
    is_formula: bool

    @property
    def of_the_other(self) -> Told:
        return self._replace(chance=1.0 - self.chance, won=1.0 - self.won)

    def widened(self, wider: float) -> Told:
        if not self.is_formula:
            return self
        certain = min(max(self.chance, LEAST), 1.0 - LEAST)
        return self._replace(chance=NORMAL.cdf(NORMAL.inv_cdf(certain) / wider))

    @property
    def loss(self) -> float:
        certain = min(max(self.chance, LEAST), 1.0 - LEAST)
        return -self.won * log(certain) - (1.0 - self.won) * log(1.0 - certain)


def told_and_won(teams: tuple[str, ...], preset: str, level: str, seeds: range) -> list[Told]:
    """Every play of the games, told of the visitors."""
    definition = catalog.game("ddf")
    assert isinstance(definition, DataDrivenFootball)
    header = definition.header(teams, 0, {"preset": preset})
    tell, deal, coach = definition.teller(header), definition.dealer(header), definition.coach(level)
    found: list[Told] = []
    for seed in seeds:
        game: Game = deal(BatchTable(seed, (coach, coach)))
        told: list[tuple[int, float, bool]] = []
        while not game.over:
            is_formula = game.quarter != SECOND_HALF or not is_late(game.quarter, game.clock)
            told.append((min(game.quarter, 5), tell(game)[0], is_formula))
            definition.step(game)
        won = 0.5 if game.winner is None else 1.0 - game.winner
        found += [Told(quarter, chance, won, is_formula) for quarter, chance, is_formula in told]
    return found


def widening(told: Sequence[Told]) -> float:
    """By how much the spread of the formula should be wider."""
    formula = [each for each in told if each.is_formula]
    return min(WIDENINGS, key=lambda wider: sum(each.widened(wider).loss for each in formula))


def line(name: str, told: Sequence[tuple[float, float]]) -> str:
    tenths: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for chance, won in told:
        tenths[min(int(chance * TENTHS), TENTHS - 1)].append((chance, won))
    cells = []
    for tenth in range(TENTHS):
        found = tenths.get(tenth, [])
        mean = [sum(part) / len(found) * 100 for part in zip(*found, strict=True)] if found else [0.0, 0.0]
        cells.append(f"{mean[0]:3.0f}:{mean[1]:3.0f} ({len(found)})")
    return f"{name:8} " + "  ".join(cells)


def show(told: Sequence[Told]) -> None:
    both = [*told, *(each.of_the_other for each in told)]
    print(line("all", [(each.chance, each.won) for each in both]))
    for quarter in range(1, 5):
        found = [(each.chance, each.won) for each in both if each.quarter == quarter]
        print(line(f"quarter {quarter}", found))
    brier = sum((each.chance - each.won) ** 2 for each in told) / max(len(told), 1)
    print(f"Brier score {brier:.4f} over {len(told)} plays", flush=True)


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.calibration")
    parser.add_argument("--teams", default="2017-PHI,2017-PHI")
    parser.add_argument("--preset", default="basic")
    parser.add_argument("--level", default="rival")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--fit", type=int, default=0, help="so many games before those, to find the widening")
    parser.add_argument("--solved", action="store_true")
    wanted = parser.parse_args(given)
    teams = tuple(wanted.teams.split(","))
    if wanted.solved:
        definition = catalog.game("ddf")
        definition.solve_ahead(definition.header(teams, 0, {"preset": wanted.preset}))
    fit, last = wanted.fit, wanted.fit + wanted.games
    wider = widening(told_and_won(teams, wanted.preset, wanted.level, range(fit))) if fit else 1.0
    print(f"the spread should be {wider:.2f} times as wide, by {fit} games", flush=True)
    told = told_and_won(teams, wanted.preset, wanted.level, range(fit, last))
    print(f"told:came, in percent (plays), over games {fit} to {last}")
    show(told)
    if wider != 1.0:
        print(f"{wider:.2f} times as wide:")
        show([each.widened(wider) for each in told])
    return 0


if __name__ == "__main__":
    sys.exit(main())
