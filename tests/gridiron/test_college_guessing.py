"""The guessing game in a chart of Bowl Bound: a formation that is another's copy is pointless."""

from __future__ import annotations

from dataclasses import replace

from fieldhouse import library
from fieldhouse.games.bowlbound.charts.reader import read_team
from fieldhouse.games.bowlbound.guessing import soundness
from fieldhouse.games.bowlbound.model import DROP_BACK
from fieldhouse.gridiron.guessing import Dominated

TEAM = read_team(library.team_text("2024-LKS", "bowlbound"), "2024-LKS")
A, E, F = 0, 4, 5


def test_a_copy_of_a_formation_is_pointless_and_no_better_than_its_twin() -> None:
    found = soundness(replace(TEAM, formations=(*TEAM.formations[:F], TEAM.formations[A])))
    assert {Dominated(A, F), Dominated(F, A)} <= set(found.formations)
    assert found.edges[A] == found.edges[F] and not found.is_sound


def test_the_prevent_gives_the_bomb_less_than_the_standard_formation_does() -> None:
    worths = soundness(TEAM).worths
    assert worths[DROP_BACK][E] < worths[DROP_BACK][A]
