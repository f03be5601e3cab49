"""Trades are weighed before they are offered or accepted; cuts and depth come as the staff proposes."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fastapi.testclient import TestClient

from fieldhouse.leagues.open_league import OpenLeague
from fieldhouse.web import league_service
from fieldhouse.web.league_duties import duties
from fieldhouse.web.league_service import store
from web.conftest import KEY
from web.leading import has_to_cut, lead
from web.playing import lobby_of

GAIN = re.compile(r"[+-]?\d+\.\d points a game this season, [+-]?\d+\.\d with the years to come")


@pytest.fixture
def owners(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A league of four clubs that all have a punter, one Ann's and one Bob's: the API of each one's link."""
    monkeypatch.setattr(league_service, "fair_seed", lambda bits: 4)
    client.post("/api/sign-in", json={"key": KEY})
    wish = {"name": "ours", "teams": 4, "owners": {"BAY": "Ann", "ASH": "Bob"}}
    founded = client.post("/api/leagues", json=wish).json()["owners"]
    return {each["owner"]: f"/api/leagues/ours/owners/{each['link'].rpartition('/')[2]}" for each in founded}


def form(client: TestClient, owner: str, command: str) -> Any:
    forms = client.get(f"{owner}/forms").json()["forms"]
    return next((each for each in forms if each["command"] == command), None)


def trade(client: TestClient) -> dict[str, Any]:
    """One man for another."""
    league = OpenLeague(store(lobby_of(client)), "ours").league
    men = {team: league.roster(team)[0].id for team in ("ASH", "BAY")}
    return {"giver": "ASH", "taker": "BAY", "gives": [men["ASH"]], "takes": [men["BAY"]]}


def test_a_trade_is_weighed_for_both_sides_before_it_is_offered(client: TestClient, owners: dict[str, str]) -> None:
    wish: dict[str, Any] = {"command": "offer", "arguments": trade(client)}
    weighed = client.post(f"{owners['Bob']}/weigh", json=wish)
    assert weighed.status_code == 200, weighed.text
    assert GAIN.fullmatch(weighed.json()["you"]) and GAIN.fullmatch(weighed.json()["they"])
    assert form(client, owners["Ann"], "accept") is None, "nothing was offered"
    assert client.post("/api/leagues/ours/weigh", json=wish).json() == weighed.json(), "the commissioner may ask too"
    assert client.post(f"{owners['Ann']}/weigh", json=wish).status_code == 400, "not her club's"
    nothing = {"command": "offer", "arguments": {"giver": "ASH", "taker": "BAY"}}
    refused = client.post(f"{owners['Bob']}/weigh", json=nothing)
    assert "nothing changes hands" in refused.json()["detail"]
    for odd in ({"giver": "ASH"}, {**wish["arguments"], "more": 1}, {**wish["arguments"], "gives": "all"}):
        assert client.post(f"{owners['Bob']}/weigh", json={"command": "offer", "arguments": odd}).status_code == 400


def test_an_offer_is_told_with_what_it_gains_where_it_is_accepted(client: TestClient, owners: dict[str, str]) -> None:
    client.post(f"{owners['Bob']}/commands", json={"command": "offer", "arguments": trade(client)})
    choices = form(client, owners["Ann"], "accept")["fields"][0]["choices"]
    assert [number for number, _ in choices] == [1]
    assert re.search(rf"It gains you {GAIN.pattern}", choices[0][1])
    assert form(client, owners["Bob"], "accept") is None, "one's own offer is not to be accepted"
    assert form(client, owners["Bob"], "withdraw") is not None


def test_cuts_and_depth_come_filled_with_what_the_staff_proposes(client: TestClient, owners: dict[str, str]) -> None:
    opened = OpenLeague(store(lobby_of(client)), "ours")
    lead(opened, ("BAY", "ASH"), has_to_cut("BAY"))
    cut = form(client, owners["Ann"], "cut")
    players = next(field for field in cut["fields"] if field["name"] == "players")
    (due,) = [duty for duty in duties(opened.league, "BAY") if duty.is_due]
    assert f"Ticked are the {len(players['value'])}" in cut["proposed"]
    assert due.title.startswith(f"Cut {len(players['value'])} ")
    depth = form(client, owners["Ann"], "depth")
    slot, order = (next(field for field in depth["fields"] if field["name"] == name) for name in ("slot", "players"))
    assert order["value"] == depth["by_place"][slot["value"]]
    assert all(numbers for numbers in depth["by_place"].values())
    given = {"team": "BAY", "players": players["value"]}
    done = client.post(f"{owners['Ann']}/commands", json={"command": "cut", "arguments": given})
    assert done.status_code == 200, done.text
    assert not any(duty.is_due for duty in duties(OpenLeague(store(lobby_of(client)), "ours").league, "BAY"))
