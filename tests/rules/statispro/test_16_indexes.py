"""Section 16: Index Points and their four uses."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fieldhouse.games.statispro.cards.fast_break_chart import FOULED_WHILE_SHOOTING, RPG_SCORES_FOULED
from fieldhouse.games.statispro.events import LET_OFF, RESTED
from fieldhouse.games.statispro.options import BOOK
from fieldhouse.games.statispro.rules.bench import before_possession
from fieldhouse.games.statispro.rules.breaks import OUTCOMES
from fieldhouse.games.statispro.rules.index_points import (
    ask_ignored_rest,
    ask_take_rebound,
    can_spend,
    set_index_points,
)
from fieldhouse.games.statispro.rules.stamina import tire
from fieldhouse.games.statispro.state import FRONTCOURT, PERIOD_START
from fieldhouse.table.question import Ask
from fieldhouse.table.script import ScriptTable
from fieldhouse.table.seat import AWAY, HOME, OTHER, Seat
from rules.statispro.stage import FRONT, Stage, stage

OURS: dict[str, Any] = {"index": [0, 4], "index_limit": 4}
THEIRS = {"index": [4, 0], "index_limit": 4}


@pytest.mark.parametrize(
    ("home", "road", "index"), [(-1, -3, [0, 2]), (1, -3, [0, 4]), (2, 5, [3, 0]), (20, -5, [0, 12]), (3, 3, [0, 0])]
)
def test_16_the_better_team_has_the_difference_at_most_twelve(home: int, road: int, index: list[int]) -> None:
    """The book's examples first: -1 against -3 is two, 1 against -3 is four."""
    game = Stage(home_card={"home_index": home}, away_card={"road_index": road}).game
    set_index_points(game)
    assert game.index == index


def test_16_a_quarter_of_them_rounded_up_in_one_period() -> None:
    game = Stage(home_card={"home_index": 5}, away_card={"road_index": 0}).game
    set_index_points(game)
    assert game.index_limit == 2
    game.index_used = [0, 1]
    assert can_spend(game, HOME, 1) and not can_spend(game, HOME, 2)


def test_16_a_a_defensive_foul_becomes_a_steal_for_two_points() -> None:
    game = stage(
        "advance SF 20",
        "advance foul D",
        "foul 90 FD3",
        **FRONT,
        passes=3,
        choices=("away index foul: steal",),
        **THEIRS,
    )
    game.wrote("index away", "steal away SF", "turnover home SF").leaves("away", dead=False)
    assert game.game.index == [2, 0]


def test_16_a_a_steal_becomes_a_defensive_foul_for_two_points() -> None:
    game = stage(
        "advance PG 5 S1 SG", away={"SG": {"steal": 2}}, **FRONT, passes=3, choices=("home index steal: foul",), **OURS
    )
    game.wrote("index home", "foul away SG").leaves("home", FRONTCOURT)
    assert game.game.index == [0, 2]


def test_16_a_so_does_a_steal_that_a_z_reading_calls_for() -> None:
    game = stage("action Z", "z stolen, FB", "rpg 81", choices=("home index steal: foul",), **OURS)
    game.wrote("index home", "foul away SG").leaves("home", FRONTCOURT)


def test_16_b_a_rebound_to_the_highest_goes_to_the_same_position_of_the_other_team() -> None:
    cards = ("action SF 5", "shot 90", "rebound high PF +9 20/§20")
    game = stage(*cards, "advance C 5", "shot 50", choices=("home index rebound: take",), **OURS)
    game.wrote("miss home SF", "index home", "offensive rebound home PF", "two home C", "assist home PF")
    assert game.game.index == [0, 3]


def test_16_b_or_to_the_best_rebounder_if_it_called_for_one_teams_best() -> None:
    stage("action SF 5", "shot 90", "rebound high D PF/C", "shot 50", home={"SG": {"rebounds": 25}},
          choices=("away who: p4", "home index rebound: take", "home ball: shoot"), **OURS).wrote(
        "miss home SF", "index home", "offensive rebound home SG", "two home SG")  # fmt: skip


def test_16_b_where_several_positions_are_cited_to_the_best_of_them() -> None:
    stage("action SF 5", "shot 90", "rebound high PG/C +9 10/§20", "shot 50", home={"PG": {"rebounds": 8}},
          choices=("away who: p5", "home index rebound: take"), **OURS).wrote(
        "miss home SF", "index home", "offensive rebound home C", "two home C")  # fmt: skip


