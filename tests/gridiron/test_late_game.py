"""The late-game coach of both footballs: games in which a fan looks for the blunders that he would see at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from fieldhouse import catalog
from fieldhouse.games.bowlbound import calls as college
from fieldhouse.games.ddf.choices import KNEEL, POOCH, PUNT
from fieldhouse.table.game import Definition
from fieldhouse.table.table import BatchTable

GAMES = 60
TIME_OUT_CALLED = "time-out"


class Kicks(NamedTuple):
    teams: tuple[str, str]
    options: str
    kneel: int
    punts: tuple[int, ...]


FOOTBALLS = {
    "ddf": Kicks(("2017-NE", "2017-CLE"), "advanced", KNEEL, (PUNT, POOCH)),
    "bowlbound": Kicks(("2024-OSU", "2024-ND"), "recommended", college.KNEEL, (college.PUNT,)),
}


class Snap(NamedTuple):
    """The situation before a play, and the row that it left."""

    quarter: int
    clock: int
    down: int
    to_go: int
    spot: int
    leads: tuple[int, int]
    seat: int
    row: Any
    left: int

    @property
    def lead(self) -> int:
        return self.leads[self.seat]


def snaps(name: str) -> Iterator[Snap]:
    """Every play of many games between two of the usual coaches."""
    definition: Definition[Any, Any] = catalog.game(name)
    kicks = FOOTBALLS[name]
    deal = definition.dealer(definition.header(kicks.teams, 1, {"preset": kicks.options}))
    coach = definition.coach(definition.levels[0])
    for seed in range(GAMES):
        game = deal(BatchTable(seed, (coach, coach)))
        while not game.over:
            lead = game.score[0] - game.score[1]
            before = (game.quarter, game.clock, game.down, game.to_go, game.spot, (lead, -lead), game.offense)
            definition.step(game)
            yield Snap(*before, game.play, game.clock if game.quarter == before[0] else 0)


def blunders(name: str) -> Counter[str]:
    kicks = FOOTBALLS[name]
    seen: Counter[str] = Counter()
    for snap in snaps(name):
        call, row = snap.row.call, snap.row
        is_last_quarter = snap.quarter == 4
        seen["kneels"] += call == kicks.kneel
        seen["a kneel on fourth down leaves them time"] += call == kicks.kneel and snap.down == 4 and snap.left > 0
        seen["a kneel is a safety"] += call == kicks.kneel and bool(row.points)
        seen["a punt three scores behind, ten minutes left"] += (
            call in kicks.punts and is_last_quarter and snap.clock <= 600 and snap.lead <= -17
        )
        seen["fourth and long played without need"] += (
            snap.down == 4 and 0 <= call < 9 and snap.quarter == 1 and snap.to_go >= 10 and snap.spot < 50
        )
        for what, seat in row.asides:
            seen["a time-out three scores behind at the end"] += (
                what == TIME_OUT_CALLED and is_last_quarter and snap.clock <= 120 and snap.leads[seat] <= -17
            )
    return seen


@pytest.mark.parametrize("name", FOOTBALLS)
def test_no_blunder_that_a_fan_sees_at_once(name: str) -> None:
    seen = blunders(name)
    assert seen.pop("kneels") > 0
    assert +seen == Counter()
