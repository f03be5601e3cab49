"""All that is asked of `rival` and `pro` in one table, in a bounded time: against the book and against every exploiter.

    PYTHONPATH=build/fast python -m tools.strength_table --random 24 --minutes 120 --workers 2 --out strength.md
    python -m tools.strength_table --game bowlbound --teams 2024-OSU,2024-ND --minutes 20 learns "replies to"

Same team on both sides, seats alternating, every pair of games with the same dice. A cell is one level against one
coach with one team and one preset. It ends as soon as it is clearly inside its limit or clearly outside of it, by two
and a half standard errors of pairs; else with its share of the time, or after so many games. So a level that is far
from its limits takes a few dozen games a cell, and the time goes where it is near. The limits: against the book at
least .62 for `rival` and .56 for `pro`; an exploiter at most .50 of `rival` beyond two errors, .55 of `pro`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

from tools.exploiters import drawn

from fieldhouse import catalog
from fieldhouse.library import shelf
from fieldhouse.table.duel import duels
from fieldhouse.table.engine import is_compiled

BOOK: Final = "book"
LEAST: Final = {"rival": 0.62, "pro": 0.56}
"""Against the book."""
MOST: Final = {"rival": 0.50, "pro": 0.55}
"""Of an exploiter."""
PRESETS: Final = {"ddf": ("basic", "advanced"), "bowlbound": ("basic", "recommended")}
TEAMS: Final = {"ddf": "2017-NE,2017-PHI,2022-CHI", "bowlbound": "2024-OSU,2024-ND"}
CLEARLY: Final = 2.5
FEWEST_PAIRS: Final = 40
SMALLEST_ERROR: Final = 0.25
"""Of the square root of the pairs: a cell that has won every game is not without error."""


class Cell(NamedTuple):
    """How a level fared, and the limit: at least that if it is the book's, else the other at most that."""

    level: str
    against: str
    team: str
    preset: str
    share: float
    error: float
    games: int

    @property
    def room(self) -> float:
        """By how much it is inside of its limit; less than nothing if it is outside."""
        if self.against == BOOK:
            return self.share - LEAST[self.level]
        return MOST[self.level] - (1.0 - self.share) + (2 * self.error if self.level == "rival" else 0.0)

    @property
    def is_clear(self) -> bool:
        """Against `rival` two errors are part of the limit: there it is the share itself that must be clear."""
        room = self.room if self.against == BOOK or self.level != "rival" else self.share - 0.5
        return abs(room) > CLEARLY * self.error


def played(level: str, against: str, team: str, preset: str, shares: Iterator[float], until: float, most: int) -> Cell:
    """Pairs of games until the cell is clear, or the clock or the number ends it."""
    pairs: list[float] = []
    while True:
        pairs.append((next(shares) + next(shares)) / 2)
        count = len(pairs)
        if count < FEWEST_PAIRS:
            continue
        mean = sum(pairs) / count
        spread = (sum((each - mean) ** 2 for each in pairs) / count) ** 0.5
        cell = Cell(level, against, team, preset, mean, max(spread, SMALLEST_ERROR) / count**0.5, 2 * count)
        if cell.is_clear or monotonic() > until or 2 * count >= most:
            return cell


def library_of(game: str) -> Mapping[str, Callable[[], Any]]:
    """Every exploiter of a game by name, with tables from the shelf."""
    if game == "ddf":
        from fieldhouse.games.ddf import exploiters
        from fieldhouse.games.ddf.coaching.meetings import Meetings

        return exploiters.library(Meetings(shelf.kept))
    from fieldhouse.games.bowlbound import exploiters as college
    from fieldhouse.games.bowlbound.coaching.meetings import Meetings as CollegeMeetings

    return college.library(CollegeMeetings(shelf.kept))


def cells_of(
    game: str, team: str, preset: str, levels: Sequence[str], names: tuple[str, ...], seconds: float, most: int
) -> list[Cell]:
    """All cells of a team and a preset; what one cell leaves of its time the others have."""
    definition: Any = catalog.game(game)
    known = {name: make for name, make in library_of(game).items() if name == BOOK or name.startswith(names)}
    definition.solve_ahead(definition.header((team, team), 0, {"preset": preset}))
    asked = [(level, name) for level in levels for name in {BOOK: None, **known}]
    ends, found = monotonic() + seconds, []
    for number, (level, name) in enumerate(asked):
        other = definition.coach(BOOK) if name == BOOK else known[name]()
        games = duels(definition, team, {"preset": preset}, definition.coach(level), other)
        until = monotonic() + max(ends - monotonic(), 0.0) / (len(asked) - number)
        found.append(played(level, name, team, preset, (fared.share for fared in games), until, most))
    return found


def table(cells: Sequence[Cell]) -> Iterator[str]:
    """Of each level and coach the worst team of each preset, the tightest first; then what is outside."""
    yield "| level | against | preset | cells | the level's least share | with | games |"
    yield "|---|---|---|---|---|---|---|"
    groups: dict[tuple[str, str, str], list[Cell]] = {}
    for cell in cells:
        groups.setdefault((cell.level, cell.against, cell.preset), []).append(cell)
    for (level, against, preset), found in sorted(groups.items(), key=lambda each: min(one.room for one in each[1])):
        worst = min(found, key=lambda cell: cell.room)
        told = f"{worst.share:.3f} ({worst.error:.3f})"
        yield f"| {level} | {against} | {preset} | {len(found)} | {told} | {worst.team} | {worst.games} |"
    outside = [cell for cell in cells if cell.room < 0]
    games = sum(cell.games for cell in cells)
    yield f"\n{len(outside)} of {len(cells)} cells are outside their limits, {games} games."


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.strength_table")
    parser.add_argument("--game", default="ddf", choices=PRESETS)
    parser.add_argument("--teams", default="", help="else a few that are known")
    parser.add_argument("--random", type=int, default=0, help="so many teams at random, of Data-Driven Football")
    parser.add_argument("--draw", type=int, default=18, help="the seed of that draw")
    parser.add_argument("--presets", default="")
    parser.add_argument("--levels", default="rival,pro")
    parser.add_argument("--minutes", type=float, default=60.0, help="of all workers together, solving not counted")
    parser.add_argument("--most", type=int, default=400, help="games of a cell")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where the table is written")
    parser.add_argument("exploiters", nargs="*", help="beginnings of names; else all")
    wanted = parser.parse_args(given)
    teams = drawn(wanted.random, wanted.draw, ()) if wanted.random else (wanted.teams or TEAMS[wanted.game]).split(",")
    presets = wanted.presets.split(",") if wanted.presets else PRESETS[wanted.game]
    jobs = [(team, preset) for team in teams for preset in presets]
    seconds = 60.0 * wanted.minutes * wanted.workers / len(jobs)
    levels, names = wanted.levels.split(","), tuple(wanted.exploiters) or ("",)
    with ProcessPoolExecutor(wanted.workers) as pool:
        asked = [
            pool.submit(cells_of, wanted.game, team, preset, levels, names, seconds, wanted.most)
            for team, preset in jobs
        ]
        cells = [cell for each in asked for cell in each.result()]
    told = "\n".join(table(cells)) + f"\n{'compiled' if is_compiled() else 'plain'} engine; {', '.join(teams)}.\n"
    print(told)
    if wanted.out:
        wanted.out.write_text(told, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
