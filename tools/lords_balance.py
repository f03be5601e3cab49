"""Measure the balance of Lords of Baseball, and tune the prices of its set-up cards.

    python -m tools.lords_balance [--games 2000] [--seed 1] [--owners 4] [--years 3] [--levels rival,miser]
    python -m tools.lords_balance --tune 3 --seed 500000
    python -m tools.lords_balance --report --seed 1
    python -m tools.lords_balance --play --games 400 [--levels rival,miser]

Equal computer owners play, or those whose levels are named, in turn round the table; each seat and each starting front
office should win its fair share within five points, pennants be won in 40 to 75% of years, and nobody be broke in more
than 10% of years. ``--tune`` plays with two, three and four owners, moves the prices of the set-up cards, a front
office that wins too often becoming dearer, and writes them back. ``--report`` measures two, three and four owners and
writes docs/lords-balance.md: give it seeds that no tuning has seen. ``--play`` tells what owners do with their cards
and with each other (``tools/lords_play.py``).
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Final

from tools.lords_play import PlayMeasure, seated

from fieldhouse import catalog
from fieldhouse.games.lords.model import STARS
from fieldhouse.games.lords.options import OWNERS
from fieldhouse.games.lords.state import NOBODY, Note
from fieldhouse.table.play import play_out
from fieldhouse.table.seat import Seat, all_seats
from fieldhouse.table.table import BatchTable

ROOT: Final = Path(__file__).parents[1]
SETUPS: Final = ROOT / "src/fieldhouse/library/lords/setups.txt"
REPORT: Final = ROOT / "docs/lords-balance.md"
TOLERANCE: Final = 5.0
PENNANT_BAND: Final = (40.0, 75.0)
MOST_BROKE: Final = 10.0
STEP: Final = 200
"""Prices move by this for each point that a front office is off its fair share, of four owners."""
COIN: Final = 500
"""Prices are whole multiples of this."""
COUNTED: Final = ("trade", "media", "call up", "signed", "cancelled", "cycle", "loan")
PAGE: Final = """# Balance of Lords of Baseball

Written by `{command}`:
{games:,} games of {years} years for each number of owners, equal computer owners in all seats, seeds {seed} and up,
which no tuning has seen. A fair share is what a seat or a starting front office would win by chance; every figure has
its margin (two standard errors). Broke is a payroll that neither an owner's cash nor the largest loan he may take can
meet.

{tables}

## How it was tuned

* The payout chart, so that a middling organization (payroll about $30,000) pays its way, and media, cards and
  promotions have a price.
* The ten lines of wins for first place, for the share of years with a pennant winner. They hold the 100 of the book.
* The trade chart: two all-stars for a superstar, not the reverse, which everybody would use at once.
* The rosters of the set-up cards, by hand, in six trials on seeds 500,000 to 910,000; the sixth was kept. The trials
  went by each card's mean lead in 2,000 to 2,500 games: cards with all-stars alone did better than their level, those
  with two superstars and a single all-star worse, and with two owners those with 13 journeymen or more better. Why was
  not tested (retirement, the final table of 9.0 and the luxury tax may each have a part).
* Prices are the salaries of the roster and of the office, more or less. Moving those of the one-star and three-star
  cards by $3,000 changed nothing that 3,000 games could show (a standard error is about a point). `--tune` moves
  prices all the same, by {step} for each point that a front office wins too much or too little, in steps of {coin}.
