"""Questions to owners whose turn it is not: answers to an event (5.3.10), media on a die (7.3)."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from fieldhouse.games.lords.asks.common import club, yes_no
from fieldhouse.games.lords.asks.farm import Promotion, promotion_text
from fieldhouse.games.lords.asks.turn import in_force
from fieldhouse.games.lords.model import (
    IMPACT,
    INJURY,
    PAYOUT,
    PHENOM,
    PROSPECT,
    RETIREMENT,
    ROLLS,
    TIE,
    TO_MAJORS,
    TO_PHENOM,
    Clause,
    counted,
    money,
    place,
)
from fieldhouse.games.lords.pages.wording import in_words, plain
from fieldhouse.games.lords.state import Game
from fieldhouse.table.question import Ask
from fieldhouse.table.record import Record
from fieldhouse.table.seat import NO_SEAT, Seat
from fieldhouse.table.words import Cited

CHALLENGE: Final[Ask[Game, OpenRoll]] = yes_no(
    "media challenge",
    lambda game, seat, throw: (Cited(f"{throw.text(game)} Challenge it", "13.2", "?"), "once a phase"),
    lambda game, seat, throw: not game.owners[seat].challenged,
)
LET_IT: Final = 0
CANCEL: Final = 1
FOR_A_CUBE: Final = 2
FOR_1000: Final = 3
FOR_2000: Final = 4
FOR_3000: Final = 5
PRICES: Final = {FOR_1000: 1_000, FOR_2000: 2_000, FOR_3000: 3_000}


class Attack(NamedTuple):
    """An event that somebody has played on somebody."""

    player: Seat
    target: Seat
    card: int
    kinds: tuple[str, ...]


def cancelling(game: Game, seat: Seat, kinds: tuple[str, ...]) -> list[int]:
    """The cards in an owner's hand that cancel an event of these kinds."""
    box = game.box.cards
    return [card for card in game.owners[seat].hand if any(kind in kinds for kind in in_force(game, box[card]).cancels)]


def legal_responses(game: Game, seat: Seat, attack: Attack) -> list[int]:
    """Let it happen, cancel it, or offer to cancel another's for a price."""
    if not cancelling(game, seat, attack.kinds):
        return [LET_IT]
    return [LET_IT, CANCEL] if seat == attack.target else [LET_IT, CANCEL, FOR_A_CUBE, *PRICES]


def explain_response(game: Game, seat: Seat, attack: Attack, choice: int) -> tuple[str, str]:
    """An answer to an event in words, and what it takes."""
    if choice == LET_IT:
        return "Let it happen", "keep your cards"
    if choice == CANCEL:
        return "Cancel it", Cited("free", "5.3.10")
    price = "a media cube" if choice == FOR_A_CUBE else money(PRICES[choice])
    return f"Offer to cancel it for {price}", f"{club(game, attack.target)} may refuse"


RESPOND: Final = Ask(
    "respond",
    ("no", "cancel", "cancel-for-media", "cancel-for-1000", "cancel-for-2000", "cancel-for-3000"),
    legal_responses,
    explain_response,
    lambda game, seat, attack: (
        f"{club(game, attack.player)} play {game.box.cards[attack.card].title} on {club(game, attack.target)}: "
        f"{in_force(game, game.box.cards[attack.card]).text}"
    ),
)
FIRST_PLACE: Final = "wins for first place"
MOST_CUBES: Final = 20
SHIFTS: Final[tuple[int, ...]] = (0, *(shift for size in range(1, MOST_CUBES + 1) for shift in (-size, size)))
SHIFT_KEYS: Final = tuple(f"{shift:+d}" if shift else "0" for shift in SHIFTS)
MEDIA_OFFER: Final = len(SHIFTS)


