"""One game, computer against computer: who won, the last plays, and its journal on disk."""

from __future__ import annotations

import tempfile
from pathlib import Path

import fieldhouse

game = fieldhouse.play("ddf", "2017-NE", "2017-PHI", seed=52, options="basic")
for team, points in zip(game.teams, game.score, strict=True):
    print(f"{team:>8} {points:3d}")
print(*list(game.play_by_play())[-6:], sep="\n")

path = Path(tempfile.mkdtemp()) / "super-bowl.journal"
game.save(path)
assert fieldhouse.replay(path, verify=True).score == game.score
