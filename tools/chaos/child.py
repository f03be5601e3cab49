"""Commands in children forked from a process that has read the house already: a kill costs milliseconds, not seconds.

The parent never opens a database and has no thread when it forks.
"""

from __future__ import annotations

import io
import os
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from fieldhouse.cli.main import run as fieldhouse

SLIP: Final = "Something is wrong inside Fieldhouse"
"""How the commands speak of a fault of ours."""
SIGNS: Final = (SLIP, "Traceback (most recent call last)")

Prepare = Callable[[], None]


class Child:
    """A forked process that runs a command and writes what it says into a file."""

    def __init__(
        self,
        work: Callable[[], None],
        environment: Mapping[str, str],
        prepare: Prepare = lambda: None,
        said: Path | None = None,
    ) -> None:
        handle, name = (os.open(said, os.O_RDWR | os.O_CREAT | os.O_APPEND), said) if said else tempfile.mkstemp()
        self.said = Path(name)
        self.is_kept = said is not None
        self.code: int | None = None
        sys.stdout.flush()
        sys.stderr.flush()
        self.pid = os.fork()
        if not self.pid:
            self._live(work, environment, prepare, handle)
        os.close(handle)

    def _live(self, work: Callable[[], None], environment: Mapping[str, str], prepare: Prepare, handle: int) -> None:
        code = 1
        try:
            for descriptor in (1, 2):
                os.dup2(handle, descriptor)
            sys.stdout, sys.stderr = (os.fdopen(descriptor, "w", 1, encoding="utf-8") for descriptor in (1, 2))
            os.environ.update(environment)
            prepare()
            work()
            code = 0
        except SystemExit as stop:
            code = stop.code if isinstance(stop.code, int) else int(stop.code is not None)
        except BaseException:  # the parent reads it
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def wait(self, seconds: float) -> int | None:
        """Its exit code; None if it still runs after so long."""
        until = time.monotonic() + seconds
        while self.code is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.code = os.waitstatus_to_exitcode(status)
            elif time.monotonic() >= until:
                return None
            else:
                time.sleep(0.005)
        return self.code

    def kill(self) -> None:
        """SIGKILL: it hears nothing and puts nothing in order."""
        if self.code is None:
            os.kill(self.pid, signal.SIGKILL)
            self.wait(60)

    def words(self) -> str:
        """All that it has said; the file is thrown away."""
        text = self.said.read_text(encoding="utf-8", errors="replace")
        if not self.is_kept:
            self.said.unlink()
        return text


def command(
    folder: Path, *words: object, typed: str = "", prepare: Prepare = lambda: None, **environment: str
) -> Child:
    """A command of Fieldhouse, with a data folder of its own."""

    def work() -> None:
        sys.argv = ["fieldhouse", *map(str, words)]
        sys.stdin = io.StringIO(typed)
        fieldhouse()

    return Child(work, {"FIELDHOUSE_DATA": str(folder), "COLUMNS": "200", **environment}, prepare)


def told(folder: Path, *words: object, **environment: str) -> str:
    """What a command says that must succeed."""
    more: dict[str, Any] = dict(environment)
    child = command(folder, *words, **more)
    code, said = child.wait(300), child.words()
    if code:
        raise RuntimeError(f"fieldhouse {' '.join(map(str, words))} ended with {code}: {said}")
    return said


def slip(said: str) -> str:
    """The line with which a fault of ours begins, if there is one."""
    return next((line.strip() for line in said.splitlines() if any(sign in line for sign in SIGNS)), "")
