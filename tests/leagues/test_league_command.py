"""``fieldhouse league``: the commands, their reports as page, CSV and JSON, and their refusals."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_group

from cli.conftest import Run
from fieldhouse.cli.league import app
from fieldhouse.games.fool.franchise import Plan
from fieldhouse.leagues.ledger_words import PLAN_NAMES
from fieldhouse.store import database
from leagues.small_league import SMALL


@pytest.fixture
def small(fieldhouse: Run) -> Run:
    """A league of four teams, one of them ann's."""
    founded = fieldhouse("league", "new", "fool", "--teams", 4, "--seed", 7, "--settings", SMALL, "--own", "ash=ann")
    assert founded.code == 0, founded.err
    return fieldhouse


def rows(small: Run, *words: object) -> list[dict[str, Any]]:
    told = small("league", *words, "--json")
    assert told.code == 0, told.err
    found: list[dict[str, Any]] = json.loads(told.out)["rows"]
    return found


def test_a_league_is_founded_listed_and_thrown_away(small: Run) -> None:
    assert rows(small, "list")[0]["league"] == "fool"
    assert small("league", "new", "fool", "--teams", 4).code == 0
    assert [row["league"] for row in rows(small, "list")] == ["fool-2", "fool"]
    assert small("league", "delete", "fool-2").code == 0
    assert "There is no league 'fool-2'" in small("league", "status", "--league", "fool-2").err


def test_the_computers_owners_are_chosen_by_their_level(small: Run) -> None:
    told = {row["level"]: row for row in rows(small, "levels")}
    assert told["house"]["strength"] == "the measure of the others"
    assert told["rival"]["owner"] == "computer:rival"
    assert small("league", "new", "fool", "--teams", 4, "--level", "rival", "--own", "bay=computer").code == 0
    assert [row["owner"] for row in rows(small, "status")] == ["computer:rival", "computer", *["computer:rival"] * 2]
    assert "there is no owner 'computer:genius'" in small("league", "new", "fool", "--level", "genius").err
    assert (
        "there is no owner 'computer:genius'" in small("league", "give", "own", "team=ASH", "owner=computer:genius").err
    )


def test_every_report_is_a_page_a_csv_file_and_json(small: Run) -> None:
    reports = (
        "status, news, roster ASH, roster NEW, roster FREE, standings, schedule, history, draft, trade, ledger, fines"
    )
    for report in f"{reports}, settings, depth ASH, camp ASH".split(", "):
        words = report.split()
        page, sheet = small("league", *words), small("league", *words, "--csv")
        assert page.code == sheet.code == 0, page.err + sheet.err
        lines = list(csv.reader(io.StringIO(sheet.out)))
        found = rows(small, *words)
        assert len(lines) == len(found) + 1
        assert not found or list(found[0]) == lines[0]


def test_a_year_with_a_person_in_it(small: Run) -> None:
    """The computer waits for ann: her choices, her camp roster, her plan, her cuts."""
    assert small("league", "advance").code == 0
    while True:
        due = [row for row in rows(small, "status") if row["team"] == "ASH" and row["to do"]]
        if not due:
            break
        best = rows(small, "draft", "--new")[0]["number"]
        assert small("league", "draft", best, "--team", "ASH", "--as", "ann").code == 0
    assert small("league", "advance").out.endswith("Season 1: invitations.\n")
    assert "Rule 12.1: ASH has not finished its camp roster" in small("league", "advance").err
    free = rows(small, "roster", "FREE")[0]["number"]
    assert small("league", "sign", "ASH", free, "--as", "ann").code == 0
    assert small("league", "give", "done", '{"team": "ASH"}', "--as", "ann").code == 0
    assert small("league", "advance").out.endswith("Season 1: plans.\n")
    assert "Rule 12.2: ASH has not said what it plans" in small("league", "advance").err
    assert small("league", "camp", "ASH", "--empty", "--as", "ann").code == 0
    hidden = small("league", "ledger", "--as", "bob", "--last", 1)
    assert "not to be seen yet" in hidden.out
    assert small("league", "advance").out.endswith("Season 1: camp.\n")
    judged = [row["number"] for row in rows(small, "roster", "ASH") if "+C-S" in str(row["marks"])]
    to_do = next(row["to do"] for row in rows(small, "status") if row["team"] == "ASH")
    changes = f"change{'s' if len(judged) > 1 else ''}"
    assert to_do == (f"judge {len(judged)} {changes} from speed to contact" if judged else "")
    if judged:
        assert small("league", "void", "ASH", *judged, "--as", "ann").code == 0
    assert small("league", "advance").out.endswith("Season 1: cutdown, cut 1.\n")
    over = int(str(next(row for row in rows(small, "status") if row["team"] == "ASH")["active"])) - 56
    men = [row["number"] for row in rows(small, "roster", "ASH") if row["position"] in ("W", "CB", "S", "T", "G")]
    if over > 0:
        assert small("league", "cut", "ASH", *men[:over], "--as", "ann").code == 0
    told = small("league", "advance")
    assert told.code == 0, told.err


