"""What ``make chaos`` and ``make fuzz`` count, bound and report; that they see a loss; and a small dose of both."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools import trials
from tools.chaos.child import command, slip
from tools.chaos.party import WISHES, Party, difference, place
from tools.fuzz import damage, seals

from fieldhouse.table.refusal import Refusal

ROOT = Path(__file__).parents[2]


def third_is_lost(throw: random.Random) -> Iterator[str]:
    for number in range(1, 10**9):
        yield "the third" if number == 3 else ""


def not_here(throw: random.Random) -> Iterator[str]:
    raise trials.NotHere("there is no tmpfs")
    yield ""


def test_a_trial_ends_after_its_number_and_tells_what_was_lost() -> None:
    outcome = trials.attempt("x", third_is_lost, count=5, seconds=60, seed=1)
    assert (outcome.tried, outcome.lost) == (5, ["the third"])


def test_a_trial_ends_after_its_time() -> None:
    assert trials.attempt("x", third_is_lost, count=10**9, seconds=0, seed=1).tried == 1


def test_whoever_loses_ends_with_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert trials.main("make chaos", {"x": third_is_lost}, ["--count", "2"]) == 0
    assert trials.main("make chaos", {"x": third_is_lost}, ["--count", "3"]) == 1
    assert "1 LOST\n    the third\n" in capsys.readouterr().out


def test_what_a_machine_does_not_allow_is_said_and_is_no_loss(capsys: pytest.CaptureFixture[str]) -> None:
    assert trials.main("make chaos", {"x": not_here}, []) == 0
    assert "0 tried in      0 s   not here: there is no tmpfs" in capsys.readouterr().out


def refuse(sentence: str) -> None:
    raise Refusal(sentence)


def slow() -> None:
    while True:
        pass


def test_a_refusal_is_no_fault_and_anything_else_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(damage, "LONGEST", 0.05)
    assert damage.fault_of(lambda: refuse("That is no number."), "x") == ""
    assert damage.fault_of(lambda: refuse(" "), "x") == "x: refused without a word (Refusal)"
    assert damage.fault_of(lambda: [][0], "x").startswith("x: IndexError: list index out of range at test_trials.py:")
    assert damage.fault_of(slow, "x") == "x: still reading after 0.05 s of processor time"
    monkeypatch.setattr(damage, "ASLEEP", 0.05)
    assert damage.fault_of(lambda: time.sleep(60), "x") == "x: still reading after 0.05 s"


def test_a_party_sees_a_table_that_is_behind_what_it_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party(WISHES[0], random.Random(1))
    before, behind = {"turn": "0-7", "score": [7, 0]}, {"turn": "0-5", "score": [0, 0]}
    party.tokens, party.views = ["t"], {"t": before}
    monkeypatch.setattr("tools.chaos.party.seen", lambda address, token: behind)
    assert party.check("") == f"ddf: {difference(before, behind)}"
    party.views, party.sent = {"t": before}, "t"
    assert party.check("") == "ddf: an accepted answer is lost (0-7, now 0-5)"
    party.views, party.sent = {"t": behind}, "t"
    monkeypatch.setattr("tools.chaos.party.seen", lambda address, token: before)
    assert party.check("") == "", "the answer under way when it was killed may have been kept"
    assert place({"turn": "1-3"}) > place({"turn": "0-9"})


class Pages(seals.Copy):
    def __init__(self, text: bytes) -> None:
        self.text = text

    def pages(self, table: str, others: list[str], last: int) -> dict[str, tuple[object, ...]]:
        return {f"/watch/{table}": (200, (), self.text), "/": (200, (), b"")}


def test_one_other_byte_on_one_page_is_a_leak() -> None:
    view = {"turn": "0-7", "plays": 3}
    assert seals._leak(Pages(b"a"), Pages(b"a"), "ID", [], view, "ddf call") == ""
    assert seals._leak(Pages(b"a"), Pages(b"b"), "ID", [], view, "ddf call") == (
        "ddf call at 0-7: seen at /watch/TABLE"
    )


def test_a_child_is_a_command_and_a_slip_is_seen(tmp_path: Path) -> None:
    child = command(tmp_path, "games")
    assert child.wait(60) == 0
    said = child.words()
    assert "Data-Driven Football" in said and not slip(said)
    child = command(tmp_path, "games", prepare=lambda: refuse("x"))
    assert child.wait(60) == 1
    assert slip(child.words()) == "Traceback (most recent call last):"


CHAOS = (
    pytest.param("kills clock two", id="servers"),
    pytest.param("seasons leagues saves prints builds", id="commands"),
    pytest.param("limit readonly", id="disk"),
    pytest.param("backends restarts", id="databases", marks=pytest.mark.database),
)


def dose(*words: str) -> None:
    done = subprocess.run([sys.executable, "-W", "ignore", "-m", *words], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("names", CHAOS)
def test_a_small_dose_of_chaos(names: str) -> None:
    dose("tools.chaos", *names.split(), "--count", "1")


def test_a_small_dose_of_fuzz() -> None:
    dose("tools.fuzz", "--count", "20", "--seconds", "20")
