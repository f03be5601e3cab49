"""What the first downs of the rivals cost and leave: the seconds of the hasty solution, its bytes on the shelf, and the
points a down that somebody gains who knows its mixes, beside what the book's habits would leave there.

    python -m tools.opening --teams 2009-TB,2017-NE
    python -m tools.opening --game bowlbound --teams 2024-LKS --presets basic

The mean of both sides over the usual first three downs, weighed by how often a game comes to them, by the tables of the
pairing, which is solved if it has not been. Seconds are the processor's.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from time import process_time
from typing import Any, Final

from fieldhouse import catalog
from fieldhouse.gridiron.coach_report import KnownMixes
from fieldhouse.gridiron.equilibrium.one_game import scaled
from fieldhouse.gridiron.equilibrium.playbook import SERIES_SHAPE, SPOTS
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.odds import place
from fieldhouse.gridiron.outcome import LAST_DOWN
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.table.seat import AWAY
from fieldhouse.table.shelf import made_anew
from fieldhouse.table.table import Table

PRESETS: Final = {"ddf": "basic,advanced", "bowlbound": "basic,recommended"}
DOWNS: Final = [(*series, spot) for series in SERIES_SHAPE if series[0] < LAST_DOWN for spot in SPOTS]


def leaks(name: str, team: str, preset: str) -> tuple[float, float]:
    """Points a down that are left by the first downs' mixes, and by the book's."""
    definition: Any = catalog.game(name)
    if name == "ddf":
        from fieldhouse.games.ddf.coach_report import mixes_of
    else:
        from fieldhouse.games.bowlbound.coach_report import mixes_of  # type: ignore[assignment]
    game = definition.start(definition.header((team, team), 0, {"preset": preset}), Table())
    game.phase, coach = SCRIMMAGE, definition.coach("pro")
    hasty = book = whole = 0.0
    for down, to_go, often, spot in DOWNS:
        place(game, Situation(AWAY, spot, down, to_go))
        habits = mixes_of(game, "book", coach)
        assert habits is not None
        calls, answers = coach.opening_mixes(game)
        left = coach.snap(game).calls if name == "ddf" else range(len(calls))
        known = KnownMixes(habits.pays, scaled([calls[call] for call in left]), scaled(answers))
        hasty, book, whole = hasty + often * known.leak, book + often * habits.leak, whole + often
    return hasty / whole, book / whole


def cost(name: str, team: str, preset: str) -> tuple[float, int]:
    """Seconds of the processor, and bytes."""
    definition: Any = catalog.game(name)
    game = definition.start(definition.header((team, team), 0, {"preset": preset}), Table())
    meetings = type(definition.meetings())(made_anew)
    begun = process_time()
    found = meetings.opening(game)
    return process_time() - begun, len(found.packed())


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.opening")
    parser.add_argument("--game", default="ddf", choices=PRESETS)
    parser.add_argument("--teams", default="2017-HAR")
    parser.add_argument("--presets", default="")
    wanted = parser.parse_args(given)
    for team in wanted.teams.split(","):
        for preset in (wanted.presets or PRESETS[wanted.game]).split(","):
            (seconds, size), (hasty, book) = cost(wanted.game, team, preset), leaks(wanted.game, team, preset)
            print(
                f"{team} {preset}: {hasty:.4f} points a down (the book {book:.3f}), {seconds:.1f} s, {size // 1000} kB"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
