"""8.0 The farm system: promotions, too many Phenoms, Phenoms that are cut."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.lords.actions import A_PHENOM, A_PROSPECT
from fieldhouse.games.lords.asks.common import STEP
from fieldhouse.games.lords.asks.farm import (
    CLAIM,
    CONFORM,
    DRM,
    KEEP,
    ROLL_AGAIN,
    ROLL_FEE,
    Promotion,
    fee_of_roll,
    legal_keep,
)
from fieldhouse.games.lords.model import NEVER, PHENOM, PROSPECT, TO_MAJORS, TO_PHENOM, UTILITY, place
from fieldhouse.games.lords.rules.dice import highest_bidder, throw
from fieldhouse.games.lords.rules.roster import settle
from fieldhouse.games.lords.state import NOBODY, Game, phenom_limit, room_for_phenoms
from fieldhouse.table.seat import Seat

GRACE: Final = 2
"""8.1: phases that a farm system may have too many Phenoms."""


def promote(game: Game, seat: Seat, kind: int) -> None:
    """8.3 and 8.4: a Phenom to the majors, or a Prospect to Phenom; as many rolls as the farm system has stars.

    Rolls and asks.
    """
    game.owners[seat].use(A_PHENOM if kind == PHENOM else A_PROSPECT)
    rolls = 0
    while True:
        reading = promotion_roll(game, seat, Promotion(kind, rolls))
        rolls += 1
        made = Promotion(kind, rolls, reading)
        if kind == PROSPECT and game.charts.to_phenom[place(reading)]:
            break
        if len(legal_keep(game, seat, made)) == 1 or game.table.ask(KEEP, game, seat, made) != ROLL_AGAIN:
            break
    (call_up if kind == PHENOM else develop)(game, seat, reading)


def promotion_roll(game: Game, seat: Seat, promotion: Promotion) -> int:
    """Pay for the roll and for what is added to it, and roll. Rolls and asks."""
    owner = game.owners[seat]
    bought = game.table.ask(DRM, game, seat, promotion)
    owner.cash -= fee_of_roll(owner, promotion.rolls) + bought * ROLL_FEE
    return throw(game, seat, TO_MAJORS if promotion.kind == PHENOM else TO_PHENOM, bought)


def call_up(game: Game, seat: Seat, reading: int) -> None:
    """8.3: the Phenom joins the majors as what he has become, or is gone; a utility player takes his place. Asks."""
    squad = game.owners[seat].squad
    kind = game.charts.to_majors[place(reading)]
    squad[PHENOM] -= 1
    squad[UTILITY] += 1
    game.note("call up", seat, amount=reading, kind=NOBODY if kind == NEVER else kind)
    if kind != NEVER:
        squad[kind] += 1
        settle(game, seat)


def develop(game: Game, seat: Seat, reading: int) -> None:
    """8.4: the Prospect becomes a Phenom, or stays what he is."""
    squad = game.owners[seat].squad
    is_phenom = game.charts.to_phenom[place(reading)]
    squad[PROSPECT] -= is_phenom
    squad[PHENOM] += is_phenom
    game.note("develop", seat, amount=reading, kind=PHENOM if is_phenom else PROSPECT)


def enforce_farm_limit(game: Game, seat: Seat) -> None:
    """8.1: two phases after going over the limit a farm system must conform. Rolls and asks."""
    owner = game.owners[seat]
    if owner.squad[PHENOM] <= phenom_limit(game, owner):
        owner.over = 0
        return
    owner.over += 1
    if owner.over < GRACE:
        return
    while owner.squad[PHENOM] > phenom_limit(game, owner):
        if game.table.ask(CONFORM, game, seat, None):
            promote(game, seat, PHENOM)
        else:
            cut_phenom(game, seat)
    owner.over = 0


def cut_phenom(game: Game, seat: Seat) -> None:
    """8.2: any other owner with room may claim a Phenom who is cut, for a fee; two or more claims go by secret bonus.

    Rolls and asks.
    """
    squad = game.owners[seat].squad
    squad[PHENOM] -= 1
    squad[UTILITY] += 1
    game.note("phenom cut", seat)
    able = [other for other in game.from_left(seat) if room_for_phenoms(game, game.owners[other]) > 0]
    if not able:
        return
    answers = game.table.ask_secretly(game, *((CLAIM, other, None) for other in able))
    claims = {other: (answer - 1) * STEP for other, answer in zip(able, answers, strict=True) if answer}
    for other in claims:
        game.owners[other].cash -= ROLL_FEE
    if claims:
        winner = highest_bidder(game, claims, "phenom claim")
        sign_phenom(game, winner, claims[winner] if len(claims) > 1 else 0)


def sign_phenom(game: Game, seat: Seat, bonus: int) -> None:
    """8.2: the Phenom who was claimed joins the farm for his bonus; what is too many is asked about."""
    owner = game.owners[seat]
    owner.cash -= bonus
    owner.squad[PHENOM] += 1
    game.note("phenom claimed", seat, amount=bonus)
    settle(game, seat)
