"""Who did it: people's names for a play, if the team file has them.

Names are for readers only. They are picked by the play's own facts and the game's number, never by dice, so that the
same game always tells the same story and no name can change a result.

One man passes at a time. The passers' shares of the season lie one after the other along a line, and a game is a
sixteenth of it, cut out by the game's number: as a rule it falls to one man, who starts and finishes, and where it
runs on into the next man's part he comes in for the rest. So each has his share of the games, not of the snaps.
(Which number a game has that nobody has seen is drawn when it is over: ``casting``.)

Who runs or catches is drawn by the call and by what came of it, so that a man's yards and touchdowns are his own: the
long runs fall to whoever had them in life. And every game has its men: one has the ball more than usual, another sits.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import gamma, log
from typing import Final, TypeVar
from zlib import crc32

from fieldhouse.games.ddf.gains import gain_name
from fieldhouse.games.ddf.model import PLAY_COUNT, PLAYS, Team
from fieldhouse.games.ddf.scoresheet import is_touchdown_from_scrimmage
from fieldhouse.games.ddf.state import Play
from fieldhouse.gridiron.phases import QUARTER, REGULATION
from fieldhouse.table.seat import Seat

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

BY_GAIN: Final = {RUNNER: 2.0, RECEIVER: 1.0}
"""How much a gain says of who it was. A run's says less than in life, for defenses force more of them: so it is taken
to this power."""
DAYS: Final = {RUNNER: 0.45, RECEIVER: 0.0}
SELDOM: Final = {RUNNER: 0.085, RECEIVER: 0.04}
"""How much a man's part of a game varies: by the first for everybody, by the second the more the smaller his share is
(set by the rows of docs/fidelity-fan.md: men, carries and catches a game)."""
LEAST_SHARE, MOST_VARIED = 0.005, 2.5

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
    """One of the choices, by the play's own fortune."""
    return choices[int(fortune(play, salt) * len(choices))]


def who(team: Team, role: str, play: Play, game: str = "") -> str:
    """The person of *team* who had *role* on this play of *game*, or nothing if the team names nobody for it."""
    if role == PASSER:
        return passer(team, play, game)
    if role in ONE_A_GAME:
        return man_at(team.players.get(role, ()), by_number(game, team.name, role))
    shares = _on_the_field(team, _shares(team, role, play), play, game)
    if role in BY_GAIN:
        shares = _in_form(team, role, _by_gain(team, role, shares, play), game)
    return man_at(shares, fortune(play, role))


def passer(team: Team, play: Play, game: str) -> str:
    """Whose part of the season's line this moment of the game falls into."""
    gone = min(play.quarter - play.clock / QUARTER, REGULATION) / REGULATION
    return man_at(team.players.get(PASSER, ()), (by_number(game, team.name, PASSER) + gone / SEASON) % 1)


def game_of(number: int, seat: Seat) -> str:
    """What names are drawn by in a game of that number, for one of its sides."""
    return f"{number} {seat}"


def by_number(game: str, team: str, what: str) -> float:
    """A number in [0, 1) that depends on these three alone, the same on every play."""
    return crc32(repr((game, team, what)).encode()) / 2**32


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


def _by_gain(team: Team, role: str, shares: Shares, play: Play) -> Shares:
    """The shares, given what came of the play: whoever has more of such gains than of all is the likelier man.

    So everybody's own rates come out of results that know no names (Bayes: a man's share of the calls, times his
    share of such gains over his share of all).
    """
    such = f"{role} {gain_name(play.yards, is_touchdown_from_scrimmage(play))}"
    leans = _likelier(team.players.get(such, ()), team.players.get(role, ()), BY_GAIN[role])
    return tuple([(name, share * leans[name]) for name, share in shares if name in leans]) or shares


@lru_cache(maxsize=2048)
def _likelier(of_such: Shares, of_all: Shares, power: float) -> dict[str, float]:
    """How much likelier than usual each man is to have had such a gain."""
    usual = dict(of_all)
    return {name: (share / usual[name]) ** power for name, share in of_such if name in usual}


def _in_form(team: Team, role: str, shares: Shares, game: str) -> Shares:
    """The shares of one game: on some days a man has the ball often, on others hardly ever."""
    days = _days(team.name, role, team.players.get(role, ()), game)
    return tuple([(name, share * days.get(name, 1.0)) for name, share in shares])


@lru_cache(maxsize=64)
def _days(team: str, role: str, usual: Shares, game: str) -> dict[str, float]:
    """How much more than usual each man has the ball in a game; one on average (Weibull, by the game's number)."""
    found = {}
    for name, share in usual:
        power = min(DAYS[role] + SELDOM[role] / max(share, LEAST_SHARE), MOST_VARIED)
        found[name] = (-log(1 - by_number(game, team, name))) ** power / gamma(1 + power)
    return found


def _shares(team: Team, role: str, play: Play) -> Shares:
    """The people of a role on the play that was called, or else of the role at large."""
    if 0 <= play.call < PLAY_COUNT:
        on_this_play = team.players.get(f"{role} {PLAYS[play.call]}")
        if on_this_play:
            return on_this_play
    return team.players.get(role, ())
