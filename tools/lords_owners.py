"""How strong the computer's owners of Lords of Baseball are: the figures that players are told, and docs/rivals.md has.

    python -m tools.lords_owners mixes [LEVEL ...] --games 400
    python -m tools.lords_owners table --games 600
    python -m tools.lords_owners chances --games 20
    python -m tools.lords_owners strengths [LEVEL ...] --games 400

``mixes``: each level against the owner of the house, as one against three, two against two and three against one; every
seating with the same seeds. ``table``: the characters in mixed games, four at a table, and the rival against three of
them. ``chances``: of the chances told at the end of each phase by roll-outs, how many came true. ``strengths`` writes
what players are told, two against two, to ``library/lords/strengths.json``.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, cycle, islice, permutations
from math import sqrt
from pathlib import Path
from typing import Final

from fieldhouse import catalog
from fieldhouse.table.game import Playable
from fieldhouse.table.play import play_out, without_collector
from fieldhouse.table.rollouts import chances_from
from fieldhouse.table.table import BatchTable

OWNER: Final = "owner"
RIVAL: Final = "rival"
SEATS: Final = 4
TENTHS: Final = 10
KEPT: Final = Path(__file__).parents[1] / "src/fieldhouse/library/lords/strengths.json"


def played(levels: Sequence[str], seed: int) -> Playable:
    """A game of owners of these levels to its end."""
    definition = catalog.game("lords")
    coaches = [catalog.coach("lords", level) for level in levels]
    return play_out(definition.start(definition.header((), 0, {}), BatchTable(seed, coaches)), definition.step)


def share_of(seatings: Iterator[tuple[int, tuple[str, ...]]], level: str) -> float:
    """The share of games that go to *level*; a tie is nobody's."""
    won = games = 0
    with without_collector():
        for seed, levels in seatings:
            winner = played(levels, seed).winner
            won += winner is not None and levels[winner] == level
            games += 1
    return won / games


def mix(level: str, other: str, count: int, games: int, seed: int) -> float:
    """The share of *count* owners of a level against others: all their seatings with each seed."""
    places = list(combinations(range(SEATS), count))
    seatings = (
        (seed + at // len(places), tuple(level if seat in places[at % len(places)] else other for seat in range(SEATS)))
        for at in range(games)
    )
    return share_of(seatings, level)


def characters() -> list[str]:
    """The levels that are characters: neither the measure of the others, nor the rival, nor chance."""
    return [level for level in catalog.game("lords").levels if level not in (OWNER, RIVAL, "random")]


def tables(names: Sequence[str], games: int, seed: int) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Four different characters at a table, in all orders one after the other."""
    return zip(range(seed, seed + games), islice(cycle(mixed(permutations(names, SEATS))), games), strict=True)


def mixed(orders: Iterator[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """The orders, far from their neighbours, so that a short series meets everybody alike."""
    known = list(orders)
    return [known[at * 151 % len(known)] for at in range(len(known))]


def character_shares(games: int, seed: int) -> dict[str, float]:
    """What each character wins of the games in which he sits."""
    won: Counter[str] = Counter()
    sat: Counter[str] = Counter()
    with without_collector():
        for at, levels in tables(characters(), games, seed):
            winner = played(levels, at).winner
            sat.update(levels)
            won.update([] if winner is None else [levels[winner]])
    return {name: won[name] / max(sat[name], 1) for name in sat}


def against_characters(games: int, seed: int) -> float:
    """The rival's share against three of the characters, in every seat."""
    seatings = (
        (at, (*levels[: at % SEATS], RIVAL, *levels[at % SEATS : SEATS - 1]))
        for at, levels in tables(characters(), games, seed)
    )
    return share_of(seatings, RIVAL)


def tell_chances(games: int, seed: int) -> None:
    """Print how often a chance came true, by tenths."""
    definition, told, true = catalog.game("lords"), Counter[int](), Counter[int]()
    header = definition.header((), 0, {})
    for at, levels in tables([OWNER, RIVAL, *characters()], games, seed):
        coaches = [catalog.coach("lords", level) for level in levels]
        ended: list[bool] = []
        game = definition.start(
            header, BatchTable(at, coaches, lambda note, ended=ended: ended.append(definition.closes_a_stretch(note)))
        )
        foretold: list[float] = []
        while not game.over:
            ended.clear()
            definition.step(game)
            if any(ended):
                foretold += chances_from(definition, header, coaches, at, game.state())
        for place, chance in enumerate(foretold):
            tenth = min(int(chance * TENTHS), TENTHS - 1)
            told[tenth] += 1
            true[tenth] += game.winner == place % SEATS
    print("| chance told | times | came true |\n|---|---|---|")
    for tenth in sorted(told):
        print(f"| {tenth * 10} to {tenth * 10 + 10}% | {told[tenth]} | {100 * true[tenth] / told[tenth]:.0f}% |")


def write_strengths(levels: Sequence[str], games: int, seed: int) -> None:
    """What players are told: two against two owners of the house; other levels stay as they are."""
    known = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {"levels": {}}
    for level in levels:
        known["levels"][level] = {
            "share": round(mix(level, OWNER, 2, games, seed), 3),
            "error": round(0.5 / sqrt(games), 3),
            "games": games,
            "command": f"python -m tools.lords_owners strengths {level} --games {games} --seed {seed}",
        }
        print(level, known["levels"][level], flush=True)
        KEPT.write_text(json.dumps({"against": OWNER, "levels": known["levels"]}, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("mixes", "table", "chances", "strengths"))
    parser.add_argument("levels", nargs="*", default=[RIVAL])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=3_000_000)
    given = parser.parse_args()
    if given.what == "chances":
        tell_chances(given.games, given.seed)
    elif given.what == "strengths":
        write_strengths(given.levels, given.games, given.seed)
    elif given.what == "mixes":
        for level in given.levels:
            shares = (f"{mix(level, OWNER, count, given.games, given.seed):.3f}" for count in (1, 2, 3))
            print(f"| {level} | {' | '.join(shares)} |", flush=True)
    else:
        for name, share in character_shares(given.games, given.seed).items():
            print(f"| {name} | {share:.3f} |")
        print(f"| rival against three of them | {against_characters(given.games, given.seed):.3f} |")


if __name__ == "__main__":
    main()
