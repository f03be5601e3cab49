"""Lords with a box of one's own at a table: it comes from the table alone, and the game replays wherever that is."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from playwright.sync_api import expect

from fieldhouse import catalog, library
from fieldhouse.store import saved
from fieldhouse.web.app import create_app
from fieldhouse.web.own_charts import OWN_BOX
from fieldhouse.web.settings import Settings
from web.conftest import SetUp, Visitor
from web.playing import give, lobby_of, look

CARD = "Winning Streak"


def my_deck() -> str:
    """The OPS cards of the house, one of them better."""
    text = library.component_text("lords", "ops-deck")
    before, found, after = text.partition(f"[{CARD}]")
    assert found and "wins 4" in after
    return before + found + after.replace("wins 4", "wins 5", 1)


def cards_of(client: TestClient, table: str) -> str:
    """The cards in the box of a table."""
    game: Any = lobby_of(client).rooms.room(table).session.game
    return repr(game.box.cards)


def test_a_table_has_its_own_box_and_no_other_sees_it(
    client: TestClient, set_up: SetUp, settings: Settings, data: Path
) -> None:
    own = set_up("lords", components={"ops-deck": my_deck()})
    house = set_up("lords")
    rooms = lobby_of(client).rooms
    mine, theirs = rooms.room(own["table"]), rooms.room(house["table"])
    assert mine.header.digests[0] == mine.facts[OWN_BOX] != theirs.header.digests[0]
    assert cards_of(client, own["table"]) != cards_of(client, house["table"])
    saved.check_header(catalog.game("lords"), mine.header)
    token = next(seat["token"] for seat in own["seats"] if seat["token"])
    view = look(client, token)
    for _ in range(3):
        view = give(client, token, view)
    shutil.rmtree(data / "lords" / "lent")
    with TestClient(create_app(settings)) as later:
        assert look(later, token)["question"] == view["question"], "its box is laid again where it was"
        assert cards_of(later, own["table"]) == cards_of(client, own["table"]) != cards_of(client, house["table"])
    again = client.post("/api/tables", json={"game": "lords", "box": mine.facts[OWN_BOX]})
    assert again.status_code == 201, again.text
    assert cards_of(client, again.json()["table"]) == cards_of(client, own["table"]), "a rematch keeps the box"


@pytest.mark.parametrize(
    ("wish", "status", "says"),
    [
        ({"components": {"ops-deck": "[x]\nops: 9\n"}}, 400, "[x]"),
        ({"components": {"owners": "x"}}, 400, "'owners' is no part of the box"),
        ({"components": {"../box": "x"}}, 400, "is no part of the box"),
        ({"game": "ddf", "components": {"ops-deck": "x"}}, 400, "there are none"),
        ({"box": "0" * 16}, 404, "not at hand any more"),
    ],
)
def test_what_is_no_box_is_refused(client: TestClient, wish: dict[str, Any], status: int, says: str) -> None:
    refused = client.post("/api/tables", json={"game": "lords", **wish})
    assert (refused.status_code, says in refused.json()["detail"]) == (status, True), refused.text


def test_one_sits_down_with_ones_own_box_and_prints_it(visitor: Visitor, address: str, tmp_path: Path) -> None:
    page = visitor(width=1280, height=800).new_page()
    page.goto(f"{address}/box/lords/ops-deck")
    card = page.get_by_label(CARD, exact=True)
    card.fill(card.input_value().replace("wins 4", "wins 5"))
    card.blur()
    expect(page.locator("#told")).to_have_text("It can be played.")
    with page.expect_download() as printed:
        page.get_by_role("button", name="Print").click()
    printed.value.save_as(tmp_path / "box.pdf")
    assert (tmp_path / "box.pdf").read_bytes().startswith(b"%PDF")
    page.get_by_role("button", name="Sit down with this box").click()
    page.wait_for_url("**/seat/**")
    expect(page.locator("#ask .answers, #ask .number").first).to_be_visible()
    page.goto(f"{address}/box/lords/owners")
    expect(page.get_by_role("button", name="Sit down with this box")).to_have_count(0)
