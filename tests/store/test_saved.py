"""Saved games."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from fieldhouse import catalog
from fieldhouse.store import saved
from fieldhouse.table.journal import SEALED, Entry, Journal, JournalMismatch
from fieldhouse.table.session import Session

DDF = catalog.game("ddf")


@pytest.fixture
def finished() -> Journal:
    header = replace(DDF.header(("2017-HAR", "2017-IRO"), 5, {}), seats=("book", "book"))
    return Session(DDF, header, saved.coaches_of(DDF, header)).journal


@pytest.fixture
def begun() -> Journal:
    """A game of two people who have not answered anything."""
    header = replace(DDF.header(("2017-HAR", "2017-IRO"), 5, {}), seats=(saved.PERSON, saved.PERSON))
    return Session(DDF, header, saved.coaches_of(DDF, header)).journal


def test_a_game_comes_back_as_it_was_written(tmp_path: Path, finished: Journal) -> None:
    path = tmp_path / "deep" / "in" / "game.journal"
    saved.write(path, finished)
    assert saved.read(path) == finished
    assert [file.name for file in path.parent.iterdir()] == ["game.journal"]


def test_a_write_that_fails_leaves_the_game_as_it_was(
    tmp_path: Path, finished: Journal, begun: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.journal"
    saved.write(path, begun)

    def no_space(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_space)
    with pytest.raises(OSError, match="No space"):
        saved.write(path, finished)
    assert saved.read(path) == begun


def test_a_seat_is_taken_again_by_who_had_it(finished: Journal, begun: Journal) -> None:
    assert [type(coach).__name__ for coach in saved.coaches_of(DDF, finished.header)] == ["BookCoach", "BookCoach"]
    assert saved.coaches_of(DDF, begun.header) == [None, None]


def test_a_saved_game_stands_at_its_question(begun: Journal) -> None:
    session = saved.resumed(DDF, begun)
    assert [question.name for question in session.questions] == ["toss"]


def test_verify_goes_as_far_as_the_game_went(finished: Journal) -> None:
    half = replace(finished, entries=finished.entries[: len(finished.entries) // 2])
    with pytest.raises(JournalMismatch, match="within choices made together"):
        pair = next(index for index, entry in enumerate(half.entries) if entry.kind == "k")
        saved.verified(DDF, replace(half, entries=half.entries[: pair + 1]))
    assert saved.verified(DDF, replace(half, entries=half.entries[:pair])).over is False


def test_verify_wants_nothing_after_the_end(finished: Journal) -> None:
    more = replace(finished, entries=(*finished.entries, finished.entries[0]))
    with pytest.raises(JournalMismatch, match=f"Line {len(more.entries) + 1} "):
        saved.verified(DDF, more)


def test_verify_looks_at_sealed_choices_too(begun: Journal) -> None:
    session = saved.resumed(DDF, begun)
    seat = session.questions[0].seat
    for key, is_legal in (("receive", True), ("heads", False)):
        sealed = replace(begun, entries=(*begun.entries, Entry(SEALED, seat, "toss", key)))
        if is_legal:
            saved.verified(DDF, sealed)
        else:
            with pytest.raises(JournalMismatch, match="sealed choice that is not legal"):
                saved.verified(DDF, sealed)


def test_new_games_never_take_the_place_of_others(
    tmp_path: Path, begun: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FIELDHOUSE_DATA", str(tmp_path))
    paths = []
    for _ in range(3):
        paths.append(saved.new_path(begun.header))
        saved.write(paths[-1], begun)
    assert len(set(paths)) == 3
    assert set(saved.newest_first()) == set(paths)
