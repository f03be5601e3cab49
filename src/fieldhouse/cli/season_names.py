"""Which season, and which of its games, somebody means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from fieldhouse.cli.arguments import BadCommand
from fieldhouse.library.schedule import Fixture
from fieldhouse.seasons.season import BadSeason, Progress, Season
from fieldhouse.seasons.store import SeasonStore

Named = Annotated[str | None, typer.Option("--name", metavar="SEASON", help="The same, for those who like options.")]


def season_and_words(store: SeasonStore, words: Sequence[str] | None, name: str | None) -> tuple[Season, list[str]]:
    """The season that is named, or else the one used last, which the store notes it to be from now on; and the words
    that are left. Refused if there is none."""
    names, rest = store.names(), list(words or ())
    if name is None and rest and rest[0] in names:
        name = rest.pop(0)
    if name is not None:
        return store.open(name), rest
    if not names:
        raise BadCommand("You have no season yet: begin one with 'fieldhouse season new ddf 2017'.")
    return store.open(names[0]), rest


def only_season(store: SeasonStore, words: Sequence[str] | None, name: str | None) -> Season:
    """As ``season_and_words``, where nothing else can be named. Refused if there is more."""
    season, rest = season_and_words(store, words, name)
    if rest:
        raise BadSeason(f"There is no season {rest[0]!r}; 'fieldhouse season list' shows those that are.")
    return season


def named_game(progress: Progress, words: str) -> Fixture:
    """A game by its number, or as AWAY@HOME. Refused if that is none, or several."""
    text = words.strip().upper()
    if text.isdecimal():
        return progress.fixture(int(text))
    away, at, home = text.partition("@")
    if not at:
        raise BadSeason(f"{words!r} is no game: say its number, as 'season schedule' shows it, or AWAY@HOME.")
    meant = [fixture for fixture in progress.fixtures if fixture.teams == (away.strip(), home.strip())]
    if len(meant) != 1:
        numbers = " or ".join(str(fixture.number) for fixture in meant)
        raise BadSeason(f"{words!r} may be game {numbers}; say which." if meant else f"There is no game {words!r}.")
    return meant[0]
