"""Records can be copied and go to another process, plain or compiled: each class of them, as shipped data makes it."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Mapping
from copy import copy, deepcopy
from dataclasses import fields, is_dataclass, replace
from functools import cache
from gc import get_referents
from importlib import import_module
from inspect import isclass
from types import ModuleType
from typing import Any, Final

import pytest
from tools.compiled import GROUPS, sources

from contract.games import VARIANTS, Variant
from fieldhouse import catalog, library
from fieldhouse.games.bowlbound.coaching.league_calls import LEAGUE
from fieldhouse.games.bowlbound.model import SeasonCharts
from fieldhouse.games.bowlbound.results import Kick, Result, Return
from fieldhouse.games.bowlbound.rules.penalties import PlayEnd
from fieldhouse.games.ddf.questions import PuntCaught, Ruling
from fieldhouse.games.ddf.rules.enforcement import Taken
from fieldhouse.games.fool.coaching.temper import Temper
from fieldhouse.games.fool.model import CareerSeason, Injury, Player
from fieldhouse.games.lords.asks.answers import OpenRoll
from fieldhouse.games.lords.model import Clause
from fieldhouse.gridiron.outcome import touchdown
from fieldhouse.gridiron.results import INTERCEPTED, KICK_BLOCKED, RETURNED
from fieldhouse.table.dice import Column, Dice
from fieldhouse.table.journal import Journal
from fieldhouse.table.live import LiveTable
from fieldhouse.table.record import Frozen, Record
from fieldhouse.table.suspended import Suspended
from fieldhouse.table.table import BatchTable
from table.seats import FIRST, SECOND

BASES: Final = ("Frozen", "Record", "FootballTeam")
"""Nobody makes one of these: others stand on them."""
ENOUGH: Final = 50
"""Of a class: more tell nothing new."""
PASSING: Final = (
    Result(INTERCEPTED, 12, fouls=(1, 2), sent_to="QT"),
    Return(RETURNED, 40),
    Kick(KICK_BLOCKED, -8, True),
    PlayEnd(touchdown(FIRST), 100),
    SeasonCharts(2024, LEAGUE),
    OpenRoll(3, SECOND, 5, "injury", (Clause("lose", 2),)),
    Ruling(1, touchdown(FIRST)),
    Taken(touchdown(FIRST), 15),
    PuntCaught(7, 5),
    Temper(need=0.5),
    Player(7, "Nobody", "LB", 27, 1, 3, 3, injury=Injury("C", 2), career=(CareerSeason(1, "ASH", "LB", 8, 1, 3, 3),)),
)
"""Records that no game keeps, a player of FOOL and a manager."""


def classes() -> Iterator[type[Any]]:
    """Every class of a compiled module."""
    for source in [source for group in GROUPS for source in sources(group)]:
        name = source.removeprefix("src/").removesuffix(".py").replace("/", ".")
        yield from (each for each in vars(import_module(name)).values() if isclass(each) and each.__module__ == name)


RECORDS: Final = [
    each
    for each in classes()
    if (is_dataclass(each) or issubclass(each, (Record, Dice, Column))) and each.__name__ not in BASES
]


class Noted(LiveTable):
    """Keeps the notes."""

    def __init__(self, *asked: Any, **more: Any) -> None:
        super().__init__(*asked, **more)
        self.rows: list[object] = []

    def note(self, note: object, /) -> None:
        self.rows.append(note)


def played(variant: Variant) -> Iterator[object]:
    """A game of it: under way, at its end with its journal, and where a person is asked or rolls."""
    header = variant.header(7)
    level = variant.definition.levels[0]
    table = Noted(7, [catalog.coach(variant.game, level) for _ in variant.seats])
    yield variant.play(variant.deal(table))
    yield from (table.rows, Journal(header, tuple(table.entries)), *left_at(variant, Noted(7, [None] * 4)))
    if catalog.listing(variant.game).has_dice:
        coaches = [catalog.coach(variant.game, level) for _ in variant.seats]
        yield from left_at(variant, Noted(7, coaches, hand=True))


def left_at(variant: Variant, table: LiveTable) -> Iterator[object]:
    """Where a game cannot go on without a person."""
    try:
        variant.play(variant.deal(table))
    except Suspended as asked:
        yield asked.questions, asked.roll


def shipped() -> Iterator[object]:
    """A team of every season that ships, with what its season shares."""
    for game in catalog.GAMES:
        definition = catalog.game(game)
        seasons = {name.partition("-")[0]: name for name in library.teams(game)}
        for name in seasons.values() if catalog.listing(game).usual_teams else ():
            header = definition.header((name, name), 7, {})
            yield header, definition.dealer(header)(BatchTable(7, ()))


@cache
def found() -> Mapping[type, list[Any]]:
    """Records by their class, wherever they stand in what was played and shipped."""
    known: dict[type, list[Any]] = {each: [] for each in RECORDS}
    seen: dict[int, object] = {}
    ahead = [*PASSING, *shipped(), *(thing for variant in VARIANTS for thing in played(variant))]
    while ahead:
        thing = ahead.pop()
        if id(thing) not in seen and not isinstance(thing, (type, ModuleType)):
            seen[id(thing)] = thing
            if type(thing) in known:
                known[type(thing)].append(thing)
            ahead.extend(get_referents(thing))
    return known


def plain(thing: Any) -> Any:
    """What it is by its values; columns and dice of their own are equal to none but themselves."""
    if isinstance(thing, Dice):
        return thing.name, thing.faces, thing.readings, thing.size, thing.weights
    if isinstance(thing, Column):
        return thing.name, thing.heading, plain(thing.dice), thing.cells, thing.by_reading, thing.merged
    if isinstance(thing, Frozen):
        return type(thing), [(each.name, plain(getattr(thing, each.name))) for each in fields(thing)]
    if isinstance(thing, (tuple, list)):
        return type(thing), [plain(each) for each in thing]
    if isinstance(thing, dict):
        return {key: plain(value) for key, value in thing.items()}
    return thing


@pytest.mark.parametrize("record", RECORDS, ids=lambda each: f"{each.__module__.rpartition('.')[0]}.{each.__name__}")
def test_a_record_is_the_same_copied_sent_and_with_nothing_replaced(record: type) -> None:
    assert found()[record], f"nothing that was played or shipped holds a {record.__name__}: put one among PASSING"
    ways: list[Callable[[Any], Any]] = [copy, deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]
    for thing in found()[record][:ENOUGH]:
        for way in [*ways, replace] if is_dataclass(record) else ways:
            again = way(thing)
            assert type(again) is record and again is not thing
            assert plain(again) == plain(thing)


def test_every_dataclass_of_a_compiled_module_knows_how_it_is_made_again() -> None:
    """Plain Python needs no help; the compiler's own way assigns fields, which a frozen dataclass refuses."""
    assert not [each for each in classes() if is_dataclass(each) and not issubclass(each, Frozen)]
