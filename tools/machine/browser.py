"""A browser for the tests of the lobby: the system's, else Playwright's own download, else Debian's package.

``FIELDHOUSE_BROWSER`` may name another one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.machine import Missing

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ELSEWHERE: Final = ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",)
"""Where a Mac keeps it, which puts no programs on the path."""
DOWNLOAD: Final = (sys.executable, "-m", "playwright", "install", "chromium", "--no-shell")
UPDATE: Final = ("apt-get", "update", "-qq")
INSTALL: Final = ("apt-get", "install", "--yes", "--no-install-recommends", "-qq", "chromium")
PATIENCE: Final = 600
"""Seconds that fetching one may take; where there is no network it fails at once."""
SENTENCE: Final = (
    "The lobby is tested in a browser, and there is none: install Chromium or Chrome "
    "(on Debian, as root: apt-get install chromium) and run make test again, or make test-quick, which needs none."
)


def find() -> Path | None:
    """A browser that runs, if there is one."""
    return next(filter(runs, _candidates()), None)


def bring() -> Path:
    """A browser, fetched if there is none."""
    for fetch in (None, _download, _install):
        if fetch is not None:
            fetch()
        if (found := find()) is not None:
            return found
    raise Missing(SENTENCE)


def runs(path: Path) -> bool:
    """Is it there, with all its libraries?"""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def _candidates() -> Iterator[Path]:
    if named := os.environ.get("FIELDHOUSE_BROWSER"):
        yield Path(named)
        return
    yield from (Path(found) for found in map(shutil.which, NAMES) if found)
    yield from filter(Path.exists, map(Path, ELSEWHERE))
    downloaded = _downloaded()
    if downloaded.exists():
        yield downloaded


def _downloaded() -> Path:
    """Where Playwright puts, or would put, its own."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def _download() -> None:
    print("There is no browser: trying Playwright's own.", flush=True)
    _try(*DOWNLOAD)


def _install() -> None:
    if os.geteuid() == 0 and shutil.which("apt-get"):
        print("It could not be had: installing Debian's chromium.", flush=True)
        _try(*UPDATE)
        _try(*INSTALL)


def _try(*command: str) -> None:
    """A way that may fail, and if it does, quietly: another one follows."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        subprocess.run(command, env=environment, capture_output=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return
