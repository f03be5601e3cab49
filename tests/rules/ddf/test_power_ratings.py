"""'Power Ratings': the three ways to treat a margin of exactly the spread."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from examples.ddf.table import Stage
from fieldhouse.games.ddf.options import COIN, TIE, UNDERDOG
from fieldhouse.games.ddf.pages.narration import Narrator


def last_play(exact: str, favorite: str, score: tuple[int, int], coin: str = "") -> Stage:
    """A game that ends on this run, between teams seven points apart."""
    ratings: dict[str, Any] = {"NE": 223.0, "PHI": 223.0} | {favorite: 230.0}
    teams: dict[str, Any] = {code: {"power rating": rating} for code, rating in ratings.items()}
    stage = Stage(
        "NE 1 and 10 at NE 40",
        quarter=4,
        clock="0:30",
        score=score,
        options="power_ratings",
        **teams,
    )
    stage.game.options = replace(stage.game.options, exact_spread=exact)
    return stage.play(calls="1-Line Plunge A", dice=f"offense 25, defense 1{coin}").gives("final")


def verdict(stage: Stage) -> str:
    game = stage.game
    away, home = (side.team for side in game.sides)
    narrator = Narrator(away, home, game.spread, game.options.exact_spread)
    narrator.lines(stage.last)
    narrator.score = list(game.score)
    return narrator.finish()[-1].removeprefix("PHI was favored by 7: against the spread ")


@pytest.mark.parametrize(
    ("exact", "favorite", "score", "winner"),
    [
        (TIE, "PHI", (10, 17), None),
        (TIE, "NE", (17, 10), None),
        (UNDERDOG, "PHI", (10, 17), 0),
        (UNDERDOG, "NE", (17, 10), 1),
        (UNDERDOG, "PHI", (10, 18), 1),
        (UNDERDOG, "PHI", (10, 16), 0),
        (COIN, "PHI", (10, 18), 1),  # no coin is thrown
    ],
)
def test_power_ratings_on_exactly_the_spread(
    exact: str, favorite: str, score: tuple[int, int], winner: int | None
) -> None:
    assert last_play(exact, favorite, score).game.winner == winner


@pytest.mark.parametrize("face", [0, 1])
def test_power_ratings_by_a_coin(face: int) -> None:
    stage = last_play(COIN, "PHI", (10, 17), f", exactly the spread {face}")
    assert stage.game.winner == face
    assert verdict(stage) == f"{('NE', 'PHI')[face]} wins, by a coin."


def test_power_ratings_are_told() -> None:
    assert verdict(last_play(TIE, "PHI", (10, 17))) == "neither side wins."
    assert verdict(last_play(UNDERDOG, "PHI", (10, 17))) == "NE wins."
    assert verdict(last_play(UNDERDOG, "PHI", (10, 20))) == "PHI wins."


@pytest.mark.parametrize("exact", [TIE, UNDERDOG, COIN])
def test_power_ratings_alike_make_no_favorite(exact: str) -> None:
    """A tied game between equals is a tie, whatever was agreed about the spread."""
    stage = Stage("NE 1 and 10 at NE 40", quarter=5, clock="0:10", score=(7, 7), options="power_ratings")
    stage.game.options = replace(stage.game.options, exact_spread=exact)
    stage.play(calls="1-Line Plunge A", dice="offense 25, defense 1").gives("final")
    assert stage.game.winner is None
