"""Before the first roll everybody throws random bytes in: over the API, in browsers, and with nobody who does."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import httpx
from fastapi.testclient import TestClient

from fieldhouse.store.lobby import LobbyStore
from fieldhouse.store.saved import verified
from fieldhouse.table.journal import loads
from fieldhouse.web.rooms import Rooms
from table.seats import FIRST, SECOND
from web.browsing import BEGUN
from web.conftest import SetUp, Visitor
from web.playing import give, lobby_of, look, play_out, play_until

OURS, THEIRS = "0f" * 32, "f0" * 32
SEAL = sha256(bytes.fromhex(OURS)).hexdigest()
PEOPLE = [{"who": "me"}, {"who": "friend"}]
BASIC = {"preset": "basic"}
SEALED = """#table-view:not([data-dice*='"seals": ["", ""]'])"""


def dice(client: TestClient, token: str) -> Any:
    return client.get(f"/api/seats/{token}/dice").json()


def throw_in(client: TestClient, token: str, **thrown: Any) -> Any:
    return client.post(f"/api/seats/{token}/dice", json=thrown)


def tokens(table: dict[str, Any]) -> list[str]:
    return [seat["token"] for seat in table["seats"]]


def test_no_die_falls_before_the_bytes_of_the_person_are_in(client: TestClient, set_up: SetUp) -> None:
    table = set_up(options=BASIC)
    (token,) = tokens(table)
    seen = client.get(f"/api/tables/{table['table']}").json()
    assert (seen["question"], seen["plays"], seen["waiting_for"], seen["dice"]["waits_for"]) == (None, 0, [1], [1])
    assert client.post(f"/api/seats/{token}/answer", json={"turn": seen["turn"], "key": "a"}).status_code == 409
    begun = throw_in(client, token, given=OURS).json()
    assert begun["question"] is not None
    assert (begun["dice"]["given"], begun["dice"]["hash"]) == (["", OURS], table["dice"]["hash"])
    assert throw_in(client, token, given=OURS).json()["version"] == begun["version"], "to say it twice changes nothing"
    assert throw_in(client, token, given=THEIRS).status_code == 409


def test_the_bytes_are_in_the_journal_which_verifies(client: TestClient, set_up: SetUp) -> None:
    table = set_up(options=BASIC, seats=[{"who": "computer", "level": "random"}, {"who": "me"}])
    (token,) = tokens(table)
    throw_in(client, token, given=OURS)
    over = play_out(client, token)
    journal = loads(client.get(f"/api/tables/{table['table']}/journal").text)
    assert journal.header.given == ("", OURS)
    assert journal.header.promise == table["dice"]["hash"] == over["dice"]["hash"]
    room = lobby_of(client).rooms.room(table["table"])
    assert verified(room.definition, journal).over


def test_other_bytes_give_other_dice_and_the_same_the_same(client: TestClient, set_up: SetUp, seed: int) -> None:
    first_calls = []
    for given in (OURS, THEIRS, OURS):
        table = set_up(options=BASIC)
        (token,) = tokens(table)
        view = throw_in(client, token, given=given).json()
        for _ in range(12):
            view = give(client, token, view)
        first_calls.append([entry.value for entry in lobby_of(client).rooms.room(table["table"]).session.entries])
    assert first_calls[0] != first_calls[1]
    assert first_calls[0] == first_calls[2]


def test_a_program_that_looks_without_throwing_in_adds_nothing_and_plays(client: TestClient, set_up: SetUp) -> None:
    table = set_up(options=BASIC)
    (token,) = tokens(table)
    assert dice(client, token)["waits_for"] == [1], "to look at the dice alone says nothing"
    assert look(client, token)["question"] is not None
    assert dice(client, token)["given"] == ["", ""]


