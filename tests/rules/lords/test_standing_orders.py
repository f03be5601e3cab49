"""What an owner is not asked: others' turns and dice, what has one answer only, a turn with nothing left to do."""

from __future__ import annotations

import pytest

from fieldhouse.games.lords.actions import A_CHART, A_CYCLE, A_MANAGER_TEAM, A_PASS, A_PHENOM, A_PROSPECT
from fieldhouse.games.lords.asks.answers import MEDIA, OpenRoll
from fieldhouse.games.lords.asks.deals import MANAGER_ITEM, Offer
from fieldhouse.games.lords.asks.floor import INTERJECT, OUTBID, WAIT
from fieldhouse.games.lords.asks.money import CUT, Cut
from fieldhouse.games.lords.asks.turn import ACTION, legal_actions
from fieldhouse.games.lords.model import ALLSTAR, PAYOUT, PHENOM, REGULAR, SUPERSTAR
from fieldhouse.games.lords.standing_orders import STANDING_ORDERS
from fieldhouse.games.lords.state import Game
from fieldhouse.table.question import Ask, S
from fieldhouse.table.seat import Seat
from fieldhouse.table.standing import Given, Standing
from rules.lords.stage import league
from table.seats import FIRST, SECOND, THIRD

ME, THEY = FIRST, SECOND


def answer(code: str, value: str, ask: Ask[Game, S], game: Game, subject: S) -> int | None:
    return Standing(STANDING_ORDERS, [Given(0, ME, code, value)]).choice(ask, game, ME, subject, 0)


def offer(item: int) -> Offer:
    give = tuple(int(each == item) for each in range(len(Offer(SECOND, THIRD).give)))
    return Offer(SECOND, THIRD, give=give)


@pytest.mark.parametrize(("value", "choice"), [("ask", None), ("concerns", WAIT), ("never", WAIT)])
def test_5_7_1_others_turns(value: str, choice: int | None) -> None:
    assert answer("floor", value, INTERJECT, league(), None) == choice


@pytest.mark.parametrize("item", [SUPERSTAR, ALLSTAR, MANAGER_ITEM])
def test_7_3_a_trade_of_others_concerns_whom_a_star_could_come_to(item: int) -> None:
    game = league()
    assert answer("floor", "concerns", OUTBID, game, offer(item)) is None
    assert answer("floor", "never", OUTBID, game, offer(item)) == WAIT
    assert answer("floor", "concerns", OUTBID, game, offer(REGULAR)) == WAIT
    assert answer("floor", "ask", OUTBID, game, offer(REGULAR)) is None


@pytest.mark.parametrize(
    ("value", "roller", "target", "is_last", "choice"),
    [
        ("ask", THEY, 2, False, None),
        ("mine", THEY, 2, False, 0),
        ("mine", THEY, ME, False, None),
        ("mine", ME, -1, False, 0),  # he opens, and has the last word
        ("mine", ME, -1, True, None),
        ("never", ME, -1, True, 0),
    ],
)
def test_7_3_whose_die_it_is(value: str, roller: Seat, target: Seat, is_last: bool, choice: int | None) -> None:
    game = league()
    game.owners[ME].media = 2
    throw = OpenRoll(PAYOUT, roller, 5, "payout", target=target, is_last=is_last)
    assert answer("media", value, MEDIA, game, throw) == choice


def test_7_3_nobody_is_asked_whose_cubes_would_change_nothing() -> None:
    """A payout of the top line stays where it is, one cube up or down the chart."""
    game = league()
    game.owners[ME].media = 1
    senses = {reading: OpenRoll(PAYOUT, ME, reading, "payout").sense(game, reading) for reading in range(1, 40)}
    flat = next(at for at in range(2, 39) if senses[at - 1] == senses[at] == senses[at + 1])
    assert answer("media", "mine", MEDIA, game, OpenRoll(PAYOUT, ME, flat, "payout", is_last=True)) == 0
    assert answer("media", "mine", MEDIA, game, OpenRoll(PAYOUT, ME, 5, "payout", is_last=True)) is None


def test_5_3_12_who_has_nothing_left_passes() -> None:
    game = league()
    owner = game.owners[ME]
    owner.hand, owner.played = [], 1
    assert answer("idle", "idle", ACTION, game, None) is None, "the manager can still be used"
    for action in (A_MANAGER_TEAM, A_CYCLE, A_PHENOM, A_PROSPECT, A_CHART):
        owner.use(action)
    owner.squad[PHENOM] = 0
    assert A_PASS in legal_actions(game, ME) and len(legal_actions(game, ME)) > 1
    assert answer("idle", "idle", ACTION, game, None) == A_PASS
    assert answer("idle", "ask", ACTION, game, None) is None


def test_what_has_one_answer_and_the_least_man_to_cut() -> None:
    game = league()
    cut = Cut((REGULAR, ALLSTAR), "for the test")
    assert answer("plain", "plain", CUT, game, cut) == REGULAR
    assert answer("plain", "ask", CUT, game, cut) is None
    wished = cut._replace(is_wished=True)
    assert answer("plain", "plain", CUT, game, wished) is None, "7.1.5: he may want a superstar's salary gone"
    game.owners[ME].media = 0
    assert answer("plain", "plain", MEDIA, game, OpenRoll(PAYOUT, ME, 5, "payout")) == 0
    game.owners[ME].media = 1
    assert answer("plain", "plain", MEDIA, game, OpenRoll(PAYOUT, ME, 5, "payout")) is None
