"""Names: drawn from the seed without a die of the game, and true to every roster at every rest point."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse import catalog
from fieldhouse.games.lords.model import ALLSTAR, SUPERSTAR
from fieldhouse.games.lords.pages.names import FIRST, LAST, NameBook
from fieldhouse.games.lords.pages.rosters import Rosters
from fieldhouse.games.lords.state import Note
from fieldhouse.table.game import Definition
from fieldhouse.table.seat import AWAY, BOTH, HOME, all_seats
from fieldhouse.table.table import BatchTable

DEFINITION: Definition[Any, Any] = catalog.game("lords")
PLAYED = [
    (1, "random", {"owners": 4, "preset": "advanced", "new_extra_innings": True, "years": 5}),
    (2, "owner", {"owners": 4}),
    (3, "random", {"owners": 2, "all_star_game": True}),
    (4, "owner", {"owners": 3, "preset": "advanced", "years": 5}),
    (5, "random", {"owners": 4, "all_star_game": True, "years": 7}),
]


def followed(rosters: Rosters, note: Note) -> None:
    rosters.follow(note)


@pytest.mark.parametrize(("seed", "level", "options"), PLAYED)
def test_the_cast_has_as_many_men_of_each_kind_as_the_rules_count(
    seed: int, level: str, options: dict[str, Any]
) -> None:
    header = DEFINITION.header((), seed, options)
    rosters = Rosters(seed, header.teams)
    coach = DEFINITION.coach(level)
    game = DEFINITION.dealer(header)(
        BatchTable(seed, [coach] * len(header.teams), lambda note: followed(rosters, note))
    )
    while not game.over:
        stage = game.stage
        DEFINITION.step(game)
        for club, owner in zip(rosters.clubs, game.owners, strict=True):
            assert [len(players) for players in club.players] == owner.squad, stage
            for kind in (SUPERSTAR, ALLSTAR):
                missing = sorted(man.missing for man in club.players[kind] if man.missing)
                assert missing == owner.out[kind], stage
    everybody = [man.name for seat in all_seats(len(rosters.clubs)) for man in rosters.everybody(seat)]
    everybody += [club.manager for club in rosters.clubs]
    assert len(set(everybody)) == len(everybody)
    assert all(everybody)


def test_the_same_seed_has_the_same_people_and_another_has_others() -> None:
    def people(seed: int, club: str = "HAR") -> list[str]:
        book = NameBook(seed)
        return [book.next(club) for _ in range(40)]

    assert people(3) == people(3)
    assert not set(people(3)) & set(people(4))
    assert people(3)[:1] != people(3, "MAP")[:1]


def test_there_are_names_enough_and_none_twice() -> None:
    assert len(set(FIRST)) == len(FIRST) >= 100
    assert len(set(LAST)) == len(LAST) >= 200
    book = NameBook(1)
    assert len({book.next("HAR") for _ in range(3_000)}) == 3_000


def test_whose_contract_ends_with_the_year_is_who_leaves() -> None:
    rosters = Rosters(1, ["HAR", "MAP"])
    rosters.follow(Note("joined", AWAY, amount=3, kind=SUPERSTAR))
    (promised,) = rosters.follow(Note("free agent", AWAY, kind=SUPERSTAR))
    rosters.follow(Note("moves", AWAY, HOME, amount=1, kind=SUPERSTAR))
    assert promised in rosters.clubs[0].players[SUPERSTAR], "others are traded first"
    assert rosters.follow(Note("walks", AWAY, amount=1, kind=SUPERSTAR)) == [promised]
    assert rosters.follow(Note("signed", HOME, AWAY, amount=5_000, kind=SUPERSTAR)) == [promised]
    assert promised in rosters.clubs[1].players[SUPERSTAR]


def test_managers_change_places_and_are_replaced() -> None:
    rosters = Rosters(1, ["HAR", "MAP"])
    for seat in BOTH:
        rosters.follow(Note("organization", seat, more=(3, 3)))
    one, other = (club.manager for club in rosters.clubs)
    rosters.follow(Note("managers", AWAY, HOME))
    assert [club.manager for club in rosters.clubs] == [other, one]
    rosters.follow(Note("hired", AWAY, amount=5))
    assert rosters.clubs[0].manager not in (one, other)
