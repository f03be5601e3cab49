"""The words that several questions, and the scoreboard, have in common: downs, yard lines, fouls."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.results import BETWEEN_DOWNS
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.cells import show_cell
from fieldhouse.gridiron.field import GOAL, other, yard_line
from fieldhouse.gridiron.outcome import FIELD_GOAL, KICK_AGAIN, NEXT_SNAP, SAFETY, TOUCHDOWN, Outcome

ORDINALS: Final = ("", "1st", "2nd", "3rd", "4th")
SCORED: Final = {TOUCHDOWN: "touchdown", SAFETY: "safety", FIELD_GOAL: "field goal", KICK_AGAIN: "kick again by"}


def team(game: Game, seat: int) -> str:
    return game.sides[seat].team.code


def down_text(game: Game, seat: int, spot: int, down: int, to_go: int) -> str:
    """Down and distance of *seat*, and where it has the ball."""
    where = yard_line(spot, team(game, seat), team(game, other(seat)))
    return f"{ORDINALS[down]} and {'goal' if spot + to_go >= GOAL else to_go} at {where}"


def down_prompt(game: Game) -> str:
    return down_text(game, *game.situation)


def situation_text(game: Game, outcome: Outcome) -> str:
    """What an outcome leads to, as people say it."""
    if outcome.ending == NEXT_SNAP:
        return f"{team(game, outcome.seat)} ball, {down_text(game, *outcome.situation)}"
    text = f"{SCORED[outcome.ending]} {team(game, outcome.seat)}"
    return f"{text}, {abs(outcome.carry)} yards on the kickoff" if outcome.carry else text


def foul_text(foul: int) -> str:
    return show_cell(foul & ~BETWEEN_DOWNS)
