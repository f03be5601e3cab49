"""The public door: what ``import fieldhouse`` gives. Only these names keep their meaning between versions.

What cannot be is a ``Refusal``, a sentence, whichever of them is asked for it.
"""

from __future__ import annotations

import io
import os
import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console

from fieldhouse import catalog, library
from fieldhouse.batch.run import Batch, run
from fieldhouse.batch.summary import seat_names
from fieldhouse.batch.tables import journals
from fieldhouse.batch.tables import tables as tables_of
from fieldhouse.library.schedule_text import load_schedule
from fieldhouse.seasons.recorded_games import replayed
from fieldhouse.seasons.replays import replays
from fieldhouse.seasons.season import Season
from fieldhouse.seasons.sports import usual_options
from fieldhouse.store import saved
from fieldhouse.table.game import AnyDefinition, Playable
from fieldhouse.table.journal import Header
from fieldhouse.table.options import options_from_text
from fieldhouse.table.pages import Printable
from fieldhouse.table.plain_json import Json, PlainReport
from fieldhouse.table.question import Coach, Question
from fieldhouse.table.refusal import Refusal
from fieldhouse.table.seat import seated
from fieldhouse.table.session import AnySession, Session

if TYPE_CHECKING:
    import polars

__all__ = [
    "Coach", "PlayedGame", "Question", "Refusal", "SeasonReplays", "Simulation", "list_games", "list_teams", "odds",
    "play", "replay", "replay_season", "season_tables", "simulate", "tables", "watch",
]  # fmt: skip

WIDTH: Final = 110
"""Columns of what is told in words."""
Row = Mapping[str, Json]


class Tabular(ABC):
    """A result that is a table."""

    @abstractmethod
    def rows(self) -> list[PlainReport]:
        """One dictionary a row."""

    def frame(self) -> polars.DataFrame:
        """The rows as a polars frame; that needs the extra ``fieldhouse[builders]``. Refused without it."""
        try:
            import polars
        except ImportError:
            raise Refusal("A frame needs polars: install 'fieldhouse[builders]'.") from None
        return polars.DataFrame(self.rows())


@dataclass(frozen=True)
class PlayedGame:
    """A game from its first roll to where it stands."""

    session: AnySession

    @property
    def teams(self) -> tuple[str, ...]:
        """In the order of the seats: visitors first, where there are any."""
        return self.session.header.teams

    @property
    def score(self) -> tuple[int, ...]:
        """Points by seat, as they stand."""
        return tuple(self.session.game.score)

    @property
    def is_over(self) -> bool:
        """A game from a journal may still be going on."""
        return self.session.over

    @property
    def winner(self) -> str | None:
        """The team that has won or is ahead, None if nobody is."""
        seat = self.session.game.winner
        return None if seat is None else self.teams[seat]

    @property
    def journal(self) -> str:
        """Every roll and choice, as text."""
        return self.session.journal.dumps()

    def play_by_play(self) -> Iterator[str]:
        """The game told line by line, from its notes; its teams are read from the library as it is now. Refused if they
        cannot be."""
        narrator = self.session.definition.pages.narrator(self.session.header)
        for note in self.session.notes:
            yield from map(_line, narrator.lines(note))
        if self.is_over:
            yield from map(_line, narrator.finish())

    def box_score(self) -> str:
        """The printed box score as plain text; its teams are read from the library as it is now. Refused if they cannot
        be."""
        pages = self.session.definition.pages
        return _text(pages.box_score(self.session.header, self.session.notes))

    def save(self, path: str | Path) -> None:
        """Keep its journal, which ``replay`` reads."""
        saved.write(Path(path), self.session.journal)


@dataclass(frozen=True)
class Simulation(Tabular):
    """What many games between the same teams came to."""

    games: int
    wins: Mapping[str, int]
    ties: int
    means: Mapping[str, Mapping[str, float]]
    """Of each team, what it did a game."""

    def rows(self) -> list[PlainReport]:
        """A row a team: games won and the means of its statistics."""
        return [{"team": team, "games_won": self.wins[team], **self.means[team]} for team in self.wins]


@dataclass(frozen=True)
class SeasonReplays(Tabular):
    """What replays of a season came to, team by team: mean wins, and the chance of each honour."""

    replays: int
    teams: Mapping[str, Row]

    def rows(self) -> list[PlainReport]:
        """A row a team: mean wins and how often it reached what."""
        return [
            {"team": team, **{k: v for k, v in row.items() if k != "distribution"}} for team, row in self.teams.items()
        ]


def list_games() -> dict[str, str]:
    """The games of the house: name and title."""
    return {name: catalog.game(name).title for name in catalog.GAMES}


def list_teams(game: str, season: int | str | None = None) -> dict[str, str]:
    """The teams of a game in the library, name and title; of one season, if it is named."""
    titles = library.team_titles(catalog.listing(game).name)
    return {name: title for name, title in titles.items() if season is None or name.startswith(f"{season}-")}


def play(
    game: str, *teams: str, seed: int | None = None, options: str | Mapping[str, Json] = "",
    coaches: Sequence[str | Coach[Playable]] = (),
) -> PlayedGame:  # fmt: skip
    """Play a game to its end. *teams* visitors first, or none for the usual ones; *options* as words ("basic") or by
    name; *coaches* a level's name or a coach of your own for each seat, else the usual level for all. Without *seed*
    chance chooses one. A level that solves a pairing keeps what it found in the user's cache folder. What cannot be is
    a ``Refusal``."""
    definition, header = _new_game(game, teams, seed, options)
    seats = tuple(coaches) or (definition.levels[0],) * len(header.teams)
    if len(seats) != len(header.teams):
        raise Refusal(f"{len(header.teams)} seats want a coach each; {len(seats)} were given.")
    players = [definition.coach(coach) if isinstance(coach, str) else coach for coach in seats]
    names = tuple(coach if isinstance(coach, str) else saved.PERSON for coach in seats)
    return PlayedGame(Session(definition, replace(header, seats=names), players))


