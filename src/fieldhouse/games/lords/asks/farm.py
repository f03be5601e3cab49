"""Questions of the farm system (8.0)."""

from __future__ import annotations

from typing import Final, NamedTuple

from fieldhouse.games.lords.actions import A_PHENOM, A_PROSPECT
from fieldhouse.games.lords.asks.common import BIDS, STEP, bid_text
from fieldhouse.games.lords.model import FARM, NAMES, NEVER, OFFICE, PHENOM, PROSPECT, money, one, place
from fieldhouse.games.lords.state import Game, Owner
from fieldhouse.table.question import Ask, NumberAsk
from fieldhouse.table.seat import Seat
from fieldhouse.table.words import Cited

ROLL_FEE: Final = 500
MOST_DRM: Final = 3


def fee_of_roll(owner: Owner, rolls: int) -> int:
    """8.3 and 8.4: a roll costs $500; the first is free for a three-star front office (3.1.1)."""
    return 0 if owner.stars[OFFICE] == 3 and not rolls else ROLL_FEE


def can_promote(game: Game, owner: Owner, kind: int) -> bool:
    """5.3.9: each kind once a phase, with a player to promote and money for a roll."""
    return (
        bool(owner.squad[kind])
        and not owner.has_used(A_PHENOM if kind == PHENOM else A_PROSPECT)
        and owner.cash >= fee_of_roll(owner, 0)
    )


class Promotion(NamedTuple):
    """A promotion under way: of a Phenom or a Prospect, how many rolls were made, how the last one stands."""

    kind: int
    rolls: int
    reading: int = 0


DRM: Final[NumberAsk[Game, Promotion]] = NumberAsk(
    "modifier",
    lambda game, seat, promotion: range(
        min(MOST_DRM, (game.owners[seat].cash - fee_of_roll(game.owners[seat], promotion.rolls)) // ROLL_FEE) + 1
    ),
    lambda game, seat, promotion, choice: (f"+{choice}", money(choice * ROLL_FEE)),
    lambda game, seat, promotion: Cited(
        f"Promote a {NAMES[promotion.kind]}: how much do you buy, at $500 each", "8.3", "?"
    ),
)
KEEP_RESULT: Final = 0
ROLL_AGAIN: Final = 1


def legal_keep(game: Game, seat: Seat, promotion: Promotion) -> list[int]:
    """8.3: as many rolls as the farm system has stars."""
    owner = game.owners[seat]
    if promotion.rolls < owner.stars[FARM] and owner.cash >= ROLL_FEE:
        return [KEEP_RESULT, ROLL_AGAIN]
    return [KEEP_RESULT]


def promotion_text(game: Game, promotion: Promotion) -> str:
    """What a reading makes of the player."""
    if promotion.kind == PROSPECT:
        return "a phenom" if game.charts.to_phenom[place(promotion.reading)] else "still a prospect"
    kind = game.charts.to_majors[place(promotion.reading)]
    return "nobody: he never makes the majors" if kind == NEVER else one(kind)


KEEP: Final = Ask(
    "keep",
    ("keep", "again"),
    legal_keep,
    lambda game, seat, promotion, choice: (
        ("Keep it", f"he is {promotion_text(game, promotion)}") if not choice else ("Roll again", "$500")
    ),
    lambda game, seat, promotion: f"With {promotion.reading} he is {promotion_text(game, promotion)}. Keep it?",
)
CONFORM: Final[Ask[Game, object]] = Ask(
    "conform",
    ("cut", "promote"),
    lambda game, seat, subject: [0, 1] if can_promote(game, game.owners[seat], PHENOM) else [0],
    lambda game, seat, subject, choice: (
        ("Call him up", "$500 a roll") if choice else ("Cut him", "others may claim him")
    ),
    lambda game, seat, subject: Cited("Your farm system has had too many phenoms for two phases", "8.1", "."),
)


def legal_claims(game: Game, seat: Seat, subject: object) -> range:
    """8.2: the fee, and a bonus as far as the money goes; without the fee no claim."""
    left = game.owners[seat].cash - ROLL_FEE
    return range(left // STEP + 2)[: len(BIDS)] if left >= 0 else range(1)


CLAIM: Final = Ask(
    "claim",
    ("no", *BIDS),
    legal_claims,
    lambda game, seat, subject, choice: (
        bid_text(game, seat, (choice - 1) * STEP, ROLL_FEE) if choice else ("No claim", "leave him to the others")
    ),
    lambda game, seat, subject: Cited("A phenom was cut. Claim him for $500, with what bonus if others do", "8.2", "?"),
)
