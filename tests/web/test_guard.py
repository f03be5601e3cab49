"""What stands before every route."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from fieldhouse.web.guard import LARGEST_BODY
from web.conftest import KEY, SetUp

TWO = [{"who": "me"}, {"who": "friend"}]


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
    ],
)
def test_another_site_cannot_make_a_browser_act_here(client: TestClient, headers: dict[str, Any]) -> None:
    assert client.post("/api/tables", json={"game": "ddf"}, headers=headers).status_code == 403
    assert client.post("/api/sign-in", json={"key": KEY}, headers=headers).status_code == 403


def test_a_page_of_our_own_may_act(client: TestClient) -> None:
    ours = {"Origin": "http://testserver"}
    assert client.post("/api/tables", json={"game": "ddf"}, headers=ours).status_code == 201


def test_a_name_that_points_here_by_a_trick_is_refused(client: TestClient) -> None:
    assert client.get("/", headers={"Host": "evil.example"}).status_code == 400
    assert client.get("/", headers={"Host": "127.0.0.1:8710"}).status_code == 200


@pytest.mark.parametrize("length", [str(LARGEST_BODY + 1), "9" * 30, "-1"])
def test_no_body_is_larger_than_anything_here_needs(client: TestClient, length: str) -> None:
    answer = client.post("/api/tables", content=b"{}", headers={"Content-Length": length})
    assert answer.status_code == 413


def test_a_body_that_does_not_say_how_long_it_is_ends_all_the_same(client: TestClient) -> None:
    pieces = (b" " * 1024 for _ in range(LARGEST_BODY // 1024 + 2))
    assert client.post("/api/tables", content=pieces).status_code == 413


def test_a_browser_runs_nothing_but_our_own_scripts(client: TestClient) -> None:
    answer = client.get("/")
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert "<script>" not in answer.text
    assert " style=" not in answer.text


def test_names_are_escaped_wherever_they_stand(client: TestClient, set_up: SetUp) -> None:
    name = "<img src=x onerror=alert(1)>"
    away, home = set_up(seats=[{"who": "me", "name": name}, {"who": "friend", "name": name}])["seats"]
    for path in (f"/seat/{away['token']}", f"/seat/{home['token']}", "/"):
        assert "<img src=x" not in client.get(path).text
    assert "&lt;img src=x" in client.get(f"/seat/{away['token']}").text


def test_only_the_commissioner_begins_seasons(client: TestClient) -> None:
    wish = {"game": "ddf", "schedule": "2017"}
    assert client.post("/api/seasons", json=wish).status_code == 403
    assert client.post("/api/sign-in", json={"key": "a guess"}).status_code == 403
    assert client.post("/api/seasons", json=wish).status_code == 403
    assert client.post("/api/sign-in", json={"key": KEY}).status_code == 204
    assert client.get("/api/me").json() == {"commissioner": True}
    assert client.post("/api/seasons", json=wish).status_code == 201
    client.post("/api/sign-out", json={})
    assert client.post("/api/seasons", json=wish).status_code == 403


def test_the_commissioner_sees_all_tables_but_sits_in_none_of_them(
    client: TestClient, another: TestClient, set_up: SetUp
) -> None:
    table = set_up(seats=TWO)
    another.post("/api/sign-in", json={"key": KEY})
    (listed,) = another.get("/api/tables").json()
    assert listed["link"] == f"/watch/{table['table']}"
    assert not any(seat["token"] in another.get("/").text for seat in table["seats"])


def test_a_friend_by_link_finds_the_game_in_his_own_lobby(
    client: TestClient, another: TestClient, set_up: SetUp
) -> None:
    _, friend = set_up(seats=TWO)["seats"]
    assert another.get("/api/tables").json() == []
    assert another.post(f"/seat/{friend['token']}").status_code == 200
    (listed,) = another.get("/api/tables").json()
    assert listed["link"] == friend["link"]


def test_the_host_shows_a_link_until_it_has_been_opened(client: TestClient, another: TestClient, set_up: SetUp) -> None:
    mine, friend = set_up(seats=TWO)["seats"]
    assert friend["token"] in client.get(f"/seat/{mine['token']}").text
    assert mine["token"] not in another.post(f"/seat/{friend['token']}").text
    assert friend["token"] not in client.get(f"/seat/{mine['token']}").text


def test_who_previews_a_link_takes_no_seat(client: TestClient, another: TestClient, set_up: SetUp) -> None:
    """Programs that show what a link leads to open it: the host goes on showing it, and nothing is given away."""
    mine, friend = set_up(seats=TWO)["seats"]
    preview = another.get(f"/seat/{friend['token']}", headers={"User-Agent": "Slackbot-LinkExpanding 1.0"})
    another.head(f"/seat/{friend['token']}")
    assert preview.status_code == 200
    assert "Take this seat" in preview.text
    assert not preview.cookies
    assert friend["token"] in client.get(f"/seat/{mine['token']}").text
    assert another.get("/api/tables").json() == []
    taken = another.post(f"/seat/{friend['token']}")
    assert "Take this seat" not in taken.text
    assert friend["token"] not in client.get(f"/seat/{mine['token']}").text


def test_a_fault_of_ours_is_a_sentence_without_its_cause(
    client: TestClient, set_up: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    from fastapi.testclient import TestClient

    (mine,) = set_up()["seats"]
    monkeypatch.setattr("fieldhouse.web.views.view", lambda room, seat: 1 / 0)
    careless = TestClient(client.app, raise_server_exceptions=False)
    answer = careless.get(f"/api/seats/{mine['token']}")
    assert answer.status_code == 500
    assert "division" not in answer.text
