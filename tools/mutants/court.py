"""The court: a pytest session that learns which tests run which lines, then tries each mutant in a child of its own.

A child is forked from a session that has collected the tests and run none, puts the mutant's code into the living
function, and runs the tests that reach the line until one fails: first those that killed other mutants of the function,
then the quick and pointed. So a mutant costs a fraction of a second instead of a start of Python.
"""

from __future__ import annotations

import gc
import os
import resource
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import FunctionType
from typing import Final, NamedTuple

import pytest
from _pytest.runner import runtestprotocol
from coverage import Coverage

from .memory import Memory, digest
from .mutation import Mutant

KILLED: Final = "killed"
SURVIVED: Final = "survived"
UNREACHED: Final = "reached by no test"
SECONDS: Final = 5
TIMES: Final = 20
"""Of processor time, and of what it took without a mutant: a test that takes more plays on for ever, which is noticed.
A busy machine kills nothing by it."""
QUICK: Final = 0.5
"""Seconds: a test that took no more and killed a mutant is tried first on others of the same function."""
A_FEW: Final = 50
"""Tests, after which what they were seen to do is written down."""

Line = tuple[str, int]
Functions = dict[tuple[str, str], list[FunctionType]]


class Sight(NamedTuple):
    """A test that passed: what it took of the processor, and the lines of the rules that it ran."""

    seconds: float
    lines: list[Line]


class Trial(NamedTuple):
    """A mutant in a child: the tests that reach it, in their order, and the pipe that tells of each when it begins."""

    mutant: Mutant
    places: list[int]
    told: int


class Verdict(NamedTuple):
    """What became of a mutant."""

    mutant: Mutant
    outcome: str


