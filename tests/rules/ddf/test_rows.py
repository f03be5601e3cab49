"""The rows of the scoresheet: a plain one that nobody keeps is used again, with nothing of the play before on it."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.ddf.coach import COACHES
from fieldhouse.games.ddf.game import new_game, play_game
from fieldhouse.games.ddf.options import PRESETS
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import Play
from fieldhouse.library import load_team, season_charts
from fieldhouse.table.table import BatchTable

VALUES = sorted({*Play.__slots__, *Play.__annotations__, "kept", "kick_yards", "pooch", "recovered_by"} - {"__dict__"})


def rows(seed: int, level: str, preset: str, forgets: bool) -> tuple[list[dict[str, Any]], set[int]]:
    """Every row of a game as it was written down, and the rows themselves."""
    written: list[dict[str, Any]] = []
    used: list[Play] = []

    def keep(play: Play) -> None:
        written.append({name: getattr(play, name) for name in VALUES})
        used.append(play)

    options, coach = PRESETS[preset], COACHES[level]()
    sides = Side(load_team("2017-HAR"), options), Side(load_team("2017-IRO"), options)
    play_game(new_game(sides, options, season_charts(2017), BatchTable(seed, (coach, coach), keep, forgets)))
    return written, set(map(id, used))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("preset", ["basic", "advanced"])
@pytest.mark.parametrize("level", ["book", "random"])
def test_a_row_used_again_says_what_a_new_one_says(seed: int, level: str, preset: str) -> None:
    kept, each = rows(seed, level, preset, forgets=False)
    forgotten, few = rows(seed, level, preset, forgets=True)
    assert forgotten == kept
    assert len(each) == len(kept) > len(few)
