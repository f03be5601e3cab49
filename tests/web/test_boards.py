"""Boards: every moment of a game can be drawn, from every seat and from none."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from markupsafe import Markup, escape

from fieldhouse import catalog
from fieldhouse.games.bowlbound import cells as bowlbound_cells
from fieldhouse.games.bowlbound.pages.explanation import combination
from fieldhouse.games.statispro.orders import AT_ONCE, Orders
from fieldhouse.library.ddf import load_team
from fieldhouse.store import saved
from fieldhouse.table.journal import ROLL
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.seat import BOTH
from fieldhouse.table.session import Session
from fieldhouse.web import snapshot
from fieldhouse.web.boards import board_of
from fieldhouse.web.boards.charts import grids
from fieldhouse.web.boards.drawing import along
from fieldhouse.web.pages import PAGES
from fieldhouse.web.quick_pages import escaped
from fieldhouse.web.rich_html import page_of

GAMES: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "ddf": (("2017-NE", "2017-PHI"), {"preset": "advanced"}),
    "bowlbound": (("2024-OSU", "2024-ND"), {"preset": "advanced"}),
    "statispro": (("1986-LAL", "1986-BOS"), {}),
    "lords": ((), {}),
}
SEED = 3
EVERY = 5


@pytest.fixture(scope="module", params=GAMES)
def session(request: pytest.FixtureRequest) -> Session[Any, Any]:
    """A whole game of the computer against itself."""
    teams, options = GAMES[request.param]
    definition = catalog.game(request.param)
    header = definition.header(teams, SEED, options)
    seated = replace(header, seats=(definition.levels[0],) * len(header.teams))
    return Session(definition, seated, saved.coaches_of(definition, seated))


def test_every_moment_is_plain_values_and_can_be_drawn(session: Session[Any, Any]) -> None:
    board = board_of(session.header.game)
    template = PAGES.get_template(board.template)
    for play in range(0, len(session.rests), EVERY):
        moment = snapshot.at(session, play)
        for seat in (None, *BOTH):
            view = board.view(moment, seat)
            assert json.loads(json.dumps(view)) == view
            assert template.render(board=view)


@pytest.mark.parametrize(
    "value", ["plain", "a & b", "<b>", 'a "word"', "it's", "", 7, -3, 2.5, True, None, Markup("<i>ours</i>"), ["<"]]
)
def test_pages_escape_as_jinja_does(value: object) -> None:
    assert escaped(value) == escape(value)
    assert PAGES.from_string("{{ value }}").render(value=value) == str(escape(value))


def test_a_moment_at_the_end_is_the_end(session: Session[Any, Any]) -> None:
    board = board_of(session.header.game)
    assert board.view(snapshot.at(session, len(session.rests) - 1), None)["situation"] == "Final"


def test_a_game_that_ends_by_a_kneel_shows_the_dice_of_the_last_play_that_had_some() -> None:
    definition = catalog.game("bowlbound")
    quiet_ends = 0
    for seed in range(6):
        header = replace(definition.header(("2024-LKS", "2024-PRA"), seed, {}), seats=("book", "book"))
        ended = Session(definition, header, saved.coaches_of(definition, header))
        last = len(ended.rests) - 1
        thrown = next(throws for at in range(last, 0, -1) if (throws := ended.throws_of(at)))
        quiet_ends += not ended.throws_of(last)
        assert snapshot.now(ended).throws == snapshot.at(ended, last).throws == thrown
        if not ended.throws_of(last - 1):
            assert snapshot.at(ended, last - 1).throws == (), "on the way there it is told that none have fallen"
    assert quiet_ends > 1


def test_the_dice_on_the_board_read_what_the_journal_says(session: Session[Any, Any]) -> None:
    for play in range(1, len(session.rests), EVERY):
        moment = snapshot.at(session, play)
        view: PlainReport = board_of(session.header.game).view(moment, None)
        if view["kind"] != "football":
            return
        before, after = session.rests[play - 1 : play + 1]
        is_quiet_end = play == len(session.rests) - 1 and not session.throws_of(play)  # by a kneel: earlier dice stay
        entries = session.entries[0 if is_quiet_end else before.entries : after.entries]
        rolled = [(entry.label, entry.value) for entry in entries if entry.kind == ROLL]
        for throw in view["throws"]:
            assert (throw["label"], throw["reading"]) in rolled
            faces = [die["face"] for die in throw["dice"]]
            if len(faces) == 3:
                assert 10 * faces[0] + faces[1] + faces[2] == throw["reading"]


def test_the_board_says_what_the_priority_chart_made_of_two_cells(session: Session[Any, Any]) -> None:
    """Whenever the defense's dice were read against the offense's, and no foul came between."""
    if session.header.game not in ("ddf", "bowlbound"):
        return
    met = told = 0
    for play in range(1, len(session.rests)):
        view: PlainReport = board_of(session.header.game).view(snapshot.at(session, play), None)
        labels = [throw["label"] for throw in view["throws"]]
        if labels[:2] == ["offense", "defense"] and view["throws"][0]["class"] != "foul":
            met += 1
            told += any(part["throw"].startswith("defense") and part["made"] for part in view["explained"])
    assert met > 30
    assert told == met


@pytest.mark.parametrize(
    ("cell", "against", "made"),
    [
        ("7", "3", "added: +10"), ("7", "(1)", "the defense's: +1"), ("(4)", "9", "the offense's: +4"),
        ("DS", "2", "added: yards by the dice (DS) and 2"), ("TD", "-2", "touchdown"), ("6", "INC", "incomplete"),
        ("B", "4", "breakaway and the defense's yards"), ("QR", "-1", "quarterback runs"), ("5", "F 2", "fumble"),
    ],
)  # fmt: skip
def test_college_priorities_in_words(cell: str, against: str, made: str) -> None:
    assert combination(bowlbound_cells.read_cell(cell), bowlbound_cells.read_cell(against)) == made


def test_charts_hold_every_column_once() -> None:
    team = load_team("2017-PHI")
    names = [name for grid in grids("ddf", team) for name in grid["names"]]
    assert len(names) == len(set(names))
    assert sum(name.startswith("defense") for name in names) == 54


def test_plain_text_keeps_its_lines_and_is_escaped() -> None:
    assert page_of("some words\nand <more>") == '<pre class="sheet" tabindex="0">some words\nand &lt;more&gt;</pre>'


def test_only_its_own_seat_sees_a_benchs_standing_orders(session: Session[Any, Any]) -> None:
    if session.header.game != "statispro":
        return
    board = board_of("statispro")
    moment = snapshot.at(session, len(session.rests) // 2)
    moment.game.orders[0] = Orders(True, AT_ONCE, 4, 0)
    shown = [PAGES.get_template(board.template).render(board=board.view(moment, seat)) for seat in (*BOTH, None)]
    assert ["press from here on; foul " in page for page in shown] == [True, False, False]


@pytest.mark.parametrize(("wins", "place"), [(45, "7.0%"), (20, "7.0%"), (81, "50.0%"), (117, "93.0%"), (200, "93.0%")])
def test_a_runner_stands_on_the_track_as_far_as_he_has_won(wins: int, place: str) -> None:
    assert along(wins, 45, 117) == place
