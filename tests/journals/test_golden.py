"""Golden journals: games saved by an earlier version play back to the same end (``tools/golden.py`` writes them)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fieldhouse import catalog
from fieldhouse.store import saved
from fieldhouse.table.session import Session

FOLDER = Path(__file__).parent
SCORES: dict[str, list[int]] = json.loads((FOLDER / "scores.json").read_text(encoding="utf-8"))


def test_every_golden_journal_has_its_score_beside_it() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.jsonl")) == sorted(SCORES)
    assert SCORES


@pytest.mark.parametrize("name", SCORES)
def test_a_golden_game_plays_back_to_its_score(name: str) -> None:
    journal = saved.read(FOLDER / f"{name}.jsonl")
    session = saved.verified(catalog.game(journal.header.game), journal)
    assert session.over
    assert list(session.game.score) == SCORES[name]
    assert session.journal.dumps() == (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SCORES)
def test_a_golden_game_is_played_the_same_today(name: str) -> None:
    """From its header alone: the same dice, and coaches that answer as they did."""
    journal = saved.read(FOLDER / f"{name}.jsonl")
    definition = catalog.game(journal.header.game)
    assert Session(definition, journal.header, saved.coaches_of(definition, journal.header)).journal == journal
