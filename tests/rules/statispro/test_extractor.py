"""The deck for paper cards: 180 and 20, or 150 and 50; the time cards; the dead-ball deck refilled."""

from __future__ import annotations

import pytest

from fieldhouse.games.statispro.leagues import league_rules
from fieldhouse.games.statispro.pages.extractor import Extractor
from fieldhouse.library import statispro
from fieldhouse.table.table import BatchTable


def extractor(league: str = "NBA") -> Extractor:
    return Extractor(statispro.deck(), league_rules(league, 2015), BatchTable(1, ()))


@pytest.mark.parametrize(("league", "clock", "dead"), [("NBA", 180, 20), ("NCAA", 150, 50), ("FIBA", 150, 50)])
def test_3_1_19_1_20_1_a_period_is_so_many_cards(league: str, clock: int, dead: int) -> None:
    deck = extractor(league)
    assert deck.dead_left == dead
    drawn = [deck.draw() for _ in range(clock)]
    assert len(set(drawn)) == clock and deck.draw() is None


def test_8_3_the_dead_ball_deck_is_refilled_from_the_discards() -> None:
    deck = extractor()
    for _ in range(60):
        deck.draw()
    dead = [deck.draw_dead() for _ in range(20)]
    again = [deck.draw_dead() for _ in range(20)]
    assert len(set(dead)) == 20 and len(set(again)) == 20
    assert deck.left == 120 and deck.dead_left == 0


def test_time_cards_come_up_as_the_clock_runs() -> None:
    deck = extractor()
    seen = []
    while deck.draw():
        if deck.time_card():
            seen.append(deck.time_card())
    assert [text.partition(" ")[0] for text in seen] == ["7:00", "3:00", "2:00", "1:00"]


def test_8_2_an_overtime_has_no_rest_periods() -> None:
    deck = extractor()
    deck.shuffle(is_overtime=True)
    seen = []
    while deck.draw() is not None:
        seen.append(deck.time_card())
    assert [card for card in seen if card] == ["2:00 left: two minutes", "1:00 left: one minute"]


def test_an_overtime_is_75_cards_of_a_fresh_deck() -> None:
    deck = extractor()
    deck.shuffle(is_overtime=True)
    assert (deck.left, deck.period, len(deck.pile)) == (75, 2, 200)


def test_a_card_shows_its_nine_readings() -> None:
    lines = extractor().show(200)
    assert lines[0] == "RPG #200" and len(lines) == 10
    assert any(line.startswith("SHOT #     100 air ball") for line in lines)
