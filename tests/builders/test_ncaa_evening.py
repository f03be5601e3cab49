"""Formations worth choosing: what the college builder does to a chart until nobody can call one thing only."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from fieldhouse.builders.football.guessing import guessing_report
from fieldhouse.builders.ncaa.assemble import USUAL_MIX
from fieldhouse.builders.ncaa.cell_worths import LEAGUE_CALLS, CellWorths, own_calls, pair_worths
from fieldhouse.builders.ncaa.evening import Evening, Judged, evened, judged, mended, moved_cells
from fieldhouse.games.bowlbound.guessing import soundness
from fieldhouse.games.bowlbound.model import FORMATIONS, LINE_PLUNGE, PLAYS, SCREEN, Team
from fieldhouse.gridiron import cells
from fieldhouse.gridiron.cells import cell, forced, gain
from fieldhouse.gridiron.dice import DEFENSE
from fieldhouse.gridiron.guessing import OFTEN
from fieldhouse.library.bowlbound import load_team
from fieldhouse.table.dice import Column

NAME = "2024-KENT"


@pytest.fixture(scope="module")
def team() -> Team:
    return load_team(NAME)


def one_sided(team: Team) -> Team:
    """The team with a blitz that beats all else: three yards fewer in every number of it."""
    blitz = tuple(
        Column(PLAYS[play], DEFENSE, {reading: less(code) for reading, code in column.cells.items()}, "defense F")
        for play, column in enumerate(team.formations[-1])
    )
    return replace(team, formations=(*team.formations[:-1], blitz))


def less(code: int) -> int:
    return gain(cells.yards_of(code) - 3) if cells.kind_of(code) in (cells.GAIN, cells.LOSS, cells.BLANK) else code


def test_worths_of_cells_are_those_that_the_rules_come_to(team: Team) -> None:
    """But for flags, which are left out."""
    found = soundness(team)
    pairs = pair_worths(CellWorths(team), team)[:-1]
    assert np.abs(np.tensordot(OFTEN, pairs, axes=1) - found.worths).max() < 0.07
    edges = np.einsum("sp,spf->f", LEAGUE_CALLS, pairs)
    assert np.abs(edges - edges.mean() - np.array(found.edges)).max() < 0.02


def test_a_formation_that_beats_all_others_is_evened(team: Team) -> None:
    spoiled = one_sided(team)
    before = Evening(spoiled, USUAL_MIX)
    (mended,) = evened([spoiled], USUAL_MIX)
    after = Evening(mended, USUAL_MIX)
    assert before.cost(before.pairs[None])[0] > 0.2 > 0.05 > after.cost(after.pairs[None])[0]
    assert np.abs(after.wanted - before.wanted).max() < 0.15, "what a play gains over the league's mix stays"


def test_formations_are_even_under_the_calls_of_a_team_that_mostly_throws(team: Team) -> None:
    thrower = replace(team, calls=(7, 5, 4, 4, 12, 17, 17, 16, 18))
    (mended,) = evened([thrower], USUAL_MIX)
    before, after = (
        np.einsum("sp,spf->f", own_calls(each), pair_worths(CellWorths(each), each)[:-1]) for each in (thrower, mended)
    )
    assert np.abs(after - after.mean()).max() < 0.7 * np.abs(before - before.mean()).max()


def test_the_report_names_what_is_pointless(team: Team) -> None:
    spoiled = judged(one_sided(team))
    assert any(fault.startswith(FORMATIONS[-1]) for fault in spoiled.faults)
    lines = list(guessing_report([spoiled]))
    assert lines[0].startswith("guessing game of KENT: ") and lines[-1] == "guessing game: sound in 0 charts of 1"


def test_a_finished_chart_that_is_not_sound_is_mended_and_another_is_left_alone(team: Team) -> None:
    sound, unsound = team, one_sided(team)
    kept, made = mended([sound, unsound])
    assert kept == Judged(sound, []) and made.faults == [] and made.team != unsound


def test_only_yards_are_moved_and_forced_ones_of_runs_alone() -> None:
    assert list(moved_cells(gain(2), SCREEN)) == [gain(1), gain(3)]
    assert list(moved_cells(forced(2), LINE_PLUNGE)) == [forced(1), forced(3)]
    assert list(moved_cells(forced(2), SCREEN)) == [None, None]
    assert list(moved_cells(cell(cells.INCOMPLETE), SCREEN)) == [None, None]