def test_refusals_name_the_rule(small: Run) -> None:
    number = rows(small, "roster", "BAY")[0]["number"]
    told = small("league", "cut", "BAY", number)
    assert (told.code, told.err.startswith("Rule 12.2: this is done in the cutdown")) == (1, True)
    assert (
        "ann does not own BAY"
        in small("league", "trade", "--from", "BAY", "--to", "ASH", "--give", number, "--as", "ann").err
    )
    assert "There is no command 'dance'" in small("league", "give", "dance").err
    assert "is not JSON" in small("league", "give", "advance", "{").err
    assert "There is no player 'Nobody At All'" in small("league", "player", "Nobody", "At", "All").err
    assert "ASH belong to people" in small("league", "sim").err
    lost = small("league", "advance", "--until", "weak 5").err
    assert lost.startswith(
        "There is no phase or stage 'weak 5'; there are offseason, draft, invitations, plans, camp, cutdown"
    )
    assert "week 1 to week 3, exhibition 1, exhibition 2, championship." in " ".join(lost.split())
    assert rows(small, "ledger", "--last", 1)[0]["command"] == "found"


def test_whatever_is_asked_wrongly_is_answered_in_a_sentence(small: Run) -> None:
    """No word of a person's may end in a fault of ours."""
    man = rows(small, "roster", "ASH")[0]["number"]
    answers = {
        ("depth", "ZZZ"): "There is no team 'ZZZ'",
        ("schedule", "--team", "ZZZ"): "There is no team 'ZZZ'",
        ("status", "--on", -1): "There is no day -1 of fool; there are days 0 to 0.",
        ("roster", "ASH", "--on", 9): "There is no day 9 of fool; there are days 0 to 0.",
        ("ledger", "--last", -5): "Invalid value for '--last'",
        ("draft", man): "Say who chooses, as in --team ASH.",
        ("give", "fine", "team=ash", "amount=-3", "reason=late"): "amount is '-3'; expected a whole number.",
        ("give", "suspend", f"player={man}", "games=x", "reason=y"): "games is 'x'; expected a whole number.",
        ("give", "found", '{"name": "x", "teams": []}'): "Rule 12.0: only the commissioner founds a league",
        ("give", "offer", '{"giver": "ASH", "taker": "BAY", "gives": 5}'): "gives is 5; expected a list",
        ("new", "fool", "--teams", 4, "--settings", "playoff_teams=3"): "expected 2, 4 or 8.",
    }  # fmt: skip
    for words, sentence in answers.items():
        told = small("league", *words)
        assert told.code != 0 and sentence in " ".join(told.err.split()), (words, told.err)
        assert "inside Fieldhouse" not in told.err


def test_an_owner_may_be_called_5_and_a_reason_may_be_a_number(small: Run) -> None:
    assert small("league", "give", "own", "team=bay", "owner=5").code == 0
    assert small("league", "give", "fine", "team=bay", "amount=2", "reason=7").code == 0
    assert next(row for row in rows(small, "status") if row["team"] == "BAY")["owner"] == "5"


def test_the_games_of_a_stage_that_is_not_there(small: Run) -> None:
    assert rows(small, "schedule", "--stage", "week 9") == []  # there is no schedule yet
    small("league", "give", "own", "team=ash", "owner=computer")
    assert small("league", "advance", "--until", "week 1").code == 0
    assert "There is no game of 'week 9' yet" in small("league", "schedule", "--stage", "week 9").err


def test_trades_of_players_and_choices(small: Run) -> None:
    told = small(
        "league", "trade", "--from", "ASH", "--to", "BAY", "--give", "1:1:ASH", "--for", "1:2:BAY", "--as", "ann"
    )
    assert told.code == 0, told.err
    assert rows(small, "trade")[0]["gives"] == "round 1 of ASH, season 1"
    assert small("league", "trade", 1, "--decline").code == 0
    assert rows(small, "trade") == []
    assert (
        "expected season:round:team" in small("league", "trade", "--from", "ASH", "--to", "BAY", "--give", "1:ASH").err
    )


