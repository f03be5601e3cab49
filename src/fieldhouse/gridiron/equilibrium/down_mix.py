"""One down as the equilibrium plays it, for the odds page: what it is worth, and how often each call is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from fieldhouse.gridiron.equilibrium.playbook import Playbook, number_at
from fieldhouse.gridiron.equilibrium.series import POINT
from fieldhouse.gridiron.equilibrium.tables import PARTS
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.outcome import LAST_DOWN
from fieldhouse.table.plain_json import PlainReport


class DownMix(NamedTuple):
    """Points to come to the offense, theirs taken off; the shares of calls and of what answers them, by name; on fourth
    down what the best kick is worth.
    """

    points: float
    plays: dict[str, float]
    formations: dict[str, float]
    kick: float | None

    def values(self) -> PlainReport:
        """For a program."""
        return {
            "points": round(self.points, 3),
            "plays": {name: round(share, 3) for name, share in self.plays.items()},
            "formations": {name: round(share, 3) for name, share in self.formations.items()},
            "best_kick": None if self.kick is None else round(self.kick, 3),
        }

    def page(self) -> Text:
        """The mixes in words, the most frequent calls first."""
        kick = "" if self.kick is None else f" (the best kick {self.kick:+.2f})"
        lines = [f"In equilibrium, far from the end of a half, the down is worth {self.points:+.2f} points{kick}."]
        for who, shares in (("Offense", self.plays), ("Defense", self.formations)):
            called = sorted(((share, name) for name, share in shares.items() if share), reverse=True)
            lines.append(f"{who}: " + ", ".join(f"{name} {100 * share:.0f}%" for share, name in called))
        return Text("\n".join(lines))


def down_mix(playbook: Playbook, situation: Situation, plays: Sequence[str], formations: Sequence[str]) -> DownMix:
    """The down of whoever has the ball; calls and answers have those names."""
    seat, spot, down, to_go = situation
    number = number_at(down, to_go, spot)
    calls, answers = (
        {name: share / PARTS for name, share in zip(names, mix, strict=True)}
        for names, mix in zip((plays, formations), playbook.shares(seat, number), strict=True)
    )
    kick = playbook.kick_values[seat][spot] / POINT if down == LAST_DOWN else None
    return DownMix(playbook.values[seat][number] / POINT, calls, answers, kick)
