"""The order of play of Lords of Baseball (Appendix B), and its rest points: between any two turns or steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fieldhouse.games.lords.model import EARLY, LATE, MIDDLE, Phase
from fieldhouse.games.lords.rules.cards import deal, leftover_cards
from fieldhouse.games.lords.rules.farm import enforce_farm_limit
from fieldhouse.games.lords.rules.money import finance, settle_debts
from fieldhouse.games.lords.rules.pennant import award_pennant, championship_series, pay_winning_records
from fieldhouse.games.lords.rules.points import final_scoring, victory_points
from fieldhouse.games.lords.rules.season import begin_season_phase, end_phase
from fieldhouse.games.lords.rules.setup import deal_innings, set_up
from fieldhouse.games.lords.rules.turns import take_turn
from fieldhouse.games.lords.rules.upgrades import pay_salaries, upgrade
from fieldhouse.games.lords.rules.winter import (
    begin_winter,
    community_event,
    determine_order,
    play_winter_card,
    promotional_phase,
    wins_for_first_place,
)
from fieldhouse.games.lords.rules.year_end import amateur_draft, free_agency, luxury_tax, retirement_rolls
from fieldhouse.games.lords.state import NOBODY, Game, Stage
from fieldhouse.table.seat import Seat


def build_organizations(game: Game) -> Stage:
    """3.0: everybody sets up, cards are dealt, the first off-season begins. Rolls, draws and asks."""
    set_up(game)
    begin_winter(game)
    return "order"


def open_winter(game: Game) -> Stage:
    """7.0: a new year: extra innings cards if they are dealt anew, nine cards, free agents. Rolls, draws and asks."""
    game.year += 1
    game.note("year", amount=game.year)
    if game.options.new_extra_innings and game.options.extra_innings:
        deal_innings(game)
    begin_winter(game)
    deal(game)
    free_agency(game)
    game.turn = Seat(0)
    return "house"


def order_house(game: Game) -> Stage:
    """7.1, the upgrades of one owner: only trades and Phenoms who are cut touch others. Rolls and asks."""
    upgrade(game, game.turn)
    game.turn = Seat(game.turn + 1)
    return "house" if game.turn < len(game.owners) else "payroll"


def pay_everybody(game: Game) -> Stage:
    """7.2 and 7.3, when all the switching is over: nobody can be traded past a payroll. Asks."""
    for seat in game.seats:
        pay_salaries(game, seat)
        finance(game, seat)
    return "order"


def open_table(game: Game) -> Stage:
    """4.1.1 to 4.1.3: who starts, promotions, the community card. Rolls, draws and asks."""
    determine_order(game)
    promotional_phase(game)
    community_event(game)
    game.rounds = 0
    return "off-season card"


def winter_card(game: Game) -> Stage:
    """4.1.4: one owner's card, and bids for whom it sets free; each in turn, or until all have passed in turn (11.1).

    Rolls, draws and asks.
    """
    has_played = play_winter_card(game)
    free_agency(game)
    game.turn = game.from_left(game.turn)[0]
    game.rounds = 0 if has_played and game.options.extended_off_season else game.rounds + 1
    return "off-season card" if game.rounds < len(game.owners) else "season"


def open_season(game: Game) -> Stage:
    """The off-season is over: farms must conform (8.1); 4.1.5, then the early season. Rolls, draws and asks."""
    for seat in game.in_order(game.starter):
        enforce_farm_limit(game, seat)
    wins_for_first_place(game)
    begin_season_phase(game, EARLY)
    return "turn"


def play_turn(game: Game) -> Stage:
    """5.3: one turn; they go round until all have passed. Rolls, draws and asks."""
    take_turn(game)
    for seat in (*game.from_left(game.turn), game.turn):
        if not game.owners[seat].passed:
            game.turn = seat
            return "turn"
    return "phase end"


def close_phase(game: Game) -> Stage:
    """6.1; after the late season, or a strike, the year ends. Rolls, draws and asks."""
    end_phase(game)
    if game.phase == LATE or (game.is_struck and game.phase == MIDDLE):
        return "pennant"
    begin_season_phase(game, Phase(game.phase + 1))
    return "turn"


def close_season(game: Game) -> Stage:
    """6.2.1 and 6.2.2: pennant, series, winning records; then cards left over and debts. Rolls, draws and asks."""
    award_pennant(game)
    if game.champion != NOBODY:
        championship_series(game)
    pay_winning_records(game)
    leftover_cards(game)
    settle_debts(game)
    return "points"


def score_year(game: Game) -> Stage:
    """6.2.3: the victory points of the year. Rolls and asks."""
    victory_points(game)
    return "retirement"


def close_year(game: Game) -> Stage:
    """6.2.4 to 6.2.6, in that order (our rulings): retirement, luxury tax, the draft. After the last year the game is
    scored, and over. Rolls, draws and asks."""
    retirement_rolls(game)
    luxury_tax(game)
    amateur_draft(game)
    if not game.is_last_year:
        return "winter"
    settle_debts(game)
    final_scoring(game)
    game.over = True
    return "over"


STEPS: Final[Mapping[Stage, Callable[[Game], Stage]]] = {
    "set-up": build_organizations,
    "winter": open_winter,
    "house": order_house,
    "payroll": pay_everybody,
    "order": open_table,
    "off-season card": winter_card,
    "season": open_season,
    "turn": play_turn,
    "phase end": close_phase,
    "pennant": close_season,
    "points": score_year,
    "retirement": close_year,
}


def step(game: Game) -> None:
    """One step: it says which comes next. Rolls, draws and asks."""
    game.stage = STEPS[game.stage](game)
