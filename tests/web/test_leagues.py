"""A league of FOOL through the lobby: founded, run, looked at, and commanded by those who may."""

from __future__ import annotations

import time

import pytest

from web.conftest import KEY


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


@pytest.mark.parametrize(
    "what", ["status", "standings", "schedule", "draft", "new players", "free agents", "offers", "history", "ledger"]
)
def test_every_report_has_a_page(client, league, what):
    page = client.get(f"/leagues/{league}", params={"what": what})
    assert page.status_code == 200
    told = client.get(f"/api/leagues/{league}/report", params={"what": what}).json()
    assert told["title"] in page.text.replace("&#39;", "'")
    assert client.get(f"/api/leagues/{league}/report.csv", params={"what": what}).status_code == 200


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
