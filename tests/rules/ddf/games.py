"""Whole games for the tests of everything that is derived from notes, and games that stand where a coach is asked."""

from __future__ import annotations

from functools import cache
from io import StringIO
from typing import Any, NamedTuple

from rich.console import Console

from fieldhouse import catalog
from fieldhouse.games.ddf.coach import COACHES
from fieldhouse.games.ddf.game import new_game
from fieldhouse.games.ddf.model import Team
from fieldhouse.games.ddf.options import PRESETS
from fieldhouse.games.ddf.pages.box_score import box_score
from fieldhouse.games.ddf.pages.game_statistics import GameStatistics
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import Game, Play
from fieldhouse.games.ddf.step import step
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.library.ddf import load_team, season_charts
from fieldhouse.table.game import Definition
from fieldhouse.table.play import play_out
from fieldhouse.table.question import RandomCoach
from fieldhouse.table.table import BatchTable


def box_score_text(statistics: GameStatistics) -> str:
    page = StringIO()
    Console(file=page, width=100, color_system=None).print(box_score(statistics))
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines()) + "\n"


class Played(NamedTuple):
    """A game that is over, and its notes."""

    away: Team
    home: Team
    notes: tuple[Play, ...]
    game: Game


@cache
def played(seed: int, level: str = "random", preset: str = "advanced") -> Played:
    """A whole game, which tests share."""
    return played_anew(seed, level, preset)


def played_anew(seed: int, level: str = "random", preset: str = "advanced") -> Played:
    """The same for one test alone, which may change its plays."""
    notes: list[Play] = []
    options, coach = PRESETS[preset], COACHES[level]()
    away, home = load_team("2017-HAR"), load_team("2017-IRO")
    table = BatchTable(seed, (coach, coach), notes.append)
    game = new_game((Side(away, options), Side(home, options)), options, season_charts(2017), table)
    play_out(game, step)
    return Played(away, home, tuple(notes), game)


def situation(preset: str = "advanced", **facts: Any) -> Game:
    """A game that stands at the visitors' first and ten on their 25 in the first quarter, but for *facts*."""
    ddf: Definition[Any, Any] = catalog.game("ddf")
    deal = ddf.dealer(ddf.header(("2017-HAR", "2017-IRO"), 1, {"preset": preset}))
    game: Game = deal(BatchTable(1, [RandomCoach(), RandomCoach()]))
    usual = {"phase": SCRIMMAGE, "offense": 0, "spot": 25, "down": 1, "to_go": 10, "quarter": 1, "clock": 900}
    for name, value in {**usual, **facts}.items():
        setattr(game, name, value)
    return game
