"""The owner's own house: set-up, upgrades, payroll, media, promotions."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.lords.asks.deals import NOMINATIONS, legal_nominations
from fieldhouse.games.lords.asks.farm import (
    KEEP_RESULT,
    MOST_DRM,
    ROLL_AGAIN,
    ROLL_FEE,
    Promotion,
    can_promote,
    fee_of_roll,
)
from fieldhouse.games.lords.asks.house import (
    FARM_DOWN,
    FARM_UP,
    NEW_MANAGER,
    NEW_PROSPECTS,
    OFFICE_DOWN,
    OFFICE_UP,
    P_ALLSTAR,
    P_FARM,
    P_LARGE,
    P_MANAGER,
    P_OFFICE,
    P_PAY,
    P_REGULARS,
    P_SMALL,
    P_SUPERSTAR,
    STAR_LIMIT,
    SWITCHES,
    TO_ALLSTAR,
    TO_PROSPECT,
    TO_REGULAR,
    TO_SUPERSTAR,
    U_DONE,
    U_PHENOM,
    U_PROSPECT,
    Changes,
    legal_payroll,
)
from fieldhouse.games.lords.asks.money import (
    BUY_MEDIA,
    DONE,
    R_ALLSTAR,
    R_LARGE,
    R_REGULARS,
    R_SMALL,
    R_SUPERSTAR,
    REDUCE_LARGE,
    REPAY_LARGE,
    REPAY_SMALL,
    Cut,
    legal_cuts,
    legal_finance,
    legal_recoups,
)
from fieldhouse.games.lords.asks.setup import legal_farms, legal_first_loans, legal_managers, legal_setups
from fieldhouse.games.lords.coaching.deals import regulars_wanted
from fieldhouse.games.lords.coaching.media import call_up_utility
from fieldhouse.games.lords.coaching.purse import after_payroll, spare, spare_for_the_year
from fieldhouse.games.lords.coaching.season import best_legend, wants_phenom
from fieldhouse.games.lords.coaching.temper import Temper
from fieldhouse.games.lords.model import ALLSTAR, FARM, PHENOM, PROSPECT, REGULAR, SMALL_LOAN, UTILITY, SetUp
from fieldhouse.games.lords.state import Game, Owner, Stage
from fieldhouse.table.seat import Seat
from fieldhouse.table.sums import total

TEAMS_LIKED: Final = 6
"""Whoever prefers some team cards takes any of so many."""
A_ROLL: Final = 1_500
"""Money that one more roll of a promotion is worth trying with."""
LAST_STEPS: Final[tuple[Stage, ...]] = ("pennant", "retirement")
"""Steps of a year's end in which debts may be paid before points are counted."""


def setup(temper: Temper, game: Game, seat: Seat, taken: tuple[int, ...], whim: float) -> int:
    """Whichever team, since all are meant to be equally good, or one of those that he likes most."""
    legal = legal_setups(game, seat, list(taken))
    if temper.office_liked or temper.stars_liked or temper.depth_liked:
        legal = sorted(legal, key=lambda at: -team_liking(temper, game.box.setups[at]))[:TEAMS_LIKED]
    return legal[int(whim * len(legal))]


def team_liking(temper: Temper, team: SetUp) -> float:
    """How an owner likes a team card: by its front office, its stars and its regulars."""
    superstars, allstars, regulars, _ = team.roster
    stars = 1.5 * superstars + allstars
    return temper.office_liked * team.office + temper.stars_liked * stars + temper.depth_liked * regulars


def farm_level(temper: Temper, game: Game, seat: Seat, spent: int, whim: float) -> int:
    """The farm that he wants, if money for a manager is left."""
    budget = game.owners[seat].cash - spent - temper.manager * 1_000 - temper.start_cash
    legal = legal_farms(game, seat, spent)[: temper.first_farm]
    best = [index for index in legal if game.charts.farm[index + 1].cost <= budget]
    return best[-1] if best else 0


