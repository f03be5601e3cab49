"""Who did it: people's names for a play, if the team file has them.

Names are for readers only. They are picked by the play's own facts, never by dice, so that the same game always
tells the same story and no name can change a result.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar
from zlib import crc32

from fieldhouse.games.ddf.model import PLAY_COUNT, PLAYS, Team
from fieldhouse.games.ddf.state import Play

PASSER: Final = "pass"
RUNNER: Final = "rush"
RECEIVER: Final = "receive"
KICK_RETURNER: Final = "kick return"
PUNT_RETURNER: Final = "punt return"
KICKER: Final = "kick"
PUNTER: Final = "punt"
INTERCEPTOR: Final = "intercept"
SACKER: Final = "sack"

T = TypeVar("T")


def fortune(play: Play, salt: str) -> float:
    """A number in [0, 1) that depends on the play's facts and on *salt* alone, the same on every machine."""
    facts = (
        salt, play.kind, play.quarter, play.clock, play.seat, play.spot, play.down, play.to_go, play.call,
        play.formation, play.yards, play.kick_yards, play.result,
    )  # fmt: skip
    return crc32(repr(facts).encode()) / 2**32


def one_of(choices: Sequence[T], play: Play, salt: str) -> T:
    return choices[int(fortune(play, salt) * len(choices))]


def who(team: Team, role: str, play: Play) -> str:
    """The person of *team* who had *role* on this play, or nothing if the team names nobody for it."""
    shares = _shares(team, role, play)
    left = fortune(play, role) * sum(share for _, share in shares)
    for name, share in shares:
        left -= share
        if left < 0:
            return name
    return shares[-1][0] if shares else ""


def _shares(team: Team, role: str, play: Play) -> tuple[tuple[str, float], ...]:
    """The people of a role on the play that was called, or else of the role at large."""
    if 0 <= play.call < PLAY_COUNT:
        on_this_play = team.players.get(f"{role} {PLAYS[play.call]}")
        if on_this_play:
            return on_this_play
    return team.players.get(role, ())
