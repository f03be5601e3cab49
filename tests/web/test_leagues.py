"""A league of FOOL through the lobby: founded, run, looked at, and commanded by those who may."""

from __future__ import annotations

import csv
import inspect
import sys
from collections.abc import Iterator
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import pytest
from fastapi.testclient import TestClient

from fieldhouse.games.fool.commands import COMMANDS
from fieldhouse.leagues.store import LeagueStore
from fieldhouse.web.league_forms import FOR_THE_COMMISSIONER
from fieldhouse.web.pages import PAGES
from fieldhouse.web.routes.league_pages import TABS
from patience import wait_until
from web.conftest import KEY

MOST_PHASES = 12
"""More than there are before the first games of a season."""


@pytest.fixture
def league(client: TestClient) -> str:
    client.post("/api/sign-in", json={"key": KEY})
    answer = client.post("/api/leagues", json={"name": "ours", "teams": 8})
    assert answer.status_code == 201, answer.text
    return "ours"


def run_on(client: TestClient, seasons: int = 0) -> None:
    assert client.post("/api/leagues/ours/run", json={"seasons": seasons}).status_code == 202
    wait_until(lambda: progress(client)["over"], "the league does not come to rest")
    assert progress(client)["fault"] == ""


def progress(client: TestClient) -> Any:
    return client.get("/api/leagues/ours/progress").json()


def test_every_report_has_a_page(client: TestClient, league: str) -> None:
    for what in TABS:
        page = client.get(f"/leagues/{league}", params={"what": what, "team": "ASH"})
        assert page.status_code == 200
        told = client.get(f"/api/leagues/{league}/report", params={"what": what, "team": "ASH"}).json()
        assert told["title"] in page.text.replace("&#39;", "'")
        sheet = client.get(f"/api/leagues/{league}/report.csv", params={"what": what, "team": "ASH"})
        assert sheet.status_code == 200


