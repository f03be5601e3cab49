"""A league is a ledger: written, folded, verified, shown as it was; on SQLite and PostgreSQL alike."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from itertools import count
from threading import Barrier
from typing import Any

import pytest
from sqlalchemy import create_engine, delete, func, select, text, update
from sqlalchemy.orm import Session

from fieldhouse.games.fool import commands
from fieldhouse.games.fool.codec import FORM, league_to_json
from fieldhouse.games.fool.commands import RULES_VERSION, Command
from fieldhouse.games.fool.state import League, Refused
from fieldhouse.leagues import ledger
from fieldhouse.leagues import store as leagues
from fieldhouse.leagues.ledger import blank_league, fold
from fieldhouse.leagues.open_league import OpenLeague, overviews, past
from fieldhouse.leagues.store import BadLeague, LeagueStore, packed, unpacked
from fieldhouse.store import database
from fieldhouse.store.database import LedgerRow, SnapshotRow
from fieldhouse.table.journal import JournalMismatch
from patience import PATIENCE

BOSS = "commissioner"
SMALL: dict[str, Any] = {
    "season_games": 3,
    "rounds": 2,
    "class_size": 6,
    "camp_roster": 56,
    "cuts": "56 54 52",
    "playoff_teams": 2,
}


def founded(store: LeagueStore, seed: int = 5) -> OpenLeague:
    return OpenLeague.found(store, "small", seed, 4, SMALL, {})


def through_the_draft(store: LeagueStore) -> OpenLeague:
    opened = founded(store)
    for _ in range(3):
        opened.step()
    return opened


def test_the_league_is_the_fold_of_its_ledger(store: LeagueStore) -> None:
    opened = through_the_draft(store)
    folded, last = store.league("small", snapshots=False)
    assert last == opened.last
    assert league_to_json(folded) == league_to_json(opened.league)


def test_every_roll_is_what_the_seed_gives(store: LeagueStore) -> None:
    opened = through_the_draft(store)
    fold(blank_league(opened.charter), opened.charter, store.rows("small"), verify=True)


def test_a_roll_that_was_tampered_with_is_found(store: LeagueStore) -> None:
    opened = founded(store)
    opened.step()
    with Session(store.engine) as session, session.begin():
        row = session.scalars(select(LedgerRow).where(LedgerRow.number == 1)).one()
        rolls = unpacked(row.rolls)
        index = next(index for index, roll in enumerate(rolls) if roll[1] == "better or worse")
        rolls[index][2] = (rolls[index][2] + 50) % 100
        session.execute(update(LedgerRow).where(LedgerRow.id == row.id).values(rolls=packed(rolls)))
    with pytest.raises(JournalMismatch, match="does not fit"):
        fold(blank_league(opened.charter), opened.charter, store.rows("small"), verify=True)


def test_snapshots_may_be_thrown_away(store: LeagueStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leagues, "SNAPSHOT_EVERY", 5)
    opened = through_the_draft(store)
    with Session(store.engine) as session, session.begin():
        count = session.scalar(select(func.count()).select_from(SnapshotRow))
        assert count is not None
        assert count > 1
        by_snapshot = league_to_json(store.league("small")[0])
        session.execute(delete(SnapshotRow))
    assert league_to_json(store.league("small")[0]) == by_snapshot == league_to_json(opened.league)


def test_any_past_day_can_be_shown_again(store: LeagueStore) -> None:
    opened = founded(store)
    days = []
    for _ in range(4):
        opened.computers()
        days.append((opened.league.day, league_to_json(opened.league)))
        opened.advance()
    for day, then in days:
        was = league_to_json(past(store, "small", day))
        assert was["phase"] != opened.league.phase or day == days[-1][0]
        assert was["day"] == day + 1  # the day ends with its advance
        before, _ = store.league("small", store.last_number("small", day) - 1)
        assert league_to_json(before) == then


def test_the_same_seed_gives_the_same_league(store: LeagueStore) -> None:
    first = league_to_json(through_the_draft(store).league)
    store.delete("small")
    assert league_to_json(through_the_draft(store).league) == first
    store.delete("small")
    assert league_to_json(founded(store, seed=6).league)["players"] != first["players"]


def test_a_refused_command_changes_nothing_and_is_not_written(store: LeagueStore) -> None:
    opened = founded(store)
    before = league_to_json(opened.league)
    for command in (
        Command(BOSS, "draft", {"team": "ASH", "player": 1}),
        Command("ann", "advance", {}),
        Command(BOSS, "dance", {}),
        Command(BOSS, "draft", {"steam": "ASH"}),
        Command(BOSS, "offer", {"giver": "ASH", "taker": "BAY", "gives": [10**6]}),
    ):
        with pytest.raises(Refused):
            opened.give(command)
        assert league_to_json(opened.league) == before
    assert store.last_number("small") == 1


def test_a_run_of_commands_is_written_whole_or_not_at_all(store: LeagueStore) -> None:
    opened = founded(store)
    fine = Command(BOSS, "fine", {"team": "ASH", "amount": 1, "reason": "late"})
    with pytest.raises(Refused), opened.together():
        opened.give(fine)
        opened.give(Command(BOSS, "dance", {}))
    assert store.last_number("small") == opened.last == 1
    assert opened.league.teams["ASH"].fines == ()
    with opened.together():
        opened.give(fine)
        opened.give(fine)
    assert store.last_number("small") == 3


def test_two_who_write_at_once_do_not_overwrite_each_other(store: LeagueStore) -> None:
    founded(store)
    one, other = OpenLeague(store, "small"), OpenLeague(store, "small")
    fine = Command(BOSS, "fine", {"team": "ASH", "amount": 1, "reason": "late"})
    one.give(fine)
    with pytest.raises(BadLeague, match="Somebody else has written"):
        other.give(fine)
    assert store.last_number("small") == 2


def test_of_two_who_found_a_league_at_once_one_is_refused(store: LeagueStore, monkeypatch: pytest.MonkeyPatch) -> None:
    both, calls = Barrier(2, timeout=PATIENCE), count()

    def now_both() -> datetime:
        if next(calls) < both.parties:
            both.wait()
        return database.now()

    monkeypatch.setattr(leagues, "now", now_both)

    def found(seed: int) -> str:
        try:
            founded(store, seed)
        except BadLeague as refusal:
            return str(refusal)
        return ""

    with ThreadPoolExecutor(2) as pool:
        assert sorted(pool.map(found, (1, 2))) == ["", "There is a league 'small' already: choose another --name."]


def test_leagues_by_name(store: LeagueStore) -> None:
    founded(store)
    with pytest.raises(BadLeague, match="There is a league 'small' already"):
        founded(store)
    with pytest.raises(BadLeague, match="There is no league 'big'"):
        OpenLeague(store, "big")
    assert store.names() == ["small"]


def test_a_whole_year_comes_round(store: LeagueStore) -> None:
    opened = founded(store)
    opened.simulate(1)
    assert (opened.league.year, opened.league.phase) == (2, "offseason")
    honours = opened.league.honours[0]
    assert opened.league.by_rank()[-1] == honours["champion"]
    assert league_to_json(store.league("small")[0]) == league_to_json(opened.league)


def rewritten(store: LeagueStore, number: int, old: str, new: str) -> None:
    """A command's rolls as another version of the rules would have asked for them."""
    with Session(store.engine) as session, session.begin():
        row = session.scalars(select(LedgerRow).where(LedgerRow.number == number).order_by(LedgerRow.id)).first()
        assert row is not None
        rolls = [[new if part == old else part for part in roll] for roll in unpacked(row.rolls)]
        assert rolls != unpacked(row.rolls)
        session.execute(update(LedgerRow).where(LedgerRow.id == row.id).values(rolls=packed(rolls)))


