"""Many games."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fieldhouse import catalog
from fieldhouse.batch.run import GAMES_A_CHUNK, Batch, run
from fieldhouse.batch.summary import Tally
from fieldhouse.table.journal import Header
from fieldhouse.table.live import LiveTable
from fieldhouse.table.play import play_out
from fieldhouse.table.seat import BOTH
from fieldhouse.table.table import BatchTable
from table.seats import FIRST

DDF = catalog.game("ddf")
GAMES = 2 * GAMES_A_CHUNK + 10


@pytest.fixture(scope="module")
def header() -> Header:
    return replace(DDF.header(("2017-HAR", "2017-IRO"), 100, {}), seats=("book", "book"))


@pytest.fixture(scope="module")
def tally(header: Header) -> Tally:
    return run(Batch(header, GAMES))


class Forgetful(LiveTable):
    """Writes the journal, but keeps no notes."""

    def note(self, note: Any) -> None:
        pass


def play(header: Header, table: Any) -> Any:
    return play_out(DDF.start(header, table), DDF.step)


def coaches(header: Header) -> list[Any]:
    return [DDF.coach(level) for level in header.seats]


def test_every_game_is_counted_once(header: Header, tally: Tally) -> None:
    assert tally.games == GAMES == sum(tally.wins) + tally.ties
    assert Batch(header, GAMES).chunks()[-1] == Batch(replace(header, seed=300), 10)


def test_workers_change_nothing(header: Header, tally: Tally) -> None:
    assert run(Batch(header, GAMES), workers=2) == tally


def test_a_batch_is_the_sum_of_its_games(header: Header) -> None:
    games = [play(header, BatchTable(seed, coaches(header))) for seed in range(100, 120)]
    tally = run(Batch(header, 20))
    for seat in BOTH:
        assert tally.totals[seat]["points"] == sum(game.score[seat] for game in games)
    winners = [game.winner for game in games]
    assert (*tally.wins, tally.ties) == (winners.count(0), winners.count(1), winners.count(None))


def test_progress_is_told_of_every_game(header: Header) -> None:
    told: list[int] = []
    run(Batch(header, GAMES_A_CHUNK + 1), progress=told.append)
    assert told == [GAMES_A_CHUNK, 1]


def test_notes_change_nothing_in_a_journal(header: Header) -> None:
    with_notes, without = LiveTable(7, coaches(header)), Forgetful(7, coaches(header))
    play(header, with_notes)
    play(header, without)
    assert with_notes.notes and not without.notes
    assert with_notes.entries == without.entries


def test_a_fast_game_is_the_same_game(header: Header) -> None:
    for seed in range(5):
        slow, fast = play(header, LiveTable(seed, coaches(header))), play(header, BatchTable(seed, coaches(header)))
        assert slow.state() == fast.state()


def test_tallies_add_up() -> None:
    one, two = Tally.of([1, None], ({"points": 10}, {"points": 14})), Tally.of([0], ({"points": 9}, {}))
    both = one + two
    assert both == Tally(3, (1, 1), 1, ({"points": 19}, {"points": 14}))
    assert both.means(FIRST) == {"points": 19 / 3}
    assert Tally.empty(2) + one == one
