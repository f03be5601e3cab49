"""A server as it is really run: a process of its own, with as many files as it is given."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
from tools.machine.ports import free_port

from patience import wait_until

COMMAND = "import sys; from fieldhouse.cli.main import run; sys.argv[0] = 'fieldhouse'; run()"


class Served(NamedTuple):
    address: str
    port: int
    process: subprocess.Popen[bytes]
    log: Path
    """Whatever it has printed or logged."""

    def printed(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")


@contextmanager
def served(folder: Path, *words: str, before: Callable[[], None] | None = None, **environment: str) -> Iterator[Served]:
    """``fieldhouse serve`` with *words*; *before* is run in the new process, to limit what it may have."""
    port = free_port()
    log = folder / f"server-{port}.log"
    command = [sys.executable, "-c", COMMAND, "serve", "--port", str(port), *words]
    with log.open("wb") as printed:
        process = subprocess.Popen(
            command, env={**os.environ, **environment}, stdout=printed, stderr=printed, preexec_fn=before
        )
    try:
        wait_until(lambda: is_open(port) or process.poll() is not None, "the server did not start")
        assert process.poll() is None, log.read_text()
        yield Served(f"http://127.0.0.1:{port}", port, process, log)
    finally:
        process.kill()
        process.wait()


def is_open(port: int) -> bool:
    try:
        httpx.get(f"http://127.0.0.1:{port}/api/me", timeout=5)
    except httpx.TransportError:
        return False
    return True


def serving(port: int) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-c", f"from fieldhouse.cli.serve import start; start('127.0.0.1', {port}, False)"]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    wait_until(lambda: is_open(port) or server.poll() is not None, "the server did not start")
    assert server.poll() is None
    return server
