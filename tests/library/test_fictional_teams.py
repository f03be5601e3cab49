"""The fictional teams: reproducible, without fault, and their rates those of professional football."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from fieldhouse.games.ddf.charts.doubts import doubts
from fieldhouse.games.ddf.charts.reader import read_team
from fieldhouse.games.ddf.model import BLITZ, CANCELS, COMMITS, ESCAPED, FIRST_PASS, PLAYS, SACKED, Supplements, Team
from fieldhouse.gridiron import cells
from fieldhouse.gridiron.cells import kind_of, yards_of
from fieldhouse.gridiron.columns import mean_yards
from fieldhouse.library import team_text
from fieldhouse.library.ddf import load_team
from fieldhouse.table.dice import Column

NAMES = ("2017-HAR", "2017-IRO")
ROOT = Path(__file__).parents[2]
PLAIN = (cells.GAIN, cells.LOSS, cells.BLANK)
FORCED = (cells.FORCED_GAIN, cells.FORCED_LOSS, cells.FORCED_TOUCHDOWN)
FORMATION_MIX = (0.35, 0.12, 0.1, 0.2, 0.08, 0.15)
"""How often a defense shows A to F, about."""


@pytest.fixture(params=NAMES)
def team(request: pytest.FixtureRequest) -> Team:
    return load_team(request.param)


def per_cent(column: Column, *kinds: int) -> float:
    return 100 * column.chance(lambda code: kind_of(code) in kinds)


def test_the_tool_makes_the_shipped_files_byte_for_byte(tmp_path: Path) -> None:
    tool = "tools.make_fictional_teams"
    subprocess.run([sys.executable, "-m", tool, str(tmp_path)], cwd=ROOT, check=True)
    for name in NAMES:
        shipped = ROOT / "src/fieldhouse/library/ddf/teams" / f"{name}.txt"
        assert (tmp_path / f"{name}.txt").read_bytes() == shipped.read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_no_faults_and_no_doubts(name: str) -> None:
    assert doubts(read_team(team_text(name, "ddf"), name), name) == []


def test_runs(team: Team) -> None:
    long_gain = mean_yards(team.breakaway)
    assert 15 <= long_gain <= 18
    for column in team.plays[:FIRST_PASS]:
        breaks, plain = per_cent(column, cells.BREAKAWAY), per_cent(column, *PLAIN)
        assert 4 <= breaks <= 10
        assert 3.7 <= (plain * mean_yards(column) + breaks * long_gain) / (plain + breaks) <= 4.7
        assert 0.4 <= per_cent(column, cells.FUMBLE) <= 1.5
        assert 2.5 <= per_cent(column, cells.OFFENSE_FOUL) <= 4.5
        assert 1.8 <= per_cent(column, cells.DEFENSE_FOUL) <= 3


def test_passes(team: Team) -> None:
    means = ((5, 7), (6, 7.5), (13, 16), (27, 34), (10.5, 13))
    incomplete = ((13, 18), (16, 24), (26, 35), (38, 50), (28, 35))
    for number, column in enumerate(team.plays[FIRST_PASS:]):
        assert means[number][0] <= mean_yards(column) <= means[number][1]
        assert incomplete[number][0] <= per_cent(column, cells.INCOMPLETE) <= incomplete[number][1]
        assert 2.5 <= per_cent(column, cells.TRAPPED) <= 9
        assert 0.8 <= per_cent(column, cells.INTERCEPTION) <= 4
    assert -5 <= mean_yards(team.trapped) <= -3
    assert 22 <= per_cent(team.trapped, cells.GAIN) <= 28
    assert 5 <= per_cent(team.trapped, cells.FUMBLE) <= 7


@pytest.mark.parametrize(("offense", "defense"), [NAMES, NAMES[::-1]])
def test_completions_after_the_priority_chart(offense: str, defense: str) -> None:
    complete, attempts, trapped = 0.0, 0.0, 0.0
    sheet, against = load_team(offense), load_team(defense)
    assert sheet.supplements.call_totals
    for play in range(FIRST_PASS, len(PLAYS)):
        for share, formation in zip(FORMATION_MIX, against.formations, strict=True):
            weight = share * sheet.supplements.call_totals[play]
            rates = pass_rates(sheet.plays[play], formation[play])
            complete += weight * rates["complete"]
            trapped += weight * rates["trapped"]
            attempts += weight * (sum(rates.values()) - rates["trapped"])
    assert 0.60 <= complete / attempts <= 0.65
    assert 0.07 <= trapped / (attempts + trapped) <= 0.12


def pass_rates(offense: Column, defense: Column) -> dict[str, float]:
    """How passes end, penalties apart, by the priority chart."""
    rates = {"complete": 0.0, "incomplete": 0.0, "trapped": 0.0, "intercepted": 0.0}
    for code, weight in offense.merged:
        for answer, likely in defense.merged:
            end = pass_end(kind_of(code), kind_of(answer))
            if end:
                rates[end] += weight * likely
    return rates


def pass_end(offense: int, defense: int) -> str:
    if offense in (cells.OFFENSE_FOUL, cells.DEFENSE_FOUL, cells.INTERFERENCE, cells.GROUNDING):
        return ""
    if offense == cells.INTERCEPTION:
        return "incomplete" if defense in FORCED else "intercepted"
    if defense == cells.INTERCEPTION:
        return "intercepted"
    if offense == cells.FUMBLE or defense in FORCED:
        return "complete"
    if defense == cells.TRAPPED or (offense == cells.TRAPPED and defense in PLAIN):
        return "trapped"
    return "incomplete" if cells.INCOMPLETE in (offense, defense) else "complete"


def test_formations(team: Team) -> None:
    for number, formation in enumerate(team.formations):
        blank = sum(per_cent(column, cells.BLANK) for column in formation) / len(PLAYS)
        assert 33 <= blank <= 65, number
    blitz = team.formations[BLITZ][FIRST_PASS + 1 :]
    assert 15 <= sum(per_cent(column, cells.TRAPPED) for column in blitz) / len(blitz) <= 30


def test_kicking_game(team: Team) -> None:
    for column, low, high in (
        (team.kickoff, 64, 72),
        (team.kickoff_return, 20, 24),
        (team.punt, 43, 47),
        (team.punt_return, 7, 9),
        (team.interception_return, 11, 14),
    ):
        assert low <= mean_yards(column) <= high, column
    assert 42 <= per_cent(team.punt_return, cells.FAIR_CATCH) <= 48
    assert 27 <= per_cent(team.interception_return, cells.BLANK) <= 33
    assert 3 <= per_cent(team.interception_return, cells.TOUCHDOWN) <= 5
    assert per_cent(team.fumble_return, cells.BLANK) > 60
    assert 0.93 <= team.extra_point.chance(bool) <= 0.98


def test_field_goals() -> None:
    tries = {0.24: range(2, 12), 0.29: range(12, 22), 0.31: range(22, 32), 0.16: range(32, 38)}
    made = [
        sum(
            share * sum(per_cent_made(load_team(name), spot) for spot in spots) / len(spots)
            for share, spots in tries.items()
        )
        for name in NAMES
    ]
    assert 82 <= sum(made) / 2 <= 87
    assert made[0] > made[1] + 3


def per_cent_made(team: Team, spot: int) -> float:
    return 100 * team.field_goal.chance(lambda code: kind_of(code) == cells.GAIN and yards_of(code) >= spot)


def holds(column: Column | None, mark: int) -> bool:
    return column is not None and column.has(mark)


@pytest.mark.parametrize(
    "is_shown",
    [
        lambda sheet: sheet.short_big_play is not None,
        lambda sheet: sheet.short_big_play is None,
        lambda sheet: holds(sheet.great_protection, 1),
        lambda sheet: sheet.great_protection is None,
        lambda sheet: holds(sheet.good_decision, 1),
        lambda sheet: holds(sheet.ball_protection, 1),
        lambda sheet: holds(sheet.sack_rate, SACKED),
        lambda sheet: holds(sheet.sack_rate, ESCAPED),
        lambda sheet: holds(sheet.fumble_recovery, 1),
        lambda sheet: holds(sheet.fumble_recovery, 2),
        lambda sheet: holds(sheet.penalty_influence[0], COMMITS),
        lambda sheet: holds(sheet.penalty_influence[0], CANCELS),
        lambda sheet: holds(sheet.penalty_influence[3], COMMITS),
        lambda sheet: holds(sheet.penalty_influence[3], CANCELS),
        lambda sheet: holds(sheet.offense_check, 0) and holds(sheet.offense_check, 1),
        lambda sheet: sheet.quotas and sheet.call_totals and sheet.solitaire and sheet.pass_percent,
        lambda sheet: sheet.offense_audibles and sheet.no_huddle and sheet.muffed_snap and sheet.home_field,
    ],
)
def test_every_kind_of_supplement_is_shown_by_one_of_them(is_shown: Callable[[Supplements], bool]) -> None:
    assert any(is_shown(load_team(name).supplements) for name in NAMES)
