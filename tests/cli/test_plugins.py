"""Coaches of other packages: a real small distribution is installed, and found by terminal, lobby and simulations."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from clusters import small_cluster
from fieldhouse import catalog, play
from fieldhouse.batch.tournament import Tournament, checked, run
from fieldhouse.store import saved
from fieldhouse.table.game import BadOption
from fieldhouse.table.live import LiveTable
from fieldhouse.table.plugin import PluginFault
from fieldhouse.table.refusal import Refusal
from fieldhouse.web.app import create_app
from fieldhouse.web.settings import Settings
from guest_coaches import FAULTS, ROOT, at_hand, installed

__all__ = ["at_hand", "installed"]

TEAMS = ("2017-HAR", "2017-IRO")


def told(installed: Path, data: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, as whoever installed the package has it."""
    path = os.pathsep.join((str(installed), str(ROOT / "src")))
    environment = {**os.environ, "PYTHONPATH": path, "FIELDHOUSE_DATA": str(data), "COLUMNS": "200"}
    order = [sys.executable, "-m", "fieldhouse.cli.main", *words]
    return subprocess.run(order, env=environment, capture_output=True, text=True, check=False)


def test_the_terminal_tells_name_description_and_options_and_why_others_are_refused(
    installed: Path, tmp_path: Path
) -> None:
    done = told(installed, tmp_path, "levels", "ddf")
    assert "riverboat: Goes for it on fourth down, the more often the more nerve he has." in done.stdout
    assert "(fieldhouse-riverboat 1.0; options nerve=0.8)" in done.stdout
    assert "The coach 'idle' of fieldhouse-faulty 1.0 is refused: it has no method choose." in done.stderr
    assert "riverboat" not in told(installed, tmp_path, "levels", "lords").stdout, "which it does not play"


def test_a_simulation_seats_it(installed: Path, tmp_path: Path) -> None:
    order = "sim", "ddf", *TEAMS, "--games", "4", "--options", "basic", "--level", "riverboat", "--json"
    one, again = (json.loads(told(installed, tmp_path, *order).stdout) for _ in range(2))
    assert one["wins"] == again["wins"] and one["games"] == 4


def test_its_journal_replays_without_it(installed: Path, tmp_path: Path) -> None:
    journal = tmp_path / "games" / "5.journal"
    order = "sim", "ddf", *TEAMS, "--games", "1", "--seed", "5", "--level", "riverboat:nerve=1", "--save"
    assert told(installed, tmp_path, *order, str(tmp_path / "games")).returncode == 0
    assert "riverboat:nerve=1" in journal.read_text("utf-8").partition("\n")[0]
    without = told(tmp_path, tmp_path, "replay", "--verify", str(journal))
    assert without.returncode == 0, without.stderr
    resumed = saved.resumed(catalog.game("ddf"), saved.read(journal))
    assert resumed.over
    with pytest.raises(BadOption, match=r"cannot go on without its coach. There is no level 'riverboat:nerve=1'"):
        resumed.go_back(40)


def test_options_of_the_right_kind_change_how_it_plays_and_others_are_refused(at_hand: Path) -> None:
    ddf = catalog.game("ddf")
    for level, words in {
        "riverboat:nerve=much": "The option 'nerve' of the coach 'riverboat' is a number, not 'much'.",
        "riverboat:luck=1": "The coach 'riverboat' has no option 'luck'; it has nerve.",
        "rivrboat": "There is no level 'rivrboat'; there are book, .*, riverboat",
    }.items():
        with pytest.raises(Refusal, match=words):
            ddf.coach(level)
    timid, bold = (ddf.coach(f"riverboat:nerve={nerve}") for nerve in (0, 1))
    punts = [play("ddf", *TEAMS, seed=1, coaches=[coach, coach]).journal.count('"punt"') for coach in (timid, bold)]
    assert punts[0] > 10 * punts[1]


@pytest.mark.parametrize("swiss", (0, 2))
def test_it_takes_part_in_a_tournament_on_processes(at_hand: Path, swiss: int) -> None:
    levels = "book", "riverboat", "riverboat:nerve=0.1"
    wanted = checked(Tournament("ddf", levels, ("2017-HAR",), 2, 1, {"preset": "basic"}, swiss))
    report = run(wanted, workers=2)
    assert report == run(wanted)
    assert {row["level"] for row in report["levels"]} == set(levels)


@pytest.mark.slow
def test_it_takes_part_on_a_cluster(at_hand: Path) -> None:
    wanted = Tournament("ddf", ("book", "riverboat"), ("2017-HAR",), 4, 1, {"preset": "basic"})
    with small_cluster() as cluster:
        assert run(wanted, cluster=cluster.scheduler_address) == run(wanted)


def test_the_lobby_offers_it_and_plays_it(at_hand: Path, data: Path) -> None:
    with TestClient(create_app(Settings("key", hosts=("testserver",), has_rollouts=False))) as lobby:
        games = {each["game"]: each for each in lobby.get("/api/games").json()}
        levels = {each["level"]: each["help"] for each in games["ddf"]["levels"]}
        assert levels["riverboat"].startswith("Goes for it on fourth down")
        assert "Computer, riverboat" in lobby.get("/new/ddf").text
        seats = [{"who": "computer", "level": "riverboat:nerve=0.5"}, {"who": "computer", "level": "book"}]
        made = lobby.post("/api/tables", json={"game": "ddf", "teams": TEAMS, "seats": seats})
        assert made.status_code == 201, made.text
        before = lobby.get("/api/tables").json()
        refused = lobby.post(
            "/api/tables", json={"game": "ddf", "seats": [{"who": "computer", "level": "illegal"}, seats[1]]}
        )
        assert refused.status_code == 502 and "gave an illegal answer" in refused.json()["detail"]
        assert lobby.get("/api/tables").json() == before


@pytest.mark.parametrize("name", FAULTS)
def test_whoever_breaks_the_contract_is_refused_with_a_sentence(name: str, at_hand: Path) -> None:
    ddf = catalog.game("ddf")
    header = ddf.header(TEAMS, 1, {"preset": "basic"})
    if name == "book":
        assert FAULTS[name] in ddf.plugins.found.refused[name]
        return
    with pytest.raises(Refusal) as refusal:
        meeting = Tournament("ddf", (name, "book"), ("2017-HAR",), 2, header.seed, {"preset": "basic"})
        run(checked(meeting))
    assert FAULTS[name] in str(refusal.value) and f"The coach {name!r} of fieldhouse-faulty 1.0" in str(refusal.value)


@pytest.mark.parametrize("is_main", (True, False))
def test_who_was_late_once_is_not_waited_for_again(at_hand: Path, is_main: bool) -> None:
    """By a timer in the main thread, where games are simulated, by another thread in the lobby's."""
    coach = catalog.game("ddf").coach("slow")
    ddf = catalog.game("ddf")
    game = ddf.start(ddf.header(TEAMS, 1, {}), LiveTable(1, [coach, coach]))
    for words in ("took longer than 0.2 seconds", "not asked again after it was late once"):
        with pytest.raises(PluginFault, match=words), ThreadPoolExecutor(1) as aside:
            ddf.step(game) if is_main else aside.submit(ddf.step, game).result()
