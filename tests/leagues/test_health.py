"""Health: what is noticed when a league goes wrong, and how the list of new players is tuned against it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tools.fool_lab import health_page
from tools.fool_lab.fake_league import FakeLeague
from tools.fool_lab.figures import MEASURES, Place, places
from tools.fool_lab.health import (
    SETTLED,
    Season,
    complaints,
    long_band,
    mean_age,
    mean_roster,
    season_band,
)
from tools.fool_lab.tune_rookies import adjusted

from fieldhouse.games.fool.charts.class_text import read_class
from fieldhouse.games.fool.model import Kicking
from fieldhouse.games.fool.player_value import SLOTS
from fieldhouse.games.fool.rules.rookies import new_player
from fieldhouse.library import fool
from fieldhouse.table.chart_text import ChartError
from fieldhouse.table.live import LiveTable
from rules.fool.leagues import full, league

TEAMS = ("ASH", "BAY", "CED", "DUN")
USUAL = Place(64, (2.0, 3.0, 4.0), (1.0, 1.0, 1.0))
NORMS = dict.fromkeys(SLOTS, USUAL)


def season(year: int, **facts: Any) -> Season:
    usual = Season(year, NORMS, 26.5, 52.0, 43.0, dict.fromkeys(TEAMS, 0.5), 2.2, TEAMS[year % 4])
    return usual._replace(**facts)


def at(
    slot: str, means: tuple[float, ...] = USUAL.means, spreads: tuple[float, ...] = USUAL.spreads, men: int = 64
) -> dict[str, Any]:
    return {"places": NORMS | {slot: Place(men, means, spreads)}}


def test_a_league_that_stays_as_it_is_is_healthy() -> None:
    assert complaints([season(year) for year in range(1, 41)], NORMS) == []


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        (at("H", (2.0, 3.6, 4.0)), "season 20: mean C of H is 3.60, and 3.00 ± 0.50 is usual"),
        (at("H", (2.0, 3.0, 3.4)), "season 20: mean S of H is 3.40, and 4.00 ± 0.50 is usual"),
        (at("H", spreads=(0.4, 1.0, 1.0)), "season 20: spread of P of H is 0.40, and 1.00 ± 0.50 is usual"),
        (at("K", (3.1, 3.0, 4.0)), "season 20: mean distance of K is 3.10, and 2.00 ± 1.00 is usual"),
        ({"age": 31.0}, "season 20: the mean age is 31.0"),
        ({"roster": 53.0}, "season 20: a team has 53.0 active players"),
        ({"points": 70.0}, "season 20: 70.0 points are scored in a game"),
        (at("C", men=3), "season 20: there are not enough men to start at C"),
    ],
)
def test_what_goes_wrong_is_a_sentence(facts: dict[str, Any], sentence: str) -> None:
    seasons = [season(year, **(facts if year == 20 else {})) for year in range(1, 41)]
    assert complaints(seasons, NORMS) == [sentence]


def test_before_a_league_has_settled_ratings_may_move() -> None:
    early = season(5, **at("H", (2.0, 3.6, 4.0)))
    assert SETTLED > 5
    assert complaints([season(year) if year != 5 else early for year in range(1, 41)], NORMS) == []


def test_a_drift_that_no_season_shows_is_noticed_in_all_of_them() -> None:
    seasons = [season(year, **at("TE", (2.0, 3.3, 4.0), (1.0, 0.7, 1.0))) for year in range(1, 41)]
    assert complaints(seasons, NORMS) == [
        "all settled seasons: mean C of TE is 3.30, and 3.00 ± 0.25 is usual",
        "all settled seasons: spread of C of TE is 0.70, and 1.00 ± 0.25 is usual",
    ]


def test_few_men_may_be_off_by_chance_and_by_no_more() -> None:
    """Nine men with a spread of 1.2: a standard error of 0.4, of their spread a root of two less."""
    few = Place(9, (2.0, 3.0, 4.0), (1.2, 1.2, 1.2))
    assert season_band(few, "Q", 1) == pytest.approx(4.0 * 0.4)
    assert season_band(few, "Q", 1, of_spread=True) == pytest.approx(4.0 * 0.4 / 2**0.5)
    assert long_band(24, few, "Q", 1) == pytest.approx(3.5 * 0.4 / 2)  # four generations
    assert long_band(3, few, "Q", 1) == pytest.approx(3.5 * 0.4)  # not one yet
    many = few._replace(men=900)
    assert (season_band(many, "Q", 1), long_band(30, many, "Q", 1)) == (0.5, 0.25)
    assert (season_band(many, "P", 0), season_band(many, "P", 2)) == (1.0, 0.5)  # yards, and the chance of a block


def test_parity_is_judged_over_the_years() -> None:
    assert complaints([season(year, champion="ASH") for year in range(1, 41)], NORMS) == ["ASH wins 40 of 40 titles"]
    uneven = [season(year, wins=dict.fromkeys(TEAMS, 0.5) | {"ASH": 0.2}) for year in range(1, 41)]
    assert complaints(uneven, NORMS) == ["ASH wins 0.20 of its games"]
    assert complaints([season(year, win_spread=1.0) for year in range(1, 41)], NORMS) == ["the spread of wins is 1.00"]
    assert complaints([season(year, win_spread=9.0, champion="ASH") for year in range(1, 6)], NORMS) == []


def test_figures_of_a_league() -> None:
    home = league()
    for team in home.teams:
        full(home, team)
    found = places(home)
    assert found["Q"] == Place(8, (2, 3, 4.5), (0, 0, 0.5))
    assert found["K"] == Place(8, (49.5, 1, 3), (0.5, 0, 0))
    assert (mean_age(home), found["W"].men, mean_roster(home)) == (27, 16, 48)  # two men for each of 24 places


def test_a_fake_league_goes_on_from_first_week_to_first_week() -> None:
    fake = FakeLeague(fool.text("rookies"), 3, teams=4)
    assert [(fake.to_first_week().year, fake.league.stage) for _ in range(2)] == [(1, "week 1"), (2, "week 1")]
    assert len(fake.league.honours) == 1


def test_the_page_and_the_plot_are_made_of_measured_leagues(tmp_path: Path) -> None:
    ill = [season(year, **({"age": 31.0} if year == 20 else {})) for year in range(1, 41)]
    runs = []
    for seed, seasons in ((5, [season(year) for year in range(1, 41)]), (6, ill)):
        file = tmp_path / f"{seed}.json"
        file.write_text(json.dumps(health_page.Run(seed, 90.0, seasons, NORMS)), encoding="utf-8")
        runs.append(health_page.read(file))
        assert runs[-1].seasons == seasons
    page = health_page.page(runs)
    assert "| 5 | 90 s | 26.5 to 26.5 | 52.0 to 52.0 | 43.0 to 43.0 | 2.20 | 0.50 to 0.50 | 10 | nothing |" in page
    assert "| season 20: the mean age is 31.0 |" in page
    assert "| Q | P +0.00, C +0.00, S +0.00 | 0.25 0.25 0.25 |" in page
    assert health_page.svg(runs[0]).count("<polyline") == 3 * 2 * 16 + 4


# The list of new players


def test_the_tuner_moves_every_ability_of_a_place_against_its_drift() -> None:
    recipe = "[W]\nshare: 8\nshift: 0 -10 20\n\n[U]\nshift: 0 0 0\n\n[K]\nshift: -50 0 0\ndistance: 40\n"
    tuned = adjusted(recipe, {"W": (0.1, 0.2, -0.5), "G": (0.0, -0.25, 0.0), "K": (1.0, 0.0, -0.5)})
    assert tuned == ("[W]\nshare: 8\nshift: -8 -26 60\n\n[U]\nshift: 0 20 0\n\n[K]\nshift: -130 0 40\ndistance: 40\n")
    assert adjusted(fool.text("rookies"), {}) == fool.text("rookies")


def recipe_with(position: str, shift: str, **lines: str) -> str:
    """The library's list with one position's lines replaced."""

    def section(match: re.Match[str]) -> str:
        body = match[0]
        for name, value in {"shift": shift, **lines}.items():
            body = re.sub(rf"(?m)^{name}: .*", f"{name}: {value}", body)
        return body

    return re.sub(rf"\[{position}\][^\[]*", section, fool.text("rookies"))


def rookies(position: str, recipe: str, count: int = 300) -> list[tuple[int, ...]]:
    home = league()
    home.table = LiveTable(3, ())
    home.moulds = read_class(recipe, fool.text("names"))
    men = [new_player(home, position, 22) for _ in range(count)]
    return [tuple(man.kicking or man.punting or (man.p, man.c, man.s)) for man in men]


@pytest.mark.parametrize(
    ("shift", "expected"),
    [
        ("0 0 0", {(2, 2, 3)}),
        ("100 -100 0", {(3, 1, 3)}),
        ("-200 -300 200", {(0, 0, 5)}),
        ("-30 0 0", {(2, 2, 3), (1, 2, 3)}),
        ("0 130 0", {(2, 3, 3), (2, 4, 3)}),
        ("400 0 0", {(4, 2, 3)}),  # 12.6: no quarterback begins above his maximum of 4
        ("0 0 400", {(2, 2, 3)}),  # nor anybody above 2-6
    ],
)
def test_12_1_new_players_are_shifted_as_the_list_says(shift: str, expected: set[tuple[int, int, int]]) -> None:
    found = rookies("Q", recipe_with("Q", shift, **{"pass": "2", "shapes": "2-3"}))
    marked = [each for each in found if each in expected]
    assert set(marked) == expected
    assert len(marked) > 0.9 * len(found)  # a characteristic may cost or bring a point


def test_12_1_three_in_ten_are_a_point_lower() -> None:
    found = rookies("Q", recipe_with("Q", "-30 0 0", **{"pass": "2"}), 1000)
    assert 250 < sum(each[0] == 1 for each in found) < 350  # 300 ± 14.5


def test_12_1_new_kickers_are_shifted_too_and_founders_are_not() -> None:
    lines = {"distance": "45", "first": "1", "second": "4"}
    recipe = recipe_with("K", "-200 100 -500", **lines)
    assert set(rookies("K", recipe, 20)) == {(43, 2, 0)}
    home = league()
    home.table = LiveTable(3, ())
    home.moulds = read_class(recipe, fool.text("names"))
    assert new_player(home, "K", 28, luck=(25, 20)).kicking == Kicking(45, 1, 4)


def test_12_1_a_list_with_a_shift_of_two_numbers_is_refused() -> None:
    with pytest.raises(ChartError, match="there are 2 numbers; expected 3"):
        read_class(recipe_with("Q", "1 2"), fool.text("names"))


def test_every_place_is_measured() -> None:
    assert list(MEASURES) == list(SLOTS)
