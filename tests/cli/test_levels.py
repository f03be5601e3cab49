"""``fieldhouse levels``: the computer's coaches, with what they were measured to win."""

from __future__ import annotations

import json

import pytest

from cli.conftest import Run
from fieldhouse import catalog


def test_every_level_is_told_with_its_strength_in_games_of_a_hundred(fieldhouse: Run) -> None:
    told = fieldhouse("levels", "ddf")
    assert told.code == 0
    for level in catalog.game("ddf").levels:
        assert level in told.out
    assert "wins 91 of 100 games against book" in told.out and "4 of 100" in told.out


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_level_without_a_measure_says_so(fieldhouse: Run, game: str) -> None:
    listed = json.loads(fieldhouse("levels", game, "--json").out)
    assert [row["level"] for row in listed] == list(catalog.game(game).levels)
    measured = {row["level"] for row in listed if row["strength"] is not None}
    assert measured == catalog.game(game).strengths.keys()
    assert "rival" in measured and listed[0]["level"] not in measured


def test_characters_are_told_apart_by_a_line_about_each(fieldhouse: Run) -> None:
    told = fieldhouse("levels", "lords").out
    for level, about in catalog.game("lords").level_help.items():
        assert f"{level}: {about}" in " ".join(told.split())
