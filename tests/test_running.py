"""Running it elsewhere: a backup that comes back, files for containers and systemd, a wheel that is small."""

from __future__ import annotations

import configparser
import platform
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import pytest
import yaml  # type: ignore[import-untyped]
from hatchling import build
from tools.compiled import PLAIN, ROOT
from typer.testing import CliRunner

from fieldhouse.cli.main import app
from fieldhouse.store.backup import CannotBackUp, back_up, put_back
from fieldhouse.store.database import FILE_NAME

MOST_BYTES = 8_000_000


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("FIELDHOUSE_DATABASE", raising=False)
    folder = tmp_path / "home"
    monkeypatch.setenv("FIELDHOUSE_DATA", str(folder))
    return folder


def test_what_is_backed_up_comes_back(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run, archive = CliRunner(), tmp_path / "monday.zip"
    assert run.invoke(app, ["season", "new", "ddf", "2017", "--name", "mine", "--seed", "3"]).exit_code == 0
    (home / "saved").mkdir(exist_ok=True)
    (home / "saved" / "one.journal").write_text("a game", encoding="utf-8")
    (home / "worked out").mkdir()
    (home / "worked out" / "tables").write_text("made again", encoding="utf-8")
    with closing(sqlite3.connect(home / FILE_NAME)) as somebody:
        somebody.execute("BEGIN")
        somebody.execute("SELECT count(*) FROM seasons").fetchall()
        made = run.invoke(app, ["backup", str(archive)])
    assert made.exit_code == 0, made.output
    assert set(ZipFile(archive).namelist()) == {FILE_NAME, "saved/one.journal"}
    monkeypatch.setenv("FIELDHOUSE_DATA", str(tmp_path / "elsewhere"))
    assert run.invoke(app, ["restore", str(archive)]).exit_code == 0
    assert "mine" in run.invoke(app, ["season", "list"]).output
    assert (tmp_path / "elsewhere" / "saved" / "one.journal").read_text(encoding="utf-8") == "a game"


def test_what_cannot_be_backed_up_or_put_back_is_said(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = tmp_path / "a.zip"
    home.mkdir()
    assert back_up(archive) == 0
    with pytest.raises(CannotBackUp, match="is there already"):
        back_up(archive)
    bad = tmp_path / "bad.zip"
    with ZipFile(bad, "w") as file:
        file.writestr("../outside", "x")
    with pytest.raises(CannotBackUp, match="no archive that"):
        put_back(bad)
    assert not (tmp_path / "outside").exists()
    (home / FILE_NAME).touch()
    with pytest.raises(CannotBackUp, match="move it away first"):
        put_back(archive)
    monkeypatch.setenv("FIELDHOUSE_DATABASE", "postgresql+psycopg://a:b@c/d")
    with pytest.raises(CannotBackUp, match="pg_dump"):
        back_up(tmp_path / "b.zip")


def test_the_containers_know_the_same_port_and_user() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    steps = [line.split()[0] for line in re.sub(r"\\\n", "", text).splitlines() if line and line[0] != "#"]
    assert steps[0] == "FROM" and steps.count("FROM") == 2
    assert steps.index("USER") < steps.index("CMD"), "nobody serves as root"
    assert set(steps) <= {"FROM", "WORKDIR", "COPY", "ENV", "RUN", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"}
    assert not re.search(r":latest|index-url", text)
    for source in re.findall(r"^COPY (?!--)(.*) \S+$", text, re.MULTILINE):
        assert all((ROOT / name).exists() for name in source.split())
    assert "EXPOSE 8710" in text and '"--port", "8710"' in text


def test_the_linter_of_containers_has_nothing_to_say() -> None:
    """hadolint has no package for every machine; where it has none the test above must do."""
    linter = Path(sys.executable).with_name("hadolint")
    assert linter.exists() or (sys.platform, platform.machine()) != ("linux", "x86_64")
    if linter.exists():
        done = subprocess.run([linter, ROOT / "Containerfile"], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (0, "")


def test_compose_waits_for_a_database_with_a_password() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    lobby, database = services["lobby"], services["database"]
    assert lobby["depends_on"]["database"]["condition"] == "service_healthy"
    assert lobby["environment"]["FIELDHOUSE_DATABASE"].startswith("postgresql+psycopg://")
    assert "FIELDHOUSE_PASSWORD:?" in database["environment"]["POSTGRES_PASSWORD"]
    assert lobby["ports"] == ["127.0.0.1:8710:8710"], "a proxy stands in front"
    assert ":latest" not in database["image"]


def test_the_unit_runs_as_nobody_in_particular() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(ROOT / "packaging" / "fieldhouse.service", encoding="utf-8")
    service = unit["Service"]
    assert service["ExecStart"].split()[1] == "serve"
    assert service["DynamicUser"] == "yes" and service["StateDirectory"] == "fieldhouse"


@pytest.mark.slow
def test_a_wheel_is_small_and_holds_no_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv(PLAIN, "1")
    monkeypatch.setenv("FIELDHOUSE_DOCS", "1")
    wheel = tmp_path / build.build_wheel(str(tmp_path))
    assert wheel.name.endswith("-py3-none-any.whl")
    assert wheel.stat().st_size < MOST_BYTES
    names = ZipFile(wheel).namelist()
    assert not [name for name in names if name.startswith(("tests/", "tools/", "bench/")) or "/tests/" in name]
    held = {"fieldhouse/py.typed", "fieldhouse/table/journal.schema.json", "fieldhouse/web/manual.tar.xz"}
    assert held <= set(names)
