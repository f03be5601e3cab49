"""How a game flows: keys that stay with their answers, rows of answers, news since the last answer."""

from __future__ import annotations

from itertools import chain

import pytest
from fastapi.testclient import TestClient
from playwright.sync_api import expect

from fieldhouse import catalog
from fieldhouse.web.boards import board_of
from fieldhouse.web.spans import spans
from fieldhouse.web.wording import final_sentence
from patience import PATIENCE
from web.browsing import answer
from web.conftest import SetUp, Visitor
from web.playing import View, give, lobby_of, look, play_out, play_until

BASIC = {"preset": "basic"}
KICKS = ["punt", "pooch", "field-goal", "kneel", "safety"]


def shortcuts(view: View) -> dict[str, str]:
    return {option["key"]: option["shortcut"] for option in view["question"]["options"]}


def next_call(client: TestClient, token: str, view: View) -> View:
    """Go on until a play is to be called again, running up the middle: fourth downs come."""
    while True:
        view = give(client, token, view, "plunge" if view["question"]["name"] == "call" else None)
        if view["over"] or view["question"]["name"] == "call":
            return view


def test_a_key_belongs_to_its_answer_and_kicks_have_a_row_of_their_own(
    client: TestClient, set_up: SetUp, seed: int
) -> None:
    (seat,) = set_up("ddf", options=BASIC)["seats"]
    view = play_until(client, seat["token"], "call")
    first = shortcuts(view)
    downs: set[int] = set()
    counts: set[int] = set()
    while not view["over"] and not (len(counts) > 1 and downs >= {1, 4}):
        question = view["question"]
        kicks, down = [key for key in shortcuts(view) if key in KICKS], view["board"]["situation"][:1]
        assert all(first.get(key, letter) == letter for key, letter in shortcuts(view).items())
        if kicks:  # not on a try for two
            assert question["rows"][0 if down == "4" else 1] == kicks
            assert sorted(chain.from_iterable(question["rows"])) == sorted(shortcuts(view))
        downs.add(int(down) if down.isdecimal() else 0)
        counts.add(len(question["options"]))
        first = {**shortcuts(view), **first}
        view = next_call(client, seat["token"], view)
    assert downs >= {1, 4} and len(counts) > 1


def test_all_that_happened_since_the_last_answer_is_told_in_order(client: TestClient, set_up: SetUp, seed: int) -> None:
    (seat,) = set_up("ddf", options=BASIC)["seats"]
    view = play_until(client, seat["token"], "call")
    room = lobby_of(client).rooms.seat(seat["token"])[0]
    most = 0
    while not view["over"]:
        before = len(room.session.rests) - 1
        view = give(client, seat["token"], view)
        since = [line for line in room.play_by_play.lines if line.play > before]
        plays = len({line.play for line in since})
        if plays > most:
            most = plays
            page = client.get(seat["link"]).text
            told = page.partition('class="last-play"')[2].partition("</p>")[0]
            places = [told.find(str(line.html)) for line in since]
            assert -1 not in places and places == sorted(places)
            assert page.partition('class="log"')[2].partition("</ol>")[0].count('class="new"') == len(since)
    assert most > 1, "now and then several plays pass without a question"


def test_take_back_is_offered_only_where_it_can_be(client: TestClient, set_up: SetUp, seed: int) -> None:
    (seat,) = set_up("ddf", options=BASIC)["seats"]
    token, offered = seat["token"], set()
    view = look(client, token)
    for _ in range(60):
        answer = client.post(f"/api/seats/{token}/propose", json={"what": "undo"})
        offered.add(view["can_undo"])
        assert (answer.status_code == 200) == view["can_undo"]
        view = look(client, token)
        if view["over"]:
            break
        view = give(client, token, view)
    assert False in offered


def test_a_key_that_is_held_plays_once(visitor: Visitor, address: str) -> None:
    page = visitor().new_page()
    page.goto(address)
    page.get_by_role("button", name="Kick off now").click()
    expect(page.locator(".answers button").first).to_be_enabled()
    answers: list[str] = []
    page.on("request", lambda request: answers.append(request.url) if request.url.endswith("/answer") else None)
    view = page.locator("#table-view")
    version = str(view.get_attribute("data-version"))
    page.keyboard.down("1")
    expect(view).not_to_have_attribute("data-version", version)
    idle = page.locator("#table:not(.busy)")
    for _ in range(3):
        page.keyboard.down("1")  # a held key repeats itself
        expect(idle).to_have_count(1)
    assert len(answers) == 1
    page.keyboard.up("1")
    page.locator(".answers button").first.focus()
    for _ in range(4):
        page.keyboard.down("Enter")
        expect(idle).to_have_count(1)
    assert len(answers) == 2