def test_a_league_is_taken_home_as_tables(client: TestClient, league: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert f'"/api/leagues/{league}/tables.zip"' in client.get(f"/leagues/{league}").text
    taken = client.get(f"/api/leagues/{league}/tables.zip")
    assert taken.headers["Content-Disposition"] == f'attachment; filename="{league}.zip"'
    with ZipFile(BytesIO(taken.content)) as archive:
        assert archive.namelist() == ["players.csv", "games.csv", "standings.csv", "seasons.csv"]
        standings = list(csv.DictReader(archive.read("standings.csv").decode().splitlines()))
    assert len(standings) == 8
    assert client.get("/api/leagues/nobody/tables.zip").status_code == 404
    monkeypatch.setitem(sys.modules, "polars", None)
    monkeypatch.delitem(sys.modules, "fieldhouse.leagues.tables")
    monkeypatch.delitem(sys.modules, "fieldhouse.export.frames")
    assert "install 'fieldhouse[builders]'" in client.get(f"/api/leagues/{league}/tables.zip").json()["detail"]


def test_nobody_is_offered_tables_that_cannot_be_made(
    client: TestClient, league: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PAGES.globals, "has_tables", False)
    assert "tables.zip" not in client.get(f"/leagues/{league}").text


def test_a_league_is_founded_against_owners_of_a_level(client: TestClient) -> None:
    client.post("/api/sign-in", json={"key": KEY})
    listed = client.get("/api/leagues/levels").json()["rows"]
    assert {"house", "rival"} <= {row["level"] for row in listed}
    page = client.get("/leagues").text
    assert all(f'value="{row["level"]}"' in page and row["strength"] in page for row in listed)
    wish = {"name": "theirs", "teams": 4, "owners": {"ASH": "ann"}, "level": "rival"}
    assert [each["owner"] for each in client.post("/api/leagues", json=wish).json()["owners"]] == ["ann"]
    told = client.get("/api/leagues/theirs/report").json()["rows"]
    assert [row["owner"] for row in told] == ["ann", *["computer:rival"] * 3]
    refused = client.post("/api/leagues", json=wish | {"name": "none", "level": "genius"})
    assert refused.status_code == 400
    assert "there is no owner 'computer:genius'" in refused.text


def test_a_phase_is_closed_and_the_ledger_tells_it(client: TestClient, league: str) -> None:
    before = client.get("/api/leagues/ours/report", params={"what": "ledger"}).json()["rows"]
    run_on(client)
    after = client.get("/api/leagues/ours/report", params={"what": "ledger"}).json()["rows"]
    assert len(after) > len(before)
    assert after[0]["number"] > before[0]["number"]


def test_strangers_look_and_give_no_commands(client: TestClient, another: TestClient, league: str) -> None:
    for path, body in (("commands", {"command": "advance"}), ("run", {"seasons": 1})):
        assert another.post(f"/api/leagues/ours/{path}", json=body).status_code == 403
    assert another.get("/api/leagues/ours/owners").status_code == 403
    assert another.get("/leagues/ours").status_code == 200


def test_an_owner_holds_his_team_by_a_link_and_speaks_for_nobody_else(client: TestClient, another: TestClient) -> None:
    client.post("/api/sign-in", json={"key": KEY})
    code = "ASH"
    answer = client.post("/api/leagues", json={"name": "ours", "teams": 8, "owners": {code: "Ann"}})
    assert answer.status_code == 201, answer.text
    (link,) = client.get("/api/leagues/ours/owners").json()
    assert link["owner"] == "Ann"
    token = link["link"].rpartition("/")[2]
    assert "you are Ann" in another.get(link["link"]).text
    refused = another.post(f"/api/leagues/ours/owners/{token}/commands", json={"command": "advance"})
    assert refused.status_code == 400, "only the commissioner advances the league"
    assert another.get(f"/leagues/ours/as/{'0' * 40}").status_code == 404
    assert client.post("/api/leagues/ours/run", json={"seasons": 1}).status_code == 409


def test_a_command_that_makes_no_sense_is_a_sentence(client: TestClient, league: str) -> None:
    for body in ({"command": "dance"}, {"command": "cut", "arguments": {"player": 1}}, {"command": "draft"}):
        answer = client.post("/api/leagues/ours/commands", json=body)
        assert answer.status_code == 400
        assert answer.json()["detail"].endswith(".")
    assert client.get("/api/leagues/nowhere/report").status_code == 404


# The desk


@pytest.fixture
def owners_link(client: TestClient) -> Any:
    client.post("/api/sign-in", json={"key": KEY})
    wish = {"name": "ours", "teams": 4, "owners": {"ASH": "Ann"}}
    assert client.post("/api/leagues", json=wish).status_code == 201
    (link,) = client.get("/api/leagues/ours/owners").json()
    return link["link"]


def owners_api(link: str) -> str:
    return f"/api/leagues/ours/owners/{link.rpartition('/')[2]}"


def form_of(client: TestClient, link: str, command: str) -> Any:
    forms = client.get(f"{owners_api(link)}/forms").json()["forms"]
    return next((form for form in forms if form["command"] == command), None)


NEVER_YET = {"found", "accept", "withdraw", "coax"}
"""Founding has a form of its own; the others may need an offer, or somebody who has retired."""


def forms_of_all(client: TestClient) -> Iterator[Any]:
    """The forms of every team: some need a man whom not every team has."""
    for team, partner in (("ASH", "BAY"), ("BAY", "CED"), ("CED", "DUN"), ("DUN", "ASH")):
        yield from client.get("/api/leagues/ours/forms", params={"team": team, "partner": partner}).json()["forms"]


def test_every_command_has_a_form_with_its_own_words(client: TestClient) -> None:
    """In a league of computers, from phase to phase: each form names every parameter that its rule must have."""
    client.post("/api/sign-in", json={"key": KEY})
    assert client.post("/api/leagues", json={"name": "ours", "teams": 4}).status_code == 201
    missing = set(COMMANDS)
    for _ in range(MOST_PHASES):
        for form in forms_of_all(client):
            parameters = list(inspect.signature(COMMANDS[form["command"]]).parameters.values())[2:]
            needed = {each.name for each in parameters if each.default is each.empty and each.kind != each.VAR_KEYWORD}
            assert needed <= {field["name"] for field in form["fields"]}, form["command"]
            assert form["help"]
            missing.discard(form["command"])
        if missing <= NEVER_YET:
            assert client.get("/leagues/ours/desk").status_code == 200
            return
        run_on(client)
    raise AssertionError(f"no form for {missing - NEVER_YET}")


def test_an_owner_has_no_form_for_what_is_the_commissioners(
    client: TestClient, another: TestClient, owners_link: str
) -> None:
    commands = {form["command"] for form in another.get(f"{owners_api(owners_link)}/forms").json()["forms"]}
    assert commands and not commands & set(FOR_THE_COMMISSIONER)
    for command in FOR_THE_COMMISSIONER:
        arguments = {
            each.name: {"team": "ASH", "owner": "Ann", "reason": "none", "score": [0, 0]}.get(each.name, 1)
            for each in list(inspect.signature(COMMANDS[command]).parameters.values())[2:]
            if each.default is each.empty
        }
        wish = {"command": command, "arguments": arguments}
        refused = another.post(f"{owners_api(owners_link)}/commands", json=wish)
        assert refused.status_code == 400, command
        assert "commissioner" in refused.json()["detail"].lower(), command


def test_an_owner_speaks_for_no_other_team(another: TestClient, owners_link: str) -> None:
    assert another.get(f"{owners_api(owners_link)}/forms", params={"team": "BAY"}).status_code == 404
    assert another.get("/api/leagues/ours/forms").status_code == 403
    assert another.get("/leagues/ours/desk").status_code == 403
    assert another.get(f"{owners_link}/desk").status_code == 200


def test_a_player_has_a_page(client: TestClient, owners_link: str) -> None:
    number = client.get("/api/leagues/ours/report", params={"what": "roster", "team": "ASH"}).json()["rows"]
    if not number:
        number = client.get("/api/leagues/ours/report", params={"what": "free agents"}).json()["rows"]
    who = number[0]
    told = client.get(f"/api/leagues/ours/players/{who['number']}").json()
    assert who["name"] in told["title"]
    assert who["name"] in client.get(f"/leagues/ours/players/{who['number']}").text
    assert client.get("/leagues/ours/players/999999").status_code == 404


WRONG: tuple[Any, ...] = (None, 1.5, "x", [], [None], [["x"]], {"a": 1}, 10**30, [[1, 2, 3, 4, 5]])


def test_arguments_of_the_wrong_kind_are_a_sentence_for_every_command(client: TestClient, owners_link: str) -> None:
    """Each parameter in its turn is something else than what the rule expects, and nothing of it is a fault of ours."""
    for command, rule in COMMANDS.items():
        if command in ("found", "advance"):
            continue
        for index, parameter in enumerate(list(inspect.signature(rule).parameters.values())[2:]):
            names = ("coach", "emphasis") if parameter.kind is parameter.VAR_KEYWORD else (parameter.name,)
            for name in names:
                arguments = {"team": "ASH", "player": 1, name: WRONG[index % len(WRONG)]}
                answer = client.post("/api/leagues/ours/commands", json={"command": command, "arguments": arguments})
                assert answer.status_code == 400, (command, arguments, answer.text)
                assert answer.json()["detail"].endswith("."), answer.text


def test_a_camp_plan_by_its_form_is_what_the_owner_sees_again(
    client: TestClient, another: TestClient, owners_link: str
) -> None:
    for _ in range(MOST_PHASES):
        if client.get("/api/leagues").json()[0]["phase"] == "plans":
            break
        draft_for_ann(client, owners_link)
        run_on(client)
    form = form_of(another, owners_link, "plan")
    coach = next(field for field in form["fields"] if field["name"] == "coach")
    player = coach["parts"][0]["choices"][-1][0]
    wish: dict[str, Any] = {
        "command": "plan",
        "arguments": {"team": "ASH", "emphasis": "fundamentals", "late": [], "coach": []},
    }
    assert another.post(f"{owners_api(owners_link)}/commands", json=wish).status_code == 200
    refused = {**wish, "arguments": {**wish["arguments"], "coach": [[player, "nothing"]]}}
    assert another.post(f"{owners_api(owners_link)}/commands", json=refused).status_code == 400
    again = {field["name"]: field["value"] for field in form_of(another, owners_link, "plan")["fields"]}
    assert (again["emphasis"], again["coach"]) == ("fundamentals", [])


def draft_for_ann(client: TestClient, link: str) -> None:
    """Ann takes the first of the new players, whenever it is her turn; then she closes her camp roster."""
    while client.get("/api/leagues").json()[0]["phase"] == "draft":
        form = form_of(client, link, "draft")
        if form is None:
            return
        player = next(field for field in form["fields"] if field["name"] == "player")["choices"][0][0]
        wish = {"command": "draft", "arguments": {"team": "ASH", "player": player}}
        if client.post(f"{owners_api(link)}/commands", json=wish).status_code != 200:
            return
    client.post(f"{owners_api(link)}/commands", json={"command": "done", "arguments": {"team": "ASH"}})


def test_the_commissioner_enters_a_score_experience_and_injuries_by_form(client: TestClient) -> None:
    """Issue: by form or CSV. Rows that are left empty leave it to the line-ups and the dice."""
    client.post("/api/sign-in", json={"key": KEY})
    small = {"season_games": 3, "rounds": 0, "class_size": 8, "camp_roster": 56, "cuts": "52", "playoff_teams": 2}
    assert client.post("/api/leagues", json={"name": "ours", "teams": 4, "settings": small}).status_code == 201
    for _ in range(MOST_PHASES):
        if "games, week 1" not in client.get("/api/leagues/ours/report").json()["title"]:
            run_on(client)
    games = client.get("/api/leagues/ours/report", params={"what": "schedule"}).json()["rows"]
    one, other = [game for game in games if game["stage"] == "week 1"]
    found = client.get("/api/leagues/ours/forms", params={"team": one["home"], "partner": one["away"]}).json()
    form = next(form for form in found["forms"] if form["command"] == "result")
    rows = {field["name"]: field for field in form["fields"]}
    assert [part["label"] for part in rows["uses"]["parts"]] == ["Man", "What he did"]
    assert [part["name"] for part in rows["injuries"]["parts"]] == ["man", "ability", "missed"]
    men = [number for number, _ in rows["uses"]["parts"][0]["choices"]]

    def enter(game: dict[str, Any], **arguments: Any) -> Any:
        said = {"game": game["game"], "score": [7, 3], "uses": [], "injuries": [], **arguments}
        return client.post("/api/leagues/ours/commands", json={"command": "result", "arguments": said})

    def roster(team: str) -> dict[int, Any]:
        told = client.get("/api/leagues/ours/report", params={"what": "roster", "team": team}).json()
        return {row["number"]: row for row in told["rows"]}

    before = roster(one["home"])
    healthy = [man for man in men if man in before and not before[man]["injury"]][:2]
    refused = enter(one, uses=[[healthy[0], 4]])
    assert (refused.status_code, "cannot have 4 thirds of a game" in refused.text) == (400, True)
    entered = enter(one, uses=[[healthy[0], 2]], injuries=[[healthy[1], "S", 3]])
    assert entered.status_code == 200, entered.text
    after = roster(one["home"])
    assert after[healthy[0]]["experience"] == "0 2/3"
    assert (after[healthy[1]]["injury"], after[healthy[1]]["experience"]) == ("-S, 3 games", "0 1/3")
    assert enter(other).status_code == 200
    assert "1" in {row["experience"] for row in roster(other["home"]).values()}  # the line-up told who started


def test_a_league_is_read_once_for_a_page(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    client.post("/api/sign-in", json={"key": KEY})
    assert client.post("/api/leagues", json={"name": "ours", "teams": 4, "owners": {"ASH": "Ann"}}).status_code == 201
    (link,) = client.get("/api/leagues/ours/owners").json()
    roster = client.get("/api/leagues/ours/report", params={"what": "roster", "team": "ASH"}).json()["rows"]
    reads = []
    read = LeagueStore.league

    def counted(store: LeagueStore, *given: Any) -> Any:
        reads.append(given)
        return read(store, *given)

    monkeypatch.setattr(LeagueStore, "league", counted)
    player = f"/leagues/ours/players/{roster[0]['number']}"
    pages = ["/leagues/ours", "/leagues/ours?what=roster", "/leagues/ours/desk", player]
    for path in [*pages, link["link"], f"{link['link']}/desk", "/api/leagues/ours/report", "/api/leagues/ours/forms"]:
        reads.clear()
        assert client.get(path).status_code == 200, path
        assert len(reads) == 1, path
    reads.clear()
    assert client.get("/api/leagues/ours/progress").json()["over"]
    assert not reads


def test_a_command_reads_the_league_once(client: TestClient, owners_link: str, monkeypatch: pytest.MonkeyPatch) -> None:
    give, get = (
        {field["name"]: field for field in form_of(client, owners_link, "offer")["fields"]}[name]["choices"][0][0]
        for name in ("gives", "takes")
    )
    reads: list[str] = []
    league = LeagueStore.league

    def counted(self: LeagueStore, name: str, *rest: Any, **options: Any) -> Any:
        reads.append(name)
        return league(self, name, *rest, **options)

    monkeypatch.setattr(LeagueStore, "league", counted)
    wish = {"command": "offer", "arguments": {"giver": "ASH", "taker": "BAY", "gives": [give], "takes": [get]}}
    answer = client.post(f"{owners_api(owners_link)}/commands", json=wish)
    assert (answer.status_code, reads) == (200, ["ours"]), answer.text
    assert client.get("/api/leagues/ours/report", params={"what": "offers"}).json()["rows"]


def test_the_draft_is_a_board_of_rounds(client: TestClient, owners_link: str) -> None:
    picks = client.get("/api/leagues/ours/report", params={"what": "draft"}).json()["rows"]
    page = client.get("/leagues/ours?what=draft").text
    rounds = {pick["round"] for pick in picks}
    assert page.count('<ol class="draft">') == len(rounds)
    assert page.count('<span class="pick">') == len(picks)
