"""The dice that a table shows are of the play that mattered since the last answer, not of the kickoff after it."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from fieldhouse.gridiron.outcome import ENDINGS
from fieldhouse.gridiron.phases import KICKOFF
from fieldhouse.web import snapshot, views
from fieldhouse.web.boards import board_of
from web.conftest import SetUp
from web.playing import give, lobby_of, look

SCORES = 3
PARTS = ("throws", "explained", "lit")


@pytest.mark.parametrize(("game", "preset"), [("ddf", "basic"), ("bowlbound", "recommended")])
def test_a_score_keeps_its_dice_through_the_kickoff(
    client: TestClient, set_up: SetUp, seed: int, game: str, preset: str
) -> None:
    (seat,) = set_up(game, options={"preset": preset}, orders="usual")["seats"]
    room = lobby_of(client).rooms.seat(seat["token"])[0]
    session, scores = room.session, 0
    view = look(client, seat["token"])
    while not view["over"] and scores < SCORES:
        view = give(client, seat["token"], view)
        heard, last = views.heard_by(room, seat["seat"]), len(session.rests) - 1
        since: list[tuple[int, Any]] = [
            (play, note)
            for play in range(heard + 1, last + 1)
            for note in session.notes[session.rests[play - 1].notes : session.rests[play].notes]
        ]
        scored = [(play, note) for play, note in since if any(how in ENDINGS for _, _, how in note.points)]
        if not scored or since[-1][1].kind != KICKOFF or view["over"]:
            continue
        scores += 1
        play, note = scored[-1]
        shown, mattered = view["board"], board_of(game).view(snapshot.at(session, play), seat["seat"])
        assert [shown[part] for part in PARTS] == [mattered[part] for part in PARTS]
        assert shown["dice_of"].endswith(f": {note.points[0][2]}")
        assert f'<p class="dice-of">{shown["dice_of"]}</p>' in client.get(f"/seat/{seat['token']}/table").text
    assert scores == SCORES, "the computer scored too seldom"
