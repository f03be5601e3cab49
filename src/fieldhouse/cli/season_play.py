"""One game of a season, played at this terminal; every answer is kept before the next question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from fieldhouse import catalog
from fieldhouse.cli.arguments import BadCommand, read_seats
from fieldhouse.cli.console import out
from fieldhouse.cli.season_names import named_game
from fieldhouse.library.schedule import Fixture
from fieldhouse.seasons.season import BadSeason, Progress, Season
from fieldhouse.seasons.simulate import Finished
from fieldhouse.seasons.sports import carried, sport_of
from fieldhouse.seasons.store import SeasonStore
from fieldhouse.seats.prompt import Keyboard
from fieldhouse.seats.screen import REMEMBERED, Screen
from fieldhouse.seats.terminal import Left, Terminal
from fieldhouse.store import saved
from fieldhouse.store.fairness import fair, with_our_bytes
from fieldhouse.table.fair import promised
from fieldhouse.table.game import AnyDefinition
from fieldhouse.table.journal import BY_HAND, ROLLED, Journal
from fieldhouse.table.session import AnySession, Session


def play_at_the_terminal(
    store: SeasonStore, season: Season, words: str, seat: str | None, dice: str, is_anew: bool, asks_always: bool
) -> None:
    if dice not in (ROLLED, BY_HAND):
        raise BadCommand(f"Dice are {ROLLED!r} or {BY_HAND!r}, not {dice!r}.")
    progress = store.progress(season)
    fixture = named_game(progress, words) if words else _next_game(store, progress)
    if fixture.number in progress.scores:
        raise BadSeason(f"Game {fixture.number}, {fixture.away} at {fixture.home}, is over: see 'season box'.")
    if is_anew:
        store.forget(season, fixture.number)
    session = _session(store, season, fixture, seat, dice)
    screen = Screen(out(), session, told=max(0, len(session.rests) - 1 - REMEMBERED))
    terminal = Terminal(session, screen, Keyboard(), _keeper(store, season, fixture.number, session), asks_always)
    screen.say(f"Game {fixture.number} of {season.name}: {fixture.away} at {fixture.home}. Type ? for help.", "bold")
    try:
        terminal.play()
    except Left:
        screen.say(f"\nSaved. Go on with: fieldhouse season play {season.name} {fixture.number}", "bold")
        return
    screen.box_score()


def _next_game(store: SeasonStore, progress: Progress) -> Fixture:
    """The game under way, the next of the owner's team, or else the next of all."""
    begun, team = store.under_way(progress.season), progress.season.team
    order = sorted(progress.open, key=lambda game: (game.number not in begun, team not in game.teams, game.number))
    if not order:
        raise BadSeason("There is nothing left to play: the season is over.")
    return order[0]


def _session(store: SeasonStore, season: Season, fixture: Fixture, seat: str | None, dice: str) -> AnySession:
    definition = catalog.game(season.game)
    journal = store.journal(season, fixture.number)
    if journal is not None:
        return saved.resumed(definition, replace(journal, header=with_our_bytes(journal.header)))
    seats = read_seats(seat or _own_seat(definition, season, fixture), season.level, definition)
    own = carried(season.game, season.schedule, season.seed, fixture, store.played(season))
    header = replace(season.header(definition, fixture, seats, own), dice=dice)
    header = with_our_bytes(fair(header)) if season.is_seed_secret else promised(header)
    return Session(definition, header, saved.coaches_of(definition, header))


def _own_seat(definition: AnyDefinition, season: Season, fixture: Fixture) -> str:
    return definition.seats[0] if season.team == fixture.away else definition.seats[1]


def _keeper(store: SeasonStore, season: Season, number: int, session: AnySession) -> Callable[[Journal], None]:
    """Keeps a game as it stands: for good when it is over."""

    def keep(journal: Journal) -> None:
        if not session.over:
            store.keep_under_way(season, number, journal)
            return
        away, home = session.game.score
        lines = sport_of(season.game).lines(journal.header, session.notes)
        store.keep(season, Finished(number, (away, home), journal, lines))

    return keep
