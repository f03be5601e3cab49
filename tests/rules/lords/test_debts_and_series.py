"""2.5.3 to 2.5.5 with 6.2.5 and 9.0: debts at a year's end; 6.2.2: cards and re-rolls; 6.2.6: a bought draft roll."""

from __future__ import annotations

import pytest

from fieldhouse.games.lords.asks.money import legal_finance
from fieldhouse.games.lords.asks.year_end import DRAFT_ROLL, REROLL, Rolls
from fieldhouse.games.lords.model import LATE, MEDIA_A_PAYOUT, PHENOM, PROSPECT
from fieldhouse.games.lords.rules.dice import spend
from fieldhouse.games.lords.rules.pennant import championship_series, series_line
from fieldhouse.games.lords.rules.points import final_scoring, victory_points
from fieldhouse.games.lords.rules.year_end import amateur_draft, luxury_tax
from fieldhouse.games.lords.state import Game, Stage
from fieldhouse.games.lords.step import close_season, close_year
from fieldhouse.library.lords import box
from rules.lords.stage import finish, hold, league, notes_of
from table.seats import FIRST, SECOND

BUY_MEDIA = 1


def at_the_end(game: Game, stage: Stage = "pennant") -> Game:
    """The late season is over; the first owner has 90 wins, the others fewer, and nobody the pennant."""
    game.phase, game.stage = LATE, stage
    for owner, wins in zip(game.owners, (90, 80, 79, 78), strict=True):
        owner.season_wins, owner.season_losses = wins - 45, 117 - wins
    return game


def test_2_5_4_with_9_0_an_indebted_owner_wins_no_prize_for_money() -> None:
    game = league()
    for owner, cash in zip(game.owners, (40_000, 30_000, 20_000, 10_000), strict=True):
        owner.cash = cash
    game.owners[0].large_loan = 10_000
    final_scoring(game)
    assert [owner.vp for owner in game.owners] == [-10, 15, 10, 5]


def test_2_5_3_series_money_may_repay_a_loan_before_the_year_is_scored() -> None:
    """$4,000 and the $1,500 of a winning record repay the small loan, and what is left counts."""
    game = at_the_end(league(choices="0 finance repay-small, 0 finance done"))
    game.owners[0].cash, game.owners[0].small_loan = 14_000, 5_000
    assert close_season(game) == "points"
    assert (game.owners[0].cash, game.owners[0].loans) == (10_500, 0)
    finish(game)
    without = at_the_end(league(choices="0 finance done"))
    without.owners[0].cash, without.owners[0].small_loan = 14_000, 5_000
    close_season(without)
    for ended in (game, without):
        ended.owners[1].season_wins -= 20
        victory_points(ended)
    assert game.owners[0].vp == without.owners[0].vp + 1
    finish(without)


def test_2_5_3_before_the_final_scoring_debts_may_be_paid_with_what_the_tax_brought() -> None:
    rolls = "retirement 10, retirement 10, retirement 10, retirement 10, draft 5, draft 5, draft 5, draft 5"
    game = at_the_end(
        league(rolls=rolls, choices="3 finance repay-small, 3 finance done", draws=(("draft card", 0),)), "retirement"
    )
    game.year = game.options.years
    for owner, vp in zip(game.owners, (300, 290, 280, 270), strict=True):
        owner.vp = vp
    game.owners[3].cash, game.owners[3].small_loan = 1_000, 5_000
    assert close_year(game) == "over"
    assert (game.owners[3].cash, game.owners[3].loans) == (6_000, 0)
    finish(game)


def test_7_3_media_are_not_bought_when_debts_are_settled() -> None:
    game = league()
    assert BUY_MEDIA not in legal_finance(game, FIRST, MEDIA_A_PAYOUT)
    assert BUY_MEDIA in legal_finance(game, FIRST, MEDIA_A_PAYOUT - 1)


@pytest.mark.parametrize(("cash", "left", "taken"), [(3_000, 0, 3_000), (7_500, 0, 7_500), (8_000, 500, 7_500)])
def test_2_5_5_with_6_2_5_luxury_tax_is_paid_as_far_as_the_cash_goes_without_a_loan(
    cash: int, left: int, taken: int
) -> None:
    game = league(owners=3)
    game.phase = LATE
    for owner, vp in zip(game.owners, (110, 105, 100), strict=True):
        owner.vp = vp
    game.owners[0].cash = cash
    luxury_tax(game)
    assert (game.owners[0].cash, game.owners[0].loans) == (left, 0)
    assert game.owners[2].cash == 20_000 + taken


