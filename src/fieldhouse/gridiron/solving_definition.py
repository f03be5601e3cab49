"""What the definitions of the two footballs have in common beyond their headers: coaches that solve a pairing, the
chance to win, a game graded and a coach's report, all made of the tables of the pairings that were met.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from fieldhouse.gridiron.definition import FootballDefinition, TeamT
from fieldhouse.gridiron.game import FootballGame, FootballPlay
from fieldhouse.table.bounded import make_room
from fieldhouse.table.game import Strength
from fieldhouse.table.journal import Header
from fieldhouse.table.listing import Part, part
from fieldhouse.table.plain_json import Fields, Json, PlainReport
from fieldhouse.table.question import Coach
from fieldhouse.table.shelf import Shelf, made_anew
from fieldhouse.table.table import Table

if TYPE_CHECKING:
    from fieldhouse.gridiron.coach_report import KnownMixes
    from fieldhouse.gridiron.equilibrium.meetings import PairingsMet
    from fieldhouse.gridiron.equilibrium.win_chance import WinChance
    from fieldhouse.gridiron.review import Reviewer

GameT = TypeVar("GameT", bound=FootballGame)
PlayT = TypeVar("PlayT", bound=FootballPlay)
MetT = TypeVar("MetT")
MOST_TELLERS: Final = 4


class SolvingDefinition(FootballDefinition[GameT, PlayT, TeamT], Generic[GameT, PlayT, TeamT, MetT]):
    """*solving* are the levels that need a pairing's tables. What needs numpy is imported when it is met."""

    def __init__(
        self,
        coaches: Mapping[str, Callable[[], Coach[GameT]]],
        solving: Mapping[str, Part],
        shelf: Shelf = made_anew,
        lies_there: Callable[[str], bool] = lambda name: False,
        strengths: Mapping[str, Strength] | None = None,
    ) -> None:
        self._coaches = dict(coaches)
        self._coaches |= {level: partial(self._solver, where) for level, where in solving.items()}
        self._solving = frozenset(solving)
        self._strengths = strengths or {}
        self.shelf, self.lies_there = shelf, lies_there
        self.tellers: dict[Hashable, WinChance[GameT]] = {}

    def _solver(self, where: Part) -> Coach[GameT]:
        """A coach that is made of the pairings met, which it takes from the shelf."""
        coach: Coach[GameT] = part(where)(self.meetings())
        return coach

    @abstractmethod
    def meetings(self) -> PairingsMet[GameT, MetT]:
        """The pairings that were met: one coach's tables are every coach's."""

    @abstractmethod
    def tables_name(self, game: GameT) -> str:
        """What the shelf calls the tables of a pairing: all that they depend on."""

    @abstractmethod
    def win_chance(self, met: MetT | None) -> WinChance[GameT]:
        """What tells the chances of two teams; nothing may be known of them yet."""

    @abstractmethod
    def reviewer(self, game: GameT) -> Reviewer[GameT, PlayT]:
        """What grades the downs of a pairing."""

    @property
    def coaches(self) -> Mapping[str, Callable[[], Coach[GameT]]]:
        """What makes each level's coach, those that must solve their pairing among them."""
        return self._coaches

    @property
    def strengths(self) -> Mapping[str, Strength]:
        """What was measured of each level, for a player who chooses one."""
        return self._strengths

    @property
    def solving_levels(self) -> frozenset[str]:
        """The levels whose coach must solve a pairing first: the first game of two teams takes a while."""
        return self._solving

    def solve_ahead(self, header: Header) -> None:
        """What a pairing needs, put on the shelf before the first coach asks for it: first how they begin."""
        game, meetings = self.start(header, Table()), self.meetings()
        meetings.opening(game)
        meetings.met(game)

    def teller(self, header: Header) -> Callable[[GameT], list[float]]:
        """By the tables if they lie on the shelf, else by a formula; the last few that were told by are kept."""
        key = header.pairing
        if key not in self.tellers:
            game = self.start(header, Table())
            if not self.lies_there(self.tables_name(game)):
                return self.win_chance(None).told
            make_room(self.tellers, MOST_TELLERS)
            self.tellers[key] = self.win_chance(self.meetings().met(game))
        return self.tellers[key].told

    def teller_at_hand(self, header: Header) -> Callable[[GameT], list[float]] | None:
        """By tables that are in memory; a formula is not told after every play."""
        kept = self.tellers.get(header.pairing)
        return None if kept is None else kept.told

    @property
    def rough_teller(self) -> Callable[[GameT], list[float]]:
        """By lead, clock and the place on the field: what holds until a pairing's tables are solved."""
        return self.win_chance(None).told

    @property
    def is_graded(self) -> bool:
        """Finished games can be reviewed: the solution says what each call was worth."""
        return True

    def review(self, header: Header, states: Sequence[Json], notes: Sequence[Sequence[PlayT]]) -> PlainReport:
        """Every down graded; solves the pairing if it has not been."""
        deal = self.dealer(header)
        game, later = deal(Table()), deal(Table())
        return self.reviewer(game).reviewed(game, later, states, notes)

    def reported(
        self,
        exploiters: Mapping[str, Callable[[], Coach[GameT]]],
        mixes_of: Callable[[GameT], KnownMixes | None],
        team: str,
        level: str,
        options: Fields,
        games: int,
    ) -> PlainReport:
        """How *level* fares against every other level and every exploiter in *games* played now, and where its calls
        leak; a pairing that was never met is solved."""
        from fieldhouse.gridiron.coach_report import leaks, report
        from fieldhouse.table.duel import shares

        others = {name: make for name, make in {**exploiters, **self._coaches}.items() if name != level}
        game = self.start(self.header((team, team), 0, options), Table())
        share_rows = shares(self, team, options, level, others, games)
        return report(share_rows, leaks(game, mixes_of), level, team, games)
