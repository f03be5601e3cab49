"""The box: every number of the rulings page about what the rule book leaves out, and what is checked on loading."""

from __future__ import annotations

from collections import Counter

import pytest

from fieldhouse.games.lords.cards.components import FILES, read_components
from fieldhouse.games.lords.cards.decks import read_cards, read_drafts, read_setups
from fieldhouse.games.lords.cards.text import ComponentError
from fieldhouse.games.lords.model import (
    ALLSTAR,
    BLUE,
    COLOURS,
    GREEN,
    JOURNEYMAN,
    NEVER,
    PROSPECT,
    RED,
    REGULAR,
    STARS,
    START_CASH,
    SUPERSTAR,
    place,
)
from fieldhouse.games.lords.rules.effects import EFFECTS
from fieldhouse.library import component_text
from fieldhouse.library.lords import box

BOX = box()
CHARTS = BOX.charts


def test_5_3_manager_ratings_fit_both_examples() -> None:
    assert CHARTS.manager_card[4] == 2
    assert CHARTS.manager_team[5] == 3
    assert CHARTS.manager_team[1] < 0


def test_6_2_2_manager_modifiers_are_printed() -> None:
    assert CHARTS.manager_drm == (0, -1, 0, 1, 2, 3)


@pytest.mark.parametrize(("reading", "kind"), [(4, JOURNEYMAN), (6, REGULAR), (7, REGULAR), (8, ALLSTAR), (9, ALLSTAR)])
def test_8_3_phenom_to_majors_fits_the_examples(reading: int, kind: int) -> None:
    assert CHARTS.to_majors[place(reading)] == kind


def test_8_3_a_low_roll_never_makes_the_majors_and_a_high_one_is_a_superstar() -> None:
    assert CHARTS.to_majors[place(1)] == NEVER
    assert CHARTS.to_majors[place(10)] == SUPERSTAR
    assert [CHARTS.to_majors[place(reading)] for reading in range(3, 14)] == sorted(
        (CHARTS.to_majors[place(reading)] for reading in range(3, 14)), reverse=True
    )


def test_7_3_a_seven_is_one_short_of_a_phenom() -> None:
    assert not CHARTS.to_phenom[place(7)]
    assert CHARTS.to_phenom[place(8)]


def test_2_1_wins_for_first_place_are_ten_lines_that_hold_100() -> None:
    assert len(CHARTS.first_place[1:]) == 10
    assert 100 in CHARTS.first_place
    assert all(90 <= wins <= 106 for wins in CHARTS.first_place[1:])


def test_6_2_4_a_four_frees_a_superstar_and_retires_five_regulars() -> None:
    line = CHARTS.retirement[place(4)]
    assert [(clause.verb, clause.amount, clause.what) for clause in line] == [
        ("free-agent", 1, SUPERSTAR),
        ("retire", 5, REGULAR),
    ]


def test_6_2_4_some_lines_cost_money_and_low_is_bad() -> None:
    assert any(clause.verb == "cash" and clause.amount < 0 for line in CHARTS.retirement for clause in line)
    assert CHARTS.retirement[place(13)][0].verb == "nothing"
    assert any(clause.verb == "retire" and clause.what == SUPERSTAR for clause in CHARTS.retirement[place(0)])


def test_2_6_the_trade_impact_chart_wins_or_loses_games_and_a_card_sends_a_club_there() -> None:
    worth = {
        reading: sum(
            clause.amount * (1 if clause.verb == "wins" else -1) for clause in line if clause.verb != "nothing"
        )
        for reading in range(1, 11)
        for line in (BOX.charts.trade_impact[place(reading)],)
    }
    assert list(worth.values()) == sorted(worth.values())
    assert sum(worth.values()) in range(-5, 6), "a trade is neither good nor bad by itself"
    assert any(clause.verb == "trade-impact" for card in BOX.cards for clause in card.season.clauses)


