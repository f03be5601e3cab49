"""Small print of the chapters 'Penalties', 'Kickoffs', 'Punts' and 'Audibles', with whichever side has the ball."""

from __future__ import annotations

import pytest

from examples.ddf.table import Stage, example
from fieldhouse.games.ddf.choices import ACCEPT, AT_THE_END, DECLINE
from fieldhouse.games.ddf.model import FIRST_PASS
from fieldhouse.games.ddf.rules.enforcement import which_foul
from fieldhouse.games.ddf.rules.kickoffs import kicking_ways
from fieldhouse.games.ddf.rules.mismatch import is_mismatch
from fieldhouse.games.ddf.rules.penalties import is_tacked_on
from fieldhouse.gridiron.cells import read_cell
from fieldhouse.gridiron.outcome import possession
from fieldhouse.table.seat import AWAY, HOME, OTHER
from rules.ddf.games import situation

OFF_5, OFF_15, DEF_5X = (read_cell(text) for text in ("OFF 5", "OFF 15", "DEF 5X"))


@pytest.mark.parametrize(
    ("choice", "yards", "taken"),
    [(ACCEPT, 5, 0), (ACCEPT + 1, 15, 1), (AT_THE_END, 15, 1), (AT_THE_END, 0, 1), (DECLINE, 15, 1), (DECLINE, 0, -1)],
)
def test_penalties_which_of_two_fouls_was_enforced(choice: int, yards: int, taken: int) -> None:
    """Accepted by itself it is that one; walked off in any other way, also for no yards at the goal, the heaviest."""
    assert which_foul((OFF_5, OFF_15), choice, yards) == taken


@pytest.mark.parametrize(("call", "is_on_top"), [(FIRST_PASS - 1, True), (FIRST_PASS, False)])
def test_penalties_def_5x_comes_on_top_of_runs_and_of_no_pass(call: int, is_on_top: bool) -> None:
    game = situation()
    game.play.call = call
    assert is_tacked_on(game, DEF_5X) == is_on_top


def test_audibles_a_mismatch_is_seen_by_either_side_whoever_has_the_ball() -> None:
    """The visitors' columns count when the home team attacks: two yards, one yard, and four times none."""
    columns = {"D 1-Line Plunge": "2", "E 1-Line Plunge": "1"}
    game = Stage("PHI 1 and 10 at PHI 40", NE=columns).game
    assert game.offense == 1
    assert is_mismatch(game, AWAY, 0, 3)
    assert not is_mismatch(game, HOME, 0, 3)


def test_kickoffs_of_two_offsides_either_may_be_kicked_again() -> None:
    game = situation()
    ways = kicking_ways(game, game.kicker, (OFF_5, OFF_5), possession(OTHER[game.kicker], 25))
    assert list(ways) == [DECLINE, ACCEPT, ACCEPT + 1]
    assert ways[ACCEPT] == ways[ACCEPT + 1]


@pytest.mark.parametrize(
    ("cell", "after"),
    [
        ("BK 1", "PHI 1 and 10 at NE 41"),  # past the line it is a punt downed there
        ("BK 0", "NE 3 and 10 at NE 40"),  # at the line it is a loose ball, here the kickers'
    ],
)
def test_punts_a_block_past_the_line_is_a_punt(cell: str, after: str) -> None:
    stage = example("NE 2 and 10 at NE 40", NE={"Punt": {18: cell}}, calls="punt A", dice="punt 18, fumble 20")
    stage.gives(after)


@pytest.mark.parametrize(("down", "gain", "is_made"), [(1, "10", True), (1, "9", False), (3, "10", True)])
def test_plays_from_scrimmage_a_first_down_made_is_on_the_row(down: int, gain: str, is_made: bool) -> None:
    stage = example(
        f"NE {down} and 10 at NE 40", NE={"2-Off Tackle": gain}, calls="2-Off Tackle A", dice="offense 24, defense 1"
    )
    assert stage.last.first_down == is_made
