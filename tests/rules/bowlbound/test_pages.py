"""Narration, scoresheet, box score, scoreboard, dice, odds: all of it derived from notes and charts."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from examples.bowlbound.table import Stage, sheet
from fieldhouse import catalog
from fieldhouse.games.bowlbound.calls import FIRST_WILD, WILD_SPRINT_OUT
from fieldhouse.games.bowlbound.model import OPTION, PLAYS
from fieldhouse.games.bowlbound.odds import (
    RIGHT_GUESS,
    WRONG_GUESS,
    PairOdds,
    defenses_against,
    new_situation,
    odds_table,
    pair_odds,
)
from fieldhouse.games.bowlbound.options import BASIC, RECOMMENDED, read_options
from fieldhouse.games.bowlbound.pages.narration import Narrator
from fieldhouse.games.bowlbound.scoresheet import Scoresheet
from fieldhouse.gridiron.odds import read_situation
from fieldhouse.table.game import BadOption
from fieldhouse.table.pages import Printable
from fieldhouse.table.session import Session
from rules.bowlbound.games import played

SEEDS = range(4)
FIRST = read_situation(1, 10, "own-25")


def printed(page: Printable) -> str:
    text = StringIO()
    Console(file=text, width=200, color_system=None).print(page)
    return text.getvalue()


def told(stage: Stage) -> str:
    return Narrator(sheet("A"), sheet("B")).line(stage.last)


def test_narration_of_single_plays() -> None:
    stage = Stage("A 3 and 5 at A 41", A={"7": {20: "DEF 5Y", 21: "43"}})
    stage.play("7 a", "offense 20, offense 21, defense 1", "A penalty accept")
    assert told(stage) == (
        "3rd and 5 at A 41      (Q1 15:00) 7-Sprint-out against A-Standard, pass complete, gain of 43. "
        "Penalty on B, face mask, accepted. First down."
    )
    stage = Stage("A 4 and 10 at B 30", A={"Field Goal": {20: "29"}})
    stage.play("field-goal a", "field goal 20")
    assert told(stage).endswith("Field goal of 47 yards, NO GOOD. B ball at B 37.")
    stage = Stage("A 1 and 10 at A 40", {"wild_card": "coded"})
    stage.play("1 wild-1")
    assert "against Wild card 1-Line Plunge, stopped cold." in told(stage)
    stage = Stage("A 1 and 10 at A 40", A={"1": {20: "F +3"}})
    stage.play("1 a", "offense 20, defense 1, fumble 30")
    assert told(stage).endswith("gain of 3, FUMBLE. B recovers. B ball at A 43.")


@pytest.mark.parametrize("seed", SEEDS)
def test_the_story_ends_with_the_score(seed: int) -> None:
    game = played(seed)
    lines = Narrator(game.away, game.home).sheet(game.notes)
    away, home = game.game.score
    assert lines[-1].endswith(f"LKS {away}, PRA {home}")
    assert len(lines) > len(game.notes)


@pytest.mark.parametrize(
    ("at", "cell", "words"),
    [
        ("B 30", "14*", "pass complete, gain of 14, out of bounds."),
        ("B 14", "14*", "pass complete, gain of 14. TOUCHDOWN A"),
        ("B 30", "INT 12", "INTERCEPTED 12 yards down the field."),
        ("B 30", "INT 0", "INTERCEPTED at the line."),
        ("B 30", "INT -2", "INTERCEPTED 2 yards behind the line."),
    ],
)
def test_where_a_pass_ends_is_told_as_a_fan_would(at: str, cell: str, words: str) -> None:
    stage = Stage(f"A 1 and 10 at {at}", A={"7": {20: cell}})
    stage.play("7 a", "offense 20, defense 1", "B run back down" if "INT" in cell else "")
    assert words in told(stage)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_scoresheet_adds_up(seed: int) -> None:
    """Points to the score, seconds to the clock of four quarters, plays to the snaps that counted."""
    game = played(seed, "book")
    scoresheet = Scoresheet()
    for note in game.notes:
        scoresheet.add(note)
    totals = scoresheet.totals()
    assert [total["points"] for total in totals] == game.game.score
    assert sum(note.seconds for note in game.notes) == 3600
    snaps = [note for note in game.notes if note.kind == "scrimmage" and note.counts]
    kicks = sum(total["punts"] + total["field_goals_tried"] for total in totals)
    never_away = sum(note.result == "fumble" and note.call in (12, 13) for note in snaps)
    assert sum(total["plays"] for total in totals) + kicks + never_away == len(snaps)


def test_pages_of_the_definition() -> None:
    definition = catalog.game("bowlbound")
    header = definition.header(("2024-LKS", "2024-PRA"), 5, {})
    session = Session(definition, header, [definition.coach("book")] * 2)
    box = printed(definition.pages.box_score(header, session.notes))
    away, home = session.game.score
    assert f"{away}" in box and f"{home}" in box and "Rating points" in box
    assert "[special teams]" in printed(definition.pages.show("2024-LKS"))
    assert "Final" in printed(definition.pages.scoreboard(session.game))
    assert definition.pages.explain(session.throws_of(2))[0].throw.startswith("kickoff ")
    assert definition.pages.check("season: 1", "x").faults
    assert {definition.pages.dice_help(name) for name in ("offense", "defense", "white")}


# Odds


def by_name(pairs: list[PairOdds]) -> dict[tuple[str, str], PairOdds]:
    return {(pair.play, pair.defense): pair for pair in pairs}


def test_odds_of_a_chart_that_can_be_worked_out_by_hand() -> None:
    """Half the offense's throws gain 4 and half 10; a one of the defense (12 of 36) takes 2 away."""
    halves = {total: "4" if total < 30 else "10" for total in range(10, 40)}
    offense, defense = sheet("A", {"1": halves}), sheet("B", {"A 1": {1: "-2"}})
    game, table = new_situation(offense, defense, BASIC, FIRST)
    pair = pair_odds(game, table, FIRST, 0, 0)
    assert pair.yards == pytest.approx(7 - 2 / 3)
    assert pair.first_down == pytest.approx(0.5 * 2 / 3)
    assert pair.turnover == pair.touchdown == 0


