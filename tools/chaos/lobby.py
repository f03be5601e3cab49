"""A lobby that is served on loopback by a child, to be killed and started again."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import httpx
from tools.chaos.child import Child, Prepare, slip
from tools.machine.ports import free_port

from fieldhouse import catalog
from fieldhouse.cli import serve
from fieldhouse.web import app

PATIENCE: Final = 60.0
READ: Final = (app, *map(catalog.game, catalog.GAMES))
"""What every server would read anew otherwise."""


class Lobby:
    """One server: where it listens, what it has said so far."""

    def __init__(self, folder: Path, prepare: Prepare = lambda: None, **environment: str) -> None:
        self.folder = folder
        self.prepare = prepare
        self.environment = environment
        self.child: Child | None = None
        self.log = folder / f"said-{secrets.token_hex(4)}.log"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self, is_patient: bool = True) -> None:
        self.child = Child(
            lambda: serve.start("127.0.0.1", self.port, False),
            {"FIELDHOUSE_DATA": str(self.folder / "data"), **self.environment},
            self.prepare,
            self.log,
        )
        until = time.monotonic() + PATIENCE
        while is_patient:
            try:
                httpx.get(f"{self.address}/api/me", timeout=10)
                return
            except httpx.TransportError:
                if self.child.wait(0) is not None or time.monotonic() > until:
                    self.kill()
                    raise RuntimeError(f"The server did not start: {self.log.read_text()[-2000:]}") from None
                time.sleep(0.02)

    def kill(self) -> None:
        if self.child is not None:
            self.child.kill()
            self.child = None

    def slip(self) -> str:
        """A traceback in what it has said, if there is one; only what is new since the last look."""
        said = self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""
        self.log.write_text("", encoding="utf-8")
        return slip(said) and said[-1500:]


@contextmanager
def lobby(prepare: Prepare = lambda: None, folder: Path | None = None, **environment: str) -> Iterator[Lobby]:
    """A lobby with a data folder of its own, not yet started."""
    with TemporaryDirectory(prefix="fieldhouse-chaos-") as own:
        served = Lobby(folder or Path(own), prepare, **environment)
        try:
            yield served
        finally:
            served.kill()
