"""Commands with odd words: each is carried out or refused with a sentence; and so is every command to a league."""

from __future__ import annotations

import io
import os
import random
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from tools.chaos.child import slip
from tools.fuzz.damage import ODD, damaged, fault_of

from fieldhouse import catalog
from fieldhouse.cli.commands import COMMANDS, loaded
from fieldhouse.cli.main import run

LEFT_OUT: Final = ("serve", "measure", "fidelity")
"""They run until they are stopped, or for minutes."""
GOOD: Final = (
    *catalog.GAMES, "2017-PHI", "2017-NE", "2024-OSU", "1986-BOS", "basic", "advanced", "home", "both", "ASH", "1", "2",
    "week 1", "it", "own-40", "commissioner", "x.journal", "x.pdf", "owners=3",
)  # fmt: skip
TYPED: Final = ("1", "?", "undo", "box", *ODD)
SMALL: Final = {"--games": "2", "--replays": "1", "--seasons": "1", "--workers": "1", "--rounds": "0", "--teams": "4"}
"""What is asked for is a little of it."""


def commands(throw: random.Random) -> Iterator[str]:
    every = [leaf for name in COMMANDS if name not in LEFT_OUT for leaf in _leaves(loaded(name), (name,))]
    with TemporaryDirectory(prefix="fieldhouse-fuzz-") as name:
        folder = Path(name)
        before = Path.cwd(), sys.argv, sys.stdin
        os.environ["FIELDHOUSE_DATA"] = str(folder / "data")
        os.chdir(folder)  # some write where they stand
        try:
            while True:
                path, leaf = throw.choice(every)
                words = [*path, *_words(leaf, throw)]
                yield _fault(words, throw)
        finally:
            os.chdir(before[0])
            sys.argv, sys.stdin = before[1:]


def _leaves(command: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    if hasattr(command, "commands"):
        for name, inner in command.commands.items():
            if name not in LEFT_OUT:
                yield from _leaves(inner, (*path, name))
    else:
        yield path, command


def _words(command: Any, throw: random.Random) -> list[str]:
    words: list[str] = []
    for parameter in command.params:
        if parameter.param_type_name == "argument":
            if throw.random() < 0.9:
                words.append(_word(throw))
        elif throw.random() < 0.3 and parameter.name not in ("cluster", "help"):
            option = throw.choice(parameter.opts)
            words += [option] if getattr(parameter, "is_flag", False) else [option, SMALL.get(option) or _word(throw)]
    for option, little in SMALL.items():
        if option not in words and any(option in parameter.opts for parameter in command.params):
            words += [option, little]
    return words


def _word(throw: random.Random) -> str:
    word = throw.choice(GOOD)
    chance = throw.random()
    return word if chance < 0.6 else throw.choice(ODD).replace("\x00", "0") if chance < 0.8 else damaged(word, throw)


def _fault(words: list[str], throw: random.Random) -> str:
    out, err = io.StringIO(), io.StringIO()

    def call() -> None:
        sys.argv = ["fieldhouse", *words]
        sys.stdin = io.StringIO("\n".join(throw.choice(TYPED) for _ in range(20)) + "\nquit\n")
        with redirect_stdout(out), redirect_stderr(err):
            try:
                run()
            except SystemExit:
                return

    fault = fault_of(call, f"fieldhouse {words}"[:200])
    slipped = slip(out.getvalue() + err.getvalue())
    return fault or (f"fieldhouse {words}: {slipped}"[:600] if slipped else "")
