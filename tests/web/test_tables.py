"""A table over the API: who sees what, and whose answer counts."""

from __future__ import annotations

import json
import re
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from markupsafe import escape

from fieldhouse import catalog
from fieldhouse.batch import ahead
from fieldhouse.store import saved
from fieldhouse.store.fairness import is_promised
from fieldhouse.table.journal import Header, loads
from fieldhouse.table.seat import all_seats
from fieldhouse.web import views
from web.conftest import SetUp
from web.playing import give, lobby_of, look, play_out, play_until

TWO = [{"who": "me"}, {"who": "friend"}]


def test_a_newcomer_names_a_game_and_is_asked_something(client: TestClient, set_up: SetUp) -> None:
    table = set_up()
    (mine,) = table["seats"]
    view = look(client, mine["token"])
    assert view["seats"][mine["seat"]]["team"] == "2017-PHI"
    assert view["question"]["options"] or view["question"]["number"]
    assert [option["shortcut"] for option in view["question"]["options"]][:2] == ["1", "2"]


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_game_has_a_board_and_is_played_with_what_the_question_offers(
    client: TestClient, set_up: SetUp, game: str
) -> None:
    (mine,) = set_up(game)["seats"]
    view = look(client, mine["token"])
    for turn in range(30):
        options = view["question"]["options"]
        view = give(client, mine["token"], view, options[turn % len(options)]["key"] if options else None)
        assert view["board"]["kind"] == {"statispro": "basketball", "lords": "baseball"}.get(game, "football")
        page = client.get(f"/seat/{mine['token']}/table")
        assert page.status_code == 200


def test_an_answer_that_is_not_offered_is_refused_with_a_sentence_and_changes_nothing(
    client: TestClient, set_up: SetUp
) -> None:
    (mine,) = set_up()["seats"]
    before = look(client, mine["token"])
    body = {"turn": before["turn"], "key": "quarterback sneak"}
    answer = client.post(f"/api/seats/{mine['token']}/answer", json=body)
    assert answer.status_code == 400
    assert "cannot be chosen here" in answer.json()["detail"]
    assert look(client, mine["token"]) == before


