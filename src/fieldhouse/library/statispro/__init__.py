"""The basketball cards at hand: those that ship with the package, and the user's own, which win."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fieldhouse import library
from fieldhouse.games.statispro.cards.deck import read_deck
from fieldhouse.games.statispro.cards.fast_break_chart import read_fast_breaks
from fieldhouse.games.statispro.cards.reader import read_season_numbers, read_team
from fieldhouse.games.statispro.game import StatisProBasketball
from fieldhouse.games.statispro.model import Deck, FastBreaks, SeasonNumbers, Team
from fieldhouse.table.chart_text import ChartError

GAME = "statispro"


def load_team(name: str) -> Team:
    """The Statis Pro team of that name."""
    full_name = library.team_name(name, GAME)
    team = _read_team(library.team_text(full_name, GAME), f"{full_name}.txt")
    if team.name != full_name:
        raise ChartError(f"{full_name}.txt, header: this is the card of {team.name}; expected a file {team.name}.txt.")
    return team


def season_numbers(season: int) -> SeasonNumbers:
    """What the teams of a season share; if that season is not at hand, that of the nearest one."""
    known = _seasons()
    if not known:
        return SeasonNumbers(season)
    nearest = min(known, key=lambda name: (abs(int(name) - season), name))
    return _read_numbers(known[nearest].read_text(encoding="utf-8"), known[nearest].name)


def deck() -> Deck:
    """The Fast Action deck."""
    return _read_deck(_text("deck.txt"), "deck.txt")


def fast_breaks() -> FastBreaks:
    """The Fast Break chart."""
    return _read_chart(_text("fastbreak.txt"), "fastbreak.txt")


_read_team = lru_cache(maxsize=256)(read_team)
_read_numbers = lru_cache(maxsize=64)(read_season_numbers)
_read_deck = lru_cache(maxsize=4)(read_deck)
_read_chart = lru_cache(maxsize=4)(read_fast_breaks)


def _text(name: str) -> str:
    own = library.data_folder() / GAME / name
    shipped = files(__name__) / name
    return (own if own.is_file() else shipped).read_text(encoding="utf-8")


def _seasons() -> dict[str, Traversable]:
    folders: tuple[Traversable, ...] = (files(__name__) / "seasons", library.data_folder() / GAME / "seasons")
    known: dict[str, Traversable] = {}
    for folder in folders:
        if folder.is_dir():
            known |= {chart.name[:-4]: chart for chart in folder.iterdir() if chart.name[:-4].isdecimal()}
    return known


def definition() -> StatisProBasketball:
    """The game with the components at hand."""
    return StatisProBasketball(load_team, season_numbers, deck, fast_breaks)
