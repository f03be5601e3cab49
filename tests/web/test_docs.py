"""The coach of docs/api.md is forty lines long and plays a whole game."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def test_the_coach_of_the_docs_plays_a_whole_game(address: str, tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(program.strip().splitlines()) <= 45
    coach = tmp_path / "coach.py"
    coach.write_text(program, encoding="utf-8")
    result = subprocess.run(
        [sys.executable, str(coach), address], capture_output=True, text=True, timeout=120, check=False
    )
    assert result.returncode == 0, result.stderr
    assert re.fullmatch(r"New England Patriots \d+, Philadelphia Eagles \d+\n", result.stdout)