def aged(store: LeagueStore) -> None:
    """Snapshots as an earlier version wrote them: without a form, and with other fields."""
    with Session(store.engine) as session, session.begin():
        for row in session.scalars(select(SnapshotRow)):
            state = unpacked(row.state)
            del state["form"]
            state["players"] = [values[:-1] for values in state["players"]]
            row.state = packed(state)


def test_snapshots_of_an_earlier_version_are_made_anew_from_the_ledger(store: LeagueStore) -> None:
    opened = through_the_draft(store)
    aged(store)
    assert league_to_json(store.league("small")[0]) == league_to_json(opened.league)
    with Session(store.engine) as session:
        (state,) = session.scalars(select(SnapshotRow.state))
    assert unpacked(state)["form"] == FORM
    assert store.league("small", through=1)[1] == 1


def test_a_league_that_no_longer_fits_the_rules_says_what_to_do(store: LeagueStore) -> None:
    through_the_draft(store)
    OpenLeague.found(store, "young", 6, 4, SMALL, {})
    aged(store)
    rewritten(store, 1, "better or worse", "better")
    with pytest.raises(BadLeague) as told:
        OpenLeague(store, "small")
    sentence = str(told.value)
    assert sentence.startswith(
        "The league 'small' was begun with an earlier version of Fieldhouse, and its ledger does"
    )
    assert "found a new league with 'fieldhouse league new fool'; 'fieldhouse league delete small' throws" in sentence
    seen = {each.league: (each.phase, each.teams) for each in overviews(store)}
    assert seen == {"small": ("of an earlier version", 0), "young": ("offseason", 4)}
    store.delete("small")
    assert store.names() == ["young"]


