"""The computer's owners as players choose them: what each is called, what he is like, and how strong he is."""

from __future__ import annotations

from fieldhouse.games.fool.franchise import COMPUTER, HOUSE, is_computer
from fieldhouse.games.fool.state import Refused
from fieldhouse.leagues.reports import Report
from fieldhouse.library import fool
from fieldhouse.library.strengths import strengths_of

THE_HOUSE = "Drafts by need, coaches whoever is below standard, swaps what both have too much of."
MEASURE = "the measure of the others"
UNMEASURED = "not measured"


def owner_named(level: str) -> str:
    """The owner's name that gives a team to a level: 'computer', or 'computer:rival'."""
    return COMPUTER if level == HOUSE else f"{COMPUTER}:{level}"


def levels() -> Report:
    """Every owner of the computer, from the library's files."""
    strengths = strengths_of(fool.GAME)
    rows = [(HOUSE, owner_named(HOUSE), THE_HOUSE, MEASURE)]
    for name, character in fool.characters().items():
        strength = strengths[name].words if name in strengths else UNMEASURED
        rows.append((name, owner_named(name), character.about, strength))
    return Report("Owners of the computer", ("level", "owner", "about", "strength"), rows)


def check_owner(name: str) -> None:
    """Refuse a computer owner whom the library's file, which is read, does not know; a person may have any name."""
    known = [owner_named(level) for level in (HOUSE, *fool.characters())]
    if is_computer(name) and name not in known:
        raise Refused(f"Rule 12.0: there is no owner {name!r} of the computer; there are {', '.join(known)}.")
