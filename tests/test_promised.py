"""What docs/promise.md promises stays: nothing vanishes, nothing more must be given, every format is still read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tools import promised

from fieldhouse import library
from fieldhouse.table.chart_text import ChartError


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv(library.DATA_VARIABLE, str(tmp_path))
    yield tmp_path


def test_nothing_of_the_api_has_vanished(house: Path) -> None:
    kept = promised.read_kept("api")
    assert promised.lost(kept, promised.api()) == []
    assert "answer of a seat" in kept and kept["POST /api/seats/{token}/answer"]["key"] is True


def test_nothing_of_the_public_names_has_vanished() -> None:
    kept = promised.read_kept("python")
    assert promised.lost(kept, promised.python()) == []
    assert {"fieldhouse.play", "fieldhouse.PlayedGame.box_score", "fieldhouse.envs.aec_env"} <= set(kept)


def test_what_is_new_is_written_down(house: Path) -> None:
    """Else nobody would see it vanish: ``python -m tools.promised`` adds it."""
    for name, today in (("api", promised.api()), ("python", promised.python())):
        assert promised.lost(today, promised.read_kept(name)) == []


@pytest.mark.parametrize(
    ("today", "losses"),
    [
        ({"play": {"game": True, "seed": False}, "watch": {}}, []),
        ({"play": {"game": True, "seed": False, "level": False}, "watch": {}}, []),
        ({"play": {"game": True, "seed": False}}, ["watch is gone"]),
        ({"play": {"game": True}, "watch": {}}, ["play: seed is gone"]),
        ({"play": {"game": True, "seed": True}, "watch": {}}, ["play: seed must be given now"]),
        ({"play": {"game": True, "seed": False}, "watch": {"at": True}}, ["watch: at must be given now"]),
    ],
)
def test_what_would_break_a_promise(today: promised.Facts, losses: list[str]) -> None:
    assert promised.lost({"play": {"game": True, "seed": False}, "watch": {}}, today) == losses


def test_parameters_keep_their_order() -> None:
    kept, today = ({"fieldhouse.play": dict.fromkeys(names, True)} for names in (("away", "home"), ("home", "away")))
    assert promised.lost(kept, today) == ["fieldhouse.play: its parameters stand in another order"]


@pytest.mark.parametrize("name", promised.FORMATS)
def test_a_file_of_every_format_is_still_read(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a player's own, which win over those that ship."""
    monkeypatch.setenv(library.DATA_VARIABLE, str(promised.SAMPLES))
    files, read = promised.FORMATS[name]
    assert all((promised.SAMPLES / file).is_file() for file in files)
    assert read()


def test_a_sample_that_nobody_can_read_any_more_is_noticed(house: Path) -> None:
    broken = house / "statispro" / "teams" / "2040-TID.txt"
    broken.parent.mkdir(parents=True)
    sample = promised.SAMPLES / "statispro/teams/2040-TID.txt"
    broken.write_text(sample.read_text("utf-8").replace("title:", "called:"), "utf-8")
    with pytest.raises(ChartError):
        promised.FORMATS["a team of statispro"][1]()