"""


class Measure:
    """What a series of games comes to."""

    def __init__(self, games: int, seed: int, owners: int, years: int, levels: Sequence[str] = ("owner",)) -> None:
        self.games, self.seed, self.owners, self.years, self.levels = games, seed, owners, years, levels
        self.seat_wins: Counter[int] = Counter()
        self.dealt: Counter[int] = Counter()
        self.won: Counter[int] = Counter()
        self.count: Counter[str] = Counter()
        self.points = 0

    def run(self) -> Measure:
        definition = catalog.game("lords")
        header = definition.header((), self.seed, {"owners": self.owners, "years": self.years})
        deal = definition.dealer(header)
        for at, seed in enumerate(range(self.seed, self.seed + self.games)):
            offices: dict[int, int] = {}
            coaches = [catalog.coach("lords", level) for level in seated(self.levels, at, self.owners)]
            game = deal(BatchTable(seed, coaches, lambda note, offices=offices: self.keep(note, offices)))
            play_out(game, definition.step)
            first = game.winner
            if first is not None:
                self.seat_wins[first] += 1
                self.won[offices[first]] += 1
            self.dealt.update(offices.values())
            self.points += sum(game.score)
        return self

    def keep(self, note: Note, offices: dict[int, int]) -> None:
        if note.what == "team":
            offices[note.seat] = note.amount
        elif note.what != "pennant" or note.seat != NOBODY:
            self.count[note.what] += 1

    @property
    def fair(self) -> float:
        return 100 / self.owners

    def seat_share(self, seat: Seat) -> float:
        return 100 * self.seat_wins[seat] / self.games

    def office_share(self, stars: int) -> float:
        return 100 * self.won[stars] / max(self.dealt[stars], 1)

    @property
    def pennants(self) -> float:
        return 100 * self.count["pennant"] / (self.games * self.years)

    @property
    def broke(self) -> float:
        """Of all owners' payrolls those that neither cash nor a loan could meet."""
        return 100 * self.count["broke"] / max(self.count["salaries"], 1)

    def faults(self) -> list[str]:
        found = [
            f"seat {seat + 1} wins {self.seat_share(seat):.1f}%"
            for seat in all_seats(self.owners)
            if abs(self.seat_share(seat) - self.fair) > TOLERANCE
        ]
        found += [
            f"a {stars}-star front office wins {self.office_share(stars):.1f}%"
            for stars in STARS
            if abs(self.office_share(stars) - self.fair) > TOLERANCE
        ]
        if not PENNANT_BAND[0] <= self.pennants <= PENNANT_BAND[1]:
            found.append(f"pennants are won in {self.pennants:.1f}% of years")
        if self.broke > MOST_BROKE:
            found.append(f"owners are broke in {self.broke:.1f}% of years")
        return found

    def table(self) -> str:
        """The figures, as a page."""
        wanted = f"{self.fair:.0f} ± {TOLERANCE:.0f}"
        rows = [
            *(
                (f"seat {seat + 1} wins", with_margin(self.seat_share(seat), self.games), wanted)
                for seat in all_seats(self.owners)
            ),
            *(
                (f"{stars}-star front office wins", with_margin(self.office_share(stars), self.dealt[stars]), wanted)
                for stars in STARS
            ),
            ("years with a pennant winner", with_margin(self.pennants, self.games * self.years), "40 to 75"),
            (
                "payrolls that cash and a loan cannot meet",
                with_margin(self.broke, self.count["salaries"]),
                "at most 10",
            ),
            ("points of an owner", f"{self.points / self.games / self.owners:.0f}", ""),
            *((f"{name} a game", f"{self.count[name] / self.games:.1f}", "") for name in COUNTED),
        ]
        head = ["| figure | measured | wanted |", "|---|---|---|"]
        return "\n".join([*head, *(f"| {' | '.join(row)} |" for row in rows)])


def with_margin(percent: float, trials: int) -> str:
    """A share with two standard errors."""
    margin = 2 * sqrt(percent * (100 - percent) / max(trials, 1))
    return f"{percent:.1f}% ± {margin:.1f}"


def tune(measures: Sequence[Measure]) -> None:
    """Move the price of every set-up card by what its front office wins too much or too little."""
    off = {
        stars: sum((each.office_share(stars) / each.fair - 1) * 25 for each in measures) / len(measures)
        for stars in STARS
    }
    lines, stars = [], 0
    for line in SETUPS.read_text(encoding="utf-8").splitlines():
        if line.startswith("office:"):
            stars = int(line.split()[1])
        price = re.fullmatch(r"price: (\d+)", line)
        if price:
            line = f"price: {int(price[1]) + round(off[stars] * STEP / COIN) * COIN}"
        lines.append(line)
    write(SETUPS, "\n".join(lines) + "\n")
    print({stars: round(points, 1) for stars, points in off.items()})


def write(path: Path, text: str) -> None:
    beside = path.with_suffix(".new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)


def report(measures: Sequence[Measure]) -> None:
    first = measures[0]
    tables = "\n\n".join(f"## {each.owners} owners\n\n{each.table()}" for each in measures)
    page = PAGE.format(
        command=f"python -m tools.lords_balance --report --games {first.games} --seed {first.seed}",
        games=first.games, years=first.years, seed=first.seed, tables=tables, step=f"${STEP}", coin=f"${COIN}",
    )  # fmt: skip
    write(REPORT, page)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, usual in (("games", 2000), ("seed", 1), ("owners", 4), ("years", 3), ("tune", 0)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--report", action="store_true")
    parser.add_argument("--play", action="store_true")
    parser.add_argument("--levels", default="owner")
    given = parser.parse_args()
    levels = given.levels.split(",")

    def measured(owners: int, seed: int) -> Measure:
        return Measure(given.games, seed, owners, given.years, levels).run()

    if given.play:
        play = PlayMeasure(levels, given.games, given.seed).run()
        print(play.table(), "\n".join(play.faults()) or "All within bounds.", sep="\n")
        return

    for index in range(given.tune):
        tune([measured(owners, given.seed + index * given.games) for owners in OWNERS])
    if given.tune:
        return
    measures = [measured(owners, given.seed) for owners in (reversed(OWNERS) if given.report else (given.owners,))]
    for measure in measures:
        print(measure.table(), "\n".join(measure.faults()) or "All within bounds.", sep="\n")
    if given.report:
        report(measures)


if __name__ == "__main__":
    main()
