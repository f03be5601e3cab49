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
from .memory import Memory
from .mutation import Mutant, mutants

ROOT: Final = Path(__file__).parents[2]
EQUIVALENT: Final = "equivalent"
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
    known = {} if wanted.doubt else equivalents(wanted.game)
    in_doubt = [mutant for mutant in drawn if mutant.key not in known]
    court = Court([rules], in_doubt, wanted.workers, say, memory(wanted.game))
    pytest.main(
        ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", *left_out(wanted.without), *map(str, folders(wanted.game))],
        plugins=[court],
    )
    untried = [Verdict(mutant, EQUIVALENT) for mutant in drawn if mutant.key in known]
    return report(wanted.game, [*court.verdicts, *untried], len(every))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=300, help="how many mutants, drawn evenly over the functions")
    parser.add_argument("--seed", type=int, default=1, help="which ones are drawn")
    parser.add_argument("--only", nargs="+", help="only mutants whose key holds one of these texts")
    parser.add_argument("--without", nargs="+", default=[], help="leave out test files whose names hold one of these")
    parser.add_argument(
        "--doubt", action="store_true", help="try the known equivalents too: has a test come to see one?"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def left_out(texts: Sequence[str]) -> list[str]:
    """How pytest is told to leave out test files: for a quick look, which can only find more survivors."""
    return [f"--ignore-glob=*test_*{text}*" for text in texts]


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


def chosen(every: Sequence[Mutant], texts: Sequence[str]) -> list[Mutant]:
    return [mutant for mutant in every if any(text in mutant.key for text in texts)]


def folders(game: str) -> list[Path]:
    """Where the game's rules and examples tests are."""
    return [folder for kind in ("rules", "examples") if (folder := ROOT / "tests" / kind / game).is_dir()]


def memory(game: str) -> Memory:
    """What was seen of the game's tests and mutants while its code, what games share and its helpers were the same."""
    shared = [file for place in ("*.py", "rules/*.py", "examples/*.py") for file in (ROOT / "tests").glob(place)]
    tests = [*shared, *(file for folder in folders(game) for file in folder.rglob("*.py"))]
    helpers = [file for file in tests if not file.name.startswith("test_")]
    games = ROOT / "src" / "fieldhouse" / "games"
    code = [
        file
        for file in (ROOT / "src").rglob("*")
        if file.is_file() and file.suffix != ".pyc" and (games not in file.parents or games / game in file.parents)
    ]
    return Memory(ROOT / ".mutants", game, [*helpers, *code])


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
    counted = Counter(EQUIVALENT if is_known(verdict, known) else verdict.outcome for verdict in verdicts)
    for verdict in sorted(verdicts, key=lambda verdict: (verdict.mutant.file, verdict.mutant.line)):
        if verdict.outcome != KILLED and not is_known(verdict, known):
            print(f"{verdict.outcome}: {verdict.mutant.file.name}:{verdict.mutant.line}  {verdict.mutant.key}")
    judged = len(verdicts) - counted[EQUIVALENT]
    share = 100 * counted[KILLED] / judged if judged else 0.0
    print(
        f"{game}: {len(verdicts)} of {possible} mutants tried, {counted[KILLED]} killed, "
        f"{counted[EQUIVALENT]} equivalent, {judged - counted[KILLED]} alive: {share:.1f}% killed, {FLOOR:.0f} asked."
    )
    return 0 if share >= FLOOR else 1


def is_known(verdict: Verdict, known: dict[str, str]) -> bool:
    return verdict.outcome != KILLED and verdict.mutant.key in known


def say(text: str) -> None:
    print(text, file=sys.__stderr__, flush=True)


if __name__ == "__main__":
    sys.exit(main())
