"""The guessing game: calls that are pointless are found, and formations that are better than the others."""

from __future__ import annotations

import numpy as np
import pytest

from fieldhouse.gridiron.guessing import dominated_plays, remarks, soundness
from fieldhouse.gridiron.usual_downs import USUAL, gain_worth, loss_worth

PLAYS, FORMATIONS = ("run", "pass"), ("A", "B")
EVEN_CALLS = (((1, 1),) * 18,)


def test_a_play_as_good_against_every_formation_makes_another_pointless() -> None:
    worths = np.array([[0.2, -0.1], [0.1, -0.1]])
    assert dominated_plays(worths) == ((1, 0),)
    assert dominated_plays(-worths.T) == ((0, 1),)
    assert dominated_plays(np.array([[0.2, -0.1], [0.1, 0.0]])) == ()


def test_a_sound_chart_has_a_price_for_every_guess() -> None:
    matching = np.repeat(np.array([[[0.3, -0.3], [-0.3, 0.3]]]), len(USUAL), axis=0)
    found = soundness(matching, EVEN_CALLS)
    assert found.is_sound
    assert remarks(found, PLAYS, FORMATIONS)[-1].startswith("The guessing game is sound")


def test_a_formation_better_than_the_others_is_told() -> None:
    tilted = np.repeat(np.array([[[0.3, -0.5], [-0.3, 0.1]]]), len(USUAL), axis=0)
    found = soundness(tilted, EVEN_CALLS)
    assert found.edges == pytest.approx((0.1, -0.1))
    assert not found.is_sound
    assert "B (-0.10) to A (+0.10)" in remarks(found, PLAYS, FORMATIONS)[-1]


def test_gains_and_losses_on_a_usual_down() -> None:
    first_and_ten = USUAL[0]
    assert gain_worth(first_and_ten, 10) > gain_worth(first_and_ten, 4) > gain_worth(first_and_ten, 0)
    assert gain_worth(first_and_ten, 75) == gain_worth(first_and_ten, 99)
    assert loss_worth(first_and_ten, 0) < gain_worth(first_and_ten, -10)
    assert loss_worth(first_and_ten, 40) > loss_worth(first_and_ten, 10)
