"""Where a game stands, as a coach sees it from the sideline: score, clock, down, and the field on one line."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from fieldhouse.games.ddf.names import down_prompt
from fieldhouse.games.ddf.pages.cast import Cast
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.field import AWAY, GOAL, HOME
from fieldhouse.gridiron.phases import KICKOFF, SCRIMMAGE, TIME_OUTS, TOSS, TRY

QUARTERS: Final = ("", "1st quarter", "2nd quarter", "3rd quarter", "4th quarter", "Overtime")
YARDS_A_CELL: Final = 2
TEN_YARDS: Final = 10
BALL: Final = ("▶", "◀")
"""The ball, pointing where its side is going: the visitors to the right."""


def scoreboard(game: Game) -> Text:
    """Score, time-outs, clock, situation, and the field."""
    board = Text.assemble(
        _team(game, AWAY), "   ", _team(game, HOME), "   ", (_clock(game), "bold"), "   ", _situation(game)
    )
    return Text("\n").join([board, _field(game)]) if game.phase != TOSS else board


def _team(game: Game, seat: int) -> Text:
    style = "bold" if seat == game.offense and game.phase != TOSS else ""
    left = game.time_outs[seat]
    return Text.assemble(
        (f"{_codes(game)[seat]} {game.score[seat]}", style),
        " ",
        ("●" * left + "○" * (TIME_OUTS - left), "yellow"),
    )


def _codes(game: Game) -> tuple[str, str]:
    away, home = game.sides
    return Cast.of(away.team, home.team).codes


def _clock(game: Game) -> str:
    quarter = QUARTERS[min(game.quarter, len(QUARTERS) - 1)]
    return f"{quarter} {game.clock // 60}:{game.clock % 60:02}"


def _situation(game: Game) -> str:
    ball = _codes(game)[game.offense]
    if game.phase == SCRIMMAGE:
        return f"{ball} ball, {down_prompt(game)}"
    if game.phase == KICKOFF:
        return f"{ball} kicks off from its {game.kick_from}"
    if game.phase == TRY:
        return f"{ball} tries for the point"
    return "Final" if game.over else "Coin toss"


def _field(game: Game) -> Text:
    """The visitors' goal line at the left. The yellow mark is the line to gain."""
    cells = [Text("·", "dim") for _ in range(GOAL // YARDS_A_CELL)]
    for yard in range(TEN_YARDS, GOAL, TEN_YARDS):
        cells[_cell(yard)] = Text(str(min(yard, GOAL - yard) // TEN_YARDS), "dim")
    if game.phase == SCRIMMAGE and game.spot + game.to_go < GOAL:
        cells[_cell(_from_left(game, game.spot + game.to_go))] = Text("|", "bold yellow")
    cells[_cell(_from_left(game, game.spot))] = Text(BALL[game.offense], "bold red")
    away, home = _codes(game)
    return Text.assemble((f"{away} ", "bold"), ("▐", "green"), *cells, ("▌", "green"), (f" {home}", "bold"))


def _from_left(game: Game, spot: int) -> int:
    return spot if game.offense == AWAY else GOAL - spot


def _cell(yard: int) -> int:
    return min(max(yard, 0), GOAL - 1) // YARDS_A_CELL
