"""Journals that are kept for ever: a game of every preset under the rules of a version, with the charts that it had,
and a season of FOOL with its ledger.

    python -m tools.freeze [GAME]...          writes tests/journals/frozen/GAME-VERSION, all if none is named
    python -m tools.freeze --check FOLDER     plays what a folder holds, and says what does not come out as it did

Run the first when a version of the rules is declared (docs/promise.md), never for a change of them: that is a new
``rules_version``, with a folder of its own beside the old ones.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import as_file
from pathlib import Path
from typing import Final

from tools.frozen_league import freeze_league, league_faults

from fieldhouse import catalog, library
from fieldhouse.games.fool.commands import RULES_VERSION
from fieldhouse.library.packed import SHIPPED
from fieldhouse.store import saved
from fieldhouse.table.refusal import Refusal
from fieldhouse.table.session import Session

FROZEN: Final = Path(__file__).resolve().parents[1] / "tests" / "journals" / "frozen"
TEAMS: Final = {
    "ddf": ("2017-HAR", "2017-IRO"), "bowlbound": ("2024-LKS", "2024-PRA"), "statispro": ("2040-TID", "2040-COP"),
    "lords": (),
}  # fmt: skip
FREEZABLE: Final = (*catalog.GAMES, catalog.LEAGUE)
LEVEL: Final = "random"
SEED: Final = 20261117
SUMS: Final = "sums.json"
SCORES: Final = "scores.json"
CHARTS: Final = "charts"


def folder_of(game: str, root: Path = FROZEN) -> Path:
    """Where the journals of a game's rules of today lie, or would."""
    version = RULES_VERSION if game == catalog.LEAGUE else catalog.game(game).rules_version
    return root / f"{game}-{version}"


def freeze(game: str, root: Path = FROZEN) -> Path:
    """Play a game of every preset, or a league's season, and keep it with the hashes of all its files."""
    folder = folder_of(game, root)
    if folder.exists():
        raise Refusal(f"{folder} is frozen: it is never written anew. A change of rules is a new rules_version.")
    if game == catalog.LEAGUE:
        freeze_league(folder, SEED)
    else:
        _freeze_games(game, folder)
    _write(folder / SUMS, _sums(folder))
    return folder


def _freeze_games(game: str, folder: Path) -> None:
    """Play a game of every preset, and write journals, scores and charts."""
    definition, scores = catalog.game(game), {}
    _keep_charts(game, folder / CHARTS / game)
    for place, preset in enumerate(definition.presets):
        header = definition.header(TEAMS[game], SEED + place, {"preset": preset})
        header = replace(header, seats=(LEVEL,) * len(header.teams))
        session = Session(definition, header, saved.coaches_of(definition, header))
        saved.write(folder / f"{preset}.jsonl", session.journal)
        scores[preset] = list(session.game.score)
    _write(folder / SCORES, scores)


def _keep_charts(game: str, folder: Path) -> None:
    """Copy what the games are played with, as a user's own files lie: they win over what ships later."""
    (folder / "teams").mkdir(parents=True)
    (folder / "seasons").mkdir()
    with as_file(SHIPPED / game) as shipped:
        for component in sorted(shipped.glob("*.txt")):
            shutil.copy(component, folder)
    for team in TEAMS[game]:
        (folder / "teams" / f"{team}.txt").write_text(library.team_text(team, game), encoding="utf-8")
        shared = library.nearest_season(int(team[:4]), game)
        if shared:
            (folder / "seasons" / f"{team[:4]}.txt").write_text(shared[0], encoding="utf-8")


def _sums(folder: Path) -> dict[str, str]:
    """The hash of every file."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != SUMS)
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def _write(path: Path, values: object) -> None:
    path.write_text(json.dumps(values, indent=1) + "\n", encoding="utf-8")


def faults(folder: Path) -> Iterator[str]:
    """What of a frozen folder is not as it was: a file that changed, a journal that ends otherwise. The charts of the
    folder must be those at hand (``FIELDHOUSE_DATA``)."""
    known = json.loads((folder / SUMS).read_text(encoding="utf-8"))
    for name, digest in (known | _sums(folder)).items():
        if known.get(name) != digest or not (folder / name).is_file():
            yield f"{name} is not what was frozen."
    if folder.name.startswith(f"{catalog.LEAGUE}-"):
        yield from league_faults(folder)
        return
    scores = json.loads((folder / SCORES).read_text(encoding="utf-8"))
    for preset, score in scores.items():
        try:
            journal = saved.read(folder / f"{preset}.jsonl")
            session = saved.verified(catalog.rules_of(journal.header), journal)
        except (Refusal, OSError) as refusal:
            yield f"{preset}: {refusal}"
            continue
        if not session.over or list(session.game.score) != score:
            yield f"{preset} ends {list(session.game.score)}, not {score}."


def checked(folder: Path) -> list[str]:
    """The same in a process of its own, where the folder's charts are at hand."""
    environment = {**os.environ, library.DATA_VARIABLE: str(folder / CHARTS)}
    order = [sys.executable, "-m", "tools.freeze", "--check", str(folder)]
    root = Path(__file__).resolve().parents[1]
    done = subprocess.run(order, env=environment, cwd=root, capture_output=True, text=True, check=False)
    return [*done.stdout.splitlines(), *([done.stderr] if done.stderr else [])]


def main(words: list[str]) -> None:
    if words[:1] == ["--check"]:
        print("\n".join(faults(Path(words[1]))), end="")
        return
    for game in words or FREEZABLE:
        print(freeze(game))


if __name__ == "__main__":
    main(sys.argv[1:])
