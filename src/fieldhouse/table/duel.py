"""Two coaches of a game against each other, with the same team and the same dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import count, islice
from typing import NamedTuple, TypeVar

from fieldhouse.table.game import Definition, Playable
from fieldhouse.table.plain_json import Fields, PlainReport
from fieldhouse.table.play import play_out
from fieldhouse.table.question import Coach
from fieldhouse.table.seat import OTHER
from fieldhouse.table.table import BatchTable

GameT = TypeVar("GameT", bound=Playable)
PlayT = TypeVar("PlayT")


class Fared(NamedTuple):
    """The share of games won, ties counting half, and the mean points of both."""

    share: float
    points: float
    allowed: float


def duels(
    definition: Definition[GameT, PlayT], team: str, options: Fields, ours: Coach[GameT], theirs: Coach[GameT]
) -> Iterator[Fared]:
    """One game after the other with the same team, without end; seats alternate, every pair has the same dice.

    The team's chart is read from the library; coaches that solve take their tables from the shelf, or solve them first.
    """
    deal = definition.dealer(definition.header((team, team), 0, options))
    for number in count():
        seat = number % 2
        table = BatchTable(number // 2, (ours, theirs) if seat == 0 else (theirs, ours))
        game = play_out(deal(table), definition.step)
        margin = game.score[seat] - game.score[OTHER[seat]]
        yield Fared(0.5 + (margin > 0) / 2 - (margin < 0) / 2, game.score[seat], game.score[OTHER[seat]])


def duel(
    definition: Definition[GameT, PlayT],
    team: str,
    options: Fields,
    ours: Coach[GameT],
    theirs: Coach[GameT],
    games: int,
) -> Fared:
    """How *ours* fares against *theirs* over so many of ``duels``."""
    played = list(islice(duels(definition, team, options, ours, theirs), games))
    return Fared(*(sum(part) / games for part in zip(*played, strict=True)))


def shares(
    definition: Definition[GameT, PlayT],
    team: str,
    options: Fields,
    level: str,
    others: Mapping[str, Callable[[], Coach[GameT]]],
    games: int,
) -> list[PlainReport]:
    """A row for each of *others*, the hardest first: its name, the level's share of so many ``duels``, which are played
    here, and the mean points of both. No rows without games.
    """
    if not games:
        return []
    ours = definition.coach(level)
    found = []
    for name, make in others.items():
        fared = duel(definition, team, options, ours, make(), games)
        found.append({"against": name, "share": fared.share, "points": fared.points, "allowed": fared.allowed})
    return sorted(found, key=lambda row: row["share"])