def champions(rolls: str, choices: str, *cards: str, quiet: tuple[str, ...] = ()) -> Game:
    """The first owner's series: 15 late wins, so that his modifier is +2."""
    game = league(rolls=rolls, choices=choices, quiet=quiet)
    game.champion = FIRST
    game.owners[0].late_wins = 15
    hold(game, FIRST, *cards)
    return game


def test_6_2_2_more_than_one_card_may_be_played_in_the_series() -> None:
    choices = "0 series card bullpen-ace, 1 series card blown-saves, 0 series card bullpen-ace-2, "
    choices += "1 series card no, 1 series card no"
    game = champions("series 7", choices, "bullpen-ace", "bullpen-ace-2")
    hold(game, SECOND, "blown-saves", "sold-out-park")
    championship_series(game)
    assert game.owners[0].vp == 5, "7 and 2, twice 2 for the bullpen, less 2: 11 wins in five"
    assert [len(owner.hand) for owner in game.owners] == [0, 1, 0, 0]
    finish(game)


def test_6_2_2_a_series_may_be_rolled_again_but_need_not() -> None:
    game = champions("series 2", "0 series card october-hero, 0 reroll no", "october-hero")
    championship_series(game)
    assert game.owners[0].vp == -1, "4 loses in five, and he leaves it at that"
    finish(game)


def test_6_2_2_a_win_may_be_rolled_again_too_and_the_new_roll_counts() -> None:
    game = champions("series 5, series again 1", "0 series card october-hero, 0 reroll yes", "october-hero")
    championship_series(game)
    assert (game.owners[0].vp, game.owners[0].cash) == (-5, 23_000), "win in seven thrown away for 3"
    assert game.owners[0].rerolls == 0
    finish(game)


def test_6_2_2_each_card_rolls_again_once() -> None:
    choices = "0 series card october-hero, 0 series card october-hero-2, 0 reroll yes, 0 reroll yes"
    game = champions("series 1, series again 2, series again 10", choices, "october-hero", "october-hero-2")
    championship_series(game)
    assert game.owners[0].vp == 7
    finish(game)


def test_6_2_2_the_question_says_what_the_die_brings() -> None:
    game = league()
    assert REROLL.prompt(game, FIRST, series_line(4)) == (
        "As the die lies you lose in five (-1 VP). Roll the series again (6.2.2)?"
    )
    assert list(REROLL.legal(game, FIRST, series_line(12))) == [0, 1]


def test_6_2_6_the_buyer_of_a_draft_roll_may_take_the_lower_one() -> None:
    """With room for no more Phenoms two regulars may be worth more: Pitching Rich, a 6 rather than a 9."""
    card = [card.title for card in box().drafts].index("Pitching Rich")
    game = league(rolls="draft 9, draft 6, draft 1, draft 1", choices="0 draft roll 2", draws=(("draft card", card),))
    game.owners[1].draft_to = FIRST
    amateur_draft(game)
    assert game.owners[0].squad[:4] == [1, 2, 11, 11]
    assert game.owners[0].squad[PHENOM] == 2
    assert game.owners[1].squad[PROSPECT] == 4, "a 1 for who sold his roll"
    finish(game)


def test_6_2_6_equal_rolls_are_no_choice() -> None:
    game = league(rolls="draft 4, draft 4, draft 7, draft 7", draws=(("draft card", 0),))
    game.owners[1].draft_to = FIRST
    amateur_draft(game)
    assert [note.amount for note in notes_of(game) if note.what == "drafted"] == [4, 1, 7, 7]
    finish(game)


def test_6_2_6_the_question_says_what_each_roll_brings() -> None:
    card = next(card for card in box().drafts if card.title == "Pitching Rich")
    told = DRAFT_ROLL.options(league(), FIRST, Rolls((9, 6), card.event.clauses))
    assert [(option.key, option.label, option.help) for option in told] == [
        ("1", "The 9", "1 utility becomes a phenom."),
        ("2", "The 6", "1 journeyman becomes a regular."),
    ]


@pytest.mark.parametrize(("cubes", "national", "media"), [(1, 1, 3), (2, 0, 3), (3, 0, 2), (5, 0, 0)])
def test_10_5_national_media_are_spent_first(cubes: int, national: int, media: int) -> None:
    owner = league().owners[0]
    owner.media, owner.national = 3, 2
    spend(owner, cubes)
    assert (owner.national, owner.media) == (national, media)
