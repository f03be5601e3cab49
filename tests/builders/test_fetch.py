"""Seasons fetched from a server of the test's own: whole, gone on with, asked again, refused in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from typer.testing import CliRunner

from fieldhouse.builders import BadSource
from fieldhouse.builders.fetch import BASE_VARIABLE, HASHES, at_hand, fetch
from fieldhouse.cli.main import app

SEASON = b"PAR1" + bytes(range(256)) * 400 + b"PAR1"
FILE = "/pbp/play_by_play_2021.parquet"


class Server(ThreadingHTTPServer):
    """Serves one file; *faults* are what it answers first."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.files = {FILE: SEASON}
        self.faults: list[int] = []
        self.asked: list[str] = []
        self.stops_after = 0

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class Handler(BaseHTTPRequestHandler):
    server: Server

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""

    def do_GET(self) -> None:
        wanted = self.headers.get("Range", "")
        self.server.asked.append(wanted)
        if self.server.faults:
            self.send_error(self.server.faults.pop(0))
        elif self.path not in self.server.files:
            self.send_error(404)
        else:
            begun = int(wanted.removeprefix("bytes=").removesuffix("-") or 0)
            data = self.server.files[self.path][begun:]
            self.send_response(206 if begun else 200)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            stop, self.server.stops_after = self.server.stops_after or len(data), 0
            self.wfile.write(data[:stop])


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("FIELDHOUSE_DATA", str(tmp_path))
    with Server() as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


def test_a_season_comes_once_and_is_kept_with_its_hash(server: Server) -> None:
    heard: list[tuple[int, int]] = []
    (path,) = fetch("nfl", 2021, server.base, lambda done, of: heard.append((done, of)))
    assert path.read_bytes() == SEASON
    assert heard[-1] == (len(SEASON), len(SEASON))
    assert at_hand("nfl", 2021) == (path,)
    assert (path.parent / HASHES).is_file()
    fetch("nfl", 2021, server.base)
    assert server.asked == [""], "it is there: nobody is asked again"


def test_what_was_changed_is_fetched_anew(server: Server) -> None:
    (path,) = fetch("nfl", 2021, server.base)
    path.write_bytes(b"something else")
    fetch("nfl", 2021, server.base)
    assert path.read_bytes() == SEASON


def test_who_is_interrupted_goes_on_where_he_stopped(server: Server) -> None:
    server.stops_after = 1000
    (path,) = fetch("nfl", 2021, server.base, pause=0)
    assert path.read_bytes() == SEASON
    assert server.asked == ["", "bytes=1000-"]


def test_a_busy_server_is_asked_again_and_a_broken_one_is_given_up(server: Server) -> None:
    server.faults = [503, 429]
    assert fetch("nfl", 2021, server.base, pause=0)
    server.faults = [500] * 9
    with pytest.raises(BadSource, match=r"it answers 500\. Try again later, what came is kept"):
        fetch("nfl", 2022, server.base, pause=0)
    assert len(server.faults) == 5, "four tries"


def test_what_is_not_there_and_what_is_no_parquet_is_said(server: Server) -> None:
    with pytest.raises(BadSource, match=r"There is nothing at .*play_by_play_1901"):
        fetch("nfl", 1901, server.base, pause=0)
    server.files[FILE] = b"<html>log in</html>"
    with pytest.raises(BadSource, match="is no parquet file"):
        fetch("nfl", 2021, server.base)
    assert at_hand("nfl", 2021) == ()
    with pytest.raises(BadSource, match="no league 'curling'"):
        fetch("curling", 2021, server.base)


def test_nobody_there_is_a_sentence() -> None:
    with pytest.raises(BadSource, match="could not be fetched"):
        fetch("nfl", 2021, "http://127.0.0.1:9", pause=0)


def test_the_command_says_what_to_do_next(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(BASE_VARIABLE, server.base)
    run = CliRunner().invoke(app, ["fetch", "nfl", "2021"])
    assert run.exit_code == 0, run.output
    assert "nflverse, CC BY 4.0" in run.output
    assert "fieldhouse build ddf --season 2021" in run.output
