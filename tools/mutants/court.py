"""The court: a pytest session that learns which tests run which lines, then tries each mutant in a child of its own.

A child is forked from a session that has collected the tests and run none, puts the mutant's code into the living
function, and runs the tests that reach the line, the most pointed first, until one fails. So a mutant costs a fraction
of a second instead of a start of Python.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import FunctionType
from typing import Final, NamedTuple

import pytest
from _pytest.runner import runtestprotocol
from coverage import Coverage

from .mutation import Mutant

KILLED: Final = "killed"
SURVIVED: Final = "survived"
UNREACHED: Final = "reached by no test"
SECONDS: Final = 120
"""Of processor time, after which a mutant that plays on for ever is killed: a busy machine kills none."""

Line = tuple[str, int]


class Verdict(NamedTuple):
    """What became of a mutant."""

    mutant: Mutant
    outcome: str


class Court:
    """The plug-in that takes the place of pytest's own loop over the tests."""

    def __init__(self, trees: Sequence[Path], mutants: Sequence[Mutant], workers: int, say: Callable[[str], None]):
        self.trees = trees
        self.mutants = mutants
        self.workers = workers
        self.say = say
        self.verdicts: list[Verdict] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Learn, then try."""
        began = time.monotonic()
        reached = self.learn(session.items)
        self.say(
            f"{len(session.items)} tests run in {time.monotonic() - began:.0f} s; trying {len(self.mutants)} mutants"
        )
        self.try_all(session.items, reached)
        return True

    def learn(self, items: Sequence[pytest.Item]) -> dict[Line, list[int]]:
        """The tests that run each line of the rules, the most pointed first; learned by a child, so that nothing is
        left warm in a cache here."""
        reader, writer = os.pipe()
        child = os.fork()
        if not child:
            os.close(reader)
            with os.fdopen(writer, "w", encoding="utf-8") as out:
                json.dump(self.lines_run(items), out)
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader, encoding="utf-8") as source:
            rows = json.load(source)
        os.waitpid(child, 0)
        pointedness = Counter(place for *_, places in rows for place in places)
        return {(file, line): sorted(places, key=pointedness.__getitem__) for file, line, places in rows}

    def lines_run(self, items: Sequence[pytest.Item]) -> list[tuple[str, int, list[int]]]:
        """The tests, all of which must pass, by the lines of the rules that they run."""
        traced = Coverage(data_file=None, source=[str(tree) for tree in self.trees])
        traced.start()
        for place, (item, following) in enumerate(in_turn(items)):
            traced.switch_context(str(place))
            if not has_passed(item, following):
                self.say(f"{item.nodeid} fails without a mutant: mend that first.")
                os._exit(1)
        traced.stop()
        data = traced.get_data()
        return [
            (file, line, [int(context) for context in contexts if context])
            for file in data.measured_files()
            for line, contexts in data.contexts_by_lineno(file).items()
        ]

    def try_all(self, items: Sequence[pytest.Item], reached: dict[Line, list[int]]) -> None:
        """Each mutant in a child of its own, as many at a time as there are workers."""
        waiting = []
        for mutant in self.mutants:
            if (str(mutant.file), mutant.line) in reached:
                waiting.append(mutant)
            else:
                self.judge(mutant, UNREACHED)
        running: dict[int, Mutant] = {}
        while waiting or running:
            while waiting and len(running) < self.workers:
                mutant = waiting.pop(0)
                places = reached[str(mutant.file), mutant.line]
                child = os.fork()
                if not child:
                    os._exit(try_one(mutant, [items[place] for place in places]))
                running[child] = mutant
            ended, status = os.wait()
            self.judge(running.pop(ended), KILLED if status else SURVIVED)

    def judge(self, mutant: Mutant, outcome: str) -> None:
        self.verdicts.append(Verdict(mutant, outcome))
        if len(self.verdicts) % 25 == 0:
            self.say(f"{len(self.verdicts)} of {len(self.mutants)}")


def try_one(mutant: Mutant, items: Sequence[pytest.Item]) -> int:
    """1 if a test fails with the mutant in place, 0 if all of them pass."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    put_in_place(mutant)
    return 0 if all(has_passed(item, following) for item, following in in_turn(items)) else 1


def put_in_place(mutant: Mutant) -> None:
    """Give the living function, wherever it has been imported or registered, the mutant's code."""
    twins = [
        found
        for found in gc.get_objects()
        if isinstance(found, FunctionType)
        and found.__code__.co_qualname == mutant.function
        and found.__code__.co_filename == str(mutant.file)
    ]
    if not twins:
        raise LookupError(f"{mutant.file}: {mutant.function} is not loaded.")
    for twin in twins:
        twin.__code__ = mutant.code


def in_turn(items: Sequence[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    """Each test with the one after it, for which its fixtures may be kept."""
    return zip(items, [*items[1:], None], strict=True)


def has_passed(item: pytest.Item, following: pytest.Item | None) -> bool:
    return not any(report.failed for report in runtestprotocol(item, nextitem=following, log=False))
