"""One down as the equilibrium plays it, for the odds page: what it is worth, and how often each call is made."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from fieldhouse.games.ddf.model import FORMATIONS, PLAYS
from fieldhouse.gridiron.equilibrium.playbook import Playbook, number_at
from fieldhouse.gridiron.equilibrium.series import POINT
from fieldhouse.gridiron.equilibrium.tables import WHOLE
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.outcome import LAST_DOWN
from fieldhouse.table.plain_json import PlainReport


class DownMix(NamedTuple):
    """Points to come to the offense, theirs taken off; the shares of plays and formations; on fourth down what the best
    kick is worth.
    """

    points: float
    plays: tuple[float, ...]
    formations: tuple[float, ...]
    kick: float | None

    def values(self) -> PlainReport:
        """For programs, rounded."""
        return {
            "points": round(self.points, 3),
            "plays": {name: round(share, 3) for name, share in zip(PLAYS, self.plays, strict=True)},
            "formations": {name: round(share, 3) for name, share in zip(FORMATIONS, self.formations, strict=True)},
            "best_kick": None if self.kick is None else round(self.kick, 3),
        }

    def page(self) -> Text:
        """The mixes in words, the most frequent calls first."""
        kick = "" if self.kick is None else f" (the best kick {self.kick:+.2f})"
        lines = [f"In equilibrium, far from the end of a half, the down is worth {self.points:+.2f} points{kick}."]
        for who, names, shares in (("Offense", PLAYS, self.plays), ("Defense", FORMATIONS, self.formations)):
            called = sorted(((share, name) for name, share in zip(names, shares, strict=True) if share), reverse=True)
            lines.append(f"{who}: " + ", ".join(f"{name} {100 * share:.0f}%" for share, name in called))
        return Text("\n".join(lines))


def down_mix(playbook: Playbook, situation: Situation) -> DownMix:
    """The down of the first side."""
    seat, spot, down, to_go = situation
    number = number_at(down, to_go, spot)
    plays, formations = playbook.mixes(seat, number)
    kick = playbook.kick_values[seat][spot] / POINT if down == LAST_DOWN else None
    return DownMix(
        playbook.values[seat][number] / POINT,
        tuple(share / WHOLE for share in plays),
        tuple(share / WHOLE for share in formations),
        kick,
    )
