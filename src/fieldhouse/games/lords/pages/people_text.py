"""Sentences about people: who won, who was hurt, who came and went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from fieldhouse.games.lords.model import ALLSTAR, NAMES, PHENOM, SUPERSTAR, UTILITY, counted, money, noun, one
from fieldhouse.games.lords.pages.rosters import Man
from fieldhouse.games.lords.state import HARDLY_SO_LONG, NOBODY, Note
from fieldhouse.table.words import all_of, capital

if TYPE_CHECKING:
    from fieldhouse.games.lords.pages.narration import LordsNarrator

STAR_USES: Final = {"superstars": SUPERSTAR, "allstars": ALLSTAR}
"""The uses of a card by which players win games, and of what kind they are."""


def names(men: Sequence[Man]) -> str:
    """All of them in a row of words."""
    return all_of([man.name for man in men]) if men else "nobody"


def called(men: Sequence[Man], kind: int) -> str:
    """Men with what they are: 'superstar Asa Boone', 'regulars Cal Ames and Ned Tuttle'."""
    return f"{noun(len(men), NAMES[kind])} {names(men)}"


def plural(men: Sequence[Man], verb: str) -> str:
    """The verb of one man, or of several."""
    return verb if len(men) == 1 else verb.removesuffix("s")


def stars(count: int) -> str:
    """As many signs."""
    return "★" * count


def tell_organization(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """The house that was built, and who leads it."""
    farm, manager = map(stars, note.more)
    text = f"  Farm {farm}; manager {narrator.manager(note.seat)} {manager}; {money(note.amount)} in all."
    by_kind = [(kind, narrator.stars(note.seat, kind)) for kind in (SUPERSTAR, ALLSTAR)]
    leaders = [man for _, found in by_kind for man in found]
    who = [called(found, kind) for kind, found in by_kind if found]
    return f"{text} {capital(all_of(who))} {plural(leaders, 'leads')} the way." if who else text


def tell_wins(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """Who won them: the stars who played, or the manager."""
    kind = STAR_USES.get(note.text)
    heroes = narrator.manager(note.seat) if kind is None else names(narrator.stars(note.seat, kind))
    by = "under" if kind is None else "behind"
    return f"{narrator.the(note.seat)} win {note.amount} {by} {heroes} ({narrator.card(note)})."


def tell_manager(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """What the manager changed from the bench."""
    who = f"{narrator.manager(note.seat)} of the {narrator.nick(note.seat)}"
    if not note.amount:
        return f"{who} changes nothing."
    return f"{who} {'wins' if note.amount > 0 else 'loses'} {counted(abs(note.amount), 'game')} from the bench."


def tell_cut(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """A line of the play-by-play; *men* are those the note is about."""
    return f"  {narrator.the(note.seat)} let {called(men, note.kind)} go."


def tell_became(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """Players who have become something else, or were drafted."""
    (into,) = note.more
    if narrator.rosters.is_draft:
        return f"  {capital(called(men, into))} {plural(men, 'joins')} the {narrator.nick(note.seat)}."
    becomes = f"becomes {one(into)}" if len(men) == 1 else f"become {noun(2, NAMES[into])}"
    return f"  {capital(called(men, note.kind))} of the {narrator.nick(note.seat)} {becomes}."


def tell_retired(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """A line of the play-by-play; *men* are those the note is about."""
    return f"  {capital(called(men, note.kind))} {plural(men, 'retires')}."


def tell_walks(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """A line of the play-by-play; *men* are those the note is about."""
    return f"  {capital(called(men, note.kind))} leaves the {narrator.nick(note.seat)} as a free agent."


def tell_promised(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """A line of the play-by-play; *men* are those the note is about, if they have names."""
    who = called(men, note.kind) if men else one(note.kind)
    return f"  {capital(who)} of the {narrator.nick(note.seat)} will be a free agent when the year is over."


def tell_moves(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """A line of the play-by-play; *men* are those the note is about."""
    where = f" for the {narrator.nick(note.other)}" if note.other != NOBODY else ""
    return f"  {capital(called(men, note.kind))} {plural(men, 'leaves')} the {narrator.nick(note.seat)}{where}."


def tell_joined(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """Told when somebody of note comes: not as clubs are founded, nor of a farm's utilities."""
    if narrator.is_founding or note.kind == UTILITY:
        return ""
    return f"  {capital(called(men, note.kind))} {plural(men, 'comes')} to the {narrator.nick(note.seat)}."


def tell_injured(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """A line of the play-by-play; *men* are those the note is about."""
    how_long = "the year" if note.amount > HARDLY_SO_LONG else counted(note.amount, "phase")
    return f"  {capital(called(men, note.kind))} of the {narrator.nick(note.seat)} is out for {how_long}."


def tell_call_up(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """A line of the play-by-play; *men* are those the note is about."""
    text = f"{narrator.the(note.seat)} call up {names(men)}, a phenom, and read {note.amount}: "
    return text + (f"{one(note.kind)}." if note.kind != NOBODY else "he never makes it.")


def tell_develop(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """A line of the play-by-play; *men* are those the note is about."""
    now = "a phenom now" if note.kind == PHENOM else "a prospect still"
    return f"{narrator.the(note.seat)} work with {names(men)} and read {note.amount}: {now}."


def tell_signed(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """A line of the play-by-play; *men* are those the note is about."""
    if note.other == note.seat:
        return f"{narrator.the(note.seat)} keep {called(men, note.kind)} for {money(note.amount)}."
    who = called(men, note.kind)
    return f"{narrator.the(note.seat)} sign {who}, late of the {narrator.nick(note.other)}, for {money(note.amount)}."


def tell_unsigned(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """A line of the play-by-play; *men* are those the note is about."""
    return f"Nobody signs {called(men, note.kind)}, late of the {narrator.nick(note.seat)}."


def tell_hired(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """A line of the play-by-play."""
    return f"  {narrator.the(note.seat)} hire {narrator.manager(note.seat)} {stars(note.amount)} to manage."


def tell_managers(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """A line of the play-by-play: two clubs have exchanged theirs."""
    one_club, other = note.seat, note.other
    return (
        f"  {narrator.manager(one_club)} now manages the {narrator.nick(one_club)}, "
        f"{narrator.manager(other)} the {narrator.nick(other)}."
    )
