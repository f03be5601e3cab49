"""One refusal: whatever is wrong is the same sentence in the terminal and in the lobby, and never a slip of ours."""

from __future__ import annotations

import importlib
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import fieldhouse
from fieldhouse import library
from fieldhouse.table.refusal import Refusal

NEVER_REACH_A_PLAYER = {
    "BadCell": "a fault of one cell, gathered with its row and column into a ChartError",
    "Left": "a person leaves the terminal; the client that raised it catches it",
    "CoachFault": "a slip of a computer coach: ours, and told as ours",
}


def faults_of_the_house() -> Iterator[type[Exception]]:
    for module in pkgutil.walk_packages(fieldhouse.__path__, "fieldhouse."):
        for thing in vars(importlib.import_module(module.name)).values():
            if isinstance(thing, type) and issubclass(thing, Exception) and thing.__module__ == module.name:
                yield thing


def test_every_fault_that_can_reach_a_player_is_a_refusal() -> None:
    others = {fault.__name__ for fault in faults_of_the_house() if not issubclass(fault, Refusal)}
    assert others == set(NEVER_REACH_A_PLAYER)


BAD_FILES = [
    ("ddf", "ddf/teams/2017-NE.txt", "INC", "INK", ("2017-NE", "2017-PHI")),
    ("bowlbound", "bowlbound/teams/2024-OSU.txt", "INC", "INK", ("2024-OSU", "2024-ND")),
    ("statispro", "statispro/teams/1986-BOS.txt", "A10", "TEN", ("1986-LAL", "1986-BOS")),
    ("statispro", "statispro/deck.txt", "FD1", "FOUL", ("1986-LAL", "1986-BOS")),
    ("lords", "lords/charts.txt", "cost:", "costs:", ()),
]


@pytest.mark.parametrize(("game", "path", "right", "wrong", "teams"), BAD_FILES)
def test_a_bad_file_of_ones_own_is_the_same_sentence_everywhere(
    client: TestClient, data: Path, game: str, path: str, right: str, wrong: str, teams: tuple[str, ...]
) -> None:
    shipped = (Path(library.__file__).parent / path).read_text(encoding="utf-8")
    assert right in shipped
    own = data / path
    own.parent.mkdir(parents=True, exist_ok=True)
    own.write_text(shipped.replace(right, wrong), encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "fieldhouse.cli.main", "watch", game, *teams],
        capture_output=True,
        text=True,
        check=False,
    )
    answer = client.post("/api/tables", json={"game": game, "teams": list(teams)} if teams else {"game": game})
    assert (run.returncode, answer.status_code) == (1, 400), (run.stderr, answer.text)
    assert "".join(run.stderr.split()) == "".join(answer.json()["detail"].split())
    assert own.name in run.stderr
    assert "Something is wrong inside" not in run.stderr
