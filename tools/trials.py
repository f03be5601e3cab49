"""What ``make chaos`` and ``make fuzz`` share: trials bounded by a number and a time, and what they lost."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

import httpx

Trial = Callable[[random.Random], Iterator[str]]
"""Yields once for every attempt: nothing, or a sentence that says what was lost."""
MOST_SHOWN: Final = 20


class NotHere(Exception):
    """A trial that this machine does not allow: a sentence that says why."""


@dataclass
class Outcome:
    name: str
    tried: int = 0
    seconds: float = 0.0
    lost: list[str] = field(default_factory=list)
    reason: str = ""
    """Why it was not tried at all."""

    def __str__(self) -> str:
        told = self.reason or ("nothing lost" if not self.lost else f"{len(self.lost)} LOST")
        return f"{self.name:12} {self.tried:9,} tried in {self.seconds:6.0f} s   {told}"


@contextmanager
def _ended(attempts: Iterator[str]) -> Iterator[Iterator[str]]:
    """Whoever stops asking lets the trial put away what it has set up."""
    try:
        yield attempts
    finally:
        if isinstance(attempts, Generator):
            attempts.close()


def attempt(name: str, trial: Trial, count: int, seconds: float, seed: int) -> Outcome:
    """Let a trial run until it has been tried so often, or for so long."""
    outcome = Outcome(name)
    begun = monotonic()
    try:
        with _ended(trial(random.Random(f"{name} {seed}"))) as attempts:
            for fault in attempts:
                outcome.tried += 1
                if fault:
                    outcome.lost.append(fault)
                if outcome.tried >= count or monotonic() - begun >= seconds:
                    break
    except NotHere as reason:
        outcome.reason = f"not here: {reason}"
    except httpx.HTTPError as silence:
        outcome.lost.append(f"nobody answered any more: {silence}")
    outcome.seconds = monotonic() - begun
    return outcome


def main(what: str, trials: Mapping[str, Trial], given: Sequence[str] | None = None) -> int:
    """Run the trials that are named, or all; 1 if anything was lost."""
    parser = argparse.ArgumentParser(prog=what)
    parser.add_argument("trials", nargs="*", metavar="TRIAL", help=f"of {', '.join(trials)}; else all")
    parser.add_argument("--count", type=int, default=20, help="attempts of each, at most")
    parser.add_argument("--seconds", type=float, default=60, help="for each, at most")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(given)
    if unknown := sorted(set(wanted.trials) - set(trials)):
        parser.error(f"there is no trial {', '.join(unknown)}; there are {', '.join(trials)}")
    lost = 0
    for name in wanted.trials or trials:
        outcome = attempt(name, trials[name], wanted.count, wanted.seconds, wanted.seed)
        lost += len(outcome.lost)
        print(outcome, *(f"    {fault}" for fault in outcome.lost[:MOST_SHOWN]), sep="\n", flush=True)
    print(f"{lost} lost." if lost else "Nothing was lost.", file=sys.stderr if lost else sys.stdout)
    return 1 if lost else 0
