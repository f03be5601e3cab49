"""Small print of cards, legends and the year's end, each of which a mutant survived."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fieldhouse.games.lords.actions import A_EVENT, A_JOURNEYMEN, A_LOSSES
from fieldhouse.games.lords.cards.charts import CASH_ITEM, CUBE_ITEM
from fieldhouse.games.lords.model import JOURNEYMAN, OFFICE, SUPERSTAR, WINTER, Clause, Swap
from fieldhouse.games.lords.rules.cards import leftover_cards
from fieldhouse.games.lords.rules.effects import apply
from fieldhouse.games.lords.rules.floor import put_offer
from fieldhouse.games.lords.rules.money import pay
from fieldhouse.games.lords.rules.pennant import play_game, play_series_card
from fieldhouse.games.lords.rules.playing import put_to_use
from fieldhouse.games.lords.rules.points import final_scoring, victory_points
from fieldhouse.games.lords.rules.roster import hand_out, lose
from fieldhouse.games.lords.rules.turns import use_legend, use_trade_chart
from fieldhouse.games.lords.rules.winter import begin_winter, community_event
from fieldhouse.games.lords.rules.year_end import amateur_draft
from fieldhouse.library.lords import box
from fieldhouse.table.script import ScriptTable
from fieldhouse.table.seat import BOTH, OTHER, Seat, seated
from rules.lords.stage import NUMBER, card_of, finish, hold, league, notes_of
from table.seats import FIRST, SECOND, THIRD


class Asked(ScriptTable):
    """Remembers what each was asked about."""

    def ask(self, ask: Any, game: Any, seat: Seat, subject: Any = None) -> int:
        self.notes.append((ask.name, seat, subject))
        return super().ask(ask, game, seat, subject)


def asked(table: Asked, name: str) -> list[Any]:
    return [note for note in table.notes if isinstance(note, tuple) and note[0] == name]


def test_5_3_10_the_first_card_of_the_box_can_be_cancelled_too() -> None:
    game = league(choices="0 target second, 1 respond cancel")
    first = box().cards[0].key
    hold(game, SECOND, "league-ruling")
    hold(game, FIRST, first)
    put_to_use(game, FIRST, A_EVENT, (NUMBER[first],))
    assert (game.owners[1].wins, game.owners[1].hand) == (0, [])
    finish(game)


def test_5_3_6_a_card_that_brings_losses_has_been_played() -> None:
    game = league(choices="0 target second")
    hold(game, FIRST, *card_of(3))
    put_to_use(game, FIRST, A_LOSSES, tuple(game.owners[0].hand))
    assert (game.owners[0].hand, game.owners[1].losses) == ([], 3)
    finish(game)


@pytest.mark.parametrize("verb", ["wins", "losses"])
def test_5_3_1_in_the_off_season_no_games_are_won_or_lost_and_none_are_told(verb: str) -> None:
    game = league()
    game.phase = WINTER
    apply(game, FIRST, FIRST, (Clause(verb, 4),), 0)
    assert (game.owners[0].wins, game.owners[0].losses, notes_of(game)) == (0, 0, [])


@pytest.mark.parametrize(("superstars", "vp"), [(3, 6), (1, 2), (0, 0)])
def test_5_3_1_what_an_event_gives_for_each_superstar(superstars: int, vp: int) -> None:
    game = league()
    game.owners[0].squad[SUPERSTAR] = superstars
    apply(game, FIRST, FIRST, (Clause("vp", 2, per=SUPERSTAR),), 0)
    assert game.owners[0].vp == vp


def test_6_2_4_a_retirement_that_finds_nobody_is_told() -> None:
    game = league()
    game.owners[0].squad[SUPERSTAR] = 0
    apply(game, FIRST, FIRST, (Clause("retire", 1, SUPERSTAR),), 0)
    assert [(note.what, note.kind) for note in notes_of(game)] == [("spared", SUPERSTAR)]


def test_7_2_a_bid_that_was_a_salary_goes_with_the_man() -> None:
    game = league()
    owner = game.owners[0]
    owner.squad[SUPERSTAR], owner.bargains = 2, [2, 0]
    lose(game, FIRST, SUPERSTAR, 1)
    assert (owner.bargains, owner.squad[JOURNEYMAN]) == ([1, 0], 13)


def test_2_5_5_the_question_says_how_much_is_short() -> None:
    table = Asked(choices=[(0, "recoup", "borrow-5000")])
    game = league()
    game.table, game.phase = table, WINTER
    game.owners[0].cash = 1_000
    assert pay(game, FIRST, 4_000) == 4_000
    assert asked(table, "recoup") == [("recoup", 0, 3_000)]


def test_12_2_a_legends_own_action_is_told_before_what_it_does() -> None:
    game = league(choices="0 legend 3", legends=True)
    game.owners[0].legends = [2]
    use_legend(game, FIRST)
    assert next((note.what, note.seat, note.text) for note in notes_of(game)) == ("legend", 0, box().legends[2].title)
    assert (game.owners[0].cash, game.owners[0].legends_used) == (21_500, [2])
    finish(game)


def test_6_2_1_1_in_a_playoff_the_roller_has_the_last_word() -> None:
    table = Asked([("playoff", 9), ("playoff", 2)], quiet=("media",))
    game = league()
    game.table = table
    for owner in game.owners[:2]:
        owner.media = 1
    assert play_game(game, FIRST, SECOND) == 0
    told = [(seat, thrown.is_last) for _, seat, thrown in asked(table, "media")]
    assert told == [(1, False), (0, True), (0, False), (1, True)]


def test_6_2_2_a_card_of_the_series_is_told_by_its_name() -> None:
    game = league(choices="1 series card bullpen-ace")
    hold(game, SECOND, "bullpen-ace")
    assert play_series_card(game, SECOND, SECOND)
    assert next((note.what, note.card) for note in notes_of(game)) == ("event", NUMBER["bullpen-ace"])
    finish(game)


def test_5_6_what_may_be_held_for_nothing_is_for_one_year() -> None:
    game = league(quiet=("hold",))
    game.owners[0].hold = 1
    leftover_cards(game)
    assert game.owners[0].hold == 0


def test_9_0_the_final_scores_are_told_with_points_and_money() -> None:
    game = league(owners=2)
    game.owners[0].vp = 10
    final_scoring(game)
    told = [(note.what, note.seat, note.amount) for note in notes_of(game)]
    scores = [owner.vp for owner in game.owners]
    assert [row for row in told if row[0] == "score"] == [("score", seat, vp) for seat, vp in seated(scores)]
    assert [row for row in told if row[0] == "cash"] == [("cash", 0, 20_000), ("cash", 1, 20_000)]


OTHERS = list(range(3)) + list(range(4, len(box().community)))


@pytest.mark.parametrize(("left", "then"), [([3], []), ([], OTHERS), ([2, 3], [2])])
def test_4_1_3_a_community_card_comes_again_only_when_all_have_come(left: list[int], then: list[int]) -> None:
    game = league(draws=(("community", 3),))
    game.phase, game.community = WINTER, left
    community_event(game)
    assert game.community == then


@pytest.mark.parametrize(("left", "then"), [([0], []), ([], list(range(1, len(box().drafts)))), ([0, 5], [5])])
def test_6_2_6_a_draft_card_too(left: list[int], then: list[int]) -> None:
    game = league(rolls="draft 1, draft 1, draft 1, draft 1", draws=(("draft card", 0),))
    game.drafts = left
    amateur_draft(game)
    assert game.drafts == then


def test_5_3_10_who_asks_a_cube_for_cancelling_gets_no_money() -> None:
    game = league(choices="0 target second, 2 respond cancel-for-media, 1 agree yes")
    game.owners[1].media = 1
    hold(game, THIRD, "league-ruling")
    hold(game, FIRST, "slump")
    put_to_use(game, FIRST, A_EVENT, (NUMBER["slump"],))
    assert [(owner.media, owner.cash) for owner in game.owners[1:3]] == [(0, 20_000), (1, 20_000)]
    finish(game)


@pytest.mark.parametrize(("held", "amount", "then"), [(2, 1, 2), (1, 1, 2), (2, -1, 1), (0, -1, 0)])
def test_3_1_1_one_cube_more_is_too_many_where_two_are_allowed(held: int, amount: int, then: int) -> None:
    game = league()
    game.owners[0].stars[OFFICE], game.owners[0].media = 2, held
    apply(game, FIRST, FIRST, (Clause("media", amount),), 0)
    assert game.owners[0].media == then


@pytest.mark.parametrize(("media", "is_asked"), [(2, True), (1, False)])
def test_6_2_3_two_cubes_are_a_pair(media: int, is_asked: bool) -> None:
    game = league(choices="0 media pairs 1" if is_asked else "", quiet=("media pairs",))
    game.owners[0].media = media
    for seat, owner in seated(game.owners):
        owner.season_wins = 40 - seat
    victory_points(game)
    assert game.owners[0].media == media - 2 * is_asked
    finish(game)


def test_5_7_1_who_has_made_his_last_offer_and_has_no_loan_is_not_asked_on_others_turns() -> None:
    game = league(choices="0 partner second, 0 term give-cash, 0 term propose, 1 answer refuse", quiet=("outbid",))
    owner = game.owners[0]
    owner.offers, owner.borrowed = 1, True
    assert not put_offer(game, FIRST)
    assert (owner.offers, owner.quiet) == (2, True)
    finish(game)


def test_5_3_7_a_card_that_brings_journeymen_has_been_played() -> None:
    game = league(choices="0 target second", quiet=("cut",))
    hold(game, FIRST, *card_of(2))
    put_to_use(game, FIRST, A_JOURNEYMEN, tuple(game.owners[0].hand))
    assert (game.owners[0].hand, game.owners[1].squad[JOURNEYMAN]) == ([], 14)
    finish(game)


def test_5_7_2_two_cubes_bring_a_thousand_dollars() -> None:
    number = next(number for number, swap in enumerate(box().charts.trades, 1) if swap.key == "media-cash")
    game = league(choices=f"0 trade chart {number}")
    game.owners[0].media = 3
    use_trade_chart(game, FIRST)
    assert (game.owners[0].media, game.owners[0].cash) == (1, 21_000)
    finish(game)


def test_5_3_11_an_offer_may_be_countered_twice() -> None:
    offers = ", ".join(f"{seat} term give-cash, {seat} term propose, {OTHER[seat]} answer counter" for seat in BOTH)
    game = league(choices=f"0 partner second, {offers}, 0 term give-cash, 0 term propose, 1 answer refuse",
                  quiet=("outbid",))  # fmt: skip
    assert not put_offer(game, FIRST)
    assert [note.what for note in notes_of(game)] == ["offer"] * 3 + ["refused"]
    finish(game)


@pytest.mark.parametrize(("cash", "due", "loan"), [(3_000, 4_000, 5_000), (0, 5_000, 5_000), (0, 5_500, 10_000)])
def test_2_5_5_the_smallest_loan_that_covers_what_is_short(cash: int, due: int, loan: int) -> None:
    game = league()
    game.owners[0].cash = cash
    assert pay(game, FIRST, due) == due
    assert game.owners[0].loans == loan


def test_7_2_a_bid_that_was_a_salary_goes_with_a_man_who_is_traded_too() -> None:
    owner = league().owners[0]
    owner.squad[SUPERSTAR], owner.bargains = 1, [1, 0]
    hand_out(owner, SUPERSTAR, 1)
    assert owner.bargains == [0, 0]


def test_4_1_5_a_winter_begins_without_a_mark() -> None:
    game = league()
    begin_winter(game)
    assert game.first_place == 0


@pytest.mark.parametrize(
    "answers", ["0 trade bait deck", "0 trade bait second, 1 trade bait third, 2 trade bait fourth"]
)
def test_10_5_what_trade_bait_costs_is_told_and_nothing_else(answers: str) -> None:
    game = league(choices=answers)
    apply(game, FIRST, FIRST, (Clause("bait", 1),), 0)
    assert not [note for note in notes_of(game) if note.what == "effect"]
    finish(game)


def test_5_7_2_cash_on_the_chart_is_in_thousands() -> None:
    """A chart that an owner has edited: $3,000 for two cubes."""
    game = league(choices="0 trade chart 1")
    game.charts = replace(game.charts, trades=(Swap("cash-media", (3, CASH_ITEM), (2, CUBE_ITEM)),))
    use_trade_chart(game, FIRST)
    assert (game.owners[0].cash, game.owners[0].media) == (17_000, 2)
    finish(game)
