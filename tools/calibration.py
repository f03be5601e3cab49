"""Is the win chance that the house tells what happens? Games of a level against itself, by tenths and by quarter.

    python -m tools.calibration --games 250 --workers 2
    python -m tools.calibration --game bowlbound --pairings 2024-OSU,2024-ND --presets basic --games 500

Every pairing is solved first, and plays so many games of each preset. Of every play the chance told of each side is put
into its tenth; beside it stands by how much more often that side then won, ties counting half, and the standard error
of that. Plays of one game are not draws of their own: the error is that of games. Cells of fewer games than 50 are left
out. Printed as a table of Markdown, with the milliseconds that a figure takes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from time import process_time
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fieldhouse import catalog
from fieldhouse.gridiron.phases import REGULATION
from fieldhouse.table.engine import is_compiled
from fieldhouse.table.table import BatchTable

TENTHS: Final = 10
FEWEST: Final = 50
NEAR: Final = 0.03
PAIRINGS: Final = {
    "ddf": "2017-PHI,2017-PHI 2017-NE,2017-CLE 2022-CHI,2022-PHI 2012-KC,2012-SEA 2024-GB,2024-DET 2014-MIA,2014-MIA",
    "bowlbound": "2024-OSU,2024-OSU 2024-OSU,2024-ND 2024-LKS,2024-PRA",
}
PRESETS: Final = {"ddf": "basic,advanced", "bowlbound": "basic,recommended"}


class Told(NamedTuple):
    """Of every play the game that it belongs to, the quarter, the chance told of the visitors, and what they made of
    it; the seconds of the processor that telling took.
    """

    plays: NDArray[np.float64]
    seconds: float


class Cell(NamedTuple):
    """What was told on average, how much more often that side won, the error of that, and of how many games."""

    chance: float
    beyond: float
    error: float
    games: int


def told_of(game_name: str, teams: tuple[str, ...], preset: str, level: str, games: int, first: int) -> Told:
    """Every play of the games of a pairing; games are numbered from *first*."""
    definition: Any = catalog.game(game_name)
    header = definition.header(teams, 0, {"preset": preset})
    definition.solve_ahead(header)
    tell, deal, coach = definition.teller(header), definition.dealer(header), definition.coach(level)
    found: list[tuple[float, float, float, float]] = []
    seconds = 0.0
    for seed in range(games):
        game = deal(BatchTable(seed, (coach, coach)))
        told: list[tuple[int, float]] = []
        while not game.over:
            if game.quarter <= REGULATION:
                begun = process_time()
                told.append((game.quarter, tell(game)[0]))
                seconds += process_time() - begun
            definition.step(game)
        won = 0.5 if game.winner is None else 1.0 - game.winner
        found += [(first + seed, quarter, chance, won) for quarter, chance in told]
    return Told(np.array(found), seconds)


def both_sides(plays: NDArray[np.float64]) -> NDArray[np.float64]:
    """The same plays told of the home team too."""
    home = plays.copy()
    home[:, 2:] = 1.0 - home[:, 2:]
    return np.concatenate([plays, home])


def cell(plays: NDArray[np.float64]) -> Cell:
    """The plays of one tenth; those of a game count as one draw for the error."""
    beyond = plays[:, 3] - plays[:, 2]
    _, which = np.unique(plays[:, 0], return_inverse=True)
    count, total, mean = np.bincount(which), np.bincount(which, beyond), float(beyond.mean())
    error = float(np.sqrt(((total - mean * count) ** 2).sum()) / count.sum())
    return Cell(float(plays[:, 2].mean()), mean, error, len(count))


def cells(plays: NDArray[np.float64]) -> list[Cell | None]:
    """One of each tenth; None where there are too few games."""
    tenths = np.minimum((plays[:, 2] * TENTHS).astype(np.int64), TENTHS - 1)
    found = [plays[tenths == tenth] for tenth in range(TENTHS)]
    return [cell(each) if len(np.unique(each[:, 0])) >= FEWEST else None for each in found]


def lines(plays: NDArray[np.float64]) -> Iterable[str]:
    """The table: what is told less than even; the other half is its mirror."""
    yield "| quarter | " + " | ".join(f"{10 * tenth} to {10 * tenth + 10}" for tenth in range(TENTHS // 2)) + " |"
    yield "|---|" + "---|" * (TENTHS // 2)
    worst: list[Cell] = []
    for quarter in (0, *range(1, REGULATION + 1)):
        found = cells(plays if not quarter else plays[plays[:, 1] == quarter])[: TENTHS // 2]
        worst += [each for each in found if each is not None and quarter]
        told = [
            "few" if each is None else f"{100 * each.chance:.0f}: {100 * each.beyond:+.1f} ({100 * each.error:.1f})"
            for each in found
        ]
        yield f"| {quarter or 'all'} | " + " | ".join(told) + " |"
    far = [each for each in worst if abs(each.beyond) > NEAR]
    sure = [each for each in far if abs(each.beyond) > NEAR + 2 * each.error]
    yield f"{len(far)} of {len(worst)} cells are more than {100 * NEAR:.0f} points off, {len(sure)} beyond two errors."


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.calibration")
    parser.add_argument("--game", default="ddf", choices=PAIRINGS)
    parser.add_argument("--pairings", default="", help="visitors and hosts with a comma, pairings with blanks between")
    parser.add_argument("--presets", default="")
    parser.add_argument("--level", default="rival")
    parser.add_argument("--games", type=int, default=250, help="of each pairing and preset")
    parser.add_argument("--workers", type=int, default=1)
    wanted = parser.parse_args(given)
    pairings = [tuple(each.split(",")) for each in (wanted.pairings or PAIRINGS[wanted.game]).split()]
    presets = (wanted.presets or PRESETS[wanted.game]).split(",")
    jobs = [(teams, preset) for teams in pairings for preset in presets]
    with ProcessPoolExecutor(wanted.workers) as pool:
        asked = [
            pool.submit(told_of, wanted.game, teams, preset, wanted.level, wanted.games, number * wanted.games)
            for number, (teams, preset) in enumerate(jobs)
        ]
        told = [each.result() for each in asked]
    plays = np.concatenate([each.plays for each in told])
    engine = "compiled" if is_compiled() else "plain"
    a_figure = 1000 * sum(each.seconds for each in told) / len(plays)
    print(f"{len(jobs) * wanted.games} games of {len(pairings)} pairings, {', '.join(presets)}, two of {wanted.level},")
    print(
        f"{len(plays)} plays, {engine} engine, {a_figure:.2f} ms a figure. Told, in percent: won beyond it (error).\n"
    )
    print("\n".join(lines(both_sides(plays))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
