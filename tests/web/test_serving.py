"""The lobby as it is served: the command, the stream of news, and what is taken home."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from fastapi.testclient import TestClient
from typer.testing import CliRunner

from fieldhouse.cli import serve
from fieldhouse.cli.arguments import BadCommand
from fieldhouse.cli.main import app
from patience import PATIENCE
from web.conftest import SetUp
from web.playing import look, play_out


def test_fieldhouse_alone_opens_the_lobby_on_this_machine_only(monkeypatch: pytest.MonkeyPatch) -> None:
    started = []
    monkeypatch.setattr(serve, "start", lambda *how: started.append(how))
    monkeypatch.delenv(serve.NO_BROWSER, raising=False)
    assert CliRunner().invoke(app, []).exit_code == 0
    assert started == [("127.0.0.1", 0, True)]


def test_a_port_that_is_taken_is_a_sentence_unless_nobody_asked_for_it() -> None:
    with serve._listening("127.0.0.1", 0) as taken, pytest.raises(BadCommand, match="Nobody can listen"):
        serve._listening("127.0.0.1", taken.getsockname()[1])


@pytest.mark.parametrize(("host", "is_local"), [("127.0.0.1", True), ("localhost", True), ("0.0.0.0", False)])
def test_serving_others_is_never_by_accident(host: str, is_local: bool) -> None:
    assert serve._is_local(host) is is_local


def test_the_stream_says_that_something_changed_and_never_what(address: str) -> None:
    with httpx.Client(base_url=address, timeout=PATIENCE) as http:
        token = http.post("/api/tables", json={"game": "ddf"}).json()["seats"][0]["token"]
        view = http.get(f"/api/seats/{token}").json()
        with http.stream("GET", f"/api/seats/{token}/events") as news:
            lines = news.iter_lines()
            assert next(lines) == "event: changed"
            assert [next(lines)[:5] for _ in range(2)] == ["data:", ""]
            with httpx.Client(base_url=address, timeout=PATIENCE) as other:
                body = {"turn": view["turn"], "key": view["question"]["default"]}
                after = other.post(f"/api/seats/{token}/answer", json=body).json()
            told = [next(lines) for _ in range(3)]
    assert told == ["event: changed", f"data: {after['version']}", ""]


def test_a_downloaded_journal_is_checked_against_the_hash_that_was_shown_first(
    client: TestClient, set_up: SetUp, tmp_path: Path
) -> None:
    (mine,) = set_up("ddf", options={"preset": "basic"})["seats"]
    shown = look(client, mine["token"])["dice"]["hash"]
    over = play_out(client, mine["token"])
    file = tmp_path / "game.journal"
    file.write_text(client.get(f"/api/tables/{over['table']}/journal").text, encoding="utf-8")
    assert CliRunner().invoke(app, ["replay", str(file), "--verify", "--hash", shown]).exit_code == 0
    refused = CliRunner().invoke(app, ["replay", str(file), "--verify", "--hash", "0" * 64])
    assert "is not the game that 0000" in str(refused.exception)


def test_what_is_over_can_be_taken_home_and_watched_play_by_play(client: TestClient, set_up: SetUp) -> None:
    computers = [{"who": "computer"}, {"who": "computer"}]
    table = set_up("bowlbound", seats=computers)["table"]
    view = client.get(f"/api/tables/{table}").json()
    assert view["over"], "two computers need nobody"
    for play in (0, 1, view["plays"]):
        assert client.get(f"/api/tables/{table}/plays/{play}").json()["play"] == play
        assert client.get(f"/watch/{table}/at/{play}").status_code == 200
    assert client.get(f"/api/tables/{table}/plays/{view['plays'] + 1}").status_code == 404
    for what in ("journal", "box-score", "play-by-play", "totals", "totals.csv", "tables.zip"):
        assert client.get(f"/api/tables/{table}/{what}").status_code == 200


def test_an_answer_after_the_end_is_told_so(client: TestClient, set_up: SetUp) -> None:
    (mine,) = set_up("ddf", options={"preset": "basic"})["seats"]
    over = play_out(client, mine["token"])
    late = client.post(f"/api/seats/{mine['token']}/answer", json={"turn": over["turn"], "key": "go"})
    assert (late.status_code, late.json()["detail"]) == (409, "The game is over.")
