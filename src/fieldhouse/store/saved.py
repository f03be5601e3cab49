"""Saved games: one journal a file, always a whole one, and nobody's but its owner's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from fieldhouse import catalog
from fieldhouse.library import data_folder
from fieldhouse.store.private import close_to_others, write_whole
from fieldhouse.table.fair import promise
from fieldhouse.table.fair import seal as seal_of
from fieldhouse.table.game import PERSON as PERSON
from fieldhouse.table.game import AnyDefinition, BadOption, Playable
from fieldhouse.table.journal import KEYED, Header, Journal, JournalDamaged, JournalMismatch, loads
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.play import play_out
from fieldhouse.table.playback import playback
from fieldhouse.table.plugin import PluginFault
from fieldhouse.table.question import Ask, Coach, GameT, S, Seen
from fieldhouse.table.seat import Seat, seated
from fieldhouse.table.session import AnySession, Session
from fieldhouse.table.suspended import Suspended

SUFFIX: Final = ".journal"


def saved_folder() -> Path:
    """Where games are saved that are not told where."""
    return data_folder() / "saved"


def close_house() -> None:
    """Close the data folder and the games in it to all but their owner: permissions on disk are changed, also of what
    an earlier version left open."""
    close_to_others((data_folder(), saved_folder(), *saved_folder().glob("*")))


def new_path(header: Header) -> Path:
    """A file's place, which nobody has, for a game that begins now."""
    now = datetime.now().strftime("%Y%m%d-%H%M%S")
    name = "-".join((now, header.game, *header.teams))
    paths = (saved_folder() / f"{name}{mark}{SUFFIX}" for mark in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for path in paths if not path.exists())


def write(path: Path, journal: Journal) -> None:
    """Put the journal on the disk itself before anything else happens."""
    write_whole(path, journal.dumps())


def read(path: Path) -> Journal:
    """The journal in a file; what is wrong with it is said with the file and the line."""
    raw = path.read_bytes()
    try:
        return loads(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise JournalDamaged(f"{path}: Line {line} of the journal is damaged: it is not text.") from None
    except JournalDamaged as error:
        raise JournalDamaged(f"{path}: {error}") from None


def check_header(definition: AnyDefinition, header: Header) -> None:
    """Refuse a game unless the rules of its version are kept here, its charts, which are read from the library, are
    those that it was played with, and its promise is kept."""
    rules = definition.rules_at(header.rules_version)
    now = rules.header_again(header)
    if len(header.digests) != len(now.digests):
        raise JournalMismatch("The header of the journal does not name the chart of each team.")
    for place, (then, digest) in enumerate(zip(header.digests, now.digests, strict=True)):
        if then != digest:
            charts = (*(f"The chart of {team}" for team in header.teams), *rules.shared_charts)
            raise JournalMismatch(f"{charts[place]} is no longer the one this game was played with.")
    check_promise(header)


def check_promise(header: Header) -> None:
    """Refuse a header that breaks what was promised before the first roll, as far as it can tell by itself."""
    if header.promise and header.promise != promise(header):
        raise JournalMismatch(
            "The header of the journal is not the one that its promise was made for: game, rules, charts, options,"
            " seats, seed or the kind of dice have been changed since."
        )
    if header.scheme == KEYED and not header.promise:
        raise JournalMismatch("The header of the journal lacks the promise that its dice follow from.")
    for seat, (seal, given) in seated(zip(header.seals, header.given, strict=False)):
        if seal and given and seal_of(given) != seal:
            raise JournalMismatch(f"The bytes of seat {seat} are not those that it sealed before the first roll.")


def coaches_of(definition: AnyDefinition, header: Header) -> Sequence[Coach[Playable] | None]:
    """The coaches a saved game was played with, None for people. A journal that does not say was played by people.
    Refused if the header names another number of them."""
    seats = header.seats or (PERSON,) * len(header.teams)
    if len(seats) != len(header.teams):
        raise JournalMismatch(f"The header of the journal seats {len(seats)}, not {len(header.teams)}.")
    return [None if seat == PERSON else _coach_of(definition, seat) for seat in seats]


def _coach_of(definition: AnyDefinition, level: str) -> Coach[Playable]:
    """The coach of that level; one who is not at hand any more is missed only when he is asked."""
    try:
        return definition.coach(level)
    except (BadOption, PluginFault) as refusal:
        return _MissingCoach(str(refusal))


class _MissingCoach(Coach[Seen]):
    """Sits where a coach sat whom nobody has installed here: the game is read without him, but cannot go on."""

    def __init__(self, why: str) -> None:
        self.why = why

    def answer(self, ask: Ask[GameT, S], game: GameT, seat: Seat, subject: S, whim: float) -> int:
        """Nobody answers. The game is refused in words that say which coach is missing."""
        raise BadOption(f"The game cannot go on without its coach. {self.why}")


def resumed(definition: AnyDefinition, journal: Journal) -> AnySession:
    """A saved game, played again to exactly the question where it was left; its charts are read from the library.
    Played by the rules of its version; refused if these are not kept here, or charts have changed (``check_header``).
    """
    check_header(definition, journal.header)
    rules = definition.rules_at(journal.header.rules_version)
    return Session(rules, journal.header, coaches_of(rules, journal.header), journal.entries)


def replayed(definition: AnyDefinition, journal: Journal) -> AnySession:
    """A saved game played again as far as it goes, with the library's charts; nobody goes on with it. By
    the rules of its version; refused if these are not kept here, or charts have changed (``check_header``)."""
    check_header(definition, journal.header)
    rules = definition.rules_at(journal.header.rules_version)
    return Session(rules, journal.header, [None] * len(journal.header.teams), journal.entries)


def reviewed(journal: Journal) -> PlainReport | None:
    """A saved game graded, its pairing solved and shelved if it was not; None if nobody grades its kind. Refused if the
    journal does not fit the game."""
    definition = catalog.rules_of(journal.header)
    session = replayed(definition, journal)
    ends = [rest.notes for rest in session.rests]
    notes = [session.notes[begun:ended] for begun, ended in zip(ends, [*ends[1:], None], strict=True)]
    return definition.review(journal.header, [session.state_at(number) for number in range(len(ends))], notes)


def verified(definition: AnyDefinition, journal: Journal) -> AnySession:
    """A saved game, played again twice: refused unless every choice was legal and every roll is what the seed gives.
    Dice that were typed in need only be possible. By the rules of its version, as ``replayed``."""
    check_header(definition, journal.header)
    rules = definition.rules_at(journal.header.rules_version)
    game: Playable = rules.start(journal.header, playback(journal, verify=True))
    with suppress(Suspended):
        play_out(game, rules.step)
    return replayed(rules, journal)  # which looks at the end of the journal: sealed choices, lines left over


def newest_first() -> Iterator[Path]:
    """The files of games in the user's folder, the last played first."""
    paths = saved_folder().glob(f"*{SUFFIX}")
    yield from sorted(paths, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
