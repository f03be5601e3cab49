"""What the commands ``build statispro`` and ``fidelity statispro`` call: files in, cards or figures out."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

from fieldhouse import library
from fieldhouse.builders import BadSource
from fieldhouse.builders.nba.build import build_season, write_season
from fieldhouse.builders.nba.fan.replays import Subject
from fieldhouse.builders.nba.fidelity import REPLAYS, UNSEEN, measure
from fieldhouse.builders.nba.fit import ROUNDS, fit_season
from fieldhouse.builders.nba.league import TeamAverages
from fieldhouse.builders.nba.ratings import BOOK, Factors
from fieldhouse.builders.nba.record import read_record, record_text
from fieldhouse.builders.nba.replay import balanced_schedule
from fieldhouse.builders.nba.source import read_season
from fieldhouse.builders.nba.totals import Fixture, Season
from fieldhouse.games.statispro.model import SeasonNumbers, Team
from fieldhouse.library import UnknownTeam, statispro
from fieldhouse.table.plain_json import PlainReport

Built = tuple[Season, list[Team], SeasonNumbers]


def built(
    players: Path, teams: Path | None, season: int, games: Path | None = None, rounds: int = ROUNDS,
    log: Callable[[str], None] = lambda line: None, pool: Executor | None = None,
) -> Built:  # fmt: skip
    """A season's cards, read from the files and fitted to its schedule, or to one of ours if that is not given; without
    rounds by the book. A round plays the season once, in the pool's processes. Refused if the files cannot be used."""
    known = read_season(players, teams, season, games)
    schedule = known.schedule or balanced_schedule(known)
    factors = _fitted(known, schedule, rounds, log, pool) if rounds else BOOK
    return known, *build_season(known, factors)


def _fitted(
    season: Season, schedule: list[Fixture], rounds: int, log: Callable[[str], None], pool: Executor | None
) -> Factors:  # fmt: skip
    """The season's factors, fitted by replays in the pool's processes with the deck and chart of the library, which are
    read, or refused if they are damaged; a line is logged each round."""

    def report(number: int, real: TeamAverages, played: TeamAverages, factors: Factors) -> None:
        points, pace = f"{played.points:.1f} of {real.points:.1f}", f"{played.pace:.1f} of {real.pace:.1f}"
        log(f"round {number + 1}: points {points}, pace {pace}")

    return fit_season(season, schedule, statispro.deck(), statispro.fast_breaks(), rounds, report=report, pool=pool)


def build(
    players: Path, teams: Path | None, season: int, out: Path, games: Path | None = None, **options: Any
) -> list[Path]:
    """Build a season, playing it round after round in the pool's processes (``built``), and write it, with its record
    if the schedule is known. Refused if the files cannot be used."""
    known, cards, numbers = built(players, teams, season, games, **options)
    return write_season(out, cards, numbers, record_text(known) if known.schedule else "")


def fidelity(
    season: int, replays: int = REPLAYS, progress: Callable[[int], None] = lambda done: None,
    players: Path | None = None, teams: Path | None = None, games: Path | None = None,
    log: Callable[[str], None] = lambda line: None, seed: int = UNSEEN, pool: Executor | None = None,
) -> PlainReport:  # fmt: skip
    """Measure a season by replays, played in the pool's processes: the cards of the library against its record, or with
    files cards built for it now. Refused if neither the library has the season nor the files can be used."""
    known, cards, numbers = _at_hand(season, players, teams, games, log, pool)
    deck, chart = statispro.deck(), statispro.fast_breaks()
    return measure(known, cards, numbers, known.schedule, deck, chart, replays, progress, seed, pool)


def subject(
    season: int, players: Path | None, teams: Path | None, games: Path | None, log: Callable[[str], None],
    pool: Executor | None,
) -> tuple[Subject, Season]:  # fmt: skip
    """What is played of a season, the cards that ship, read from the library, or with files, which are read, cards
    built for it now in the pool's processes; and what was real. Refused if neither is at hand."""
    known, cards, numbers = _at_hand(season, players, teams, games, log, pool)
    return Subject(season, cards, numbers, known.schedule, statispro.deck(), statispro.fast_breaks()), known


def _at_hand(
    season: int, players: Path | None, teams: Path | None, games: Path | None, log: Callable[[str], None],
    pool: Executor | None,
) -> Built:  # fmt: skip
    """The season's cards: built from the files if they were named, which plays seasons in the pool's processes
    (``built``), else read from the library. Refused if it has none."""
    if players and games:
        return built(players, teams, season, games, log=log, pool=pool)
    known = read_record(library.season_text("records", season, statispro.GAME), f"{season}.txt")
    return known, *shipped(known)


def shipped(season: Season) -> tuple[list[Team], SeasonNumbers]:
    """The cards of that season, read from the library. Refused if one is missing."""
    names = [f"{season.season}-{team.abbreviation}" for team in season.teams]
    try:
        return [statispro.load_team(name) for name in names], statispro.season_numbers(season.season)
    except UnknownTeam as missing:
        raise BadSource(f"The cards of {season.season} are not at hand: {missing}") from None
