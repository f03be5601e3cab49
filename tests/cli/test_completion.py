"""The tab key: commands, games, teams of the game on the line, options."""

from __future__ import annotations

import pytest

from cli.conftest import Run


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("le", {"league", "levels"}),
        ("league stan", {"standings"}),
        ("play dd", {"ddf"}),
        ("play ddf 2017-N", {"2017-NE", "2017-NO", "2017-NYG", "2017-NYJ"}),
        ("odds bowlbound 2024-OS", {"2024-OSU"}),
        ("show statispro 1986-BO", {"1986-BOS"}),
        ("odds ddf --to", {"--to-go"}),
    ],
)
def test_what_is_begun_is_completed(
    fieldhouse: Run, monkeypatch: pytest.MonkeyPatch, line: str, offered: set[str]
) -> None:
    monkeypatch.setenv("_FIELDHOUSE_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", f"fieldhouse {line}")
    monkeypatch.setenv("COMP_CWORD", str(len(line.split())))
    assert set(fieldhouse().out.split()) == offered
