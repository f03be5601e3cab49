"""Lords is played by its cards: a card in the hand is clicked, what it may do is seen, the target is clicked."""

from __future__ import annotations

import re

from fastapi.testclient import TestClient
from playwright.sync_api import expect

from web.browsing import answer
from web.conftest import SetUp, Visitor
from web.playing import give, lobby_of, look, play_until


def test_a_card_tells_what_it_may_do_and_every_use_can_be_done(client: TestClient, set_up: SetUp) -> None:
    token = set_up("lords", guided=True)["seats"][0]["token"]
    view = play_until(client, token, "action")
    tried = 0
    for _ in range(3):
        for card in view["board"]["hand"]:
            for use in client.get(f"/api/seats/{token}/cards/{card['key']}").json():
                offered = {option["key"]: option["label"] for option in view["question"]["options"]}
                assert use["keys"][-1] == card["key"] and offered[use["keys"][0]] == use["label"]
                tried += 1
        chosen = client.get(f"/api/seats/{token}/cards/{view['board']['hand'][0]['key']}").json()[0]
        told = client.post(f"/api/seats/{token}/answers", json={"turn": view["turn"], "keys": chosen["keys"]})
        assert told.status_code == 200, told.text
        view = told.json()
        while view["question"]["name"] != "action":
            view = give(client, token, view)
    assert tried > 20


def test_trying_changes_nothing(client: TestClient, set_up: SetUp) -> None:
    table = set_up("lords", guided=True)
    token = table["seats"][0]["token"]
    view = play_until(client, token, "action")
    room = lobby_of(client).rooms.room(table["table"])
    entries, changes = list(room.session.entries), room.changes
    for card in view["board"]["hand"]:
        client.get(f"/api/seats/{token}/cards/{card['key']}")
    assert (room.session.entries, room.changes) == (entries, changes)
    assert look(client, token)["question"] == view["question"]


def test_of_answers_in_a_row_the_illegal_one_is_refused(client: TestClient, set_up: SetUp) -> None:
    token = set_up("lords", guided=True)["seats"][0]["token"]
    view = play_until(client, token, "action")
    refused = client.post(f"/api/seats/{token}/answers", json={"turn": view["turn"], "keys": ["event", "no-such-card"]})
    assert refused.status_code == 400 and "cannot be chosen" in refused.json()["detail"]
    late = client.post(f"/api/seats/{token}/answers", json={"turn": view["turn"], "keys": ["pass"]})
    assert late.status_code == 409, "what was answered stands"


def test_a_card_that_is_not_in_the_hand_is_not_shown(client: TestClient, set_up: SetUp) -> None:
    token = set_up("lords", guided=True)["seats"][0]["token"]
    view = play_until(client, token, "action")
    strange = next(
        str(number) for number in range(1, 99) if str(number) not in {c["key"] for c in view["board"]["hand"]}
    )
    assert client.get(f"/seat/{token}/card/{strange}").status_code == 404


def test_a_card_is_clicked_and_then_its_target(visitor: Visitor, address: str) -> None:
    context = visitor(width=1280, height=900)
    (seat,) = context.request.post(f"{address}/api/tables", data={"game": "lords", "guided": True}).json()["seats"]
    page = context.new_page()
    page.goto(f"{address}{seat['link']}")
    page.get_by_role("button", name="Skip the course").click()
    while "off-season card" not in page.inner_text("#prompt"):
        answer(page)
    card = page.locator(".hand .ops.target", has=page.locator(".ops-n")).first
    card.locator("b").click()  # what is asked is a card: the click is the answer
    expect(page.locator("#prompt")).not_to_contain_text("off-season card")
    while "Your action" not in page.inner_text("#prompt"):
        answer(page)
    red = page.locator(".hand .ops.red").first
    title = red.locator("b").inner_text()
    red.get_by_role("button", name="Play").click()
    page.locator("#sheet").get_by_role("button", name=re.compile("for its event")).click()
    expect(page.locator("#prompt")).to_contain_text("Upon whom")
    expect(page.locator("#sheet")).to_be_hidden()
    page.locator(".mat.target").nth(1).locator("h2").click()
    expect(page.locator("#prompt")).not_to_contain_text("Upon whom")
    expect(page.locator(".log")).to_contain_text(title)
