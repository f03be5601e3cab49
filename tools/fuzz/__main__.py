"""``make fuzz``: what was tried, and what was lost."""

from __future__ import annotations

import sys

from tools.fuzz import bodies, frames, seals, texts, words
from tools.trials import main

TRIALS = {
    "journals": texts.journals, "charts": texts.charts, "notation": texts.notation, "schedules": texts.schedules,
    "totals": texts.totals, "tables": frames.tables, "commands": words.commands, "bodies": bodies.bodies,
    "seals": seals.seals,
}  # fmt: skip

if __name__ == "__main__":
    sys.exit(main("make fuzz", TRIALS))
