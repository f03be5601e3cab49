"""A program that knows nothing of us plays a whole game over the API by one adapter file."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ADAPTER = Path(__file__).parents[2] / "examples" / "program_at_the_table.py"
CHATTY = """
import json, sys
for number, line in enumerate(sys.stdin):
    question = json.loads(line)
    text, seat, view = question["text"], question["seat"], question["view"]
    assert question["prompt"] in text and (seat["title"] or seat["name"]) in text.splitlines()[0]
    assert ("Your last answer was refused" in text) == (number == 1), text
    assert all(str(points) in text.splitlines()[1] for points in view["score"])
    assert all(line in text for line in view["recent"][-5:]) and json.dumps(view["board"], ensure_ascii=False) in text
    assert seat["seat"] in range(len(view["seats"])) and view["board"]["game"] == sys.argv[1]
    print("fish" if number == 0 else "I would say: " + question["default"], flush=True)
"""
"""Its first answer is no key: it is asked again and told why. Every question says who it is and how the game stands."""


def played(address: str, game: str, folder: Path) -> str:
    """What the adapter prints after a whole game that the program has played."""
    program = folder / "chatty.py"
    program.write_text(CHATTY, encoding="utf-8")
    command = [sys.executable, str(ADAPTER), address, game, "--", sys.executable, str(program), game]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_program_plays_a_whole_game_by_one_file(address: str, tmp_path: Path) -> None:
    assert re.fullmatch(r"New England Patriots \d+, Philadelphia Eagles \d+\n", played(address, "ddf", tmp_path))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["bowlbound", "statispro", "lords"])
def test_any_game_can_be_played_by_it(address: str, game: str, tmp_path: Path) -> None:
    assert re.search(r" \d+, .* \d+\n", played(address, game, tmp_path))
