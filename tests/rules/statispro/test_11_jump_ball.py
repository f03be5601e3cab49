"""Section 11: jump balls."""

from __future__ import annotations

from fieldhouse.games.statispro.rules.jumps import best_jumper, tap
from fieldhouse.games.statispro.rules.stamina import tire
from fieldhouse.games.statispro.state import FRONTCOURT
from fieldhouse.table.seat import AWAY, HOME
from rules.statispro.stage import FRONT, Stage, stage


def jump(card: str, away: int, home: int) -> int:
    game = Stage(card, away={"C": {"rebounds": away}}, home={"C": {"rebounds": home}})
    return tap(game.game, game.man("away C"), game.man("home C"))[0]


def test_11_1_the_best_rebounders_jump() -> None:
    game = Stage(home={"PF": {"rebounds": 30}})
    assert best_jumper(game.game, HOME).card.name == "home PF"


def test_11_2_the_lower_jumper_adds_the_number() -> None:
    assert jump("jump PG +4", 20, 25) == HOME
    assert jump("jump PG +6", 20, 25) == AWAY


def test_11_3_equal_jumpers_and_equal_sums_are_the_home_teams() -> None:
    assert jump("jump PG", 20, 20) == HOME
    assert jump("jump PG +5", 20, 25) == HOME


def test_11_3_and_5_4_a_tired_home_jumper_is_the_lower_of_equals() -> None:
    """Forty, halved: he adds the number, and without one he loses."""
    for card, winner in (("jump PG +4", HOME), ("jump PG", AWAY)):
        game = Stage(card, away={"C": {"rebounds": 20}}, home={"C": {"rebounds": 40}})
        tire(game.game, game.man("home C"))
        assert tap(game.game, game.man("away C"), game.man("home C"))[0] == winner


def test_11_the_loser_is_charged_with_a_turnover_if_it_had_the_ball() -> None:
    stage("advance jump C", "jump PG", away={"C": {"rebounds": 30}}, **FRONT, passes=2).wrote(
        "tip away PG", "turnover home"
    )
    stage("action Z", "z double foul", "foul drawing 3 FD1", "jump PG", away={"C": {"rebounds": 30}}).wrote(
        "foul home PG", "foul away PG", "tip away PG", "turnover home"
    ).leaves("away", dead=True)
    stage("advance jump C", "jump PG", home={"C": {"rebounds": 30}}, **FRONT, passes=2).wrote("tip home PG").leaves(
        "home", FRONTCOURT, passes=1
    )