def test_a_call_that_hardly_anybody_means_is_asked_back(visitor: Visitor, address: str) -> None:
    page = visitor().new_page()
    page.goto(address)
    page.get_by_role("button", name="Kick off now").click()
    safety = page.locator('[data-key="safety"]')
    while not safety.count():
        answer(page)
    view = page.locator("#table-view")
    version = str(view.get_attribute("data-version"))
    asked_back = page.get_by_role("dialog", name="Take a safety?")
    safety.click()
    expect(asked_back).to_contain_text("It gives them two points and the ball.")
    asked_back.get_by_role("button", name="Think again").click()
    expect(asked_back).to_be_hidden()
    page.keyboard.press(str(safety.get_attribute("data-shortcut")))
    expect(asked_back).to_be_visible()
    page.keyboard.press("Escape")
    expect(view).to_have_attribute("data-version", version)
    safety.click()
    asked_back.get_by_role("button", name="Call it all the same").click()
    expect(view).not_to_have_attribute("data-version", version)


def let_call(client: TestClient, token: str, view: View, until: str) -> View:
    answer = client.post(f"/api/seats/{token}/let-call", json={"turn": view["turn"], "until": until})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


@pytest.mark.parametrize("game", ["ddf", "statispro", "lords"])
def test_the_computer_calls_as_long_as_it_is_let(client: TestClient, set_up: SetUp, game: str) -> None:
    (seat,) = set_up(game)["seats"]
    token = seat["token"]
    view = let_call(client, token, look(client, token), "one")
    assert view["delegated"] is None
    before = view["score"]
    view, calls = let_call(client, token, view, "score"), 1
    while view["delegated"]:
        assert not view["over"]
        view, calls = let_call(client, token, view, "score"), calls + 1
    assert calls > 1
    assert view["over"] or view["score"] != before


@pytest.mark.parametrize("until", ["fourth-down", "two-minutes", "lead", "possession", "period"])
def test_the_computer_stops_where_it_was_told_to(client: TestClient, set_up: SetUp, seed: int, until: str) -> None:
    """With the call that brings it, not one later."""
    (seat,) = set_up("ddf", options=BASIC)["seats"]
    token = seat["token"]
    view = play_until(client, token, "call")
    game = lobby_of(client).rooms.seat(token)[0].session
    for _ in range(2):
        reached = board_of("ddf").landmarks(game.game)[until]
        view = let_call(client, token, view, until)
        while view["delegated"]:
            assert board_of("ddf").landmarks(game.game)[until] in (reached, None)
            view = let_call(client, token, view, until)
        now = board_of("ddf").landmarks(game.game)[until]
        assert view["over"] or (now is not None and now != reached)
        if view["over"]:
            return
        if until == "fourth-down":
            assert view["board"]["situation"].startswith("4th")


def test_what_a_game_has_not_is_not_waited_for(client: TestClient, set_up: SetUp) -> None:
    (seat,) = set_up("ddf", options=BASIC)["seats"]
    view = look(client, seat["token"])
    said = client.post(f"/api/seats/{seat['token']}/let-call", json={"turn": view["turn"], "until": "injury"})
    assert said.status_code == 400
    assert said.json()["detail"] == "In Data-Driven Football nobody waits for 'injury'."


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_span_of_a_board_has_its_landmark(client: TestClient, set_up: SetUp, game: str) -> None:
    (seat,) = set_up(game)["seats"]
    view = look(client, seat["token"])
    session = lobby_of(client).rooms.seat(seat["token"])[0].session
    known = board_of(game).landmarks(session.game).keys()
    assert spans(view["board"]["kind"]).keys() - {"one", "rest"} == known


