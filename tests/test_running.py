"""Running it elsewhere: a backup that comes back, files for containers and systemd, a wheel that is small."""

from __future__ import annotations

import configparser
import json
import os
import platform
import re
import sqlite3
import subprocess
import sys
import tomllib
from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import jsonschema_rs
import pytest
import yaml  # type: ignore[import-untyped]
from hatchling import build
from tools.compiled import PLAIN, ROOT
from typer.testing import CliRunner

from fieldhouse.batch import tables
from fieldhouse.cli.main import app
from fieldhouse.store.backup import CannotBackUp, back_up, put_back
from fieldhouse.store.database import FILE_NAME

MOST_BYTES = 7_000_000
"""A million less than is promised: 6.0 MB when this was written."""


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


def test_the_container_can_make_the_tables_that_its_lobby_offers() -> None:
    """The page offers them where polars is: an extra that must be installed in the image."""
    (extras,) = re.findall(r"\.whl\)\[([\w,]+)\]", (ROOT / "Containerfile").read_text(encoding="utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    offered = project["optional-dependencies"]
    assert set(extras.split(",")) <= set(offered)
    assert any(each.startswith("polars") for extra in extras.split(",") for each in offered[extra])
    assert tables.can_be_made()


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


WORDS = {"type": "string"}
ITEMS = {"type": "array", "items": WORDS, "minItems": 1, "uniqueItems": True}
NAMED = {"type": "object", "additionalProperties": {"type": ["string", "null"]}}
SERVICE = {
    "type": "object", "additionalProperties": False, "required": ["restart"],
    "properties": {
        "build": WORDS, "image": WORDS, "command": ITEMS, "environment": NAMED, "ports": ITEMS, "volumes": ITEMS,
        "restart": {"enum": ["no", "always", "on-failure", "unless-stopped"]},
        "depends_on": {"type": "object", "additionalProperties": {
            "type": "object", "additionalProperties": False, "required": ["condition"],
            "properties": {"condition": {"enum": ["service_started", "service_healthy"]}},
        }},
        "healthcheck": {
            "type": "object", "additionalProperties": False, "required": ["test"],
            "properties": {"test": ITEMS, "interval": {"type": "string", "pattern": "^[0-9]+(ms|s|m|h)$"},
                           "retries": {"type": "integer", "minimum": 1}},
        },
    },
    "oneOf": [{"required": ["build"]}, {"required": ["image"]}],
}  # fmt: skip
COMPOSE = {
    "type": "object", "additionalProperties": False, "required": ["services"],
    "properties": {"services": {"type": "object", "additionalProperties": SERVICE}, "volumes": NAMED},
}  # fmt: skip
"""What we use of the Compose specification: a key that is misspelt is none of these."""


class Once(yaml.SafeLoader):  # type: ignore[misc]
    """YAML takes the second of two keys without a word; this one does not."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[object, object]:
        keys = [key.value for key, _ in node.value]
        assert len(keys) == len(set(keys)), f"line {node.start_mark.line + 1}: a key stands there twice"
        found: dict[object, object] = super().construct_mapping(node, deep)
        return found


def faults_of(text: str) -> list[str]:
    """What is wrong with a compose file: its keys, its kinds, its volumes and the services that others wait for."""
    read = yaml.load(text, Once)
    told = [fault.message for fault in jsonschema_rs.validator_for(COMPOSE).iter_errors(read)]
    for name, service in read["services"].items():
        mounted = [volume.partition(":")[0] for volume in service.get("volumes", ())]
        told += [f"{name} mounts {volume}, which is not there" for volume in mounted if volume not in read["volumes"]]
        waited = service.get("depends_on", {})
        told += [f"{name} waits for {other}" for other in waited if other not in read["services"]]
    lines = text.splitlines()
    told += [f"line {n} is untidy" for n, line in enumerate(lines, 1) if line != line.rstrip() or "\t" in line]
    return told


def test_compose_is_a_compose_file() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert faults_of(text) == []
    for right, wrong in {
        "healthcheck:": "health_check:", "service_healthy": "healthy", "charts:/data": "chart:/data",
        "interval: 5s": "interval: 5", "image: docker": "build: .\n    image: docker", "retries: 12": "retries: 12 ",
    }.items():  # fmt: skip
        assert faults_of(text.replace(right, wrong, 1)), wrong
    with pytest.raises(AssertionError, match="a key stands there twice"):
        faults_of(text.replace("    restart:", "    build: .\n    restart:", 1))


def test_the_package_says_for_whom_it_is() -> None:
    """Every Python that is tried here is named, and no address of a machine that might not be ours for ever."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = {each.rpartition(" ")[2] for each in project["classifiers"] if each.startswith("Programming Language")}
    assert {"3.11", "3.12", "3.13"} <= named and project["requires-python"] == ">=3.11"
    assert "Typing :: Typed" in project["classifiers"] and project["keywords"]
    assert "urls" not in project and "://" not in json.dumps(project)


def test_the_unit_runs_as_nobody_in_particular() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(ROOT / "packaging" / "fieldhouse.service", encoding="utf-8")
    service = unit["Service"]
    assert service["ExecStart"].split()[1] == "serve"
    assert service["DynamicUser"] == "yes" and service["StateDirectory"] == "fieldhouse"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is published, built here."""
    folder = tmp_path_factory.mktemp("wheel")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        patch.setenv(PLAIN, "1")
        patch.setenv("FIELDHOUSE_DOCS", "1")
        return folder / build.build_wheel(str(folder))


@pytest.mark.slow
def test_a_wheel_is_small_and_holds_no_tests(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    assert wheel.stat().st_size < MOST_BYTES
    names = ZipFile(wheel).namelist()
    assert not [name for name in names if name.startswith(("tests/", "tools/", "bench/")) or "/tests/" in name]
    held = {"fieldhouse/py.typed", "fieldhouse/table/journal.schema.json", "fieldhouse/web/manual.tar.xz"}
    assert held <= set(names)


SHIPPED_TEXTS = """
import hashlib, json, sys
import fieldhouse
from fieldhouse import library
from fieldhouse.library import ddf, statispro
kinds = ("teams", "seasons", "schedules", "records", "fan")
texts = {
    f"{game}/{kind}/{name}": hashlib.sha256(library.text_in(chart).encode()).hexdigest()
    for game in ("ddf", "bowlbound", "statispro", "lords", "fool")
    for kind in kinds
    for name, chart in sorted(library.charts_at_hand(game, kind).items())
}
titles = [library.team_titles("statispro"), library.team_titles("statispro"), library.team_titles("lords")]
found = [ddf.load_team("harbor city").name, library.nearest_season(1995, "ddf")[1], len(library.teams("statispro"))]
print(json.dumps([texts, titles, found, library.season_text("records", 2017, "ddf"), library.lent_title("ddf", "x")]))
print(fieldhouse.__file__, file=sys.stderr)
"""


def told(source: Path, home: Path) -> tuple[str, str]:
    """What the library of a package says of all its charts, and where the package was."""
    done = subprocess.run(
        [sys.executable, "-c", SHIPPED_TEXTS], capture_output=True, text=True, check=True,
        env=os.environ | {"PYTHONPATH": str(source), "FIELDHOUSE_DATA": str(home)},
    )  # fmt: skip
    return done.stdout, done.stderr


@pytest.mark.slow
def test_a_wheel_reads_the_charts_of_the_source(wheel: Path, tmp_path: Path) -> None:
    """It holds them packed, and whoever reads one does not notice; a player's own chart wins over a packed one."""
    with ZipFile(wheel) as held:
        held.extractall(tmp_path / "installed")
    assert not list((tmp_path / "installed").glob("fieldhouse/library/*/teams"))
    (installed, where), (plain, _) = told(tmp_path / "installed", tmp_path), told(ROOT / "src", tmp_path)
    assert where.startswith(str(tmp_path / "installed")) and installed == plain and len(plain) > 100_000
    own = tmp_path / "ddf" / "teams" / "2017-HAR.txt"
    own.parent.mkdir(parents=True)
    chart = ROOT / "src/fieldhouse/library/ddf/teams/2017-HAR.txt"
    own.write_text(chart.read_text(encoding="utf-8").replace("rating:", "rating: "), encoding="utf-8")
    assert told(tmp_path / "installed", tmp_path)[0] == told(ROOT / "src", tmp_path)[0] != plain
