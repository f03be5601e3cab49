"""One damaged row is one table, one season or one league that is shown as damaged; every page is still a page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from web.conftest import KEY, SetUp
from web.playing import lobby_of

ROWS = {
    "header is no JSON": ("lobby_tables", "header", "{nothing"),
    "header is of another form": ("lobby_tables", "header", "[]"),
    "facts are no JSON": ("lobby_tables", "facts", "{nothing"),
    "facts are no object": ("lobby_tables", "facts", "[1]"),
    "the date is none": ("lobby_tables", "used", "yesterday"),
    "sealed is no JSON": ("lobby_tables", "sealed", "x"),
    "a line is no JSON": ("lobby_entries", "line", "x"),
    "a line is no entry": ("lobby_entries", "line", "[true]"),
    "a name is no name": ("lobby_tables", "facts", '{"held": 3, "names": 4, "waiting": 5, "opened": 6}'),
}


Write = Callable[[str, str, object, str], None]


@pytest.fixture
def write(client: TestClient) -> Write:
    engine = lobby_of(client).store.engine

    def damage(table: str, column: str, value: object, where: str) -> None:
        with engine.begin() as connection:
            statement = f"UPDATE {table} SET {column} = :value WHERE {where}"
            assert connection.execute(text(statement), {"value": value}).rowcount
        lobby = lobby_of(client)
        lobby.rooms._rooms.clear()

    return damage


@pytest.mark.parametrize(("table", "column", "value"), ROWS.values(), ids=ROWS)
def test_a_damaged_table_is_shown_as_damaged_and_the_others_as_they_are(
    client: TestClient, set_up: SetUp, write: Write, table: str, column: str, value: str
) -> None:
    broken, whole = set_up(), set_up("statispro")
    client.get(f"/api/seats/{broken['seats'][0]['token']}")  # the first die falls when everybody has sat down
    where = f"{'table_id' if table == 'lobby_entries' else 'id'} = '{broken['table']}'"
    write(table, column, value, where)
    client.post("/api/sign-in", json={"key": KEY})
    lobby = client.get("/")
    assert lobby.status_code == 200
    assert whole["seats"][0]["link"] in lobby.text
    token = broken["seats"][0]["token"]
    for path in (
        f"/seat/{token}",
        f"/api/seats/{token}",
        f"/watch/{broken['table']}",
        f"/api/tables/{broken['table']}",
    ):
        answer = client.get(path)
        assert answer.status_code in (200, 503), path
        if answer.status_code == 503:
            assert "is damaged" in answer.text
    assert client.get(f"/seat/{whole['seats'][0]['token']}").status_code == 200


def test_the_commissioner_throws_a_damaged_table_away(
    client: TestClient, another: TestClient, set_up: SetUp, write: Write
) -> None:
    broken = set_up()
    write("lobby_tables", "header", "x", f"id = '{broken['table']}'")
    (mine,) = client.get("/api/tables").json()
    assert mine["damaged"].startswith("This table is damaged")
    assert "Throw it away" not in client.get("/").text
    assert client.post(f"/api/tables/{broken['table']}/throw-away", json={}).status_code == 403
    client.post("/api/sign-in", json={"key": KEY})
    assert "Throw it away" in client.get("/").text
    assert client.post(f"/api/tables/{broken['table']}/throw-away", json={}).status_code == 204
    assert client.get("/api/tables").json() == []
    assert client.post(f"/api/tables/{broken['table']}/throw-away", json={}).status_code == 404


@pytest.mark.parametrize(("column", "value"), [("schedule", "nothing"), ("options", "{nothing"), ("used", "x")])
def test_a_damaged_season_is_shown_as_damaged(client: TestClient, write: Write, column: str, value: str) -> None:
    client.post("/api/sign-in", json={"key": KEY})
    for name in ("broken", "whole"):
        assert client.post("/api/seasons", json={"game": "ddf", "schedule": "2017", "name": name}).status_code == 201
    write("seasons", column, value, "name = 'broken'")
    for path in ("/", "/seasons"):
        page = client.get(path)
        assert page.status_code == 200
        assert "/seasons/whole" in page.text
    told = {each["season"]: each["damaged"] for each in client.get("/api/seasons").json()}
    assert told["whole"] is None
    assert column == "used" or "The season &#39;broken&#39; is damaged" in client.get("/").text
    assert client.get("/seasons/broken").status_code in (200, 400, 503)
    assert client.get("/seasons/whole").status_code == 200


def test_a_damaged_league_is_shown_as_damaged(client: TestClient, write: Write) -> None:
    client.post("/api/sign-in", json={"key": KEY})
    for name in ("broken", "whole"):
        assert client.post("/api/leagues", json={"name": name, "teams": 8}).status_code == 201
    write("leagues", "texts", b"nothing", "name = 'broken'")
    told = {each["league"]: each["phase"] for each in client.get("/api/leagues").json()}
    assert told["broken"] == "damaged"
    assert told["whole"] != "damaged"
    assert client.get("/leagues").status_code == 200
    answer = client.get("/api/leagues/broken/report")
    assert answer.status_code == 503
    assert "The league 'broken' is damaged" in answer.json()["detail"]
