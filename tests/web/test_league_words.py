"""A league's pages speak to owners: no key of ours, no mark of a roster, no engineer's word, and terms that explain."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest
from fastapi.testclient import TestClient

from fieldhouse.games.fool.commands import COMMANDS
from fieldhouse.games.fool.model import ATTRIBUTE_NAMES, Injury, Kicking, Moving, Punting, Skill
from fieldhouse.games.fool.positions import PARENTS, STARS
from fieldhouse.leagues.open_league import OpenLeague
from fieldhouse.leagues.player_words import (
    NAMES,
    injury_in_words,
    kicks_in_words,
    marks_in_words,
    person_in_words,
    position_in_words,
)
from fieldhouse.web.league_forms import WITHOUT_FORM
from fieldhouse.web.league_service import store
from fieldhouse.web.league_words import HELP, TITLES
from fieldhouse.web.routes.league_pages import TABS
from web.playing import lobby_of

ENGINEERS = re.compile(r"Refused|``|\*\w|\bif by\b|check_|\b_|None\b|True\b|False\b")
RAW_RATINGS = re.compile(r"\b[A-Z]{1,3}\*? \d-\d-\d\b")
RAW = {mark for mark, name in ATTRIBUTE_NAMES.items() if mark != name} | {
    "PR",
    "KR",
    "PRS",
    "KRS",
    "VPR",
    "VKR",
    "+C-S",
}


def shown(page: str) -> str:
    """What a page shows, without its markup and scripts."""
    main = page.partition("<main")[2]
    return unescape(re.sub(r"<[^>]+>", "\n", re.sub(r"<(script|style).*?</\1>", "", main, flags=re.DOTALL)))


def words_of(page: str) -> set[str]:
    return {line.strip() for line in shown(page).splitlines() if line.strip()}


def test_every_command_is_told_in_an_owners_words() -> None:
    named = {name for name in COMMANDS if name not in WITHOUT_FORM}
    assert named == HELP.keys() == TITLES.keys()
    assert not [name for name in named if ENGINEERS.search(HELP[name]) or re.match(r"[\d.]+:", HELP[name])]


@pytest.mark.parametrize("what", TABS)
def test_no_report_shows_a_mark_or_a_key(client: TestClient, owner: str, what: str) -> None:
    OpenLeague(store(lobby_of(client)), "ours").advance()
    page = client.get(f"/leagues/ours?what={what}").text
    assert not words_of(page) & RAW, what
    assert what != "ledger" or not words_of(page) & COMMANDS.keys(), "commands are named"
    assert not words_of(page) & {"ASH", "BAY"}, "clubs are named"
    assert not ENGINEERS.search(shown(page)), what


def test_no_form_shows_a_mark_or_a_key(client: TestClient, owner: str) -> None:
    for team in ("BAY", "ASH"):
        page = client.get(f"/leagues/ours/desk?team={team}").text
        assert page.count("data-command") > 12
        assert not words_of(page) & (RAW | NAMES.keys()), team
        assert not ENGINEERS.search(shown(page)), ENGINEERS.search(shown(page))
        assert not RAW_RATINGS.search(shown(page))


def test_what_a_roster_marks_is_told_by_its_names(client: TestClient, owner: str) -> None:
    league = OpenLeague(store(lobby_of(client)), "ours").league
    player = replace(
        league.roster("BAY")[0], name="Ed Ray", position="LB/DH", attributes=("st", "!"), moving=Moving("C", 8),
        skills=(Skill("PR", 1), Skill("KR", 2)), suspended=2, kicking=Kicking(48, 2, 4), punting=Punting(42, 5, 1),
        injury=Injury("S", 3),
    )  # fmt: skip
    assert marks_in_words(league, player) == (
        "soft touch, penalty prone, specialist punt returner, veteran kick returner, "
        "becomes centre (1 1/3 games so far), suspended for 2 games"
    )
    assert kicks_in_words(player) == (
        "kicks 48 yards, 2 of 36 blocked and 4 missed; punts 42 yards, control 5, 1 of 18 blocked"
    )
    assert injury_in_words(player.injury) == "speed, 3 games"
    assert person_in_words(player).startswith("Ed Ray, linebacker or defensive back, pass ")
    assert all(position_in_words(position) not in ("", position) for position in (*PARENTS, *STARS))


@pytest.mark.parametrize("what", ["roster", "new players", "line-up"])
def test_what_a_column_is_explains_itself(client: TestClient, owner: str, what: str) -> None:
    page = client.get(f"/leagues/ours?what={what}").text
    heads = page.partition("<thead>")[2].partition("</thead>")[0]
    wanted = ["ratings"] if what == "line-up" else ["P", "C", "S", "marks", "kicks", "injury", "experience"]
    for sign in wanted:
        assert re.search(rf'class="term"[^>]*data-tip="[^"]+">{sign}</span>', heads, re.IGNORECASE), sign


def test_what_players_are_told_by_is_explained_at_the_desk_and_in_the_draft_room(
    client: TestClient, owner: str
) -> None:
    own = f"/leagues/ours/as/{owner.rpartition('/')[2]}"
    for path in (f"{own}/desk", f"{own}?what=draft"):
        assert client.get(path).text.count('class="term"') >= 6, path
