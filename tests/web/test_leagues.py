"""A league of FOOL through the lobby: founded, run, looked at, and commanded by those who may."""

from __future__ import annotations

import inspect
import time

import pytest

from fieldhouse.games.fool.commands import COMMANDS
from fieldhouse.web.league_forms import FOR_THE_COMMISSIONER
from fieldhouse.web.routes.league_pages import TABS
from web.conftest import KEY

MOST_PHASES = 12
"""More than there are before the first games of a season."""


@pytest.fixture
def league(client):
    client.post("/api/sign-in", json={"key": KEY})
    answer = client.post("/api/leagues", json={"name": "ours", "teams": 8})
    assert answer.status_code == 201, answer.text
    return "ours"


def run_on(client, seasons=0):
    assert client.post("/api/leagues/ours/run", json={"seasons": seasons}).status_code == 202
    for _ in range(600):
        job = client.get("/api/leagues/ours/progress").json()
        if job["over"]:
            assert job["fault"] == ""
            return
        time.sleep(0.05)
    raise AssertionError("the league does not come to rest")


def test_every_report_has_a_page(client, league):
    for what in TABS:
        page = client.get(f"/leagues/{league}", params={"what": what, "team": "ASH"})
        assert page.status_code == 200
        told = client.get(f"/api/leagues/{league}/report", params={"what": what, "team": "ASH"}).json()
        assert told["title"] in page.text.replace("&#39;", "'")
        sheet = client.get(f"/api/leagues/{league}/report.csv", params={"what": what, "team": "ASH"})
        assert sheet.status_code == 200


def test_a_phase_is_closed_and_the_ledger_tells_it(client, league):
    before = client.get("/api/leagues/ours/report", params={"what": "ledger"}).json()["rows"]
    run_on(client)
    after = client.get("/api/leagues/ours/report", params={"what": "ledger"}).json()["rows"]
    assert len(after) > len(before)
    assert after[0]["number"] > before[0]["number"]


def test_strangers_look_and_give_no_commands(client, another, league):
    for path, body in (("commands", {"command": "advance"}), ("run", {"seasons": 1})):
        assert another.post(f"/api/leagues/ours/{path}", json=body).status_code == 403
    assert another.get("/api/leagues/ours/owners").status_code == 403
    assert another.get("/leagues/ours").status_code == 200


def test_an_owner_holds_his_team_by_a_link_and_speaks_for_nobody_else(client, another):
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


def test_a_command_that_makes_no_sense_is_a_sentence(client, league):
    for body in ({"command": "dance"}, {"command": "cut", "arguments": {"player": 1}}, {"command": "draft"}):
        answer = client.post("/api/leagues/ours/commands", json=body)
        assert answer.status_code == 400
        assert answer.json()["detail"].endswith(".")
    assert client.get("/api/leagues/nowhere/report").status_code == 404


# The desk


@pytest.fixture
def owners_link(client):
    client.post("/api/sign-in", json={"key": KEY})
    wish = {"name": "ours", "teams": 4, "owners": {"ASH": "Ann"}}
    assert client.post("/api/leagues", json=wish).status_code == 201
    (link,) = client.get("/api/leagues/ours/owners").json()
    return link["link"]


def owners_api(link):
    return f"/api/leagues/ours/owners/{link.rpartition('/')[2]}"


def form_of(client, link, command):
    forms = client.get(f"{owners_api(link)}/forms").json()["forms"]
    return next((form for form in forms if form["command"] == command), None)


NEVER_YET = {"found", "accept", "withdraw", "coax"}
"""Founding has a form of its own; the others may need an offer, or somebody who has retired."""


def test_every_command_has_a_form_with_its_own_words(client):
    """In a league of computers, from phase to phase: each form names every parameter that its rule must have."""
    client.post("/api/sign-in", json={"key": KEY})
    assert client.post("/api/leagues", json={"name": "ours", "teams": 4}).status_code == 201
    missing = set(COMMANDS)
    for _ in range(MOST_PHASES):
        for form in client.get("/api/leagues/ours/forms", params={"team": "ASH", "partner": "BAY"}).json()["forms"]:
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


def test_an_owner_has_no_form_for_what_is_the_commissioners(client, another, owners_link):
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


def test_an_owner_speaks_for_no_other_team(another, owners_link):
    assert another.get(f"{owners_api(owners_link)}/forms", params={"team": "BAY"}).status_code == 404
    assert another.get("/api/leagues/ours/forms").status_code == 403
    assert another.get("/leagues/ours/desk").status_code == 403
    assert another.get(f"{owners_link}/desk").status_code == 200


def test_a_player_has_a_page(client, owners_link):
    number = client.get("/api/leagues/ours/report", params={"what": "roster", "team": "ASH"}).json()["rows"]
    if not number:
        number = client.get("/api/leagues/ours/report", params={"what": "free agents"}).json()["rows"]
    who = number[0]
    told = client.get(f"/api/leagues/ours/players/{who['number']}").json()
    assert who["name"] in told["title"]
    assert who["name"] in client.get(f"/leagues/ours/players/{who['number']}").text
    assert client.get("/leagues/ours/players/999999").status_code == 404


WRONG = (None, 1.5, "x", [], [None], [["x"]], {"a": 1}, 10**30, [[1, 2, 3, 4, 5]])


def test_arguments_of_the_wrong_kind_are_a_sentence_for_every_command(client, owners_link):
    """Each parameter in its turn is something else than what the rule expects, and nothing of it is a fault of ours."""
    for command, rule in COMMANDS.items():
        if command in ("found", "advance"):
            continue
        for at, parameter in enumerate(list(inspect.signature(rule).parameters.values())[2:]):
            names = ("coach", "emphasis") if parameter.kind is parameter.VAR_KEYWORD else (parameter.name,)
            for name in names:
                arguments = {"team": "ASH", "player": 1, name: WRONG[at % len(WRONG)]}
                answer = client.post("/api/leagues/ours/commands", json={"command": command, "arguments": arguments})
                assert answer.status_code == 400, (command, arguments, answer.text)
                assert answer.json()["detail"].endswith("."), answer.text


def test_a_camp_plan_by_its_form_is_what_the_owner_sees_again(client, another, owners_link):
    for _ in range(MOST_PHASES):
        if client.get("/api/leagues").json()[0]["phase"] == "plans":
            break
        draft_for_ann(client, owners_link)
        run_on(client)
    form = form_of(another, owners_link, "plan")
    coach = next(field for field in form["fields"] if field["name"] == "coach")
    player = coach["parts"][0]["choices"][-1][0]
    wish = {"command": "plan", "arguments": {"team": "ASH", "emphasis": "fundamentals", "late": [], "coach": []}}
    assert another.post(f"{owners_api(owners_link)}/commands", json=wish).status_code == 200
    refused = {**wish, "arguments": {**wish["arguments"], "coach": [[player, "nothing"]]}}
    assert another.post(f"{owners_api(owners_link)}/commands", json=refused).status_code == 400
    again = {field["name"]: field["value"] for field in form_of(another, owners_link, "plan")["fields"]}
    assert (again["emphasis"], again["coach"]) == ("fundamentals", [])


def draft_for_ann(client, link):
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
