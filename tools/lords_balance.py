"""Measure the balance of Lords of Baseball, and tune the prices of its set-up cards.

    python tools/lords_balance.py [--games 2000] [--seed 1] [--owners 4] [--years 3] [--tune ROUNDS] [--report]

Equal computer owners play; each seat and each starting front office should win its fair share within five points,
pennants be won in 40 to 75% of years, and nobody be broke in more than 10% of years. With ``--tune`` the prices of the
set-up cards are moved, a front office that wins too often becoming dearer, and written back. With ``--report`` the
figures go to docs/lords-balance.md.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from pathlib import Path
from typing import Final

from fieldhouse import catalog
from fieldhouse.games.lords.model import STARS
from fieldhouse.games.lords.state import NOBODY, Note
from fieldhouse.table.table import BatchTable

ROOT: Final = Path(__file__).parents[1]
SETUPS: Final = ROOT / "src/fieldhouse/library/lords/setups.txt"
REPORT: Final = ROOT / "docs/lords-balance.md"
TOLERANCE: Final = 5.0
PENNANT_BAND: Final = (40.0, 75.0)
MOST_BROKE: Final = 10.0
PAGE: Final = """# Balance of Lords of Baseball

Measured with `python tools/lords_balance.py --report`: {played}.
A fair share is what a seat or a starting front office would win by chance. Broke is a payroll that neither the owner's
cash nor the largest loan he may take can meet.

{table}

## How it was tuned

* The payout chart, so that a middling organization (payroll about $30,000) pays its way, and media, cards and
  promotions have a price.
* The ten lines of wins for first place, for the share of years with a pennant winner. They hold the 100 of the book.
* The trade chart: two all-stars for a superstar, not the reverse, which everybody would use at once.
* The rosters of the set-up cards, so that a front office with more points of its own starts with a weaker team, and
  their prices: the salaries of the roster and of the office, moved by `--tune` (a front office that wins too often
  becomes dearer by {step} for each point). All cards of one level move together.
"""
STEP: Final = 200
"""Prices move by this for each point that a front office is off its fair share."""


class Measure:
    """What a series of games comes to."""

    def __init__(self, games: int, seed: int, owners: int, years: int) -> None:
        self.games, self.seed, self.owners, self.years = games, seed, owners, years
        self.seat_wins: Counter[int] = Counter()
        self.dealt: Counter[int] = Counter()
        self.won: Counter[int] = Counter()
        self.count: Counter[str] = Counter()
        self.points = 0

    def run(self) -> Measure:
        definition = catalog.game("lords")
        header = definition.header((), self.seed, {"owners": self.owners, "years": self.years})
        deal, coach = definition.dealer(header), definition.coach(definition.levels[0])
        for seed in range(self.seed, self.seed + self.games):
            offices: dict[int, int] = {}
            game = deal(BatchTable(seed, [coach] * self.owners, lambda note, offices=offices: self.keep(note, offices)))
            while not game.over:
                definition.step(game)
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

    def seat_share(self, seat: int) -> float:
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
            for seat in range(self.owners)
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
        rows = [
            *(
                (f"seat {seat + 1} wins", f"{self.seat_share(seat):.1f}%", f"{self.fair:.0f} ± 5")
                for seat in range(self.owners)
            ),
            *(
                (f"{stars}-star front office wins", f"{self.office_share(stars):.1f}%", f"{self.fair:.0f} ± 5")
                for stars in STARS
            ),
            ("years with a pennant winner", f"{self.pennants:.1f}%", "40 to 75"),
            ("payrolls that cash and a loan cannot meet", f"{self.broke:.1f}%", "at most 10"),
            ("points of an owner", f"{self.points / self.games / self.owners:.0f}", ""),
            *((f"{name} a game", f"{self.count[name] / self.games:.1f}", "") for name in COUNTED),
        ]
        return "\n".join(
            ["| figure | measured | wanted |", "|---|---|---|", *(f"| {' | '.join(row)} |" for row in rows)]
        )


COUNTED: Final = ("trade", "media", "call up", "signed", "cancelled", "cycle", "loan")


def tune(measure: Measure) -> None:
    """Move the price of every set-up card by what its front office wins too much or too little."""
    lines, stars = [], 0
    for line in SETUPS.read_text(encoding="utf-8").splitlines():
        if line.startswith("office:"):
            stars = int(line.split()[1])
        price = re.fullmatch(r"price: (\d+)", line)
        if price:
            change = round((measure.office_share(stars) - measure.fair) * STEP / 100) * 100
            line = f"price: {int(price[1]) + change}"
        lines.append(line)
    beside = SETUPS.with_suffix(".new")
    beside.write_text("\n".join(lines) + "\n", encoding="utf-8")
    beside.replace(SETUPS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, usual in (("games", 2000), ("seed", 1), ("owners", 4), ("years", 3), ("tune", 0)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--report", action="store_true")
    given = parser.parse_args()
    for at in range(given.tune):
        measure = Measure(given.games, given.seed + at * given.games, given.owners, given.years).run()
        print(measure.table(), "\n")
        tune(measure)
    measure = Measure(given.games, given.seed, given.owners, given.years).run()
    print(measure.table())
    print("\n".join(measure.faults()) or "All within bounds.")
    if given.report:
        played = f"{given.games} games of {given.years} years, {given.owners} equal computer owners, seed {given.seed}"
        beside = REPORT.with_suffix(".new")
        beside.write_text(PAGE.format(played=played, table=measure.table(), step=f"${STEP}"), encoding="utf-8")
        beside.replace(REPORT)


if __name__ == "__main__":
    main()
