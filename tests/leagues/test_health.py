"""Health: what is noticed when a league goes wrong, and how the list of new players is tuned against it."""

from __future__ import annotations

import re
from pathlib import Path
from runpy import run_path

import pytest

from fieldhouse.games.fool.class_text import read_class
from fieldhouse.games.fool.rules.rookies import new_player
from fieldhouse.leagues.health import GROUPS, SETTLED, Season, complaints, figures
from fieldhouse.library import fool
from fieldhouse.table.live import LiveTable
from rules.fool.leagues import league
from rules.fool.test_season import full

TOOLS = Path(__file__).parents[2] / "tools"
TEAMS = ("ASH", "BAY", "CED", "DUN")
COUNTS = dict.fromkeys(("Q", "F", "H", "W", "TE", "T", "G", "C", "DE", "DT", "OLB", "MLB", "CB", "S", "K", "P"), 99)


def season(year: int, **facts: object) -> Season:
    ratings = dict.fromkeys(GROUPS, (2.0, 3.0, 4.0))
    usual = Season(year, ratings, ratings, 26.5, 52.0, COUNTS, 43.0, 2.2, TEAMS[year % 4])
    return usual._replace(**facts)


def test_a_league_that_stays_as_it_is_is_healthy() -> None:
    assert complaints([season(year) for year in range(1, 41)], TEAMS) == []


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"ratings": dict.fromkeys(GROUPS, (2.0, 3.6, 4.0))}, "season 20: C of backs is 3.60, and was 3.00 at first"),
        ({"age": 31.0}, "season 20: the mean age is 31.0"),
        ({"points": 70.0}, "season 20: 70.0 points are scored in a game"),
        ({"counts": COUNTS | {"C": 3}}, "season 20: there are not enough men to start at C"),
    ],
)
def test_what_goes_wrong_is_a_sentence(facts: dict[str, object], sentence: str) -> None:
    seasons = [season(year, **(facts if year == 20 else {})) for year in range(1, 41)]
    assert sentence in complaints(seasons, TEAMS)


def test_before_a_league_has_settled_ratings_may_move() -> None:
    early = season(5, ratings=dict.fromkeys(GROUPS, (2.0, 3.6, 4.0)))
    assert SETTLED > 5
    assert complaints([season(year) if year != 5 else early for year in range(1, 41)], TEAMS) == []


def test_one_team_that_wins_everything_is_noticed() -> None:
    assert complaints([season(year, champion="ASH") for year in range(1, 41)], TEAMS) == ["ASH wins 40 of 40 titles"]


def test_figures_of_a_league() -> None:
    home = league()
    for team in home.teams:
        full(home, team)
    ratings, spreads, age, roster, counts = figures(home)
    assert ratings["quarterbacks"] == (2.0, 3.0, 4.5)
    assert spreads["quarterbacks"] == (0.0, 0.0, 0.5)
    assert (age, counts["W"], counts["K"]) == (27, 16, 8)
    assert roster == 48  # two men for each of 24 places


def test_the_tuner_moves_a_position_against_its_drift() -> None:
    adjusted = run_path(str(TOOLS / "tune_fool_rookies.py"))["adjusted"]
    recipe = (
        "[W]\nshare: 8\nbetter: 20\nworse: 20\n\n[G]\nshare: 7\nbetter: 20\nworse: 20\n\n[K]\nbetter: 0\nworse: 0\n"
    )
    tuned = adjusted(recipe, {"W": (0.2, 0.0), "G": (-0.2, 0.0), "K": (1.0, 1.0)})
    assert (
        tuned
        == "[W]\nshare: 8\nbetter: 11\nworse: 20\n\n[G]\nshare: 7\nbetter: 29\nworse: 20\n\n[K]\nbetter: 0\nworse: 0\n"
    )
    assert adjusted(fool.text("rookies"), {}) == fool.text("rookies")


def test_the_tuner_moves_pass_values_by_position_but_not_where_nobody_has_any() -> None:
    adjusted = run_path(str(TOOLS / "tune_fool_rookies.py"))["adjusted"]
    recipe = "[Q]\npass: 1 2 3\nbetter: 25\nworse: 25\n\n[G]\npass: 0\nbetter: 20\nworse: 20\n"
    worse = adjusted(recipe, {"Q": (0.0, 0.5), "G": (0.0, 0.5)})
    assert worse == recipe.replace("worse: 25\n", "worse: 25\nworse pass: 30\n")
    assert adjusted(worse, {"Q": (0.0, -0.5)}) == recipe.replace("25\n\n", "25\nbetter pass: 30\nworse pass: 30\n\n")
    assert adjusted(adjusted(recipe, {"Q": (0.0, -0.2)}), {"Q": (0.0, 0.2)}).count("better pass: 0") == 1


def test_new_players_pass_better_or_worse_as_the_recipe_says() -> None:
    for line, expected in (("better pass: 100", 3), ("worse pass: 100", 1), ("", 2)):
        recipe = re.sub(r"(\[Q\][^\[]*?)pass: [^\n]*\n", rf"\1pass: 2\n{line}\n", fool.text("rookies"), count=1)
        recipe = re.sub(r"(\[Q\][^\[]*?)(?:\n(?:better|worse) pass: (?!100)\d+)+", r"\1", recipe)
        home = league()
        home.table = LiveTable(3, ())
        home.moulds = read_class(recipe, fool.text("names"))
        assert {new_player(home, "Q", 22).p for _ in range(5)} == {expected}
