"""Boards: every moment of the golden games can be drawn, from every seat and from none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fieldhouse import catalog
from fieldhouse.store import saved
from fieldhouse.table.journal import loads
from fieldhouse.web import moments
from fieldhouse.web.boards import board_of
from fieldhouse.web.boards.charts import grids
from fieldhouse.web.pages import PAGES

JOURNALS = Path(__file__).parents[1] / "journals"
GAMES = ("ddf-advanced-3", "bowlbound-advanced-3", "statispro-book-1", "lords-four-1")
EVERY = 5


@pytest.fixture(scope="module", params=GAMES)
def session(request):
    journal = loads((JOURNALS / f"{request.param}.jsonl").read_text(encoding="utf-8"))
    return saved.replayed(catalog.game(journal.header.game), journal)


def test_every_moment_is_plain_values_and_can_be_drawn(session):
    board = board_of(session.header.game)
    template = PAGES.get_template(board.template)
    for play in range(0, len(session.rests), EVERY):
        moment = moments.at(session, play)
        for seat in (None, 0, 1):
            view = board.view(moment, seat)
            assert json.loads(json.dumps(view)) == view
            assert template.render(board=view)


def test_a_moment_at_the_end_is_the_end(session):
    board = board_of(session.header.game)
    assert board.view(moments.at(session, len(session.rests) - 1), None)["situation"] == "Final"


def test_the_dice_on_the_board_read_what_the_journal_says(session):
    for play in range(1, len(session.rests), EVERY):
        moment = moments.at(session, play)
        view = board_of(session.header.game).view(moment, None)
        if view["kind"] != "football":
            return
        rolled = [(entry.label, entry.value) for entry in moment.entries if entry.kind == "r"]
        for throw in view["throws"]:
            assert (throw["label"], throw["reading"]) in rolled
            faces = [die["face"] for die in throw["dice"]]
            if len(faces) == 3:
                assert 10 * faces[0] + faces[1] + faces[2] == throw["reading"]


def test_a_game_without_a_board_shows_the_scoreboard_of_the_terminal(session):
    view = board_of("a game of tomorrow").view(moments.now(session), None)
    assert view["kind"] == "plain"
    assert view["page"].startswith("<")


def test_charts_hold_every_column_once():
    team = catalog.game("ddf").find_team("2017-PHI")
    names = [name for grid in grids("ddf", team) for name in grid["names"]]
    assert len(names) == len(set(names))
    assert sum(name.startswith("defense") for name in names) == 54