def test_16_a_quarter_spent_nothing_more_can_be_bought_in_this_period() -> None:
    spent = {**OURS, "index_used": [0, 4]}
    stage("action SF 5", "shot 90", "rebound high PF +9 20/§20", **spent).wrote("miss home SF", "rebound away PF")
    stage("advance PG 5 S1 SG", away={"SG": {"steal": 2}}, **FRONT, passes=3, **spent).wrote(
        "steal away SG", "turnover home PG"
    )


@pytest.mark.parametrize(
    ("index", "says", "taken", "left"), [(4, "take", True, 3), (4, "stand", False, 4), (0, "", False, 0)]
)
def test_16_b_a_rebound_may_be_left_alone(index: int, says: str, taken: bool, left: int) -> None:
    """Nobody is asked who has no points, and a point is spent only for a rebound that is taken."""
    game = Stage(index=[0, index], index_limit=4).game
    game.table = ScriptTable(choices=[(HOME, "index rebound", says)] if says else [])
    assert ask_take_rebound(game, game.men[AWAY][0]) is taken
    game.table.finish()
    assert (game.index, game.index_used) == ([0, left], [0, index - left])


def test_16_b_only_rebounds_to_the_highest() -> None:
    with pytest.raises(AssertionError, match="never asked"):
        stage("action SF 5", "shot 90", "rebound D PF", choices=("home index rebound: take",), **OURS)


def test_16_c_a_foul_on_a_shot_is_ignored_and_the_shot_stands() -> None:
    stage("action SF 5", "shot 40 foul PF >5", choices=("away index foul: ignore",), **THEIRS).wrote(
        "index away", "two home SF"
    )


@pytest.mark.parametrize("reading", [
    "action shooting foul", "action foul O", "press foul D", "press foul O", "press intentional foul",
    "press dead ball foul", "z flagrant foul D", "z elbow foul D", "z dead ball foul", "z double foul", "z technical",
])  # fmt: skip
def test_16_c_any_foul_of_a_card_is_ignored_and_the_ball_advanced(reading: str) -> None:
    cards = ("action Z", reading) if reading.startswith("z") else (reading,)
    game = stage(*cards, "advance C 5", "shot 50", press=reading.startswith("press"),
                 choices=("home index foul: ignore",), **OURS)  # fmt: skip
    game.wrote("index home", "two home C")
    assert game.game.index == [0, 3] and game.game.team_fouls == [0, 0]


@pytest.mark.parametrize(("cards", "wrote"), [
    (("action Z", "z choice scores, fouled"), ("two home PG", "assist home SG", "index away")),
    (("action Z", "z three, fouled"), ("three home PG", "index away")),
])  # fmt: skip
def test_16_c_if_the_basket_counted_only_the_free_throw_is_lost(cards: tuple[str, ...], wrote: tuple[str, ...]) -> None:
    stage(*cards, choices=("away index foul: ignore",), **THEIRS).wrote(*wrote).leaves("away", dead=False)


def test_16_c_so_it_is_on_a_break() -> None:
    stage("action SF 5", "shot 90", "rebound D C FB", "fast break 32 FD2", "rpg 110",
          choices=("home index foul: ignore",), **OURS).wrote(
        "miss home SF", "rebound away C", "fast break away C", "two away PG", "assist away C", "index home",
    )  # fmt: skip


def test_16_c_on_a_rebound_another_card_settles_it() -> None:
    stage(
        "action SF 5", "shot 90", "rebound loose ball D", "rebound D C", choices=("away index foul: ignore",), **THEIRS
    ).wrote("miss home SF", "index away", "rebound away C")


def test_16_c_on_a_pass_the_ball_must_be_advanced_or_the_clock_runs_out() -> None:
    stage("action foul D", "advance C 5", "shot 50", choices=("away index foul: ignore",), **THEIRS).wrote(
        "index away", "two home C"
    )
    stage("advance foul D", **FRONT, passes=1, choices=("away index foul: ignore",), **THEIRS).wrote(
        "index away", "turnover home"
    )


def test_16_c_on_a_break_fouled_while_shooting_is_shot_again() -> None:
    stage("action SF 5", "shot 90", "rebound D C FB", "fast break 55 FD3", "rpg 110", "shot 50",
          choices=("home index foul: ignore",), **OURS).wrote(
        "miss home SF", "rebound away C", "fast break away C", "index home", "two away PG")  # fmt: skip


