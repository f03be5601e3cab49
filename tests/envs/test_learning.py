"""The example that learns does learn: after a few lessons it beats who calls at random."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_to_call.py"
SIZE = "0.1"
WINS = 0.8


@pytest.mark.slow
def test_after_sixty_games_it_beats_random() -> None:
    learnt = subprocess.run(
        [sys.executable, str(EXAMPLE)], capture_output=True, text=True, check=True,
        env=os.environ | {"FIELDHOUSE_EXAMPLE": SIZE},
    )  # fmt: skip
    lessons, won, exams = map(int, re.findall(r"\d+", learnt.stdout))
    assert (lessons, exams) == (60, 20)
    assert won > WINS * exams, learnt.stdout
