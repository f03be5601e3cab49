"""Which modules the compiled engine is made of, and when it is not made."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.compiled import GROUPS, NO_COMPILER, OF_A_GAME, PACKAGE, PLAIN, ROOT, main, sources, why_plain


@pytest.mark.parametrize("group", GROUPS)
def test_every_module_named_is_there_and_belongs_to_one_library(group: str) -> None:
    mine = sources(group)
    assert mine and all((ROOT / name).is_file() for name in mine)
    others = {name for other in GROUPS if other != group for name in sources(other)}
    assert not others & set(mine)


@pytest.mark.parametrize("pattern", OF_A_GAME)
def test_every_pattern_finds_something(pattern: str) -> None:
    assert list((ROOT / PACKAGE / "games").glob(f"*/{pattern}"))


@pytest.mark.parametrize("room", ["pages", "charts", "cards"])
def test_what_people_read_stays_plain(room: str) -> None:
    assert not any(f"/{room}/" in name for group in GROUPS for name in sources(group))


def test_it_is_plain_where_it_is_told_to_be_or_no_compiler_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(PLAIN, raising=False)
    monkeypatch.setenv("CC", "no-such-compiler -pthread")
    assert why_plain() == "there is no C compiler (no-such-compiler)"
    monkeypatch.setenv(PLAIN, "1")
    assert why_plain() == "FIELDHOUSE_PLAIN is set"


def test_the_command_then_says_so_in_a_line_and_makes_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(PLAIN, "1")
    monkeypatch.setattr("sys.argv", ["tools.compiled", str(tmp_path / "fast")])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == NO_COMPILER
    assert capsys.readouterr().out == "The engine was not compiled: FIELDHOUSE_PLAIN is set.\n"
    assert not (tmp_path / "fast").exists()
