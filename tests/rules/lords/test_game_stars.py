"""The stars of a game of owners are those whom its play-by-play names, with the figures that it tells."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain

import pytest

from fieldhouse import catalog
from fieldhouse.games.lords.actions import A_ALLSTARS, A_MANAGER_CARD, A_SUPERSTARS, ACTIONS
from fieldhouse.games.lords.model import ALLSTAR, PHENOM, REGULAR, SUPERSTAR
from fieldhouse.games.lords.pages.game_stars import GameStars
from fieldhouse.games.lords.pages.narration import LordsNarrator
from fieldhouse.games.lords.pages.rosters import Rosters
from fieldhouse.games.lords.state import NOBODY, Note
from fieldhouse.table.seat import all_seats
from fieldhouse.table.session import Session
from fieldhouse.table.story import Star
from table.seats import FIRST, SECOND

CODES = ("har", "lum")
SEED = 5
DEFINITION = catalog.game("lords")
CAST = (
    Note("joined", FIRST, amount=1, kind=SUPERSTAR), Note("joined", FIRST, amount=2, kind=ALLSTAR),
    Note("joined", FIRST, amount=1, kind=PHENOM), Note("organization", FIRST, more=(3, 3)),
    Note("organization", SECOND, more=(3, 3)),
)  # fmt: skip
WON = re.compile(r"The (\w+) win (\d+) (behind|under) (.*) \(")
BENCH = re.compile(r"(.*) of the (\w+) (wins|loses) (\d+) games? from the bench")
PENNANT = re.compile(r".* (\w+) win the pennant under (.*)!")


def wins(amount: int, use: int) -> Note:
    return Note("wins", FIRST, card=0, amount=amount, text=ACTIONS[use])


def told(*notes: Note) -> tuple[list[str], tuple[Star, ...]]:
    """The names of the first club (superstar, all-stars, phenom, manager), and the stars."""
    rosters, stars = Rosters(SEED, CODES), GameStars(CODES, SEED)
    for note in CAST:
        rosters.follow(note)
        stars.add(note)
    club = rosters.clubs[FIRST]
    for note in notes:
        stars.add(note)
    return [*(man.name for man in chain.from_iterable(club.players)), club.manager], stars.best()


def test_games_are_won_with_those_who_can_play() -> None:
    names, stars = told(
        wins(6, A_SUPERSTARS), Note("injured", FIRST, amount=1, kind=SUPERSTAR), wins(6, A_SUPERSTARS),
        wins(3, A_ALLSTARS),
    )  # fmt: skip
    superstar, one, other = names[:3]
    assert stars == (
        Star(FIRST, superstar, "superstar, 6 games won with him"),
        Star(FIRST, one, "all-star, 3 games won with him"),
        Star(FIRST, other, "all-star, 3 games won with him"),
    )


def test_a_manager_has_his_flags_and_the_games_by_his_hand() -> None:
    names, stars = told(
        wins(4, A_MANAGER_CARD), Note("manager", FIRST, amount=1), Note("manager", FIRST, amount=-2),
        Note("pennant", FIRST), Note("series", FIRST, amount=3, more=(7,)), Note("pennant", NOBODY),
        Note("pennant", FIRST), Note("series", FIRST, amount=1, more=(6,)),
    )  # fmt: skip
    line = "manager, 2 pennants, 1 championship, 5 games won by his hand, 2 lost"
    assert stars == (Star(FIRST, names[-1], line),)


def test_a_man_of_the_own_farm_is_told_to_be_one() -> None:
    names, stars = told(Note("year", amount=2), Note("call up", FIRST, amount=9, kind=SUPERSTAR), wins(5, A_SUPERSTARS))
    assert stars[0] == Star(FIRST, names[3], "superstar, called up in year two, 5 games won with him")


@pytest.mark.parametrize("kind", [REGULAR, NOBODY])
def test_who_won_nothing_is_no_star(kind: int) -> None:
    assert told(Note("call up", FIRST, amount=9, kind=kind), Note("manager", FIRST, amount=-1))[1] == ()


def test_what_a_manager_did_stays_with_the_club_that_he_did_it_for() -> None:
    names, stars = told(wins(4, A_MANAGER_CARD), Note("managers", FIRST, SECOND), Note("pennant", SECOND))
    expected = Star(SECOND, names[-1], "manager, 1 pennant"), Star(FIRST, names[-1], "manager, 4 games won by his hand")
    assert stars == expected


@pytest.mark.parametrize(("seed", "level"), [(1, "random"), (7, "owner"), (9, "owner")])
def test_the_play_by_play_says_the_same(seed: int, level: str) -> None:
    header = DEFINITION.header((), seed, {"owners": 4})
    session = Session(DEFINITION, header, [DEFINITION.coach(level) for _ in range(4)])
    notes = list(session.notes)
    narrator = DEFINITION.pages.narrator(header)
    assert isinstance(narrator, LordsNarrator)
    clubs = [narrator.nick(seat) for seat in all_seats(4)]
    lines = [line.plain for note in notes for line in narrator.lines(note)]
    won: Counter[tuple[str, str]] = Counter()
    pennants: Counter[tuple[str, str]] = Counter()
    for line in lines:
        if found := WON.match(line):
            won.update({(found[1], name): int(found[2]) for name in re.split(", | and ", found[4])})
        elif (found := BENCH.match(line)) and found[3] == "wins":
            won[found[2], found[1]] += int(found[4])
        elif found := PENNANT.match(line):
            pennants[found[1], found[2]] += 1
    stars = DEFINITION.pages.story(header, notes).stars
    assert len(stars) == 3
    for star in stars:
        who = clubs[star.seat], star.name
        assert _figure(star.line, r"(\d+) games? won") == won[who] > 0
        assert _figure(star.line, r"(\d+) pennants?") == pennants[who]


def _figure(line: str, pattern: str) -> int:
    found = re.search(pattern, line)
    return int(found[1]) if found else 0