class Court:
    """The plug-in that takes the place of pytest's own loop over the tests."""

    def __init__(
        self, trees: Sequence[Path], mutants: Sequence[Mutant], workers: int, say: Callable[[str], None], memory: Memory
    ):
        self.trees = trees
        self.mutants = mutants
        self.workers = workers
        self.say = say
        self.memory = memory
        self.keys: list[str] = []
        self.tests = ""
        self.verdicts: list[Verdict] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Learn, then try."""
        began = time.monotonic()
        sights = self.learn(session.items)
        self.say(f"{len(sights)} tests known in {time.monotonic() - began:.0f} s; trying {len(self.mutants)} mutants")
        self.tests = digest(sorted({item.path for item in session.items}))
        self.try_all(session.items, sights)
        return True

    def learn(self, items: Sequence[pytest.Item]) -> list[Sight]:
        """What each test does: remembered, or seen by a child, so that nothing is left warm in a cache here."""
        files = {path: digest([path]) for path in {item.path for item in items}}
        self.keys = keys = [f"{item.nodeid} {files[item.path]}" for item in items]
        known = self.memory.recall()
        strange = [(key, item) for key, item in zip(keys, items, strict=True) if key not in known]
        child = os.fork()
        if not child:
            for index in range(0, len(strange), A_FEW):
                self.see(strange[index : index + A_FEW])
            os._exit(0)
        _, status = os.waitpid(child, 0)
        if status:
            raise pytest.UsageError("No mutant is tried while a test fails without one.")
        known = self.memory.recall()
        return [Sight(*known[key]) for key in keys]

    def see(self, strange: Sequence[tuple[str, pytest.Item]]) -> None:
        """Remember what each of these tests, all of which must pass, takes of the processor and runs of the rules."""
        traced = Coverage(data_file=None, source=[str(tree) for tree in self.trees])
        traced.set_option("run:disable_warnings", ["no-data-collected"])
        seconds = []
        traced.start()
        for place, (item, following) in enumerate(in_turn([item for _, item in strange])):
            traced.switch_context(str(place))
            began = time.process_time()
            if not has_passed(item, following):
                self.say(f"{item.nodeid} fails without a mutant: mend that first.")
                os._exit(1)
            seconds.append(time.process_time() - began)
        traced.stop()
        lines: list[list[Line]] = [[] for _ in strange]
        data = traced.get_data()
        for file in data.measured_files():
            for line, contexts in data.contexts_by_lineno(file).items():
                for context in filter(None, contexts):
                    lines[int(context)].append((file, line))
        for (key, _), *both in zip(strange, seconds, lines, strict=True):
            self.memory.keep(key, both)

    def try_all(self, items: Sequence[pytest.Item], sights: Sequence[Sight]) -> None:
        """Each mutant in a child of its own, as many at a time as there are workers."""
        waiting = []
        reached = quickest(sights)
        known = self.remembered()
        functions = living_functions(self.trees)
        killers: dict[tuple[Path, str], list[int]] = {}
        gc.freeze()  # nothing of the parent's is collected, or copied for that, in a child
        for mutant in self.mutants:
            if key(mutant) in known:
                self.judge(mutant, known[key(mutant)])
            elif (str(mutant.file), mutant.line) in reached:
                waiting.append(mutant)
            else:
                self.judge(mutant, UNREACHED)
        running: dict[int, Trial] = {}
        while waiting or running:
            while waiting and len(running) < self.workers:
                mutant = waiting.pop(0)
                first = killers.get((mutant.file, mutant.function), [])
                places = sorted(reached[str(mutant.file), mutant.line], key=lambda place: place not in first)
                told, tell = os.pipe()
                child = os.fork()
                if not child:
                    put_in_place(mutant, functions)
                    os._exit(try_one([(items[place], sights[place].seconds) for place in places], tell))
                os.close(tell)
                running[child] = Trial(mutant, places, told)
            ended, status = os.wait()
            mutant, places, told = running.pop(ended)
            tried = tests_begun(told)
            if status:
                killer = places[tried - 1]
                if sights[killer].seconds < QUICK:
                    killers.setdefault((mutant.file, mutant.function), []).append(killer)
                self.memory.keep(key(mutant), [KILLED, self.keys[killer]])
            else:
                self.memory.keep(key(mutant), [SURVIVED, self.tests])
            self.judge(mutant, KILLED if status else SURVIVED)

    def remembered(self) -> dict[str, str]:
        """What became of mutants: killed while the test that did it is the same, survived while all of them are."""
        known = self.memory.recall()
        still = {*self.keys, self.tests}
        rows = ((key(mutant), known.get(key(mutant))) for mutant in self.mutants)
        return {name: row[0] for name, row in rows if row is not None and row[1] in still}

    def judge(self, mutant: Mutant, outcome: str) -> None:
        self.verdicts.append(Verdict(mutant, outcome))
        if outcome != KILLED or len(self.verdicts) % 25 == 0:
            self.say(f"{len(self.verdicts)} of {len(self.mutants)}, {outcome}: {mutant.key}")


def key(mutant: Mutant) -> str:
    return f"{mutant.file} {mutant.key}"


def quickest(sights: Sequence[Sight]) -> dict[Line, list[int]]:
    """The tests that run each line of the rules, the quick and pointed first."""
    reached: dict[Line, list[int]] = {}
    for place in sorted(range(len(sights)), key=lambda place: sights[place].seconds * len(sights[place].lines)):
        for file, line in sights[place].lines:
            reached.setdefault((file, line), []).append(place)
    return reached


def tests_begun(told: int) -> int:
    """How many tests a child has begun, by what it told."""
    with os.fdopen(told, "rb") as pipe:
        return len(pipe.read())


def try_one(items: Sequence[tuple[pytest.Item, float]], tell: int) -> int:
    """1 if a test fails, 0 if all of them pass; one that plays on for ever ends the child by a signal."""
    following = [item for item, _ in items[1:]]
    for (item, seconds), next_item in zip(items, [*following, None], strict=True):
        most = int(time.process_time() + SECONDS + TIMES * seconds) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))
        os.write(tell, b".")
        if not has_passed(item, next_item):
            return 1
    return 0


def living_functions(trees: Sequence[Path]) -> Functions:
    """The functions of the rules, wherever they have been imported or registered, by file and name."""
    found: Functions = {}
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename.startswith(tuple(map(str, trees))):
            found.setdefault((each.__code__.co_filename, each.__code__.co_qualname), []).append(each)
    return found


def put_in_place(mutant: Mutant, functions: Functions) -> None:
    """Give the living function the mutant's code."""
    for twin in functions[str(mutant.file), mutant.function]:
        twin.__code__ = mutant.code


def in_turn(items: Sequence[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    """Each test with the one after it, for which its fixtures may be kept."""
    return zip(items, [*items[1:], None], strict=True)


def has_passed(item: pytest.Item, following: pytest.Item | None) -> bool:
    return not any(report.failed for report in runtestprotocol(item, nextitem=following, log=False))
