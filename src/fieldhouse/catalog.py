"""The register: the games of the house by name. A new game is its own folder and one line here."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Final

from fieldhouse.library.plugins import found_coaches
from fieldhouse.table.game import PERSON, AnyDefinition, BadOption, Playable
from fieldhouse.table.journal import Header
from fieldhouse.table.listing import Listing, part
from fieldhouse.table.plugin import Plugins
from fieldhouse.table.question import Coach
from fieldhouse.table.refusal import NotFound
from fieldhouse.table.season_totals import BadSource, FromTotals

GAMES: Final = ("ddf", "bowlbound", "statispro", "lords")
LEAGUE: Final = "fool"
"""The rules by which leagues are run: no game at a table, so it has no listing."""


class UnknownGame(NotFound):
    """A game that is not in the house: a sentence with the nearest that is."""


@cache
def listing(name: str) -> Listing:
    """What the game *name* says of itself. No other game is imported for it. An unknown name is refused with the
    nearest."""
    if name not in GAMES:
        near = difflib.get_close_matches(name.lower(), GAMES, 1)
        hint = f" Did you mean {near[0]!r}?" if near else f" There is {', '.join(GAMES)}."
        raise UnknownGame(f"There is no game {name!r}.{hint}")
    found: Listing = import_module(f"fieldhouse.games.{name}.listing").LISTING
    return found


@cache
def game(name: str) -> AnyDefinition:
    """The definition of the game *name*, made once: joined to the charts at hand, to the strengths of its levels, which
    are read then, and to the coaches that other packages bring, which are looked for when somebody asks for them.
    An unknown name is refused."""
    made: AnyDefinition = part(listing(name).definition)()
    made.plugins = Plugins(lambda: found_coaches(name, GAMES, (*made.levels, PERSON)))
    for older in made.older_rules.values():
        older.plugins = made.plugins
    return made


def rules_of(header: Header) -> AnyDefinition:
    """The game of a header, by the rules of the version that it names. Refused if there is no such game, or nobody here
    has these rules any more."""
    return game(header.game).rules_at(header.rules_version)


def from_totals(name: str) -> FromTotals:
    """How charts of a game are made of a season's totals; refused where they cannot be."""
    made_by = listing(name).from_totals
    if made_by is None:
        known = ", ".join(each for each in GAMES if listing(each).from_totals)
        raise BadSource(f"Nothing of {name!r} is made from a season's totals; charts of {known} are.")
    try:
        found: FromTotals = part(made_by)
    except ImportError as missing:
        raise BadSource(f"This needs {missing.name}: install 'fieldhouse[builders]'.") from None
    return found


def coach(name: str, level: str) -> Coach[Playable]:
    """A coach to be seated again and again: he keeps what he has worked out of the charts, and nothing else lasts.
    Refused if there is no such game or level."""
    return _coach(name, level, game(name).rules_version)


def coach_of(header: Header, level: str) -> Coach[Playable]:
    """The same for games of a header, which he plays by their own rules. Refused if there is no such game or level, or
    the rules are not kept here."""
    return _coach(header.game, level, header.rules_version)


@cache
def _coach(name: str, level: str, version: int) -> Coach[Playable]:
    """A coach, made once."""
    return game(name).rules_at(version).coach(level)


def forget_coaches() -> None:
    """Make all coaches anew when they are asked for again, in place of the kept ones."""
    _coach.cache_clear()


def level(definition: AnyDefinition, wanted: str | None) -> str:
    """The level *wanted*, or the usual one if nobody says. Refused if the game does not know it, which is tried by
    making its coach."""
    chosen = wanted or definition.levels[0]
    definition.coach(chosen)
    return chosen


def usual_teams(name: str, known: Sequence[str]) -> tuple[str, ...]:
    """Who plays when nobody is named: the game's usual teams if they are among those *known*, else the first two of
    these; nobody in a game of owners, which seats clubs of its own. Refused if there are no two."""
    usual = listing(name).usual_teams
    if usual is None:
        return ()
    if all(team in known for team in usual):
        return usual
    if len(known) < 2:
        raise BadOption(f"No teams of {game(name).title} are at hand.")
    return known[0], known[1]