def manager(temper: Temper, game: Game, seat: Seat, spent: int, whim: float) -> int:
    """The best that he wants and the budget can pay."""
    legal = [index for index in legal_managers(game, seat, spent) if index < temper.manager]
    budget = game.owners[seat].cash - spent - (temper.start_cash if game.stage == "set-up" else 0)
    return max((index for index in legal if (index + 1) * 1_000 <= budget), default=0)


def first_loan(temper: Temper, game: Game, seat: Seat, due: int, whim: float) -> int:
    """The smallest loan that will do."""
    return legal_first_loans(game, seat, due)[0]


def inning(temper: Temper, game: Game, seat: Seat, left: tuple[int, ...], whim: float) -> int:
    """One of the cards, by his whim."""
    return left[int(whim * len(left))]


def finance(temper: Temper, game: Game, seat: Seat, bought: int, whim: float) -> int:
    """Pay loans back when there is money to spare, or nothing left to spend it on; then buy media."""
    owner, free = game.owners[seat], spare_for_the_year(temper, game, seat)
    legal = legal_finance(game, seat, bought)
    is_the_end = game.is_last_year and game.stage in LAST_STEPS
    for choice in (REPAY_LARGE, REPAY_SMALL, REDUCE_LARGE):
        if choice in legal and (is_the_end or free + owner.loans >= temper.for_debts):
            return choice
    return BUY_MEDIA if BUY_MEDIA in legal and free >= temper.for_media else DONE


def upgrade(temper: Temper, game: Game, seat: Seat, changes: Changes, whim: float) -> int:
    """The first change of a fixed list that the payroll leaves money for, or that saves some; then done."""
    owner = game.owners[seat]
    left = after_payroll(game, seat)
    office, farm, manager_stars = owner.stars
    squad = owner.squad
    if office < temper.office and 0 <= changes.office < STAR_LIMIT and left >= 1_000:
        return OFFICE_UP
    if office > temper.office and -STAR_LIMIT < changes.office <= 0:
        return OFFICE_DOWN
    if not owner.hired and manager_stars < temper.manager and left >= 3_000 and owner.cash >= 5_000:
        return NEW_MANAGER
    if left < 0 and farm > temper.farm - 1 and -STAR_LIMIT < changes.farm <= 0 and may_lower(temper, game, owner):
        return FARM_DOWN
    if not changes.made_allstar and squad[REGULAR] and left >= temper.for_stars and owner.cash >= 1_000:
        return TO_ALLSTAR
    if not changes.made_superstar and squad[ALLSTAR] > 1 and left >= temper.for_stars and owner.cash >= 2_000:
        return TO_SUPERSTAR
    lacking = regulars_wanted(temper, owner)
    if lacking and changes.switches + lacking <= SWITCHES and left >= 1_000 * lacking + 500 and owner.cash >= 1_000:
        return TO_REGULAR
    if squad[PHENOM] and left >= temper.for_call_ups and can_promote(game, owner, PHENOM):
        return U_PHENOM
    if wants_phenom(game, owner) and left >= 2_000 and squad[PROSPECT] > changes.prospects:
        if can_promote(game, owner, PROSPECT):
            return U_PROSPECT
    if changes.prospects < NEW_PROSPECTS and squad[UTILITY] > 5 and left >= 2_500 and owner.cash >= 500:
        return TO_PROSPECT
    if farm < temper.farm and 0 <= changes.farm < STAR_LIMIT and left >= 6_000:
        return FARM_UP
    return U_DONE


def may_lower(temper: Temper, game: Game, owner: Owner) -> bool:
    """Has the farm a star to lose, and would it hold all its phenoms then, if he minds?"""
    left = owner.stars[FARM] - 1
    return left > 0 and (not temper.spares_phenoms or owner.squad[PHENOM] <= game.charts.farm[left].phenoms)


