"""Which plays and formations a team's charts make pointless, by the solver, against the team itself.

python -m tools.dominated 2017-NE 2017-PHI 2022-CHI --preset advanced
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import numpy as np

from fieldhouse.games.ddf.equilibrium.pairing import solved_policies
from fieldhouse.games.ddf.model import FORMATIONS, PLAYS
from fieldhouse.games.ddf.options import read_options
from fieldhouse.games.ddf.season import season_rules
from fieldhouse.games.ddf.side import Side
from fieldhouse.gridiron.equilibrium.series import POINT, number_of
from fieldhouse.gridiron.equilibrium.stage import Policy
from fieldhouse.gridiron.guessing import Dominated, Worths, dominated_plays
from fieldhouse.gridiron.usual_downs import USUAL
from fieldhouse.library import ddf as ddf_library


def pair_worths(policy: Policy) -> Worths:
    """``[play, formation]``: what a pair is worth to the offense beyond the down, in points, over the usual downs."""
    numbers = [int(number_of(here.down, here.to_go, here.spot)) for here in USUAL]
    weights = np.array([here.often for here in USUAL], dtype=np.float64)
    beyond = policy.payoffs[numbers] - policy.value[numbers][:, None, None]
    worths: Worths = np.tensordot(weights / weights.sum(), beyond, axes=1) / POINT
    return worths


def told(found: Sequence[Dominated], names: Sequence[str]) -> str:
    by: dict[int, list[str]] = {}
    for each in found:
        by.setdefault(each.by, []).append(names[each.call][0])
    return "; ".join(f"{names[best]} over {' '.join(calls)}" for best, calls in by.items()) or "none"


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.dominated")
    parser.add_argument("teams", nargs="+")
    parser.add_argument("--preset", default="basic")
    wanted = parser.parse_args(given)
    options = read_options({"preset": wanted.preset})
    for name in wanted.teams:
        team = ddf_library.load_team(name)
        side = Side(team, options)
        solved = solved_policies(
            (side, side), options, ddf_library.season_charts(team.season), season_rules(team.season)
        )
        worths = pair_worths(solved.policies[0])
        print(f"{name} {wanted.preset}: plays: {told(dominated_plays(worths), PLAYS)}", flush=True)
        print(f"{name} {wanted.preset}: formations: {told(dominated_plays(-worths.T), FORMATIONS)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
