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
from fieldhouse import catalog, library
from fieldhouse.catalog import LEAGUE
from fieldhouse.table.refusal import Refusal
from web.conftest import KEY

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
    ("ddf", "ddf/teams/2017-NE.txt", "INC", "INK"),
    ("ddf", "ddf/seasons/2017.txt", "season: 2017", "saison: 2017"),
    ("bowlbound", "bowlbound/teams/2024-OSU.txt", "INC", "INK"),
    ("statispro", "statispro/teams/1986-BOS.txt", "A8", "EIGHT"),
    ("statispro", "statispro/deck.txt", "FD1", "FOUL"),
    ("lords", "lords/charts.txt", "cost:", "costs:"),
    ("fool", "fool/first.txt", "-2   -2     -2", "-2   -2     -two"),
]


def test_every_game_has_a_bad_file_here() -> None:
    assert {game for game, *_ in BAD_FILES} == {*catalog.GAMES, LEAGUE}


NOT_TEXT = "\udcff"
"""As a file's byte 255, which no text holds."""
BAD_FILES += [(game, path, right, NOT_TEXT) for game, path, right, _ in BAD_FILES]


@pytest.mark.parametrize(("game", "path", "right", "wrong"), BAD_FILES)
def test_a_bad_file_of_ones_own_is_the_same_sentence_everywhere(
    client: TestClient, data: Path, game: str, path: str, right: str, wrong: str
) -> None:
    shipped = (Path(library.__file__).parent / path).read_text(encoding="utf-8")
    assert right in shipped
    own = data / path
    own.parent.mkdir(parents=True, exist_ok=True)
    own.write_text(shipped.replace(right, wrong), encoding="utf-8", errors="surrogateescape")
    words, address, wish = asked_for(game)
    run = subprocess.run(
        [sys.executable, "-m", "fieldhouse.cli.main", *words],
        capture_output=True,
        text=True,
        check=False,
    )
    client.post("/api/sign-in", json={"key": KEY})
    answer = client.post(address, json=wish)
    assert (run.returncode, answer.status_code) == (1, 400), (run.stderr, answer.text)
    assert "".join(run.stderr.split()) == "".join(answer.json()["detail"].split())
    assert own.name in run.stderr
    assert "Something is wrong inside" not in run.stderr


def asked_for(game: str) -> tuple[list[str], str, dict[str, object]]:
    """The same thing asked for in the terminal and in the lobby: a game between the usual teams, or a league."""
    if game == LEAGUE:
        return ["league", "new", game], "/api/leagues", {}
    teams = list(catalog.listing(game).usual_teams or ())
    return ["watch", game, *teams], "/api/tables", {"game": game, **({"teams": teams} if teams else {})}