def test_a_season_of_computers_its_past_and_its_ledger(small: Run) -> None:
    assert small("league", "give", "own", '{"team": "ASH", "owner": "computer"}').code == 0
    told = small("league", "sim", "--seasons", 1, "--json")
    assert told.code == 0, told.err
    assert len(json.loads(told.out)["champions"]) == 1
    assert rows(small, "status", "--on", 0)[0]["players"] == 51
    assert rows(small, "history")[0]["season"] == 1
    assert rows(small, "history", "--on", 3) == rows(small, "schedule", "--on", 0) == []
    board = rows(small, "draft", "--on", 1)
    assert all(row["player"] for row in board)
    assert not any(row["player"] for row in rows(small, "draft", "--on", 0))
    first = {(row["place"], row["use"]): row["name"] for row in rows(small, "depth", "ASH", "--on", 0)}
    assert first != {(row["place"], row["use"]): row["name"] for row in rows(small, "depth", "ASH")}
    assert rows(small, "camp", "ASH", "--on", 3) and rows(small, "trade", "--on", 3) == []
    verified = small("league", "ledger", "--verify")
    assert verified.code == 0, verified.err
    assert "every roll is what the seed gives" in verified.out
    name = rows(small, "roster", "ASH")[0]["name"]
    assert small("league", "player", *str(name).split()).out


def test_results_by_hand_and_from_a_file(small: Run, tmp_path: Path) -> None:
    assert small("league", "give", "own", '{"team": "ASH", "owner": "computer"}').code == 0
    assert small("league", "advance", "--until", "week 1").code == 0
    assert small("league", "advance", "--until", "games").code == 0
    games = [row for row in rows(small, "schedule", "--stage", "week 1") if not row["score"]]
    one, other = games[0], games[1]
    assert small("league", "result", one["game"], 10, 7).code == 0
    assert "has been played: 10-7" in small("league", "result", one["game"], 1, 2).err
    hurt = rows(small, "roster", str(other["home"]))[0]["number"]
    file = tmp_path / "week.csv"
    file.write_text(f"game,{other['game']},3,6,1,0,5,2,0,4\nplayed,{hurt},3\ninjury,{hurt},S,4\n", encoding="utf-8")
    told = small("league", "results", file)
    assert told.code == 0, told.err
    men = {row["number"]: row for row in rows(small, "roster", str(other["home"]))}
    assert men[hurt]["injury"] == "-S, 4 games"
    assert men[hurt]["experience"] == "1"
    file.write_text("player,1,3\n", encoding="utf-8")
    assert "week.csv, line 1: 'player,1,3' cannot be read" in small("league", "results", file).err


def test_a_league_lives_in_the_database_that_the_environment_names(
    fieldhouse: Run, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FIELDHOUSE_DATABASE", url)
    assert fieldhouse("league", "new", "fool", "--teams", 4, "--seed", 3, "--settings", SMALL).code == 0
    assert fieldhouse("league", "advance").out.endswith("Season 1: draft.\n")
    assert rows(fieldhouse, "status")[0]["owner"] == "computer"
    database.database_at.cache_clear()


def test_give_takes_words_as_well_as_json(small: Run) -> None:
    assert small("league", "give", "fine", "team=ash", "amount=20", "reason=late").code == 0
    assert "ASH is fined 20: late" in str(rows(small, "ledger", "--last", 1)[0]["what happened"])
    assert rows(small, "fines") == [{"season": 1, "team": "ASH", "amount": 20, "reason": "late"}]
    refused = small("league", "give", "fine", "team=ash", "amount=0", "reason=late")
    assert refused.code != 0
    assert "Rule 12.0: a fine is a sum of 1 or more." in refused.err
    assert "'ash' says nothing; expected something like team=ASH" in small("league", "give", "fine", "ash").err
    assert "is not JSON" in small("league", "give", "fine", "{team").err


def test_every_word_of_a_league_command_is_explained() -> None:
    """Every argument and option of every league command has a help of its own, and every command a sentence."""
    for name, command in get_group(app).commands.items():
        assert command.help and command.help.strip().split("\n")[0].endswith((".", "…")), name
        silent = [word.name for word in command.params if not getattr(word, "help", "")]
        assert not silent, (name, silent)


def test_a_plan_shows_everything_that_was_ordered(small: Run) -> None:
    shown = {row["what"] for row in rows(small, "camp", "ASH")}
    orders = {PLAN_NAMES[each.name] for each in fields(Plan)}
    assert shown == orders
