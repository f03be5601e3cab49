"""The late-game coach of both footballs: games in which a fan looks for the blunders that he would see at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from fieldhouse import catalog
from fieldhouse.games.bowlbound import calls as college
from fieldhouse.games.ddf.choices import KNEEL, POOCH, PUNT
from fieldhouse.gridiron.outcome import NEXT_SNAP, SHORT_TIME
from fieldhouse.table.game import Definition
from fieldhouse.table.seat import Seat
from fieldhouse.table.table import BatchTable

GAMES = 100
TIME_OUT_CALLED = "time-out"


class Kicks(NamedTuple):
    teams: tuple[str, str]
    kneel: int
    punts: tuple[int, ...]
    last_punt: int
    """With no more seconds left nobody three scores behind punts; before that coaches do as real ones did: of 197 such
    fourth downs with two to four minutes left 57 were punts, in nine seasons."""


FOOTBALLS = {
    "ddf": Kicks(("2017-NE", "2017-CLE"), KNEEL, (PUNT, POOCH), 120),
    "bowlbound": Kicks(("2024-OSU", "2024-ND"), college.KNEEL, (college.PUNT,), 120),
}


class Snap(NamedTuple):
    """The situation before a play, and the row that it left."""

    quarter: int
    clock: int
    down: int
    to_go: int
    spot: int
    leads: tuple[int, int]
    seat: Seat
    time_outs: tuple[int, int]
    row: Any
    left: int

    @property
    def lead(self) -> int:
        return self.leads[self.seat]

    @property
    def is_clock_left_to_die(self) -> bool:
        """A score behind, with the ball and a down left, and nobody stops the clock or spikes, though there was time
        to: a time-out makes ten seconds of any play, a spike twenty in all, or ten where the chains are moved.
        """
        row = self.row
        is_behind = self.quarter == 4 and -8 <= self.lead < 0
        if not is_behind or self.left or row.outcome is None or row.outcome.ending != NEXT_SNAP or row.points:
            return False
        has_ball = row.outcome.seat == self.seat and row.outcome.seconds > SHORT_TIME
        has_time_out = self.time_outs[self.seat] > 0 and self.clock > SHORT_TIME
        is_down_spare = self.down < 3 or row.first_down
        return has_ball and (has_time_out or (is_down_spare and self.clock > 2 * SHORT_TIME))


def snaps(name: str, preset: str) -> Iterator[Snap]:
    """Every play of many games between two of the usual coaches."""
    definition: Definition[Any, Any] = catalog.game(name)
    kicks = FOOTBALLS[name]
    deal = definition.dealer(definition.header(kicks.teams, 1, {"preset": preset}))
    coach = definition.coach(definition.levels[0])
    for seed in range(GAMES):
        game = deal(BatchTable(seed, (coach, coach)))
        while not game.over:
            lead = game.score[0] - game.score[1]
            before = (game.quarter, game.clock, game.down, game.to_go, game.spot, (lead, -lead), game.offense)
            time_outs = (game.time_outs[0], game.time_outs[1])
            definition.step(game)
            yield Snap(*before, time_outs, game.play, game.clock if game.quarter == before[0] else 0)


def blunders(name: str, preset: str) -> Counter[str]:
    kicks = FOOTBALLS[name]
    seen: Counter[str] = Counter()
    for snap in snaps(name, preset):
        call, row = snap.row.call, snap.row
        is_last_quarter = snap.quarter == 4
        seen["kneels"] += call == kicks.kneel
        seen["a kneel on fourth down leaves them time"] += call == kicks.kneel and snap.down == 4 and snap.left > 0
        seen["a kneel is a safety"] += call == kicks.kneel and bool(row.points)
        seen["the clock is left to die a score behind"] += snap.is_clock_left_to_die
        seen["a punt three scores behind near the end"] += (
            call in kicks.punts and is_last_quarter and snap.clock <= kicks.last_punt and snap.lead <= -17
        )
        seen["fourth and long played without need"] += (
            snap.down == 4 and 0 <= call < 9 and snap.quarter == 1 and snap.to_go >= 10 and snap.spot < 50
        )
        for what, seat in row.asides:
            seen["a time-out three scores behind at the end"] += (
                what == TIME_OUT_CALLED and is_last_quarter and snap.clock <= 120 and snap.leads[seat] <= -17
            )
    return seen


@pytest.mark.parametrize(
    ("name", "preset"),
    [("ddf", "basic"), ("ddf", "advanced"), ("bowlbound", "recommended"), ("bowlbound", "advanced")],
)
def test_no_blunder_that_a_fan_sees_at_once(name: str, preset: str) -> None:
    seen = blunders(name, preset)
    assert seen.pop("kneels") > 0
    assert +seen == Counter()
