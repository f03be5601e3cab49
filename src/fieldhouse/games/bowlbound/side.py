"""A team as it plays: its own columns, and beside its six formations the universal defenses."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.cells import VARIABLE
from fieldhouse.games.bowlbound.model import (
    FORMATION_COUNT,
    FREE_BLOCK,
    NO_WILD,
    OPTION,
    PLAY_COUNT,
    PLAYS,
    SPECIAL_BLOCK,
    SPRINT_OUT,
    WILD,
    Team,
)
from fieldhouse.gridiron.cells import AMOUNT, GAIN, INCOMPLETE, NOTHING, ZERO, cell, forced, gain, kind_of
from fieldhouse.gridiron.dice import DEFENSE, DEFENSE_READINGS
from fieldhouse.gridiron.team import FootballSide
from fieldhouse.table.dice import Column

# The defenses that are the same for every team, after the six formations; a blank one is only ever accepted.
RUN_DEFENSE: Final = FORMATION_COUNT
PASS_DEFENSE: Final = FORMATION_COUNT + 1
NICKEL: Final = FORMATION_COUNT + 2
BLANK_DEFENSE: Final = FORMATION_COUNT + 3
NICKEL_GIVES: Final = 2
T1_AT_MOST: Final = 39


def _universal(name: str, on_one: dict[int, int], on_any: dict[int, int]) -> tuple[Column, ...]:
    """A defense for each play: cells on a roll of one, and cells on every roll."""
    return tuple(
        Column(
            PLAYS[play],
            DEFENSE,
            dict.fromkeys(DEFENSE_READINGS, on_any.get(play, NOTHING)) | ({1: on_one[play]} if play in on_one else {}),
            f"defense {name}",
        )
        for play in range(PLAY_COUNT)
    )


_RUNS: Final = range(OPTION + 1)
_PASSES: Final = range(SPRINT_OUT, PLAY_COUNT)
_INCOMPLETE: Final = dict.fromkeys(_PASSES, cell(INCOMPLETE))
UNIVERSAL: Final[tuple[tuple[Column, ...], ...]] = (
    _universal("Run", dict.fromkeys(_RUNS, forced(0)), {}),
    _universal("Pass", _INCOMPLETE, {}),
    _universal("Nickel", _INCOMPLETE, dict.fromkeys(_RUNS, gain(NICKEL_GIVES))),
)
"""II-2 and II-3: Run, Pass and Nickel Zone."""


class Side(FootballSide[Team]):
    """The columns one seat plays with."""

    __slots__ = (
        "breakaway", "can_block", "extra_point", "field_goal", "formations", "has_no_wild_card", "has_wild_card",
        "interception_return", "kickoff", "kickoff_return", "longest_field_goal", "plays", "punt", "punt_return",
        "quarterback_runs", "recovered", "trapped",
    )  # fmt: skip

    def __init__(self, team: Team) -> None:
        super().__init__(team)
        self.plays = team.plays
        self.breakaway = team.breakaway
        self.quarterback_runs = team.quarterback_runs
        self.trapped = team.trapped
        self.recovered = team.fumble_recovered.by_reading
        self.formations = (*team.formations, *UNIVERSAL)
        self.kickoff = team.kickoff
        self.kickoff_return = team.kickoff_return
        self.punt = team.punt
        self.punt_return = team.punt_return
        self.interception_return = team.interception_return
        self.field_goal = team.field_goal
        self.extra_point = team.extra_point
        self.longest_field_goal = longest(team.field_goal)
        self.has_wild_card = WILD in team.codes
        self.has_no_wild_card = NO_WILD in team.codes
        self.can_block = FREE_BLOCK in team.codes or SPECIAL_BLOCK in team.codes


def longest(field_goal: Column) -> int:
    """The longest field goal that the column can give, from the line of scrimmage; 0 if it gives none."""
    return max(
        (
            T1_AT_MOST if code & VARIABLE else (code & AMOUNT) - ZERO
            for code, _ in field_goal.merged
            if kind_of(code) == GAIN
        ),
        default=0,
    )