def test_of_two_people_the_first_seals_so_that_nobody_chooses_his_bytes_last(client: TestClient, set_up: SetUp) -> None:
    table = set_up(options=BASIC, seats=PEOPLE)
    first, second = tokens(table)
    refused = throw_in(client, first, given=OURS)
    assert (refused.status_code, "seal them first" in refused.text) == (400, True)
    assert OURS not in client.get(f"/api/tables/{table['table']}").text
    assert throw_in(client, first, seal=SEAL).json()["dice"]["seals"] == [SEAL, ""]
    assert throw_in(client, first, seal=SEAL).status_code == 200
    assert look(client, first)["dice"]["waits_for"] == [0, 1], "who has sealed may look without giving up his bytes"
    assert throw_in(client, second, given=THEIRS).json()["dice"]["waits_for"] == [0]
    assert throw_in(client, first, given=THEIRS).status_code == 400
    begun = throw_in(client, first, given=OURS).json()
    assert (begun["dice"]["waits_for"], begun["dice"]["given"]) == ([], [OURS, THEIRS])
    room = lobby_of(client).rooms.room(table["table"])
    assert (room.header.given, room.header.seals) == ((OURS, THEIRS), (SEAL, ""))


def test_what_was_thrown_in_outlasts_the_server(client: TestClient, set_up: SetUp) -> None:
    table = set_up(options=BASIC, seats=PEOPLE)
    throw_in(client, tokens(table)[0], seal=SEAL)
    waiting = Rooms(LobbyStore()).room(table["table"])
    assert (waiting.pot.seals, waiting.waiting_for) == ({0: SEAL}, [0, 1])
    waiting.give(SECOND, THEIRS)
    again = Rooms(LobbyStore()).room(table["table"])
    again.give(FIRST, OURS)
    begun = Rooms(LobbyStore()).room(table["table"])
    assert begun.header.given == (OURS, THEIRS)
    assert begun.session.journal == again.session.journal
    assert begun.session.questions or begun.session.wanted_roll


def test_the_same_dice_come_again_after_an_undo_with_bytes_in_them(client: TestClient, set_up: SetUp) -> None:
    table = set_up(options=BASIC, practice=True)
    (token,) = tokens(table)
    throw_in(client, token, given=OURS)
    view = play_until(client, token, "call")
    room = lobby_of(client).rooms.room(table["table"])
    give(client, token, view)
    after = list(room.session.entries)
    client.post(f"/api/seats/{token}/propose", json={"what": "undo"})
    give(client, token, look(client, token), view["question"]["default"])
    assert list(room.session.entries) == after


def test_computers_alone_begin_at_once(client: TestClient, set_up: SetUp) -> None:
    table = set_up(options=BASIC, seats=[{"who": "computer", "level": "random"}] * 2)
    assert client.get(f"/api/tables/{table['table']}").json()["over"]


def test_two_browsers_throw_in_and_the_game_begins(address: str, visitor: Visitor) -> None:
    host, friend = visitor(), visitor()
    page = host.new_page()
    table = httpx.post(f"{address}/api/tables", json={"game": "ddf", "options": BASIC, "seats": PEOPLE}).json()
    first, second = (f"{address}{seat['link']}" for seat in table["seats"])
    page.goto(first)
    page.wait_for_selector(SEALED)
    assert "Waiting for" in page.inner_text("#prompt")
    other = friend.new_page()
    other.goto(second)
    other.get_by_role("button", name="Take this seat").click()
    for each in (page, other):
        each.wait_for_selector(BEGUN, state="attached")
    told = page.evaluate("JSON.parse(document.getElementById('table-view').dataset.dice)")
    assert [len(given) for given in told["given"]] == [64, 64]
    assert told["seals"] == [sha256(bytes.fromhex(told["given"][0])).hexdigest(), ""]
    assert told["hash"] == table["dice"]["hash"]
    kept = other.evaluate(f"JSON.parse(localStorage.getItem('dice {table['table']} 1'))")
    assert kept == {"given": told["given"][1], "hash": told["hash"], "seals": told["seals"]}


def test_people_who_share_a_browser_have_bytes_each(address: str, visitor: Visitor) -> None:
    page = visitor().new_page()
    table = httpx.post(
        f"{address}/api/tables", json={"game": "ddf", "options": BASIC, "seats": [{"who": "me"}, {"who": "me"}]}
    ).json()
    page.goto(address + table["seats"][0]["link"])
    page.wait_for_selector(BEGUN, state="attached")
    told = page.evaluate("JSON.parse(document.getElementById('table-view').dataset.dice)")
    assert len({given for given in told["given"] if len(given) == 64}) == 2
