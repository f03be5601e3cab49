"""2.4, 7.1, 7.2, 10.2, 10.4 and 11.2: what goes along with a player or a manager who changes hands."""

from __future__ import annotations

import pytest

from fieldhouse.games.lords.asks.deals import TRADE_ITEMS, Offer
from fieldhouse.games.lords.asks.house import explain_payroll, legal_payroll, payroll
from fieldhouse.games.lords.model import ALLSTAR, LATE, MANAGER, REGULAR, SUPERSTAR, WINTER
from fieldhouse.games.lords.rules.playing import play_event
from fieldhouse.games.lords.rules.points import roster_points
from fieldhouse.games.lords.rules.roster import injure, lose, turn
from fieldhouse.games.lords.rules.trades import exchange
from fieldhouse.games.lords.rules.turns import use_trade_chart
from fieldhouse.games.lords.rules.upgrades import hire, upgrade
from fieldhouse.games.lords.rules.year_end import free_agency, retirement_rolls
from fieldhouse.games.lords.state import OUT_FOR_THE_YEAR, FreeAgent, Game, Stage
from fieldhouse.games.lords.step import step, winter_card
from fieldhouse.table.question import IllegalAnswer
from fieldhouse.table.seat import Seat
from rules.lords.stage import finish, hold, league, notes_of, whole
from table.seats import FIRST, SECOND, THIRD

P_SUPERSTAR, P_ALLSTAR, P_REGULARS, P_OFFICE, P_FARM, P_MANAGER = range(3, 9)
NO_RETIREMENT = ", ".join(["retirement 10"] * 4)


def items(**counts: int) -> tuple[int, ...]:
    return tuple(counts.get(name.replace("-", "_"), 0) for name in TRADE_ITEMS)


def in_winter(game: Game, stage: Stage) -> None:
    game.phase, game.stage, game.turn = WINTER, stage, FIRST


def trade(game: Game, seat: Seat, partner: Seat, gives: tuple[int, ...], gets: tuple[int, ...] = items()) -> None:
    exchange(game, Offer(seat, partner, gives, gets))


def test_2_4_a_superstar_who_is_traded_is_still_injured() -> None:
    game = league(choices="1 cut journeyman")
    injure(game, FIRST, SUPERSTAR, 2)
    trade(game, FIRST, SECOND, items(superstar=1))
    giver, taker = game.owners[:2]
    assert (giver.out[SUPERSTAR], taker.out[SUPERSTAR]) == ([], [2])
    assert (taker.squad[SUPERSTAR], taker.fit(SUPERSTAR)) == (2, 1)
    assert whole(giver)
    assert whole(taker)
    finish(game)


def test_10_2_of_two_all_stars_the_fit_one_is_traded_first() -> None:
    game = league(choices="1 cut journeyman, 1 cut journeyman")
    injure(game, FIRST, ALLSTAR, 3)
    trade(game, FIRST, SECOND, items(allstar=1))
    assert (game.owners[0].out[ALLSTAR], game.owners[1].out[ALLSTAR]) == ([3], [])
    trade(game, FIRST, SECOND, items(allstar=1))
    assert (game.owners[0].out[ALLSTAR], game.owners[1].out[ALLSTAR]) == ([], [3])
    finish(game)


def test_11_2_who_is_out_for_the_year_scores_for_nobody_after_a_trade() -> None:
    game = league(choices="1 cut journeyman")
    before = roster_points(game.owners[1])
    injure(game, FIRST, SUPERSTAR, OUT_FOR_THE_YEAR)
    trade(game, FIRST, SECOND, items(superstar=1))
    assert roster_points(game.owners[1]) == before
    finish(game)


def test_10_2_an_injured_all_star_who_becomes_a_superstar_is_still_injured() -> None:
    game = league()
    game.owners[0].squad[:4] = [0, 1, 10, 14]
    injure(game, FIRST, ALLSTAR, 2)
    turn(game, FIRST, 1, ALLSTAR, SUPERSTAR)
    assert game.owners[0].out == [[2], []]
    assert game.owners[0].fit(SUPERSTAR) == 0


def test_2_4_a_cut_parts_with_whoever_misses_most() -> None:
    game = league()
    game.owners[0].squad[:4] = [0, 3, 10, 12]
    game.owners[0].out[ALLSTAR] = [1, 3]
    assert lose(game, FIRST, ALLSTAR, 1) == 1
    assert game.owners[0].out[ALLSTAR] == [1]
    assert lose(game, FIRST, ALLSTAR, 2) == 2
    assert game.owners[0].out[ALLSTAR] == []