def payroll(temper: Temper, game: Game, seat: Seat, due: int, whim: float) -> int:
    """A loan first; then what he misses least, in an order that is always the same."""
    legal = legal_payroll(game, seat, due)
    short = due - game.owners[seat].cash
    if P_SMALL in legal and short <= 5_000:
        return P_SMALL
    for choice in (P_LARGE, P_SMALL, P_FARM, P_OFFICE, P_SUPERSTAR, P_ALLSTAR, P_MANAGER, P_REGULARS, P_PAY):
        if choice in legal:
            return choice
    return P_PAY


def recoup(temper: Temper, game: Game, seat: Seat, due: int, whim: float) -> int:
    """The smallest loan that covers it, else the larger; without a loan the all-stars go first."""
    legal = legal_recoups(game, seat, due)
    if R_SMALL in legal and due <= SMALL_LOAN:
        return R_SMALL
    return next(choice for choice in (R_LARGE, R_SMALL, R_ALLSTAR, R_SUPERSTAR, R_REGULARS) if choice in legal)


def cut(temper: Temper, game: Game, seat: Seat, subject: Cut, whim: float) -> int:
    """The least of those who may go."""
    return max(legal_cuts(game, seat, subject))


def modifier(temper: Temper, game: Game, seat: Seat, promotion: Promotion, whim: float) -> int:
    """As much as may be added to the die, as far as money goes."""
    owner = game.owners[seat]
    money = min(owner.cash - fee_of_roll(owner, promotion.rolls), max(spare(temper, game, seat) + temper.for_rolls, 0))
    return min(max(money, 0) // ROLL_FEE, MOST_DRM)


def keep(temper: Temper, game: Game, seat: Seat, promotion: Promotion, whim: float) -> int:
    """Roll again if a better result is likely enough and there is money for it."""
    owner = game.owners[seat]
    if (
        spare(temper, game, seat) + temper.for_rolls < 1_500
        or owner.cash < ROLL_FEE
        or promotion.rolls >= owner.stars[FARM]
    ):
        return KEEP_RESULT
    if promotion.kind == PROSPECT:
        return ROLL_AGAIN
    now = call_up_utility(temper.own, game, owner, promotion.reading)
    mean = total(call_up_utility(temper.own, game, owner, reading + 2) for reading in range(1, 11)) / 10
    return ROLL_AGAIN if mean > now + 1.0 else KEEP_RESULT


def conform(temper: Temper, game: Game, seat: Seat, subject: object, whim: float) -> int:
    """Promote a phenom if he can be."""
    return int(can_promote(game, game.owners[seat], PHENOM))


def pairs(temper: Temper, game: Game, seat: Seat, subject: object, whim: float) -> int:
    """Every pair scores now; in a year cubes can be bought again."""
    return game.owners[seat].media // 2


def hold(temper: Temper, game: Game, seat: Seat, cards: tuple[int, ...], whim: float) -> int:
    """Take the best card along if it is free, or money is no matter; in the last year nothing."""
    owner = game.owners[seat]
    if not cards or game.is_last_year or (not owner.hold and spare(temper, game, seat) < temper.for_holding):
        return 0
    best = max(cards, key=lambda card: game.box.cards[card].ops)
    return cards.index(best) + 1


def exchange(temper: Temper, game: Game, seat: Seat, cards: tuple[int, ...], whim: float) -> int:
    """The smallest of the compulsory cards, if one may be exchanged."""
    return min(cards, key=lambda card: game.box.cards[card].ops) + 1 if cards else 0


def nominate(temper: Temper, game: Game, seat: Seat, subject: object, whim: float) -> int:
    """As many as may go: the money is certain, injuries are rare."""
    return max(legal_nominations(game, seat, None), key=lambda at: 2 * NOMINATIONS[at][0] + NOMINATIONS[at][1])


def legend(temper: Temper, game: Game, seat: Seat, subject: object, whim: float) -> int:
    """The legend worth the most now."""
    return best_legend(temper, game, seat)[1]
