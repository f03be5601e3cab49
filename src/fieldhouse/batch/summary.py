"""What a batch of games comes to: sums of whole numbers, so that no order of adding can change them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from fieldhouse.table.journal import Header
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.seat import Seat, seated

Totals = Mapping[str, int]


@dataclass(frozen=True)
class Tally:
    """Games played, who won them, and each seat's totals."""

    games: int
    wins: tuple[int, ...]
    ties: int
    totals: tuple[Totals, ...]

    @classmethod
    def empty(cls, seats: int) -> Tally:
        """A tally of no games."""
        return cls(0, (0,) * seats, 0, ({},) * seats)

    @classmethod
    def of(cls, winners: Sequence[int | None], totals: Sequence[Totals]) -> Tally:
        """The tally of games that *winners* won."""
        wins = tuple(winners.count(seat) for seat in range(len(totals)))
        return cls(len(winners), wins, winners.count(None), tuple(dict(each) for each in totals))

    def __add__(self, other: Tally) -> Tally:
        """Both series together; neither is changed."""
        return Tally(
            self.games + other.games,
            tuple(map(sum, zip(self.wins, other.wins, strict=True))),
            self.ties + other.ties,
            tuple(_sums(*pair) for pair in zip(self.totals, other.totals, strict=True)),
        )

    def means(self, seat: Seat) -> dict[str, float]:
        """What a seat had a game, by name."""
        return {name: total / self.games for name, total in self.totals[seat].items()}


def _sums(one: Totals, other: Totals) -> Totals:
    """Both totals added up, name by name."""
    return {name: one.get(name, 0) + other.get(name, 0) for name in {**one, **other}}


def seat_names(header: Header, seats: Sequence[str]) -> tuple[str, ...]:
    """The teams' names; a team that plays itself is told apart by its seat."""
    if len(set(header.teams)) == len(header.teams):
        return header.teams
    return tuple(f"{team} ({seat})" for team, seat in zip(header.teams, seats, strict=True))


def report(header: Header, seats: Sequence[str], tally: Tally, seconds: float) -> PlainReport:
    """The whole batch as plain values."""
    names = seat_names(header, seats)
    return {
        "game": header.game,
        **dict(zip(seats, header.teams, strict=True)),
        "games": tally.games,
        "seed": header.seed,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1) if seconds else 0.0,
        "wins": dict(zip(names, tally.wins, strict=True)),
        "ties": tally.ties,
        "teams": {name: tally.means(seat) for seat, name in seated(names)},
    }