def watch(
    game: str, *teams: str, seed: int | None = None, options: str | Mapping[str, Json] = "",
    coaches: Sequence[str | Coach[Playable]] = (),
) -> Iterator[str]:  # fmt: skip
    """The play-by-play of a new game, line by line, and its box score; the game is played as by ``play``, with teams
    from the library.
    """
    played = play(game, *teams, seed=seed, options=options, coaches=coaches)
    yield from played.play_by_play()
    yield played.box_score()


def simulate(
    game: str, *teams: str, games: int = 1000, seed: int = 1, options: str | Mapping[str, Json] = "",
    level: str | None = None, workers: int = 1,
) -> Simulation:  # fmt: skip
    """Many games of the computer against itself. The same seed gives the same games, on any number of workers, which
    are processes, 0 for one a core; nothing is kept of them but the sums."""
    definition, header = _new_game(game, teams, seed, options)
    header = replace(header, seats=(catalog.level(definition, level),) * len(header.teams))
    tally = run(Batch(header, games), workers or os.cpu_count() or 1)
    names = seat_names(header, definition.seats[: len(header.teams)])
    means = {name: tally.means(seat) for seat, name in seated(names)}
    return Simulation(tally.games, dict(zip(names, tally.wins, strict=True)), tally.ties, means)


def odds(game: str, offense: str, defense: str, options: str | Mapping[str, Json] = "", **situation: Any) -> Any:
    """The exact odds of every pair of calls, as a dictionary of plain values with ``pairs`` in it; teams are read from
    the library.

    The situation as in ``down=3, to_go=2, at="own-40"``; first and ten at the own 25 where it says nothing.
    """
    definition = catalog.game(game)
    facts = {"down": 1, "to_go": 10, "at": "own-25", **situation}
    return definition.pages.odds(offense, defense, facts, _options(definition, options))[1]


def replay(path: str | Path, *, verify: bool = False) -> PlayedGame:
    """A saved game, read from its file and played again. With *verify* every choice must have been legal and every roll
    what its seed gives. A ``Refusal`` if the file, its charts or its rules are not as they were."""
    journal = saved.read(Path(path))
    definition = catalog.rules_of(journal.header)
    return PlayedGame(saved.verified(definition, journal) if verify else saved.replayed(definition, journal))


def tables(games: Iterable[PlayedGame]) -> dict[str, polars.DataFrame]:
    """Games of one kind, played again, as polars frames with the column names of public data (docs/export.md). A
    ``Refusal`` without polars, and for games of several kinds."""
    return tables_of(list(journals(played.session.journal for played in games)))


def season_tables(
    game: str, season: int | str, *, seed: int = 1, options: str | Mapping[str, Json] = "", level: str | None = None
) -> dict[str, polars.DataFrame]:
    """A real season's schedule, playoffs and all, read from the library and played once in memory, as the frames
    that ``tables`` makes.
    """
    return tables_of(list(replayed(_season(game, season, seed, options, level))))


def replay_season(
    game: str, season: int | str, *, count: int = 100, seed: int = 1, options: str | Mapping[str, Json] = "",
    level: str | None = None, workers: int = 1,
) -> SeasonReplays:  # fmt: skip
    """A real season's schedule, playoffs and all, read from the library and played *count* times by the computer, in
    memory, on so many *workers*.
    """
    wanted = _season(game, season, seed, options, level)
    return SeasonReplays(count, replays(wanted, count, workers or os.cpu_count() or 1))


def _season(
    game: str, season: int | str, seed: int, options: str | Mapping[str, Json], level: str | None
) -> Season:  # fmt: skip
    """A real season that the computer is to play; its schedule is read."""
    definition = catalog.game(game)
    schedule = load_schedule(season, definition.name)
    chosen = catalog.level(definition, level)
    played = usual_options(definition.name, _options(definition, options))
    return Season(f"{game}-{season}", definition.name, schedule, seed, chosen, played)


def _new_game(
    game: str, teams: tuple[str, ...], seed: int | None, options: str | Mapping[str, Json]
) -> tuple[AnyDefinition, Header]:
    """The game's definition and a header for a new one, its teams looked for in the library; without a seed the
    machine's chance chooses one.
    """
    definition = catalog.game(game)
    named = teams or catalog.usual_teams(definition.name, library.teams(definition.name))
    drawn = secrets.randbelow(2**31) if seed is None else seed
    return definition, definition.header(named, drawn, _options(definition, options))


def _options(definition: AnyDefinition, options: str | Mapping[str, Json]) -> PlainReport:
    """Options as a header keeps them: a text is split into preset and ``key=value`` words, a mapping is copied. Nothing
    is refused here: the game judges them.
    """
    return options_from_text(options, definition.presets) if isinstance(options, str) else dict(options)


def _line(page: Printable) -> str:
    """A line of the play-by-play, however long it is."""
    return _text(page, is_one_line=True)


def _text(page: Printable, is_one_line: bool = False) -> str:
    """What a terminal would show, without its colours."""
    out = io.StringIO()
    Console(file=out, width=WIDTH, color_system=None).print(page, soft_wrap=is_one_line)
    return out.getvalue().rstrip("\n")
