"""Where a game stands, as a coach sees it from the sideline: score, clock, down, and the field on one line."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.game import FootballGame
from fieldhouse.gridiron.names import down_prompt
from fieldhouse.gridiron.phases import KICKOFF, SCRIMMAGE, TIME_OUTS, TOSS, TRY
from fieldhouse.table.seat import AWAY, HOME, Seat

YARDS_A_CELL: Final = 2
TEN_YARDS: Final = 10
BALL: Final = ("▶", "◀")
"""The ball, pointing where its side is going: the visitors to the right."""


def scoreboard(game: FootballGame, codes: tuple[str, str], clock: str, opening: str, weather: str = "") -> Text:
    """Score, time-outs, clock, situation, and the field; *opening* says what is about to begin before a kickoff."""
    board = Text.assemble(
        _team(game, codes, AWAY), "   ", _team(game, codes, HOME), "   ", (clock, "bold"), "   ",
        _situation(game, codes, opening), weather,
    )  # fmt: skip
    return Text("\n").join([board, _field(game, codes)]) if game.phase != TOSS else board


def _team(game: FootballGame, codes: tuple[str, str], seat: Seat) -> Text:
    """Code, score and time-outs of one side; who has the ball is bold."""
    style = "bold" if seat == game.offense and game.phase != TOSS else ""
    left = game.time_outs[seat]
    return Text.assemble(
        (f"{codes[seat]} {game.score[seat]}", style), " ", ("●" * left + "○" * (TIME_OUTS - left), "yellow")
    )


def _situation(game: FootballGame, codes: tuple[str, str], opening: str) -> str:
    """The ball and the down, the kick or the try, in a few words."""
    ball = codes[game.offense]
    if game.phase == SCRIMMAGE:
        return f"{ball} ball, {down_prompt(game)}"
    if game.phase == KICKOFF:
        return f"{ball} kicks off from its {game.kick_from}"
    if game.phase == TRY:
        return f"{ball} tries for the point"
    return "Final" if game.over else opening


def _field(game: FootballGame, codes: tuple[str, str]) -> Text:
    """The visitors' goal line at the left. The yellow mark is the line to gain."""
    cells = [Text("·", "dim") for _ in range(GOAL // YARDS_A_CELL)]
    for yard in range(TEN_YARDS, GOAL, TEN_YARDS):
        cells[_cell(yard)] = Text(str(min(yard, GOAL - yard) // TEN_YARDS), "dim")
    if game.phase == SCRIMMAGE and game.spot + game.to_go < GOAL:
        cells[_cell(_from_left(game, game.spot + game.to_go))] = Text("|", "bold yellow")
    cells[_cell(_from_left(game, game.spot))] = Text(BALL[game.offense], "bold red")
    away, home = codes
    return Text.assemble((f"{away} ", "bold"), ("▐", "green"), *cells, ("▌", "green"), (f" {home}", "bold"))


def _from_left(game: FootballGame, spot: int) -> int:
    """A spot as yards from the left of the drawn field."""
    return spot if game.offense == AWAY else GOAL - spot


def _cell(yard: int) -> int:
    """The character of the drawn field that a yard falls into."""
    return min(max(yard, 0), GOAL - 1) // YARDS_A_CELL
