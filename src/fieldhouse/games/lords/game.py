"""Lords of Baseball as the table knows it: what is in the box, who plays, how a game begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Final

from fieldhouse.games.lords.asks import ASKS
from fieldhouse.games.lords.cards.characters import Character
from fieldhouse.games.lords.coach import coaches_of
from fieldhouse.games.lords.coaching.temper import HOUSE, Temper
from fieldhouse.games.lords.model import SEATS, Components
from fieldhouse.games.lords.options import HELP, OWNERS, PRESETS, read_options
from fieldhouse.games.lords.pages.definition_pages import LordsPages
from fieldhouse.games.lords.review import reviewed
from fieldhouse.games.lords.rules.cards import redeal_unseen
from fieldhouse.games.lords.scoresheet import Scoresheet
from fieldhouse.games.lords.standing_orders import STANDING_ORDERS
from fieldhouse.games.lords.state import Game, Note
from fieldhouse.games.lords.step import step
from fieldhouse.table.game import BadOption, Definition, Strength
from fieldhouse.table.journal import ROLLED, Header
from fieldhouse.table.plain_json import Fields, Json, PlainReport
from fieldhouse.table.question import Coach
from fieldhouse.table.rollouts import played_from
from fieldhouse.table.table import Table

PHASE_ENDS: Final = ("phase", "points")
"""Notes that open a phase of the season, when the one before is over, and that close a year."""
JUDGE: Final = "rival"
GRADING_ROLLOUTS: Final = 24


class LordsOfBaseball(Definition[Game, Note]):
    """The definition that the table knows the game by. What is in the box, and who the computer's owners are, comes
    from wherever the house keeps it: finding it reads its files."""

    name: Final = "lords"
    title: Final = "Lords of Baseball"
    rules_version: int = 1
    seats: Final = SEATS
    asks: Final = ASKS
    standing_orders: Final = STANDING_ORDERS
    presets: Final = tuple(PRESETS)
    option_help: Final = HELP

    def __init__(
        self,
        find_box: Callable[[str], Components],
        find_characters: Callable[[], Mapping[str, Character]] = dict,
        strengths: Mapping[str, Strength] | None = None,
    ) -> None:
        self.find_box = find_box
        self.find_characters = find_characters
        self._strengths = strengths or {}
        self.pages = LordsPages(find_box, self._judge)

    @property
    def coaches(self) -> Mapping[str, Callable[[], Coach[Game]]]:
        return coaches_of(self.find_characters())

    @property
    def level_help(self) -> Mapping[str, str]:
        return {name: character.about for name, character in self.find_characters().items()}

    @property
    def strengths(self) -> Mapping[str, Strength]:
        return self._strengths

    def header(self, teams: tuple[str, ...], seed: int, options: Fields, dice: str = ROLLED) -> Header:
        """*teams* are clubs by code or name; without them as many as there are owners. Refused if a club is unknown or
        named twice, or there are not as many as owners."""
        return self._header(self.find_box(""), teams, seed, options, dice)

    def header_again(self, header: Header) -> Header:
        """With the box that it was begun with, if that can be found."""
        return self._header(self.find_box(box_of(header)), header.teams, header.seed, header.options, header.dice)

    def _header(self, box: Components, teams: tuple[str, ...], seed: int, options: Fields, dice: str) -> Header:
        """A checked header of games with that box. Refused as ``header`` says."""
        chosen = read_options(options)
        if teams:
            if "owners" in options and options["owners"] != len(teams):
                raise BadOption(f"{len(teams)} clubs are named, but option 'owners' is {options['owners']}.")
            if len(teams) not in OWNERS:
                raise BadOption(f"Two to four owners play, not {len(teams)}.")
            chosen = replace(chosen, owners=len(teams))
        codes = tuple(club_code(box, name) for name in teams) or tuple(code for code, _ in box.clubs[: chosen.owners])
        if len(set(codes)) < len(codes):
            raise BadOption("Every owner has a club of his own: one is named twice.")
        return Header(
            game=self.name,
            rules_version=self.rules_version,
            seed=seed,
            options=asdict(chosen),
            teams=codes,
            digests=(box.digest,) * len(codes),
            dice=dice,
        )

    def dealer(self, header: Header) -> Callable[[Table], Game]:
        """Games of a header; the box is found for it."""
        options, box = read_options(header.options), self.find_box(box_of(header))
        names = dict(box.clubs)
        clubs = tuple(names[code] for code in header.teams)
        return lambda table: Game(box, options, clubs, table)

    def stand_in(self, who: str) -> str:
        """An owner of the computer is his own: a strong one has better chances. A person has the first level."""
        return who if who in self.levels else self.levels[0]

    def mix_unseen(self, game: Game) -> None:
        """Changes the cards of deck and hands, shuffled and dealt anew: so many to each as he has."""
        redeal_unseen(game)

    def closes_a_stretch(self, note: Note) -> bool:
        return note.what in PHASE_ENDS

    @property
    def is_graded(self) -> bool:
        """Finished games can be reviewed."""
        return True

    def review(self, header: Header, states: Sequence[Json], notes: Sequence[Sequence[Note]]) -> PlainReport:
        """What every card was played for, graded by the prices of the rival; games are played out for it."""
        coaches = [self.coaches[self.stand_in(who)]() for who in header.seats or header.teams]
        return reviewed(
            self._judge(), self.start(header, Table()), states, notes,
            lambda at, state: [end.score for end in played_from(self, header, coaches, at, state, GRADING_ROLLOUTS)],
        )  # fmt: skip

    def _judge(self) -> Temper:
        """The prices by which play is judged: those of the rival, read from the library, else those of the house."""
        judge = self.find_characters().get(JUDGE)
        return judge.temper if judge else HOUSE

    def step(self, game: Game) -> None:
        """Moves the game to the next rest point; the rules ask, roll and draw."""
        step(game)

    def scoresheet(self) -> Scoresheet:
        """An empty one."""
        return Scoresheet()


def box_of(header: Header) -> str:
    """The digest of the box that a game is played with."""
    return next(iter(header.digests), "")


def club_code(box: Components, name: str) -> str:
    """A club's code, from its code or its name. Refused if there is none."""
    asked = name.strip().casefold()
    for code, title in box.clubs:
        if asked in (code.casefold(), title.casefold()):
            return code
    raise BadOption(f"There is no club {name!r}; there are {', '.join(code for code, _ in box.clubs)}.")
