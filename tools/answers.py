"""How many answers a whole game wants of a person who takes each default, with and without the usual orders.

    python -m tools.answers [GAME ...] [--games 5]

prints the table of docs/lobby.md: for each game and preset the mean, the least and the most of so many games (seeds 1,
2, ...), the usual teams, the person where a newcomer sits, the usual computers in all other seats.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from fieldhouse import catalog, library
from fieldhouse.store import saved
from fieldhouse.table.journal import Entry
from fieldhouse.table.seat import Seat
from fieldhouse.table.session import Session
from fieldhouse.table.standing import AnyOrder, tacit, usual
from fieldhouse.web.tables import usual_seats

PRESETS: Final = {
    "ddf": ("basic", "advanced"), "bowlbound": ("recommended", "advanced"), "statispro": ("fitted",),
    "lords": ("basic",),
}  # fmt: skip
WITH: Final[dict[str, Callable[[Sequence[AnyOrder], Sequence[Seat]], list[Entry]]]] = {"tacit": tacit, "usual": usual}
MOST_NAMED: Final = 4


def answers(game: str, preset: str, seed: int, orders: str) -> Counter[str]:
    """How often each question is put to the person."""
    definition = catalog.game(game)
    header = definition.header(catalog.usual_teams(game, library.teams(game)), seed, {"preset": preset})
    seats = tuple(saved.PERSON if wish.who == "me" else definition.levels[0] for wish in usual_seats(len(header.teams)))
    header = replace(header, seats=seats)
    given = WITH[orders](definition.standing_orders, [Seat(seats.index(saved.PERSON))])
    session = Session(definition, header, saved.coaches_of(definition, header), given)
    asked: Counter[str] = Counter()
    while not session.over:
        question = session.questions[0]
        asked[question.name] += 1
        session.answer(question.seat, question.default)
    return asked


def row(game: str, preset: str, games: int) -> str:
    cells = []
    for orders in WITH:
        counts = [answers(game, preset, seed, orders) for seed in range(1, games + 1)]
        sums = [count.total() for count in counts]
        named = sum(counts, Counter[str]()).most_common(MOST_NAMED)
        most = ", ".join(f"{name} {times / games:.0f}" for name, times in named)
        cells.append(f"{sum(sums) / games:.0f} ({min(sums)} to {max(sums)}): {most}")
    return f"| {catalog.game(game).title}, {preset} | {' | '.join(cells)} |"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("names", nargs="*", metavar="GAME", choices=[[], *PRESETS])
    arguments.add_argument("--games", type=int, default=5)
    given = arguments.parse_args()
    print("| game | asked without orders | with the usual ones |")
    print("|---|---|---|")
    for game in given.names or PRESETS:
        for preset in PRESETS[game]:
            print(row(game, preset, given.games), flush=True)


if __name__ == "__main__":
    main()
