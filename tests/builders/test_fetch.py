"""Seasons fetched from a server of the test's own: whole, gone on with, asked again, refused in a sentence."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from email.utils import formatdate
from http.client import HTTPMessage
from pathlib import Path
from threading import Thread

import polars as pl
import pytest
from typer.testing import CliRunner

from builders.file_server import Server, parquet
from fieldhouse.builders import BadSource
from fieldhouse.builders.download import PART, TAG, asked_to_wait
from fieldhouse.builders.fetch import BASE_VARIABLE, HASHES, at_hand, fetch
from fieldhouse.builders.nba import box_scores
from fieldhouse.builders.ncaa import cfbfastr
from fieldhouse.builders.ncaa.source import NEEDED_OF_GAMES
from fieldhouse.builders.nfl.source import NEEDED
from fieldhouse.cli.main import app


def published(columns: object, row: int = 0) -> bytes:
    """A file with these columns, and many rows, so that it is longer than what a server stops after."""
    return parquet(pl.DataFrame({name: [float(row + each) for each in range(60)] for name in columns}))  # type: ignore[attr-defined]


SEASON = published(NEEDED)
FILE = "/pbp/play_by_play_2021.parquet"


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("FIELDHOUSE_DATA", str(tmp_path))
    with Server() as server:
        server.files[FILE] = SEASON
        Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@pytest.fixture
def naps(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was waited, which takes no time here."""
    found: list[float] = []
    monkeypatch.setattr("fieldhouse.builders.download.time.sleep", found.append)
    return found


def test_a_season_comes_once_and_is_kept_with_its_hash(server: Server) -> None:
    heard: list[tuple[int, int]] = []
    (path,) = fetch("nfl", 2021, server.base, lambda done, of: heard.append((done, of)))
    assert path.read_bytes() == SEASON
    assert heard[-1] == (len(SEASON), len(SEASON))
    assert at_hand("nfl", 2021) == (path,)
    assert {each.name for each in path.parent.iterdir()} == {path.name, HASHES}
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


def parts(server: Server, came: bytes) -> tuple[Path, Path]:
    """A season of which so much came before everything stopped, as the cache then has it."""
    (path,) = fetch("nfl", 2021, server.base)
    path.unlink()
    part = path.with_name(path.name + PART)
    part.write_bytes(came)
    server.asked.clear()
    return path, part


def test_who_was_killed_after_the_last_byte_has_it_all(server: Server) -> None:
    """The server has nothing more to send, and says so (416): that is no refusal."""
    server.stops_after = len(SEASON) - 1
    path, part = parts(server, b"")
    part.write_bytes(SEASON)
    tag = part.with_name(part.name + TAG)
    tag.write_text(tag_of(server), encoding="utf-8")
    assert fetch("nfl", 2021, server.base, pause=0) == [path]
    assert path.read_bytes() == SEASON
    assert server.asked == [f"bytes={len(SEASON)}-"]
    assert not part.exists() and not tag.exists()


def tag_of(server: Server) -> str:
    from urllib.request import urlopen

    with urlopen(server.base + FILE) as answer:
        found: str = answer.headers["ETag"]
    server.asked.clear()
    return found


def test_more_than_there_is_is_thrown_away(server: Server) -> None:
    path, part = parts(server, SEASON + b"more")
    part.with_name(part.name + TAG).write_text(tag_of(server), encoding="utf-8")
    fetch("nfl", 2021, server.base, pause=0)
    assert path.read_bytes() == SEASON


def test_two_versions_of_a_file_are_never_glued_together(server: Server) -> None:
    """The release was changed between two tries: the new one comes from its beginning."""
    path, part = parts(server, SEASON[:1000])
    part.with_name(part.name + TAG).write_text(tag_of(server), encoding="utf-8")
    server.files[FILE] = published(NEEDED, 7)
    fetch("nfl", 2021, server.base, pause=0)
    assert path.read_bytes() == server.files[FILE] != SEASON
    assert server.asked == ["bytes=1000-"]


def test_what_has_no_version_is_begun_anew(server: Server) -> None:
    server.is_silent = True
    server.stops_after = 1000
    (path,) = fetch("nfl", 2021, server.base, pause=0)
    assert path.read_bytes() == SEASON
    assert server.asked == ["", ""]


