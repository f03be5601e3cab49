"""Plays by the clock: what a play takes, and what the table shows of it."""

from __future__ import annotations

from typing import Any

from examples.bowlbound.table import Stage
from fieldhouse.games.bowlbound.rules import alternate_timing as timing

WHOLE = {"timing": "whole", "no_huddle": True, "spike": True, "delay": True, "kneel": True, "elected_safety": True}


FIRST = "A 1 and 10 at A 40"


def timed(situation: str, calls: str, dice: str, choices: str = "", **more: Any) -> Stage:
    stage = Stage(situation, {**WHOLE, "razzle_dazzle": True, "quarterback_sneak": True}, clock="10:00", **more)
    return stage.play(calls, dice, choices)


def parts(stage: Stage) -> tuple[int, int, int]:
    """Action, return and dead time of the last play."""
    action, back = timing.action_time(stage.last), timing.return_time(stage.last)
    return action, back, stage.last.seconds - action - back


def gain(yards: str) -> dict[str, Any]:
    return {"A": {"1": {20: yards}}}
