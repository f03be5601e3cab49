"""``make chaos``: what was tried, and what was lost."""

from __future__ import annotations

import sys

from tools.chaos import commands, databases, disk, servers
from tools.trials import main

TRIALS = {
    "kills": servers.kills, "clock": servers.clock, "two": servers.two,
    "seasons": commands.seasons, "leagues": commands.leagues, "saves": commands.saves, "prints": commands.prints,
    "builds": commands.builds, "limit": disk.limit, "full": disk.full, "readonly": disk.readonly,
    "backends": databases.backends, "restarts": databases.restarts,
}  # fmt: skip

if __name__ == "__main__":
    sys.exit(main("make chaos", TRIALS))