def test_a_busy_server_is_asked_again_and_a_broken_one_is_given_up(server: Server) -> None:
    server.faults = [503, 429]
    assert fetch("nfl", 2021, server.base, pause=0)
    server.faults = [500] * 9
    with pytest.raises(BadSource, match=r"it answers 500\. Try again later, what came is kept"):
        fetch("nfl", 2022, server.base, pause=0)
    assert len(server.faults) == 5, "four tries"


def test_a_server_is_left_alone_as_long_as_it_wishes(server: Server, naps: list[float]) -> None:
    server.faults, server.retry_after = [429, 503], "7"
    assert fetch("nfl", 2021, server.base)
    assert naps == [7.0, 7.0]
    server.faults, server.retry_after = [503], "86400"
    with pytest.raises(BadSource, match="asks to be left alone for 86400 seconds"):
        fetch("nfl", 2022, server.base)
    assert len(naps) == 2, "nobody waits a day"


def test_a_wish_may_be_a_date() -> None:
    headers = HTTPMessage()
    headers["Retry-After"] = formatdate(1_000_030, usegmt=True)
    assert asked_to_wait(headers, 1_000_000) == 30
    assert asked_to_wait(headers, 1_000_099) == 0
    headers.replace_header("Retry-After", "soon")
    assert asked_to_wait(headers, 1_000_000) == 0


def test_what_is_not_there_and_what_is_no_parquet_is_said(server: Server) -> None:
    with pytest.raises(BadSource, match=r"There is nothing at .*play_by_play_1901"):
        fetch("nfl", 1901, server.base, pause=0)
    for wrong in (b"<html>log in</html>", b"PAR1" + bytes(range(256)) + b"PAR1"):
        server.files[FILE] = wrong
        with pytest.raises(BadSource, match="is no parquet file"):
            fetch("nfl", 2021, server.base)
    assert at_hand("nfl", 2021) == ()
    with pytest.raises(BadSource, match="no league 'curling'"):
        fetch("curling", 2021, server.base)


def test_a_file_of_another_shape_is_refused_when_it_comes(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    server.files[FILE] = published([name for name in NEEDED if name not in ("posteam", "air_yards")])
    with pytest.raises(BadSource, match="has no column posteam, air_yards, without which no teams can be built"):
        fetch("nfl", 2021, server.base)
    assert at_hand("nfl", 2021) == ()
    monkeypatch.setitem(sys.modules, "polars", None)
    assert fetch("nfl", 2021, server.base), "without polars nobody can tell"


def test_nobody_there_is_a_sentence() -> None:
    with pytest.raises(BadSource, match="could not be fetched"):
        fetch("nfl", 2021, "http://127.0.0.1:9", pause=0)


OTHERS = {
    "ncaa": {
        "/cfbfastR_cfb_pbp/play_by_play_2021.parquet": cfbfastr.NEEDED,
        "/cfb_schedules/cfb_schedules_2021.parquet": NEEDED_OF_GAMES,
    },
    "nba": {
        "/espn_nba_player_boxscores/player_box_2021.parquet": box_scores.NEEDED_OF_MEN,
        "/espn_nba_team_boxscores/team_box_2021.parquet": box_scores.NEEDED_OF_GAMES,
    },
}


@pytest.mark.parametrize("league", OTHERS)
def test_both_files_of_the_other_leagues_come(server: Server, league: str) -> None:
    server.files |= {name: published(columns) for name, columns in OTHERS[league].items()}
    paths = fetch(league, 2021, server.base)
    assert [path.name for path in paths] == [Path(name).name for name in OTHERS[league]]
    assert at_hand(league, 2021) == tuple(paths)
    paths[1].unlink()
    assert at_hand(league, 2021) == (), "half a season is none"
    server.files[next(iter(OTHERS[league]))] = b""
    assert fetch(league, 2021, server.base) == paths, "what is there is not asked for again"


@pytest.mark.parametrize("league", ["nfl", *OTHERS])
def test_the_command_says_what_to_do_next(server: Server, league: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(BASE_VARIABLE, server.base)
    server.files |= {name: published(columns) for name, columns in OTHERS.get(league, {}).items()}
    run = CliRunner().invoke(app, ["fetch", league, "2021"])
    assert run.exit_code == 0, run.output
    credit = {"nfl": "nflverse, CC BY 4.0", "ncaa": "cfbfastR", "nba": "hoopR"}[league]
    game = {"nfl": "ddf", "ncaa": "bowlbound", "nba": "statispro"}[league]
    assert credit in run.output
    assert f"fieldhouse build {game} --season 2021" in run.output
