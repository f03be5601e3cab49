"""What every game is to the table: a definition that starts, steps, rests, and is seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol, TypeAlias, TypeVar

from fieldhouse.table.journal import ROLLED, Header, JournalMismatch
from fieldhouse.table.pages import Pages, Sheet
from fieldhouse.table.plain_json import Fields, Json, PlainReport
from fieldhouse.table.plugin import Plugins
from fieldhouse.table.question import AnyAsk, Coach
from fieldhouse.table.refusal import Refusal
from fieldhouse.table.seat import Seat
from fieldhouse.table.standing import AnyOrder
from fieldhouse.table.table import Table

PERSON: Final = "person"
"""What a header calls whoever sits where no computer does."""


class BadOption(Refusal):
    """An option, a preset or a level that does not exist: a sentence with those that do."""


EVEN: Final = 0.5
UNMEASURED: Final = {"random": 0.0, "easy": 0.3}
"""What share a level of such a name wins as long as nobody has measured it."""


class Strength(NamedTuple):
    """How a level of the computer fared against the usual one, the same team on both sides."""

    against: str
    share: float
    """Of the games that it won, a tie counting half."""
    error: float
    """One standard error of the share."""
    games: int

    @property
    def words(self) -> str:
        """For a player who chooses a level."""
        return f"wins {round(100 * self.share)} of 100 games against {self.against}"


class Playable(Protocol):
    """A game under way: the one mutable thing. Between two steps it is complete, and plain JSON."""

    table: Table

    @property
    def score(self) -> Sequence[int]:
        """The points of each seat."""
        ...

    @property
    def over(self) -> bool:
        """Nothing more can be played."""

    @property
    def winner(self) -> Seat | None:
        """The seat that has won, or is ahead; None for a tie."""
        ...

    def view(self, seat: Seat) -> Json:
        """All that *seat* may see now."""
        ...

    def state(self) -> Json:
        """All that is true at this rest point."""
        ...

    def restore(self, state: Json) -> None:
        """Stand at the rest point *state*, which stays as it is."""
        ...


G = TypeVar("G", bound=Playable)
Note = TypeVar("Note")


class Definition(Protocol[G, Note]):
    """A game's rules, as the table needs them; a game inherits what is the same for all.

    *G* is the game under way, *Note* what its rules write down of each play.
    """

    pages: Pages[G, Note]
    plugins: Plugins = Plugins()
    """Coaches that other packages bring; none unless the house has looked for them."""
    older_rules: Mapping[int, Definition[G, Note]] = MappingProxyType({})
    """The game by rules that were in force before, by their versions: what was played by them is played back by them,
    and nothing new is begun (docs/promise.md)."""

    @property
    def name(self) -> str:
        """What journals, files and commands call the game."""

    @property
    def title(self) -> str:
        """What people call the game."""

    @property
    def rules_version(self) -> int:
        """Raised when rules change so that old journals no longer fit: the rules before are kept as ``older_rules``."""

    @property
    def seats(self) -> tuple[str, ...]:
        """What the seats are called, by number."""

    @property
    def asks(self) -> tuple[AnyAsk, ...]:
        """Every decision that the rules may ask for; a journal's answers are read by them."""

    @property
    def presets(self) -> tuple[str, ...]:
        """The names of ready-made sets of options."""
        ...

    @property
    def option_help(self) -> Mapping[str, str]:
        """Every option by name, with a line of explanation."""
        ...

    @property
    def coaches(self) -> Mapping[str, Callable[[], Coach[G]]]:
        """The computer coaches by the name of their level; the first is the usual one."""
        ...

    def header(self, teams: tuple[str, ...], seed: int, options: Fields, dice: str = ROLLED) -> Header:
        """A checked header for a new game."""
        ...

    def header_again(self, header: Header) -> Header:
        """The header that a game of that one would have today: what it was played with is found again, if it can be."""
        return self.header(header.teams, header.seed, header.options, header.dice)

    def dealer(self, header: Header) -> Callable[[Table], G]:
        """What makes games of one header, each before its first step; all that they share is made once.

        Chance and choice begin with the first step, not here. Teams and charts are found for it, which may read their
        files; refused if there are none.
        """
        ...

    def step(self, game: G) -> None:
        """Play on to the next rest point."""
        ...

    def scoresheet(self) -> Sheet[Note]:
        """An empty scoresheet."""
        ...

    @property
    def standing_orders(self) -> tuple[AnyOrder, ...]:
        """What a seat may want answered without being asked; none unless a game says so."""
        return ()

    @property
    def levels(self) -> tuple[str, ...]:
        """The names of its own coaches."""
        return tuple(self.coaches)

    @property
    def all_levels(self) -> tuple[str, ...]:
        """The names of all coaches, its own and other people's: the installed packages may be looked through."""
        return (*self.coaches, *self.plugins.found.coaches)

    @property
    def ladder(self) -> tuple[str, ...]:
        """All levels (``all_levels``: the installed packages are looked through) from the weakest to the best by what
        was measured; one that was not stands where its name says, else beside the usual one."""

        def share(level: str) -> float:
            known = self.strengths.get(level)
            return UNMEASURED.get(level, EVEN) if known is None else known.share

        return tuple(sorted(self.all_levels, key=share))

    @property
    def strengths(self) -> Mapping[str, Strength]:
        """How strong each measured level is, by its name; none unless a game was given them when it was made."""
        return {}

    @property
    def level_help(self) -> Mapping[str, str]:
        """A line about levels that are characters of the game, by their names."""
        return {}

    @property
    def shared_charts(self) -> tuple[str, ...]:
        """What a header's digests after the teams' are of, for whoever is told that one of them has changed."""
        return ("The chart of the season",)

    @property
    def solving_levels(self) -> frozenset[str]:
        """Those that work for seconds when two teams first meet: whoever seats one begins it (``solve_ahead``)."""
        return frozenset()

    def solve_ahead(self, header: Header) -> None:
        """Do now what the first answer of such a level would have to wait for."""
        return

    def teller(self, header: Header) -> Callable[[G], list[float]] | None:
        """What tells each seat's chance to win from a game at rest, at once; None if it must be played out. Teams may
        be found for it, and tables taken from the shelf."""
        return None

    def teller_at_hand(self, header: Header) -> Callable[[G], list[float]] | None:
        """The same if it takes no work at all: None until somebody has asked for the ``teller`` of such a game."""
        return None

    @property
    def rough_teller(self) -> Callable[[G], list[float]] | None:
        """What tells the chances as if all teams were equally good, by a formula and at once; None if there is none."""
        return None

    def mix_unseen(self, game: G) -> None:
        """Deal anew, by the game's table, what no looker-on may know: chances played out from it give nothing away."""
        return

    def stand_in(self, who: str) -> str:
        """The level that plays on for *who* sits there, a level or a person, when a game is played out for chances."""
        return self.levels[0]

    def closes_a_stretch(self, note: Note) -> bool:
        """Is this the end of a phase, after which whoever watches may want to know how the chances stand?"""
        return False

    def prominence(self, note: Note) -> int:
        """How much of what happened this is, 0 for routine: of plays told at once the last of the most prominent is
        shown."""
        return 1

    @property
    def is_graded(self) -> bool:
        """Can a game be graded?"""
        return False

    def review(self, header: Header, states: Sequence[Json], notes: Sequence[Sequence[Note]]) -> PlainReport | None:
        """A game graded, from its rest points and what was written down after each; None if nobody grades this one.

        It may work for seconds, and keep on the shelf what it has worked out.
        """
        return None

    def coach_report(self, team: str, level: str, options: Fields, games: int) -> PlainReport | None:
        """How a level fares with *team* on both sides against other coaches, *games* each, which are played, and
        pairings solved for it; None if nobody measures it."""
        return None

    def rules_at(self, version: int) -> Definition[G, Note]:
        """The game by the rules of that version, today's or older ones. Refused if they are not kept here."""
        if version == self.rules_version:
            return self
        if version in self.older_rules:
            return self.older_rules[version]
        known = "".join(f"{older}, " for older in sorted(self.older_rules))
        raise JournalMismatch(
            f"This game was played by version {version} of the rules of {self.title};"
            f" here is version {known}{self.rules_version}."
        )

    def start(self, header: Header, table: Table) -> G:
        """A game before its first step; teams and charts are found for it (``dealer``)."""
        return self.dealer(header)(table)

    def restore(self, header: Header, table: Table, state: Json) -> G:
        """The game as it was at the rest point *state*."""
        game = self.start(header, table)
        game.restore(state)
        return game

    def coach(self, level: str) -> Coach[G]:
        """A computer coach by its level's name, or somebody else's by its name and options, ``name:option=value``.
        Refused if there is no such one."""
        if level in self.coaches:
            return self.coaches[level]()
        name, _, options = level.partition(":")
        found = self.plugins.found
        if name in found.coaches:
            return found.coaches[name].coach(options)
        known = f"There is no level {level!r}; there are {', '.join(self.all_levels)}."
        raise BadOption(found.refused.get(name, known))

    def about_level(self, level: str) -> str:
        """A line about a level that is a character of the game or somebody else's coach; empty for the usual ones."""
        plugin = self.plugins.found.coaches.get(level)
        return plugin.words if plugin else self.level_help.get(level, "")


AnyDefinition: TypeAlias = Definition[Playable, object]
"""A game that a client found by its name: it knows no more of it than the table does."""
