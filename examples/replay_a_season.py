"""The season of 2017 once more, and once more: who would have won it?"""

from __future__ import annotations

import fieldhouse

seasons = fieldhouse.replay_season("ddf", 2017, count=2, seed=7)
best = sorted(seasons.rows(), key=lambda row: -row["wins"])[:5]
for row in best:
    print(f"{row['team']:<4} {row['wins']:4.1f} wins, champion in {row['title']:.0%} of the replays")
