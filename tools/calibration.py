"""Is the win chance that the house tells what happens? Games of a level against itself, by tenths and by quarter.

    python -m tools.calibration --teams 2017-PHI,2017-PHI --preset basic --level rival --games 200

Of every play the chance told of each side is put into its tenth; beside it stands how often that side then won, ties
counting half. With --solved the pairing is solved first, else the chance is told as it stands.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from fieldhouse import catalog
from fieldhouse.games.ddf.game import DataDrivenFootball
from fieldhouse.games.ddf.state import Game
from fieldhouse.table.table import BatchTable

TENTHS: Final = 10


def told_and_won(teams: tuple[str, ...], preset: str, level: str, games: int) -> list[tuple[int, float, float]]:
    """Of every play and side the quarter, the chance told before it, and what the side made of it."""
    definition = catalog.game("ddf")
    assert isinstance(definition, DataDrivenFootball)
    header = definition.header(teams, 0, {"preset": preset})
    tell, deal, coach = definition.teller(header), definition.dealer(header), definition.coach(level)
    found: list[tuple[int, float, float]] = []
    for seed in range(games):
        game: Game = deal(BatchTable(seed, (coach, coach)))
        told: list[tuple[int, float]] = []
        while not game.over:
            told.append((min(game.quarter, 5), tell(game)[0]))
            definition.step(game)
        won = 0.5 if game.winner is None else 1.0 - game.winner
        found += [(quarter, chance, won) for quarter, chance in told]
        found += [(quarter, 1.0 - chance, 1.0 - won) for quarter, chance in told]
    return found


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


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.calibration")
    parser.add_argument("--teams", default="2017-PHI,2017-PHI")
    parser.add_argument("--preset", default="basic")
    parser.add_argument("--level", default="rival")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--solved", action="store_true")
    wanted = parser.parse_args(given)
    teams = tuple(wanted.teams.split(","))
    if wanted.solved:
        definition = catalog.game("ddf")
        definition.solve_ahead(definition.header(teams, 0, {"preset": wanted.preset}))
    told = told_and_won(teams, wanted.preset, wanted.level, wanted.games)
    print("told:came, in percent (plays)")
    print(line("all", [(chance, won) for _, chance, won in told]))
    for quarter in range(1, 5):
        print(line(f"quarter {quarter}", [(chance, won) for number, chance, won in told if number == quarter]))
    brier = sum((chance - won) ** 2 for _, chance, won in told) / len(told)
    print(f"Brier score {brier:.4f} over {len(told) // 2} plays of {wanted.games} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
