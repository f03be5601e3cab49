"""What tells the computer's owners of Lords of Baseball apart: what each does in a year, in mixed company.

    python -m tools.lords_habits --games 180

For each character, by the year: offers made, cards played against others, events, rolls on the farm, cards bought, what
was paid for free agents (in thousands); and when the year's points are declared: money (in thousands), the stars of
office and farm, and, as the last phase began, his cubes.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from typing import Final

from tools.lords_owners import characters, tables

from fieldhouse import catalog
from fieldhouse.games.lords.model import FARM, LATE, OFFICE
from fieldhouse.games.lords.state import Game, Note
from fieldhouse.table.play import without_collector
from fieldhouse.table.table import BatchTable

HABITS: Final = ("offers", "attacks", "events", "farm", "cards", "bids", "money", "office stars", "farm stars", "cubes")
COUNTED: Final = {"offer": "offers", "losses": "attacks", "journeymen": "attacks", "event": "events"}
THOUSANDS: Final = {"declared": "money", "signed": "bids"}


def noted(note: Note) -> Counter[str]:
    """What one note says of its owner's habits."""
    found: Counter[str] = Counter()
    if note.what in COUNTED:
        found[COUNTED[note.what]] += 1
    if note.what == "event" and note.other not in (note.seat, -1):
        found["attacks"] += 1
    if note.what in ("call up", "develop"):
        found["farm"] += 1
    if note.what == "cycle":
        found["cards"] += note.amount
    if note.what in THOUSANDS:
        found[THOUSANDS[note.what]] += note.amount // 1000
    return found


def habits(levels: Sequence[Sequence[str]], seeds: Sequence[int]) -> dict[str, dict[str, float]]:
    """The mean year of each level that sits at one of the tables."""
    definition = catalog.game("lords")
    count: dict[str, Counter[str]] = {}
    years: Counter[str] = Counter()
    for seed, seated in zip(seeds, levels, strict=True):
        notes: list[Note] = []
        coaches = [catalog.coach("lords", level) for level in seated]
        game = definition.start(definition.header((), 0, {}), BatchTable(seed, coaches, notes.append))
        assert isinstance(game, Game), "this game is Lords of Baseball"
        while not game.over:
            is_late = game.stage == "phase end" and game.phase == LATE
            for owner, level in zip(game.owners, seated, strict=True) if is_late else ():
                mine = count.setdefault(level, Counter())
                mine["office stars"] += owner.stars[OFFICE]
                mine["farm stars"] += owner.stars[FARM]
                mine["cubes"] += owner.media
                years[level] += 1
            definition.step(game)
        for note in notes:
            if note.seat >= 0:
                count.setdefault(seated[note.seat], Counter()).update(noted(note))
    return {level: {habit: count[level][habit] / years[level] for habit in HABITS} for level in count}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=180)
    parser.add_argument("--seed", type=int, default=6_000_000)
    given = parser.parse_args()
    seats = list(tables(characters(), given.games, given.seed))
    with without_collector():
        found = habits([levels for _, levels in seats], [seed for seed, _ in seats])
    print(f"| by the year | {' | '.join(HABITS)} |\n|{'---|' * (len(HABITS) + 1)}")
    for level, mean in found.items():
        print(f"| {level} | {' | '.join(f'{mean[habit]:.1f}' for habit in HABITS)} |")


if __name__ == "__main__":
    main()
