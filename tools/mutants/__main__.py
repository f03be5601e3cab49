"""``python -m tools.mutants GAME``: is there a rules test for every rule, one that fails when the rule is broken?"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from .court import KILLED, Court, Verdict
from .mutation import Mutant, mutants

ROOT: Final = Path(__file__).parents[2]
EQUIVALENTS: Final = Path(__file__).parent / "equivalents"
FLOOR: Final = 97.0
"""Of a hundred mutants that are no equivalents, so many must be killed."""


def main() -> int:
    wanted = arguments()
    rules = ROOT / "src" / "fieldhouse" / "games" / wanted.game / "rules"
    if not rules.is_dir():
        print(f"There is no game '{wanted.game}' with a folder of rules.")
        return 2
    every = [mutant for file in sorted(rules.rglob("*.py")) for mutant in mutants(file)]
    drawn = sample(every, wanted.count, wanted.seed) if not wanted.only else chosen(every, wanted.only)
    court = Court([rules], drawn, wanted.workers, say)
    folders = [ROOT / "tests" / kind / wanted.game for kind in ("rules", "examples")]
    pytest.main(
        ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", *(str(folder) for folder in folders if folder.is_dir())],
        plugins=[court],
    )
    return report(wanted.game, court.verdicts, len(every))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=300, help="how many mutants, drawn evenly over the functions")
    parser.add_argument("--seed", type=int, default=1, help="which ones are drawn")
    parser.add_argument("--only", help="only mutants whose key holds this text")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def sample(every: Sequence[Mutant], count: int, seed: int) -> list[Mutant]:
    """Mutants drawn at random, function by function in turn, so that long functions do not crowd out short ones."""
    dice = random.Random(seed)
    piles: dict[tuple[str, str], list[Mutant]] = {}
    for mutant in every:
        piles.setdefault((mutant.file.name, mutant.function), []).append(mutant)
    for pile in piles.values():
        dice.shuffle(pile)
    drawn: list[Mutant] = []
    while len(drawn) < min(count, len(every)):
        heads = [pile for pile in piles.values() if pile]
        dice.shuffle(heads)
        drawn += [pile.pop() for pile in heads]
    return drawn[:count]


def chosen(every: Sequence[Mutant], text: str) -> list[Mutant]:
    return [mutant for mutant in every if text in mutant.key]


def equivalents(game: str) -> dict[str, str]:
    """Mutants that change nothing a player could see, each with its reason: ``key || reason``, one a line."""
    path = EQUIVALENTS / f"{game}.txt"
    if not path.exists():
        return {}
    rows = [row for row in path.read_text(encoding="utf-8").splitlines() if row and not row.startswith("#")]
    return dict(row.split(" || ", 1) for row in rows)


def report(game: str, verdicts: Sequence[Verdict], possible: int) -> int:
    """Print what survived, and how many of a hundred were killed."""
    known = equivalents(game)
    counted = Counter("equivalent" if is_known(verdict, known) else verdict.outcome for verdict in verdicts)
    for verdict in sorted(verdicts, key=lambda verdict: (verdict.mutant.file, verdict.mutant.line)):
        if verdict.outcome != KILLED and not is_known(verdict, known):
            print(f"{verdict.outcome}: {verdict.mutant.file.name}:{verdict.mutant.line}  {verdict.mutant.key}")
    judged = len(verdicts) - counted["equivalent"]
    share = 100 * counted[KILLED] / judged if judged else 0.0
    print(
        f"{game}: {len(verdicts)} of {possible} mutants tried, {counted[KILLED]} killed, "
        f"{counted['equivalent']} equivalent, {judged - counted[KILLED]} alive: {share:.1f}% killed, {FLOOR:.0f} asked."
    )
    return 0 if share >= FLOOR else 1


def is_known(verdict: Verdict, known: dict[str, str]) -> bool:
    return verdict.outcome != KILLED and verdict.mutant.key in known


def say(text: str) -> None:
    print(text, file=sys.__stderr__, flush=True)


if __name__ == "__main__":
    sys.exit(main())
