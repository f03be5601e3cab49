"""Standing orders in the lobby: what they answer is not asked, they are the seat's own, and change by clicks."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient
from playwright.sync_api import expect

from fieldhouse import catalog
from web.browsing import answer
from web.conftest import SetUp, Visitor
from web.playing import View, give, lobby_of, look, play_until

TWO_FRIENDS = [{"who": "me"}, {"who": "friend"}]
ADVANCED = {"preset": "advanced"}


def orders_of(client: TestClient, token: str) -> dict[str, str]:
    return {order["code"]: order["value"] for order in client.get(f"/api/seats/{token}/orders").json()}


def give_order(client: TestClient, token: str, code: str, value: str) -> View:
    said = client.post(f"/api/seats/{token}/orders", json={"code": code, "value": value})
    assert said.status_code == 200, said.text
    return dict(said.json())


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_new_table_begins_with_the_orders_that_were_wished_for(client: TestClient, set_up: SetUp, game: str) -> None:
    known = catalog.game(game).standing_orders
    (program,) = set_up(game)["seats"]
    (person,) = set_up(game, orders="usual")["seats"]
    (expert,) = set_up(game, orders="none")["seats"]
    assert orders_of(client, program["token"]) == {order.code: order.tacit for order in known}
    assert orders_of(client, person["token"]) == {order.code: order.default for order in known}
    assert set(orders_of(client, expert["token"]).values()) == {"ask"}


def test_an_order_answers_at_once_and_is_on_the_disk(client: TestClient, set_up: SetUp, seed: int) -> None:
    (mine,) = set_up(options=ADVANCED)["seats"]
    view = play_until(client, mine["token"], "reveal")
    after = give_order(client, mine["token"], "line", "never")
    assert after["question"]["name"] != "reveal" and after["version"] > view["version"]
    rooms = lobby_of(client).rooms
    room, _ = rooms.seat(mine["token"])
    room.is_stale = True  # so that it is read from the disk
    again, _ = rooms.seat(mine["token"])
    assert again is not room and again.session.journal == room.session.journal
    assert orders_of(client, mine["token"])["line"] == "never"
    view = look(client, mine["token"])
    for _ in range(12):
        view = give(client, mine["token"], view)
        assert view["question"]["name"] != "reveal"
    assert give_order(client, mine["token"], "line", "ask")["question"] == view["question"]
    play_until(client, mine["token"], "reveal")


def test_orders_are_the_seats_own(client: TestClient, set_up: SetUp) -> None:
    table = set_up(seats=TWO_FRIENDS)
    mine, other = table["seats"]
    for seat in (mine, other):
        look(client, seat["token"])
    assert look(client, mine["token"])["waiting_for"] != []
    asked = look(client, other["token"])
    give_order(client, mine["token"], "clock", "never")
    assert orders_of(client, mine["token"])["clock"] == "never"
    assert orders_of(client, other["token"])["clock"] == "late"
    assert {**look(client, other["token"]), "version": 0} == {**asked, "version": 0}
    pages = [client.get(f"/seat/{other['token']}/orders").text, client.get(f"/watch/{table['table']}").text]
    assert not any('"never" selected' in page for page in pages)


def test_an_order_that_nobody_knows_is_refused_with_a_sentence(client: TestClient, set_up: SetUp) -> None:
    (mine,) = set_up()["seats"]
    said = client.post(f"/api/seats/{mine['token']}/orders", json={"code": "weather", "value": "ask"})
    assert said.status_code == 400
    assert said.json()["detail"] == "There is no standing order 'weather'; there is clock or line."


def test_an_order_is_changed_by_clicks(visitor: Visitor, address: str) -> None:
    """Nobody is asked about the clock early in a half, until he says that he wants to be."""
    page = visitor().new_page()
    page.goto(address)
    page.get_by_role("button", name="Kick off now").click()
    answer(page)
    page.get_by_role("button", name="Orders").click()
    clock = page.get_by_label("The clock: ask me about time-outs, hurrying and spikes")
    expect(clock).to_have_value("late")
    clock.select_option(label="After every play")
    page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="Orders").click()
    expect(clock).to_be_visible()
    expect(clock).to_have_value("ask")
    page.keyboard.press("Escape")
    expect(clock).to_be_hidden()
    for _ in range(12):
        if "The clock is running" in page.locator("#ask").inner_text():
            break
        answer(page)
    expect(page.locator("#ask")).to_contain_text("The clock is running")
    page.keyboard.press("o")
    clock.select_option("never")
    expect(page.locator("#ask")).not_to_contain_text("The clock is running")
