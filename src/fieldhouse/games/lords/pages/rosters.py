"""Who is who: every manager and player by name, followed through a game by its notes alone.

The rules count players and know no names. Rosters give the counts faces: they move a man wherever a note says that a
player of his kind went; what is named like a note moves men as that note says. Nothing here is asked by a rule, and no
die of the game is touched.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fieldhouse.games.lords.model import JOURNEYMAN, PHENOM, PLAYERS, PROSPECT, REGULAR, UTILITY
from fieldhouse.games.lords.pages.names import NameBook
from fieldhouse.games.lords.rules.all_star import OUT_FOR_PHASE
from fieldhouse.games.lords.state import HARDLY_SO_LONG, NOBODY, Note
from fieldhouse.table.seat import Seat, all_seats


class Man:
    """A player: his name, the phases that he still misses, and whether his contract ends with the year."""

    __slots__ = ("is_leaving", "missing", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.missing = 0
        self.is_leaving = False


class ClubRoster:
    """The people of one club: the manager, and the players by kind, in the order that they came."""

    def __init__(self) -> None:
        self.manager = ""
        self.players: list[list[Man]] = [[] for _ in PLAYERS]


class Rosters:
    """The people of a game, who is at which club: every method that is told something keeps it here."""

    def __init__(self, seed: int, codes: Sequence[str]) -> None:
        self.names = NameBook(seed)
        self.codes = codes
        self.clubs = [ClubRoster() for _ in codes]
        self.market: dict[tuple[int, int], list[Man]] = {}
        self.unclaimed: list[Man] = []
        self.is_draft = False
        self.sent: list[Man] = []
        self.victim: Man | None = None

    def follow(self, note: Note) -> list[Man]:
        """Do what a note says, and tell whom it was about."""
        move = MOVES.get(note.what)
        return move(self, note) if move else []

    def new(self, seat: Seat, kind: int, count: int = 1) -> list[Man]:
        """New men of a kind, with names of their own."""
        men = [Man(self.names.next(self.codes[seat])) for _ in range(count)]
        self.clubs[seat].players[kind] += men
        return men

    def pick(self, seat: Seat, kind: int, count: int, order: Callable[[Man], tuple[int, bool]]) -> list[Man]:
        """The first *count* of a kind in an order; they leave their places."""
        players = self.clubs[seat].players[kind]
        men = sorted(players, key=order)[:count]
        for man in men:
            players.remove(man)
        return men

    def fittest(self, seat: Seat, kind: int, count: int) -> list[Man]:
        """Take out so many, the healthy first."""
        return self.pick(seat, kind, count, lambda man: (man.missing, man.is_leaving))

    def joined(self, note: Note) -> list[Man]:
        """New men with names of their own for the club, kept on its roster."""
        return self.new(note.seat, note.kind, note.amount)

    def let_go(self, note: Note) -> list[Man]:
        """Take out so many, the injured first."""
        return self.pick(note.seat, note.kind, note.amount, lambda man: (-man.missing, man.is_leaving))

    def released(self, note: Note) -> list[Man]:
        """Take out so many, the newest first."""
        return [self.clubs[note.seat].players[note.kind].pop() for _ in range(note.amount)]

    def filled(self, note: Note) -> list[Man]:
        """Utility players come up; on a farm that has none somebody is found elsewhere."""
        men = self.fittest(note.seat, UTILITY, note.amount)
        self.new(note.seat, UTILITY, len(men))
        self.clubs[note.seat].players[JOURNEYMAN] += men
        return men + self.new(note.seat, JOURNEYMAN, note.amount - len(men))

    def became(self, note: Note) -> list[Man]:
        """Men change their kind; in a draft they leave, and new men come. Who came of it."""
        (into,) = note.more
        men = self.fittest(note.seat, note.kind, note.amount)
        if self.is_draft:
            return self.new(note.seat, into, len(men))
        self.clubs[note.seat].players[into] += men
        return men

    def moves(self, note: Note) -> list[Man]:
        """Men change the club, or leave for nowhere."""
        men = self.fittest(note.seat, note.kind, note.amount)
        if note.other != NOBODY:
            self.clubs[note.other].players[note.kind] += men
        return men

    def call_up(self, note: Note) -> list[Man]:
        """A phenom joins the majors, or is gone; a utility player takes his place."""
        men = self.fittest(note.seat, PHENOM, 1)
        self.new(note.seat, UTILITY)
        if note.kind != NOBODY:
            self.clubs[note.seat].players[note.kind] += men
        return men

    def develop(self, note: Note) -> list[Man]:
        """A prospect becomes a phenom, or stays what he is."""
        if note.kind == PROSPECT:
            return self.clubs[note.seat].players[PROSPECT][:1]
        men = self.fittest(note.seat, PROSPECT, 1)
        self.clubs[note.seat].players[PHENOM] += men
        return men

    def phenom_cut(self, note: Note) -> list[Man]:
        """A phenom is cut, and waits to be claimed."""
        self.unclaimed = self.fittest(note.seat, PHENOM, 1)
        self.new(note.seat, UTILITY)
        return self.unclaimed

    def phenom_claimed(self, note: Note) -> list[Man]:
        """He joins whoever claimed him."""
        self.clubs[note.seat].players[PHENOM] += self.unclaimed
        return self.unclaimed

    def promised(self, note: Note) -> list[Man]:
        """10.4: his contract ends with the year."""
        men = [man for man in self.clubs[note.seat].players[note.kind] if not man.is_leaving][:1]
        for man in men:
            man.is_leaving = True
        return men

    def walks(self, note: Note) -> list[Man]:
        """A man leaves his club for the market."""
        kind = note.kind
        men = self.pick(note.seat, kind, 1, lambda man: (man.missing, not man.is_leaving))
        for man in men:
            man.is_leaving = False
            man.missing = man.missing if man.missing < HARDLY_SO_LONG else 0
        self.market.setdefault((note.seat, kind), []).extend(men)
        return men

    def signed(self, note: Note) -> list[Man]:
        """A man of the market joins a club."""
        man = self.market[note.other, note.kind].pop(0)
        self.clubs[note.seat].players[note.kind].append(man)
        return [man]

    def unsigned(self, note: Note) -> list[Man]:
        """A man whom nobody signed leaves the market."""
        return [self.market[note.seat, note.kind].pop(0)]

    def injured(self, note: Note) -> list[Man]:
        """Whoever is fittest, unless it is known who rolled for it."""
        man = self.victim or min(self.clubs[note.seat].players[note.kind], key=lambda man: man.missing)
        man.missing += note.amount
        self.victim = None
        return [man]

    def all_star_game(self, note: Note) -> list[Man]:
        """Nobody has been sent to the All-Star Game yet."""
        self.sent = []
        return []

    def all_star_injury(self, note: Note) -> list[Man]:
        """11.2: one after another rolls; a 1 or a 2 hurts that very star."""
        kind = note.kind
        fit = [man for man in self.clubs[note.seat].players[kind] if not man.missing and man not in self.sent]
        self.sent += fit[:1]
        is_hurt = note.amount <= OUT_FOR_PHASE and kind != REGULAR
        self.victim = fit[0] if is_hurt else None
        return fit[:1]

    def record(self, note: Note) -> list[Man]:
        """A phase is over: each man of the club misses one less."""
        for man in self.everybody(note.seat):
            man.missing = max(man.missing - 1, 0)
        return []

    def year(self, note: Note) -> list[Man]:
        """Who was out for the year is back, and the draft is over."""
        self.is_draft = False
        for seat in all_seats(len(self.clubs)):
            for man in self.everybody(seat):
                man.missing = man.missing if man.missing < HARDLY_SO_LONG else 0
        return []

    def draft(self, note: Note) -> list[Man]:
        """Who becomes something from here on was drafted."""
        self.is_draft = True
        return []

    def everybody(self, seat: Seat) -> list[Man]:
        """All players of the club, kind by kind."""
        return [man for players in self.clubs[seat].players for man in players]

    def fit(self, seat: Seat, kind: int) -> list[Man]:
        """The men of a kind who can play."""
        return [man for man in self.clubs[seat].players[kind] if not man.missing]

    def hired(self, note: Note) -> list[Man]:
        """A club has a new manager."""
        self.clubs[note.seat].manager = self.names.next(self.codes[note.seat])
        return []

    def managers(self, note: Note) -> list[Man]:
        """Two clubs exchange their managers."""
        one, other = self.clubs[note.seat], self.clubs[note.other]
        one.manager, other.manager = other.manager, one.manager
        return []


MOVES: Final[dict[str, Callable[[Rosters, Note], list[Man]]]] = {
    "joined": Rosters.joined, "cut": Rosters.let_go, "retired": Rosters.let_go, "released": Rosters.released,
    "filled": Rosters.filled, "became": Rosters.became, "moves": Rosters.moves, "call up": Rosters.call_up,
    "develop": Rosters.develop, "phenom cut": Rosters.phenom_cut, "phenom claimed": Rosters.phenom_claimed,
    "free agent": Rosters.promised, "walks": Rosters.walks, "signed": Rosters.signed, "unsigned": Rosters.unsigned,
    "injured": Rosters.injured, "all-star game": Rosters.all_star_game, "all-star injury": Rosters.all_star_injury,
    "record": Rosters.record, "year": Rosters.year, "draft": Rosters.draft, "organization": Rosters.hired,
    "hired": Rosters.hired, "managers": Rosters.managers,
}  # fmt: skip
"""What each note does to the rosters."""
