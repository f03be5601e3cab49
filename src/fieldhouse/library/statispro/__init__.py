"""The basketball cards at hand: those that ship with the package, and the user's own, which win."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files

from fieldhouse import library
from fieldhouse.games.statispro.cards.deck import read_deck
from fieldhouse.games.statispro.cards.fast_break_chart import read_fast_breaks
from fieldhouse.games.statispro.cards.reader import read_season_numbers, read_team
from fieldhouse.games.statispro.game import StatisProBasketball
from fieldhouse.games.statispro.model import Deck, FastBreaks, SeasonNumbers, Team
from fieldhouse.games.statispro.win_chance import ChanceModel
from fieldhouse.library.strengths import strengths_of

GAME = "statispro"


def load_team(name: str) -> Team:
    """The Statis Pro team of that name, read from its file; the same text is parsed once."""
    return library.load_team(name, GAME, _read_team)


def season_numbers(season: int) -> SeasonNumbers:
    """What the teams of a season share, or else of the nearest one at hand, read from its file. Refused if that is
    damaged."""
    found = library.nearest_season(season, GAME)
    return _read_numbers(*found) if found else SeasonNumbers(season)


def deck() -> Deck:
    """The Fast Action deck, read from its file. Refused if that is damaged."""
    return _read_deck(library.component_text(GAME, "deck"), "deck.txt")


def fast_breaks() -> FastBreaks:
    """The Fast Break chart, read from its file. Refused if that is damaged."""
    return _read_chart(library.component_text(GAME, "fastbreak"), "fastbreak.txt")


def chances() -> ChanceModel:
    """The fitted model of the chance to win, read from its file."""
    known = json.loads((files(__package__) / "chances.json").read_text(encoding="utf-8"))
    return ChanceModel(tuple(known["knots"]), tuple(tuple(row) for row in known["weights"]))


_read_team = lru_cache(maxsize=256)(read_team)
_read_numbers = lru_cache(maxsize=64)(read_season_numbers)
_read_deck = lru_cache(maxsize=4)(read_deck)
_read_chart = lru_cache(maxsize=4)(read_fast_breaks)


def definition() -> StatisProBasketball:
    """The game with the components at hand; its strengths and chances are read from their files now."""
    return StatisProBasketball(load_team, season_numbers, deck, fast_breaks, strengths_of(GAME), chances())
