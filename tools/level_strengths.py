"""How strong the levels of Data-Driven Football are against the book: the figures that players are told.

    python -m tools.level_strengths --random 8 --games 100

Same team on both sides, seats alternating, every pair of games with the same dice; basic and advanced play alike. The
shares go to ``library/ddf/strengths.json``, with all that they were measured with.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.exploiters import drawn, duel

from fieldhouse import catalog
from fieldhouse.table.engine import is_compiled

BOOK: Final = "book"
PRESETS: Final = ("basic", "advanced")
KEPT: Final = Path(__file__).parents[1] / "src" / "fieldhouse" / "library" / "ddf" / "strengths.json"


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.level_strengths")
    parser.add_argument("--teams", default="2017-NE,2017-PHI,2022-CHI")
    parser.add_argument("--random", type=int, default=0, help="so many teams at random, instead of those named")
    parser.add_argument("--seasons", default="", help="of these seasons only, with blanks between them")
    parser.add_argument("--draw", type=int, default=18, help="the seed of that draw")
    parser.add_argument("--games", type=int, default=100, help="of each level with each team and preset")
    parser.add_argument("levels", nargs="*", help="only these; the others stay as they are")
    wanted = parser.parse_args(given)
    teams = drawn(wanted.random, wanted.draw, wanted.seasons.split()) if wanted.random else wanted.teams.split(",")
    definition = catalog.game("ddf")
    known = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {"levels": {}}
    for level in wanted.levels or [level for level in definition.levels if level != BOOK]:
        by_team = {preset: {team: share(level, team, preset, wanted.games) for team in teams} for preset in PRESETS}
        games = wanted.games * len(teams) * len(PRESETS)
        shares = {preset: sum(found.values()) / len(found) for preset, found in by_team.items()}
        known["levels"][level] = {
            "share": round(sum(shares.values()) / len(shares), 3),
            "error": round(0.5 / games**0.5, 3),
            "games": games,
            **{preset: round(found, 3) for preset, found in shares.items()},
            "least": round(min(least for found in by_team.values() for least in found.values()), 3),
            "teams": teams,
        }
        print(level, known["levels"][level], flush=True)
        told = {"against": BOOK, "levels": known["levels"]}
        KEPT.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    print(f"Written to {KEPT} ({'compiled' if is_compiled() else 'plain'} engine).")
    return 0


def share(level: str, team: str, preset: str, games: int) -> float:
    definition = catalog.game("ddf")
    return duel(team, preset, definition.coach(level), definition.coach(BOOK), games).share


if __name__ == "__main__":
    sys.exit(main())
