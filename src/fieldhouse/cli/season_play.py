"""One game of a season, played at this terminal; every answer is kept before the next question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from fieldhouse import catalog
from fieldhouse.cli.arguments import read_seats
from fieldhouse.cli.season_names import named_game
from fieldhouse.cli.terminal_game import begun, check_dice, play_at_the_terminal
from fieldhouse.library.schedule import Fixture
from fieldhouse.seasons.season import BadSeason, Progress, Season
from fieldhouse.seasons.simulate import Finished
from fieldhouse.seasons.sports import header_of
from fieldhouse.seasons.store import SeasonStore
from fieldhouse.store import saved
from fieldhouse.store.fairness import with_our_bytes
from fieldhouse.table.journal import Journal
from fieldhouse.table.session import AnySession


def play_game(
    store: SeasonStore, season: Season, words: str, seat: str | None, dice: str, is_anew: bool, asks_always: bool
) -> None:
    """Play a game of a season at this terminal: the one named, or the team's next. The store keeps every answer; what
    was begun before is thrown away if it *is_anew*, once the new game stands.
    """
    check_dice(dice)
    progress = store.progress(season)
    fixture = named_game(progress, words) if words else _next_game(store, progress)
    if fixture.number in progress.scores:
        raise BadSeason(f"Game {fixture.number}, {fixture.away} at {fixture.home}, is over: see 'season box'.")
    session = _session(store, season, fixture, seat, dice, is_anew, has_orders=not asks_always)
    heading = f"Game {fixture.number} of {season.name}: {fixture.away} at {fixture.home}. Type ? for help."
    again = f"fieldhouse season play {season.name} {fixture.number}"
    keep = _keeper(store, season, fixture.number, session)
    play_at_the_terminal(session, keep, [heading], again, asks_always)


def _next_game(store: SeasonStore, progress: Progress) -> Fixture:
    """The game under way, the next of the owner's team, or else the next of all. Refused if the season is over."""
    begun, team = store.under_way(progress.season), progress.season.team
    order = sorted(progress.open, key=lambda game: (game.number not in begun, team not in game.teams, game.number))
    if not order:
        raise BadSeason("There is nothing left to play: the season is over.")
    return order[0]


def _session(
    store: SeasonStore, season: Season, fixture: Fixture, seat: str | None, dice: str, is_anew: bool, has_orders: bool
) -> AnySession:
    """The game taken up again out of the store, or begun, with a process that solves ahead for computers that need
    it; if it *is_anew* the store forgets the old one then.
    """
    definition = catalog.game(season.game)
    journal = None if is_anew else store.journal(season, fixture.number)
    if journal is not None:
        return saved.resumed(definition, replace(journal, header=with_our_bytes(journal.header)))
    seats = read_seats(seat or definition.seats[season.own_seat(fixture)], season.level, definition)
    header = replace(header_of(season, fixture, store.played(season), seats), dice=dice)
    session = begun(definition, header, season.is_seed_secret, has_orders)
    if is_anew:
        store.forget(season, fixture.number)
    return session


def _keeper(store: SeasonStore, season: Season, number: int, session: AnySession) -> Callable[[Journal], None]:
    """Keeps a game as it stands: for good when it is over."""

    def keep(journal: Journal) -> None:
        """Write the game, under way or over, into its season's database."""
        if not session.over:
            store.keep_under_way(season, number, journal)
            return
        store.keep(season, Finished.of(number, journal, session.game, session.notes))

    return keep
