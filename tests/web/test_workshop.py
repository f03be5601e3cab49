"""Long work has a process of its own: nobody at a table waits for it, and it ends with the server."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from fieldhouse import catalog, library
from fieldhouse.table.refusal import Refusal, TooMany
from fieldhouse.web.printer import Printer
from fieldhouse.web.workshop import Ended, Workshop
from patience import PATIENCE, wait_until
from web.playing import ALONE
from web.process import served

KEY = "a key of sixteen letters"


@pytest.fixture
def workshop() -> Iterator[Workshop]:
    workshop = Workshop("things", 3)
    yield workshop
    workshop.close()


def children(of: int) -> list[int]:
    return [
        int(word) for task in Path(f"/proc/{of}/task").iterdir() for word in (task / "children").read_text().split()
    ]


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_work_is_done_elsewhere_and_its_fault_comes_back(workshop: Workshop) -> None:
    assert workshop.do(os.getpid).result(PATIENCE) != os.getpid()
    with pytest.raises(Refusal, match="no game"):
        workshop.do(catalog.game, "chess").result(PATIENCE)


def test_a_queue_has_an_end(workshop: Workshop) -> None:
    workshop.do(time.sleep, 60)
    wait_until(lambda: not workshop._waiting, "nobody works")
    for _ in range(3):
        workshop.do(os.getpid)
    with pytest.raises(TooMany, match="Too many wait for things"):
        workshop.do(os.getpid)


def test_a_process_that_dies_is_told_and_another_takes_its_place(workshop: Workshop) -> None:
    with pytest.raises(Ended):
        workshop.do(os._exit, 3).result(PATIENCE)
    assert workshop.do(os.getpid).result(PATIENCE)


def test_work_that_cannot_be_begun_is_told_and_the_next_is_done(workshop: Workshop) -> None:
    with pytest.raises(AttributeError, match="local object"):
        workshop.do(lambda: None).result(PATIENCE)
    assert workshop.do(os.getpid).result(PATIENCE)


def test_a_sheet_is_set_once_for_all_who_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from fieldhouse.printing.games import sheet_of

    printer = Printer()
    sheet = sheet_of("statispro", "1986-BOS")
    assert printer.pdf(sheet) is printer.pdf(sheet)
    assert printer.pdf(sheet).result(PATIENCE).startswith(b"%PDF")
    printer.close()


def asks_for_everything(address: str, team: str) -> int:
    return httpx.get(f"{address}/api/games/ddf/teams/{team}/chart.pdf", timeout=PATIENCE).status_code


def test_who_asks_for_paper_holds_up_no_seat(data: Path, tmp_path: Path) -> None:
    """Forty-eight want sheets at once and the press stands still: somebody at a table is answered all the same."""
    teams = library.teams("ddf")[:48]
    with (
        ThreadPoolExecutor(len(teams)) as people,  # the last to leave: whoever waits is told when the server ends
        served(tmp_path) as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE) as http,
    ):
        token = http.post("/api/tables", json=ALONE).json()["seats"][0]["token"]
        printed = [people.submit(asks_for_everything, server.address, team) for team in teams]
        wait_until(lambda: any(each.done() and each.result() == 200 for each in printed), "nothing is printed")
        with standing_still(children(server.process.pid)):
            view = http.get(f"/api/seats/{token}").json()
            body = {"turn": view["turn"], "key": view["question"]["default"]}
            assert http.post(f"/api/seats/{token}/answer", json=body).status_code == 200
            served_by_now = [each.result() for each in printed if each.done()]
        assert set(served_by_now) <= {200, 429}
        assert len(served_by_now) < len(teams) - 24, "the others still wait for paper"


@contextmanager
def standing_still(processes: list[int]) -> Iterator[None]:
    assert processes
    for each in processes:
        os.kill(each, signal.SIGSTOP)
    try:
        yield
    finally:
        for each in processes:
            os.kill(each, signal.SIGCONT)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_children_end_with_the_server(data: Path, tmp_path: Path, how: int) -> None:
    data.mkdir()
    (data / "commissioner.key").write_text(KEY)
    with served(tmp_path) as server, httpx.Client(base_url=server.address, timeout=PATIENCE) as http:
        assert http.post("/api/sign-in", json={"key": KEY}).status_code == 204
        season = http.post("/api/seasons", json={"game": "ddf", "schedule": "2017", "name": "long"})
        assert season.status_code == 201, season.text
        assert http.post("/api/seasons/long/simulate", json={}).status_code == 202
        http.get("/api/games/statispro/teams/1986-BOS/chart.pdf")
        wait_until(lambda: http.get("/api/seasons/long/progress").json()["done"] > 0, "nothing is played")
        running = children(server.process.pid)
        assert len(running) >= 2
        server.process.send_signal(how)
        server.process.wait(PATIENCE)
        wait_until(lambda: not any(map(is_running, running)), "a child goes on without its server")
