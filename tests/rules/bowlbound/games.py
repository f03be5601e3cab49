"""Whole games for the tests of everything that is derived from notes."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from fieldhouse.games.bowlbound.coach import COACHES
from fieldhouse.games.bowlbound.game import dealer
from fieldhouse.games.bowlbound.model import Team
from fieldhouse.games.bowlbound.options import PRESETS
from fieldhouse.games.bowlbound.state import Game, Play
from fieldhouse.games.bowlbound.step import step
from fieldhouse.library.bowlbound import load_team
from fieldhouse.table.play import play_out
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
    coach = COACHES[level]()
    away, home = load_team("2024-LKS"), load_team("2024-PRA")
    game = dealer(away, home, PRESETS[preset])(BatchTable(seed, (coach, coach), notes.append))
    play_out(game, step)
    return Played(away, home, tuple(notes), game)
