"""Small print of cards, legends and the year's end, each of which a mutant survived."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.lords.actions import A_EVENT, A_LOSSES
from fieldhouse.games.lords.model import JOURNEYMAN, SUPERSTAR, WINTER, Clause
from fieldhouse.games.lords.rules.cards import leftover_cards
from fieldhouse.games.lords.rules.effects import apply
from fieldhouse.games.lords.rules.money import pay
from fieldhouse.games.lords.rules.pennant import play_game, play_series_card
from fieldhouse.games.lords.rules.playing import put_to_use
from fieldhouse.games.lords.rules.points import final_scoring
from fieldhouse.games.lords.rules.roster import lose
from fieldhouse.games.lords.rules.turns import use_legend
from fieldhouse.library.lords import box
from fieldhouse.table.script import ScriptTable
from rules.lords.stage import NUMBER, card_of, finish, hold, league, notes_of


class Asked(ScriptTable):
    """Remembers what each was asked about."""

    def ask(self, ask: Any, game: Any, seat: int, subject: Any = None) -> int:
        self.notes.append((ask.name, seat, subject))
        return super().ask(ask, game, seat, subject)


def asked(table: Asked, name: str) -> list[Any]:
    return [note for note in table.notes if isinstance(note, tuple) and note[0] == name]


def test_5_3_10_the_first_card_of_the_box_can_be_cancelled_too() -> None:
    game = league(choices="0 target second, 1 respond cancel")
    first = box().cards[0].key
    hold(game, 1, "league-ruling")
    hold(game, 0, first)
    put_to_use(game, 0, A_EVENT, (NUMBER[first],))
    assert (game.owners[1].wins, game.owners[1].hand) == (0, [])
    finish(game)


def test_5_3_6_a_card_that_brings_losses_has_been_played() -> None:
    game = league(choices="0 target second")
    hold(game, 0, *card_of(3))
    put_to_use(game, 0, A_LOSSES, tuple(game.owners[0].hand))
    assert (game.owners[0].hand, game.owners[1].losses) == ([], 3)
    finish(game)


@pytest.mark.parametrize("verb", ["wins", "losses"])
def test_5_3_1_in_the_off_season_no_games_are_won_or_lost_and_none_are_told(verb: str) -> None:
    game = league()
    game.phase = WINTER
    apply(game, 0, 0, (Clause(verb, 4),), 0)
    assert (game.owners[0].wins, game.owners[0].losses, notes_of(game)) == (0, 0, [])


@pytest.mark.parametrize(("superstars", "vp"), [(3, 6), (1, 2), (0, 0)])
def test_5_3_1_what_an_event_gives_for_each_superstar(superstars: int, vp: int) -> None:
    game = league()
    game.owners[0].squad[SUPERSTAR] = superstars
    apply(game, 0, 0, (Clause("vp", 2, per=SUPERSTAR),), 0)
    assert game.owners[0].vp == vp


def test_6_2_4_a_retirement_that_finds_nobody_is_told() -> None:
    game = league()
    game.owners[0].squad[SUPERSTAR] = 0
    apply(game, 0, 0, (Clause("retire", 1, SUPERSTAR),), 0)
    assert [(note.what, note.kind) for note in notes_of(game)] == [("spared", SUPERSTAR)]


def test_7_2_a_bid_that_was_a_salary_goes_with_the_man() -> None:
    game = league()
    owner = game.owners[0]
    owner.squad[SUPERSTAR], owner.bargains = 2, [2, 0]
    lose(game, 0, SUPERSTAR, 1)
    assert (owner.bargains, owner.squad[JOURNEYMAN]) == ([1, 0], 13)


def test_2_5_5_the_question_says_how_much_is_short() -> None:
    table = Asked(choices=[(0, "recoup", "borrow-5000")])
    game = league()
    game.table, game.phase = table, WINTER
    game.owners[0].cash = 1_000
    assert pay(game, 0, 4_000) == 4_000
    assert asked(table, "recoup") == [("recoup", 0, 3_000)]


def test_12_2_a_legends_own_action_is_told_before_what_it_does() -> None:
    game = league(choices="0 legend 3", legends=True)
    game.owners[0].legends = [2]
    use_legend(game, 0)
    assert next((note.what, note.seat, note.text) for note in notes_of(game)) == ("legend", 0, box().legends[2].title)
    assert (game.owners[0].cash, game.owners[0].legends_used) == (21_500, [2])
    finish(game)


def test_6_2_1_1_in_a_playoff_the_roller_has_the_last_word() -> None:
    table = Asked([("playoff", 9), ("playoff", 2)], quiet=("media",))
    game = league()
    game.table = table
    for owner in game.owners[:2]:
        owner.media = 1
    assert play_game(game, 0, 1) == 0
    told = [(seat, thrown.is_last) for _, seat, thrown in asked(table, "media")]
    assert told == [(1, False), (0, True), (0, False), (1, True)]


def test_6_2_2_a_card_of_the_series_is_told_by_its_name() -> None:
    game = league(choices="1 series card bullpen-ace")
    hold(game, 1, "bullpen-ace")
    assert play_series_card(game, 1, 1)
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
    assert [row for row in told if row[0] == "score"] == [("score", seat, vp) for seat, vp in enumerate(scores)]
    assert [row for row in told if row[0] == "cash"] == [("cash", 0, 20_000), ("cash", 1, 20_000)]
