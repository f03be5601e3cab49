"""Whole games for the tests of everything that is derived from notes."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from fieldhouse.games.ddf.coach import COACHES
from fieldhouse.games.ddf.game import new_game, play_game
from fieldhouse.games.ddf.model import Team
from fieldhouse.games.ddf.options import PRESETS
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import Game, Play
from fieldhouse.library import load_team, season_charts
from fieldhouse.table.table import BatchTable


class Played(NamedTuple):
    """A game that is over, and its notes."""

    away: Team
    home: Team
    notes: tuple[Play, ...]
    game: Game


@cache
def played(seed: int, level: str = "random", preset: str = "advanced") -> Played:
    notes: list[Play] = []
    options, coach = PRESETS[preset], COACHES[level]()
    away, home = load_team("2017-HAR"), load_team("2017-IRO")
    table = BatchTable(seed, (coach, coach), notes.append)
    game = new_game((Side(away, options), Side(home, options)), options, season_charts(2017), table)
    play_game(game)
    return Played(away, home, tuple(notes), game)
