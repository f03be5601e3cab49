"""The words that questions, scoreboards and narrators have in common: downs, periods, what an outcome leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.gridiron.field import GOAL, Situation, yard_line
from fieldhouse.gridiron.game import FootballGame
from fieldhouse.gridiron.outcome import FIELD_GOAL, KICK_AGAIN, NEXT_SNAP, SAFETY, TOUCHDOWN, Outcome
from fieldhouse.gridiron.phases import REGULATION
from fieldhouse.table.seat import OTHER, Seat
from fieldhouse.table.words import counted

ORDINALS: Final = ("", "1st", "2nd", "3rd", "4th")
QUARTERS: Final = ("", "Q1", "Q2", "Q3", "Q4")
NUMBERED: Final = ("", "1", "2", "3", "4")
"""Quarters as a line score heads them."""
ENDS_IN: Final = {TOUCHDOWN: "touchdown", SAFETY: "safety", FIELD_GOAL: "field goal", KICK_AGAIN: "kick again by"}
TRY_TEXTS: Final = {"kick": ("Kick", "One point."), "two": ("Go for two", "One play from the two.")}


def team(game: FootballGame, seat: Seat) -> str:
    """The code of the team in that seat."""
    return game.sides[seat].team.code


def distance_text(spot: int, to_go: int) -> str:
    """ "goal" where no first down is left before it."""
    return "goal" if spot + to_go >= GOAL else str(to_go)


def down_text(game: FootballGame, situation: Situation) -> str:
    """Down and distance, and where the side has the ball."""
    seat, spot, down, to_go = situation
    where = yard_line(spot, team(game, seat), team(game, OTHER[seat]))
    return f"{ORDINALS[down]} and {distance_text(spot, to_go)} at {where}"


def down_prompt(game: FootballGame) -> str:
    """The down as the prompt of a call says it."""
    return down_text(game, game.situation)


def situation_text(game: FootballGame, outcome: Outcome) -> str:
    """What an outcome leads to, as people say it."""
    if outcome.ending == NEXT_SNAP:
        return f"{team(game, outcome.seat)} ball, {down_text(game, outcome.situation)}"
    text = f"{ENDS_IN[outcome.ending]} {team(game, outcome.seat)}"
    return f"{text}, {counted(abs(outcome.carry), 'yard')} on the kickoff" if outcome.carry else text


def period_text(quarter: int, quarters: Sequence[str] = QUARTERS) -> str:
    """``Q3``, ``OT``, ``OT2``; *quarters* are the names of those in regulation, from the first on."""
    if quarter <= REGULATION:
        return quarters[quarter]
    return "OT" if quarter == REGULATION + 1 else f"OT{quarter - REGULATION}"


def clock_text(quarter: int, clock: int) -> str:
    """The period and the time left in it."""
    return f"{period_text(quarter)} {time_text(clock)}"


def time_text(clock: int) -> str:
    """Minutes and seconds."""
    return f"{clock // 60}:{clock % 60:02}"
