"""Games of a season at tables of the lobby: taken up again, given up, and a season that is gone when they end."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from web.conftest import KEY
from web.playing import lobby_of, look, play_out

GAME = "/api/seasons/ours/games/1"


@pytest.fixture
def season(client: TestClient) -> None:
    client.post("/api/sign-in", json={"key": KEY})
    wish = {"game": "ddf", "schedule": "2017", "name": "ours", "options": {"preset": "basic"}}
    assert client.post("/api/seasons", json=wish).status_code == 201


def begun(client: TestClient) -> Any:
    answer = client.post(f"{GAME}/play", json={})
    assert answer.status_code == 201, answer.text
    return answer.json()


def state(client: TestClient) -> Any:
    return client.get("/api/seasons/ours/schedule").json()["games"][0]["state"]


def test_a_game_that_is_under_way_is_taken_up_at_its_own_table(
    client: TestClient, another: TestClient, season: None
) -> None:
    table = begun(client)
    assert f'data-play-game="{GAME}/take-up"' in client.get("/seasons/ours/schedule").text
    another.post("/api/sign-in", json={"key": KEY})
    again = another.post(f"{GAME}/take-up", json={})
    assert again.json() == table
    assert [each["table"] for each in another.get("/api/tables").json() if each["seat"] is not None] == [table["table"]]


def test_a_game_that_is_given_up_can_be_begun_again_and_only_that_counts(client: TestClient, season: None) -> None:
    first = begun(client)
    assert f'data-give-up="{GAME}/give-up"' in client.get("/seasons/ours/schedule").text
    assert client.post(f"{GAME}/give-up", json={}).status_code == 204
    assert state(client) == "open"
    assert client.get(f"/api/seats/{first['seats'][0]['token']}").status_code == 404
    assert client.post(f"{GAME}/give-up", json={}).status_code == 409
    assert client.post(f"{GAME}/take-up", json={}).status_code == 409
    again = begun(client)
    over = play_out(client, again["seats"][0]["token"])
    assert client.get("/api/seasons/ours/schedule").json()["games"][0]["score"] == over["score"]


def test_only_the_commissioner_takes_up_and_gives_up(client: TestClient, another: TestClient, season: None) -> None:
    begun(client)
    assert another.post(f"{GAME}/take-up", json={}).status_code == 403
    assert another.post(f"{GAME}/give-up", json={}).status_code == 403
    assert "give-up" not in another.get("/seasons/ours/schedule").text


@pytest.mark.parametrize("is_begun_anew", [False, True])
def test_a_season_deleted_under_a_table_lets_the_table_end(
    client: TestClient, season: None, is_begun_anew: bool
) -> None:
    token = begun(client)["seats"][0]["token"]
    assert client.delete("/api/seasons/ours").status_code == 204
    if is_begun_anew:
        client.post("/api/seasons", json={"game": "ddf", "schedule": "2017", "name": "ours"})
    over = play_out(client, token)
    assert over["over"]
    lobby_of(client).rooms._rooms.clear()
    assert look(client, token)["over"], "also when it is read from the disk"
    if is_begun_anew:
        assert state(client) == "open", "another season does not count it"