def test_5_7_2_the_trade_chart_gives_fit_players_and_takes_injuries_away() -> None:
    game = league(choices="0 trade chart 2, 0 cut journeyman, 0 cut journeyman")
    game.owners[0].squad[:4] = [1, 1, 10, 13]
    injure(game, FIRST, ALLSTAR, 2)
    use_trade_chart(game, FIRST)
    assert game.owners[0].squad[:4] == [1, 0, 13, 11]
    assert game.owners[0].out == [[], []]
    finish(game)


def test_5_7_1_an_offer_tells_that_a_player_is_injured() -> None:
    game = league()
    injure(game, FIRST, ALLSTAR, 2)
    assert (
        Offer(FIRST, SECOND, items(allstar=1)).text(game) == "Herons give 1 all-star and get nothing from Lumberjacks"
    )
    told = Offer(FIRST, SECOND, items(allstar=2, cash=1), items(superstar=1)).text(game)
    assert told == "Herons give 2 all-stars (1 injured) and $1,000 and get 1 superstar from Lumberjacks"


def test_10_4_a_promised_free_agent_who_is_traded_leaves_his_new_club() -> None:
    game = league(rolls=NO_RETIREMENT, choices="2 cut journeyman")
    game.agents = [FreeAgent(SUPERSTAR, FIRST)]
    trade(game, FIRST, THIRD, items(superstar=1))
    assert game.agents == [FreeAgent(SUPERSTAR, THIRD)]
    game.phase, game.stage = LATE, "retirement"
    retirement_rolls(game)
    assert [owner.squad[SUPERSTAR] for owner in game.owners] == [0, 1, 1, 1]
    assert game.agents == [FreeAgent(SUPERSTAR, THIRD)]
    finish(game)


def test_10_4_of_two_superstars_the_promised_one_is_the_last_to_be_traded() -> None:
    game = league(choices="2 cut journeyman, 2 cut journeyman")
    game.owners[0].squad[:4] = [2, 1, 10, 12]
    game.agents = [FreeAgent(SUPERSTAR, FIRST)]
    trade(game, FIRST, THIRD, items(superstar=1))
    assert game.agents == [FreeAgent(SUPERSTAR, FIRST)]
    trade(game, FIRST, THIRD, items(superstar=1))
    assert game.agents == [FreeAgent(SUPERSTAR, THIRD)]
    finish(game)


def test_10_4_one_superstar_is_promised_once() -> None:
    game = league(choices="1 target first, 2 target first")
    for seat, key in ((SECOND, "contract-dispute"), (THIRD, "contract-dispute-2")):
        hold(game, seat, key)
    for seat in (SECOND, THIRD):
        game.owners[0].events_against = 0
        play_event(game, seat, game.owners[seat].hand[0])
    assert game.agents == [FreeAgent(SUPERSTAR, FIRST)]
    finish(game)


def test_10_4_an_injured_free_agent_is_injured_where_he_signs() -> None:
    choices = "0 bid 0, 1 bid 3000, 2 bid 0, 3 bid 0, 1 cut journeyman"
    game = league(rolls=NO_RETIREMENT, choices=choices)
    game.agents = [FreeAgent(SUPERSTAR, FIRST)]
    injure(game, FIRST, SUPERSTAR, 2)
    game.phase, game.stage = LATE, "retirement"
    retirement_rolls(game)
    free_agency(game)
    assert game.owners[0].out[SUPERSTAR] == []
    assert game.owners[1].out[SUPERSTAR] == [2]
    finish(game)


def test_7_2_a_free_agent_signed_after_the_payroll_is_paid_like_everybody_next_winter() -> None:
    choices = "0 off-season card contract-dispute, 0 target second, "
    choices += "0 bid 4000, 1 bid 0, 2 bid 0, 3 bid 0, 0 cut journeyman"
    game = league(choices=choices)
    in_winter(game, "off-season card")
    hold(game, FIRST, "contract-dispute")
    before = payroll(game, game.owners[0])
    winter_card(game)
    assert game.owners[0].squad[SUPERSTAR] == 2
    assert game.owners[0].cash == 16_000, "the bid is his salary of this year"
    assert payroll(game, game.owners[0]) == before + 5_000
    finish(game)


def test_7_2_a_free_agent_signed_before_the_payroll_is_not_paid_twice() -> None:
    game = league(choices="0 bid 4000, 1 bid 0, 2 bid 0, 3 bid 0, 0 cut journeyman")
    game.phase, game.stage = WINTER, "winter"
    game.agents = [FreeAgent(SUPERSTAR, SECOND)]
    before = payroll(game, game.owners[0])
    free_agency(game)
    assert payroll(game, game.owners[0]) == before
    finish(game)


