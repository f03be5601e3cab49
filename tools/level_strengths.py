"""How strong the levels of a game are against its usual one: the figures that players are told.

    python -m tools.level_strengths --random 8 --games 100
    python -m tools.level_strengths --game bowlbound --teams 2024-OSU,2024-ND --games 100
    python -m tools.level_strengths --game statispro --games 100

A tournament of each level with the usual one (``fieldhouse tournament``): the same team on both sides, seats
alternating, every pair of games with the same dice; two presets alike. The shares go to
``library/GAME/strengths.json``, with all that they were measured with.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.exploiters import drawn

from fieldhouse import catalog
from fieldhouse.batch.tournament import Tournament, checked, run
from fieldhouse.table.engine import is_compiled
from fieldhouse.table.plain_json import PlainReport

PRESETS: Final = {
    "ddf": ("basic", "advanced"),
    "bowlbound": ("basic", "recommended"),
    "statispro": ("fitted", "book"),
}
TEAMS: Final = {
    "ddf": "2017-NE,2017-PHI,2022-CHI",
    "bowlbound": "2024-OSU,2024-ND",
    "statispro": "1986-BOS,1996-CHI,1996-VAN,2007-SAS,2016-GSW,2024-DET,2040-COP,2040-NSU,2040-PIN,2040-KOV",
}
LIBRARY: Final = Path(__file__).parents[1] / "src" / "fieldhouse" / "library"


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.level_strengths")
    parser.add_argument("--game", default="ddf", choices=PRESETS)
    parser.add_argument("--teams", default="", help="else a few that are known")
    parser.add_argument("--random", type=int, default=0, help="so many teams at random, of Data-Driven Football")
    parser.add_argument("--seasons", default="", help="of these seasons only, with blanks between them")
    parser.add_argument("--draw", type=int, default=18, help="the seed of that draw")
    parser.add_argument("--games", type=int, default=100, help="of each level with each team and preset")
    parser.add_argument("levels", nargs="*", help="only these; the others stay as they are")
    wanted = parser.parse_args(given)
    named = (wanted.teams or TEAMS[wanted.game]).split(",")
    teams = drawn(wanted.random, wanted.draw, wanted.seasons.split()) if wanted.random else named
    kept, presets = LIBRARY / wanted.game / "strengths.json", PRESETS[wanted.game]
    known = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {"levels": {}}
    usual, *others = catalog.game(wanted.game).levels
    for level in wanted.levels or others:
        met = {
            preset: duel(Tournament(wanted.game, (level, usual), tuple(teams), wanted.games, 0, {"preset": preset}))
            for preset in presets
        }
        found = list(met.values())
        known["levels"][level] = {
            "share": round(sum(each["share"] for each in found) / len(found), 3),
            "error": round(sum(each["error"] ** 2 for each in found) ** 0.5 / len(found), 3),
            "games": sum(each["games"] for each in found),
            **{preset: each["share"] for preset, each in met.items()},
            "least": min(least for each in found for least in each["by_team"].values()),
            "teams": teams,
        }
        print(level, known["levels"][level], flush=True)
        told = {"against": usual, "levels": known["levels"]}
        kept.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    print(f"Written to {kept} ({'compiled' if is_compiled() else 'plain'} engine).")
    return 0


def duel(tournament: Tournament) -> PlainReport:
    """What the first of two levels took of the other, over all teams and by team."""
    found: PlainReport = run(checked(tournament))["duels"][0]
    return found


if __name__ == "__main__":
    sys.exit(main())
