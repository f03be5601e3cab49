"""Puts what a command prints between the sample marks of docs/start.md; `tests/test_readme.py` compares them."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "start.md"
SOURCE = ROOT / "src"
"""Of this checkout, wherever the package is installed from."""
SAMPLE = re.compile(r"(<!-- sample: fieldhouse (?P<command>.*?) -->\n)(?P<shown>.*?)(<!-- end .*? -->)", re.DOTALL)
OPENING, CLOSING = 20, 30
"""How much of the output is shown: the first plays, and the final score with what stands below it."""
WIDTH = "120"


def output(command: str) -> list[str]:
    """What the command prints on a terminal of our width, without colour, in a process of its own."""
    program = [sys.executable, "-m", "fieldhouse.cli.main", *shlex.split(command)]
    environment = {"COLUMNS": WIDTH, "NO_COLOR": "1", "PATH": "/usr/bin:/bin", "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(program, capture_output=True, text=True, check=True, env=environment)
    return [line.rstrip() for line in done.stdout.splitlines()]


def sample(command: str) -> str:
    lines = output(command)
    final = next(index for index, line in enumerate(lines) if line.startswith("Final"))
    shown = [*lines[:OPENING], "  ...", *lines[final : final + CLOSING]]
    return "\n".join(["```", f"$ fieldhouse {command}", *shown, "```", ""])


def with_sample(text: str) -> str:
    return SAMPLE.sub(lambda mark: f"{mark[1]}{sample(mark['command'])}{mark[4]}", text)


if __name__ == "__main__":
    PAGE.write_text(with_sample(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
