"""Whole games of all three leagues end, by sensible coaches and by random ones, and their sheets add up."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse import catalog
from fieldhouse.games.statispro import scoresheet as sheet
from fieldhouse.games.statispro.coaching.computer import HouseCoach
from fieldhouse.games.statispro.coaching.floor import wanted_five, wanted_men
from fieldhouse.games.statispro.events import Possession
from fieldhouse.games.statispro.menu import Window
from fieldhouse.games.statispro.pages.sentences import Storyteller
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.game import Definition
from fieldhouse.table.journal import loads
from fieldhouse.table.play import play_out
from fieldhouse.table.question import RandomCoach
from fieldhouse.table.seat import BOTH, Seat
from fieldhouse.table.session import Session
from fieldhouse.table.table import BatchTable

PAIRS = {"NBA": ("2040-TID", "2040-COP"), "NCAA": ("2040-NSU", "2040-PIN"), "FIBA": ("2012-MAR", "2040-KOV")}
MINUTES = {"NBA": 48, "NCAA": 40, "FIBA": 40}
GAME: Definition[Any, Any] = catalog.game("statispro")
STEPS = 3000


def play(league: str, seed: int, preset: str = "fitted", level: str = "house") -> tuple[object, sheet.Scoresheet]:
    header = GAME.header(PAIRS[league], seed, {"preset": preset})
    book = sheet.Scoresheet()
    game = GAME.start(header, BatchTable(seed, [GAME.coach(level)] * 2, book.add))
    for _ in range(STEPS):
        if game.over:
            return game, book
        GAME.step(game)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("league", PAIRS)
@pytest.mark.parametrize("seed", range(4))
def test_the_sheet_adds_up(league: str, seed: int) -> None:
    game, book = play(league, seed)
    for seat in BOTH:
        total = book.total(seat)
        twos = total[sheet.FIELD_GOALS] - total[sheet.THREES]
        points = 2 * twos + 3 * total[sheet.THREES] + total[sheet.FREE_THROWS]
        assert points == total[sheet.POINTS] == game.score[seat] == sum(book.quarters[seat].values())  # type: ignore[attr-defined]
        extra = total[sheet.CARDS] - 5 * 15 * MINUTES[league]
        assert extra >= 0 and extra % (5 * 75) == 0, "five men a minute, and whole overtimes"
        assert total[sheet.FIELD_GOALS] <= total[sheet.ATTEMPTS] and total[sheet.ASSISTS] <= total[sheet.FIELD_GOALS]
        fouls = [line[sheet.FOULS] for line in book.lines[seat].values()]
        assert max(fouls) <= (6 if league == "NBA" else 5)


@pytest.mark.parametrize("league", PAIRS)
@pytest.mark.parametrize("preset", ["book", "fitted"])
def test_random_coaches_come_to_an_end(league: str, preset: str) -> None:
    play(league, 5, preset, "random")


class Rethinking(HouseCoach):
    """Whenever it is asked, it thinks again whom it wants on the floor, and must come to what it remembers."""

    def bench(self, game: Game, seat: Seat, window: Window, whim: float) -> int:
        assert [man.index for man in wanted_men(game, seat)] == list(wanted_five(game, seat))
        return super().bench(game, seat, window, whim)


@pytest.mark.parametrize("league", PAIRS)
@pytest.mark.parametrize("seed", range(900, 904))
def test_what_the_coach_remembers_of_its_five_is_what_it_would_think_of_now(league: str, seed: int) -> None:
    header = GAME.header(PAIRS[league], seed, {"preset": "book"})
    coaches = [Rethinking(), RandomCoach() if seed % 2 else Rethinking()]
    game = GAME.start(header, BatchTable(seed, coaches))
    play_out(game, GAME.step)


@pytest.mark.parametrize("league", PAIRS)
@pytest.mark.parametrize("seed", range(2))
def test_8_5_everybody_is_told_to_stand_where_he_then_stands(league: str, seed: int) -> None:
    """After every possession the places that the sentences go by are those on the floor."""
    notes: list[Possession] = []
    header = GAME.header(PAIRS[league], seed, {"preset": "fitted"})
    game = GAME.start(header, BatchTable(seed, [GAME.coach("house")] * 2, notes.append))
    teller = Storyteller((game.sides[0].team, game.sides[1].team))
    while not game.over:
        GAME.step(game)
        for note in notes:
            teller.sentences(note.events)
        notes.clear()
        assert teller.places == [{man.index: place for place, man in enumerate(five)} for five in game.floor]


def test_a_game_looks_like_basketball() -> None:
    """Fifty games of average cards: wide bands, so that only a broken rule can leave them."""
    total = [0] * len(sheet.COLUMNS)
    for seed in range(25):
        _, book = play("NBA", seed)
        for seat in BOTH:
            for index, amount in enumerate(book.total(seat)):
                total[index] += amount
    mean = {name: amount / 50 for name, amount in zip(sheet.COLUMNS, total, strict=True)}
    assert 80 < mean["points"] < 130 and 70 < mean["attempts"] < 105
    assert 15 < mean["assists"] < 38 and 8 < mean["turnovers"] < 25 and 12 < mean["fouls"] < 32
    assert 35 < mean["offensive_rebounds"] + mean["defensive_rebounds"] < 60


@pytest.mark.parametrize(("league", "seed"), [("NBA", 9), ("NCAA", 9), ("FIBA", 9), ("FIBA", 100)])
def test_all_leagues_rest_replay_and_resume_and_every_choice_was_legal(league: str, seed: int) -> None:
    header = GAME.header(PAIRS[league], seed, {"preset": "book"})
    session = Session(GAME, header, [RandomCoach(), GAME.coach("house")])
    again = Session(GAME, header, [None, None], loads(session.journal.dumps()).entries)
    assert again.over and again.game.state() == session.game.state()
    for number in range(0, len(session.rests), 40):
        assert again.state_at(number) == session.state_at(number)


def test_a_missing_man_is_left_out_and_his_shots_go_to_another() -> None:
    header = GAME.header(PAIRS["NBA"], 1, {"preset": "book", "absent_home": [1]})
    game = GAME.start(header, BatchTable(1, [GAME.coach("house")] * 2))
    play_out(game, GAME.step)
    assert game.men[1][0].cards == 0 and sum(man.extra for man in game.men[1]) > 0
