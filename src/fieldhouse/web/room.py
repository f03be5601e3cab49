"""A room: one table of the lobby, its session, and who may do what there. All changes go through its lock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import RLock
from time import monotonic
from typing import Any

from fieldhouse import catalog
from fieldhouse.store import saved
from fieldhouse.store.lobby import Kept, LobbyStore
from fieldhouse.table.journal import Entry, Header
from fieldhouse.table.plain_json import Json, PlainReport
from fieldhouse.table.pot import NOTHING_GIVEN, Pot
from fieldhouse.table.question import Question
from fieldhouse.table.refusal import Conflict
from fieldhouse.table.seat import Seat, seated
from fieldhouse.table.session import Session
from fieldhouse.web.notifications import Notifications
from fieldhouse.web.play_by_play import PlayByPlay

Delegated = Callable[[], PlainReport | None]
"""What the computer goes on with for a person, once his answer has been given."""


Foretold = Callable[["Room", int], list[float] | None]
"""Everybody's chance to win after a play of a room; None while nobody can say."""


def unforetold(room: Room, play: int) -> list[float] | None:
    """Nobody says anything."""
    return None


class Room:
    """``facts`` are what the lobby knows of a table: practice, a proposal, what the computer calls for whom.

    Every method that changes anything keeps it in the database, and then tells whoever listens. *ended* hears when the
    game is over, perhaps more than once.
    """

    def __init__(
        self, store: LobbyStore, kept: Kept, ended: Callable[[Room], None], notifications: Notifications,
        foretold: Foretold = unforetold,
    ) -> None:  # fmt: skip
        """Plays the kept journal again, which may take a moment; refuses one of other rules or charts."""
        self.store = store
        self.ended = ended
        self.foretold = foretold
        self.id = kept.id
        self.facts = kept.facts
        self.tokens = kept.tokens
        self.changes = kept.changes
        self.definition = catalog.rules_of(kept.journal.header)
        if kept.changes:  # a new table has been checked just now
            saved.check_header(self.definition, kept.journal.header)
        coaches = saved.coaches_of(self.definition, kept.journal.header)
        self.session = Session(self.definition, kept.journal.header, coaches, kept.journal.entries)
        self.people = tuple(seat for seat, who in seated(kept.journal.header.seats) if who == saved.PERSON)
        self._pot: tuple[PlainReport, Pot] | None = None
        self.lock = RLock()
        self.notifications = notifications
        self.is_stale = False
        self.used = self.looked = monotonic()
        """When somebody came last, and when the disk was asked last whether another has been here."""
        self.play_by_play = PlayByPlay(self.session)
        self.session.history.let_go()
        self.seen: dict[Any, Any] = {}
        """Views that have been worked out since the last change."""

    # What stands

    @property
    def header(self) -> Header:
        """Who plays what: of the session, which a room may replace."""
        return self.session.header

    @property
    def pot(self) -> Pot:
        """The random bytes that people have thrown in; taken out of the facts once, and kept until those change."""
        kept = self.facts.get("pot", {})
        if self._pot is None or self._pot[0] is not kept:
            self._pot = kept, Pot.from_json(self.people, kept)
        return self._pot[1]

    @property
    def waiting_for(self) -> list[int]:
        """The seats that must do something, so that the game goes on."""
        return sorted({each.seat for each in self.session.questions} if self.header.is_ready else self.pot.missing)

    @property
    def turn(self) -> str:
        """Names the question that stands: another once it is answered, or taken back."""
        return f"{self.facts.get('epoch', 0)}-{len(self.session.entries)}"

    @property
    def is_practice(self) -> bool:
        """A game in which everything may be taken back."""
        return bool(self.facts.get("practice"))

    @property
    def shows_odds(self) -> bool:
        """Odds at the call are shown: to one who plays the computer, to people among themselves if it was agreed."""
        return bool(self.facts.get("odds", len(self.people) == 1))

    @property
    def proposal(self) -> PlainReport | None:
        """What somebody asks the others to agree to, and who has agreed: to take back, or to make it practice."""
        return self.facts.get("proposal")

    @property
    def has_secrets(self) -> bool:
        """Hands are hidden: what the game would come to, and the sums of anybody's money, wait for its end."""
        return catalog.listing(self.definition.name).is_for_owners and not self.session.over

    def question(self, seat: Seat | None) -> Question | None:
        """The question that *seat* is asked now, if any."""
        return next((question for question in self.session.questions if question.seat == seat), None)

    # What people do

    def begin(self) -> None:
        """Write a new table to the database, now and as far as its first questions."""
        with self.lock:
            self._keep((), self.header)

    def seal(self, seat: Seat, digest: str) -> None:
        """Fix random bytes by their hash, before the others have shown theirs. To say it twice changes nothing; refused
        is another one, or any once the game has begun."""
        with self.lock:
            if self.pot.seals.get(seat) != digest:
                self._check_pot()
                self._throw_in(self.pot.sealed(seat, digest))

    def give(self, seat: Seat, given: str) -> None:
        """Show random bytes, or say that there are none. With the last of them the game begins. Refused if they are not
        those that were sealed, come too early, or once the game has begun."""
        with self.lock:
            if self.pot.given.get(seat) != given:
                self._check_pot()
                self._throw_in(self.pot.with_given(seat, given))

    def look_in(self, seat: Seat) -> None:
        """A program looks at its seat without having thrown anything in: it adds nothing."""
        with self.lock:
            pot = self.pot
            if not self.header.is_ready and seat in pot.missing and seat not in pot.seals:
                self._throw_in(pot.with_given(seat, NOTHING_GIVEN))

    def answer(self, seat: Seat, turn: str, key: str, delegated: Delegated = lambda: None) -> None:
        """Take an answer and keep it. Who answers himself has the game in his own hands again; *delegated* is what the
        computer goes on with. Refused if nothing is asked of the seat, *turn* is over, or the answer is not legal.
        """
        with self.lock:
            self._check_turn(turn)
            if self.question(seat) is None:
                raise Conflict("Nothing is asked of you now: you have answered, or it is another's turn.")
            self.change(lambda: self._take(seat, key, delegated))

    def delegate(self, seat: Seat, what: PlainReport | None) -> None:
        """Keep what a seat wants played for it; the change is written to the database."""
        with self.lock:
            self.change(lambda: self.note(**self._of_seat("delegated", seat, what)))

    def roll(self, turn: str, reading: int) -> None:
        """Take what real dice read, from anybody who sits at the table. Refused if none are wanted, they cannot show
        it, or *turn* is over."""
        with self.lock:
            self._check_turn(turn)
            self.change(lambda: self._read_dice(reading))

    def order(self, seat: Seat, code: str, value: str) -> None:
        """A standing order of a seat, from now on, written to the database. It may answer what is asked. Refused if
        there is none such."""
        with self.lock:
            self.change(lambda: self.session.order(seat, code, value))

    def note_opened(self, seat: Seat) -> None:
        """Somebody has come by the link of a seat: the host need not show it any more."""
        with self.lock:
            if seat not in self.facts.get("opened", ()):
                self.change(lambda: self.note(opened=[*self.facts.get("opened", ()), seat]))

    # How it is done, here and by those who change a room with functions of their own (taking_back)

    def change(self, act: Callable[[], None]) -> None:
        """Do something, keep it for good in the database with the time, then tell. Only under the lock."""
        before, header = self.session.lines, self.header
        act()
        self._keep(before, header)

    def draw_anew(self) -> None:
        """Something that is shown has been worked out meanwhile: whoever looks is told to look again."""
        with self.lock:
            self.seen.clear()
        self.notifications.tell()

    def note(self, **facts: Json) -> None:
        """What the lobby is to know of the table; within a change."""
        self.facts = {**self.facts, **facts}

    def _check_pot(self) -> None:
        """Refuse bytes once the game has begun."""
        if self.header.is_ready:
            raise Conflict("The game has begun: nothing can be thrown in any more.")

    def _throw_in(self, pot: Pot) -> None:
        """Keep what is in the pot; when all have thrown in, begin the game."""

        def act() -> None:
            self.note(pot=pot.to_json())
            if not pot.missing:
                self.session.begin(*pot.by_seat(len(self.header.seats)))

        self.change(act)

    def _check_turn(self, turn: str) -> None:
        """Refuse an answer to a question that stands no more."""
        if self.session.over:
            raise Conflict("The game is over.")
        if turn != self.turn:
            raise Conflict("That has been answered already: the game has gone on.")

    def _take(self, seat: Seat, key: str, delegated: Delegated) -> None:
        """Answer for *seat*, in the session and the facts; ``change`` around it keeps both."""
        heard, place = self._of_seat("heard", seat, len(self.session.rests) - 1), len(self.session.entries)
        self.session.answer(seat, key)
        self.note(**heard, **self._of_seat("delegated", seat, delegated()), answered_at=place, proposal=None)

    def _of_seat(self, name: str, seat: Seat, value: Json) -> PlainReport:
        """A fact that each seat has for itself, with this seat's changed."""
        return {name: {**self.facts.get(name, {}), str(seat): value}}

    def _read_dice(self, reading: int) -> None:
        """Put real dice into the session."""
        self.session.roll(reading)
        self.note(answered_at=None, proposal=None)

    def _keep(self, before: Sequence[Entry], header: Header) -> None:
        """Write what has changed to the database, note the time, tell everybody; a room that could not is read anew.

        *before* is the journal that the database has, *header* its header: with a new one all is written again.
        """
        try:
            self.changes += 1
            self.note(score=list(self.session.game.score), waiting=self.waiting_for)
            session = self.session
            same = _shared(before, session.lines) if header is self.header else 0
            is_cut = same < len(before)
            kept = Kept(self.id, session.journal, self.facts, self.changes, session.over, is_cut, self.tokens)
            self.store.keep(kept, same)
            self.looked = monotonic()  # it stands there as here, or it would not have been written
        except BaseException:
            self.is_stale = True  # what is on the disk counts: the room will be read anew
            self.notifications.tell()
            raise
        if is_cut:
            self.play_by_play.forget()
        else:
            self.play_by_play.catch_up()
        self.seen.clear()
        self.notifications.tell()
        if self.session.over:
            self.ended(self)


def _shared(before: Sequence[Entry], after: Sequence[Entry]) -> int:
    """How many entries two journals begin with in common."""
    shared = min(len(before), len(after))
    if list(before[:shared]) == list(after[:shared]):
        return shared
    return next(index for index in range(shared) if before[index] != after[index])