def test_a_list_of_leagues_does_not_change_which_was_used_last(store: LeagueStore) -> None:
    for name in ("one", "two", "three"):
        OpenLeague.found(store, name, 6, 4, SMALL, {})
    OpenLeague(store, "two")
    for _ in range(2):
        assert [each.league for each in overviews(store)] == ["two", "three", "one"]


def test_every_command_says_by_which_rules_it_was_given(store: LeagueStore) -> None:
    opened = founded(store)
    opened.step()
    assert {row.rules_version for row in store.rows("small")} == {RULES_VERSION}


def test_an_old_command_keeps_its_rules_and_a_new_one_has_the_new(
    store: LeagueStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the day after a change of 'own': whoever takes a team over is written in capitals."""

    def own(league: League, by: str, *, team: str, owner: str) -> None:
        before(league, by, team=team, owner=owner.upper())

    opened, before = founded(store), commands.COMMANDS["own"]
    first, second = list(opened.league.teams)[:2]
    opened.give(Command(BOSS, "own", {"team": first, "owner": "ann"}))
    monkeypatch.setitem(commands.OLDER_COMMANDS, 1, {"own": before})
    monkeypatch.setitem(commands.COMMANDS, "own", own)
    for module in (commands, ledger):
        monkeypatch.setattr(module, "RULES_VERSION", 2)
    opened.give(Command(BOSS, "own", {"team": second, "owner": "ben"}))
    folded, _ = store.league("small", snapshots=False)
    assert [folded.teams[team].owner for team in (first, second)] == ["ann", "BEN"]
    assert [row.rules_version for row in store.rows("small")] == [1, 1, 2]
    monkeypatch.delitem(commands.OLDER_COMMANDS, 1)
    with pytest.raises(BadLeague, match="was begun with an earlier version"):
        store.league("small", snapshots=False)


def test_a_ledger_from_before_there_were_versions_is_of_the_first(store: LeagueStore) -> None:
    """Its table lacks the column: it is added, and nothing that stands there is lost."""
    opened = through_the_draft(store)
    before = store.rows("small")
    with store.engine.begin() as connection:
        connection.execute(text("ALTER TABLE league_ledger DROP COLUMN rules_version"))
    store.engine.dispose()
    again = LeagueStore(create_engine(store.engine.url))
    assert again.rows("small") == before and before[0].rules_version == 1
    assert league_to_json(again.league("small", snapshots=False)[0]) == league_to_json(opened.league)
    again.engine.dispose()
