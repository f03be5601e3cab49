"""A substitution plan of one's own: put together on the sheet of orders, kept by the game, in the journal, told."""

from __future__ import annotations

from fastapi.testclient import TestClient
from playwright.sync_api import Page, expect

from fieldhouse.games.statispro.state import Game
from fieldhouse.table.journal import STANDING
from web.browsing import BEGUN
from web.conftest import SetUp, Visitor
from web.playing import give, lobby_of, look

STARTS = {"game": "statispro", "orders": "usual", "teams": ["1986-LAL", "1986-BOS"]}


def written_plan(page: Page, address: str, token: str) -> str:
    orders = page.context.request.get(f"{address}/api/seats/{token}/orders").json()
    return {order["code"]: str(order["value"]) for order in orders}["bench"]


def test_a_plan_is_put_together_by_clicks_and_struck_again(visitor: Visitor, address: str) -> None:
    context = visitor(width=1280, height=800)
    (seat,) = context.request.post(f"{address}/api/tables", data=STARTS).json()["seats"]
    page = context.new_page()
    page.goto(f"{address}{seat['link']}")
    page.wait_for_selector(BEGUN, state="attached")
    page.get_by_role("button", name="Orders").click()
    page.get_by_text("My own plan: who comes in for whom, and when").click()
    form = page.locator("[data-own-line]")
    period, clock = form.get_by_label("Period"), form.get_by_label("Clock")
    enters, leaves = form.get_by_label("Comes in"), form.get_by_label("For")
    add = form.get_by_role("button", name="Add")
    enters.select_option("Bill Walton")
    leaves.select_option("Bill Walton")
    add.click()
    expect(page.locator("#fault")).to_contain_text("nobody comes in for himself")
    period.select_option("Q2")
    clock.select_option("6:00")
    leaves.select_option("Robert Parish")
    add.click()
    line = page.locator("[data-line]")
    expect(line).to_have_count(1)
    expect(line).to_contain_text("Q2 6:00 Bill Walton for Robert Parish to come")
    assert written_plan(page, address, seat["token"]) == "Q2 6:00 Bill Walton for Robert Parish"
    period.select_option("Q1")
    clock.select_option("9:00")
    enters.select_option("Jerry Sichting")
    leaves.select_option("Dennis Johnson")
    add.click()
    expect(line).to_have_count(2)
    expect(line.first).to_contain_text("Q1 9:00 Jerry Sichting for Dennis Johnson")
    expect(page.get_by_label("Before a possession")).to_have_value(written_plan(page, address, seat["token"]))
    for struck in ("Q1 9:00", "Q2 6:00"):
        page.get_by_role("button", name=f"Strike {struck}").click()
        expect(page.get_by_role("button", name=f"Strike {struck}")).to_have_count(0)
    assert written_plan(page, address, seat["token"]) == "rotation"


def test_a_plan_is_kept_by_the_game_and_stands_in_the_journal(client: TestClient, set_up: SetUp, seed: int) -> None:
    (mine,) = set_up("statispro", teams=STARTS["teams"], orders="usual")["seats"]
    token, seat = mine["token"], mine["seat"]
    plan = "Q1 11:00 Walton for Parish"
    assert client.post(f"/api/seats/{token}/orders", json={"code": "bench", "value": plan}).status_code == 200
    view = look(client, token)
    for _ in range(60):
        five = {man["name"] for man in view["board"]["teams"][seat]["five"]}
        if "Bill Walton" in five:
            break
        view = give(client, token, view)
    assert "Bill Walton" in five and "Robert Parish" not in five
    room, _ = lobby_of(client).rooms.seat(token)
    kept = [entry.value for entry in room.session.lines if entry.kind == STANDING and entry.label == "bench"]
    assert kept == ["rotation", "Q1 11:00 Bill Walton for Robert Parish"]
    game = room.session.game
    assert isinstance(game, Game)
    next(man for man in game.men[seat] if man.card.name == "Bill Walton").fouls = 3
    room.seen.clear()
    assert look(client, token)["question"]["hindrances"] == [
        "Not kept: Q1 11:00 Bill Walton for Robert Parish. Bill Walton has 3 fouls."
    ]
    assert "Bill Walton has 3 fouls" in client.get(f"/seat/{token}/table").text


def test_a_plan_that_names_nobody_of_the_team_is_refused_with_a_sentence(client: TestClient, set_up: SetUp) -> None:
    (mine,) = set_up("statispro", teams=STARTS["teams"])["seats"]
    wish = {"code": "bench", "value": "Q2 6:00 Worthy for Parish"}
    said = client.post(f"/api/seats/{mine['token']}/orders", json=wish)
    assert said.status_code == 400
    assert said.json()["detail"].startswith("Nobody of your team is called 'Worthy'; there is ")
