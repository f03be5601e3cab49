"""What a league tells: the season that was played, and all that happened on the way."""

from __future__ import annotations

import json
import re
from typing import Any

from cli.conftest import Run
from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.state import PHASES
from fieldhouse.leagues.news import latest, news
from fieldhouse.leagues.open_league import OpenLeague
from fieldhouse.leagues.store import LeagueStore

SMALL = "season_games=3,rounds=2,class_size=8,camp_roster=58,cuts=56 54 52,playoff_teams=2"


def report(league: Run, *words: object) -> tuple[str, list[dict[str, Any]]]:
    told = league("league", *words, "--json")
    assert told.code == 0, told.err
    found = json.loads(told.out)
    return found["title"], found["rows"]


def test_a_year_is_told_and_its_season_stands_until_the_next_begins(fieldhouse: Run) -> None:
    assert fieldhouse("league", "new", "fool", "--teams", 4, "--seed", 7, "--settings", SMALL).code == 0
    told = fieldhouse("league", "advance", "--until", "season")
    assert told.code == 0, told.err
    happened = [
        r"Round 1: \w+ chooses .+, \w+ \d-\d-\d", r"comes to the camp of", r"improves: .+ is now",
        r"falls off: .+ is now", r"is hurt in camp", r"\w+ cuts .+", r"\w+ \d+, \w+ \d+ \(week 3\)",
        r"is hurt: -[PCS], ", r"\w+ \d+, \w+ \d+ \(championship\)", r"are the champions of season 1",
    ]  # fmt: skip
    for what in happened:
        assert re.search(rf"^  .*{what}", told.out, re.MULTILINE), what
    assert told.out.endswith("Season 2: offseason.\n")
    headings = [line for line in told.out.splitlines() if not line.startswith(" ")]
    assert headings[0] == "Season 1, draft"
    assert set(headings[:-1]) <= {f"Season 1, {phase}" for phase in PHASES}
    assert headings[-2] == "Season 1, games"

    title, table = report(fieldhouse, "standings")
    assert re.fullmatch(r"Standings of season 1 \(\w+ champion\)", title)
    assert sum(int(str(row["W"])) + int(str(row["T"])) / 2 for row in table) == 6
    title, games = report(fieldhouse, "schedule")
    assert title == "Games of season 1"
    assert games[-1]["stage"] == "championship" and games[-1]["score"]

    assert fieldhouse("league", "advance", "--until", "exhibition 1").code == 0
    title, table = report(fieldhouse, "standings")
    assert (title, {row["W"] for row in table}) == ("Standings of season 2", {0})
    title, games = report(fieldhouse, "schedule")
    assert (title, {row["stage"] for row in games}) == ("Games of season 2", {"exhibition 1"})


def test_the_news_are_of_the_last_phase_and_the_present_one(store: LeagueStore) -> None:
    opened = OpenLeague.found(store, "small", 7, 4, {"rounds": 1, "class_size": 6, "camp_roster": 56}, {})
    opened.step()
    opened.step()
    opened.step()
    told = news(opened.league, "ann", latest(store, "small", opened.league))
    assert {phase for _, phase, _ in told.rows} == {"invitations"}
    opened.give(Command("commissioner", "fine", {"team": "ASH", "amount": 5, "reason": "late"}))
    told = news(opened.league, "ann", latest(store, "small", opened.league))
    assert told.rows[-1] == (1, "plans", "ASH is fined 5: late")