def test_5_3_11_a_regular_trades_for_three_prospects() -> None:
    assert any(swap.give == (1, REGULAR) and swap.get == (3, PROSPECT) for swap in CHARTS.trades)
    assert not any(swap.get == (1, REGULAR) and swap.give == (3, PROSPECT) for swap in CHARTS.trades), "a red arrow"


def test_8_1_the_farm_chart_is_printed() -> None:
    assert CHARTS.farm[1:] == ((1000, 0, 1, 14), (2000, 0, 3, 12), (5000, 2, 3, 10), (7500, 3, 4, 8), (9500, 4, 5, 6))


def test_6_1_payouts_rise_with_the_die_and_pay_more_for_media() -> None:
    lines = [CHARTS.payout[place(reading)] for reading in range(1, 12)]
    assert lines == sorted(lines)
    assert all(line.per_cube > 0 for line in lines)
    assert min(line.cash for line in lines) > 4 * 1_000, "a payout is more than the best promotional discard but one"


def test_the_front_office_modifier_runs_from_minus_one_to_three() -> None:
    assert CHARTS.office_drm[1:] == (-1, 0, 1, 2, 3)


def test_3_1_every_front_office_has_five_or_seven_teams_that_can_be_paid() -> None:
    for stars in STARS:
        setups = [setup for setup in BOX.setups if setup.office == stars]
        assert len(setups) in (5, 7)
        for setup in setups:
            assert sum(setup.roster) == 25
            assert setup.price + 1_000 + 1_000 <= START_CASH, "with the cheapest farm and manager no loan is needed"


def test_3_4_the_dearest_organization_needs_a_loan() -> None:
    assert max(setup.price for setup in BOX.setups) + 9_500 + 5_000 > START_CASH


def test_the_ops_deck_has_its_documented_mix() -> None:
    assert len(BOX.cards) >= 110
    values = Counter(card.ops for card in BOX.cards)
    assert dict(values) == {1: 15, 2: 28, 3: 46, 4: 28, 5: 8}
    head = component_text("lords", "ops-deck").splitlines()[1]
    assert head.startswith(f"# The mix: {len(BOX.cards)} cards;")
    for value, count in values.items():
        assert f"{count} of value {value}" in head


def test_the_ops_deck_has_every_colour_compulsory_cards_and_cards_that_cancel() -> None:
    colours = Counter(card.season.colour for card in BOX.cards)
    assert all(colours[colour] for colour in (GREEN, RED, BLUE)), COLOURS
    assert any(card.is_compulsory for card in BOX.cards)
    assert {kind for card in BOX.cards for kind in card.cancels} >= {"injury", "games"}


@pytest.mark.parametrize(
    ("title", "verb"),
    [
        ("Trainer", "wins"),
        ("Injury Roll", "injury"),
        ("Steroids", "injure"),
        ("Trade Bait", "bait"),
        ("National Broadcast", "national"),
        ("Player Strike", "strike"),
        ("Contract Dispute", "free-agent"),
        ("Front Office Scandal", "stars"),
        ("Bench-Clearing Brawl", "losses"),
        ("Extra Arm", "hold"),
        ("Hall of Fame Visit", "vp"),
        ("October Hero", "wins"),
    ],
)
def test_every_card_the_book_names_is_in_the_deck(title: str, verb: str) -> None:
    cards = [card for card in BOX.cards if card.title == title]
    assert cards
    assert any(clause.verb == verb for clause in cards[0].season.clauses)


def test_10_4_the_card_that_frees_a_superstar_is_compulsory() -> None:
    assert all(card.is_compulsory for card in BOX.cards if card.title == "Contract Dispute")


def test_5_4_the_neighbour_to_the_right_loses_four_on_an_odd_roll() -> None:
    brawl = next(card for card in BOX.cards if card.title == "Bench-Clearing Brawl")
    clause = brawl.season.clauses[-1]
    assert (clause.whom, clause.verb, clause.amount, clause.parity) == ("right", "losses", 4, 1)


