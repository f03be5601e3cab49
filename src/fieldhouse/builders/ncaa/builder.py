"""Bowl Bound's builder: charts from play-by-play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table as Grid

from fieldhouse import library
from fieldhouse.builders import BadSource
from fieldhouse.builders.builder import Builder, Figures, Request, Work
from fieldhouse.builders.fetch import at_hand
from fieldhouse.builders.football.report import report
from fieldhouse.builders.text_files import write_all

if TYPE_CHECKING:
    from fieldhouse.builders.ncaa.record import Record
    from fieldhouse.games.bowlbound.model import Team

GAME: Final = "bowlbound"


class CollegeBuilder(Builder):
    packages = ("numpy", "polars")
    takes = frozenset({"season", "pbp", "games", "plan", "team", "out", "replays", "seed"})
    replays = 20

    def build(self, request: Request, work: Work) -> list[str]:
        """Reads play-by-play and games and writes a season's charts, or one team's, or the coaches' habits as a module;
        replays are spread over the workers. Refused if the files are not named."""
        request = _with_fetched(request)
        if request.plan:
            return [str(_write_plan(request, request.plan))]
        from fieldhouse.builders.ncaa.build import build_season, only_team

        built = build_season(*_files(request), request.season, work.pool, log=work.say)
        texts = only_team(built, request.team) if request.team else built.texts
        root = request.out or library.data_folder() / GAME
        return [str(path) for path in write_all(texts, lambda name: root / name)]

    def needs(self, request: Request) -> tuple[str, ...]:
        """Packages that this request cannot do without."""
        return self.packages if request.pbp else ("numpy",)

    def measure(self, request: Request, work: Work) -> Figures:
        """Replays a season, built anew from its files or read from the library, over the workers. Refused if neither is
        at hand."""
        from fieldhouse.builders.ncaa.fidelity import UNSEEN, measure

        seed = UNSEEN if request.seed is None else request.seed
        replays = request.replays or self.replays
        if request.pbp:
            from fieldhouse.builders.ncaa.build import build_season

            built = build_season(*_files(request), request.season, work.pool, log=work.say)
            return measure(built.season, built.best.teams, built.record, replays, work.pool, seed, work.advance)
        return measure(*shipped(request.season), replays, work.pool, seed, work.advance)

    def fan(self, request: Request, work: Work) -> Figures:
        """Counts the replays of a season as a fan would: of one built anew from its files, which are counted too, or of
        one read from the library. Replays are spread over the workers. Refused if neither is at hand."""
        from fieldhouse.builders.fan.kept import real_season as kept_season
        from fieldhouse.builders.fan.measure import measured, seeds_of
        from fieldhouse.builders.ncaa.fan.count import GROUPS, LINKS
        from fieldhouse.builders.ncaa.fan.replays import counted_replays, pro_spreads, real_season
        from fieldhouse.builders.ncaa.fidelity import UNSEEN

        if request.pbp:
            from fieldhouse.builders.ncaa.build import build_season

            built = build_season(*_files(request), request.season, work.pool, log=work.say)
            season, teams, record = built.season, built.best.teams, built.record
            real = real_season(*_files(request), season)
        else:
            season, teams, record = shipped(request.season)
            real = kept_season(GAME, season)
        replays = counted_replays(teams, record, seeds_of(request, UNSEEN), work.pool, work.advance)
        return measured(GAME, season, GROUPS, LINKS, replays, real, (), pro_spreads(real))

    def report(self, figures: Figures) -> Sequence[Grid]:
        """Tables for people."""
        return report(figures)


BUILDER: Final[Builder] = CollegeBuilder()


def shipped(season: int | None) -> tuple[int, list[Team], Record]:
    """A season whose charts, schedule and record are in the library or in the user's own folder, which are read.
    Refused if none is named."""
    from fieldhouse.builders.ncaa.record import read_record
    from fieldhouse.library.bowlbound import load_team

    if season is None:
        raise BadSource("Name a season, or its play-by-play with --pbp and its schedule with --games.")
    record = read_record(library.season_text("records", season, GAME))
    return season, [load_team(f"{season}-{code}") for code in record.count.teams], record


def _write_plan(request: Request, plan: Path) -> Path:
    """Write the computer coach's habits, from the plays of the files, to the file *plan*. Refused if the files cannot
    be used."""
    from fieldhouse.builders.football.habits import habits_module
    from fieldhouse.builders.ncaa.assemble import open_workshop
    from fieldhouse.builders.ncaa.source import read_season

    shop = open_workshop(*read_season(*_files(request), request.season))
    text = habits_module(GAME, shop.habits, f"Of {shop.season}.")
    return write_all({plan.name: text}, lambda name: plan)[0]


def _with_fetched(request: Request) -> Request:
    """The request with the files of its season from the cache, if it names none and they lie there."""
    if request.pbp or request.games or request.season is None or not (found := at_hand("ncaa", request.season)):
        return request
    plays, games = found
    return replace(request, pbp=(plays,), games=games)


def _files(request: Request) -> tuple[list[Path], Path]:
    """The files that were named: plays, and games. Refused, with what is wanted, if either is missing."""
    if not request.pbp or request.games is None:
        raise BadSource(
            "Name the season's files: --pbp FILE and --games FILE, parquet or CSV; or fetch a season"
            " ('fieldhouse fetch ncaa 2023') and name it with --season."
        )
    return list(request.pbp), request.games
