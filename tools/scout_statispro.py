"""What a point of each rating is worth on the floor: the weights of ``games/statispro/coaching/scouting.py``.

    PYTHONPATH=build/fast python -m tools.scout_statispro --games 30000

Two teams of a season drawn at random, five men of each drawn at random who can stand; nobody tires, is hurt or is
changed, and there are no index points. The margins are regressed on the differences of what the five have. Printed are
points a game and their standard errors, for REBOUNDS and BLOCK by role too.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray
from tools.fit_statispro_chances import pairs

from fieldhouse.games.statispro import menu
from fieldhouse.games.statispro.coaching.computer import HouseCoach
from fieldhouse.games.statispro.coaching.rotation import arrange, can_stand
from fieldhouse.games.statispro.coaching.scouting import A_POINT, USUAL_DEFENSE
from fieldhouse.games.statispro.coaching.tries import Tries
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.menu import Window
from fieldhouse.games.statispro.model import FIVE, ROLE_OF, ROLES
from fieldhouse.games.statispro.state import Game
from fieldhouse.library import statispro
from fieldhouse.table.plain_json import Fields
from fieldhouse.table.seat import AWAY, HOME, Seat
from fieldhouse.table.table import BatchTable

NAMES: Final = ("attempts", "twos", "threes", "open", "defense", "assist", "steal")
BY_ROLE: Final = ("rebounds", "block")
GAMES_A_PAIR: Final = 20
PLAIN: Final[Fields] = {"stamina": False, "injuries": False, "index_points": False}


class SameMen(HouseCoach):
    """Leaves the five on the floor that it was given."""

    def __init__(self) -> None:
        self.five: Sequence[int] = ()

    def bench(self, game: Game, seat: Seat, window: Window, whim: float) -> int:
        return menu.GO

    def line_up(self, game: Game, seat: Seat, subject: tuple[Sequence[int], int], whim: float) -> int:
        """The man drawn for the position."""
        choices, position = subject
        return self.five[position] if self.five[position] in choices else choices[0]


def seen(tries: Tries, man: Man, position: int) -> list[float]:
    """What a scout counts of a man at a position."""
    twos = tries.worth(man, man.field_goal + USUAL_DEFENSE, False).points - A_POINT
    afar = min(man.three_attempts, man.attempts)
    threes = tries.worth(man, man.three_points, True).points - A_POINT if afar else 0.0
    counted = [man.attempts, (man.attempts - afar) * twos, afar * threes, twos, man.defense, man.assist, man.steal]
    for rating in (man.rebounds, man.block):
        counted += [rating if ROLE_OF[position] == role else 0 for role in range(len(ROLES))]
    return counted


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.scout_statispro")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(given)
    rng, definition, tries = random.Random(wanted.seed), statispro.definition(), Tries(statispro.deck())
    coaches, teams = (SameMen(), SameMen()), pairs(rng, is_check=False)
    rows, margins = [], []
    for number in range(wanted.games):
        if number % GAMES_A_PAIR == 0:
            deal = definition.dealer(definition.header(next(teams), 0, PLAIN))
            men = deal(BatchTable(0, coaches)).men
        sums = []
        for seat in (AWAY, HOME):
            five = rng.sample(range(len(men[seat])), len(FIVE))
            while not can_stand(men[seat], five):
                five = rng.sample(range(len(men[seat])), len(FIVE))
            coaches[seat].five = arrange(men[seat], five)
            sums.append(
                np.sum([seen(tries, men[seat][at], spot) for spot, at in enumerate(coaches[seat].five)], axis=0)
            )
        game = deal(BatchTable(rng.randrange(1 << 40), coaches))
        while not game.over:
            definition.step(game)
        rows.append(sums[AWAY] - sums[HOME])
        margins.append(game.score[AWAY] - game.score[HOME])
    tell(np.array(rows, float), np.array(margins, float))
    return 0


def tell(rows: NDArray[np.float64], margins: NDArray[np.float64]) -> None:
    """Print each weight with its error."""
    weights = np.linalg.lstsq(rows, margins, rcond=None)[0]
    left = margins - rows @ weights
    errors = np.sqrt(left.var() * np.diag(np.linalg.pinv(rows.T @ rows)))
    names = [*NAMES, *(f"{name} {role}" for name in BY_ROLE for role in ROLES)]
    for name, weight, error in zip(names, weights, errors, strict=True):
        print(f"{name:12} {weight:8.3f} give or take {error:.3f}")


if __name__ == "__main__":
    sys.exit(main())
