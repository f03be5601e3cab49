"""Databases for leagues: every test that asks for a ``store`` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, create_engine

from cli.conftest import data, fieldhouse
from fieldhouse.store.database import Base
from fieldhouse.store.leagues import LeagueStore

__all__ = ["data", "fieldhouse"]

NEEDED = "These tests need a PostgreSQL server: install one (Debian: apt-get install postgresql); initdb was not found."


def _binaries() -> Path:
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not installed:
        pytest.fail(NEEDED)
    return installed[-1].parent


def _run(folder: Path, *command: str) -> None:
    """Run a command as somebody who is not root: PostgreSQL insists on that."""
    runuser = shutil.which("runuser") or "/usr/sbin/runuser"  # not everybody has it on the path
    prefix = [runuser, "-u", "postgres", "--"] if os.geteuid() == 0 else []
    subprocess.run([*prefix, *command], check=True, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT)


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """The address of a PostgreSQL cluster of our own, gone after the tests."""
    binaries = _binaries()
    folder = Path(tempfile.mkdtemp(prefix="fieldhouse-pg-"))  # a socket's path must be short
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        _run(folder, str(binaries / "initdb"), "-D", str(folder / "data"), "-U", "fieldhouse", "--auth=trust", "-N")
        options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
        control = str(binaries / "pg_ctl")
        _run(folder, control, "-D", str(folder / "data"), "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"postgresql+psycopg://fieldhouse@/postgres?host={folder}"
        finally:
            _run(folder, control, "-D", str(folder / "data"), "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'leagues.sqlite'}"
    address: str = request.getfixturevalue("cluster")
    engine = create_engine(address)
    Base.metadata.drop_all(engine)
    engine.dispose()
    return address


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    engine = create_engine(url)
    yield engine
    engine.dispose()


@pytest.fixture
def store(engine: Engine) -> LeagueStore:
    return LeagueStore(engine)
