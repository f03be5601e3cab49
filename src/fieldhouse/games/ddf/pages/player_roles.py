"""Who did it: people's names for a play, if the team file has them.

Names are for readers only. They are picked by the play's own facts and the game's number, never by dice, so that the
same game always tells the same story and no name can change a result.

One man passes at a time. The passers' shares of the season lie one after the other along a line, and a game is a
sixteenth of it, cut out by the game's number: as a rule it falls to one man, who starts and finishes, and where it
runs on into the next man's part he comes in for the rest. So each has his share of the games, not of the snaps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar
from zlib import crc32

from fieldhouse.games.ddf.model import PLAY_COUNT, PLAYS, Team
from fieldhouse.games.ddf.state import Play
from fieldhouse.gridiron.phases import QUARTER, REGULATION

PASSER: Final = "pass"
RUNNER: Final = "rush"
RECEIVER: Final = "receive"
KICK_RETURNER: Final = "kick return"
PUNT_RETURNER: Final = "punt return"
KICKER: Final = "kick"
PUNTER: Final = "punt"
INTERCEPTOR: Final = "intercept"
SACKER: Final = "sack"

SEASON: Final = 16
"""So many games share the season's line."""
ONE_A_GAME: Final = (KICKER, PUNTER)
PASSERS_SHARE: Final = 0.1
"""From here on a man who passes is a quarterback: he does not run or catch while another one plays."""

T = TypeVar("T")
Shares = tuple[tuple[str, float], ...]


def fortune(play: Play, salt: str) -> float:
    """A number in [0, 1) that depends on the play's facts and on *salt* alone, the same on every machine."""
    facts = (
        salt, play.kind, play.quarter, play.clock, play.seat, play.spot, play.down, play.to_go, play.call,
        play.formation, play.yards, play.kick_yards, play.result,
    )  # fmt: skip
    return crc32(repr(facts).encode()) / 2**32


def one_of(choices: Sequence[T], play: Play, salt: str) -> T:
    return choices[int(fortune(play, salt) * len(choices))]


def who(team: Team, role: str, play: Play, game: str = "") -> str:
    """The person of *team* who had *role* on this play of *game*, or nothing if the team names nobody for it."""
    if role == PASSER:
        return passer(team, play, game)
    if role in ONE_A_GAME:
        return man_at(team.players.get(role, ()), by_number(game, team, role))
    return man_at(_on_the_field(team, _shares(team, role, play), play, game), fortune(play, role))


def passer(team: Team, play: Play, game: str) -> str:
    """Whose part of the season's line this moment of the game falls into."""
    gone = min(play.quarter - play.clock / QUARTER, REGULATION) / REGULATION
    return man_at(team.players.get(PASSER, ()), (by_number(game, team, PASSER) + gone / SEASON) % 1)


def by_number(game: str, team: Team, role: str) -> float:
    """A number in [0, 1) that depends on the game alone."""
    return crc32(repr((game, team.name, role)).encode()) / 2**32


def man_at(shares: Shares, point: float) -> str:
    """Whose part of a line from 0 to 1 a *point* falls into, if everybody's is as long as his share."""
    left = point * sum(share for _, share in shares)
    for name, share in shares:
        left -= share
        if left < 0:
            return name
    return shares[-1][0] if shares else ""


def _on_the_field(team: Team, shares: Shares, play: Play, game: str) -> Shares:
    """The people of a role without the quarterbacks who sit."""
    sitting = {name for name, share in team.players.get(PASSER, ()) if share >= PASSERS_SHARE}
    sitting.discard(passer(team, play, game))
    return tuple(each for each in shares if each[0] not in sitting) or shares


def _shares(team: Team, role: str, play: Play) -> Shares:
    """The people of a role on the play that was called, or else of the role at large."""
    if 0 <= play.call < PLAY_COUNT:
        on_this_play = team.players.get(f"{role} {PLAYS[play.call]}")
        if on_this_play:
            return on_this_play
    return team.players.get(role, ())
