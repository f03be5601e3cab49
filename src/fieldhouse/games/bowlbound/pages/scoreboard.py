"""Where a game stands, as a coach sees it from the sideline: score, clock, down, and the field on one line."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from fieldhouse.games.bowlbound.names import down_prompt
from fieldhouse.games.bowlbound.pages.cast import Cast, clock_text
from fieldhouse.games.bowlbound.state import CALM, SECOND_HALF, Game
from fieldhouse.gridiron.field import AWAY, GOAL, HOME
from fieldhouse.gridiron.phases import KICKOFF, SCRIMMAGE, TIME_OUTS, TOSS, TRY

YARDS_A_CELL: Final = 2
TEN_YARDS: Final = 10
BALL: Final = ("▶", "◀")
"""The ball, pointing where its side is going: the visitors to the right."""
RAIN: Final = ("", "light rain", "mud")
WIND: Final = ("", "light wind", "strong wind")


def scoreboard(game: Game) -> Text:
    """Score, time-outs, clock, situation, and the field."""
    cast = Cast.of(game.sides[AWAY].team, game.sides[HOME].team)
    parts: list[Text | str | tuple[str, str]] = [_team(game, cast, AWAY), "   ", _team(game, cast, HOME), "   "]
    parts += [(clock_text(game.quarter, game.clock), "bold"), "   ", _situation(game, cast), _weather(game)]
    board = Text.assemble(*parts)
    return Text("\n").join([board, _field(game, cast)]) if game.phase != TOSS else board


def _team(game: Game, cast: Cast, seat: int) -> Text:
    style = "bold" if seat == game.offense and game.phase != TOSS else ""
    left = game.time_outs[seat]
    return Text.assemble(
        (f"{cast.codes[seat]} {game.score[seat]}", style), " ", ("●" * left + "○" * (TIME_OUTS - left), "yellow")
    )


def _situation(game: Game, cast: Cast) -> str:
    ball = cast.codes[game.offense]
    if game.phase == SCRIMMAGE:
        return f"{ball} ball, {down_prompt(game)}"
    if game.phase == KICKOFF:
        return f"{ball} kicks off from its {game.kick_from}"
    if game.phase == TRY:
        return f"{ball} tries for the point"
    if game.over:
        return "Final"
    return "Second half" if game.quarter == SECOND_HALF else "Toss"


def _weather(game: Game) -> str:
    if game.precipitation == game.wind == CALM:
        return ""
    return f"   {', '.join(filter(None, (RAIN[game.precipitation], WIND[game.wind])))}"


def _field(game: Game, cast: Cast) -> Text:
    """The visitors' goal line at the left. The yellow mark is the line to gain."""
    cells = [Text("·", "dim") for _ in range(GOAL // YARDS_A_CELL)]
    for yard in range(TEN_YARDS, GOAL, TEN_YARDS):
        cells[_cell(yard)] = Text(str(min(yard, GOAL - yard) // TEN_YARDS), "dim")
    if game.phase == SCRIMMAGE and game.spot + game.to_go < GOAL:
        cells[_cell(_from_left(game, game.spot + game.to_go))] = Text("|", "bold yellow")
    cells[_cell(_from_left(game, game.spot))] = Text(BALL[game.offense], "bold red")
    away, home = cast.codes
    return Text.assemble((f"{away} ", "bold"), ("▐", "green"), *cells, ("▌", "green"), (f" {home}", "bold"))


def _from_left(game: Game, spot: int) -> int:
    return spot if game.offense == AWAY else GOAL - spot


def _cell(yard: int) -> int:
    return min(max(yard, 0), GOAL - 1) // YARDS_A_CELL
