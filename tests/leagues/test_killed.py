"""Killed in the middle of any command, a league is before it or after it, never between."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from multiprocessing import get_context

import pytest
from sqlalchemy import create_engine, event

from fieldhouse.games.fool.codec import league_to_json
from fieldhouse.games.fool.commands import Command
from fieldhouse.leagues.ledger import blank_league, fold
from fieldhouse.leagues.open_league import OpenLeague
from fieldhouse.leagues.store import LeagueStore

CHILD = """
import sys
from sqlalchemy import create_engine
from fieldhouse.games.fool.commands import Command
from fieldhouse.leagues.open_league import OpenLeague
from fieldhouse.leagues.store import LeagueStore

store = LeagueStore(create_engine(sys.argv[1]))
settings = {"season_games": 3, "rounds": 2, "class_size": 6, "camp_roster": 56, "cuts": "56 54 52", "playoff_teams": 2}
if "doomed" not in store.names():
    OpenLeague.found(store, "doomed", 5, 4, settings, {})
opened = OpenLeague(store, "doomed")
print("ready", flush=True)
while True:
    opened.step()
    print(opened.last, flush=True)
"""


@pytest.mark.parametrize("delay", [0.05, 0.3])
def test_a_killed_league_stands_between_two_commands(url: str, delay: float) -> None:
    told = 0
    for _ in range(2):
        child = subprocess.Popen([sys.executable, "-c", CHILD, url], stdout=subprocess.PIPE, text=True)
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
        time.sleep(delay)
        os.kill(child.pid, signal.SIGKILL)
        numbers = [int(line) for line in child.stdout.read().split() if line.isdecimal()]
        child.wait()
        told = max([told, *numbers])
        engine = create_engine(url)
        store = LeagueStore(engine)
        rows = store.rows("doomed")
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        assert len(rows) >= told  # what was said to be done is done
        charter = store.charter("doomed")
        folded = fold(blank_league(charter), charter, rows, verify=True)
        assert league_to_json(folded) == league_to_json(store.league("doomed")[0])
        engine.dispose()


def fined(url: str, moment: int) -> None:
    """Give a command in this process, which kills itself at the *moment*-th statement or commit."""
    engine = create_engine(url)
    opened = OpenLeague(LeagueStore(engine), "doomed")
    left = moment

    def count(*arguments: object) -> None:
        nonlocal left
        left -= 1
        if not left:
            os.kill(os.getpid(), signal.SIGKILL)

    for name in ("before_cursor_execute", "commit"):
        event.listen(engine, name, count)
    opened.give(Command("commissioner", "fine", {"team": "ASH", "amount": 5, "reason": "late"}))


def test_killed_at_any_statement_of_a_command_it_is_done_or_not(url: str) -> None:
    """The command is killed at its first statement, its second, … and at last at its commit."""
    engine = create_engine(url)
    store = LeagueStore(engine)
    OpenLeague.found(store, "doomed", 5, 4, {"class_size": 5}, {})
    for moment in range(1, 30):
        engine.dispose()  # a connection must not be shared with the child
        child = get_context("fork").Process(target=fined, args=(url, moment))
        child.start()
        child.join()
        league, last = store.league("doomed")
        is_done = child.exitcode == 0
        assert child.exitcode in (0, -signal.SIGKILL)
        assert (last, league.teams["ASH"].fines) == ((2, ((1, 5, "late"),)) if is_done else (1, ()))
        if is_done:
            break
    assert 4 < moment < 29
    engine.dispose()
