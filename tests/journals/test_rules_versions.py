"""A change of rules is a new version: old journals are played back by their own rules, new games by today's."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from fastapi.testclient import TestClient

import fieldhouse
from fieldhouse import catalog
from fieldhouse.games.ddf.game import DataDrivenFootball
from fieldhouse.games.ddf.state import Game
from fieldhouse.library import ddf
from fieldhouse.store import saved
from fieldhouse.table.dice import die
from fieldhouse.table.journal import JournalMismatch
from fieldhouse.table.session import AnySession, Session
from fieldhouse.web.app import create_app
from fieldhouse.web.settings import LOOPBACK, Settings
from table.duel import DUEL, Duel, DuelGame, play_round, step
from table.seats import FIRST
from web.playing import ALONE, give, lobby_of, look

OMEN = die("omen", range(1, 21))
OLD_JOURNAL = Path(__file__).parent / "ddf-basic-1.jsonl"


class LaterDuel(Duel):
    """The second version of the toy's rules: the dice are thrown once more before a round, and a win is worth more."""

    rules_version = 2
    older_rules = MappingProxyType({1: DUEL})

    def step(self, game: DuelGame) -> None:
        if game.phase == "round":
            game.score[FIRST] += game.table.roll(OMEN, "omen")
            play_round(game)
        else:
            step(game)


EARLIER: Any = DUEL
LATER: Any = LaterDuel()


def played(definition: Any) -> AnySession:
    header = replace(definition.header(("A", "B"), 9, {}), seats=("random", "random"))
    return Session(definition, header, [definition.coach("random")] * 2)


def test_an_old_journal_is_played_by_its_own_rules_and_a_new_game_by_the_new() -> None:
    old, new = played(EARLIER), played(LATER)
    assert (old.header.rules_version, new.header.rules_version) == (1, 2)
    assert old.game.score != new.game.score
    for journal, score in ((old.journal, old.game.score), (new.journal, new.game.score)):
        for again in (saved.verified(LATER, journal), saved.replayed(LATER, journal), saved.resumed(LATER, journal)):
            assert again.over and list(again.game.score) == list(score) and again.journal == journal
    assert saved.resumed(LATER, old.journal).definition is DUEL


def test_the_old_rules_do_not_fit_a_new_journal_nor_the_new_an_old_one() -> None:
    old, new = played(EARLIER).journal, played(LATER).journal
    with pytest.raises(JournalMismatch):
        saved.replayed(LATER, replace(old, header=replace(old.header, rules_version=2)))
    with pytest.raises(JournalMismatch):
        saved.replayed(LATER, replace(new, header=replace(new.header, rules_version=1)))


def test_rules_that_nobody_keeps_are_refused_with_those_that_are_kept() -> None:
    header = played(EARLIER).header
    with pytest.raises(JournalMismatch, match=r"by version 3 of the rules of Duel; here is version 1, 2\."):
        saved.check_header(LATER, replace(header, rules_version=3))
    with pytest.raises(JournalMismatch, match=r"by version 2 of the rules of Duel; here is version 1\."):
        saved.check_header(EARLIER, replace(header, rules_version=2))


class LaterFootball(DataDrivenFootball):
    """Football whose rules of today throw a die more before every play."""

    rules_version = 2

    def step(self, game: Game) -> None:
        game.table.roll(OMEN, "omen")
        super().step(game)


def change_the_rules(patch: pytest.MonkeyPatch) -> LaterFootball:
    """The house on the day after a change of the rules of football."""
    made = LaterFootball(ddf.load_team, ddf.season_charts)
    made.older_rules = {1: ddf.definition()}
    patch.setattr(catalog, "game", lambda name: made)
    catalog.forget_coaches()
    return made


@pytest.fixture
def patch(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    yield monkeypatch
    catalog.forget_coaches()


def test_the_public_names_play_a_game_by_the_version_in_its_header(patch: pytest.MonkeyPatch) -> None:
    later: Any = change_the_rules(patch)
    assert fieldhouse.replay(OLD_JOURNAL, verify=True).is_over
    old, new = saved.read(OLD_JOURNAL).header, fieldhouse.play("ddf", "2017-HAR", "2017-IRO", seed=3)
    assert new.session.header.rules_version == 2 and saved.verified(later, new.session.journal).over
    assert catalog.rules_of(old).rules_version == 1 and catalog.rules_of(new.session.header) is later
    assert catalog.coach_of(old, "book") is not catalog.coach_of(new.session.header, "book")


def test_a_table_in_the_lobby_goes_on_by_the_rules_that_it_was_begun_with(
    patch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    patch.setenv("FIELDHOUSE_DATA", str(tmp_path))
    settings = Settings("key", (*LOOPBACK, "testserver"), has_rollouts=False)
    with TestClient(create_app(settings)) as yesterday:
        token = yesterday.post("/api/tables", json=ALONE).json()["seats"][0]["token"]
        begun = look(yesterday, token)
    change_the_rules(patch)
    with TestClient(create_app(settings)) as today:
        assert look(today, token)["question"] == begun["question"]
        view = give(today, token, look(today, token))
        room = lobby_of(today).rooms.room(view["table"])
        assert room.header.rules_version == room.definition.rules_version == 1
        assert not any(entry.label == "omen" for entry in room.session.journal.entries)
