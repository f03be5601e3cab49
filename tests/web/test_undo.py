"""Taking back: one's own sealed call freely, anything else by agreement, and never across what was seen."""

from __future__ import annotations

from typing import Any

from fastapi.testclient import TestClient

from web.conftest import SetUp
from web.playing import give, look, play_until

TWO = [{"who": "me"}, {"who": "friend"}]


def propose(client: TestClient, token: str, what: str = "undo") -> Any:
    return client.post(f"/api/seats/{token}/propose", json={"what": what})


def reply(client: TestClient, token: str, agree: bool, name: str | None = None) -> Any:
    """To what is proposed now, or to a proposal by its name."""
    proposal = look(client, token)["proposal"] or {"name": "nothing"}
    return client.post(f"/api/seats/{token}/reply", json={"proposal": name or proposal["name"], "agree": agree})


def test_dice_that_were_seen_stay_rolled(client: TestClient, set_up: SetUp, seed: int) -> None:
    (mine,) = set_up()["seats"]
    view = play_until(client, mine["token"], "call")
    give(client, mine["token"], view, "short")
    refused = propose(client, mine["token"])
    assert refused.status_code == 409
    assert "practice game" in refused.json()["detail"]


def test_in_a_practice_game_the_same_dice_come_again(client: TestClient, set_up: SetUp, seed: int) -> None:
    (mine,) = set_up(practice=True)["seats"]
    view = play_until(client, mine["token"], "call")
    once = give(client, mine["token"], view, "short")
    back = propose(client, mine["token"]).json()
    assert back["question"]["name"] == "call"
    assert back["plays"] == view["plays"]
    assert back["turn"] != view["turn"], "an answer to the old question would be too late"
    again = give(client, mine["token"], back, "short")
    assert again["recent"] == once["recent"]
    assert again["board"] == once["board"]


def test_a_sealed_call_is_taken_back_without_asking_and_the_other_stays(
    client: TestClient, set_up: SetUp, seed: int
) -> None:
    away, home = (seat["token"] for seat in set_up(seats=TWO)["seats"])
    for token in (away, home, away, home, away, home):
        view = look(client, token)
        if view["question"] and not view["question"]["secret"]:
            give(client, token, view)
    first = look(client, away)
    assert first["question"]["secret"]
    give(client, away, first)
    back = propose(client, away).json()
    assert back["sealed"] is None
    assert back["question"]["secret"]
    assert back["proposal"] is None


def test_both_must_agree(client: TestClient, set_up: SetUp, seed: int) -> None:
    away, home = (seat["token"] for seat in set_up(seats=TWO, practice=True)["seats"])
    tokens = (away, home)
    look(client, home)  # the game begins when both have sat down
    asked = look(client, away)["waiting_for"][0]
    view = give(client, tokens[asked], look(client, tokens[asked]))
    waiting = propose(client, tokens[asked]).json()
    name = f"{view['version']}-undo"
    assert waiting["proposal"] == {"name": name, "what": "undo", "by": asked, "agreed": [asked], "is_mine": True}
    assert waiting["turn"] == view["turn"], "nothing has been taken back yet"
    assert reply(client, tokens[1 - asked], False).json()["proposal"] is None
    propose(client, tokens[asked])
    agreed = reply(client, tokens[1 - asked], True).json()
    assert agreed["proposal"] is None
    assert agreed["plays"] <= view["plays"]
    assert agreed["turn"].startswith("1-")


def test_an_answer_ends_what_was_proposed(client: TestClient, set_up: SetUp, seed: int) -> None:
    away, home = (seat["token"] for seat in set_up(seats=TWO)["seats"])
    propose(client, away, "practice")
    assert look(client, home)["proposal"]["what"] == "practice"
    tokens = (away, home)
    asked = tokens[look(client, away)["waiting_for"][0]]
    assert give(client, asked, look(client, asked))["proposal"] is None
    assert reply(client, home, True).status_code == 409


def test_a_game_becomes_practice_only_by_agreement_of_all(client: TestClient, set_up: SetUp) -> None:
    away, home = (seat["token"] for seat in set_up(seats=TWO)["seats"])
    assert not propose(client, away, "practice").json()["practice"]
    assert reply(client, home, True).json()["practice"]


def test_a_reply_is_to_the_proposal_that_it_names(client: TestClient, set_up: SetUp, seed: int) -> None:
    """Somebody agrees to a practice game while another proposal takes its place: he has agreed to nothing else."""
    away, home = (seat["token"] for seat in set_up(seats=TWO)["seats"])
    first = propose(client, away, "practice").json()["proposal"]["name"]
    reply(client, home, False)
    second = propose(client, away, "practice").json()["proposal"]["name"]
    assert second != first
    late = reply(client, home, True, first)
    assert (late.status_code, late.json()["detail"][:27]) == (409, "That is not proposed any mo")
    assert not look(client, home)["practice"]
    assert reply(client, home, True, second).json()["practice"]
