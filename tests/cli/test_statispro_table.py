"""At the table with basketball: the deck drawn card by card, the paper scoresheet, and odds."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cli.conftest import Run
from fieldhouse import catalog
from fieldhouse.games.statispro.odds import named_five, possession_worth, shot_worth, starters
from fieldhouse.games.statispro.pages.paper_sheet import BadLine, PaperSheet
from fieldhouse.games.statispro.scoresheet import ASSISTS, ATTEMPTS, CARDS, FOULS, POINTS, THREE_ATTEMPTS, TURNOVERS
from fieldhouse.library import statispro
from fieldhouse.table.game import BadOption, Definition
from fieldhouse.table.seat import HOME


def test_cards_come_one_at_a_time_with_the_clock(fieldhouse: Run) -> None:
    outcome = fieldhouse("deck", "statispro", "--seed", 3, typed="\n\nd\nq\n")
    assert outcome.code == 0 and outcome.out.count("RPG #") == 3
    assert "11:56 left; dead ball 20" in outcome.out and "11:52 left; dead ball 19" in outcome.out


@pytest.mark.parametrize(
    ("league", "clock"),
    [("nba", "12:00 left; dead ball 20"), ("ncaa", "10:00 left; dead ball 50"), ("fiba", "10:00 left; dead ball 50")],
)
def test_19_1_20_1_each_league_has_its_deck(fieldhouse: Run, league: str, clock: str) -> None:
    assert clock in fieldhouse("deck", "statispro", "--league", league, typed="q\n").out


def test_8_2_overtime_and_the_next_period_are_shuffled_anew(fieldhouse: Run) -> None:
    out = fieldhouse("deck", "statispro", "--seed", 1, typed="\ns\no\nq\n").out
    assert "Period 2, 12:00 left" in out and "Period 3, 5:00 left" in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("deck", "ddf"), "is not played with a deck"),
        (("deck", "statispro", "--league", "abba"), "There is no league 'abba'"),
    ],
)
def test_what_there_is_not_is_said(fieldhouse: Run, words: tuple[str, ...], sentence: str) -> None:
    outcome = fieldhouse(*words)
    assert outcome.code == 1 and sentence in outcome.err


def test_the_paper_scoresheet_keeps_every_total(fieldhouse: Run) -> None:
    typed = "home Larry Bird 2 a\naway Magic 3x\nhome Larry Bird 3\nu\nhome team o\nb\nq\n"
    out = fieldhouse("deck", "statispro", "--seed", 1, typed=typed).out
    assert "home Larry Bird: 2 a" in out and "Taken back." in out
    line = next(line for line in out.splitlines() if line.strip().startswith("Larry Bird"))
    assert line.split()[2:] == ["0:00", "1-1", "0-0", "0-0", "0", "0", "0", "1", "0", "0", "0", "0", "0", "2"]


def test_the_totals_follow_from_the_lines() -> None:
    sheet = PaperSheet()
    sheet.add("h Bird 3 3x 2x 1", 1)
    sheet.add("home bird a", 2)
    book = sheet.scoresheet()
    line = book.lines[1][0]
    assert (line[POINTS], line[ATTEMPTS], line[THREE_ATTEMPTS], line[ASSISTS]) == (4, 3, 2, 1)
    assert book.quarters[1] == {1: 4} and book.last == (0, 4)


def test_6_3_8_4_team_fouls_time_outs_and_minutes_are_kept_too() -> None:
    sheet = PaperSheet()
    for line in ("home Bird f 38m", "home team to ts", "home Parish c", "home Bird f"):
        sheet.add(line, 2)
    sheet.add("home Ainge f", 1)
    assert sheet.counts(HOME, 2) == "home: 2 team fouls this period, 1 time-outs and 1 of 20 seconds called"
    lines = sheet.scoresheet().lines[1]
    assert lines[0][CARDS] == 38 * 15 and lines[0][FOULS] == 2
    assert (lines[1][FOULS], lines[1][TURNOVERS]) == (1, 1), "a charge is a turnover, and no team foul"


def test_who_quits_sees_the_scoresheet_once_more(fieldhouse: Run) -> None:
    out = fieldhouse("deck", "statispro", "--seed", 1, typed="home Bird 2\n").out
    assert "Bird" in out.split("home Bird: 2")[1] and "home: 0 team fouls" in out
    assert "team fouls" not in fieldhouse("deck", "statispro", "--seed", 1, typed="q\n").out


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("nowhere Bird 2", "neither home nor away"),
        ("home Bird", "what happened"),
        ("home Bird 2 zz", "nothing a scoresheet keeps"),
    ],
)
def test_a_line_that_makes_no_sense_is_refused(line: str, sentence: str) -> None:
    sheet = PaperSheet()
    with pytest.raises(BadLine, match=sentence):
        sheet.add(line, 1)
    assert sheet.said == []


def test_a_shot_is_exact_every_card_of_the_deck_is_counted() -> None:
    """Nobody fouled or blocked, the chance is the rating; the deck has every number twice."""
    deck, team = statispro.deck(), statispro.load_team("2040-TID")
    shooter = next(player for player in team.players if player.three_attempts)
    worth = shot_worth(deck, shooter, team.players[0], list(team.players[:5]), "three")
    assert worth["made"] == shooter.three_points / 100 and worth["points"] == pytest.approx(3 * worth["made"])
    regular = shot_worth(deck, shooter, team.players[0], list(team.players[:5]), "regular")
    assert shot_worth(deck, shooter, team.players[0], list(team.players[:5]), "open")["points"] > regular["points"]


def test_a_possession_is_simulated_and_says_so(fieldhouse: Run) -> None:
    values = json.loads(fieldhouse("odds", "statispro", "2040-TID", "2040-COP", "--json").out)
    assert values["method"] == "exact" and values["possession"]["method"] == "simulated"
    assert len({shot["player"] for shot in values["shots"]}) == 5
    assert 0.7 < values["possession"]["points"] < 1.5 and values["possession"]["error"] < 0.04
    assert "by simulation of 2000" in fieldhouse("odds", "statispro", "2040-TID", "2040-COP").out.replace("\n", " ")


def test_a_line_up_may_be_named() -> None:
    team = statispro.load_team("2040-TID")
    assert named_five(team, "5,4,3,2,1") == list(team.players[4::-1])
    assert named_five(team, "") == starters(team)
    for numbers in ("1,2,3", "1,1,2,3,4", "1,2,3,4,99"):
        with pytest.raises(BadOption, match="no line-up of 2040-TID"):
            named_five(team, numbers)


def test_the_same_line_ups_are_always_worth_the_same() -> None:
    definition: Definition[Any, Any] = catalog.game("statispro")
    deal = definition.dealer(definition.header(("2040-TID", "2040-COP"), 0, {}))
    worth = possession_worth(deal, [0, 1, 2, 3, 4], [0, 1, 2, 3, 4], 200)
    assert worth == possession_worth(deal, [0, 1, 2, 3, 4], [0, 1, 2, 3, 4], 200)
    assert 0 < worth["scored"] < 1 and 0 < worth["lost"] < 0.5