@final
class OpenRoll(Record):
    """A die that lies on the table, still open to media: what for, whose, how it reads with all modifiers, what an
    event makes of it.
    """

    __slots__ = ("clauses", "has_offer", "is_last", "is_settled", "label", "reading", "roll", "roller", "target")

    def __init__(
        self, roll: int, roller: Seat, reading: int, label: str, clauses: tuple[Clause, ...] = (),
        target: Seat = NO_SEAT, is_last: bool = False, has_offer: bool = False, is_settled: bool = False,
    ) -> None:  # fmt: skip
        self.roll: Final = roll
        self.roller: Final = roller
        self.reading: Final = reading
        self.label: Final = label
        self.clauses: Final = clauses
        self.target: Final = target
        self.is_last: Final = is_last
        self.has_offer: Final = has_offer
        self.is_settled: Final = is_settled

    @property
    def values(self) -> tuple[object, ...]:
        """All of it: rolls with the same values are equal."""
        return (
            self.roll, self.roller, self.reading, self.label, self.clauses, self.target, self.is_last, self.has_offer,
            self.is_settled,
        )  # fmt: skip

    def moved_by(self, shift: int) -> OpenRoll:
        """The die, so many higher."""
        return OpenRoll(
            self.roll, self.roller, self.reading + shift, self.label, self.clauses, self.target, self.is_last,
            self.has_offer, self.is_settled,
        )  # fmt: skip

    def put(self, is_last: bool = False, has_offer: bool = False, is_settled: bool = False) -> OpenRoll:
        """The die as it is put to the next owner: of the three marks only those given here hold."""
        return OpenRoll(
            self.roll, self.roller, self.reading, self.label, self.clauses, self.target, is_last, has_offer, is_settled
        )  # fmt: skip

    def text(self, game: Game) -> str:
        """Who has read what for what, and what it means."""
        sense = self.sense(game, self.reading)
        return f"{club(game, self.roller)} read {self.reading} for {self.label}{f' ({sense})' if sense else ''}."

    def sense(self, game: Game, reading: int) -> str:
        """What a reading would mean; empty if it is nothing, or not known."""
        charts, line = game.charts, place(reading)
        if self.roll == PAYOUT:
            return money(charts.payout[line].cash)
        if self.roll == TO_MAJORS:
            return promotion_text(game, Promotion(PHENOM, 0, reading))
        if self.roll == TO_PHENOM:
            return promotion_text(game, Promotion(PROSPECT, 0, reading))
        if self.label == FIRST_PLACE:
            return f"{charts.first_place[min(max(reading, 1), 10)]} wins"
        chart = {RETIREMENT: charts.retirement, INJURY: charts.injury, IMPACT: charts.trade_impact}.get(self.roll)
        if chart is not None and self.label == ROLLS[self.roll]:
            return in_words(chart[line]).rstrip(".")
        return in_words([plain(clause) for clause in self.clauses if clause.is_hit(reading)]).rstrip(".")


def legal_shifts(game: Game, seat: Seat, throw: OpenRoll) -> list[int]:
    """7.3: as many cubes as the owner has, up or down; others may first offer the roller a trade."""
    shifts = list(range(2 * min(game.owners[seat].cubes, MOST_CUBES) + 1))
    return shifts if seat == throw.roller or throw.has_offer or throw.roll == TIE else [*shifts, MEDIA_OFFER]


def explain_shift(game: Game, seat: Seat, throw: OpenRoll, choice: int) -> tuple[str, str]:
    """Cubes on a die and the reading they make, and what that would mean; or an offer to the roller."""
    if choice == MEDIA_OFFER:
        return f"Offer {club(game, throw.roller)} a trade", Cited("if it is made, nobody else may move the die", "7.3")
    if not choice:
        return "Nothing", "keep your cubes"
    shift = SHIFTS[choice]
    sense = throw.sense(game, throw.reading + shift)
    return f"{SHIFT_KEYS[choice]}, to {throw.reading + shift}", sense or f"for {counted(abs(shift), 'cube')}"


MEDIA: Final = Ask(
    "media",
    (*SHIFT_KEYS, "offer"),
    legal_shifts,
    explain_shift,
    lambda game, seat, throw: Cited(f"{throw.text(game)} Move it with your media", "7.3", "?"),
)