def test_6_2_2_cards_re_roll_and_hurt_in_the_series() -> None:
    verbs = {clause.verb for card in BOX.cards if card.series for clause in card.series.clauses}
    assert verbs == {"reroll", "drm"}


def test_3_1_1_a_card_lowers_a_front_office_by_two() -> None:
    scandal = next(card for card in BOX.cards if card.title == "Front Office Scandal")
    assert scandal.winter.clauses[0].amount == -2


def test_the_other_decks_are_large_enough() -> None:
    assert len(BOX.community) >= 24
    assert len(BOX.drafts) >= 12
    assert len(BOX.innings) >= 8
    assert len(BOX.legends) >= max(4 * (setup.roster[0] + setup.roster[1]) for setup in BOX.setups) / 2


def test_6_2_6_a_one_is_the_worst_line_of_every_draft_card() -> None:
    for card in BOX.drafts:
        sums = [
            sum(clause.amount for clause in card.event.clauses if clause.is_hit(reading)) for reading in range(1, 11)
        ]
        assert sums[0] == min(sums), card.title
        assert sums[0] < max(sums), card.title


def test_every_effect_of_every_card_is_one_of_the_vocabulary() -> None:
    used = {clause.verb for card in BOX.cards for event in (card.season, card.winter) for clause in event.clauses}
    used |= {clause.verb for card in BOX.community for clause in card.event.clauses}
    assert used <= EFFECTS.keys()


GOOD_CARD = "[A]\nops: 3\nseason: green own | wins 1\nwinter: green own | cash +500\n"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (GOOD_CARD.replace("ops: 3", "ops: 6"), "1 to 5"),
        (GOOD_CARD.replace("wins 1", "win 1"), "an effect instead of 'win 1'"),
        (GOOD_CARD.replace("green own | wins", "pink own | wins"), "a colour"),
        (GOOD_CARD.replace("wins 1", "on 3-5: nobody: wins 1"), "instead of 'nobody'"),
        (GOOD_CARD.replace("wins 1", "turn 1 phenom regular"), "players of one roster"),
        (GOOD_CARD.replace("winter:", "summer:"), "no line is called 'summer'"),
        (GOOD_CARD.replace("green own | cash", "red own | cash"), "meant for rivals"),
        (GOOD_CARD.replace("season: green own", "season: green own compulsory"), "expected both or neither"),
        ("ops: 3\n", "within a block"),
    ],
)
def test_a_faulty_card_is_refused_with_its_line(text: str, fault: str) -> None:
    with pytest.raises(ComponentError, match=r"deck\.txt, line") as refused:
        read_cards(text, "deck.txt")
    assert fault in str(refused.value)


def test_a_draft_card_without_a_line_for_a_reading_is_refused() -> None:
    with pytest.raises(ComponentError, match="nothing happens on a 4"):
        read_drafts("[A]\npicks: on 1-3: nothing; on 5+: turn 1 utility prospect\n", "draft.txt")


def test_a_roster_of_24_is_refused() -> None:
    with pytest.raises(ComponentError, match="25 in all"):
        read_setups("[A]\noffice: 3\nprice: 20000\nroster: 1 2 10 11\n", "setups.txt")


def test_all_faults_of_a_file_are_reported_together() -> None:
    text = GOOD_CARD.replace("wins", "x") + GOOD_CARD.replace("ops: 3", "ops: x").replace("[A]", "[B]")
    with pytest.raises(ComponentError) as refused:
        read_cards(text, "deck.txt")
    assert len(refused.value.faults) == 2


def test_a_box_that_is_too_small_is_refused() -> None:
    texts = {name: component_text("lords", name) for name in FILES}
    with pytest.raises(ComponentError, match="expected at least 110"):
        read_components((texts | {"ops-deck": GOOD_CARD}).__getitem__, dict(BOX.clubs))
    missing = texts["charts"].replace("\n10: 12000 400", "")
    with pytest.raises(ComponentError, match="no line for a 10"):
        read_components((texts | {"charts": missing}).__getitem__, dict(BOX.clubs))
