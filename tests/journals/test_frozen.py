"""Frozen journals: what was played under a version of the rules is played back for ever (docs/promise.md)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tools import freeze
from tools.frozen_league import LEDGER, read_ledger

import fieldhouse
from fieldhouse import catalog
from fieldhouse.table.refusal import Refusal

FOLDERS = sorted(path for path in freeze.FROZEN.iterdir() if path.is_dir())


def test_what_was_frozen_is_unchanged_and_plays_back() -> None:
    assert {folder.name: freeze.checked(folder) for folder in FOLDERS} == {folder.name: [] for folder in FOLDERS}


def test_from_the_first_version_on_every_game_is_frozen_with_every_preset() -> None:
    if fieldhouse.__version__.startswith("0."):
        assert not FOLDERS, "nothing is frozen before 1.0.0 is declared"
        return
    for game in catalog.GAMES:
        scores = json.loads((freeze.folder_of(game) / freeze.SCORES).read_text(encoding="utf-8"))
        assert set(scores) >= set(catalog.game(game).presets)
    assert freeze.folder_of(catalog.LEAGUE) in FOLDERS


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_game_is_ready_to_be_frozen(game: str, tmp_path: Path) -> None:
    folder = freeze.freeze(game, tmp_path)
    assert {path.stem for path in folder.glob("*.jsonl")} == set(catalog.game(game).presets)
    assert freeze.checked(folder) == []
    with pytest.raises(Refusal, match="it is never written anew"):
        freeze.freeze(game, tmp_path)


def test_one_command_freezes_every_game_and_a_league(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(freeze, "freeze", asked.append)
    freeze.main([])
    assert asked == [*catalog.GAMES, "fool"]


def test_a_leagues_season_is_frozen_command_by_command(tmp_path: Path) -> None:
    folder = freeze.freeze("fool", tmp_path)
    assert folder.name == "fool-1" and freeze.checked(folder) == []
    charter, rows = read_ledger(folder / LEDGER)
    assert {row.rules_version for row in rows} == {1} and charter.seed == freeze.SEED and len(rows) > 50
    with pytest.raises(Refusal, match="it is never written anew"):
        freeze.freeze("fool", tmp_path)
    ledger = folder / LEDGER
    ledger.write_text(ledger.read_text("utf-8").replace('"seed":', '"seed":1', 1), "utf-8")
    told = freeze.checked(folder)
    assert told[0] == "ledger.jsonl is not what was frozen."
    assert any(line.startswith("ledger.jsonl: ") for line in told), "its rolls are no longer the seed's"


def test_charts_that_ship_later_change_nothing_but_a_touched_folder_is_noticed(tmp_path: Path) -> None:
    folder = freeze.freeze("ddf", tmp_path)
    chart = folder / freeze.CHARTS / "ddf" / "teams" / "2017-HAR.txt"
    journal = folder / "basic.jsonl"
    chart.write_text(chart.read_text("utf-8").replace("INC", "3", 1), "utf-8")
    told = freeze.checked(folder)
    assert told[0] == "charts/ddf/teams/2017-HAR.txt is not what was frozen."
    assert any(line.startswith("basic: ") for line in told), "the journal is bound to its charts"
    journal.unlink()
    assert "basic.jsonl is not what was frozen." in freeze.checked(folder)
