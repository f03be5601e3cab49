"""A player in a game: his card, what has happened to him, and the ratings he has at this moment."""

from __future__ import annotations

from functools import cache
from typing import Final

from fieldhouse.games.statispro.model import FIVE, NO_RANGE, NOBODY, ROLE_OF, Player
from fieldhouse.table.plain_json import Json
from fieldhouse.table.seat import Seat

# Why a man cannot be in the line-up.
AVAILABLE: Final = ""
FOULED_OUT: Final = "fouled out"
EJECTED: Final = "ejected"
UNTIL_PERIOD: Final = "period"
UNTIL_HALF: Final = "half"
UNTIL_GAME: Final = "game"
ABSENT: Final = "absent"
TECHNICALS: Final = 2
"""6.5: so many technical fouls disqualify."""


MadeFrom = tuple[bool, int, bool, bool, bool, bool]
"""All that a man's ratings depend on beside his card."""
NOT_RATED: Final[MadeFrom] = (False, 0, False, False, False, False)
"""No man's: the factor of his three-pointers is never nothing."""


class Man:
    """``position`` is where he stands on the floor, or nobody's. The ratings are set by ``rate``."""

    __slots__ = (
        "assist", "attempts", "block", "card", "cards", "defense", "defensive_rebounds", "extra",
        "field_goal", "field_goals", "fits", "foul_drawing", "foul_high", "foul_low", "fouls", "free_throws",
        "has_great_night", "has_returned", "has_sat", "index", "is_fatigued", "is_hurt", "is_rested",
        "missable", "must_rest", "out", "points", "position", "rated", "rebounds", "roles", "seat", "sent_off", "since",
        "steal", "technicals", "three_attempts", "three_points", "tries",
    )  # fmt: skip

    def __init__(self, card: Player, index: int, seat: Seat, is_absent: bool, extra: int = 0) -> None:
        self.card = card
        self.index = index
        self.seat = seat
        self.extra = extra
        """14G: what he has taken over of a missing man's ATTEMPTS."""
        self.roles, self.fits = places_of(card.roles)
        self.rated = NOT_RATED
        """What his ratings were last made from."""
        self.position = NOBODY
        self.out = ABSENT if is_absent else AVAILABLE
        self.fouls = 0
        self.technicals = 0
        self.sent_off = 0
        """6.5: which of his team's men to be sent off he was, from 1; 0 if he was not."""
        self.has_returned = False
        self.is_fatigued = False
        self.must_rest = False
        self.is_rested = False
        self.has_sat = True
        self.is_hurt = False
        self.has_great_night = False
        self.missable = 0
        """14G: how many games of the season he may still miss."""
        self.points = 0
        self.field_goals = 0
        self.tries = 0
        self.cards = 0
        self.since = 0
        self.foul_low, self.foul_high = card.foul_range
        self.foul_drawing = card.foul_drawing
        self.rate(is_out_of_position=False)

    def is_excused(self, is_second_half: bool) -> bool:
        """5.4: two asterisks need no rest at all, one none in the second half."""
        return self.card.asterisks == 2 or (self.card.asterisks == 1 and is_second_half)

    @property
    def can_play(self) -> bool:
        """Neither absent, fouled out, thrown out nor out hurt."""
        return not self.out

    @property
    def is_nobody(self) -> bool:
        """20.7: does he only stand in the place of a man who is missing?"""
        return self.card is NOBODY_CARD

    @property
    def is_disqualified(self) -> bool:
        """6.5: by personal or by technical fouls; who is thrown out for a fight or a flagrant foul stays out."""
        return self.out == FOULED_OUT or (self.out == EJECTED and self.technicals >= TECHNICALS)

    @property
    def is_tired(self) -> bool:
        """By his minutes, or because a card said so."""
        return self.is_fatigued or self.must_rest

    def rate(self, is_out_of_position: bool, three_factor: int = 1, faces_three_defense: bool = False) -> None:
        """3.2, 4.6.1, 4.6.2, 5.4, 14G, 14I: changes his ratings to those he has as he stands now. Injury comes last."""
        is_tired = self.is_fatigued or self.must_rest
        made_from = (
            is_out_of_position, three_factor, faces_three_defense, is_tired, self.is_hurt, self.has_great_night
        )  # fmt: skip
        if made_from == self.rated:
            return
        self.rated = made_from
        card = self.card
        attempts, threes = card.attempts + self.extra, card.three_attempts * three_factor
        if self.has_great_night:
            attempts, threes = 2 * attempts, 2 * threes
        shift = 5 if faces_three_defense else 0
        field_goal, three_points = card.field_goal + shift, card.three_points - shift
        assist, steal, block = card.assist + shift, card.steal, card.block
        defense, rebounds = card.defense, card.rebounds
        defensive_rebounds = rebounds
        if is_out_of_position:
            defense, defensive_rebounds = int(defense / 2), defensive_rebounds // 2
            steal, block = steal // 2, block // 2
        if is_tired:
            defense = 0
            attempts, threes, assist = attempts // 2, threes // 2, assist // 2
            rebounds, defensive_rebounds = rebounds // 2, defensive_rebounds // 2
            steal, block = steal // 2, block // 2
        free_throws, foul_drawing = card.free_throws, card.foul_drawing
        if self.is_hurt:
            defense += HURT
            attempts, threes, assist = attempts - HURT, max(0, threes - HURT), assist - HURT
            rebounds, defensive_rebounds = rebounds - HURT, defensive_rebounds - HURT
            steal, block = steal - HURT, block - HURT
            field_goal, three_points, free_throws = field_goal - HURT, three_points - HURT, free_throws - HURT
            foul_drawing -= HURT
        self.attempts = attempts
        self.three_attempts = threes if card.three_points else 0
        self.field_goal = field_goal
        self.three_points = three_points
        self.free_throws: int = free_throws
        self.rebounds = rebounds
        self.defensive_rebounds = defensive_rebounds
        self.assist = assist
        self.steal = steal
        self.block = block
        self.defense = defense
        self.foul_drawing = foul_drawing

    def state(self) -> list[Json]:
        """What a save keeps of him."""
        return [getattr(self, name) for name in STATE]

    def restore(self, state: list[Json]) -> None:
        """Changes him to what ``state`` gave; his ratings are to be worked out again."""
        for name, value in zip(STATE, state, strict=True):
            setattr(self, name, value)
        self.rated = NOT_RATED


@cache
def places_of(roles: tuple[int, ...]) -> tuple[int, tuple[bool, ...]]:
    """3.2: a man's roles as bits, and for each line-up position whether he is listed for it."""
    return sum(1 << role for role in roles), tuple(ROLE_OF[position] in roles for position in FIVE)


NO_RATING: Final = -99
"""A rating with which nothing is won, whatever a card adds to it."""
NOBODY_CARD: Final = Player("(nobody)", (0, 1, 2), NO_RATING, 0, 0, 0, 0, NO_RATING, NO_RANGE, 0.0, 0, 0, 0, 0)


def nobody(index: int, seat: Seat) -> Man:
    """20.7: who stands in the place of a fifth man when there are only four: he takes no shot and wins no ball."""
    return Man(NOBODY_CARD, index, seat, is_absent=False, extra=-1)


HURT: Final = 2
"""14G: an injured man's ratings are this much worse."""
STATE: Final[tuple[str, ...]] = (
    "position", "out", "fouls", "technicals", "has_returned", "is_fatigued", "must_rest", "is_rested", "has_sat",
    "is_hurt", "has_great_night", "points", "field_goals", "tries", "cards", "since", "sent_off",
    "extra",
)  # fmt: skip
