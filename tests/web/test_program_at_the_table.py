"""A program that knows nothing of us plays a whole game over the API by one adapter file."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ADAPTER = Path(__file__).parents[2] / "examples" / "program_at_the_table.py"
CHATTY = """
import json, sys
for number, line in enumerate(sys.stdin):
    question = json.loads(line)
    assert question["text"].startswith(("Your last answer", question["prompt"]))
    print("fish" if number == 0 else "I would say: " + question["default"], flush=True)
"""
"""Its first answer is no key: it is asked again and told why."""


def test_a_program_plays_a_whole_game_by_one_file(address: str, tmp_path: Path) -> None:
    program = tmp_path / "chatty.py"
    program.write_text(CHATTY, encoding="utf-8")
    command = [sys.executable, str(ADAPTER), address, "--", sys.executable, str(program)]
    played = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert played.returncode == 0, played.stderr
    assert re.fullmatch(r"New England Patriots \d+, Philadelphia Eagles \d+\n", played.stdout)
