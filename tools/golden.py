"""Play the golden games again and write their journals to tests/journals.

Golden journals prove that games saved by an earlier version still play back. Run this only after a change of the
rules that is meant to change games (with a new ``rules_version`` once the game is released), and read the diff.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from fieldhouse import catalog
from fieldhouse.store import saved
from fieldhouse.table.session import Session

FOLDER: Final = Path(__file__).parents[1] / "tests" / "journals"
SCORES: Final = "scores.json"
LEVEL: Final = "random"


class Golden(NamedTuple):
    """One golden game."""

    name: str
    game: str
    teams: tuple[str, ...]
    seed: int
    options: dict[str, Any]


GAMES: Final = (
    Golden("ddf-basic-1", "ddf", ("2017-HAR", "2017-IRO"), 1, {"preset": "basic"}),
    Golden("ddf-basic-2", "ddf", ("2017-IRO", "2017-HAR"), 2, {"preset": "basic"}),
    Golden("ddf-advanced-3", "ddf", ("2017-HAR", "2017-IRO"), 3, {"preset": "advanced"}),
    Golden("ddf-prompted-4", "ddf", ("2017-IRO", "2017-HAR"), 4, {"preset": "advanced", "prompted_audibles": True}),
    Golden("ddf-replay-5", "ddf", ("2017-HAR", "2017-IRO"), 5, {"preset": "replay"}),
    Golden("bowlbound-basic-1", "bowlbound", ("2024-LKS", "2024-PRA"), 1, {"preset": "basic"}),
    Golden("bowlbound-recommended-2", "bowlbound", ("2024-PRA", "2024-LKS"), 2, {"preset": "recommended"}),
    Golden("bowlbound-advanced-3", "bowlbound", ("2024-LKS", "2024-PRA"), 3, {"preset": "advanced"}),
    Golden("lords-four-1", "lords", (), 1, {"owners": 4}),
    Golden("lords-two-2", "lords", ("HAR", "MAP"), 2, {}),
    Golden("lords-advanced-3", "lords", (), 3, {"preset": "advanced", "owners": 3, "new_extra_innings": True}),
    Golden("statispro-book-1", "statispro", ("2040-TID", "2040-COP"), 1, {"preset": "book"}),
    Golden("statispro-fitted-2", "statispro", ("2040-COP", "2040-TID"), 2, {"preset": "fitted"}),
    Golden("statispro-ncaa-3", "statispro", ("2040-NSU", "2040-PIN"), 3, {"preset": "book"}),
    Golden("statispro-fiba-4", "statispro", ("2012-MAR", "2040-KOV"), 4, {"preset": "book"}),
)


def played(golden: Golden) -> Session[Any, Any]:
    """The game as it is played today."""
    definition = catalog.game(golden.game)
    header = definition.header(golden.teams, golden.seed, golden.options)
    header = replace(header, seats=(LEVEL,) * len(header.teams))
    return Session(definition, header, saved.coaches_of(definition, header))


def main() -> None:
    for path in FOLDER.glob("*.jsonl"):
        path.unlink()
    scores = {}
    for golden in GAMES:
        session = played(golden)
        scores[golden.name] = list(session.game.score)
        saved.write(FOLDER / f"{golden.name}.jsonl", session.journal)
        print(f"{golden.name}: {len(session.entries)} entries, {scores[golden.name]}")
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(score)}" for name, score in scores.items())
    (FOLDER / SCORES).write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