def test_an_injury_is_one_more_than_there_were(
    client: TestClient, set_up: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody recovers, then another is hurt: that ends it."""
    (seat,) = set_up("statispro", orders="usual")["seats"]
    token = seat["token"]
    hurt = {"injury": 2}
    real = board_of("statispro")
    board = real._replace(landmarks=lambda game: {**real.landmarks(game), **hurt})
    monkeypatch.setattr("fieldhouse.web.delegation.board_of", lambda game: board)
    view = let_call(client, token, look(client, token), "injury")
    assert view["delegated"] == "injury"
    for injured, is_over in ((1, False), (1, False), (2, True)):
        hurt["injury"] = injured
        view = let_call(client, token, view, "injury")
        assert (view["delegated"] is None) is is_over


def test_whoever_answers_himself_or_stops_has_the_game_back(client: TestClient, set_up: SetUp) -> None:
    (seat,) = set_up("ddf", options=BASIC)["seats"]
    token = seat["token"]
    view = let_call(client, token, look(client, token), "rest")
    assert view["delegated"] == "rest"
    assert give(client, token, view)["delegated"] is None
    view = let_call(client, token, look(client, token), "rest")
    stopped = let_call(client, token, view, "stop")
    assert stopped["delegated"] is None and stopped["turn"] == view["turn"]
    old = client.post(f"/api/seats/{token}/let-call", json={"turn": "0-0", "until": "one"})
    assert old.status_code == 409


def test_the_computer_calls_in_the_browser_until_it_is_stopped(visitor: Visitor, address: str) -> None:
    page = visitor().new_page()
    page.goto(address)
    page.get_by_role("button", name="Kick off now").click()
    expect(page.locator(".answers button").first).to_be_enabled()
    view = page.locator("#table-view")
    page.get_by_text("Let the computer call").click()
    page.get_by_role("button", name="The rest of the game").click()
    stop = page.get_by_role("button", name="Stop", exact=True)
    expect(stop).to_be_visible()
    version = str(view.get_attribute("data-version"))
    expect(view).not_to_have_attribute("data-version", version)  # it goes on by itself
    stop.click()
    expect(page.get_by_text("Let the computer call")).to_be_visible()
    expect(view).to_have_attribute("data-delegated", "")


def test_the_computer_calls_in_the_browser_until_what_it_was_told_to_wait_for(visitor: Visitor, address: str) -> None:
    page = visitor().new_page()
    page.goto(address)
    page.get_by_role("button", name="Kick off now").click()
    expect(page.locator(".answers button").first).to_be_enabled()
    view = page.locator("#table-view")
    page.get_by_text("Let the computer call").click()
    page.get_by_role("button", name="Until the next fourth down").click()
    expect(view).to_have_attribute("data-delegated", "fourth-down")
    expect(view).to_have_attribute("data-delegated", "", timeout=1000 * PATIENCE)
    expect(page.locator(".sb-what")).to_contain_text("4th")
    version = str(view.get_attribute("data-version"))
    expect(page.locator(".answers button").first).to_be_enabled()
    page.wait_for_timeout(300)
    expect(view).to_have_attribute("data-version", version)  # it is the person's again


def test_the_end_of_a_game_tells_its_score(client: TestClient, set_up: SetUp) -> None:
    (seat,) = set_up("ddf", options=BASIC)["seats"]
    view = play_out(client, seat["token"])
    most, least = max(view["score"]), min(view["score"])
    said = client.get(seat["link"]).text.partition('id="prompt">')[2].partition("</h2>")[0]
    assert said.endswith(f" {most}-{least}.")


@pytest.mark.parametrize(
    ("score", "winner", "sentence"),
    [
        ([20, 23], 1, "Herons win 23-20."),
        ([20, 20], None, "It ends in a tie, 20-20."),
        ([9, 12, 7], 1, "Herons win: Gulls 9, Herons 12, Bison 7."),
    ],
)
def test_a_result_is_a_sentence(score: list[int], winner: int | None, sentence: str) -> None:
    seats = [{"title": title} for title in ("Gulls", "Herons", "Bison")[: len(score)]]
    assert final_sentence({"score": score, "winner": winner, "seats": seats}) == sentence


def test_what_is_long_comes_compressed_if_the_browser_likes(client: TestClient) -> None:
    teams = client.get("/teams/ddf", headers={"Accept-Encoding": "gzip"})
    assert teams.headers["content-encoding"] == "gzip"
    assert "content-security-policy" in teams.headers
    assert "content-encoding" not in client.get("/teams/ddf", headers={"Accept-Encoding": "identity"}).headers
