"""Statis Pro Basketball's builder: cards from the seasons of players and teams."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rich.table import Table as Grid

from fieldhouse import library
from fieldhouse.builders import BadSource
from fieldhouse.builders.builder import Builder, Figures, Request, Work, words
from fieldhouse.builders.fetch import at_hand
from fieldhouse.table.plain_json import PlainReport

GAME: Final = "statispro"


class BasketballBuilder(Builder):
    packages = ("numpy", "polars")
    takes = frozenset({"season", "games", "players", "teams", "rounds", "out", "replays", "seed"})
    replays = 20

    def build(self, request: Request, work: Work) -> list[str]:
        """Reads the season's files and writes cards; replays are spread over the workers. Refused if season or files
        are not named."""
        from fieldhouse.builders.nba import command

        request = _with_fetched(request)
        if not request.players or not (request.teams or request.games) or request.season is None:
            raise BadSource(
                "Name the season and its files: --season YEAR --players FILE, and --teams or --games FILE; or fetch it"
                " ('fieldhouse fetch nba 2021')."
            )
        rounds: PlainReport = {} if request.rounds is None else {"rounds": request.rounds}
        out = request.out or library.data_folder() / GAME
        files = (request.players, request.teams, request.season, out, request.games)
        return [str(path) for path in command.build(*files, log=work.say, pool=work.pool, **rounds)]

    def needs(self, request: Request) -> tuple[str, ...]:
        """Packages that it cannot do without."""
        return self.packages

    def measure(self, request: Request, work: Work) -> Figures:
        """Replays a season, from its files or the library, over the workers. Refused if no season is named, or only
        some of its files."""
        from fieldhouse.builders.nba import command
        from fieldhouse.builders.nba.fidelity import UNSEEN

        seed = UNSEEN if request.seed is None else request.seed
        season, files = self._season(request), (request.players, request.teams, request.games)
        replays = request.replays or self.replays
        return command.fidelity(
            season, replays, lambda done: work.advance(1), *files, work.say, seed, work.pool
        )  # fmt: skip

    def report(self, figures: Figures) -> list[Grid | str]:
        """Tables for people, and a verdict."""
        from fieldhouse.builders.nba.tolerances import out_of_tolerance

        league = Grid("", "real", "simulated", "error", title=f"{figures['season']}, {figures['replays']} replays")
        for name, row in figures["league"].items():
            league.add_row(words(name), f"{row['real']:.3f}", f"{row['simulated']:.3f}", f"{100 * row['error']:+.1f}%")
        over_men = Grid("Correlation", "r")
        for name, value in figures["correlation"].items():
            per = " a game" if name == "minutes" else "" if name == "wins" else " per 36 minutes"
            over_men.add_row(f"{name}{per}", f"{value:.3f}")
        teams = Grid("Team, simulated (real)", "wins", "points")
        for team, row in sorted(figures["teams"].items(), key=lambda item: -item[1]["wins"]["real"]):
            cells = (row["wins"], row["points"])
            teams.add_row(team, *(f"{cell['simulated']:.1f} ({cell['real']:.1f})" for cell in cells))
        amiss = out_of_tolerance(figures)
        verdict = (
            f"Further off than it should be: {words(', '.join(amiss))}." if amiss else "All as near as it should be."
        )
        return [league, over_men, teams, verdict]

    def fan(self, request: Request, work: Work) -> Figures:
        """Plays replays in the pool's processes and counts them as a fan would; the season's own files are read and
        counted too if they are given, else what the library knows of it. Refused as ``measure`` does."""
        from fieldhouse.builders.fan.measure import measured, seeds_of
        from fieldhouse.builders.nba import command
        from fieldhouse.builders.nba.fan.replays import counted_replays, real_season
        from fieldhouse.builders.nba.fan.rows import GROUPS, IN_A_GAME, LINKS
        from fieldhouse.builders.nba.fidelity import UNSEEN

        season, files = self._season(request), (request.players, request.teams, request.games)
        subject, known = command.subject(season, *files, work.say, work.pool)
        real = real_season(known) if request.players else None
        replays = counted_replays(subject, seeds_of(request, UNSEEN), work.pool, work.advance)
        return measured(GAME, season, GROUPS, LINKS, replays, real, IN_A_GAME)

    def _season(self, request: Request) -> int:
        """Which season the request names; no file is looked at. Refused if none is named, or only some of its files."""
        if request.season is None:
            raise BadSource("Name a season, as in 'fieldhouse fidelity statispro 1986'.")
        if any((request.players, request.teams, request.games)) and not (request.players and request.games):
            raise BadSource("A season that is not at hand needs --players and --games, and --teams if there is one.")
        return request.season


def _with_fetched(request: Request) -> Request:
    """The request with the box scores of its season from the cache, if it names no files and they lie there."""
    named = (request.players, request.teams, request.games)
    if any(named) or request.season is None or not (found := at_hand("nba", request.season)):
        return request
    men, teams = found
    return replace(request, players=men, games=teams)


BUILDER: Final[Builder] = BasketballBuilder()
