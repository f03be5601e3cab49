"""Rows of the fan's table: distance in standard deviations, ranges, what cannot be told, and how seasons are kept."""

from __future__ import annotations

import pytest

from fieldhouse.builders.counting import correlation
from fieldhouse.builders.fan.compare import Group, Link, Row, compared, rate, slope, total
from fieldhouse.builders.fan.kept import counted_text, read
from fieldhouse.builders.fan.report import cells, report
from fieldhouse.builders.fan.season import Counted, mean_season

GROUP = Group("Games", (Row("close", "close games, %"), Row("dunks", "dunks", 2)))


def counted(close: float, **people: float) -> Counted:
    return Counted({"close": close}, {}, {"passing": {name: {"yards": yards} for name, yards in people.items()}})


REAL = [counted(10), counted(12), counted(14)]
"""Their standard deviation is 2."""


@pytest.mark.parametrize(("simulated", "distance", "verdict"), [(13.0, 0.5, "like"), (7.9, -2.05, "unlike")])
def test_the_distance_is_in_standard_deviations_between_real_seasons(
    simulated: float, distance: float, verdict: str
) -> None:
    row = compared([GROUP], [], REAL[1], [counted(simulated)], REAL)["rows"][0]
    assert row["sd"] == pytest.approx(2)
    assert row["sd_between"] == "seasons"
    assert (row["distance"], row["verdict"]) == (pytest.approx(distance), verdict)


def test_with_one_real_season_the_spread_of_the_replays_is_the_yardstick() -> None:
    figures = compared([GROUP], [], REAL[1], [counted(9), counted(11)], REAL[:1])
    row = figures["rows"][0]
    assert row["sd_between"] == "replays"
    assert row["distance"] == pytest.approx(-2 / 2**0.5)
    assert cells(row)[2].endswith("*")
    assert any(str(line).startswith("*") for line in report({**figures, "season": 2024}))


def test_what_nobody_counted_is_not_told() -> None:
    figures = compared([GROUP], [], REAL[0], [counted(9)], REAL)
    assert figures["not_told"] == ["dunks"]
    assert (figures["told"], figures["figures"], figures["within_one"]) == (1, 1, 1)
    assert cells(figures["rows"][1])[1:] == ("-", "-", "-", "-", "not told")


def lines(**values: float) -> dict[str, dict[str, float]]:
    return {name.replace("_", " "): {"yards": value, "throws": 10} for name, value in values.items()}


def season(**values: float) -> Counted:
    return Counted({}, {}, {"passing": lines(**values)})


LIFE = season(GB_a=6, GB_b=8, CHI_c=5, CHI_d=9, NE_e=7, NE_f=3)


def test_a_slope_says_how_much_of_a_difference_is_left() -> None:
    half = season(GB_a=3, GB_b=4, CHI_c=2.5, CHI_d=4.5, NE_e=3.5, NE_f=1.5)
    link = Link("yards", "passing", total("yards"), slope, 0.9, 1.1)
    assert link.over(LIFE, half) == pytest.approx(0.5)
    row = compared([], [link], LIFE, [half], [])["rows"][0]
    assert (row["words"], row["verdict"]) == ("yards, slope", "unlike")
    assert cells(row)[2] == "0.9 to 1.1"


def test_within_teams_their_level_does_not_matter() -> None:
    """Every team throws as it did in life, but both of its men alike: right over all, nothing within."""
    alike = season(GB_a=7, GB_b=7.01, CHI_c=7, CHI_d=7.02, NE_e=5.02, NE_f=5)
    everybody = Link("a throw", "passing", rate("yards", "throws"), slope, 0.9, 1.1)
    within = Link("a throw", "passing", rate("yards", "throws"), slope, 0.9, 1.1, within=True)
    assert everybody.over(LIFE, alike) == pytest.approx(0.232, abs=0.001)
    assert within.over(LIFE, alike) == pytest.approx(0.005, abs=0.001)


def test_only_regulars_take_part_and_few_lines_tell_nothing() -> None:
    link = Link("yards", "passing", total("yards"), correlation, 0.9, None, ("yards", 5))
    assert link.over(LIFE, LIFE) == pytest.approx(1)
    assert cells(compared([], [link], LIFE, [LIFE], [])["rows"][0])[2] == "0.9+"
    few = Link("yards", "passing", total("yards"), correlation, 0.9, None, ("yards", 6))
    assert few.over(LIFE, LIFE) is None


def test_replays_become_one_season() -> None:
    one = mean_season([counted(10, A=100), counted(20, A=50, B=30)])
    assert one.figures == {"close": 15}
    assert one.people["passing"] == {"A": {"yards": 75}, "B": {"yards": 15}}


def test_a_season_is_kept_as_text() -> None:
    kept = Counted(
        {"close": 12.5, "dunks": 0.25},
        {"GB": {"games": 16, "sacks": 40}},
        {"passing": {"GB A.Thrower": {"yards": 4000}, "GB B.Little": {"yards": 20}}},
        {"margins, %": {"1-3": 20, "28+": 7.5}},
    )
    assert read(counted_text(kept)) == kept
    assert list(kept.of_regulars({"passing": ("yards", 100)}).people["passing"]) == ["GB A.Thrower"]
