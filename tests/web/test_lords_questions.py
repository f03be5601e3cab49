"""What an owner of Lords of Baseball is asked in a whole game: trades of others are settled without him."""

from __future__ import annotations

from collections import Counter

import pytest
from fastapi.testclient import TestClient

from web.conftest import SetUp
from web.playing import give, look


@pytest.mark.parametrize("dice", [20171, 6])
def test_nobody_is_asked_the_same_thing_again_and_again_while_computers_trade(
    client: TestClient, set_up: SetUp, monkeypatch: pytest.MonkeyPatch, dice: int
) -> None:
    monkeypatch.setattr("fieldhouse.store.fairness.fair_seed", lambda: dice)
    (seat,) = set_up("lords", orders="usual")["seats"]
    view = look(client, seat["token"])
    names: Counter[str] = Counter()
    prompts: list[str] = []
    while not view["over"]:
        question = view["question"]
        names[question["name"]] += 1
        prompts.append(f"{question['name']}: {question['prompt']}")
        view = give(client, seat["token"], view)
    assert names["interject"] == 0, "it is another's turn, and nothing concerns him"
    trades = Counter(prompt for prompt in prompts if prompt.startswith("outbid"))
    assert max(trades.values(), default=0) <= 1 and names["outbid"] <= 6, trades
