"""Lines of a league's ledger in words: players by their names, scores as scores, and what each die was thrown for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Final

from fieldhouse.games.fool.franchise import Fixture
from fieldhouse.games.fool.model import ATTRIBUTE_NAMES
from fieldhouse.games.fool.state import League
from fieldhouse.table.journal import Entry
from fieldhouse.table.plain_json import Json

UNTOLD: Final = ("teams", "seed", "kicks", "returns", "thirds")
"""Arguments that only the rules read: what came of them is told."""
MEN: Final = ("player", "players", "drop", "gives", "takes")
"""Arguments that are players, by their numbers."""
DRAWN: Final = "hurt"
"""A throw whose reading is a man's number."""
CLUBS: Final = ("team", "giver", "taker")
"""Arguments that are teams, by their codes."""
ABILITY_NAMES: Final = {"P": "pass", "C": "contact", "S": "speed"}
NAMED: Final = ABILITY_NAMES | ATTRIBUTE_NAMES
PLAN_NAMES: Final = {
    "emphasis": "Emphasis", "wishes": "Wishes", "coach": "Coach", "move": "Change positions", "returns": "Returns",
    "at_risk": "Stars at risk", "late": "Veterans who report late", "lose": "First of several marks to go",
    "roll_plus": "On + roll for a new characteristic", "roll_minus": "On - roll for a bad characteristic",
    "once": "Coached only once", "slower": "Take a -S as it is",
}  # fmt: skip
"""The parts of a plan for camp."""
MOST_SHOWN: Final = 6
"""Throws of one kind in a row, past which only their number is told."""


def arguments_in_words(league: League, arguments: Mapping[str, Json]) -> str:
    """What a command was given, but for what only the rules read and what is empty."""
    told = [(name, _value(league, name, value)) for name, value in arguments.items() if name not in UNTOLD]
    return ", ".join(f"{name.replace('_', ' ')} {words}" for name, words in told if words)


def _value(league: League, name: str, value: Json) -> str:
    """An argument's value; what is empty is not told."""
    if name == "score" and isinstance(value, list):
        return " to ".join(map(str, value))
    if isinstance(value, list | tuple):
        return "; ".join(entry_in_words(league, name, each) for each in value)
    if name in MEN:
        return _man(league, value) if value else ""
    if name in CLUBS and value in league.teams:
        return league.teams[value].title
    return str(value)


def entry_in_words(league: League, name: str, each: Json) -> str:
    """One of several: a man, or a man and what is planned for him."""
    if isinstance(each, list | tuple) and each and isinstance(each[0], int):
        return " ".join([_man(league, each[0]), *(NAMED.get(str(word), str(word)) for word in each[1:])])
    if isinstance(each, list | tuple):
        return " ".join(map(str, each))
    return _man(league, each) if name in MEN else str(each)


def game_title(league: League, fixture: Fixture) -> str:
    """A game of the schedule by its clubs and its week or round."""
    return f"{league.teams[fixture.away].title} at {league.teams[fixture.home].title}, {fixture.stage}"


def _man(league: League, number: Json) -> str:
    """A player's name, whether he still plays or not."""
    if not isinstance(number, int):
        return str(number)
    found = league.players.get(number) or league.gone.get(number)
    return found.name if found else f"player {number}"


def rolls_in_words(league: League, rolls: Iterable[Entry]) -> str:
    """Every throw by what it was for, alike ones in a row together; of more than a few only how many there were."""
    told = []
    for label, entries in groupby(rolls, key=lambda entry: entry.label):
        readings = [_man(league, entry.value) if label == DRAWN else str(entry.value) for entry in entries]
        shown = ", ".join(readings) if len(readings) <= MOST_SHOWN else f"{len(readings)} throws"
        told.append(f"{_what_for(label)}: {shown}")
    return "; ".join(told)


def _what_for(label: str) -> str:
    """What a die was thrown for: a mark of a player by its name."""
    before, _, mark = label.rpartition(" ")
    sign = mark[:1] if mark[:1] in "+-" and mark[1:] in NAMED else ""
    name = NAMED.get(mark.removeprefix(sign)) if before else None
    return label if name is None else f"{before} {sign}{name}"