def test_of_many_answers_to_one_question_exactly_one_is_taken(client: TestClient, set_up: SetUp) -> None:
    (mine,) = set_up()["seats"]
    view = look(client, mine["token"])
    body = {"turn": view["turn"], "key": view["question"]["default"]}
    outcomes: Counter[int] = Counter()

    def answer() -> None:
        outcomes[client.post(f"/api/seats/{mine['token']}/answer", json=body).status_code] += 1

    threads = [threading.Thread(target=answer) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert outcomes == {200: 1, 409: 7}
    assert look(client, mine["token"])["version"] == view["version"] + 1


def test_a_sealed_call_reaches_nobody_else_before_all_have_called(
    client: TestClient, another: TestClient, set_up: SetUp
) -> None:
    away, home = (seat["token"] for seat in set_up(seats=TWO)["seats"])
    tokens = {0: away, 1: home}
    look(client, home)
    view = look(client, away)
    while not (view["question"] and view["question"]["secret"]):
        asked = tokens[look(client, away)["waiting_for"][0]]
        give(client, asked, look(client, asked))
        view = look(client, away)
    table = view["table"]
    caller = next(seat for seat, token in tokens.items() if look(client, token)["question"]["name"] == "call")
    sealed = give(client, tokens[caller], look(client, tokens[caller]), "off-tackle")
    assert sealed["sealed"] == "off-tackle"
    other = tokens[1 - caller]
    seen = [
        another.get(path).text
        for path in (
            f"/api/seats/{other}", f"/seat/{other}", f"/seat/{other}/table", f"/api/tables/{table}", f"/watch/{table}",
            f"/api/tables/{table}/play-by-play", f"/watch/{table}/play-by-play", f"/api/tables/{table}/journal",
        )
    ]  # fmt: skip
    log = json.loads(seen[0])
    assert log["sealed"] is None
    assert log["seats"][caller]["has_sealed"]
    refused = another.post(f"/api/seats/{other}/answer", json={"turn": log["turn"], "key": "off-tackle"})
    for text in (*seen, refused.text.replace("'off-tackle' cannot", "")):
        assert "off-tackle" not in text.replace("2-Off Tackle", "").lower()


def test_hands_and_money_of_other_owners_reach_nobody(client: TestClient, set_up: SetUp) -> None:
    seats = [{"who": "me"}, {"who": "friend"}, {"who": "computer"}]
    first, second = set_up("lords", teams=["CED", "COP", "HAR"], seats=seats)["seats"]
    views = [look(client, each["token"]) for each in (first, second)]
    for _ in range(40):
        if all(view["board"]["hand"] for view in views):
            break
        for each in (first, second):
            view = look(client, each["token"])
            if view["question"] and not view["question"]["optional"]:
                give(client, each["token"], view)
        views = [look(client, each["token"]) for each in (first, second)]
    for me, view in enumerate(views):
        assert view["board"]["hand"], "the cards have been dealt"
        assert [owner["cash"] is None for owner in view["board"]["owners"]] == [seat != me for seat in all_seats(3)]
    hidden = views[1]["board"]["owners"][1]["cash"]
    held = {card["title"] for card in views[1]["board"]["hand"]} - {card["title"] for card in views[0]["board"]["hand"]}
    public = client.get(f"/api/tables/{views[0]['table']}").json()
    for view in (views[0], public):
        told = json.dumps({**view, "recent": []})
        assert not any(title in told for title in held)
        assert all(owner.get("cash") != hidden for owner in view["board"]["owners"][1:])
    assert public["board"]["hand"] == []
    assert client.get(f"/api/tables/{public['table']}/win-chance").json()["points"] == []
    box = client.get(f"/api/tables/{public['table']}/box-score")
    assert box.status_code == 200 and "$" not in box.text, "the years so far, and nobody's money"
    assert client.get(f"/api/tables/{public['table']}/totals").status_code == 409


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_rule_and_every_level_can_be_chosen_by_name_with_a_line_of_help(client: TestClient, game: str) -> None:
    page = client.get(f"/new/{game}").text
    definition = catalog.game(game)
    for option, words in definition.option_help.items():
        assert words and f'data-option="{option}"' in page and str(escape(words)) in page, option
    for preset in definition.presets:
        assert f'value="{preset}"' in page
    for level in definition.levels:
        assert f'value="computer:{level}"' in page


def test_a_table_against_the_rival_begins_at_once_and_its_work_in_the_background(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Header] = []
    monkeypatch.setattr(ahead, "begin", begun.append)
    wish = {"game": "ddf", "seats": [{"who": "me"}, {"who": "computer", "level": "rival"}]}
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 201
    assert [header.seats for header in begun] == [("person", "rival")]


def test_the_lobby_lists_games_under_way_and_finished_and_goes_on_with_any(client: TestClient, set_up: SetUp) -> None:
    (under_way,), (finished,) = (set_up()["seats"] for _ in range(2))
    play_out(client, finished["token"])
    rows = re.findall(r'<li class="(live|over)">\s*<a href="([^"]+)">(.*?)</li>', client.get("/").text, re.DOTALL)
    assert {(state, link) for state, link, _ in rows} == {("live", under_way["link"]), ("over", finished["link"])}
    assert {state: "Your turn" in words for state, _, words in rows} == {"live": True, "over": False}
    assert all(client.get(link).status_code == 200 for _, link, _ in rows)


@pytest.mark.parametrize(("game", "is_open"), [("ddf", True), ("lords", False)])
def test_a_sheet_is_offered_only_where_it_may_be_seen(
    client: TestClient, set_up: SetUp, game: str, is_open: bool
) -> None:
    table = set_up(game)
    for page in (f"/seat/{table['seats'][0]['token']}", f"/watch/{table['table']}", f"/watch/{table['table']}/at/0"):
        offered = set(re.findall(r'data-sheet="([^"]+)"', client.get(page).text))
        assert all(client.get(sheet).status_code == 200 for sheet in offered), page
        assert any(sheet.endswith("/box-score") for sheet in offered), page
        has_chances = any(sheet.endswith("/win-chance") for sheet in offered)
        assert has_chances == (is_open and "/at/" not in page), page


def test_the_seed_is_promised_first_and_told_last(client: TestClient, set_up: SetUp, tmp_path: Path) -> None:
    (mine,) = set_up("bowlbound")["seats"]
    begun = look(client, mine["token"])
    assert begun["dice"]["seed"] is None
    early = client.get(f"/api/tables/{begun['table']}/journal")
    assert early.status_code == 409
    over = play_out(client, mine["token"])
    assert over["dice"]["hash"] == begun["dice"]["hash"]
    journal = loads(client.get(f"/api/tables/{begun['table']}/journal").text)
    assert str(journal.header.seed) == over["dice"]["seed"]
    assert is_promised(journal.header, begun["dice"]["hash"])
    session = saved.verified(catalog.game("bowlbound"), journal)
    assert list(session.game.score) == over["score"]


def test_no_page_of_a_game_under_way_holds_its_seed(client: TestClient, set_up: SetUp, seed: int) -> None:
    table = set_up()
    (mine,) = table["seats"]
    for path in (f"/api/seats/{mine['token']}", f"/seat/{mine['token']}", f"/watch/{table['table']}"):
        assert str(seed) not in client.get(path).text


def test_real_dice_are_typed_in_and_a_reading_that_no_dice_show_is_refused(client: TestClient, set_up: SetUp) -> None:
    (mine,) = set_up(dice="hand", options={"preset": "basic"})["seats"]
    view = look(client, mine["token"])
    assert view["roll"]["dice"] == "coin"
    refused = client.post(f"/api/seats/{mine['token']}/roll", json={"turn": view["turn"], "reading": 7})
    assert refused.status_code == 400
    assert "cannot be rolled" in refused.json()["detail"]
    taken = client.post(f"/api/seats/{mine['token']}/roll", json={"turn": view["turn"], "reading": 1})
    assert taken.status_code == 200
    assert taken.json()["version"] > view["version"]


def test_a_routine_question_is_put_only_to_those_who_want_everything(
    client: TestClient, set_up: SetUp, seed: int
) -> None:
    (mine,) = set_up()["seats"]
    client.post(f"/api/seats/{mine['token']}/orders", json={"code": "clock", "value": "ask"})
    names = set()
    view = look(client, mine["token"])
    for _ in range(25):
        names.add(view["question"]["name"])
        view = give(client, mine["token"], view)
    (other,) = set_up()["seats"]
    quiet = set()
    view = look(client, other["token"])
    for _ in range(25):
        quiet.add(view["question"]["name"])
        view = give(client, other["token"], view)
    assert "tempo" in names
    assert "tempo" not in quiet


def test_a_program_waits_for_news_instead_of_asking_again_and_again(client: TestClient, set_up: SetUp) -> None:
    (mine,) = set_up()["seats"]
    view = look(client, mine["token"])
    later = threading.Timer(0.3, lambda: give(client, mine["token"], view))
    later.start()
    news = client.get(f"/api/seats/{mine['token']}", params={"after": view["version"], "wait": 10}).json()
    later.join()
    assert news["version"] > view["version"]


def test_the_dice_of_the_last_play_are_on_the_board_with_the_cells_they_hit(
    client: TestClient, set_up: SetUp, seed: int
) -> None:
    (mine,) = set_up(options={"preset": "basic"})["seats"]
    view = play_until(client, mine["token"], "call")
    view = give(client, mine["token"], view, "short")
    throws = {throw["label"]: throw for throw in view["board"]["throws"]}
    offense = throws["offense"]
    black, white, yellow = (die["face"] for die in offense["dice"])
    assert offense["reading"] == 10 * black + white + yellow
    assert offense["column"] == "6-Short"
    assert any(key.endswith(f"offense, 6-Short/{offense['reading']}") for key in view["board"]["lit"])
    charts = client.get(f"/watch/{view['table']}/charts").text
    assert all(f'data-cell="{key}"' in charts for key in view["board"]["lit"])


@pytest.mark.parametrize("game", ["ddf", "bowlbound", "statispro", "lords"])
def test_a_board_is_drawn_without_running_the_play_again(
    client: TestClient, set_up: SetUp, seed: int, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """The throws have been written down as it was played; to begin a step once more would be to play it twice."""
    token = set_up(game)["seats"][0]["token"]
    view = look(client, token)
    room, seat = lobby_of(client).rooms.seat(token)
    for _ in range(12):
        view = give(client, token, view)
        room.seen.clear()
        with monkeypatch.context() as drawing:
            drawing.setattr(type(room.definition), "step", None)
            assert views.view(room, seat) == view


def test_an_unknown_link_opens_nothing(client: TestClient) -> None:
    unknown = "x" * 32
    for path in (f"/api/seats/{unknown}", f"/seat/{unknown}", f"/api/tables/{unknown}", f"/watch/{unknown}"):
        assert client.get(path).status_code == 404
    assert client.post(f"/api/seats/{unknown}/answer", json={"turn": "0-0", "key": "go"}).status_code == 404


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"game": "chess"}, "There is no game"),
        ({"game": "ddf", "teams": ["2017-XXX", "2017-PHI"]}, "There is no team"),
        ({"game": "ddf", "options": {"audible": True}}, "There is no option"),
        ({"game": "ddf", "seats": [{"who": "me"}]}, "2 seats are to be taken"),
        ({"game": "ddf", "seats": [{"who": "me"}, {"who": "computer", "level": "genius"}]}, "There is no level"),
    ],
)
def test_a_wish_that_makes_no_sense_is_a_sentence(client: TestClient, wish: dict[str, Any], sentence: str) -> None:
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code in (400, 404)
    assert sentence in answer.json()["detail"]
