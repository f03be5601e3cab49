"""The builder and people's names: as the descriptions write them, whole, and one spelling for one man."""

from __future__ import annotations

from collections import Counter

import polars as pl
import pytest

from fieldhouse.builders.nfl.nflverse import NAME
from fieldhouse.builders.nfl.player_roles import one_spelling


@pytest.mark.parametrize(
    "name",
    [
        "T.Brady", "K.Van Noy", "L.Vander Esch", "K.Vanden Bosch", "A.St. Brown", "R.Jean Francois", "A.Randle El",
        "G.Minshew II", "D.Chark Jr.", "A.J. Bouye", "E. J. Henderson", "J.Smith-Schuster", "D.O'Connell",
    ],
)  # fmt: skip
def test_names_are_not_cut(name: str) -> None:
    told = f"(5:14) J.Rosen pass deep left intended for D.Parker INTERCEPTED by {name} at NYJ 16. {name} to NYJ 20."
    found = pl.DataFrame({"desc": [told]}).select(pl.col("desc").str.extract(rf"INTERCEPTED by {NAME}"))
    assert found.item() == name


def test_one_man_under_two_spellings_is_called_by_the_commoner() -> None:
    counted = Counter({"G.Minshew": 3, "G.Minshew II": 5, "N.Foles": 2, "D. Thomas": 1, "D.Thomas": 4, "D.Chark Jr": 1})
    assert one_spelling(counted) == {
        "G.Minshew": "G.Minshew II", "G.Minshew II": "G.Minshew II", "N.Foles": "N.Foles",
        "D. Thomas": "D.Thomas", "D.Thomas": "D.Thomas", "D.Chark Jr": "D.Chark Jr",
    }  # fmt: skip