def test_odds_of_a_wild_card() -> None:
    """Right, a run gains nothing; wrong, it meets no defense; the option depends on what is rolled."""
    sop = {total: "SOP" if total < 30 else "6" for total in range(10, 40)}
    cells = {"1": dict.fromkeys(range(10, 40), "6"), "5": sop, "7": dict.fromkeys(range(10, 40), "9")}
    options = read_options({"preset": "basic", "wild_card": "coded"})
    offense, defense = sheet("A", cells), sheet("B", {"codes": "W", "A 1": dict.fromkeys(range(1, 6), "-2")})
    pairs = by_name(odds_table(offense, defense, options, FIRST))
    plunge = {name: pairs[PLAYS[0], name].yards for name in (RIGHT_GUESS, WRONG_GUESS, "A-Standard")}
    assert plunge == {RIGHT_GUESS: 0, WRONG_GUESS: pytest.approx(6), "A-Standard": pytest.approx(4)}
    assert pairs[PLAYS[OPTION], RIGHT_GUESS].yards == pytest.approx(4.5)
    assert pairs[PLAYS[OPTION], "Wild card option, sprint-out pass"].yards == pytest.approx(3)
    assert pairs[PLAYS[OPTION], WRONG_GUESS].yards == pytest.approx(7.5)


def test_odds_show_wild_cards_only_where_they_may_be_used() -> None:
    offense = defense = sheet("A")
    game, _ = new_situation(offense, defense, BASIC, FIRST)
    assert defenses_against(game, 0) == list(range(6))
    game, _ = new_situation(offense, defense, RECOMMENDED, FIRST)
    assert {FIRST_WILD + OPTION, WILD_SPRINT_OUT} <= set(defenses_against(game, OPTION))


@pytest.mark.parametrize(("at", "spot"), [("own-25", 25), ("opp-3", 97), ("50", 50)])
def test_odds_read_the_spot(at: str, spot: int) -> None:
    assert read_situation(2, 5, at).spot == spot


@pytest.mark.parametrize("words", [(0, 10, "own-25"), (1, 0, "own-25"), (1, 10, "own-51"), (1, 10, "there")])
def test_odds_refuse_what_is_not_on_the_field(words: tuple[int, int, str]) -> None:
    with pytest.raises(BadOption):
        read_situation(*words)
