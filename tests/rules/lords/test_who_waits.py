"""5.3, 5.3.10, 5.3.11, 8.1: what is counted, which card goes, who waits for whom, and how long a farm is too full."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from fieldhouse.games.lords.actions import A_DISCARD, A_EVENT, A_MONEY
from fieldhouse.games.lords.asks.deals import Offer
from fieldhouse.games.lords.model import PHENOM, Clause
from fieldhouse.games.lords.rules.farm import enforce_farm_limit
from fieldhouse.games.lords.rules.playing import put_to_use
from fieldhouse.games.lords.rules.trades import consider
from fieldhouse.games.lords.state import phenom_limit
from fieldhouse.library.lords import box
from fieldhouse.table.script import ScriptTable
from fieldhouse.table.seat import Seat
from rules.lords.stage import NUMBER, card_of, finish, hold, league
from table.seats import FIRST, SECOND


@pytest.mark.parametrize(("use", "played"), [(A_MONEY, 1), (A_DISCARD, 0)])
def test_5_3_a_card_played_is_counted_and_one_discarded_is_not(use: int, played: int) -> None:
    """5.6: who has played none yet must play one if he can."""
    game = league()
    hold(game, FIRST, *card_of(2))
    put_to_use(game, FIRST, use, tuple(game.owners[0].hand))
    assert game.owners[0].played == played


def test_8_1_a_farm_that_was_in_order_for_a_phase_has_its_two_phases_of_grace_again() -> None:
    game = league()
    owner = game.owners[0]
    limit = phenom_limit(game, owner)
    for phenoms, over in ((limit + 1, 1), (limit, 0), (limit + 1, 1)):
        owner.squad[PHENOM] = phenoms
        enforce_farm_limit(game, FIRST)
        assert owner.over == over
    finish(game)


def test_8_1_a_farm_made_to_conform_has_its_grace_again() -> None:
    game = league(choices="0 conform cut", quiet=("claim",))
    owner = game.owners[0]
    owner.squad[PHENOM], owner.over = phenom_limit(game, owner) + 1, 1
    enforce_farm_limit(game, FIRST)
    assert (owner.squad[PHENOM], owner.over) == (phenom_limit(game, owner), 0)
    finish(game)


def test_5_3_10_of_two_cards_that_cancel_the_cheaper_goes() -> None:
    for held in (("league-ruling", "league-ruling-2"), ("league-ruling-2", "league-ruling")):
        game = league(choices="0 target second, 1 respond cancel")
        hold(game, SECOND, *held)
        hold(game, FIRST, "slump")
        put_to_use(game, FIRST, A_EVENT, (NUMBER["slump"],))
        assert game.owners[1].hand == [NUMBER["league-ruling-2"]]
        finish(game)


class Patience(ScriptTable):
    """Keeps whether computers are to wait for people."""

    def ask_any(self, game: Any, request: Any, others: Any = (), patient: bool = False) -> tuple[Seat, int]:
        self.was_patient = patient
        return super().ask_any(game, request, others, patient)


def test_5_3_11_a_computer_waits_with_its_answer_for_people_who_may_offer_more() -> None:
    game = league()
    table = game.table = Patience(choices=[(1, "answer", "refuse")])
    consider(game, Offer(FIRST, SECOND))
    assert table.was_patient


def clauses_without_a_die() -> Iterator[tuple[str, Clause]]:
    found = box()
    for chart in ("trade_impact", "injury"):
        yield from ((chart, clause) for line in getattr(found.charts, chart) for clause in line)
    yield from (("legends", clause) for legend in found.legends for clause in legend.bonus.clauses)
    yield from (("series", clause) for card in found.cards if card.series for clause in card.series.clauses)


def test_only_events_of_the_season_and_the_winter_have_a_die_of_their_own() -> None:
    """The rules read these lines with a 0; a line that asked for a die would never happen."""
    assert all((clause.low, clause.high, clause.parity) == (0, 99, -1) for _, clause in clauses_without_a_die())
    assert {where for where, _ in clauses_without_a_die()} == {"trade_impact", "injury", "legends", "series"}
