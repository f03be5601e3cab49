"""A game that is over: its story, its stars, its turning points, a picture to share, and another one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from fastapi.testclient import TestClient
from markupsafe import escape
from playwright.sync_api import expect

from fieldhouse.table.journal import Header
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.story import Story
from fieldhouse.web.after_game import rematch
from fieldhouse.web.settings import LOOPBACK, Settings
from fieldhouse.web.wording import final_sentence
from patience import wait_until
from web.conftest import KEY, SetUp, Visitor
from web.playing import lobby_of

COMPUTERS = [{"who": "computer"}, {"who": "computer"}]
BASIC = {"teams": ("2017-HAR", "2017-HAR"), "options": {"preset": "basic"}, "seats": COMPUTERS}


@pytest.fixture
def settings() -> Settings:
    return Settings(KEY, (*LOOPBACK, "testserver"))


def recap_of(client: TestClient, table: str) -> PlainReport:
    found: list[PlainReport] = []

    def is_known() -> bool:
        found[:] = [client.get(f"/api/tables/{table}/recap").json()]
        return bool(found[0]["known"] == found[0]["of"])

    wait_until(is_known, "the turning points never came")
    return found[0]


def test_a_story_is_told_when_the_game_is_over_and_not_before(client: TestClient, set_up: SetUp) -> None:
    under_way = set_up(**BASIC | {"seats": [{"who": "me"}, {"who": "computer"}]})["table"]
    for place in (f"/api/tables/{under_way}/recap", f"/watch/{under_way}/story", f"/watch/{under_way}/card.svg"):
        assert client.get(place).status_code == 409
    table = set_up(**BASIC)["table"]
    story, view = recap_of(client, table), client.get(f"/api/tables/{table}").json()
    assert f"{max(view['score'])}-{min(view['score'])}" in story["headline"]
    page = client.get(f"/watch/{table}/story").text
    assert all(words in page for words in (f"/watch/{table}/card.svg", *story["paragraphs"]))


def test_turning_points_are_the_largest_swings_of_the_curve_in_their_order(client: TestClient, set_up: SetUp) -> None:
    table = set_up(**BASIC)["table"]
    turns = recap_of(client, table)["turning_points"]
    points = client.get(f"/api/tables/{table}/win-chance").json()["points"]
    chances = {point["play"]: point["chances"] for point in points}
    swings = sorted(abs(two["chances"][0] - one["chances"][0]) for one, two in pairwise(points))
    assert 1 <= len(turns) <= 3
    assert [turn["play"] for turn in turns] == sorted(turn["play"] for turn in turns)
    assert sorted(turn["after"] - turn["before"] for turn in turns) == pytest.approx(swings[-len(turns) :])
    assert all(turn["lines"] and chances[turn["play"]][turn["seat"]] == turn["after"] for turn in turns)


def test_a_story_is_worked_out_once_however_often_the_game_is_watched(
    client: TestClient, set_up: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = set_up(**BASIC)["table"]
    pages = lobby_of(client).rooms.room(table).definition.pages
    asked: list[int] = []
    story = pages.story

    def counted(header: Header, notes: Sequence[object]) -> Story:
        asked.append(len(notes))
        return story(header, notes)

    monkeypatch.setattr(pages, "story", counted)
    for path in ("", "/at/3", "/at/4", "/story", "/card.svg"):
        assert client.get(f"/watch/{table}{path}").status_code == 200
    assert len(asked) == 1


@pytest.mark.parametrize("game", ["ddf", "bowlbound", "statispro", "lords"])
def test_a_game_that_is_watched_again_gives_nothing_away(client: TestClient, set_up: SetUp, game: str) -> None:
    seats = COMPUTERS * 2 if game == "lords" else COMPUTERS
    table = set_up(game, seats=seats)["table"]
    view, story = client.get(f"/api/tables/{table}").json(), client.get(f"/api/tables/{table}/recap").json()
    page, end = client.get(f"/watch/{table}").text, client.get(f"/watch/{table}/at/{view['plays']}").text
    given_away = (final_sentence(view), ">Final<", *map(str, map(escape, story["paragraphs"])))
    assert [words for words in given_away if words in page] == []
    assert final_sentence(view) in end and "Nothing has happened yet." in page


def test_the_last_play_of_a_replay_leads_to_its_story(visitor: Visitor, address: str) -> None:
    context = visitor()
    table = context.request.post(f"{address}/api/tables", data=BASIC | {"game": "ddf"}).json()["table"]
    page = context.new_page()
    page.goto(f"{address}/watch/{table}")
    expect(page.locator("#table-view")).to_have_attribute("data-play", "0")
    expect(page.get_by_role("link", name="To share")).to_have_count(0)
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="Story of the game").click()
    expect(page.locator("#sheet .recap h2")).to_contain_text("-")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="To share").click()
    expect(page.locator(".story-card")).to_be_visible()


def test_the_picture_has_the_score_and_escapes_every_name(client: TestClient, set_up: SetUp) -> None:
    table = set_up(**BASIC)["table"]
    picture = client.get(f"/watch/{table}/card.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    words = "".join(ElementTree.fromstring(picture.text).itertext())
    score = client.get(f"/api/tables/{table}").json()["score"]
    assert all(str(points) in words for points in score)


@pytest.mark.parametrize("game", ["ddf", "bowlbound", "statispro", "lords"])
def test_a_rematch_is_the_same_table_once_more(client: TestClient, set_up: SetUp, game: str) -> None:
    """What the page offers is taken by the lobby as it stands, for every game."""
    lobby = lobby_of(client)
    room = lobby.rooms.room(set_up(game)["table"])
    again = client.post("/api/tables", json=rematch(room))
    assert again.status_code == 201, again.text
    header = lobby.rooms.room(again.json()["table"]).header
    assert (header.teams, header.options, header.seats) == (room.header.teams, room.header.options, room.header.seats)


def test_at_the_end_a_player_reads_the_story_and_plays_again(visitor: Visitor, address: str) -> None:
    context = visitor()
    wish = BASIC | {"game": "ddf", "seats": [{"who": "me"}, {"who": "computer"}]}
    seat = context.request.post(f"{address}/api/tables", data=wish).json()["seats"][0]
    api = f"{address}/api/seats/{seat['token']}"
    context.request.post(f"{api}/dice", data={"given": "00" * 32})
    view = context.request.get(api).json()
    while not view["over"]:
        answer = {"turn": view["turn"], "key": view["question"]["default"]}
        view = context.request.post(f"{api}/answer", data=answer).json()
    page = context.new_page()
    page.goto(f"{address}{seat['link']}")
    expect(page.get_by_role("button", name="Rematch")).to_be_enabled()
    expect(page.locator(".story-lead")).not_to_be_empty()
    page.get_by_role("button", name="Story of the game").click()
    expect(page.locator("#sheet .recap h2")).to_contain_text("-")
    for width in (1600, 1280, 360):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.locator("#sheet-body").evaluate("(each) => each.scrollWidth <= each.clientWidth")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/seat/" in url and seat["token"] not in url)
    expect(page.locator("#ask .answers")).to_be_visible()
