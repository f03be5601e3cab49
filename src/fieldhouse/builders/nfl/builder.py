"""Data-Driven Football's builder: charts from play-by-play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from rich.table import Table as Grid

from fieldhouse import library
from fieldhouse.builders import BadSource
from fieldhouse.builders.builder import Builder, Figures, Request, Work
from fieldhouse.builders.fetch import at_hand
from fieldhouse.builders.football.report import report
from fieldhouse.builders.text_files import in_library, write_all
from fieldhouse.library import ddf as ddf_library
from fieldhouse.library.schedule_text import load_schedule

if TYPE_CHECKING:
    from fieldhouse.builders.nfl.fidelity import Subject


class ProFootballBuilder(Builder):
    packages = ("numpy", "polars")
    takes = frozenset({"season", "pbp", "games", "plan", "team", "out", "replays", "seed", "plot"})
    replays = 100

    def build(self, request: Request, work: Work) -> list[str]:
        """Reads play-by-play and writes a season's charts, or a coach's plan; replays are spread over the workers.
        Refused if no play-by-play is named."""
        from fieldhouse.builders.nfl import build as builder

        request = _with_fetched(request)
        if not request.pbp:
            raise BadSource(
                "Name the play-by-play with --pbp FILE, parquet or CSV with nflverse column names; or fetch a season"
                " ('fieldhouse fetch nfl 2021') and name it with --season."
            )
        if request.plan:
            return [str(_write_plan(request.pbp, request.plan))]
        built = builder.build_season(list(request.pbp), request.season, request.games, work.pool, log=work.say)
        if request.team:
            built = builder.one_team(built, request.team)
        folder = request.out
        if folder:
            return [str(path) for path in write_all(built.texts, lambda name: folder / name)]
        root = library.data_folder() / ddf_library.GAME
        return [str(path) for path in write_all(built.texts, lambda name: in_library(root, name))]

    def needs(self, request: Request) -> tuple[str, ...]:
        """Packages that this request cannot do without."""
        return self.packages if request.pbp else ("numpy",)

    def measure(self, request: Request, work: Work) -> Figures:
        """Replays a season, built from its files or read from the library, over the workers; writes a plot if asked.
        Refused if neither is at hand."""
        from fieldhouse.builders.nfl.fidelity import UNSEEN, measure
        from fieldhouse.builders.nfl.scatter import scatter

        subject = _built(request, work) if request.pbp else shipped(request.season)
        seed = UNSEEN if request.seed is None else request.seed
        figures = measure(subject, request.replays or self.replays, work.pool, seed, work.advance)
        if request.plot:
            request.plot.write_text(scatter(figures), encoding="utf-8")
        return figures

    def report(self, figures: Figures) -> Sequence[Grid]:
        """Tables for people."""
        return report(figures)

    def fan(self, request: Request, work: Work) -> Figures:
        """Counts the replays of a season as a fan would: of one built anew from its play-by-play files, which are
        counted too, or of one read from the library. Replays are spread over the workers. Refused if neither is at
        hand."""
        from fieldhouse.builders.fan.measure import measured, seeds_of
        from fieldhouse.builders.nfl.fan.count import GROUPS, LINKS, count
        from fieldhouse.builders.nfl.fan.plays import read
        from fieldhouse.builders.nfl.fan.replays import counted_replays
        from fieldhouse.builders.nfl.fidelity import UNSEEN

        subject = _built(request, work) if request.pbp else shipped(request.season)
        real = count(read(request.pbp, subject.season)) if request.pbp else None
        replays = counted_replays(subject, seeds_of(request, UNSEEN), work.pool, work.advance)
        return measured(ddf_library.GAME, subject.season, GROUPS, LINKS, replays, real)


BUILDER: Final[Builder] = ProFootballBuilder()


def _with_fetched(request: Request) -> Request:
    """Without play-by-play, the files of the season in the cache on disk, if it has been fetched."""
    if request.pbp or request.season is None:
        return request
    return replace(request, pbp=at_hand("nfl", request.season))


def _write_plan(pbp: tuple[Path, ...], plan: Path) -> Path:
    """Write the computer coach's habits, from the plays, to the file *plan*."""
    from fieldhouse.builders.nfl.habits import plan_module
    from fieldhouse.builders.nfl.source import read_plays

    text = plan_module([read_plays([path]) for path in pbp])
    return write_all({plan.name: text}, lambda name: plan)[0]


def shipped(season: int | None) -> Subject:
    """A season whose charts, schedule and record are in the library or in the user's own folder. These are read;
    refused if no season is named."""
    from fieldhouse.builders.nfl.fidelity import Subject
    from fieldhouse.builders.nfl.record import read_record

    if season is None:
        raise BadSource("Name a season, or its play-by-play with --pbp and its schedule with --games.")
    real = read_record(library.season_text("records", season, ddf_library.GAME))
    teams = [ddf_library.load_team(f"{season}-{code}") for code in real.teams]
    fixtures = [(each.teams, each.week) for each in load_schedule(season, ddf_library.GAME).fixtures]
    games, weeks = [teams for teams, week in fixtures if week], [week for _, week in fixtures if week]
    return Subject(season, teams, ddf_library.season_charts(season), games, real, weeks)


def _built(request: Request, work: Work) -> Subject:
    """Build a season that is not at hand from its files, which are read, and play it again and again in the pool's
    processes; its charts are written to a temporary folder and read from there. Refused if the files do not fit."""
    from fieldhouse.builders.nfl.build import build_season
    from fieldhouse.builders.nfl.fidelity import Subject
    from fieldhouse.builders.nfl.record import read_record
    from fieldhouse.games.ddf.charts.reader import read_season, read_team

    built = build_season(list(request.pbp), request.season, request.games, work.pool, log=work.say)
    with TemporaryDirectory(prefix="fieldhouse-") as folder:
        write_all(built.texts, lambda name: Path(folder) / name)

        def text(name: str) -> str:
            return (Path(folder) / name).read_text(encoding="utf-8")

        teams = [read_team(text(f"{built.season}-{code}.txt"), code) for code in built.codes]
        charts = read_season(text(f"{built.season}.txt"), f"{built.season}.txt")
        real = read_record(text(f"{built.season}-record.txt"))
    return Subject(built.season, teams, charts, built.games, real, built.weeks)
