"""What the terminal shows of football, and what it asks about."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse import catalog
from fieldhouse.games.ddf.questions import CALL, REVEAL, TEMPO
from fieldhouse.games.ddf.state import Game
from fieldhouse.table.game import Definition
from fieldhouse.table.question import Ask
from fieldhouse.table.seat import AWAY, HOME
from fieldhouse.table.standing import Standing, parted, tacit
from fieldhouse.table.table import Table

DDF: Definition[Any, Any] = catalog.game("ddf")
AUDIBLE_TOO, TIME_OUT_ONLY = [0, 1, 2], [0, 2]
TACIT = Standing(DDF.standing_orders, parted(tacit(DDF.standing_orders, [AWAY]))[1])


@pytest.fixture
def game() -> Game:
    """Third and seven for the visitors on their own 38, four minutes into the game."""
    header = DDF.header(("2017-HAR", "2017-IRO"), 1, {"preset": "basic"})
    game: Game = DDF.start(header, Table())
    game.phase, game.offense, game.spot, game.down, game.to_go, game.clock = "scrimmage", AWAY, 38, 3, 7, 660
    game.play.call, game.play.formation = 5, 3
    return game


def board(game: Game) -> list[str]:
    return str(DDF.pages.scoreboard(game)).splitlines()


def test_the_board_tells_score_time_outs_clock_and_situation(game: Game) -> None:
    game.score, game.time_outs = [14, 10], [3, 1]
    assert board(game)[0] == "HAR 14 ●●●   IRO 10 ●○○   1st quarter 11:00   HAR ball, 3rd and 7 at HAR 38"


def test_the_visitors_go_to_the_right(game: Game) -> None:
    field = board(game)[1]
    assert field == "HAR ▐·····1····2····3···▶4·|··5····4····3····2····1····▌ IRO"


def test_the_home_team_goes_to_the_left(game: Game) -> None:
    game.offense, game.spot, game.to_go = HOME, 95, 5
    assert board(game)[1] == "HAR ▐··◀··1····2····3····4····5····4····3····2····1····▌ IRO"
    assert board(game)[0].endswith("IRO ball, 3rd and goal at HAR 5")


@pytest.mark.parametrize(
    ("quarter", "clock", "is_late"),
    [(1, 10, False), (2, 301, False), (2, 300, True), (3, 300, False), (4, 900, False), (4, 1, True), (5, 600, True)],
)
def test_the_clock_matters_late_in_a_half_and_in_overtime(game: Game, quarter: int, clock: int, is_late: bool) -> None:
    game.quarter, game.clock = quarter, clock
    asks: tuple[tuple[Ask[Game, Any], Any], ...] = ((TEMPO, 40), (REVEAL, TIME_OUT_ONLY))
    for ask, subject in asks:
        assert (TACIT.choice(ask, game, AWAY, subject, 0) is None) is is_late


@pytest.mark.parametrize(("ask", "subject"), [(CALL, None), (REVEAL, AUDIBLE_TOO)])
def test_calls_and_audibles_are_always_asked(game: Game, ask: Any, subject: Any) -> None:
    assert TACIT.choice(ask, game, AWAY, subject, 0) is None
