"""A game under way: the owners, the decks, and where in the year it stands."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, final

from fieldhouse.games.lords.model import (
    JOURNEYMAN,
    MEDIA_LIMIT,
    OFFICE,
    PHENOM,
    ROLLS,
    SMALL_LOAN,
    START_CASH,
    WINTER,
    Components,
    Phase,
)
from fieldhouse.games.lords.options import Options
from fieldhouse.table.question import Json
from fieldhouse.table.record import Record
from fieldhouse.table.rest import kept, put_back
from fieldhouse.table.seat import NO_SEAT, Seat, all_seats
from fieldhouse.table.table import Table

Stage = Literal[
    "set-up", "winter", "house", "payroll", "order", "off-season card", "season", "turn", "phase end", "pennant",
    "points", "retirement", "over",
]  # fmt: skip
"""What the next step is (Appendix B)."""
NOBODY: Final = NO_SEAT
OUT_FOR_THE_YEAR: Final = 99
"""Phases that a player is out for when he is out until the year ends, however many have passed."""
HARDLY_SO_LONG: Final = 50
"""No other injury lasts so many phases."""
MEDIA_LIMITS: Final[tuple[int, ...]] = (0, 1, 2, MEDIA_LIMIT, MEDIA_LIMIT, MEDIA_LIMIT)
"""3.1.1: by the stars of the front office."""


@final
class Note(Record):
    """What happened, for people and statistics: what, to whom, with whom, which card, how much, which kind of player.

    ``text`` is told as it stands. ``more`` are the numbers that only this note has: the wins and losses of a record,
    the stars of farm and manager, what players have become, what a clause is about, the reading of the series.
    """

    __slots__ = ("amount", "card", "kind", "more", "other", "seat", "text", "what")

    def __init__(
        self, what: str, seat: Seat = NOBODY, other: Seat = NOBODY, card: int = NOBODY, amount: int = 0, text: str = "",
        kind: int = NOBODY, more: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        self.what: Final = what
        self.seat: Final = seat
        self.other: Final = other
        self.card: Final = card
        self.amount: Final = amount
        self.text: Final = text
        self.kind: Final = kind
        self.more: Final = more

    @property
    def values(self) -> tuple[object, ...]:
        """All of it: notes with the same values are equal."""
        return self.what, self.seat, self.other, self.card, self.amount, self.text, self.kind, self.more


OWNER_FIELDS: Final[tuple[str, ...]] = (
    "baited", "bargains", "borrowed", "cash", "challenged", "draft_to", "drm", "events_against", "hand",
    "hired", "hold", "inning", "large_loan", "late_wins", "legends", "legends_used", "losses", "media", "national",
    "offers", "ops_against", "out", "over", "passed", "pennants", "played", "quiet", "rerolls", "season_losses",
    "season_wins", "small_loan", "squad", "stars", "start_journeymen", "used", "vacancies", "vp", "wins",
)  # fmt: skip


@final
class Owner:
    """One owner: the mat, the money and the hand.

    ``squad`` counts the players by kind, ``stars`` the front office, farm system and manager. ``out`` holds, for
    superstars and all-stars, the phases each injured one still misses, the least first. ``used`` has a bit for each
    action card played this phase. ``drm`` are modifiers of the year by roll. ``bargains`` are stars whose salary was
    paid as a free agent's bid. ``over`` counts the phases that the farm has had too many Phenoms. ``quiet`` is an
    owner who wants not to be asked on others' turns this phase.
    """

    __slots__ = OWNER_FIELDS

    def __init__(self) -> None:
        self.cash = START_CASH
        self.stars = [1, 1, 1]
        self.squad = [0] * 7
        self.start_journeymen = 0
        self.media = self.national = 0
        self.small_loan = self.large_loan = 0
        self.borrowed = self.passed = self.baited = self.challenged = self.hired = self.quiet = False
        self.hand: list[int] = []
        self.wins = self.losses = self.season_wins = self.season_losses = self.late_wins = 0
        self.vp = self.pennants = 0
        self.used = self.events_against = self.ops_against = self.played = self.offers = 0
        self.out: list[list[int]] = [[], []]
        self.drm = [0] * len(ROLLS)
        self.hold = self.rerolls = self.over = self.vacancies = 0
        self.bargains = [0, 0]
        self.draft_to = NOBODY
        self.inning: int = NOBODY
        self.legends: list[int] = []
        self.legends_used: list[int] = []

    @property
    def journeymen(self) -> int:
        """How many are on the roster."""
        return self.squad[JOURNEYMAN]

    @property
    def loans(self) -> int:
        """What both loans come to, in dollars."""
        return self.small_loan + self.large_loan

    @property
    def cubes(self) -> int:
        """Media that may be put on a die: the owner's own and the national media's."""
        return self.media + self.national

    @property
    def media_room(self) -> int:
        """How many cubes the owner may still take (3.1.1)."""
        return max(MEDIA_LIMITS[self.stars[OFFICE]] - self.media, 0)

    @property
    def total_stars(self) -> int:
        """Of all departments."""
        return sum(self.stars)

    def fit(self, kind: int) -> int:
        """Superstars or all-stars who are not injured."""
        return self.squad[kind] - len(self.out[kind])

    def has_used(self, action: int) -> bool:
        """Has he taken this action in this phase?"""
        return bool(self.used & 1 << action)

    def use(self, action: int) -> None:
        """Remember that an action has been used this phase."""
        self.used |= 1 << action

    def can_borrow(self, loan: int) -> bool:
        """2.5: one loan a phase; each of the two once at a time."""
        return not self.borrowed and not (self.small_loan if loan == SMALL_LOAN else self.large_loan)

    def mat(self) -> Json:
        """What everybody may see of an owner (2.3)."""
        hidden = ("cash", "hand")
        seen = kept(self, [name for name in OWNER_FIELDS if name not in hidden])
        return {**seen, "cards": len(self.hand)}


class FreeAgent(NamedTuple):
    """A star on the market, or who will be there when the year is over: what he is, who has or had him, his injury."""

    kind: int
    seat: Seat
    missing: int = 0


@final
class Game:
    """All that is true of a game under way. Between two steps it is complete."""

    __slots__ = (
        "agents", "box", "champion", "charts", "clubs", "community", "deck", "discards", "drafts", "first_place",
        "innings", "is_struck", "left", "legends", "options", "order", "over", "owners", "phase", "refused", "rounds",
        "stage", "starter", "table", "turn", "year",
    )  # fmt: skip

    def __init__(self, box: Components, options: Options, clubs: tuple[str, ...], table: Table) -> None:
        self.box = box
        self.charts = box.charts
        self.options = options
        self.clubs = clubs
        self.table = table
        self.owners = [Owner() for _ in clubs]
        self.order = CLOCKWISE[len(clubs)]
        self.left = FROM_LEFT[len(clubs)]
        self.over = False
        self.year = 1
        self.phase: Phase = WINTER
        self.stage: Stage = "set-up"
        self.turn: Seat = Seat(0)
        self.starter: Seat = Seat(0)
        self.rounds = 0
        self.first_place = 0
        self.is_struck = False
        self.champion = NOBODY
        self.deck = list(range(len(box.cards)))
        self.discards: list[int] = []
        self.community = list(range(len(box.community)))
        self.drafts = list(range(len(box.drafts)))
        self.innings = list(range(len(box.innings)))
        self.legends = list(range(len(box.legends)))
        self.agents: list[FreeAgent] = []
        self.refused: list[list[list[int]]] = []
        """Offers that were refused in this phase and since the last trade: between whom, and both sides."""

    @property
    def score(self) -> tuple[int, ...]:
        """Victory points by seat."""
        return tuple(owner.vp for owner in self.owners)

    @property
    def winner(self) -> Seat | None:
        """9.0: the most victory points so far; then money, then pennants. None if two are equal in all of them."""
        ranks = [(owner.vp, owner.cash, owner.pennants) for owner in self.owners]
        best = max(ranks)
        return Seat(ranks.index(best)) if ranks.count(best) == 1 else None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Their numbers, from 0 on."""
        return all_seats(len(self.owners))

    @property
    def is_last_year(self) -> bool:
        return self.year == self.options.years

    @property
    def is_for_two(self) -> bool:
        """Two owners who play by the rules for two."""
        return len(self.owners) == 2 and self.options.two_player_rules

    def from_left(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats clockwise, the one to the left first."""
        return self.left[seat]

    def in_order(self, first: Seat) -> tuple[Seat, ...]:
        """The seats from *first* on, in the order of play."""
        return self.order[first]

    def note(self, what: str, seat: Seat = NOBODY, other: Seat = NOBODY, card: int = NOBODY, amount: int = 0,
             text: str = "", kind: int = NOBODY, more: tuple[int, ...] = ()) -> None:  # fmt: skip
        """Hands the table what has happened, for box score and play-by-play."""
        self.table.note(Note(what, seat, other, card, amount, text, kind, more))

    def state(self) -> Json:
        """The rest point as plain JSON."""
        owners = [kept(owner, OWNER_FIELDS) for owner in self.owners]
        return {**kept(self, STATE), "agents": [list(agent) for agent in self.agents], "owners": owners}

    def restore(self, state: Json) -> None:
        """Changes the game to what ``state`` gave; its table and box stay."""
        put_back(self, STATE, state)
        self.agents = [FreeAgent(*agent) for agent in state["agents"]]
        for owner, facts in zip(self.owners, state["owners"], strict=True):
            put_back(owner, OWNER_FIELDS, facts)

    def view(self, seat: Seat) -> Json:
        """What one owner sees: all mats, and of hands and money the own (2.3); all money when the game is over."""
        return {
            **kept(self, PUBLIC),
            "agents": [list(agent) for agent in self.agents],
            "cards_left": len(self.deck),
            "seat": seat,
            "clubs": list(self.clubs),
            "owners": [self._seen(other, seat) for other in self.seats],
        }

    def _seen(self, at: int, seat: Seat) -> Json:
        """An owner's mat, with what *seat* may see beside it: his own cash and hand; all cash when the game is over."""
        owner = self.owners[at]
        seen = owner.mat()
        if at == seat:
            return {**seen, "cash": owner.cash, "hand": [self.box.cards[card].key for card in owner.hand]}
        return {**seen, "cash": owner.cash} if self.over else seen


CLOCKWISE: Final = tuple(
    tuple(tuple(Seat((first + step) % count) for step in range(count)) for first in range(count)) for count in range(5)
)
"""The seats in their order, by how many there are and who is first."""
FROM_LEFT: Final = tuple(tuple(order[1:] for order in orders) for orders in CLOCKWISE)
"""The other seats in their order."""
PUBLIC: Final[tuple[str, ...]] = (
    "year", "phase", "stage", "turn", "starter", "rounds", "first_place", "is_struck", "champion", "over", "discards",
    "refused",
)  # fmt: skip
STATE: Final[tuple[str, ...]] = (*PUBLIC, "deck", "community", "drafts", "innings", "legends")


def phenom_limit(game: Game, owner: Owner) -> int:
    """8.1: how many Phenoms the farm system may have."""
    return game.charts.farm[owner.stars[1]].phenoms


def room_for_phenoms(game: Game, owner: Owner) -> int:
    """How many more phenoms the farm may hold; below nought if it has too many."""
    return phenom_limit(game, owner) - owner.squad[PHENOM]
