"""Commands run as a person runs them, in this process."""

from __future__ import annotations

import io
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

import pytest

from fieldhouse.cli.main import run

Run = Callable[..., "Outcome"]


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own, so that no test sees the games of whoever runs it."""
    folder = tmp_path / "data"
    monkeypatch.setenv("FIELDHOUSE_DATA", str(folder))
    return folder


@pytest.fixture
def fieldhouse(data: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    def call(*words: object, typed: str = "") -> Outcome:
        monkeypatch.setattr("sys.argv", ["fieldhouse", *map(str, words)])
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        out, err = io.StringIO(), io.StringIO()
        with redirect_stdout(out), redirect_stderr(err), pytest.raises(SystemExit) as stop:
            run()
        code = stop.value.code
        return Outcome(code if isinstance(code, int) else int(code is not None), out.getvalue(), err.getvalue())

    return call
