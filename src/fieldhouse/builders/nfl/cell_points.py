"""What cells are worth in expected points: what formations are held against each other by.

A formation that stops one play must pay for it against another, and yards do not tell the price: five yards more on
half of the throws are not what five yards fewer on all of them are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from fieldhouse.builders.nfl.measures import Floats
from fieldhouse.games.ddf.coaching.league_plan import CALLS
from fieldhouse.games.ddf.model import PLAY_COUNT, USUAL_SACK, USUAL_SCRAMBLE
from fieldhouse.gridiron.guessing import OFTEN, call_shares
from fieldhouse.gridiron.usual_downs import USUAL, UsualDown, gain_worth, loss_worth

LEAST, MOST = -30, 99
"""The yards that are told apart."""
MOVES: Final = np.arange(-20.0, 21.0)
"""The numbers of defense charts that gains are tried with."""
SACKED: Final = 0.8
"""The share of traps that end in a sack."""
RETURNED: Final = 8
"""Yards an interception is brought back."""
LOST: Final = 0.5


LEAGUE_CALLS: Final = call_shares(CALLS) * OFTEN[:, None]
"""``[down, play]``: how often of all usual downs each is met with each play."""
CALL_SHARES: Final = np.asarray(LEAGUE_CALLS.sum(axis=0))
"""How often each play is called on the usual downs."""


@dataclass(frozen=True)
class Curves:
    """What results of each play are worth, over the downs on which the play is called."""

    plain: Floats
    """``[play, yards - LEAST]``"""
    moved: Floats
    """``[play, at]``: a gain of the average offense, with a number of ``MOVES[at]`` added to it."""
    trap: Floats
    pick: Floats
    fumble: Floats

    def gain(self, play: int, yards: float) -> float:
        """What a gain of so many yards is worth on a play, in points."""
        return float(self.plain[play, min(max(round(yards), LEAST), MOST) - LEAST])

    def gains(self, play: int, yards: Floats) -> Floats:
        """What gains of so many yards are worth on a play, in points, for many at once."""
        return np.asarray(self.plain[play, np.clip(np.rint(yards), LEAST, MOST).astype(int) - LEAST])


def curves(samples: list[tuple[Floats, Floats]], means: Floats, pick_depth: Floats) -> Curves:
    """*samples* are the league's gains of each play, yards and weights, to be taken with these *means*."""
    weights = LEAGUE_CALLS / CALL_SHARES
    values = np.array([[gain_worth(here, yards) for yards in range(LEAST, MOST + 1)] for here in USUAL])
    plain = weights.T @ values
    moved = np.zeros((PLAY_COUNT, len(MOVES)))
    for play, (yards, often) in enumerate(samples):
        off = means[play] - float(yards @ often) / float(often.sum())
        at = yards[None, :] + off + MOVES[:, None]
        curve = np.interp(at, np.arange(LEAST, MOST + 1), plain[play]) @ (often / often.sum())
        moved[play] = np.maximum.accumulate(curve + 1e-6 * MOVES)
    trap = SACKED * plain[:, USUAL_SACK - LEAST] + (1 - SACKED) * plain[:, USUAL_SCRAMBLE - LEAST]

    def lost(play: int, depth: float) -> float:
        def worth(here: UsualDown) -> float:
            return loss_worth(here, round(depth) - RETURNED)

        return float(weights[:, play] @ np.array([worth(here) for here in USUAL]))

    pick = np.array([lost(play, float(pick_depth[play])) for play in range(PLAY_COUNT)])
    fumble = np.array([LOST * lost(play, 3.0) + (1 - LOST) * plain[play, 3 - LEAST] for play in range(PLAY_COUNT)])
    return Curves(plain, moved, trap, pick, fumble)


def double_centered(raw: Floats, mix: Floats) -> Floats:
    """``[formation, play]``: moved so that every formation is worth the same under the league's calls, and every play
    the same over the formations that meet it."""
    out = raw.copy()
    for _ in range(30):
        out = out - (out @ CALL_SHARES)[:, None]
        out = out - (mix * out).sum(axis=0)[None, :]
    return out
