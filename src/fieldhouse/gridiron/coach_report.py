"""How strong a level is with a team: its share against the other levels and against coaches of one idea, and where it
leaks: what somebody who knows its mixes gains on the usual downs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeVar

from fieldhouse.gridiron.equilibrium.one_game import Mix
from fieldhouse.gridiron.equilibrium.playbook import USUAL_DOWNS, SmallGame
from fieldhouse.gridiron.equilibrium.tables import PAYOFF
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.game import FootballGame
from fieldhouse.gridiron.names import situation_text
from fieldhouse.gridiron.odds import place
from fieldhouse.gridiron.outcome import snap
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.seat import AWAY

GameT = TypeVar("GameT", bound=FootballGame)
SHOWN: Final = 5


class KnownMixes(NamedTuple):
    """What the pairs of a down pay, in ``PAYOFF`` to a point, and what a level calls and answers there."""

    pays: SmallGame
    calls: Mix
    answers: Mix

    @property
    def leak(self) -> float:
        """Points a down that somebody gains who knows both mixes, mean of the two sides."""
        best_call = max(sum(pay * share for pay, share in zip(row, self.answers, strict=True)) for row in self.pays)
        best_answer = min(
            sum(row[answer] * share for row, share in zip(self.pays, self.calls, strict=True))
            for answer in range(len(self.answers))
        )
        return (best_call - best_answer) / PAYOFF / 2


def leaks(game: GameT, mixes_of: Callable[[GameT], KnownMixes | None]) -> list[PlainReport]:
    """What somebody who knows the mixes of a level gains a down on the usual ones, in points, the worst first; nothing
    of a level that has no mixes that could be known. Moves *game* from down to down.
    """
    found = []
    for down, to_go, spot in USUAL_DOWNS:
        situation = Situation(AWAY, spot, down, to_go)
        place(game, situation)
        game.phase = SCRIMMAGE
        known = mixes_of(game)
        if known is None:
            return []
        found.append({"where": situation_text(game, snap(situation)), "points": round(known.leak, 4)})
    return sorted(found, key=lambda row: -row["points"])


def report(
    share_rows: Sequence[PlainReport], leak_rows: Sequence[PlainReport], level: str, team: str, games: int
) -> PlainReport:
    """A coach's strength for a program: all shares, the first few of the leaks, and the mean of all of them."""
    mean = sum(row["points"] for row in leak_rows) / len(leak_rows) if leak_rows else None
    return {
        "team": team,
        "level": level,
        "games": games,
        "standard_error": round(0.5 / games**0.5, 4) if games else None,
        "shares": list(share_rows),
        "leaks": list(leak_rows[:SHOWN]),
        "leak_a_down": None if mean is None else round(mean, 4),
    }
