"""What ``make test`` does on a bare machine: every way to a browser and to PostgreSQL, in its order."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tools.machine import Missing, __main__, browser, postgres


def program(path: Path, code: int = 0) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\nexit {code}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with nothing on its path, where nothing has been downloaded."""
    for name in ("FIELDHOUSE_BROWSER", "FIELDHOUSE_POSTGRES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(browser, "ELSEWHERE", ())
    monkeypatch.setattr(browser, "_downloaded", lambda: tmp_path / "downloaded" / "chrome")
    monkeypatch.setattr(postgres, "SYSTEM", tmp_path / "postgresql")
    monkeypatch.setattr(postgres, "find_spec", lambda name: None)
    monkeypatch.setattr(postgres, "FETCH", ("/bin/false",))
    return tmp_path


@pytest.fixture
def tried(bare: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What was tried to fetch a browser; none of it brings one."""
    commands: list[tuple[str, ...]] = []
    monkeypatch.setattr(browser, "_try", lambda *command: commands.append(command))
    monkeypatch.setattr("os.geteuid", lambda: 0)
    program(bare / "bin" / "apt-get")
    return commands


def brings(monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], path: Path) -> None:
    monkeypatch.setattr(browser, "_try", lambda *given: program(path) if given == command else None)


def test_a_browser_of_the_system_is_taken_and_nothing_fetched(bare: Path, tried: list[tuple[str, ...]]) -> None:
    there = program(bare / "bin" / "google-chrome")
    assert browser.bring() == there
    assert tried == []


def test_a_browser_that_does_not_run_is_none(bare: Path, tried: list[tuple[str, ...]]) -> None:
    program(bare / "bin" / "chromium", code=127)
    there = program(bare / "bin" / "google-chrome")
    assert browser.bring() == there


def test_no_browser_then_playwrights_own(
    bare: Path, tried: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    brings(monkeypatch, browser.DOWNLOAD, bare / "downloaded" / "chrome")
    assert browser.bring() == bare / "downloaded" / "chrome"


def test_no_download_then_as_root_debians(
    bare: Path, tried: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    brings(monkeypatch, browser.INSTALL, bare / "bin" / "chromium")
    assert browser.bring() == bare / "bin" / "chromium"


def test_no_way_to_a_browser_is_one_sentence(tried: list[tuple[str, ...]]) -> None:
    with pytest.raises(Missing, match=r"install Chromium or Chrome .* make test again"):
        browser.bring()
    assert tried == [browser.DOWNLOAD, browser.UPDATE, browser.INSTALL]


def test_only_root_installs_packages(tried: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    with pytest.raises(Missing):
        browser.bring()
    assert tried == [browser.DOWNLOAD]


def test_a_way_that_fails_is_left_behind(bare: Path) -> None:
    browser._try(str(bare / "nothing"))
    browser._try("/bin/sh", "-c", "echo not heard; exit 1")


def test_make_test_stops_with_the_sentence_before_the_first_test(
    tried: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert __main__.main() == 1
    assert capsys.readouterr().err == f"{browser.SENTENCE}\n"


def test_make_test_says_what_it_uses(
    bare: Path, tried: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    there = program(bare / "bin" / "chromium")
    program(bare / "bin" / "initdb")
    assert __main__.main() == 0
    assert capsys.readouterr().out == f"browser: {there}\nPostgreSQL: {bare / 'bin'}\n"


def test_postgresql_off_the_path_is_found_the_newest_one(bare: Path) -> None:
    for version in ("9", "15"):
        program(bare / "postgresql" / version / "bin" / "initdb")
    assert postgres.bring() == bare / "postgresql" / "15" / "bin"


@pytest.fixture
def packaged(bare: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Path]:
    """The package from PyPI comes with two versions."""

    class Spec:
        submodule_search_locations = (str(bare / "site"),)

    def install() -> Path:
        monkeypatch.setattr(postgres, "find_spec", lambda name: Spec)
        for version in ("pginstall", "pginstall18"):
            program(bare / "site" / version / "bin" / "initdb")
        return bare / "site" / "pginstall18" / "bin"

    return install


def test_no_postgresql_then_the_one_from_pypi(
    bare: Path, packaged: Callable[[], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("subprocess.run", lambda command, **given: command == postgres.FETCH and packaged())
    assert postgres.bring() == bare / "site" / "pginstall18" / "bin"


def test_the_one_from_pypi_can_be_asked_for(
    bare: Path, packaged: Callable[[], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    program(bare / "bin" / "initdb")
    monkeypatch.setenv("FIELDHOUSE_POSTGRES", "pypi")
    there = packaged()
    assert postgres.bring() == there


def test_no_way_to_postgresql_is_one_sentence(bare: Path) -> None:
    with pytest.raises(Missing, match=r"install one .* make test again"):
        postgres.bring()
