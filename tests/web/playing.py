"""Playing over the API, as a program would."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.testclient import TestClient
from playwright.sync_api import FloatRect, Locator

from fieldhouse.table.seat import Seat
from fieldhouse.web.lobby import Lobby
from fieldhouse.web.room import Room

View = dict[str, Any]


def lobby_of(client: TestClient) -> Lobby:
    """What the server holds behind its routes."""
    assert isinstance(client.app, FastAPI)
    lobby: Lobby = client.app.state.lobby
    return lobby


def answer_default(room: Room, seat: Seat) -> None:
    """Answer what a seat is asked with its default."""
    question = room.question(seat)
    assert question is not None
    room.answer(seat, room.turn, question.default)


def box_of(locator: Locator) -> FloatRect:
    """Where something stands on the page."""
    box = locator.bounding_box()
    assert box is not None, "it is not to be seen"
    return box


def look(client: TestClient, token: str) -> View:
    answer = client.get(f"/api/seats/{token}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def give(client: TestClient, token: str, view: View, key: str | None = None) -> View:
    """Answer the question of a view, with its default unless told otherwise."""
    body = {"turn": view["turn"], "key": key if key is not None else view["question"]["default"]}
    answer = client.post(f"/api/seats/{token}/answer", json=body)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def play_until(client: TestClient, token: str, name: str) -> View:
    """Go on with defaults until a question of that name is asked."""
    view = look(client, token)
    while view["question"]["name"] != name:
        view = give(client, token, view)
    return view


def play_out(client: TestClient, *tokens: str) -> View:
    """Play a game to its end: every seat answers with the default."""
    while True:
        for token in tokens:
            view = look(client, token)
            while view["question"] and not view["question"]["optional"]:
                view = give(client, token, view)
            if view["over"]:
                return view


ALONE = {"game": "ddf", "options": {"preset": "basic"}}
