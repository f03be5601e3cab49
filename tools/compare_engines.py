"""Do the two engines play the same games? Every game and preset, total by total, and a season of FOOL.

python -m tools.compare_engines FOLDER [GAMES]

FOLDER is where ``tools.compiled`` has laid out the compiled package. Fails at the first total that differs.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
COUNT: Final = 1_000
FIRST_SEED: Final = 1
PRINT: Final = "--print"
LEAGUE: Final = "a league after a season"


def totals(count: int) -> dict[str, Any]:
    """What *count* games of each game and preset come to, on the engine of this process."""
    from bench.league import played_league

    from fieldhouse import catalog
    from fieldhouse.batch.run import Batch, run
    from fieldhouse.games.fool.codec import league_to_json
    from fieldhouse.table.engine import is_compiled

    found: dict[str, Any] = {"engine": "compiled" if is_compiled() else "plain"}
    for game in catalog.GAMES:
        definition = catalog.game(game)
        for preset in definition.presets:
            header = definition.header(catalog.listing(game).usual_teams or (), FIRST_SEED, {"preset": preset})
            header = replace(header, seats=(definition.levels[0],) * len(header.teams))
            found[f"{game}, {preset}"] = asdict(run(Batch(header, count)))
    league: dict[str, Any] = league_to_json(played_league()[0])
    return found | {f"{LEAGUE}, its {part}": facts for part, facts in league.items()}


def totals_of(package: Path, count: int) -> dict[str, Any]:
    """The same of the engine in *package*, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.compare_engines", PRINT, str(count)],
        env={**os.environ, "PYTHONPATH": str(package)}, cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        sys.exit(done.stderr)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main(folder: str, count: str = str(COUNT)) -> None:
    if folder == PRINT:
        print(json.dumps(totals(int(count))))
        return
    packages = ROOT / "src", Path(folder).resolve()
    with ThreadPoolExecutor(len(packages)) as both:
        plain, compiled = both.map(totals_of, packages, [int(count)] * len(packages))
    if (plain.pop("engine"), compiled.pop("engine")) != ("plain", "compiled"):
        sys.exit(f"{folder} does not hold the compiled engine.")
    for name, tally in plain.items():
        if tally != compiled[name]:
            sys.exit(f"{name}: the engines differ.\nplain    {tally}\ncompiled {compiled[name]}")
    games = [name for name in plain if not name.startswith(LEAGUE)]
    print(f"{count} games each of {'; '.join(games)}; and {LEAGUE}: the same, total by total, plain and compiled.")


if __name__ == "__main__":
    main(*sys.argv[1:])