def test_7_1_2_a_cheap_manager_who_was_paid_is_swapped_for_a_dear_one_who_was_not() -> None:
    game = league(choices="0 manager 1")
    one, other = game.owners[:2]
    other.stars[MANAGER] = 5
    hire(game, FIRST)
    trade(game, FIRST, SECOND, items(managers=1))
    assert (one.stars[MANAGER], other.stars[MANAGER]) == (5, 1)
    assert payroll(game, one) == 5_000 + 6_000 + 5_000 + 3_000 + 3_000 + 5_000 + 5_000
    assert payroll(game, other) == 5_000 + 6_000 + 5_000 + 3_000 + 3_000 + 5_000 + 0
    finish(game)


def test_7_2_salaries_are_paid_when_all_owners_have_done_their_switching() -> None:
    """Who has a dear manager cannot pass him to an owner who has paid."""
    choices = (
        "0 upgrade done, 1 upgrade offer, 1 partner first, 1 term give-managers, 1 term propose, 0 answer accept, "
    )
    choices += "1 upgrade done, 2 upgrade done, 3 upgrade done"
    game = league(choices=choices, quiet=("interject", "outbid", "finance"))
    in_winter(game, "house")
    for owner in game.owners:
        owner.cash = 50_000
    game.owners[0].stars[MANAGER], game.owners[1].stars[MANAGER] = 1, 5
    while game.stage != "order":
        step(game)
    salaries = {note.seat: note.amount for note in notes_of(game) if note.what == "salaries"}
    assert (salaries[FIRST], salaries[SECOND]) == (27_000 + 5_000, 27_000 + 1_000)
    finish(game)


def test_7_1_stars_raised_for_their_rolls_stay_raised() -> None:
    game = league(choices="0 upgrade farm-up, 0 upgrade office-down, 0 upgrade done")
    upgrade(game, FIRST)
    assert game.owners[0].stars[:2] == [2, 4]
    finish(game)
    for back in ("farm-down", "office-up"):
        with pytest.raises(IllegalAnswer, match="cannot be chosen"):
            upgrade(league(choices=f"0 upgrade farm-up, 0 upgrade office-down, 0 upgrade {back}"), FIRST)


@pytest.mark.parametrize(
    ("squad", "bargains", "choice", "saves"),
    [
        ((1, 2, 10, 12), (0, 0), P_SUPERSTAR, "saves $5,000"),
        ((1, 2, 10, 12), (0, 0), P_ALLSTAR, "saves $3,000"),
        ((1, 2, 10, 12), (0, 0), P_REGULARS, "saves $5,000"),
        ((1, 2, 22, 0), (0, 0), P_SUPERSTAR, "saves $2,000"),
        ((1, 2, 22, 0), (0, 0), P_REGULARS, "saves $2,000"),
        ((2, 2, 9, 12), (1, 0), P_SUPERSTAR, "saves $5,000"),
        ((1, 2, 10, 12), (0, 0), P_OFFICE, "saves $1,000"),
        ((1, 2, 10, 12), (0, 0), P_FARM, "saves $3,000"),
        ((1, 2, 10, 12), (0, 0), P_MANAGER, "saves $1,000"),
    ],
)
def test_7_2_what_a_cut_saves_is_told(
    squad: tuple[int, ...], bargains: tuple[int, int], choice: int, saves: str
) -> None:
    game = league()
    game.owners[0].squad[:4], game.owners[0].bargains = list(squad), list(bargains)
    assert choice in legal_payroll(game, FIRST, 50_000)
    assert explain_payroll(game, FIRST, 50_000, choice)[1] == saves


def test_7_2_what_saves_nothing_is_not_offered() -> None:
    """A free agent whose bid is paid, an all-star who would be followed by the first journeymen, a paid manager."""
    game = league()
    owner = game.owners[0]
    owner.squad[:4], owner.bargains, owner.hired = [1, 2, 22, 0], [1, 0], True
    assert not {P_SUPERSTAR, P_ALLSTAR, P_MANAGER} & set(legal_payroll(game, FIRST, 50_000))
    owner.stars, owner.squad[:4], owner.borrowed = [1, 1, 1], [1, 0, 0, 24], True
    assert legal_payroll(game, FIRST, 50_000) == [0]
    assert owner.squad[REGULAR] == 0
