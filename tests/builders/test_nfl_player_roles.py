"""The builder and people's names: as the descriptions write them, whole, and one spelling for one man."""

from __future__ import annotations

from collections import Counter

import polars as pl
import pytest

from fieldhouse.builders.nfl.gain_shares import by_gain, by_throw
from fieldhouse.builders.nfl.nflverse import NAME
from fieldhouse.builders.nfl.player_roles import one_spelling
from fieldhouse.games.ddf.model import PLAYS


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


def test_calls_and_gains_together_give_everybody_his_gains() -> None:
    """The deep man is thrown to on long calls, so most of his long catches are explained already."""
    men = {
        "deep": [(8, 25, 30), (8, 8, 10), (5, 25, 2), (5, 4, 8)],
        "flat": [(8, 25, 6), (8, 8, 4), (5, 25, 8), (5, 4, 32)],
    }
    rows = [
        {"man": man, "play": call, "yards_gained": yards, "touchdown": False, "td_team": None, "posteam": "HAR"}
        for man, gains in men.items()
        for call, yards, count in gains
        for _ in range(count)
    ]
    known = {
        "receive": (("deep", 0.5), ("flat", 0.5)),
        f"receive {PLAYS[8]}": (("deep", 0.8), ("flat", 0.2)),
        f"receive {PLAYS[5]}": (("deep", 0.2), ("flat", 0.8)),
    }
    fitted = by_gain("receive", pl.DataFrame(rows), known)
    long = dict(fitted["receive 20 up"])
    drawn = 0.0
    for call, count in ((8, 36), (5, 10)):
        weights = {man: share * long[man] / 0.5 for man, share in known[f"receive {PLAYS[call]}"]}
        drawn += count * weights["deep"] / sum(weights.values())
    assert drawn == pytest.approx(32, abs=0.3)


def test_passers_have_their_shares_of_what_came_of_throws() -> None:
    throws = [("good", 12, True, False)] * 60 + [("good", 0, False, False)] * 40
    throws += [("bad", 12, True, False)] * 40 + [("bad", 0, False, False)] * 50 + [("bad", 0, False, True)] * 10
    columns = ("man", "yards_gained", "complete_pass", "interception")
    plays = pl.DataFrame(throws, schema=columns, orient="row").with_columns(
        touchdown=pl.lit(False), td_team=pl.lit(None, pl.String), posteam=pl.lit("HOM")
    )
    found = {
        role: dict(shares) for role, shares in by_throw("pass", plays, {"pass": (("good", 0.5), ("bad", 0.5))}).items()
    }
    assert found["pass 10 to 19"]["good"] == pytest.approx(0.6, abs=0.02)
    assert found["pass incomplete"]["bad"] == pytest.approx(0.55, abs=0.02)
    assert 0 < found["pass intercepted"]["good"] < 0.1  # some day he will throw one
    assert by_throw("pass", plays, {"pass": (("good", 1.0),)}) == {}
