"""The weights of basketball's chance to win, from simulated games, and how well they hold.

    PYTHONPATH=build/fast python -m tools.fit_statispro_chances --games 3000
    PYTHONPATH=build/fast python -m tools.fit_statispro_chances --check --games 1000 --level rival

Two teams of a season drawn at random play each game, both benches by the same level, ``house`` and ``rival`` in turn.
Of each game some rest points are kept, of its last two minutes all. The fit is a logistic regression whose weights run
straight between the knots; it goes to ``library/statispro/chances.json``. ``--check`` draws from seasons that were
never fitted, changes nothing, and prints by tenths of the chance told how often that side won.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fieldhouse.games.statispro.state import Game
from fieldhouse.games.statispro.win_chance import FEATURES, ChanceModel, WinChance, cards_left
from fieldhouse.library import charts_at_hand, statispro
from fieldhouse.table.seat import AWAY
from fieldhouse.table.table import BatchTable

KNOTS: Final = (0, 2, 4, 8, 15, 30, 60, 120, 240, 480, 720)
CLOSING: Final = 30
KEPT: Final = 0.08
RIDGE: Final = 20.0
STEPS: Final = 25
SHRINK: Final = 0.95
"""What so many weights owe to the chance of the games fitted: without it a side that was told .15 won .175."""
GAMES_A_PAIR: Final = 16
HELD_OUT: Final = 5
"""One season of so many is never fitted, and alone is checked."""
WRITTEN: Final = Path(__file__).parents[1] / "src" / "fieldhouse" / "library" / "statispro" / "chances.json"
Matrix = NDArray[np.float64]


class Points(NamedTuple):
    """Of each rest point the game, the period, the cards left and the features, and whether the visitors won."""

    games: list[int]
    periods: list[int]
    cards: list[int]
    features: list[list[float]]
    won: list[float]


def pairs(rng: random.Random, is_check: bool) -> Iterator[tuple[str, str]]:
    """Two teams of one season, without end; seasons held out for the check are nobody's else."""
    by_season: dict[str, list[str]] = {}
    for name in sorted(charts_at_hand("statispro", "teams")):
        by_season.setdefault(name.partition("-")[0], []).append(name)
    seasons = [
        season
        for season, names in sorted(by_season.items())
        if len(names) > HELD_OUT and (int(season) % HELD_OUT == 0) == is_check
    ]
    while True:
        away, home = rng.sample(by_season[rng.choice(seasons)], 2)
        yield away, home


def drawn(games: int, seed: int, levels: Sequence[str], is_check: bool) -> Points:
    """Rest points of so many games, as they were played."""
    rng = random.Random(seed)
    definition, found = statispro.definition(), Points([], [], [], [], [])
    coaches = {level: definition.coach(level) for level in levels}
    teams = pairs(rng, is_check)
    for number in range(games):
        if number % GAMES_A_PAIR == 0:
            deal = definition.dealer(definition.header(next(teams), 0, {}))
            teller = WinChance(ChanceModel(KNOTS, ()), deal(BatchTable(0, ())))
        coach = coaches[levels[number % len(levels)]]
        game = deal(BatchTable(rng.randrange(1 << 40), (coach, coach)))
        kept = len(found.cards)
        while not game.over:
            if rng.random() < KEPT or is_closing(game):
                found.games.append(number)
                found.periods.append(game.period)
                found.cards.append(cards_left(game))
                found.features.append(teller.features(game))
            definition.step(game)
        found.won.extend([float(game.winner == AWAY)] * (len(found.cards) - kept))
    return found


def is_closing(game: Game) -> bool:
    """The last two minutes of regulation."""
    return cards_left(game) <= CLOSING


def hats(cards: Sequence[int]) -> Matrix:
    """By knot: how much each number of cards is that knot's."""
    knots = np.array(KNOTS, float)
    return np.stack([np.interp(cards, knots, np.eye(len(knots))[at]) for at in range(len(knots))], axis=1)


def fitted(points: Points) -> ChanceModel:
    """Logistic regression by Newton's method, every game counting once however many points were kept of it."""
    share = hats(points.cards)
    features = np.array(points.features)
    design = (share[:, :, None] * features[:, None, :]).reshape(len(features), -1)
    scale = np.abs(design).mean(axis=0) + 1e-9
    design = design / scale
    won = np.array(points.won)
    weights = np.zeros(design.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-design @ weights))
        slope = design.T @ (won - chance) - RIDGE * weights
        bend = (design * (chance * (1 - chance))[:, None]).T @ design + RIDGE * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    rows = SHRINK * (weights / scale).reshape(len(KNOTS), len(FEATURES))
    return ChanceModel(KNOTS, tuple(tuple(round(float(weight), 5) for weight in row) for row in rows))


def calibration(points: Points, model: ChanceModel) -> Iterator[str]:
    """By tenths: what was told on average, how often that side won, and of how many points and games; both sides."""
    told = np.array(
        [model.away(cards, features) for cards, features in zip(points.cards, points.features, strict=True)]
    )
    won, games, periods = np.array(points.won), np.array(points.games), np.array(points.periods)
    told, won = np.concatenate([told, 1 - told]), np.concatenate([won, 1 - won])
    games, periods = np.tile(games, 2), np.tile(periods, 2)
    yield "| period | told | won | beyond | points | games |"
    yield "|---|---|---|---|---|---|"
    for name, chosen in [("all", periods > 0), *((str(period), periods == period) for period in range(1, 5))]:
        for tenth in range(10):
            cell = chosen & (told >= tenth / 10) & (told < (tenth + 1) / 10 + (tenth == 9))
            if cell.any():
                count = len(np.unique(games[cell]))
                beyond = won[cell].mean() - told[cell].mean()
                row = f"{told[cell].mean():.3f} | {won[cell].mean():.3f} | {beyond:+.3f}"
                yield f"| {name} | {row} | {cell.sum()} | {count} |"


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.fit_statispro_chances")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="house,rival")
    parser.add_argument("--check", action="store_true")
    wanted = parser.parse_args(given)
    seed = wanted.seed + (1 << 20 if wanted.check else 0)
    points = drawn(wanted.games, seed, wanted.level.split(","), wanted.check)
    if wanted.check:
        print("\n".join(calibration(points, statispro.chances())))
        return 0
    model = fitted(points)
    rows = [" " + json.dumps(row) for row in model.weights]
    text = "{\n" + f'"features": {json.dumps(FEATURES)},\n"knots": {json.dumps(KNOTS)},\n"weights": [\n'
    WRITTEN.write_text(text + ",\n".join(rows) + "\n]\n}\n", encoding="utf-8")
    print(f"{len(points.cards)} rest points of {wanted.games} games; written to {WRITTEN}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
