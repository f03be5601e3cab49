"""Team and player cards as text: read back as written, and refused with file, card and field where they are wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fieldhouse.games.statispro.cards.reader import read_season_numbers, read_team, season_numbers_text, team_chart_text
from fieldhouse.games.statispro.model import Player, SeasonNumbers
from fieldhouse.table.chart_text import ChartError
from rules.statispro.stage import team

PIERCE = Player(
    "Paul Pierce", (1,), 50, 13, 4, 41, 85, 13, (1, 6), 18.0, 1, 5, 3, -6, 5, 71, 34.0, 0, True, "6-6, 230 lb"
)
CARD = team("bos", {})
CARD = replace(CARD, name="2010-BOS", season=2010, players=(PIERCE, *CARD.players))
TEXT = team_chart_text(CARD)


def test_a_team_is_read_as_it_was_written() -> None:
    again = read_team(TEXT, "2010-BOS.txt")
    assert again == replace(CARD, digest=again.digest)
    assert team_chart_text(again) == TEXT


def test_a_teams_own_numbers_are_lines_that_may_be_missing() -> None:
    text = team_chart_text(replace(CARD, turnovers=-7, fouls=12))
    assert "turnovers: -7\nfouls: +12\n" in text
    again = read_team(text, "")
    assert (again.turnovers, again.fouls) == (-7, 12)
    assert "fouls:" not in TEXT and read_team(TEXT, "").fouls == 0


def test_asterisks_stand_after_the_name() -> None:
    starred = team_chart_text(replace(CARD, players=(replace(PIERCE, asterisks=2), *CARD.players[1:])))
    assert "Paul Pierce**" in starred
    assert read_team(starred, "").players[0].asterisks == 2


@pytest.mark.parametrize(("old", "new", "sentence"), [
    ("13(4) ", "13(14)", "Paul Pierce, ATT(3): '13(14)' is no ATTEMPTS rating"),
    ("  50  13(4)", "  150  13(4)", "Paul Pierce, FG: '150' is out of range; expected a whole number from 0 to 99"),
    ("1-6 ", "6-1 ", "Paul Pierce, foul: '6-1' is no foul range"),
    ("18.0", "-8.0", "Paul Pierce, FD: '-8.0' is out of range"),
    ("  -6  ", "  -66 ", "Paul Pierce, DEF: '-66' is out of range"),
    ("A5", "B5", "Paul Pierce, A: 'B5' is no rate"),
    ("offense: C", "offense: Z", "header, offense: 'Z' is no grade"),
    ("home index: 0", "home: 0", "header: there is no line 'home index: …'"),
    ("team: 2010-BOS", "team: Boston", "header, team: 'Boston' is no team name"),
    ("league: NBA", "league: ABA", "header, league: 'ABA' is not known"),
    ("bos SG", "bos PG", "bos PG: the player stands twice"),
    ("league: NBA", "league: NBA\nleague: NCAA", "line 4: 'league' stands here for the second time"),
])  # fmt: skip
def test_what_is_wrong_is_named(old: str, new: str, sentence: str) -> None:
    assert old in TEXT
    with pytest.raises(ChartError) as error:
        read_team(TEXT.replace(old, new, 1), "2010-BOS.txt")
    assert any(fault.startswith(f"2010-BOS.txt, {sentence}") for fault in error.value.faults), error.value.faults


def test_overlapping_foul_ranges_are_refused() -> None:
    other = replace(CARD.players[1], foul_range=(6, 9))
    with pytest.raises(ChartError, match="bos PG, foul: 6 is in the foul range of Paul Pierce too"):
        read_team(team_chart_text(replace(CARD, players=(PIERCE, other, *CARD.players[2:]))), "")


def test_a_roster_under_five_is_refused() -> None:
    with pytest.raises(ChartError, match="players: there are 4; expected at least 5"):
        read_team(team_chart_text(replace(CARD, players=CARD.players[:4])), "")


def test_season_numbers_and_ten_day_cards() -> None:
    numbers = SeasonNumbers(1986, 80, 90, -2, (replace(PIERCE, name="Ten-Day F", foul_range=(0, -1)),))
    again = read_season_numbers(season_numbers_text(numbers), "1986.txt")
    assert again == replace(numbers, digest=again.digest)
    with pytest.raises(ChartError, match="header, turnovers: '800' is out of range"):
        read_season_numbers(season_numbers_text(numbers).replace("turnovers: 80", "turnovers: 800"), "")