def test_16_d_a_mandatory_rest_is_ignored_in_a_time_out() -> None:
    game = Stage(dead_ball=True, choices=("home bench: time-out", "home index rest: p5"), **OURS)
    tire(game.game, game.man("home C"))
    before_possession(game.game)
    game.table.finish()
    assert not game.man("home C").is_tired and game.game.index == [0, 3]
    assert (RESTED, HOME, game.man("home C").index, LET_OFF) in game.game.events
    game = Stage(dead_ball=True, choices=("home bench: 20-second", "home index rest: p5"), **OURS)
    tire(game.game, game.man("home C"))
    game.man("home C").is_fatigued = True
    before_possession(game.game)
    game.table.finish()
    man = game.man("home C")
    assert (man.must_rest, man.is_fatigued, game.game.index) == (False, True, [0, 3]), "5.4 is another matter"


class Listening(ScriptTable):
    """Keeps what the question about a foul is told: whose it was."""

    by: int | None = None

    def ask(self, ask: Ask[Any, Any], game: Any, seat: Seat, subject: Any = None) -> int:
        if ask.name == "index foul":
            self.by = subject[2]
        return super().ask(ask, game, seat, subject)


DEFENDERS, ATTACKERS = "defense", "offense"


@pytest.mark.parametrize(("cards", "by"), [
    (("action foul D", "foul 3 FD1", "foul drawing 3 FD1"), DEFENDERS),
    (("action foul O", "foul 3 FD1", "foul drawing 3 FD1"), ATTACKERS),
    (("action SF 5", "shot 40 foul PF >9", "free throw 1"), DEFENDERS),
    (("action shooting foul", "foul 3 FD1", "foul drawing 3 FD1", "shot 40", "free throw 1"), DEFENDERS),
    (("action Z", "z elbow foul D", "foul 3 FD1", "foul drawing 3 FD1", "free throw 1", "free throw 1"), DEFENDERS),
    (("action Z", "z flagrant foul D", "foul 3 FD1", "foul drawing 3 FD1", "ejection 3 FD1", "free throw 1",
      "free throw 1"), DEFENDERS),
    (("action Z", "z three, fouled", "free throw 1"), DEFENDERS),
    (("action Z", "z dead ball foul", "foul 3 FD1", "foul drawing 3 FD1", "free throw 1", "free throw 1"), DEFENDERS),
    (("action SF 5", "shot 90", "rebound loose ball D", "foul 3 FD1", "foul drawing 3 FD1"), DEFENDERS),
    (("action SF 5", "shot 90", "rebound loose ball O", "foul 3 FD1"), ATTACKERS),
])  # fmt: skip
@pytest.mark.parametrize("offense", [AWAY, HOME])
def test_16_c_the_coach_is_told_whose_foul_it_is(cards: tuple[str, ...], by: str, offense: int) -> None:
    """Before the fouler is known: of the team that defends, or that attacks, whichever has the ball."""
    game = Stage(*cards, index=[0, 4], index_limit=4, offense=offense)
    table = game.table
    game.table = game.game.table = Listening(quiet=table.quiet, draws=table.draws)
    game.play()
    assert game.table.by == (offense if by == ATTACKERS else 1 - offense)


@pytest.mark.parametrize("seat", [AWAY, HOME])
@pytest.mark.parametrize("outcome", [RPG_SCORES_FOULED, FOULED_WHILE_SHOOTING])
def test_16_c_also_on_a_fast_break(seat: Seat, outcome: int) -> None:
    game = Stage("rpg 10", offense=seat, index=[0, 4], index_limit=4, choices=("home index foul: ignore",))
    table = game.table
    game.table = game.game.table = Listening(quiet=table.quiet, draws=table.draws, choices=table.choices)
    OUTCOMES[outcome](game.game, game.game.floor[seat][0])
    assert game.table.by == OTHER[seat]


def test_16_they_are_set_when_the_game_begins_unless_the_option_leaves_them_out() -> None:
    cards: dict[str, Any] = {"home_card": {"home_index": 4}, "away_card": {"road_index": 1}}
    for uses, index in ((True, [0, 3]), (False, [0, 0])):
        options = replace(BOOK, index_points=uses)
        game = Stage("jump C", is_placed=False, period=1, phase=PERIOD_START, options=options, **cards).play().game
        assert game.index == index


def test_16_d_nobody_is_asked_when_nobody_must_rest() -> None:
    game = Stage(**OURS)
    assert ask_ignored_rest(game.game, HOME) is None
